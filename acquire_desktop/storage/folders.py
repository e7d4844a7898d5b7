"""Folders of the user's own files."""

import errno
import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

APP_NAME: Final = "acquire-desktop"
_HOME_VARIABLE: Final = "ACQUIRE_HOME"
PORTABLE: Final = "portable"
"""A folder of this name beside a frozen program takes all of the user's files."""
_TOP: Final = Path(os.sep).absolute()
_VERSION_FOLDER: Final = "v1"
"""Raised with a save format that released programs cannot read, so that none prunes its saves."""


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
    def archive(self) -> Path:
        """One save for each finished game that is kept for good."""
        return self.data / "games" / _VERSION_FOLDER

    @property
    def saves(self) -> tuple[Path, ...]:
        """All folders of the program's own saves."""
        return self.autosaves, self.backups, self.archive

    @property
    def journal(self) -> Path:
        """The results of the finished games, one line each."""
        return self.data / "journal.jsonl"

    @property
    def recent(self) -> Path:
        """The list of games and files in the order they were last used."""
        return self.data / "recent.json"

    @property
    def pins(self) -> Path:
        """The PINs that hold for the games, and how often wrong ones were tried."""
        return self.data / "pins.json"

    @property
    def lesson(self) -> Path:
        """How far the user is in a lesson."""
        return self.data / "lesson.json"

    @property
    def puzzles(self) -> Path:
        """The results of the puzzles that were tried."""
        return self.data / "puzzles.json"

    @property
    def practice(self) -> Path:
        """The mistakes that are to come back."""
        return self.data / "practice.json"

    @property
    def duplicate(self) -> Path:
        """The games of those who play one deal after each other, until all have done so."""
        return self.data / "duplicate.json"

    @property
    def duplicate_copy(self) -> Path:
        """The same as it was when a person last began or ended."""
        return self.data / "duplicate-copy.json"

    @property
    def writing(self) -> Path:
        """The note of where a file of the user's is being written."""
        return self.data / "writing.json"

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
        return folders_in(root)
    try:
        return Folders(
            platformdirs.user_data_path(APP_NAME, appauthor=False),
            platformdirs.user_config_path(APP_NAME, appauthor=False),
            platformdirs.user_log_path(APP_NAME, appauthor=False),
        )
    except RuntimeError:  # the system knows of no home
        return folders_in(home_folder() / APP_NAME)


def folders_in(root: Path) -> Folders:
    """Return folders that all lie below one."""
    return Folders(root / "data", root / "config", root / "logs")


def home_folder() -> Path:
    """Return the user's home, or the topmost folder where the system knows of none."""
    try:
        return Path.home()
    except RuntimeError:
        return _TOP


def _chosen_root() -> Path | None:
    home = os.environ.get(_HOME_VARIABLE)
    if home:
        return Path(home).absolute()
    if getattr(sys, "frozen", False):
        portable = Path(sys.executable).parent / PORTABLE
        return portable if portable.is_dir() else None
    return None


def ensure_folder(folder: Path) -> None:
    """Make a folder that only the user can look into, and those above it, unless they are there.

    Raises:
        FileExistsError: If something else has the name of one of them.
        OSError: If one cannot be made.
    """
    if folder.is_dir():
        return
    missing = [folder]
    while not os.path.lexists(above := missing[-1].parent) and above != missing[-1]:
        missing.append(above)
    if not above.is_dir():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(above))
    for place in reversed(missing):
        place.mkdir(mode=0o700, exist_ok=True)
        sync_folder(place.parent)


def sync_folder(folder: Path) -> None:
    """Have what was made in a folder outlive a power cut, where that takes a call."""
    if sys.platform == "win32":
        return
    # A folder that may be written to and not be read is no reason to save nothing.
    with suppress(OSError):
        file = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def is_there(path: Path) -> bool:
    """Tell whether there is something at a path that can be looked at.

    A name that is too long or a folder that may not be entered is no error here.
    """
    try:
        path.stat()
    except (OSError, ValueError):
        return False
    return True
