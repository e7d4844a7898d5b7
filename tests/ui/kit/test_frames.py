"""A quiet area scrolls what is too large, and leaves the keys to the page."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.frames import QuietArea


def test_keys_scroll_nothing_and_go_on_to_the_page(qtbot: QtBot) -> None:
    body = QWidget()
    body.setMinimumHeight(500)
    area = QuietArea(body)
    qtbot.addWidget(area)
    area.resize(100, 100)
    area.show()
    QTest.keyClick(area, Qt.Key.Key_Down)
    assert area.verticalScrollBar().maximum() == 400
    assert area.verticalScrollBar().value() == 0
    assert area.focusPolicy() == Qt.FocusPolicy.NoFocus
