"""The pictures of saved games, which a thread reads."""

import threading
from pathlib import Path

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.start.thumbnails import Thumbnails


@pytest.mark.usefixtures("qapp")
def test_the_window_may_close_while_a_save_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads, is_closed = threading.Event(), threading.Event()

    class SlowPath(type(Path())):  # type: ignore[misc]
        """A file that is on a slow disk."""

        def __fspath__(self) -> str:
            reads.set()
            is_closed.wait()
            return str(self)

    problems: list[object] = []
    monkeypatch.setattr(threading, "excepthook", problems.append)
    thumbnails = Thumbnails()
    thumbnails.want([(SlowPath(tmp_path / "game.acquire"), "")])
    thread = thumbnails._thread
    assert thread is not None
    reads.wait()
    shiboken6.delete(thumbnails)
    is_closed.set()
    thread.join()
    assert problems == []


def test_what_is_wanted_no_more_is_forgotten(qtbot: QtBot, tmp_path: Path) -> None:
    """Every action makes another save, which is another picture."""
    thumbnails = Thumbnails()
    keys = [(tmp_path / "game.acquire", str(number)) for number in range(3)]
    for key in keys:
        with qtbot.waitSignal(thumbnails.changed):
            thumbnails.want([key])
    assert [thumbnails.is_coming(key) for key in keys] == [True, True, False]
