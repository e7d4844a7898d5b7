"""Whole games through the real window: by mouse, by keys, and with computer players only."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.actions import (
    Action,
    BuyStock,
    DeclareEnd,
    DisposeStock,
    PlaceTile,
    ReplaceHand,
)
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    Founding,
    GameOver,
    StockDisposal,
    StockPurchase,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.library import saved_games
from acquire_desktop.ui.acquire.result.result_model import ResultModel
from acquire_desktop.ui.acquire.review.review_page import ReviewPage
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.driver.acquire import DIGITS, MouseDriver, letter_key, use_slow_fingers
from tests.window.table import (
    button,
    choice_of,
    click,
    open_window,
    play_to_end,
    press,
    totals_shown,
)

DECLINING = {StockPurchase: Qt.Key.Key_N, StockDisposal: Qt.Key.Key_K}
"""The keys that choose to do nothing."""


def placeable(view: View) -> list[int]:
    """Return the places in the hand whose tiles can be placed."""
    return [i for i, tile in enumerate(view.hand) if PlaceTile(tile) in view.legal]


def decide_by_mouse(window: AcquireWindow) -> None:
    """Take the present decision with the mouse alone, and check what a sale brings."""
    view = window.session.view
    MouseDriver(window, view.ply).take(selling_action(view))
    if isinstance(view.decision, StockDisposal):
        held = view.stocks[view.seat][view.decision.acquired]
        assert window.session.view.cash[view.seat] >= view.cash[view.seat] + (
            held * view.decision.price
        )


def selling_action(view: View) -> Action:
    """Return the first tile or chain, all stock sold, one stock bought, and the end declared."""
    for each in view.hand:
        if PlaceTile(each) in view.legal:
            return PlaceTile(each)
    if sales := [each for each in view.legal if isinstance(each, DisposeStock)]:
        return max(sales, key=lambda each: each.sell)
    for first in (DeclareEnd(), ReplaceHand()):
        if first in view.legal:
            return first
    bought = [each for each in view.legal if isinstance(each, BuyStock) and sum(each.counts) == 1]
    return [*bought[-1:], *view.legal][0]


def decide_by_keys(window: AcquireWindow) -> None:
    """Take the present decision with keys alone."""
    view = window.session.view
    match view.decision:
        case TilePlacement() if not placeable(view):
            press(window, Qt.Key.Key_Return)
        case TilePlacement():
            digit = DIGITS[placeable(view)[-1]]
            press(window, digit)
            press(window, digit if view.turn % 2 else Qt.Key.Key_Return)
        case Founding() | SurvivorChoice() | AcquisitionOrder():
            press(window, letter_key(view, view.decision.chains[-1]))
            press(window, Qt.Key.Key_Return)
        case StockDisposal():
            press(window, Qt.Key.Key_T)
            press(window, Qt.Key.Key_S)
            press(window, Qt.Key.Key_Return)
        case StockPurchase():
            for chain in range(7):
                if view.sizes[chain]:
                    press(window, letter_key(view, chain))
            if window.pages.game.hand.bell.may_ring():
                press(window, Qt.Key.Key_E)
                assert not window.session.view.end_declared
                press(window, Qt.Key.Key_E)
            if window.pages.game.panel.page.choice().action is None:
                press(window, DECLINING[StockPurchase])
            press(window, Qt.Key.Key_Return)
        case other:
            raise AssertionError(other)


def check_result(window: AcquireWindow) -> None:
    """The front page is shown, and the sums of the full account are those of the engine."""
    assert window.pages.currentWidget() is window.pages.front
    click(window.pages.front.full_account)
    assert window.pages.currentWidget() is window.pages.result
    decision = window.session.view.decision
    assert isinstance(decision, GameOver)
    assert totals_shown(window.pages.result) == decision.totals
    model = window.pages.result.result_model
    assert isinstance(model, ResultModel)
    assert model.rowCount() == window.session.view.players
    click(window.pages.result.front)


@pytest.mark.part(of=12, walk="whole games")
def test_a_whole_game_is_played_by_mouse(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 3, seed="mouse"))
        assert play_to_end(qtbot, window, decide_by_mouse) > 30
        check_result(window)
        click(button(window.pages.front, "Start page"))
        assert window.pages.currentWidget() is window.pages.start


@pytest.mark.part(of=12, walk="whole games")
@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1920, 1080)], ids=("usual", "wide"))
def test_a_whole_game_is_played_by_keys(qtbot: QtBot, size: QSize) -> None:
    with open_window(qtbot) as window:
        window.resize(size)
        use_slow_fingers(window.pages.game.hand.bell)
        window.pages.start.setFocus()
        window.pages.new_game.set_choice(choice_of(1, 2, seed="keys", edition="2008"))
        window.pages.start_game(window.pages.new_game.choice())
        assert play_to_end(qtbot, window, decide_by_keys) > 30
        check_result(window)
        window.pages.front.again.setFocus()
        press(window, Qt.Key.Key_Tab)
        press(window, Qt.Key.Key_Return)
        assert isinstance(window.pages.currentWidget(), ReviewPage), "the second is the review"
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.front
        press(window, Qt.Key.Key_Return)
        assert window.pages.currentWidget() is window.pages.game, "Enter plays again"


@pytest.mark.part(of=12, walk="whole games")
def test_four_computer_players_play_to_the_result_page(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        with qtbot.waitSignal(window.session.ended):
            window.pages.start_game(choice_of(0, 4))
        check_result(window)
        assert window.session.finish_saving(60_000)
        finished = [save for save in saved_games(user_folders()) if save.header is not None]
        assert [save.header.over for save in finished if save.header] == [True]


def test_q_on_the_start_page_starts_a_quick_game(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.activateWindow()
        QTest.keyClick(window.pages.start, Qt.Key.Key_Q)
        assert window.pages.currentWidget() is window.pages.game
        assert len(window.session.view.hand) == 6


def test_several_disposals_and_purchases_add_up(qtbot: QtBot) -> None:
    """What the panel announces for cash is what the player has afterwards."""
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(3, 0, seed="sums", edition="2023-tycoon"))
        settled = 0
        while not window.session.is_over:
            if window.pages.handover.isVisible():
                window.pages.handover.accepted.emit()
            view = window.session.view
            ply = view.ply
            if isinstance(view.decision, StockDisposal):
                settled += 1
                page = window.pages.game.panel.disposal
                most = max(a.trade for a in view.legal if isinstance(a, DisposeStock))
                for _ in range(most // 2):
                    press(window, Qt.Key.Key_T)
                press(window, Qt.Key.Key_S)
                action = page.choice().action
                assert isinstance(action, DisposeStock)
                assert action.trade == most
                held = view.stocks[view.seat][view.decision.acquired]
                assert action.sell == min(1, held - most)
                press(window, Qt.Key.Key_Return)
            else:
                decide_by_keys(window)
            assert window.session.view.ply > ply
        assert settled > 3
        check_result(window)
