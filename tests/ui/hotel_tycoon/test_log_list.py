"""The log of Hotel Tycoon: headings with what was done, and a bar where there is more to read."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.hotel_tycoon.engine.events import (
    CarDrove,
    CarParked,
    ParkLeft,
    TurnBegan,
)
from acquire_desktop.games.hotel_tycoon.engine.terms import StopCause
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.hotel_tycoon.log_list import LogList
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme
from tests.ui.hotel_tycoon.tables import PEOPLE


@pytest.fixture
def log(qtbot: QtBot, qapp: QApplication) -> LogList:
    languages.install_language(qapp, "en")
    log = LogList()
    qtbot.addWidget(log)
    log.resize(QSize(300, 200))
    log.show()
    return log


def test_a_heading_waits_for_its_first_line(log: LogList) -> None:
    """Of a turn in which nothing was done there is none."""
    log.tell([TurnBegan(1, 1, 0), TurnBegan(2, 1, 1)], PEOPLE)
    assert log.lines() == []
    log.tell([ParkLeft(1), TurnBegan(3, 1, 2)], PEOPLE)
    log.retranslate()
    assert log.lines() == ["Round 1: Bea", "Bea left the Car Park."]


def test_the_line_that_is_copied_is_the_one_that_is_chosen(log: LogList) -> None:
    log.tell([TurnBegan(1, 1, 0), TurnBegan(2, 1, 1), ParkLeft(1)], PEOPLE)
    log.setCurrentRow(1)
    QTest.keyClick(log, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Bea left the Car Park."


def test_there_is_a_bar_only_where_there_is_more_and_lines_wrap_the_same(log: LogList) -> None:
    log.tell([TurnBegan(1, 1, 0), CarParked(0, StopCause.TIRED)], PEOPLE)
    QApplication.processEvents()
    bar = log.verticalScrollBar()
    assert not bar.isVisible()
    before = log.visualItemRect(log.item(1)).size()
    log.tell([ParkLeft(0)] * 30, PEOPLE)
    QApplication.processEvents()
    assert bar.isVisible()
    assert log.visualItemRect(log.item(1)).height() == before.height()
    assert log.visualItemRect(log.item(1)).width() <= log.viewport().width()


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_line_holds_what_is_left_over_of_a_sentence(
    log: LogList, qapp: QApplication, code: str
) -> None:
    languages.install_language(qapp, code)
    log.retranslate()
    log.tell([TurnBegan(1, 1, 0), CarDrove(1, 11, 14)], PEOPLE)
    height = QFontMetrics(theme.font("small")).lineSpacing()
    for width in range(330, 130, -1):
        log.resize(width, 200)
        QApplication.processEvents()
        place = log.visualItemRect(log.item(1))
        if place.height() // height == 2:
            break
    shown = log.viewport().grab(place).toImage()
    ground = shown.pixel(0, place.height() - 1)

    def end(top: int) -> int:
        """Return how far a line is written."""
        rows = range(top, top + height)
        inked = (x for x in range(shown.width()) for y in rows if shown.pixel(x, y) != ground)
        return max(inked)

    assert end(height) > end(0) / 2


def test_the_upper_edge_cuts_no_line_but_while_somebody_scrolls(log: LogList) -> None:
    log.resize(300, 208)
    log.tell([ParkLeft(0)] * 30, PEOPLE)
    QApplication.processEvents()
    bar = log.verticalScrollBar()
    cut = next(log.item(at) for at in range(30) if log.visualItemRect(log.item(at)).bottom() >= 0)
    rest = log.visualItemRect(cut).bottom() + 1
    assert 4 < rest < log.visualItemRect(cut).height(), "a line is cut here"

    def letters() -> bool:
        """Tell whether anything is written where that line would be cut."""
        shown = log.viewport().grab().toImage()
        places = [(x, y) for x in range(shown.width()) for y in range(rest)]
        return len({shown.pixel(x, y) for x, y in places}) > 1

    assert not letters()
    bar.setValue(bar.maximum() - 1)
    assert letters()
    bar.setValue(bar.maximum())
    assert not letters()
