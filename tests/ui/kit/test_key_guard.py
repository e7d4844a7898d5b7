"""A key that is held does one thing, and never opens what the next person is to see."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.key_guard import GAP_MS, GUARD_MS, WindowKeys
from tests.ui.kit.held_keys import Clock, hold

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
OPENING = (*ENTER, Qt.Key.Key_Space)


class Pressed:
    """A button that fills a window, and how often it was pressed."""

    def __init__(self, qtbot: QtBot) -> None:
        self.button = QPushButton("Confirm")
        self.button.setAutoDefault(True)
        self.count = 0
        self.button.clicked.connect(self._count)
        self.clock = Clock()
        self.keys = WindowKeys(self.button)
        self.keys.guard.clock = self.clock
        qtbot.addWidget(self.button)
        with qtbot.waitActive(self.button):
            self.button.show()
            self.button.activateWindow()
        self.clock.now += GUARD_MS

    @property
    def window(self) -> QWindow:
        handle = self.button.windowHandle()
        assert handle is not None
        return handle

    def click(self, key: Qt.Key) -> None:
        """Press a key and let it go, as a quick finger does."""
        self.clock.now += GAP_MS
        QTest.keyPress(self.window, key)
        self.clock.now += GAP_MS
        QTest.keyRelease(self.window, key)

    def _count(self) -> None:
        self.count += 1


@pytest.fixture
def pressed(qtbot: QtBot) -> Pressed:
    return Pressed(qtbot)


@pytest.mark.parametrize("key", ENTER)
@pytest.mark.parametrize("in_pairs", [False, True])
def test_enter_counts_once_for_each_time_it_goes_down(
    pressed: Pressed, key: Qt.Key, in_pairs: bool
) -> None:
    QTest.keyPress(pressed.window, key)
    hold(pressed.window, key, pressed.clock, in_pairs=in_pairs)
    assert pressed.count == 1
    QTest.keyRelease(pressed.window, key)
    pressed.click(key)
    assert pressed.count == 2


@pytest.mark.parametrize("key", ENTER)
def test_a_quick_finger_confirms_each_time(pressed: Pressed, key: Qt.Key) -> None:
    for _ in range(10):
        pressed.click(key)
    assert pressed.count == 10


def test_between_other_keys_enter_is_always_a_press_of_its_own(pressed: Pressed) -> None:
    for _ in range(5):
        QTest.keyClick(pressed.window, Qt.Key.Key_T)
        QTest.keyClick(pressed.window, Qt.Key.Key_Return)
    assert pressed.count == 5


@pytest.mark.parametrize("key", OPENING)
@pytest.mark.parametrize("in_pairs", [False, True])
def test_a_key_that_is_down_when_the_page_closes_opens_nothing(
    pressed: Pressed, key: Qt.Key, in_pairs: bool
) -> None:
    QTest.keyPress(pressed.window, key)
    pressed.keys.guard.close()
    before = pressed.count
    hold(pressed.window, key, pressed.clock, in_pairs=in_pairs)
    QTest.keyRelease(pressed.window, key)
    assert pressed.count <= before + (key == Qt.Key.Key_Space), "at most the press it began with"
    before = pressed.count
    pressed.clock.now += GUARD_MS - 1
    QTest.keyClick(pressed.window, key)
    assert pressed.count == before
    pressed.clock.now += GUARD_MS
    QTest.keyClick(pressed.window, key)
    assert pressed.count == before + 1


@pytest.mark.parametrize("key", OPENING)
def test_who_let_the_keys_alone_opens_with_the_first_press(pressed: Pressed, key: Qt.Key) -> None:
    pressed.keys.guard.close()
    pressed.clock.now += GUARD_MS
    QTest.keyClick(pressed.window, key)
    assert pressed.count == 1


@pytest.mark.parametrize("key", OPENING)
def test_what_was_meant_for_the_page_before_does_nothing(pressed: Pressed, key: Qt.Key) -> None:
    pressed.click(key)
    pressed.keys.guard.turn()
    for _ in range(10):
        pressed.click(key)
    assert pressed.count == 1
    pressed.clock.now += GUARD_MS
    pressed.click(key)
    pressed.click(key)
    assert pressed.count == 3


def test_another_key_after_the_page_changed_makes_enter_a_press_of_its_own(
    pressed: Pressed,
) -> None:
    pressed.keys.guard.turn()
    pressed.click(Qt.Key.Key_T)
    pressed.click(Qt.Key.Key_Return)
    assert pressed.count == 1


def test_the_second_click_of_a_double_click_opens_nothing(pressed: Pressed) -> None:
    place = QPoint(5, 5)
    QTest.mouseClick(pressed.window, Qt.MouseButton.LeftButton, pos=place)
    assert pressed.count == 1
    pressed.keys.guard.close()
    QTest.mouseClick(pressed.window, Qt.MouseButton.LeftButton, pos=place)
    assert pressed.count == 1
    pressed.clock.now += GUARD_MS
    QTest.mouseClick(pressed.window, Qt.MouseButton.LeftButton, pos=place)
    assert pressed.count == 2
