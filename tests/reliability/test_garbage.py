"""Garbage goes in the window's thread, whichever thread makes it."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop import app


class _Looped:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collecting(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Look for garbage as the program does."""
    monkeypatch.setattr(app, "_GARBAGE_MS", 1)
    before = qapp.findChildren(QTimer)
    gc.disable()
    app.collect_garbage()
    yield
    for timer in qapp.findChildren(QTimer):
        if timer not in before:
            timer.stop()
            timer.deleteLater()
    gc.unfreeze()
    gc.enable()


@pytest.mark.usefixtures("collecting")
def test_what_a_thread_leaves_goes_in_the_windows_thread(qtbot: QtBot) -> None:
    gone: list[threading.Thread] = []

    def make() -> None:
        looped = _Looped()
        weakref.finalize(looped, lambda: gone.append(threading.current_thread()))
        del looped
        for _ in range(5 * gc.get_threshold()[0]):
            _Looped()

    thread = threading.Thread(target=make)
    thread.start()
    thread.join()
    assert gone == []
    qtbot.waitUntil(lambda: bool(gone))
    assert gone == [threading.main_thread()]
