"""Whole games of Hotel Tycoon in its window, by mouse alone and by keys alone, in each set-up."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.hotel_tycoon.engine.decisions import MoveChoice
from acquire_desktop.games.hotel_tycoon.engine.setup import Claims, Mode
from acquire_desktop.ui.hotel_tycoon.board.geometry import pose
from acquire_desktop.ui.hotel_tycoon.board.view import BoardView
from acquire_desktop.ui.hotel_tycoon.choices import by_tile, is_armed
from acquire_desktop.ui.hotel_tycoon.table_page import TablePage
from tests.window.hotel_tycoon import Hotel, choice_of, open_windows

Decide = Callable[[TablePage, Random], None]


def click(where: QWidget, at: QPoint | None = None) -> None:
    """Click with the mouse, in the middle or at a point."""
    QTest.mouseClick(where, Qt.MouseButton.LeftButton, pos=at or where.rect().center())


def by_mouse(table: TablePage, rng: Random) -> None:
    """Click a choice, the main button or a tile."""
    line, rows, view = table.line, table.line.rows, table.view
    assert view is not None
    tiles = list(by_tile(view)) if isinstance(view.decision, MoveChoice) else []
    buttons = [each for each in rows.choices if not each.title.endswith("…")]
    if tiles and rng.random() < 0.5:
        click_tile(table.board, rng.choice(tiles))
    elif rows.picker is not None and rng.random() < 0.2:
        click(rows.picker.button)
    elif buttons and (line.primary.isHidden() or rng.random() < 0.4):
        click(rng.choice(buttons))
    else:
        click(line.primary)


def click_tile(board: BoardView, tile: int) -> None:
    click(board.viewport(), board.mapFromScene(pose(tile).at))


def by_keys(table: TablePage, rng: Random) -> None:
    """Press a digit or Enter, or walk to a tile and choose it."""
    line, rows, view = table.line, table.line.rows, table.view
    assert view is not None
    tiles = list(by_tile(view)) if isinstance(view.decision, MoveChoice) else []
    count = len([each for each in rows.choices if not each.title.endswith("…")])
    if tiles and rng.random() < 0.3:
        table.board.setFocus(Qt.FocusReason.TabFocusReason)
        while table.board.cursor_tile not in tiles:
            QTest.keyClick(table.board, Qt.Key.Key_Right)
        QTest.keyClick(table.board, Qt.Key.Key_Return)
    elif count and (line.primary.isHidden() or rng.random() < 0.4):
        QTest.keyClicks(focused(table), str(rng.randint(1, min(count, 9))))
    else:
        QTest.keyClick(focused(table), Qt.Key.Key_Return if is_armed(view) else Qt.Key.Key_N)


def focused(table: TablePage) -> QWidget:
    """Return what has the focus at the table."""
    now = QApplication.focusWidget()
    return now if now is not None and table.isAncestorOf(now) else table


def play(qtbot: QtBot, hotel: Hotel, decide: Decide) -> TablePage:
    """Play against a computer until the game is over, and return the table."""
    session, table, rng, hints = hotel.session, hotel.pages.game, Random(7), 0
    while not session.is_over:
        qtbot.waitUntil(lambda: session.is_over or session.awaits_human)
        if session.awaits_human:
            step = session.last_step
            hotel.window.menus.actions["hint"].trigger()
            hints += table.line.words.detail.text().startswith("Medium would choose")
            decide(table, rng)
            assert session.last_step > step, session.view.decision
    assert hotel.pages.currentWidget() is table
    assert hints
    assert table.account.isVisible()
    assert table.side.shown == "standings"
    return table


def begin(hotel: Hotel, mode: Mode) -> None:
    """Start a game in which everything is asked that can be."""
    assert hotel.pages.currentWidget() is hotel.pages.setup
    options = {"claims": Claims.MANUAL, "pick_profiles": mode is Mode.INVESTORS}
    hotel.pages.start_game(choice_of(1, 1, mode, **options))


@pytest.mark.part(of=4, walk="whole games of Hotel Tycoon")
@pytest.mark.parametrize("mode", Mode)
def test_a_whole_game_is_played_by_mouse(qtbot: QtBot, mode: Mode) -> None:
    with open_windows(qtbot) as hotel:
        click(hotel.first.pages.start.quay.other_game)
        begin(hotel, mode)
        table = play(qtbot, hotel, by_mouse)
        click(table.account)
        assert not table.account.isVisible()
        click(table.line.primary)
        assert hotel.pages.currentWidget() is hotel.pages.setup


@pytest.mark.part(of=4, walk="whole games of Hotel Tycoon")
@pytest.mark.parametrize("mode", Mode)
def test_a_whole_game_is_played_by_keys(qtbot: QtBot, mode: Mode) -> None:
    with open_windows(qtbot) as hotel:
        hotel.first.pages.start.quay.other_game.setFocus()
        QTest.keyClick(hotel.first.pages.start.quay.other_game, Qt.Key.Key_Return)
        begin(hotel, mode)
        table = play(qtbot, hotel, by_keys)
        table.setFocus()
        QTest.keyClick(table, Qt.Key.Key_Return)
        assert hotel.pages.currentWidget() is hotel.pages.setup
