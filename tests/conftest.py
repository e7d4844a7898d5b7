"""Settings for every test: no window, no real user folders, every warning an error."""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest

from tests import font_worlds, parts

if _WORLD := os.environ.get(font_worlds.VARIABLE, ""):
    if _REASON := font_worlds.reason_without(_WORLD):
        pytest.exit(f"{font_worlds.VARIABLE}={_WORLD}: {_REASON}.", returncode=4)
    font_worlds.enter_world(_WORLD)  # before Qt looks for fonts

from hypothesis import settings
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QCursor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.languages import LANGUAGES
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.ui.kit.languages import install_language
from acquire_desktop.ui.kit.look import theme
from tests.computers import close_players

collect_ignore = ["window/bus_reader.py"]
"""A program for the system's own Python, which has the library of that bus."""

_ENGLISH = LANGUAGES["en"].locale
QLocale.setDefault(QLocale(_ENGLISH))  # a program that runs has a language
# A slow machine is not a wrong program. On CI the same examples run each time, so that a
# change is judged by what it changed.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")
for wait in (QtBot.waitSignal, QtBot.waitSignals, QtBot.waitUntil, QtBot.waitCallback):
    # It ends as soon as what it waits for is there.
    wait.__kwdefaults__ = {**(wait.__kwdefaults__ or {}), "timeout": 120_000}
# A player who is late under load is well; what a player who hangs does is tested with less.
(ComputerPlayers.__init__.__kwdefaults__ or {})["spare_ms"] = 120_000

_AWAY: Final = QPoint(-9, -9)
"""Where the pointer is over no window."""
_MEMORY: Final = Path("/dev/shm")
_ROOM: Final = 2 * 1024**3
"""Bytes that the files of a run take at most, with a wide margin."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--all`` and ``--part``."""
    parts.add_options(parser)


def pytest_configure(config: pytest.Config) -> None:
    """Let walks take parts, and keep the tests' files in memory where there is room.

    Every save is forced onto the disk: a test of saves waited for it half of its time. The frozen
    program is too large for memory, so its tests stay on the disk.
    """
    config.pluginmanager.register(parts.Parts(config), "parts")
    if sys.platform != "linux" or config.getoption("markexpr") != "not bundle":
        return
    if _MEMORY.is_dir() and os.access(_MEMORY, os.W_OK):
        memory = os.statvfs(_MEMORY)
        if memory.f_bavail * memory.f_frsize >= _ROOM and not memory.f_flag & os.ST_NOEXEC:
            os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))


_USER_FOLDERS = {
    "ACQUIRE_HOME": "acquire",
    "HOME": "home",
    "USERPROFILE": "home",
    "APPDATA": "home/roaming",
    "LOCALAPPDATA": "home/local",
    "XDG_CACHE_HOME": "home/cache",
    "XDG_CONFIG_HOME": "home/config",
    "XDG_DATA_HOME": "home/data",
    "XDG_STATE_HOME": "home/state",
}


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """Return the application as people have it: in English with its own fonts, and dressed.

    Else words for numbers and the sizes of texts would depend on the tests before.
    """
    install_language(qapp, "en")
    theme.apply_theme(qapp, "light")
    QCursor.setPos(_AWAY)
    return qapp


@pytest.fixture(autouse=True)
def user_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the test user folders of its own and return the folder that holds them all.

    The account has no person's name, so that names are the same on every machine.
    """
    monkeypatch.setenv("LOGNAME", "user")
    for variable, folder in _USER_FOLDERS.items():
        monkeypatch.setenv(variable, str(tmp_path / "user" / folder))
    return tmp_path / "user"


def let_go() -> None:
    """Release the mouse, as a double click of ``QTest`` on a widget does not.

    While a button is down, the first click of the next test counts as a move.
    """
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        if QGuiApplication.mouseButtons() & button:
            QTest.mouseRelease(QWidget(), button)
    assert QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton


@pytest.fixture(autouse=True, scope="module")
def collections_are_short() -> None:
    """Leave what is there, such as all tests and the games they keep, out of later collections.

    Else each would go through millions of objects, and some tests collect at every step.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture
def no_other_players() -> None:
    """End the computer players of the tests before, where processes are counted."""
    close_players()


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """Delete a test's windows, move the pointer away, and go back to English.

    Thousands of windows would gather, and every later change of the theme, language or size of
    text would go through all of them.
    """
    yield
    if isinstance(app := QApplication.instance(), QApplication):
        let_go()
        for widget in QApplication.topLevelWidgets():
            if widget.parent() is None:
                widget.deleteLater()
        # What was deleted later goes now, and not when some test next runs a loop of events.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCursor.setPos(_AWAY)  # else a window of the next test might open under the pointer
        if QLocale().name() != _ENGLISH:
            install_language(app, "en")


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Listen in place of a screen reader: what it would say of its own accord."""
    texts: list[str] = []

    def listen(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            texts.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    return texts
