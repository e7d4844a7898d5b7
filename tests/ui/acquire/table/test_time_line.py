"""The time line of a look back: where steps and takeovers are, and what the mouse asks for."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.acquire.table.time_line import Takeover, TimeLine

WOOD_PX = 14
TAKEOVERS = [Takeover(10, "T"), Takeover(10, "S"), Takeover(55, "F"), Takeover(100, "A")]


@pytest.fixture
def line(qtbot: QtBot) -> TimeLine:
    made = TimeLine()
    qtbot.addWidget(made)
    made.resize(700, 70)
    made.set_rail(WOOD_PX)
    made.show_step(40, 0, 100, TAKEOVERS)
    made.show()
    return made


@pytest.fixture
def asked(line: TimeLine) -> list[int]:
    steps: list[int] = []
    line.valueChanged.connect(steps.append)
    return steps


def test_a_step_that_is_shown_is_not_asked_for(line: TimeLine, asked: list[int]) -> None:
    line.show_step(41, 0, 100, TAKEOVERS)
    assert line.value() == 41
    assert asked == []


def test_a_click_asks_for_the_step_at_that_place(line: TimeLine, asked: list[int]) -> None:
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=line.place_of(70))
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(0, 5))
    assert asked == [70, 0]


def test_a_pull_goes_along_and_reaches_the_present_when_it_is_let_go(
    line: TimeLine, asked: list[int]
) -> None:
    QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=line.place_of(50))
    for step in (60, 100):
        QTest.mouseMove(line, line.place_of(step))
    assert asked == [50, 60, 99]
    QTest.mouseRelease(line, Qt.MouseButton.LeftButton, pos=line.place_of(100))
    assert asked[-1] == 100


@pytest.mark.parametrize("width", [300, 700])
def test_the_crests_of_takeovers_lie_beside_each_other(
    line: TimeLine, asked: list[int], width: int
) -> None:
    line.resize(width, 70)
    rects = [chip for _, chip in line.chips()]
    for first, second in pairwise(rects):
        assert first.right() <= second.left()
    assert all(chip.left() >= 0 and chip.right() <= width for chip in rects)
    assert all(chip.bottom() <= 70 - WOOD_PX for chip in rects)
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=rects[2].center().toPoint())
    assert asked == [55]


def test_nothing_of_a_game_is_kept(line: TimeLine) -> None:
    line.forget()
    assert not line.isVisible()
    assert line.chips() == []
    assert line.maximum() == 0
