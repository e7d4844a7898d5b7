"""Reading: the one way to a file that may be anything, bounded and without waiting.

A pipe would wait for a writer, and some devices never end: what is no regular file is refused, and
a link counts as what it leads to.
"""

import errno
import os
import stat
from pathlib import Path
from typing import Final

_PART_BYTES: Final = 1 << 20
"""One read may ask for memory for all that it may bring: not for the whole limit at once."""
_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
)


class NotAFileError(OSError):
    """A folder, pipe, device or socket where a file belongs."""


def read_file(path: Path, limit: int) -> bytes:
    """Return a file's content, of one that is longer than ``limit`` one byte more.

    Raises:
        NotAFileError: If it is no regular file.
        OSError: If it cannot be read.
    """
    check_regular(path.stat(), path)  # asked first: to open a device can do something
    file = os.open(path, _FLAGS)
    try:
        check_regular(os.fstat(file), path)
        parts, left = [], limit + 1
        while left and (part := os.read(file, min(left, _PART_BYTES))):
            parts.append(part)
            left -= len(part)
        return b"".join(parts)
    finally:
        os.close(file)


def check_regular(found: os.stat_result, path: Path) -> None:
    """Refuse what is no regular file.

    Raises:
        NotAFileError: If it is none.
    """
    if stat.S_ISREG(found.st_mode):
        return
    number = errno.EISDIR if stat.S_ISDIR(found.st_mode) else errno.ENXIO
    raise NotAFileError(number, os.strerror(number), str(path))
