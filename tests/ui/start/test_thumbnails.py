"""The pictures of saved games, which a thread reads."""

import threading
from pathlib import Path

import pytest
import shiboken6

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
