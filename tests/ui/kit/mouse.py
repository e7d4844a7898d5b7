"""A mouse for tests: its presses have times, by a clock that goes on when it is told to."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from acquire_desktop.ui.kit import key_guard
from tests.ui.kit.held_keys import Clock

SECOND = QEvent.Type.MouseButtonDblClick
"""What Qt makes of the second press of a double click."""
LATER_MS = 10_000
"""So long after another press that it has nothing to do with it."""
PACES_MS = (120, 200, 300)
"""Between the presses of people who click twice."""
_PRESS = QEvent.Type.MouseButtonPress


class Mouse:
    """A mouse over a window; it presses whatever is under the pointer then."""

    def __init__(self, window: QWidget, clock: Clock) -> None:
        self.window, self.clock = window, clock
        self._at = QPoint()

    def rest_on(self, widget: QWidget) -> None:
        """Move the pointer to the middle of a widget, where it stays."""
        self.rest_at(widget, widget.rect().center())

    def rest_at(self, widget: QWidget, point: QPoint) -> None:
        """Move it to a point of a widget."""
        self._at = widget.mapToGlobal(point)
        QCursor.setPos(self._at)

    def click(self, after_ms: int, kind: QEvent.Type = _PRESS, *, moved: int = 0) -> None:
        """Press and let go so long after the click before, a little to the right."""
        self.clock.now += after_ms
        self._send(kind, self._at + QPoint(moved, 0))
        self._send(QEvent.Type.MouseButtonRelease, self._at + QPoint(moved, 0))

    def click_again(self, pace_ms: int) -> None:
        """Be the second and third click of a hasty person, whatever came up meanwhile."""
        self.click(pace_ms, SECOND)
        self.click(pace_ms)

    def _send(self, kind: QEvent.Type, place: QPoint) -> None:
        target = self.window.childAt(self.window.mapFromGlobal(place)) or self.window
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        at = QPointF(target.mapFromGlobal(place))
        event = QMouseEvent(kind, at, QPointF(place), left, left, none)
        event.setTimestamp(self.clock.now)
        QApplication.sendEvent(target, event)


@contextmanager
def mouse_over(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> Iterator[Mouse]:
    """Have a mouse over a window; the pointer is put back afterwards."""
    clock, before = Clock(1_000_000), QCursor.pos()
    monkeypatch.setattr(key_guard, "uptime_ms", clock)
    yield Mouse(window, clock)
    QCursor.setPos(before)
