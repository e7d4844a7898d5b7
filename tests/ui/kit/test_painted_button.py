"""Painted buttons: Enter, the ground, and the size of the text."""

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.painted_button import PaintedButton


class _Plate(PaintedButton):
    side = 20

    def sizeHint(self) -> QSize:
        return QSize(self.side, self.side)


@pytest.mark.parametrize("takes_enter", [True, False])
def test_enter_clicks_only_a_button_that_takes_it(qtbot: QtBot, takes_enter: bool) -> None:
    plate = _Plate(takes_enter=takes_enter)
    qtbot.addWidget(plate)
    clicks: list[None] = []
    plate.clicked.connect(lambda: clicks.append(None))
    QTest.keyClick(plate, Qt.Key.Key_Return)
    QTest.keyClick(plate, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(clicks) == takes_enter


def test_the_ground_tells_what_is_done_to_a_button(qtbot: QtBot) -> None:
    plate, look = _Plate(), theme.current()
    qtbot.addWidget(plate)
    assert plate.ground(look.panel) == look.panel
    plate.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert plate.ground(look.panel) == look.hover
    assert plate.ground(look.panel, reacts=False) == look.panel
    plate.setDown(True)
    assert plate.ground(look.panel) == look.pressed
    assert plate.ground(look.panel, is_on=True) == look.accent_soft


def test_a_button_is_measured_again_when_the_text_size_changes(qtbot: QtBot) -> None:
    plate, page = _Plate(), QWidget()
    qtbot.addWidget(page)
    row(plate, 1, of=page)
    page.resize(100, 100)
    page.show()
    assert plate.width() == 20
    plate.side = 40
    QApplication.sendEvent(plate, QEvent(QEvent.Type.StyleChange))
    qtbot.waitUntil(lambda: plate.width() == 40)
