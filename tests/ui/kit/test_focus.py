"""A frame with the focus shows it to those who use keys, and keeps nothing of it afterwards."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.focus import FocusFrame
from acquire_desktop.ui.kit.look import theme


@pytest.fixture
def frame(qtbot: QtBot) -> Iterator[FocusFrame]:
    """Give a frame in a window, with something else that takes the focus."""
    window, frame, other = QWidget(), FocusFrame(), QWidget()
    column = QVBoxLayout(window)
    for widget in (frame, other):
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        widget.setMinimumSize(60, 40)
        column.addWidget(widget)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    other.setFocus()
    yield frame
    window.close()


def has_ring(frame: FocusFrame) -> bool:
    """Tell whether the ring is painted: its colour stands at the middle of the upper edge."""
    image = frame.grab().toImage()
    return image.pixelColor(image.width() // 2, 1) == QColor(theme.current().focus)


def test_the_ring_is_there_once_a_key_led_there_or_was_pressed(frame: FocusFrame) -> None:
    frame.setFocus(Qt.FocusReason.MouseFocusReason)
    assert not has_ring(frame)
    QTest.keyClick(frame, Qt.Key.Key_A)
    assert has_ring(frame)
    frame.setFocus(Qt.FocusReason.OtherFocusReason)
    frame.clearFocus()
    frame.setFocus(Qt.FocusReason.TabFocusReason)
    assert has_ring(frame)


def test_nothing_is_kept_of_keys_when_the_focus_is_elsewhere(frame: FocusFrame) -> None:
    """A hidden trace of how somebody played is what the next person must not find."""
    untouched = dict(vars(frame))
    frame.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(frame, Qt.Key.Key_A)
    frame.clearFocus()
    assert vars(frame) == untouched
