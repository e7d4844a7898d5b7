"""Answers the dialogs that a window opens and waits for, one after the other."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

Answer = Callable[[QDialog], None]
_INTERVAL_MS = 5


@contextmanager
def answering(*answers: Answer) -> Iterator[None]:
    """Answer the dialogs that open, one after the other; what fails in an answer fails here."""
    left, failures = list(answers), list[Exception]()
    is_busy = False

    def look() -> None:
        nonlocal is_busy
        dialog = QApplication.activeModalWidget()
        if is_busy or not left or not isinstance(dialog, QDialog) or not dialog.isVisible():
            return
        is_busy = True  # an answer may run the event loop
        try:
            left.pop(0)(dialog)
        except Exception as error:  # noqa: BLE001, told below
            failures.append(error)
            dialog.reject()
        is_busy = False

    timer = QTimer()
    timer.setInterval(_INTERVAL_MS)
    timer.timeout.connect(look)
    timer.start()
    yield
    timer.stop()
    if failures:
        raise failures[0]
    assert left == [], "a dialog did not open"
