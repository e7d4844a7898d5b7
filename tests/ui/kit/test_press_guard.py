"""Mouse presses on confirming buttons: one meant for what stood there before does nothing.

The button is a real one; the presses are those that Qt makes of a mouse, with their times.
"""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QCursor, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit import key_guard
from acquire_desktop.ui.kit.key_guard import SEEN_MS, PrimaryButton, renew_buttons
from tests.ui.kit.held_keys import Clock

PRESS, SECOND = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick
LATER_MS = 10_000
"""So long after another press that it has nothing to do with it."""


class Mouse:
    """A mouse over a button; each press comes so long after the one before."""

    def __init__(self, button: PrimaryButton, clock: Clock) -> None:
        self.button, self.clock = button, clock
        self.clicks: list[bool] = []
        self.at = button.rect().center()
        button.clicked.connect(lambda: self.clicks.append(True))

    def rest(self) -> None:
        """Move the pointer over the button, where it stays."""
        QCursor.setPos(self.button.mapToGlobal(self.at))

    def press(self, after_ms: int, kind: QEvent.Type = PRESS, moved: int = 0) -> int:
        """Press and let go, and return how often the button was clicked so far."""
        self.clock.now += after_ms
        self._send(kind, moved)
        self._send(QEvent.Type.MouseButtonRelease, moved)
        return len(self.clicks)

    def _send(self, kind: QEvent.Type, moved: int) -> None:
        left, at = Qt.MouseButton.LeftButton, self.at + QPoint(moved, 0)
        place = QPointF(self.button.mapToGlobal(at))
        none = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, QPointF(at), place, left, left, none)
        event.setTimestamp(self.clock.now)
        QApplication.sendEvent(self.button, event)


@pytest.fixture
def mouse(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Mouse]:
    """A pointer that rests where a button has just come up."""
    clock = Clock(1_000_000)
    monkeypatch.setattr(key_guard, "uptime_ms", clock)
    button = PrimaryButton()
    qtbot.addWidget(button)
    button.setText("Place 8H")
    button.resize(200, 40)
    button.move(100, 100)
    before = QCursor.pos()
    mouse = Mouse(button, clock)
    mouse.rest()
    button.show()
    qtbot.waitExposed(button)
    button.repaint()
    yield mouse
    QCursor.setPos(before)


def test_a_button_under_a_resting_pointer_takes_no_press_before_it_was_seen(mouse: Mouse) -> None:
    assert mouse.press(SEEN_MS - 1) == 0
    assert mouse.press(LATER_MS) == 1


def test_it_takes_one_at_once_when_the_pointer_has_moved(mouse: Mouse) -> None:
    assert mouse.press(20, moved=QApplication.startDragDistance() + 1) == 1


def test_a_hand_that_trembles_has_not_moved(mouse: Mouse) -> None:
    assert mouse.press(20, moved=3) == 0


@pytest.mark.parametrize("pace_ms", [120, 200, 300])
def test_a_second_press_does_nothing_even_if_the_button_stayed(mouse: Mouse, pace_ms: int) -> None:
    assert mouse.press(LATER_MS) == 1
    assert mouse.press(pace_ms, SECOND) == 1
    assert mouse.press(pace_ms) == 1, "a third press of the same burst is none either"
    assert mouse.press(LATER_MS) == 2


def test_what_nobody_has_seen_yet_takes_no_press(mouse: Mouse) -> None:
    """The window may be too busy to paint the next decision: the press is meant for the last."""
    mouse.press(LATER_MS)
    mouse.button.setText("Buy nothing")
    assert mouse.press(LATER_MS) == 1
    mouse.button.repaint()
    assert mouse.press(SEEN_MS - 1) == 1
    assert mouse.press(LATER_MS) == 2


def test_the_same_text_may_stand_for_another_decision(mouse: Mouse) -> None:
    mouse.press(LATER_MS)
    mouse.button.guard.renew()
    assert mouse.press(LATER_MS) == 1
    mouse.button.repaint()
    assert mouse.press(LATER_MS) == 2


def test_a_button_comes_up_where_what_lay_over_it_goes(mouse: Mouse, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    mouse.press(LATER_MS)
    mouse.button.setParent(page)
    mouse.button.show()
    page.show()
    mouse.rest()
    page.repaint()
    assert mouse.press(LATER_MS) == 2
    renew_buttons(page)
    page.repaint()
    assert mouse.press(SEEN_MS - 1) == 2
    assert mouse.press(LATER_MS) == 3


def test_a_button_that_is_shown_again_is_another(mouse: Mouse) -> None:
    mouse.press(LATER_MS)
    mouse.button.hide()
    mouse.button.show()
    mouse.button.repaint()
    assert mouse.press(SEEN_MS - 1) == 1


def test_screen_readers_press_it_at_once(mouse: Mouse, qtbot: QtBot) -> None:
    actions = QAccessible.queryAccessibleInterface(mouse.button).actionInterface()
    actions.doAction("Press")
    qtbot.waitUntil(lambda: mouse.clicks == [True])


def test_a_double_click_elsewhere_is_no_matter(mouse: Mouse) -> None:
    """Two presses right after each other in two places are meant so."""
    assert mouse.press(LATER_MS) == 1
    assert mouse.press(100, moved=60) == 2
