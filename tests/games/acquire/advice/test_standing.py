"""The first idea of a hint needs no search and says how the seat stands."""

import pytest

from acquire_desktop.games.acquire.advice.reasons import Reason, ReasonKind
from acquire_desktop.games.acquire.advice.standing import (
    MOST_FACTS,
    first_ideas,
    is_stranded,
    tiles_between,
)
from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.decisions import SurvivorChoice
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, EDITIONS, chain_named
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import Holdings, View

EMPTY = "............"
TOWER, SACKSON = chain_named(CLASSIC_2023, "Tower"), chain_named(CLASSIC_2023, "Sackson")
IMPERIAL = chain_named(CLASSIC_2023, "Imperial")


def view_of(row: str, ana: int = 4, bea: int = 1) -> View:
    """Return the view of Ana with so much Tower stock, and tiles far from everything."""
    stocks = [{"Tower": ana}, {"Tower": bea}, {}]
    hands = ["1I 3I 5I 7I 9I 11I"]
    rows = [row, *[EMPTY] * 8]
    return observe(position(CLASSIC_2023, rows, cash=[6000] * 3, stocks=stocks, hands=hands), 0)


@pytest.mark.parametrize(
    ("row", "tiles"),
    [
        ("TTT.SSS.....", 1),
        ("TTT..SSS....", 2),
        ("TTT.o.SSS...", 2),
        ("TTT.....SSSS", None),
    ],
)
def test_the_tiles_between_two_chains_are_counted_without_those_that_lie_there(
    row: str, tiles: int | None
) -> None:
    assert tiles_between(view_of(row), TOWER, SACKSON) == tiles


def test_a_chain_in_the_way_is_no_way() -> None:
    rows = ["TT.I.SS.....", "...I........", "IIII........", *[EMPTY] * 6]
    state = position(CLASSIC_2023, rows, cash=[6000] * 3, hands=["9I"])
    view = observe(state, 0)
    assert tiles_between(view, TOWER, IMPERIAL) == 1
    assert tiles_between(view, TOWER, SACKSON) is None


def test_the_idea_says_where_the_seat_leads_and_what_a_merger_near_by_would_pay() -> None:
    facts = first_ideas(view_of("TTT..SSSS..."))[1:]
    assert Reason(ReasonKind.LEADS, TOWER, count=3) in facts
    near = next(reason for reason in facts if reason.kind is ReasonKind.NEAR_MERGER)
    assert (near.chain, near.other, near.count, near.amount) == (TOWER, SACKSON, 2, 3000)


def test_the_idea_says_who_is_a_little_behind() -> None:
    facts = first_ideas(view_of("TTT.........", ana=2, bea=4))[1:]
    assert facts == (Reason(ReasonKind.TRAILS, TOWER, count=2),)


@pytest.mark.part(of=5, by="holdings")
@pytest.mark.parametrize("holdings", Holdings)
@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_every_decision_has_an_idea_at_once(edition: str, holdings: Holdings) -> None:
    state = new_game(make_setup(EDITIONS[edition], 3, "idea", holdings=holdings))
    while not state.over:
        view = observe(state, state.seat)
        ideas = first_ideas(view)
        assert 1 <= len(ideas) <= 1 + MOST_FACTS
        state = apply(state, PLAYERS["greedy"](view, state.ply)).state


def test_a_merger_that_is_there_already_is_not_called_near() -> None:
    rows = ["TTT.SSS.....", *[EMPTY] * 8]
    stocks = [{"Tower": 4, "Sackson": 4}, {"Tower": 1, "Sackson": 1}, {}]
    state = position(CLASSIC_2023, rows, cash=[6000] * 3, stocks=stocks, hands=["4A"])
    (place,) = observe(state, 0).legal
    view = observe(apply(state, place).state, 0)
    assert isinstance(view.decision, SurvivorChoice)
    assert {reason.kind for reason in first_ideas(view)[1:]} == {ReasonKind.LEADS}


def test_nothing_is_said_of_hidden_holdings() -> None:
    state = new_game(make_setup(EDITIONS["2008"], 3, "idea", holdings=Holdings.HIDDEN))
    for _ in range(60):
        view = observe(state, state.seat)
        assert len(first_ideas(view)) == 1
        state = apply(state, PLAYERS["greedy"](view, state.ply)).state


@pytest.mark.parametrize(
    ("row", "cash", "ana", "is_shown"),
    [
        ("TTT......SS.", 100, 4, True),
        ("TTT......SS.", 100, 0, True),
        ("TTT......SS.", 6000, 4, False),
        ("SSSS.TTT....", 100, 4, False),
        ("SSSS.TTT....", 100, 0, True),
        ("............", 0, 0, False),
    ],
)
def test_who_has_no_cash_and_no_merger_in_sight_is_told_so(
    row: str, cash: int, ana: int, is_shown: bool
) -> None:
    rows, stocks = [row, *[EMPTY] * 8], [{"Tower": ana}, {}, {}]
    hands = ["1I 3I 5I 7I 9I 11I"]
    state = position(CLASSIC_2023, rows, cash=[cash] * 3, stocks=stocks, hands=hands)
    view = observe(state, 0)
    assert is_stranded(view) == is_shown
    assert (Reason(ReasonKind.STRANDED) in first_ideas(view)) == is_shown
