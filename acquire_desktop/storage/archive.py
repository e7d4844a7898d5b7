"""Archive: the saves of finished games that are kept for good, whatever is played after them."""

import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from acquire_desktop.storage.atomic import write_atomically
from acquire_desktop.storage.envelope import MAX_BYTES, SUFFIX, read_header
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.folders import Folders, ensure_folder
from acquire_desktop.storage.reading import read_file

REVIEW_SUFFIX: Final = ".review"
_OURS: Final = re.compile(r"(?P<game>[0-9a-f]{32})\.[a-z]{1,16}")
"""A save, or something else about the same game."""


def archive_path(folders: Folders, game_id: str) -> Path:
    """Return where a finished game is kept for good."""
    return folders.archive / f"{game_id}{SUFFIX}"


def review_path(folders: Folders, game_id: str) -> Path:
    """Return where the judgements of a finished game are kept, beside its save."""
    return folders.archive / f"{game_id}{REVIEW_SUFFIX}"


def read_review(folders: Folders, game_id: str) -> bytes:
    """Return the stored judgements of a game, unchecked, or nothing.

    At most one byte more than a save may have.
    """
    try:
        return read_file(review_path(folders, game_id), MAX_BYTES)
    except OSError:
        return b""


def keep_review(folders: Folders, game_id: str, data: bytes) -> None:
    """Keep the judgements of a finished game that is kept itself; else they are let go.

    Raises:
        OSError: If they cannot be written.
    """
    if is_kept(folders, game_id):
        write_atomically(review_path(folders, game_id), data)


def is_kept(folders: Folders, game_id: str) -> bool:
    """Tell whether a game is kept for good, and whole or written by a newer version."""
    try:
        read_header(read_file(archive_path(folders, game_id), MAX_BYTES))
    except OSError:
        return False
    except SaveError as error:
        return error.problem is SaveProblem.TOO_NEW
    return True


def archive(folders: Folders, game_id: str, data: bytes) -> None:
    """Keep the save of a finished game, unless it is there already and whole.

    Raises:
        OSError: If it cannot be written.
    """
    if not is_kept(folders, game_id):
        ensure_folder(folders.archive)
        write_atomically(archive_path(folders, game_id), data)


def archived_games(folders: Folders) -> frozenset[str]:
    """Return the ids of the games that are kept for good.

    Raises:
        OSError: If the folder is there and cannot be read.
    """
    return frozenset(path.stem for path in _ours(folders) if path.suffix == SUFFIX)


def trim(folders: Folders, order: Sequence[str], count: int) -> None:
    """Remove all but the games that ended last.

    Args:
        folders: The user's.
        order: Ids of games, the one that ended first before the others; those that are not
            among them count as older.
        count: How many may stay.

    Raises:
        OSError: If the folder cannot be read, or a file in it not be removed.
    """
    kept = archived_games(folders)
    if len(kept) > count:
        age = {game: at for at, game in enumerate(order)}
        oldest_first = sorted(kept, key=lambda game: (age.get(game, -1), game))
        _remove(folders, frozenset(oldest_first[: len(kept) - count]))


def delete_archive(folders: Folders) -> None:
    """Remove every game that is kept for good, and what else is known about it.

    Raises:
        OSError: If the folder cannot be read, or a file in it not be removed; the others are.
    """
    _remove(folders, None)
    with suppress(OSError):  # whatever else somebody put there stays
        folders.archive.rmdir()


def _remove(folders: Folders, games: frozenset[str] | None) -> None:
    """Remove what belongs to some games, or to all; the first error comes after all were tried."""
    error: OSError | None = None
    for path in _ours(folders):
        if games is None or path.name.partition(".")[0] in games:
            try:
                path.unlink(missing_ok=True)
            except OSError as found:
                error = error or found
    if error is not None:
        raise error


def _ours(folders: Folders) -> list[Path]:
    try:
        return [path for path in folders.archive.iterdir() if _OURS.fullmatch(path.name)]
    except FileNotFoundError:
        return []
