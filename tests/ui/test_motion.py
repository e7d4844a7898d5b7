"""What moves moves shortly, never delays anything, and stands still for who wants that."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.actions import BuyStock, PlaceTile
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.decisions import StockPurchase
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.table.board.scene import BoardScene
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.acquire.table.holdings.holdings_model import Column, HoldingsModel
from acquire_desktop.ui.acquire.table.holdings.holdings_view import HoldingsView
from acquire_desktop.ui.kit.look import motion
from acquire_desktop.ui.kit.page_stack import PageFade, PageStack

BOARD = ("............",) * 3 + ("..AAA..SS...",) + ("............",) * 5
PEOPLE = [Player(f"Player {seat + 1}", PlayerKind.HUMAN) for seat in range(3)]
OWN_CASH = (0, Column.CASH)


@pytest.fixture(autouse=True)
def moving() -> Iterator[None]:
    motion.set_wanted(True)
    yield
    motion.set_wanted(True)


def before_and_after_a_purchase() -> tuple[View, View]:
    hands = ["6D 1A 3A 5A 7A 9A"]
    state = position(CLASSIC_2023, BOARD, cash=[6000] * 3, hands=hands)
    state = apply(state, PlaceTile(TILES_BY_NAME["1A"])).state
    before = observe(state, 0)
    assert isinstance(before.decision, StockPurchase)
    buys = [a for a in before.legal if isinstance(a, BuyStock)]
    return before, observe(apply(state, buys[-1]).state, 0)


def table(qtbot: QtBot) -> tuple[HoldingsModel, HoldingsView]:
    model = HoldingsModel()
    model.set_players(PEOPLE)
    view = HoldingsView(model)
    model.setParent(view)
    qtbot.addWidget(view)
    view.show()
    return model, view


def test_money_runs_to_its_amount_while_the_model_tells_the_amount_at_once(qtbot: QtBot) -> None:
    model, view = table(qtbot)
    before, after = before_and_after_a_purchase()
    model.show_view(before)
    assert not view.counting.is_running()
    model.show_view(after)
    assert view.counting.is_running()
    assert model.cell(0, Column.CASH).amount == after.cash[0]
    shown = view.counting.amount(OWN_CASH, after.cash[0])
    assert after.cash[0] < shown <= before.cash[0]
    assert shown % 100 == 0
    qtbot.waitUntil(lambda: not view.counting.is_running())
    assert view.counting.amount(OWN_CASH, after.cash[0]) == after.cash[0]


def test_money_does_not_run_with_reduced_motion(qtbot: QtBot) -> None:
    motion.set_wanted(False)
    model, view = table(qtbot)
    before, after = before_and_after_a_purchase()
    model.show_view(before)
    model.show_view(after)
    assert not view.counting.is_running()
    assert view.counting.amount(OWN_CASH, after.cash[0]) == after.cash[0]


def test_money_of_another_game_does_not_run(qtbot: QtBot) -> None:
    model, view = table(qtbot)
    before, after = before_and_after_a_purchase()
    model.show_view(before)
    model.set_players(PEOPLE)
    model.show_view(after)
    assert not view.counting.is_running()


def scene_of(board: BoardView) -> BoardScene:
    scene = board.scene()
    assert isinstance(scene, BoardScene)
    return scene


def growth() -> tuple[View, View]:
    hands = ["6D 1A 3A 5A 7A 9A"]
    state = position(CLASSIC_2023, BOARD, cash=[6000] * 3, hands=hands)
    return observe(state, 0), observe(apply(state, PlaceTile(TILES_BY_NAME["6D"])).state, 0)


def test_with_reduced_motion_a_change_is_there_at_once_and_a_still_line_marks_it(
    qtbot: QtBot,
) -> None:
    motion.set_wanted(False)
    board = BoardView()
    qtbot.addWidget(board)
    before, after = growth()
    board.show_view(before)
    board.show_view(after)
    scene = scene_of(board)
    assert not scene.is_moving
    assert scene.transition.isVisible()
    first = board.grab().toImage()
    assert board.grab().toImage() == first
    scene.finish_transition()
    assert board.grab().toImage() != first


def test_a_preview_fades_in_only_where_things_may_move(qtbot: QtBot) -> None:
    board = BoardView()
    qtbot.addWidget(board)
    board.show_view(growth()[0])
    tile = TILES_BY_NAME["6D"]
    board.select_tile(tile)
    preview = scene_of(board).preview
    assert 0 < preview.opacity() < 1
    qtbot.waitUntil(lambda: preview.opacity() == 1)
    board.select_tile(None)
    motion.set_wanted(False)
    board.select_tile(tile)
    assert preview.opacity() == 1


def test_without_a_word_from_the_system_things_move() -> None:
    assert motion.is_on()
    assert not motion.is_reduced_by_system()


def stack_of_two(qtbot: QtBot) -> tuple[PageStack, list[QLabel]]:
    pages = PageStack()
    labels = [QLabel("one"), QLabel("two")]
    for label in labels:
        pages.addWidget(label)
    qtbot.addWidget(pages)
    pages.show()
    return pages, labels


def fade_of(pages: PageStack) -> PageFade:
    fade = pages.findChild(PageFade)
    assert isinstance(fade, PageFade)
    return fade


def test_the_page_left_fades_over_the_page_opened_and_lets_clicks_through(qtbot: QtBot) -> None:
    pages, labels = stack_of_two(qtbot)
    pages.setCurrentWidget(labels[1])
    fade = fade_of(pages)
    assert fade.isVisible()
    assert pages.currentWidget() is labels[1]
    assert pages.childAt(pages.rect().center()) is labels[1]
    qtbot.waitUntil(lambda: not fade.isVisible())


def test_pages_change_at_once_with_reduced_motion(qtbot: QtBot) -> None:
    pages, labels = stack_of_two(qtbot)
    motion.set_wanted(False)
    pages.setCurrentWidget(labels[1])
    assert not fade_of(pages).isVisible()


def test_the_curtain_falls_at_once_and_ends_a_fade(qtbot: QtBot) -> None:
    pages, labels = stack_of_two(qtbot)
    pages.setCurrentWidget(labels[1])
    pages.curtain = QLabel("curtain")
    pages.addWidget(pages.curtain)
    pages.setCurrentWidget(pages.curtain)
    assert not fade_of(pages).isVisible()


def test_a_fade_ends_when_the_pages_change_their_size(qtbot: QtBot) -> None:
    pages, labels = stack_of_two(qtbot)
    pages.setCurrentWidget(labels[1])
    pages.resize(pages.width() + 40, pages.height() + 40)
    assert not fade_of(pages).isVisible()
