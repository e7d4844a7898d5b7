"""Checker: makes the checks, one after the other, in a process and a home of its own."""

import importlib
import logging
import os
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic
from typing import Final

from acquire_desktop.offscreen import draw_offscreen
from acquire_desktop.self_test.checks import Check, CheckError, Result

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


def make_checks(connection: Connection, checks: Sequence[Check], home: str) -> None:
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
        connection.send(result_of(check))


def result_of(check: Check) -> Result:
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
