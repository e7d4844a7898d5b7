"""Backups of the games: a ring for each game, one for each overwritten file, a cap on all.

A backup of a game is called ``<game id>.s<save number>.acquire``, one of a file that was
overwritten ``file-<hash of its path>.s<number>.acquire``; so names sort by age without a clock.
"""

import hashlib
import os
import re
import secrets
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from acquire_desktop.storage.atomic import write_atomically
from acquire_desktop.storage.envelope import (
    MAX_BYTES,
    SUFFIX,
    Header,
    begins_like_save,
    read_header,
)
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.folders import Folders, ensure_folder
from acquire_desktop.storage.reading import read_file

TURNS_KEPT: Final = 10
FILE_VERSIONS_KEPT: Final = 3
BYTES_KEPT: Final = 20 << 20
"""Bytes of all autosaves and backups together."""

_BACKUP: Final = re.compile(rf"(?P<owner>[0-9a-f]{{32}}|file-[0-9a-f]{{16}})\.s[0-9]{{10}}{SUFFIX}")
_SET_ASIDE: Final = re.compile(rf"[0-9a-f]{{32}}\.unreadable-[0-9a-f]{{8}}{SUFFIX}")
_AUTOSAVE: Final = re.compile(rf"(?P<owner>[0-9a-f]{{32}}){SUFFIX}")


def autosave_path(folders: Folders, game_id: str) -> Path:
    """Return where a game's newest state is kept."""
    return folders.autosaves / f"{game_id}{SUFFIX}"


def autosaved_games(folders: Folders) -> dict[str, Path]:
    """Return the autosaves by game id."""
    folder = folders.autosaves
    return {
        match.group("owner"): folder / name
        for name in _names_in(folder)
        if (match := _AUTOSAVE.fullmatch(name))
    }


def backups_of(folders: Folders, owner: str) -> list[Path]:
    """Return the backups of one game or file, oldest first."""
    folder = folders.backups
    return [
        folder / name
        for name in _names_in(folder)
        if (match := _BACKUP.fullmatch(name)) and match.group("owner") == owner
    ]


def all_backups(folders: Folders) -> list[Path]:
    """Return everything of ours that is kept of any game or file, oldest first for each."""
    folder = folders.backups
    return [
        folder / name
        for name in _names_in(folder)
        if _BACKUP.fullmatch(name) or _SET_ASIDE.fullmatch(name)
    ]


def owner_of(path: Path) -> str:
    """Return the game or file that one of our own saves belongs to."""
    return path.name.partition(".")[0]


def file_owner(path: Path) -> str:
    """Return under which name the backups of a file of the user's are kept.

    Raises:
        ValueError: If no file can have that name.
    """
    whole = os.path.realpath(path)
    place = hashlib.sha256(whole.encode("utf-8", "surrogatepass")).hexdigest()
    return f"file-{place[:16]}"


def back_up_game(folders: Folders, game_id: str, save_no: int, data: bytes) -> None:
    """Keep a state of a game unless the newest backup is the same; drop the oldest ones.

    Args:
        folders: The user's folders.
        game_id: Of the game.
        save_no: Of the state.
        data: Its save, which is whole.

    Raises:
        OSError: If it cannot be written.
    """
    ring = backups_of(folders, game_id)
    if not ring or _bytes_of(ring[-1]) != data:
        path = _keep(folders, f"{game_id}.s{save_no:010}{SUFFIX}", data)
        _remove(sorted({*ring, path})[:-TURNS_KEPT])


def back_up_file(folders: Folders, path: Path) -> None:
    """Keep the save that is about to be overwritten, if the file is one.

    Raises:
        OSError: If it cannot be read or written.
    """
    data = read_file(path, MAX_BYTES)
    if len(data) > MAX_BYTES or not begins_like_save(data):
        return
    owner = file_owner(path)
    ring = backups_of(folders, owner)
    if ring and _bytes_of(ring[-1]) == data:
        return
    number = int(ring[-1].name.split(".")[1][1:]) + 1 if ring else 1
    _keep(folders, f"{owner}.s{number:010}{SUFFIX}", data)
    _trim(backups_of(folders, owner))


def set_aside_unreadable(folders: Folders, game_id: str) -> None:
    """Move an autosave that cannot be read out of the way of the next one.

    Raises:
        OSError: If it cannot be moved.
    """
    path = autosave_path(folders, game_id)
    if os.path.lexists(path) and header_at(path) is None:
        ensure_folder(folders.backups)
        path.replace(folders.backups / f"{game_id}.unreadable-{secrets.token_hex(4)}{SUFFIX}")


def header_at(path: Path) -> Header | None:
    """Return the public facts of a save on disk, or None if it cannot be read."""
    data = _bytes_of(path)
    if data is None:
        return None
    try:
        return read_header(data)
    except SaveError:
        return None


def is_over(path: Path) -> bool:
    """Tell whether a save on disk is of a game that is over."""
    header = header_at(path)
    return header is not None and header.over


def prune(
    folders: Folders, order: Sequence[str], games_kept: int, waiting: Collection[str] = ()
) -> None:
    """Remove the oldest games over the limits, never the first nor the last played whole one.

    Args:
        folders: The user's folders.
        order: Game ids, the last played first.
        games_kept: How many games may stay.
        waiting: Games that stay beside those, unless all together take too many bytes.
    """
    autosaves, rings = autosaved_games(folders), _rings(folders)
    whole = (game for game in order if game in autosaves and header_at(autosaves[game]))
    spared = {*order[:1], next(whole, "")}
    for game in order[games_kept:]:
        if game not in spared:
            _remove(rings.get(game, []))
            _remove(_present(autosaves, game) if game not in waiting else [])
    oldest_first = [game for game in reversed(order) if game not in spared]
    files = _set_aside(folders)
    files += [path for game in oldest_first for path in rings.get(game, [])]
    files += [path for owner in rings if owner.startswith("file-") for path in rings[owner]]
    files += [path for game in oldest_first for path in _present(autosaves, game)]
    _remove_until_small(folders, files)


def _present(autosaves: dict[str, Path], game: str) -> list[Path]:
    return [autosaves[game]] if game in autosaves else []


def _remove_until_small(folders: Folders, files: Iterable[Path]) -> None:
    ours = [*autosaved_games(folders).values(), *all_backups(folders)]
    total = sum(_size_of(path) for path in ours)
    for path in files:
        if total <= BYTES_KEPT:
            return
        total -= _size_of(path)
        _remove([path])


def _set_aside(folders: Folders) -> list[Path]:
    """Return what could not be read, of each game the newest after all older ones."""
    found = [path for path in all_backups(folders) if _SET_ASIDE.fullmatch(path.name)]
    found.sort(key=modified_ns)
    newest = {owner_of(path): path for path in found}
    return [path for path in found if newest[owner_of(path)] != path] + list(newest.values())


def _trim(ring: list[Path]) -> None:
    """Drop the oldest versions of a file, some of which may have been damaged."""
    kept, old = ring[-FILE_VERSIONS_KEPT:], ring[:-FILE_VERSIONS_KEPT]
    if not any(header_at(path) for path in reversed(kept)):
        # All of these are damaged: the newest whole one stays too.
        whole = next((path for path in reversed(old) if header_at(path)), None)
        old = [path for path in old if path != whole]
    _remove(old)


def _keep(folders: Folders, name: str, data: bytes) -> Path:
    ensure_folder(folders.backups)
    path = folders.backups / name
    write_atomically(path, data)
    return path


def _rings(folders: Folders) -> dict[str, list[Path]]:
    """Return the backups by the game or file that they are of, oldest first."""
    rings: dict[str, list[Path]] = {}
    folder = folders.backups
    for name in _names_in(folder):
        if match := _BACKUP.fullmatch(name):
            rings.setdefault(match.group("owner"), []).append(folder / name)
    return rings


def _names_in(folder: Path) -> list[str]:
    try:
        return sorted(os.listdir(folder))  # noqa: PTH208 - hundreds, of which few become paths
    except OSError:
        return []


def _bytes_of(path: Path) -> bytes | None:
    try:
        data = read_file(path, MAX_BYTES)
    except OSError:
        return None
    return data if len(data) <= MAX_BYTES else None


def _size_of(path: Path) -> int:
    try:
        return path.lstat().st_size
    except OSError:
        return 0


def modified_ns(path: Path) -> int:
    """Return when a file was last changed, 0 where nobody can tell."""
    try:
        return path.lstat().st_mtime_ns
    except OSError:
        return 0


def _remove(paths: Iterable[Path]) -> None:
    for path in paths:
        with suppress(OSError):
            path.unlink()
