"""Whole games of Hotel Tycoon in its window, by mouse alone and by keys alone, in each set-up."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from acquire_desktop.games.hotel_tycoon.engine.setup import Claims, Mode
from acquire_desktop.ui.hotel_tycoon.table_page import TablePage
from tests.driver.hotel_tycoon import HotelDriver, KeyDriver, MouseDriver, keeping_action
from tests.driver.pointer import click
from tests.window.hotel_tycoon import Hotel, choice_of, open_windows


def play(hotel: Hotel, hand: type[HotelDriver]) -> TablePage:
    """Play against a computer until the game is over, and return the table."""
    table, hints = hotel.pages.game, 0
    driver = hand(table, hotel.session)
    while driver.wait_for_turn():
        hotel.window.menus.actions["hint"].trigger()
        hints += table.line.words.detail.text().startswith("Medium would choose")
        driver.take_any(keeping_action)
    assert hotel.pages.currentWidget() is table
    assert hints
    assert table.account.isVisible()
    assert table.side.shown == "standings"
    assert table.side.standings.isVisible()
    assert table.side.standings.rows[0][0].startswith("1. ")
    return table


def begin(hotel: Hotel, mode: Mode) -> None:
    """Start a game in which everything is asked that can be."""
    assert hotel.pages.currentWidget() is hotel.pages.setup
    options = {"claims": Claims.MANUAL, "pick_profiles": mode is Mode.INVESTORS}
    hotel.pages.start_game(choice_of(1, 1, mode, **options))


@pytest.mark.part(of=6, walk="whole games of Hotel Tycoon")
@pytest.mark.parametrize("mode", Mode)
def test_a_whole_game_is_played_by_mouse(qtbot: QtBot, mode: Mode) -> None:
    with open_windows(qtbot) as hotel:
        click(hotel.first.pages.start.quay.other_game)
        begin(hotel, mode)
        table = play(hotel, MouseDriver)
        click(table.account)
        assert not table.account.isVisible()
        click(table.line.primary)
        assert hotel.pages.currentWidget() is hotel.pages.setup


@pytest.mark.part(of=6, walk="whole games of Hotel Tycoon")
@pytest.mark.parametrize("mode", Mode)
def test_a_whole_game_is_played_by_keys(qtbot: QtBot, mode: Mode) -> None:
    with open_windows(qtbot) as hotel:
        hotel.first.pages.start.quay.other_game.setFocus()
        QTest.keyClick(hotel.first.pages.start.quay.other_game, Qt.Key.Key_Return)
        begin(hotel, mode)
        table = play(hotel, KeyDriver)
        table.setFocus()
        QTest.keyClick(table, Qt.Key.Key_Return)
        assert hotel.pages.currentWidget() is table, "Enter, pressed for a turn, ends nothing"
        QTest.keyClick(table, Qt.Key.Key_N)
        assert hotel.pages.currentWidget() is hotel.pages.setup
