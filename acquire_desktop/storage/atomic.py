"""Atomic write: a new file is whole and on disk, or the old one stays.

Only ``fsync`` before the rename makes a save survive a power cut, and only the rename keeps
a reader from seeing half of it.  There is no fallback that writes into the file itself.
"""

import errno
import os
import secrets
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from acquire_desktop.storage.reading import check_regular

_TEMP_PREFIX: Final = ".acq-"
_TEMP_SUFFIX: Final = ".tmp"
_RETRY_DELAYS_S: Final = (0.05, 0.1, 0.2, 0.4, 0.8)
_BUSY_ON_WINDOWS: Final = frozenset({5, 32, 33})
"""Access denied, sharing violation, lock violation: a virus scanner lets go of the file soon."""
_NO_FOLDER_SYNC: Final = frozenset({errno.EINVAL, errno.ENOTSUP})
"""How a file system says that folders need no flush of their own."""
_STARTED_NS: Final = time.time_ns()
_CLOCKS_DIFFER_NS: Final = 60 * 10**9
"""By how much the clock of a disk elsewhere may be ahead of ours."""


def write_atomically(path: Path, data: bytes) -> None:
    """Replace a file's content by ``data``, or leave the file as it was.

    Raises:
        OSError: If any step failed, or if what stands there is no regular file. The old
            content is untouched, unless the flush of the folder failed after the rename: then
            the new content is whole but may not outlive a power cut.
    """
    target = Path(os.path.realpath(path))
    check_replaceable(target)
    temp = target.parent / f"{_TEMP_PREFIX}{secrets.token_hex(4)}{_TEMP_SUFFIX}"
    folder = _open_folder(target.parent)
    try:
        _write_new(temp, data)
        try:
            _check_written(temp, data)
            _copy_mode(target, temp)
            check_replaceable(target)
            _replace(temp, target)
        except BaseException:
            _discard(temp)
            raise
        if folder is not None:
            _sync_folder(folder)
    finally:
        if folder is not None:
            os.close(folder)


def check_replaceable(path: Path) -> None:
    """Refuse to replace what stands at a path, if it is anything but a regular file.

    Raises:
        OSError: If it is something else, or cannot be looked at.
    """
    with suppress(FileNotFoundError):
        check_regular(path.lstat(), path)


def remove_stray_temps(folder: Path) -> None:
    """Remove temporary files of ours that a killed run left in a folder."""
    latest = time.time_ns() + _CLOCKS_DIFFER_NS
    with suppress(OSError):
        for temp in folder.glob(f"{_TEMP_PREFIX}*{_TEMP_SUFFIX}"):
            with suppress(OSError):
                # One written since the start belongs to somebody who is saving right now; one of
                # the future was left before the clock was set back.
                if not _STARTED_NS <= temp.lstat().st_mtime_ns <= latest:
                    temp.unlink()


def _open_folder(folder: Path) -> int | None:
    # Opened before the rename, so that less can fail after it.
    if sys.platform == "win32":
        return None
    return os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)


def _write_new(temp: Path, data: bytes) -> None:
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    flags |= getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
    file = os.open(temp, flags, 0o600)
    try:
        try:
            write_all(file, data)
            sync_file(file)
        finally:
            os.close(file)
    except BaseException:
        _discard(temp)
        raise


def write_all(file: int, data: bytes) -> None:
    """Write all of some bytes to an open file.

    Raises:
        OSError: If not all could be written.
    """
    rest = memoryview(data)
    while rest:
        count = os.write(file, rest)
        if count <= 0:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        rest = rest[count:]


def sync_file(file: int) -> None:
    """Have the content of an open file outlive a power cut.

    Raises:
        OSError: If it does not.
    """
    if sys.platform == "darwin":
        import fcntl

        # There fsync stops at the drive's own cache.
        with suppress(OSError):
            fcntl.fcntl(file, fcntl.F_FULLFSYNC)
            return
    os.fsync(file)


def _check_written(temp: Path, data: bytes) -> None:
    if temp.read_bytes() != data:
        raise OSError(errno.EIO, "the file does not read back as it was written")


def _copy_mode(target: Path, temp: Path) -> None:
    try:
        mode = stat.S_IMODE(target.stat().st_mode)
    except FileNotFoundError:
        return
    temp.chmod(mode)


def _replace(temp: Path, target: Path) -> None:
    for delay_s in _RETRY_DELAYS_S:
        try:
            temp.replace(target)
        except OSError as error:
            if getattr(error, "winerror", None) not in _BUSY_ON_WINDOWS:
                raise
            time.sleep(delay_s)
        else:
            return
    temp.replace(target)


def _sync_folder(folder: int) -> None:
    try:
        os.fsync(folder)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise


def _discard(temp: Path) -> None:
    with suppress(OSError):
        temp.unlink()
