"""Mouse and keys for tests: on widgets that are in sight, and at the focus of a window."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget

from acquire_desktop.ui.window.main_window import MainWindow

NONE: Final = Qt.KeyboardModifier.NoModifier
_LEFT: Final = Qt.MouseButton.LeftButton
_LIFT: Final = QPoint(0, -30)
"""How far a press moves before it counts as a drag."""
_TABS: Final = 300
"""More widgets than any window leads the Tab key to."""


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """Click a visible widget with the left button, in its middle or at a point of it."""
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, _LEFT, NONE, widget.rect().center() if at is None else at)


def click_in_sight(widget: QWidget, at: QPoint | None = None) -> None:
    """Click a widget that a person can hit: scrolled into view, and with nothing above it."""
    area = widget.parentWidget()
    while area is not None:
        if isinstance(area, QScrollArea):
            area.ensureWidgetVisible(widget)  # in place of the wheel
        area = area.parentWidget()
    where = widget.rect().center() if at is None else at
    if not _is_hit(widget, where):
        QApplication.processEvents()  # it may have come up just now, and have no place yet
        where = widget.rect().center() if at is None else at
        assert _is_hit(widget, where), f"something lies over {widget}"
    click(widget, where)


def _is_hit(widget: QWidget, at: QPoint) -> bool:
    """Tell whether a click on the window at a point of a widget comes to that."""
    hit = widget.window().childAt(widget.mapTo(widget.window(), at))
    return hit is not None and (hit is widget or widget.isAncestorOf(hit))


def double_click(widget: QWidget, at: QPoint | None = None) -> None:
    """Click a visible widget twice, as Qt reports a double click."""
    where = widget.rect().center() if at is None else at
    click(widget, where)
    QTest.mouseDClick(widget, _LEFT, NONE, where)
    QTest.mouseRelease(widget, _LEFT, NONE, where)


def lift(widget: QWidget, to: QPoint) -> None:
    """Press a widget in its middle and carry it to a point of the screen."""
    middle = widget.rect().center()
    QTest.mousePress(widget, _LEFT, NONE, middle)
    QTest.mouseMove(widget, middle + _LIFT)
    QTest.mouseMove(widget, widget.mapFromGlobal(to))


def drag(widget: QWidget, to: QPoint) -> None:
    """Carry a widget to a point of the screen and drop it there."""
    lift(widget, to)
    QTest.mouseRelease(widget, _LEFT, NONE, widget.mapFromGlobal(to))


def focus_of(window: QWidget) -> QWidget:
    """Return the widget of a window that takes the keys."""
    focused: QWidget | None = window.focusWidget()  # the stub promises too much
    if focused is None and isinstance(window, MainWindow):
        focused = window.pages.currentWidget()
    return window if focused is None else focused


def press(window: QWidget, *keys: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """Press keys wherever the focus of a window is."""
    for key in keys:
        QTest.keyClick(focus_of(window), key, modifiers)


def tab_to(window: QWidget, target: QWidget) -> None:
    """Lead the focus to a widget by the Tab key alone."""
    for _ in range(_TABS):
        if target.hasFocus() or window.focusWidget() is target:
            return
        press(window, Qt.Key.Key_Tab)
    raise AssertionError(f"the Tab key does not come to {target}")


def button(page: QWidget, text: str) -> QPushButton:
    """Return the visible button with this text."""
    found = [b for b in page.findChildren(QPushButton) if b.text() == text and b.isVisible()]
    assert len(found) == 1, f"{len(found)} buttons say {text!r}"
    return found[0]


def wait_for(is_so: Callable[[], bool], patience_ms: int = 120_000) -> None:
    """Let the program run until something is so."""
    patience = QDeadlineTimer(patience_ms)
    while not is_so():
        assert not patience.hasExpired(), "it never came"
        QTest.qWait(1)
