"""Runner: has the checks made in another process, watches over it, and writes the report.

A check that hangs or brings the process down has failed; the others are made in a new process.
"""

import importlib
import json
import logging
import os
import platform
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from acquire_desktop import __version__
from acquire_desktop.command_line import say
from acquire_desktop.offscreen import draw_offscreen
from acquire_desktop.self_test.checks import CHECKS, Check, CheckError, Result

STANDARD_OUTPUT: Final = Path("-")
"""Stands for standard output in place of a file."""
_USER_FOLDERS: Final = {
    "ACQUIRE_HOME": "acquire",
    "HOME": "home",
    "USERPROFILE": "home",
    "APPDATA": "home/roaming",
    "LOCALAPPDATA": "home/local",
    "XDG_CACHE_HOME": "home/cache",
    "XDG_CONFIG_HOME": "home/config",
    "XDG_DATA_HOME": "home/data",
    "XDG_RUNTIME_DIR": "home/run",
    "XDG_STATE_HOME": "home/state",
}
"""The variables that say where a user's files are, and a place for each in the temporary home."""
_OFFSCREEN: Final = "This plugin does not support "
"""How Qt begins to complain that without a screen there are no windows to raise or to size."""


def run_self_test(report: Path, checks: Sequence[Check] = CHECKS) -> int:
    """Make the checks, write the report, and return the exit status.

    Args:
        report: The file for the report, which must be new, or ``STANDARD_OUTPUT``.
        checks: What is looked at.
    """
    if report != STANDARD_OUTPUT and report.exists():  # it may be a saved game
        say(f"self-test: {report} is there already; name a file that is not", sys.stderr)
        return 1
    results = []
    for result in results_of(checks):
        results.append(result)
        if not result.ok:
            say(f"self-test: {result.name}: {result.detail}", sys.stderr)
    text = json.dumps(_report(results), indent=2, ensure_ascii=False) + "\n"
    try:
        if report != STANDARD_OUTPUT:
            with report.open("x", encoding="utf-8") as file:
                file.write(text)
        elif sys.stdout is not None:  # a windowed program on Windows has none
            sys.stdout.buffer.write(text.encode())
            sys.stdout.buffer.flush()
    except OSError as error:
        say(f"self-test: the report cannot be written to {report}: {error.strerror}", sys.stderr)
        return 1
    return 0 if all(result.ok for result in results) else 1


def results_of(checks: Sequence[Check]) -> Iterator[Result]:
    """Make checks, in as many processes as it takes, and yield what each came to."""
    left = list(checks)
    # Where the system still holds a file of a process that was ended, that is no failure.
    with TemporaryDirectory(prefix="acquire-self-test-", ignore_cleanup_errors=True) as home:
        while left:
            for result in _results_of_one_process(left, home):
                del left[0]
                yield result


def _results_of_one_process(checks: Sequence[Check], home: str) -> Iterator[Result]:
    """Make checks in order until there are no more, or the process hangs or dies."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    # Not a daemon: it starts the computer players' process itself.
    process = context.Process(target=_make_checks, args=(theirs, tuple(checks), home))
    with ExitStack() as stack:
        process.start()
        stack.callback(process.join)
        stack.callback(process.kill)
        theirs.close()
        for check in checks:
            began = monotonic()
            try:
                if not ours.poll(check.limit_s):
                    yield _failed(check, began, f"no end after {check.limit_s:g} seconds")
                    return
                yield ours.recv()
            except (EOFError, OSError):
                process.join()
                yield _failed(check, began, f"the process ended with status {process.exitcode}")
                return


def _make_checks(connection: Connection, checks: Sequence[Check], home: str) -> None:
    """Make checks and send the ``Result`` of each: the main function of the process.

    Args:
        connection: Takes the results.
        checks: What is looked at.
        home: A folder in place of the user's, whose own files are left alone.
    """
    for variable, folder in _USER_FOLDERS.items():
        place = Path(home, folder)
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.environ[variable] = str(place)
    draw_offscreen()
    for check in checks:
        connection.send(_result_of(check))


def _result_of(check: Check) -> Result:
    """Make a check; a warning of Qt or of the program is a failure like any other."""
    began = monotonic()
    try:
        with _complaints() as heard:
            detail = _function(check.function)(*check.arguments)
        ok = not heard
        detail = "; ".join(dict.fromkeys(heard)) or detail
    except CheckError as error:
        ok, detail = False, str(error)
    except Exception as error:  # noqa: BLE001  # whatever it is, the other checks are made
        ok, detail = False, _described(error)
    return Result(check.name, ok, round(monotonic() - began, 3), detail)


def _function(path: str) -> Callable[..., str]:
    module, _, name = path.partition(":")
    function: Callable[..., str] = getattr(importlib.import_module(module), name)
    return function


@contextmanager
def _complaints() -> Iterator[list[str]]:
    """Collect the warnings of the program and of Qt."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    heard: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            heard.append(f"{record.name}: {record.getMessage()}")

    def hear_qt(kind: QtMsgType, _context: object, message: str) -> None:
        is_harmless = kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if not is_harmless and not message.startswith(_OFFSCREEN):
            heard.append(f"Qt: {message}")

    ear = Ear(logging.WARNING)
    logging.getLogger().addHandler(ear)
    before = qInstallMessageHandler(hear_qt)
    try:
        yield heard
    finally:
        qInstallMessageHandler(before)
        logging.getLogger().removeHandler(ear)


def _described(error: Exception) -> str:
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(where.filename).name}, line {where.lineno})"


def _failed(check: Check, began: float, detail: str) -> Result:
    return Result(check.name, ok=False, seconds=round(monotonic() - began, 3), detail=detail)


def _report(results: Sequence[Result]) -> dict[str, object]:
    return {
        "program": "acquire-desktop",
        "version": __version__,
        "ok": all(result.ok for result in results),
        "frozen": bool(getattr(sys, "frozen", False)),
        "python": platform.python_version(),
        "system": platform.platform(),
        "machine": platform.machine(),
        "seconds": round(sum(result.seconds for result in results), 3),
        "checks": [asdict(result) for result in results],
    }
