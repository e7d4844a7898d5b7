"""Recent games: what was played and opened last, in that order; no clock is asked."""

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock
from typing import Final

from acquire_desktop.storage.atomic import write_atomically
from acquire_desktop.storage.envelope import GAME_ID
from acquire_desktop.storage.folders import Folders, ensure_folder
from acquire_desktop.storage.reading import read_file
from acquire_desktop.storage.strict_json import (
    StrictJsonError,
    fields_of,
    int_of,
    list_of,
    matching,
    parse,
    path_of,
)

GAME_LIMIT: Final = 20
FILE_LIMIT: Final = 10

_FORMAT: Final = "acquire-desktop-recent"
_VERSION: Final = 1
_MAX_BYTES: Final = 1 << 18
_changing: Final = Lock()
"""Held from reading the list to writing it: games are remembered in the thread that saves them."""


@dataclass(frozen=True, slots=True)
class Recent:
    """The last games and files, newest first."""

    games: tuple[str, ...] = ()
    """Game ids, at most 20."""
    files: tuple[Path, ...] = ()
    """Files that the user opened or saved to, at most 10; they may be gone."""


def read_recent(folders: Folders) -> Recent:
    """Return the list; an empty one when there is none that can be read."""
    try:
        data = read_file(folders.recent, _MAX_BYTES)
        return _recent_from(parse(data)) if len(data) <= _MAX_BYTES else Recent()
    except (OSError, StrictJsonError):
        return Recent()


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


def forget_files(folders: Folders) -> None:
    """Take all files off the list."""
    with _changing:
        _write(folders, replace(read_recent(folders), files=()))


def _recent_from(value: object) -> Recent:
    values = fields_of(value, {"format", "version", "games", "files"})
    if values["format"] != _FORMAT:
        raise StrictJsonError("not a list of recent games")
    int_of(values["version"], _VERSION, _VERSION)
    games = tuple(matching(game, GAME_ID) for game in list_of(values["games"], GAME_LIMIT))
    files = tuple(path_of(path) for path in list_of(values["files"], FILE_LIMIT))
    return Recent(games, files)


def _write(folders: Folders, recent: Recent) -> None:
    """Write the list; it is a convenience, so a full disk does not stop a game for it."""
    value = {
        "format": _FORMAT,
        "version": _VERSION,
        "games": list(recent.games),
        "files": [str(path) for path in recent.files],
    }
    with suppress(OSError):
        ensure_folder(folders.recent.parent)
        write_atomically(folders.recent, json.dumps(value, indent=1).encode("ascii"))
