"""The lock on the user's data folder: one program at a time writes there.

It is the system's own lock on an open file. The system takes it away when its holder ends,
however that ends; so what the file holds means nothing, and no number of a process that an old
file tells can be taken for a living one.
"""

import errno
import os
import sys
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Final

from acquire_desktop.storage.folders import ensure_folder

_READABLE_AT_LEAST: Final = frozenset({errno.EISDIR, errno.EACCES, errno.EPERM, errno.EROFS})
"""What may stand in the way of writing to the file; open for reading it can be locked too."""


class Claim(Enum):
    """The outcome of asking for the lock."""

    OWNED = "owned"
    HELD = "held"
    """Another program has it, and lives."""
    UNKNOWN = "unknown"
    """There is no lock to be had here: no such folder can be made, or its disk knows no locks."""


class FolderLock:
    """Holds the lock of one folder until it is closed or the process ends."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "running.lock"
        self._file: int | None = None

    def take(self) -> Claim:
        """Ask for the lock; it is no fault to ask again."""
        if self._file is not None:
            return Claim.OWNED
        try:
            ensure_folder(self._path.parent)
            file = _open(self._path)
        except OSError:
            return Claim.UNKNOWN
        claim = _lock(file)
        if claim is Claim.OWNED:
            self._file = file
        else:
            os.close(file)
        return claim

    def close(self) -> None:
        """Give the lock back. The file stays: another program may have it open already."""
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):  # whatever it says, the file is no longer open
                os.close(file)


def _open(path: Path) -> int:
    # A pipe of that name must not wait for somebody at its other end.
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
    try:
        return os.open(path, flags, 0o600)
    except OSError as error:
        if error.errno not in _READABLE_AT_LEAST:
            raise
    return os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))


def _lock(file: int) -> Claim:
    if sys.platform == "win32":
        import msvcrt

        with suppress(OSError):
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            return Claim.OWNED
        return Claim.HELD
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return Claim.HELD
    except OSError:
        return Claim.UNKNOWN
    return Claim.OWNED
