"""Choosing chains: to found, to survive, and which is acquired next."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from acquire_desktop.games.acquire.engine.actions import (
    AcquireNext,
    ChooseSurvivor,
    DisposeStock,
    FoundChain,
    PlaceTile,
)
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import (
    CLASSIC_2023,
    EDITION_2008,
    Edition,
)
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.ui.acquire.table.decisions.line import Line
from tests.ui.acquire.table.decisions.table import (
    EMPTY_LINE,
    FESTIVAL,
    SACKSON,
    TOWER,
    founding,
    key_press,
    placing,
    press,
    show,
    texts,
)


def test_a_chain_is_founded_by_its_letter_and_enter(panel: Line, chosen: list[object]) -> None:
    show(panel, founding([]))
    assert panel.page.choice().action is None
    assert panel.confirm_button.text() == "Choose a chain"
    press(panel, "F")
    assert panel.confirm_button.text() == "Found Festival"
    assert "at $300 a stock. You receive 1 stock." in texts(panel)
    press(panel, "Return")
    assert chosen == [FoundChain(FESTIVAL)]


def test_a_chain_is_picked_by_the_number_of_its_place(panel: Line) -> None:
    show(panel, founding([]))
    press(panel, "3")
    third = list(panel.chain.picks)[2]
    assert panel.page.choice().action == FoundChain(third)
    assert not panel.handle_key(key_press(Qt.Key.Key_8)), "there are seven"


def test_the_pointer_previews_a_chain_and_then_the_choice_is_back(panel: Line) -> None:
    seen: list[object] = []
    panel.chain.previewed.connect(seen.append)
    show(panel, founding([]))
    press(panel, "F")
    panel.chain.picks[TOWER].attended.emit(True)
    assert seen[-1] == TOWER
    panel.chain.picks[TOWER].attended.emit(False)
    assert seen[-1] == FESTIVAL
    panel.forget()
    assert seen[-1] is None


def test_which_chain_survives_is_no_preview_of_a_founding(panel: Line) -> None:
    seen: list[object] = []
    panel.chain.previewed.connect(seen.append)
    show(panel, apply(placing(), PlaceTile(TILES_BY_NAME["3A"])).state)
    press(panel, "F")
    assert set(seen) == {None}


@pytest.mark.parametrize("height", [44, 58, 69, 84, 100])
def test_prices_stand_beside_the_chains_wherever_they_have_room(panel: Line, height: int) -> None:
    panel.setFixedHeight(height)
    show(panel, founding([]))
    for pick in panel.chain.picks.values():
        assert pick.shows_price or pick.width() <= 40
        assert panel.rect().contains(pick.geometry().translated(panel.chain.pos()))
    if height >= 69:
        assert all(pick.shows_price for pick in panel.chain.picks.values())


def test_escape_lets_go_of_a_chain(panel: Line) -> None:
    show(panel, founding([]))
    press(panel, "F", "Escape")
    assert panel.page.choice().action is None
    assert not panel.handle_key(key_press(Qt.Key.Key_Escape)), "it does what it did before"


@pytest.mark.parametrize(
    ("edition", "gift"),
    [(CLASSIC_2023, "you receive $200"), (EDITION_2008, "you receive no stock")],
)
def test_founding_without_stock_left_says_what_the_edition_gives(
    panel: Line, edition: Edition, gift: str
) -> None:
    """Rule: en-2023, "Founding a Hotel Chain with Zero Stock Available"."""
    show(panel, founding([{}, {"Sackson": 25}], edition))
    press(panel, "S")
    assert gift in texts(panel)


def test_the_survivor_and_the_order_are_chosen_by_card(panel: Line, chosen: list[object]) -> None:
    state = apply(placing(), PlaceTile(TILES_BY_NAME["3A"])).state
    show(panel, state)
    assert set(panel.chain.picks) == {TOWER, SACKSON, FESTIVAL}
    QTest.mouseClick(panel.chain.picks[FESTIVAL], Qt.MouseButton.LeftButton)
    assert "Festival survives and acquires Tower and Sackson." in texts(panel)
    panel.confirm()
    state = apply(state, ChooseSurvivor(FESTIVAL)).state
    show(panel, state)
    assert set(panel.chain.picks) == {TOWER, SACKSON}
    press(panel, "S")
    assert "After that: Tower." in texts(panel)
    panel.confirm()
    assert chosen == [ChooseSurvivor(FESTIVAL), AcquireNext(SACKSON)]


def test_before_the_survivor_is_chosen_the_panel_tells_whom_it_would_pay(
    panel: Line,
) -> None:
    """Rule: en-2023, "A Tie"."""
    board = ["CCCCC.FFFFF.", *[EMPTY_LINE] * 8]
    stocks = [{"Continental": 4, "Festival": 1}, {"Continental": 4}, {"Festival": 2}]
    merging = position(CLASSIC_2023, board, cash=[6000] * 3, stocks=stocks, hands=["6A"])
    state = apply(merging, PlaceTile(TILES_BY_NAME["6A"])).state
    show(panel, state)
    assert panel.chain.gains == {}
    press(panel, "F")
    assert "Continental bonuses: Ana $5,300 and B&a $5,300." in texts(panel)
    assert panel.chain.gains == {0: 5300, 1: 5300, 2: 0}
    press(panel, "C")
    assert "Festival bonuses: Cem $6,000 and Ana $3,000." in texts(panel)
    assert panel.chain.gains == {0: 3000, 1: 0, 2: 6000}
    hidden = replace(observe(state, state.seat), holdings=Holdings.HIDDEN)
    panel.chain.show_view(hidden)
    assert panel.chain.gains == {}, "nobody knows who would be paid"


def test_who_has_to_settle_stock_later_is_told_after_whom(panel: Line) -> None:
    board = ["TTT.CCCCC...", *[EMPTY_LINE] * 8]
    stocks = [{"Tower": 2}, {"Tower": 3}, {"Tower": 5}]
    merging = position(CLASSIC_2023, board, cash=[6000] * 3, stocks=stocks, hands=["4A"])
    state = apply(merging, PlaceTile(TILES_BY_NAME["4A"])).state
    panel.show_view(observe(state, 2))
    assert "After Ana and B&a, you settle your 5 Tower stock" in texts(panel)
    for _ in range(2):
        state = apply(state, DisposeStock(*((2, 0, 0) if state.seat == 0 else (3, 0, 0)))).state
    panel.show_view(observe(state, 1))
    assert "settle your" not in texts(panel)
    assert "Your turn comes after Ana" in texts(panel)


def test_a_chain_that_is_not_offered_cannot_be_chosen(panel: Line) -> None:
    show(panel, apply(placing(), PlaceTile(TILES_BY_NAME["3A"])).state)
    press(panel, "C")
    assert panel.page.choice().action is None


def test_a_double_click_founds_the_chain(panel: Line, chosen: list[object]) -> None:
    show(panel, founding([]))
    QTest.mouseClick(panel.chain.picks[TOWER], Qt.MouseButton.LeftButton)
    QTest.mouseDClick(panel.chain.picks[TOWER], Qt.MouseButton.LeftButton)
    assert chosen == [FoundChain(TOWER)]
