"""Evidence: the log and the file of crashes, private and bounded, without homes and secrets.

What is written names no home folder, for that is mostly a person's name, and of an error only
what Python itself worded: other messages may quote an action, a tile or a player.
"""

import faulthandler
import logging
import os
import re
import stat
import sys
import traceback
from collections.abc import Iterator
from contextlib import suppress
from copy import copy
from io import FileIO, TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from acquire_desktop.storage.folders import ensure_folder, home_folder
from acquire_desktop.storage.reading import check_regular

LOG_NAME: Final = "acquire-desktop.log"
CRASH_NAME: Final = "crash.log"
LOG_BYTES: Final = 512 * 1024
CRASH_BYTES: Final = 256 * 1024
"""How much of earlier crashes is kept at a start."""
_LOG_FILES: Final = 4
_FLAGS: Final = os.O_CREAT | os.O_APPEND | getattr(os, "O_CLOEXEC", 0)
_NO_WAIT: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
_WORDED_BY_PYTHON: Final = (
    *(ArithmeticError, AttributeError, ImportError, MemoryError, NameError),
    *(OSError, RuntimeError, TypeError),
)


def open_logs(folder: Path) -> None:
    """Write to files from now on what is logged, and what kills the program.

    Raises:
        OSError: If they cannot be written.
    """
    if logging.lastResort is not None:  # what writes to standard error where there is no file
        logging.lastResort.setFormatter(_Formatter("%(message)s"))
    ensure_folder(folder)
    handler = _LogFile(
        folder / LOG_NAME,
        maxBytes=LOG_BYTES,
        backupCount=_LOG_FILES,
        encoding="utf-8",
        errors="backslashreplace",  # a path need not be UTF-8
    )
    try:
        crashes = _opened_crash_file(folder / CRASH_NAME)
    except OSError:
        handler.close()
        raise
    handler.setFormatter(_Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    # The file stays open as long as the program runs: faulthandler writes into it when it dies.
    faulthandler.enable(crashes)
    _Crashes.file = crashes


def expect_life(within_s: float) -> None:
    """Write the stacks of all threads to the file of crashes unless this is called again in time.

    Args:
        within_s: Seconds until then.
    """
    if _Crashes.file is not None:
        faulthandler.dump_traceback_later(within_s, file=_Crashes.file)


def expect_no_life() -> None:
    """Wait for no further call of ``expect_life``."""
    faulthandler.cancel_dump_traceback_later()


def crash_size() -> int:
    """Return how much stands in the file of crashes; 0 before there is one."""
    return 0 if _Crashes.file is None else os.fstat(_Crashes.file).st_size


def forget_crashes(after: int) -> None:
    """Take back what was written to the file of crashes since it had a size."""
    if _Crashes.file is not None and crash_size() > after:
        with suppress(OSError):
            os.ftruncate(_Crashes.file, after)


def last_lines(path: Path, most_bytes: int) -> str:
    """Return the end of a log without the home, from the start of a line; empty if there is none.

    Args:
        path: The file.
        most_bytes: How much of its end is read.
    """
    try:
        check_regular(path.stat(), path)
        with path.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - most_bytes))
            data = file.read(most_bytes)
    except OSError:
        return ""
    if size > most_bytes:
        data = data.partition(b"\n")[2]
    return without_home(data.decode("utf-8", "backslashreplace"))


class _Crashes:
    file: int | None = None
    """Where what kills the program is written; None before there is a log."""


class _LogFile(RotatingFileHandler):
    """A log that only the user reads; where it cannot be written, nobody is bothered with it."""

    def _open(self) -> TextIOWrapper:
        path = Path(self.baseFilename)
        for number in range(1, _LOG_FILES + 1):
            with suppress(OSError):
                path.with_name(f"{path.name}.{number}").chmod(0o600)
        file = open_private(path, os.O_WRONLY)
        return TextIOWrapper(FileIO(file, "a"), self.encoding, self.errors, write_through=True)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Go on: a full disk is reported elsewhere, where it matters more."""


class _Formatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        record = copy(record)
        record.exc_text = None  # what another handler made of the error
        return without_home(super().format(record))

    def formatException(self, ei: object) -> str:  # noqa: N802
        error = ei[1] if isinstance(ei, tuple) else None
        return "" if error is None else error_text(error)


def error_text(error: BaseException) -> str:
    """Return an error with its traceback, as it may be written anywhere."""
    return without_home("".join(_report_lines(error, set())).rstrip("\n"))


def _report_lines(error: BaseException, seen: set[int]) -> Iterator[str]:
    seen.add(id(error))
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and id(before) not in seen:
        yield from _report_lines(before, seen)
        yield "After that:\n"
    yield "Traceback (most recent call last):\n"
    yield from traceback.format_tb(error.__traceback__)
    kind = type(error).__name__
    yield f"{kind}: {error}\n" if isinstance(error, _WORDED_BY_PYTHON) else f"{kind}\n"


def without_home(text: str) -> str:
    """Return a text in which the user's home folder is called ``~``."""
    home = str(home_folder())
    for place in sorted({home, os.path.realpath(home)}, key=len, reverse=True):
        parts = [part for part in re.split(r"[\\/]+", place) if part]
        if parts:
            # Windows takes either stroke, and a path that is quoted has each of them twice.
            stroke = r"[\\/]+" if sys.platform == "win32" else "/"
            lead = "" if parts[0].endswith(":") else stroke
            pattern = lead + stroke.join(map(re.escape, parts)) + r"(?![\w.-])"
            flags = re.IGNORECASE if sys.platform == "win32" else re.NOFLAG
            text = re.sub(pattern, "~", text, flags=flags)
    return text


def open_private(path: Path, mode: int) -> int:
    """Open a file to append to it, which only the user may read; no other kind of file.

    Raises:
        OSError: If it cannot be opened, or is no regular file.
    """
    with suppress(FileNotFoundError):
        check_regular(path.stat(), path)  # asked first: to open a pipe may wait for ever
    file = os.open(path, mode | _FLAGS | _NO_WAIT, 0o600)
    try:
        found = os.fstat(file)
        check_regular(found, path)
        if stat.S_IMODE(found.st_mode) & 0o077 and sys.platform != "win32":
            os.fchmod(file, 0o600)
    except OSError:
        os.close(file)
        raise
    return file


def _opened_crash_file(path: Path) -> int:
    """Open the file of crashes, shortened; faulthandler writes into it as it is."""
    number = open_private(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    try:
        with FileIO(number, "r+", closefd=False) as file:
            _shorten(file)
    except OSError:
        os.close(number)
        raise
    return number


def _shorten(file: FileIO) -> None:
    """Keep the end of a file, without the home."""
    old = file.seek(0, os.SEEK_END)
    start = max(0, old - CRASH_BYTES)
    file.seek(start)
    found = file.read(CRASH_BYTES)
    if start:
        found = found.partition(b"\n")[2]
    kept = without_home(found.decode("utf-8", "backslashreplace")).encode()
    if start or kept != found:
        file.truncate(0)
        file.write(kept)
