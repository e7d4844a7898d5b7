"""Folders of the user's own files."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

APP_NAME: Final = "acquire-desktop"
_HOME_VARIABLE: Final = "ACQUIRE_HOME"
PORTABLE: Final = "portable"
"""A folder of this name beside a frozen program takes all of the user's files."""
_VERSION_FOLDER: Final = "v1"
"""The save format's version: an older program neither reads nor prunes a newer one's saves."""


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of one user; nothing is made before the first write."""

    data: Path
    """Saves, backups and the list of recent games."""
    config: Path
    """Settings."""
    logs: Path
    """Logs and crash reports."""

    @property
    def autosaves(self) -> Path:
        """One save for each game, the newest state of it."""
        return self.data / "autosave" / _VERSION_FOLDER

    @property
    def backups(self) -> Path:
        """Older states of the games, and files that were overwritten."""
        return self.data / "backups" / _VERSION_FOLDER

    @property
    def recent(self) -> Path:
        """The list of games and files in the order they were last used."""
        return self.data / "recent.json"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"


def user_folders() -> Folders:
    """Return the system's usual folders.

    When ``ACQUIRE_HOME`` is set they are below it, else in a portable program below its own folder.
    """
    root = _chosen_root()
    if root is not None:
        return Folders(root / "data", root / "config", root / "logs")
    return Folders(
        platformdirs.user_data_path(APP_NAME, appauthor=False),
        platformdirs.user_config_path(APP_NAME, appauthor=False),
        platformdirs.user_log_path(APP_NAME, appauthor=False),
    )


def _chosen_root() -> Path | None:
    home = os.environ.get(_HOME_VARIABLE)
    if home:
        return Path(home).absolute()
    if getattr(sys, "frozen", False):
        portable = Path(sys.executable).parent / PORTABLE
        return portable if portable.is_dir() else None
    return None


def ensure_folder(folder: Path) -> None:
    """Make a folder that only the user can look into, unless it is there.

    Raises:
        OSError: If it cannot be made.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def is_there(path: Path) -> bool:
    """Tell whether there is something at a path that can be looked at.

    A name that is too long or a folder that may not be entered is no error here.
    """
    try:
        path.stat()
    except (OSError, ValueError):
        return False
    return True
