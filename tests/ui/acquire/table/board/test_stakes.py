"""The board shows once for each two chains what their merger would pay."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.board import TILE_NAMES, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.view import EffectKind, Holdings, View
from acquire_desktop.ui.acquire.table.board.cell_texts import cell_text, tip_text
from acquire_desktop.ui.acquire.table.board.scene import BoardScene
from acquire_desktop.ui.acquire.table.board.stakes import (
    StakesItem,
    first_bonus,
    merger_spaces,
    stakes,
)
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.kit.hover_and_tooltip import hide_tooltip
from acquire_desktop.ui.kit.languages import install_language
from acquire_desktop.ui.kit.look import theme
from tests.ui.acquire.table.board.pictures import Drawn, space

BOARD = (
    "AAA.CCC.....",
    "...S........",
    "...S........",
    "............",
    "............",
    "............",
    "IIIIII.FFFFF",
    "IIIIII.FFFFF",
    "...........F",
)
T = TILES_BY_NAME

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def view() -> View:
    hand = ["4A 3B 7G 1E 6E 10E"]
    return observe(position(CLASSIC_2023, BOARD, cash=[6000] * 3, hands=hand), 0)


def marked(view: View) -> dict[str, set[str]]:
    chains = view.edition.chains
    return {
        name: {chains[chain].letter for chain in merger_spaces(view)[tile]}
        for name, tile in T.items()
        if tile in merger_spaces(view)
    }


def test_spaces_beside_two_chains_and_more_are_marked_unless_two_of_them_are_safe(
    view: View,
) -> None:
    """7G and 7H lie between Imperial and Festival, which both have eleven tiles or more."""
    assert marked(view) == {"4A": {"A", "C", "S"}, "3B": {"A", "S"}, "5B": {"C", "S"}}


def test_what_would_merge_for_the_viewer_is_marked_with_the_same_chains(view: View) -> None:
    for effect in view.effects:
        is_merger = effect.kind is EffectKind.MERGES
        assert (effect.tile in merger_spaces(view)) == is_merger
        if is_merger:
            assert set(merger_spaces(view)[effect.tile]) == set(effect.chains)


def shown(view: View, own: tuple[str, ...] = ()) -> dict[str, tuple[str, str]]:
    letters = [spec.letter for spec in view.edition.chains]
    return {
        TILE_NAMES[stake.tile]: (letters[stake.chains[0]], letters[stake.chains[1]])
        for stake in stakes(view, tuple(T[name] for name in own))
    }


def test_two_chains_have_one_stake_where_a_tile_joins_them_straight_nearest_the_middle(
    view: View,
) -> None:
    pairs = [set(pair) for pair in shown(view).values()]
    assert sorted(map(sorted, pairs)) == [["A", "C"], ["A", "S"], ["C", "S"]]
    both = ("TTT.SS......", "............", "TT..........", "T.SS........")
    lines = (*both, *["............"] * 5)
    far = observe(position(CLASSIC_2023, lines, cash=[6000] * 3, hands=["12I"]), 0)
    assert set(shown(far)) == {"2D"}, "4A joins them straight, too, but further from the middle"
    assert set(shown(far, ("2D",))) == {"4A"}, "a tile of the hand is shown there itself"


def test_a_stake_is_the_first_bonus_of_the_smaller_chain() -> None:
    board = ("TT.SSS......", *["............"] * 8)
    view = observe(position(CLASSIC_2023, board, cash=[6000] * 3, hands=["12I"]), 0)
    (stake,) = stakes(view)
    assert [view.edition.chains[chain].name for chain in stake.chains] == ["Sackson", "Tower"]
    assert stake.bonus == first_bonus(view, stake.chains) == 2000


def test_two_safe_chains_have_no_stake(view: View) -> None:
    assert not any(set(pair) == {"I", "F"} for pair in shown(view).values())


@pytest.mark.parametrize("holdings", Holdings)
def test_a_stake_is_brass_where_it_pays_the_viewer_and_all_may_know(holdings: Holdings) -> None:
    board = ("TT.SSS......", *["............"] * 8)
    stocks = [{"Tower": 1}, {"Tower": 3}, {}]
    state = position(CLASSIC_2023, board, cash=[6000] * 3, stocks=stocks, hands=["12I"])
    for seat, is_paid in ((0, True), (1, True), (2, False)):
        view = replace(observe(state, seat), holdings=holdings)
        (stake,) = stakes(view)
        assert stake.pays_viewer == (is_paid and holdings is Holdings.OPEN)
        item, look = StakesItem(), theme.current()
        item.show_stakes((stake,))
        color = look.brass if stake.pays_viewer else look.plate
        assert Drawn(item.draw).share(space("3A", 14), color) > 0.2


def test_a_stake_is_written_as_the_language_writes_money(qapp: QApplication, view: View) -> None:
    """A picture that is kept must not outlive its language."""
    item, drawn = StakesItem(), {}
    item.show_stakes(stakes(view))
    for code in ("en", "pt_BR"):
        install_language(qapp, code)
        drawn[code] = Drawn(item.draw).image
    assert drawn["pt_BR"] != drawn["en"]


def test_a_preview_hides_the_stakes_of_its_chains(view: View) -> None:
    scene = BoardScene()
    scene.set_animated(False)
    scene.show_view(view)
    before = {stake.chains for stake in scene.stakes.subject}
    scene.show_preview(T["3B"])
    effect = scene.preview.effect
    assert effect is not None
    after = {stake.chains for stake in scene.stakes.subject}
    assert after == {pair for pair in before if not set(pair) & set(effect.chains)} != before
    scene.show_preview(None)
    assert {stake.chains for stake in scene.stakes.subject} == before


def test_a_screen_reader_hears_which_chains_would_be_joined_and_for_how_much(view: View) -> None:
    text = cell_text(T["5B"], view, is_private=True, is_last=False)
    assert text == "5B, empty, joins Continental and Sackson, first bonus $2,000"


def test_a_tool_tip_says_what_the_numbers_on_the_board_are(view: View) -> None:
    shown = stakes(view)
    texts = {name: tip_text(tile, view, shown) for name, tile in T.items()}
    assert texts["1A"] == texts["3A"] == "American: 3 tiles. The plate on its hotel shows the size."
    assert texts["1G"] == "Imperial: 12 tiles. The shield marks a safe chain."
    assert texts["8D"] == texts["1E"] == "", (
        "neither a space without a number nor a tile of the hand"
    )
    staked = {TILE_NAMES[stake.tile]: stake for stake in shown}
    assert set(staked) <= {name for name, text in texts.items() if "primary bonus" in text}
    paid = replace(view, stocks=tuple((9,) * 7 if seat == 0 else (0,) * 7 for seat in range(3)))
    (first, *_) = stakes(paid)
    assert tip_text(first.tile, paid, stakes(paid)).endswith("Gold: the merger would pay you.")


def test_the_board_shows_them_where_the_pointer_rests(view: View, qtbot: QtBot) -> None:
    board = BoardView()
    qtbot.addWidget(board)
    board.resize(600, 450)
    board.show_view(view)
    board.show()
    for tile, told in ((T["1A"], "American: 3 tiles"), (T["8D"], "")):
        hide_tooltip()
        where = board.cell_rect(tile).center()
        asked = QHelpEvent(QEvent.Type.ToolTip, board.viewport().mapFromGlobal(where), where)
        QApplication.sendEvent(board.viewport(), asked)
        assert QToolTip.isVisible() == bool(told)
        assert not told or QToolTip.text().startswith(told)
    hide_tooltip()
