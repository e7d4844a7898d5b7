"""Journal: how every finished game ended, one line each, and lines are only ever added.

A line is a JSON object of integers and texts with a check sum, at most 16 KiB; what was cut off
by a power cut or damaged later is skipped and stays where it is.  Lines of a type that is not
known here were written by a newer version: they are skipped, too.
"""

import errno
import gc
import hashlib
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from acquire_desktop.codec import fields_of, list_of, matching
from acquire_desktop.storage.atomic import sync_file, write_all
from acquire_desktop.storage.envelope import GAME_ID
from acquire_desktop.storage.folders import ensure_folder, sync_folder
from acquire_desktop.storage.reading import check_regular, read_file
from acquire_desktop.storage.strict_json import StrictJsonError, canonical, parse, without_mark

MAX_BYTES: Final = 64 << 20
"""Of a journal; 60,000 games of four players take less."""
MAX_LINE: Final = 16 << 10
"""Bytes of a line; those of a game of four players are 1,000."""

_GAME: Final = "game"
_DELETED: Final = "deleted"
_TYPE: Final = re.compile(r"[a-z]{1,16}")
_SUM_DIGITS: Final = 16
_SUM_FIELD: Final = b',"sum":"%b"}'
"""The last field of a line; the sum is that of the line without it."""
_SUM_LENGTH: Final = len(_SUM_FIELD) - 2 + _SUM_DIGITS
_ID: Final = re.compile(rb'"id":"([0-9a-f]{32})"')
_GAME_MARK: Final = b'"type":"game"'
_DELETED_MARK: Final = b'"type":"deleted"'
_MOST_DELETED: Final = 400
_FLAGS: Final = (
    os.O_RDWR
    | os.O_APPEND
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
)


@dataclass(frozen=True, slots=True)
class Journal:
    """The results in a journal."""

    games: Mapping[str, Mapping[str, object]]
    """The fields of the game lines by game id, in the order of the lines."""
    deleted: frozenset[str]
    """Ids of games that the user wanted forgotten."""
    skipped: int
    """Lines that are damaged, or of a type that is not known here."""


def read_journal(path: Path) -> Journal:
    """Read a journal; one that is not there is empty.

    Raises:
        OSError: If it cannot be read, or is no regular file.
    """
    return journal_from(journal_bytes(path))


def journal_from(data: bytes) -> Journal:
    """Return the journal in these bytes; the first line of a game counts."""
    with no_collection():
        return _journal_from(data)


@contextmanager
def no_collection() -> Iterator[None]:
    """Let nothing be collected meanwhile: looking through 100,000 new values takes its time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _journal_from(data: bytes) -> Journal:
    games: dict[str, Mapping[str, object]] = {}
    deleted: set[str] = set()
    skipped = 0
    for raw in _lines(data):
        try:
            line = _line_from(raw)
            if line["type"] == _GAME:
                games.setdefault(_id_of(line), line)
            elif line["type"] == _DELETED:
                ids = list_of(fields_of(line, {"type", "games"})["games"], _MOST_DELETED)
                deleted |= {matching(game, GAME_ID) for game in ids}
            else:
                skipped += 1
        except StrictJsonError:
            skipped += 1
    return Journal(games, frozenset(deleted), skipped)


def ids_in(data: bytes) -> list[str]:
    """Return the ids of the games in a journal in their order.

    That takes a fraction of the time of reading it: of the lines only the check sums are proved.
    """
    found = (_ID.search(raw) for raw in _lines(data) if _GAME_MARK in raw and _is_whole(raw))
    return list(dict.fromkeys(match[1].decode() for match in found if match))


def deleted_in(data: bytes) -> frozenset[str]:
    """Return the ids of the games that the user wanted forgotten, without reading the others."""
    return journal_from(b"\n".join(raw for raw in _lines(data) if _DELETED_MARK in raw)).deleted


class JournalIndex:
    """Which games a journal knows; it is read again only after it was changed by somebody else.

    It is used by one thread at a time.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._state: tuple[int, int, int] | None = None
        self.games: dict[str, None] = {}
        """Ids in the order of the lines."""
        self.deleted: frozenset[str] = frozenset()

    def look(self) -> None:
        """Know what the journal says now.

        Raises:
            OSError: If it cannot be read, or is no regular file.
        """
        state = self._look_at_file()
        if state is None or state != self._state:
            self._state = None
            data = journal_bytes(self._path)
            self.games = dict.fromkeys(ids_in(data))
            self.deleted = deleted_in(data)
            self._state = state

    def add(self, game_id: str, line: bytes) -> None:
        """Add the line of a game.

        Raises:
            OSError: As ``append`` and ``look`` do.
        """
        self.look()
        append(self._path, line)
        self.games[game_id] = None
        self._state = self._look_at_file()

    def _look_at_file(self) -> tuple[int, int, int] | None:
        try:
            found = self._path.stat()
        except FileNotFoundError:
            return None
        return found.st_ino, found.st_size, found.st_mtime_ns


def game_line(game_id: str, fields: Mapping[str, object]) -> bytes:
    """Return the line of a game.

    Args:
        game_id: 32 hex digits.
        fields: JSON values without floats.

    Raises:
        ValueError: If it would be longer than a line may be.
    """
    return _line({**fields, "type": _GAME, "id": game_id})


def deleted_lines(games: Sequence[str]) -> bytes:
    """Return the lines that say which games the user wanted forgotten, 400 in each."""
    starts = range(0, len(games), _MOST_DELETED)
    parts = [list(games[start : start + _MOST_DELETED]) for start in starts]
    return b"".join(_line({"type": _DELETED, "games": part}) for part in parts)


def append(path: Path, line: bytes) -> None:
    """Add a line, on disk when this returns.

    A line before it that was cut off is closed first, so that it spoils nothing but itself.

    Raises:
        OSError: If it cannot be written, or if what stands there is no regular file.
    """
    ensure_folder(path.parent)
    is_new = not os.path.lexists(path)
    if not is_new:
        check_regular(path.stat(), path)
    file = os.open(path, _FLAGS | os.O_CREAT, 0o600)
    try:
        check_regular(os.fstat(file), path)
        size = os.lseek(file, 0, os.SEEK_END)
        if size + len(line) > MAX_BYTES:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
        write_all(file, (b"" if _ends_whole(file, size) else b"\n") + line)
        sync_file(file)
    finally:
        os.close(file)
    if is_new:
        sync_folder(path.parent)


def journal_bytes(path: Path) -> bytes:
    """Return the bytes of a journal, none of one that is not there.

    Raises:
        OSError: If it cannot be read, or is no regular file.
    """
    try:
        return read_file(path, MAX_BYTES)
    except FileNotFoundError:
        return b""


def _line(fields: Mapping[str, object]) -> bytes:
    body = canonical(dict(fields))
    line = body[:-1] + _SUM_FIELD % _sum_of(body) + b"\n"
    if len(line) > MAX_LINE:
        raise ValueError(f"a line of {len(line)} bytes")
    return line


def _sum_of(body: bytes) -> bytes:
    return hashlib.sha256(body).hexdigest()[:_SUM_DIGITS].encode()


def _lines(data: bytes) -> Iterator[bytes]:
    return (raw for raw in without_mark(data[:MAX_BYTES]).split(b"\n") if raw)


def _line_from(raw: bytes) -> dict[str, object]:
    """Read a line and check its sum, which is left out.

    Raises:
        StrictJsonError: If it is not whole.
    """
    if not _is_whole(raw):
        raise StrictJsonError("not what its check sum says")
    value = parse(raw[:-_SUM_LENGTH] + b"}")
    if type(value) is not dict:
        raise StrictJsonError("no object")
    matching(value.get("type"), _TYPE)
    return value


def _is_whole(raw: bytes) -> bool:
    is_short = len(raw) < MAX_LINE
    return is_short and raw.endswith(_SUM_FIELD % _sum_of(raw[:-_SUM_LENGTH] + b"}"))


def _id_of(line: Mapping[str, object]) -> str:
    return matching(line.get("id"), GAME_ID)


def _ends_whole(file: int, size: int) -> bool:
    """Tell whether an open file is empty or ends with the end of a line."""
    if not size:
        return True
    os.lseek(file, size - 1, os.SEEK_SET)
    return os.read(file, 1) == b"\n"
