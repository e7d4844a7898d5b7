"""Keys that are held, for tests: a clock that stands still, and how systems send the repeats."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest

FIRST_REPEAT_MS = 660
NEXT_REPEAT_MS = 40


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self, now: int = 10_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


def hold(window: QWindow, key: Qt.Key, clock: Clock, *, in_pairs: bool) -> None:
    """Send the repeats of a key that is down, for two seconds, as presses like any other.

    Args:
        window: What has the keyboard.
        key: Is down.
        clock: Goes on meanwhile.
        in_pairs: Whether a release comes just before each press.
    """
    clock.now += FIRST_REPEAT_MS
    for _ in range(35):
        if in_pairs:
            QTest.keyRelease(window, key)
        QTest.keyPress(window, key)
        clock.now += NEXT_REPEAT_MS
