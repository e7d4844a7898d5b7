"""A game that ends tells its final account once by itself; then comes the result, and ways back."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.actions import BuyStock, DeclareEnd
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.events import FinalAccountBegan
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.table.log.log_delegate import story_chip_rect
from tests.screenshots import games
from tests.screenshots.extras import may_declare
from tests.screenshots.games import game_at
from tests.secrecy.reading import kept_views, parts_of
from tests.window.table import QUIET, open_window, press

MOVING = replace(QUIET, animations=True)
PLAYED = replace(QUIET, computer_speed=Speed.FAST)


def end_game(window: AcquireWindow) -> None:
    """Declare the end of a game in which somebody at the screen may do so."""
    window.session.open(game_at("2023-classic", 4, "shot-2", may_declare))
    window.session.submit(DeclareEnd())
    window.session.submit(BuyStock((0,) * CHAIN_COUNT))
    assert window.session.is_over


def open_finished(window: AcquireWindow) -> None:
    window.session.open(game_at("2023-classic", 3, "shot-4", games.is_over))


@pytest.mark.parametrize("settings", [MOVING, PLAYED])
def test_a_game_that_ends_tells_its_account_and_then_its_front_page(
    qtbot: QtBot, settings: object
) -> None:
    with open_window(qtbot, settings) as window:  # type: ignore[arg-type]
        pages = window.pages
        end_game(window)
        assert pages.currentWidget() is pages.account
        assert window.focusWidget() is pages.account.track
        assert not pages.may_read_log(), "it names the winner"
        press(window, Qt.Key.Key_Escape)
        assert pages.currentWidget() is pages.front
        assert pages.may_read_log()
        assert not pages.account.is_telling


def test_at_once_and_without_motion_the_front_page_comes_at_once(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        end_game(window)
        assert window.pages.currentWidget() is window.pages.front


def test_a_game_opened_at_its_end_shows_its_front_page(qtbot: QtBot) -> None:
    with open_window(qtbot, MOVING) as window:
        open_finished(window)
        assert window.pages.currentWidget() is window.pages.front


def test_a_game_of_computers_alone_tells_its_account(qtbot: QtBot) -> None:
    with open_window(qtbot, MOVING) as window:
        window.session.open(game_at("2023-classic", 4, "shot-2", may_declare, humans=()))
        qtbot.waitUntil(lambda: window.session.is_over)
        assert window.pages.currentWidget() is window.pages.account


def test_the_result_leads_back_to_the_account(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        open_finished(window)
        pages = window.pages
        pages.end.show_result()
        QTest.mouseClick(pages.result.watch, Qt.MouseButton.LeftButton)
        assert pages.currentWidget() is pages.account
        assert pages.account.player.position == 0
        press(window, Qt.Key.Key_Right)
        assert pages.account.player.position == 1
        press(window, Qt.Key.Key_Return)
        assert pages.currentWidget() is pages.result
        assert window.focusWidget() is pages.result.watch


def test_pages_laid_over_the_account_lead_back_to_it(qtbot: QtBot) -> None:
    with open_window(qtbot, MOVING) as window:
        end_game(window)
        pages = window.pages
        press(window, Qt.Key.Key_Right)
        for name in ("rules", "new"):
            window.menus.actions[name].trigger()
            assert pages.currentWidget() is not pages.account
            press(window, Qt.Key.Key_Escape)
            assert pages.currentWidget() is pages.account
            assert pages.account.player.position == 1


def test_a_game_that_ends_behind_another_page_tells_its_account_afterwards(qtbot: QtBot) -> None:
    with open_window(qtbot, MOVING) as window:
        pages = window.pages
        window.session.open(game_at("2023-classic", 4, "shot-2", may_declare, humans=()))
        window.menus.actions["rules"].trigger()
        qtbot.waitUntil(lambda: window.session.is_over)
        assert pages.currentWidget() is pages.reading.rules_page
        press(window, Qt.Key.Key_Escape)
        assert pages.currentWidget() is pages.account
        assert pages.account.player.position == 0


def test_no_page_after_the_game_keeps_whose_hand_was_open_at_its_end(qtbot: QtBot) -> None:
    with open_window(qtbot, MOVING) as window:
        end_game(window)
        assert window.session.view.hand
        window.pages.end.show_result()
        for page in (window.pages.account, window.pages.front, window.pages.result):
            name = type(page).__name__
            kept = [held for path, held in kept_views(parts_of(window, ())) if name in path]
            assert [held for held in kept if not isinstance(held, View) or held.hand] == []


def test_the_log_leads_to_the_account(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        open_finished(window)
        pages = window.pages
        pages.end.look_back_at(5)
        assert pages.currentWidget() is pages.game
        model, log = pages.game.log_model, pages.game.log
        rows = range(model.rowCount())
        row = next(at for at in rows if isinstance(model.line(at).story, FinalAccountBegan))
        log.show_row(row)
        rect = log.visualRect(model.index(row))
        chip = story_chip_rect(rect, model.line(row))
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(log.viewport(), left, none, chip.center())
        assert pages.currentWidget() is pages.account
        press(window, Qt.Key.Key_Escape)
        assert pages.currentWidget() is pages.front
        pages.end.look_back_at(5)
        log.setCurrentIndex(model.index(row))
        log.setFocus()
        press(window, Qt.Key.Key_D)
        assert pages.currentWidget() is pages.account


def test_a_new_game_leaves_nothing_of_the_account(qtbot: QtBot) -> None:
    with open_window(qtbot, MOVING) as window:
        end_game(window)
        window.pages.show_start()
        assert not window.pages.account.is_telling
        end_game(window)
        assert window.pages.currentWidget() is window.pages.account
        window.pages.end.rematch()
        assert not window.pages.account.is_telling
        assert window.pages.currentWidget() is window.pages.game
