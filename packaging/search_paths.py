"""Search paths in libraries: none may lead to a folder of the machine that built them.

A Python built by hand writes its own folder into every module of its library. In the frozen
program that path helps nobody, and whoever can make such a folder could have code loaded from it.
"""

import struct
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

_DYNAMIC: Final = 2
"""The kind of the part of a file that tells the linker what it needs."""
_NULL, _STRTAB, _RPATH, _RUNPATH, _LOAD = 0, 5, 15, 29, 1
_MAGIC: Final = b"\x7fELF\x02\x01"
"""A file of a 64-bit system whose low bytes come first."""
_Segment = tuple[int, int, int, int]
"""Kind, offset in the file, address, size."""


def _segments(data: bytes) -> Iterator[_Segment]:
    (start,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<2H", data, 54)
    for at in range(start, start + size * count, size):
        kind, _flags, offset, address, _physical, length = struct.unpack_from("<2I4Q", data, at)
        yield kind, offset, address, length


def _entries(data: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield where each entry of the dynamic part is, its tag and its value."""
    for kind, offset, _address, length in _segments(data):
        if kind == _DYNAMIC:
            for at in range(offset, offset + length, 16):
                yield at, *struct.unpack_from("<qQ", data, at)


def search_paths(data: bytes) -> list[str]:
    """Return the folders in which a library or program looks for others; none for other files."""
    if not data.startswith(_MAGIC):
        return []
    found = list(_entries(data))
    names = next((value for _, tag, value in found if tag == _STRTAB), 0)
    paths: list[str] = []
    for kind, offset, address, length in _segments(data):
        if kind == _LOAD and address <= names < address + length:
            for _, tag, value in found:
                if tag in (_RPATH, _RUNPATH):
                    at = offset + names - address + value
                    paths += data[at : data.index(0, at)].decode().split(":")
    return paths


def without_search_paths(data: bytes) -> bytes:
    """Return a library that looks for others only where the system has them."""
    changed = bytearray(data)
    found = list(_entries(data))
    kept = [(tag, value) for _, tag, value in found if tag not in (_RPATH, _RUNPATH)]
    kept += [(_NULL, 0)] * (len(found) - len(kept))
    for (at, _, _), entry in zip(found, kept, strict=True):
        struct.pack_into("<qQ", changed, at, *entry)
    return bytes(changed)


def clean_search_paths(files: Iterable[Path]) -> None:
    """Take the search paths out of those files that have one to a folder of the building machine.

    Paths that begin where the file itself is stay.
    """
    for path in files:
        if path.is_file() and not path.is_symlink():
            data = path.read_bytes()
            paths = search_paths(data)
            if any(place.startswith("/") for place in paths):
                path.write_bytes(without_search_paths(data))
