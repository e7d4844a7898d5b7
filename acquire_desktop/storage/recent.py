"""Recent games: what was played and opened last, in that order; no clock is asked."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock
from typing import Annotated, Final

from acquire_desktop.storage.envelope import GAME_ID
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.small_file import SmallFile

GAME_LIMIT: Final = 20
FILE_LIMIT: Final = 10

_MAX_BYTES: Final = 1 << 18
_changing: Final = Lock()
"""Held from reading the list to writing it: games are remembered in the thread that saves them."""


@dataclass(frozen=True, slots=True)
class Recent:
    """The last games and files, newest first."""

    games: Annotated[tuple[Annotated[str, GAME_ID], ...], GAME_LIMIT] = ()
    files: Annotated[tuple[Path, ...], FILE_LIMIT] = ()
    """Files that the user opened or saved to; they may be gone."""


_FILE: Final = SmallFile("acquire-desktop-recent", Recent, _MAX_BYTES)


def read_recent(folders: Folders) -> Recent:
    """Return the list; an empty one when there is none that can be read."""
    return _FILE.read_or(folders.recent, Recent())


def remember_games(folders: Folders, games: Sequence[str]) -> None:
    """Put these games, the last played first, in place of those on the list."""
    with _changing:
        _write(folders, replace(read_recent(folders), games=tuple(games[:GAME_LIMIT])))


def remember_file(folders: Folders, path: Path) -> None:
    """Put a file first."""
    path = path.absolute()
    with _changing:
        recent = read_recent(folders)
        others = tuple(other for other in recent.files if other != path)
        _write(folders, replace(recent, files=(path, *others)[:FILE_LIMIT]))


def forget_file(folders: Folders, path: Path) -> None:
    """Take a file off the list."""
    with _changing:
        recent = read_recent(folders)
        files = tuple(other for other in recent.files if other != path.absolute())
        _write(folders, replace(recent, files=files))


def _write(folders: Folders, recent: Recent) -> None:
    """Write the list; it is a convenience, so a full disk does not stop a game for it."""
    with suppress(SaveError):
        _FILE.write(folders.recent, recent)
