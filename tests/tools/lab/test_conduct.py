"""What a game tells of its players' manners, on small games whose answer is known."""

from collections.abc import Mapping, Sequence

import pytest

from acquire_desktop.games.acquire.ai.search.sure_win import (
    least_lead,
    wins_at_once,
    wins_by_declaring,
)
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.state import State
from tools.lab.conduct import Conduct, conduct_of

ROW = "F" * 12
EMPTY_ROW = "." * 12
LARGE = [ROW, ROW, ROW, "FFFFF.......", *[EMPTY_ROW] * 5]
"""Festival has 41 tiles: whoever has placed a tile may declare the end."""
NEARLY = [ROW, ROW, ROW, ".FFFF.......", *[EMPTY_ROW] * 4, "TT.........."]
"""Festival has 40 tiles, and Tower is small: 6D would let the end be declared."""
MERGER = [*[EMPTY_ROW] * 3, "...........A", "FFFFFFF.AAAA", *[EMPTY_ROW] * 4]
HANDS = ["7G 6D", "9H", "11I"]


def at(
    board: Sequence[str],
    *cash: int,
    stocks: Sequence[Mapping[str, int]] = (),
    buying: bool = True,
    edition: str = "2008",
    hands: Sequence[str] = HANDS,
    pool: str | None = None,
) -> State:
    """Return a position with this cash by seat, seat 0 to decide."""
    return position(
        EDITIONS[edition],
        board,
        cash=cash,
        stocks=stocks,
        hands=hands[: len(cash)],
        pool=pool,
        buying=buying,
    )


def conducts(state: State, *texts: str) -> list[Conduct]:
    """Return what a game from a position on tells, in which this was done."""
    states: list[State] = [state]
    actions: list[Action] = []
    for text in texts:
        actions.append(parse_action(text, state.setup.edition))
        states.append(apply(states[-1], actions[-1]).state)
    assert states[-1].over
    return conduct_of(states, actions)


def test_a_won_game_that_is_not_ended_is_dragged_on_until_it_is() -> None:
    others = ("place 9H", "buy", "place 11I", "buy")
    leader, second, third = conducts(
        at(LARGE, 20000, 1000, 1000), "buy", *others, "place 7G", "declare", "buy"
    )
    assert (leader.won, leader.dragged, leader.lingered, leader.missed) == (1, 1, 3, 0)
    assert [second.dragged, second.missed, third.dragged, third.missed] == [0, 0, 0, 0]


def test_a_won_game_that_is_ended_is_not() -> None:
    leader, *_ = conducts(at(LARGE, 20000, 1000, 1000), "declare", "buy")
    assert (leader.dragged, leader.lingered, leader.missed) == (0, 0, 0)


def test_who_is_behind_does_not_drag_on_a_game() -> None:
    behind, leader, _ = conducts(at(LARGE, 1000, 30000, 1000), "buy", "place 9H", "declare", "buy")
    assert (behind.dragged, leader.dragged, leader.won) == (0, 0, 1)


def test_who_is_ahead_only_after_a_purchase_has_won_too() -> None:
    state = at(LARGE, 2000, 10000, 1000, stocks=[{"Festival": 3}, {"Festival": 3}])
    assert least_lead(state.game, 0) == -8000
    behind, *_ = conducts(state, "buy", "place 9H", "declare", "buy")
    assert behind.dragged == 0
    state = at(LARGE, 6000, 10000, 1000, stocks=[{"Festival": 3}, {"Festival": 3}])
    first, second, _ = conducts(state, "buy", "place 9H", "declare", "buy 1 festival")
    assert (first.dragged, second.dragged) == (1, 0), "bonuses of 11,000 and 5,500 change hands"


def test_a_tile_that_would_have_ended_a_won_game_is_missed() -> None:
    state = at(NEARLY, 20000, 1000, 1000, buying=False)
    others = ("place 9H", "buy", "place 11I", "buy")
    ending = ("place 6D", "declare", "buy")
    leader, *_ = conducts(state, "place 7G", "buy", *others, *ending)
    assert (leader.dragged, leader.missed) == (0, 1)
    leader, *_ = conducts(state, *ending)
    assert (leader.dragged, leader.missed) == (0, 0)
    leader, *_ = conducts(state, "place 6D", "buy", *others, "place 7G", "declare", "buy")
    assert (leader.dragged, leader.missed, leader.lingered) == (1, 0, 3)


@pytest.mark.parametrize(("holder", "is_sure"), [(0, True), (1, False)])
def test_where_others_decide_in_between_nothing_is_sure(holder: int, is_sure: bool) -> None:
    stocks = [{"American": 2} if seat == holder else {} for seat in range(3)]
    board = [*NEARLY[:4], ".....AA.....", *NEARLY[5:]]
    state = at(board, 30000, 900, 900, stocks=stocks, buying=False)
    assert wins_at_once(state.game, 0) == is_sure


@pytest.mark.parametrize(
    ("mine", "rivals", "lead"),
    [
        (5, 0, 5 * 1100 + 5500),  # the market has more, and the primary bonus
        (13, 0, 13 * 1100 + 11000),  # the market has 12 at most
        (3, 2, 1100 + 5500),
        (2, 3, -1100 - 8300),  # the market ties with the rival, and nobody is left a bonus
    ],
)
def test_the_stock_market_is_taken_to_draw_what_is_worst(mine: int, rivals: int, lead: int) -> None:
    """Rule: en-2023, "Playing a Two-Player Game"."""
    stocks = [{"Festival": mine}, {"Festival": rivals}]
    game = at(LARGE, 6000, 6000, stocks=stocks, edition="2023-classic").game
    assert least_lead(game, 0) == lead
    assert wins_by_declaring(game), "who is behind buys three"


def test_nothing_bought_is_counted_only_where_something_could_be() -> None:
    first, second, _ = conducts(
        at(LARGE, 1000, 1100, 20000), "buy", "place 9H", "buy", "place 11I", "declare", "buy"
    )
    assert (first.offers, first.idle) == (0, 0), "a stock of Festival costs 1,100"
    assert (second.offers, second.idle, second.idle_rich) == (1, 1, 0)


def test_ample_cash_is_idle_when_nothing_is_bought() -> None:
    rich = at(LARGE, 28000, 1000, 1000, pool="1I 2I 3I")
    leader, *_ = conducts(rich, "declare", "buy")
    assert (leader.offers, leader.idle, leader.idle_rich, leader.costly) == (1, 1, 1, 0)
    leader, *_ = conducts(rich, "declare", "buy 3 festival")
    assert (leader.offers, leader.idle) == (1, 0)


def test_an_idle_purchase_that_gives_the_victory_away_is_costly() -> None:
    equal = [{"Festival": 3}, {"Festival": 3}, {}]
    state = at(LARGE, 28000, 28500, 1000, stocks=equal)
    first, *_ = conducts(state, "declare", "buy")
    assert (first.won, first.idle_rich, first.costly) == (0, 1, 1)


def test_less_than_ample_cash_may_be_kept() -> None:
    for cash, is_ample in [(9900, 0), (10000, 1)]:
        first, *_ = conducts(at(LARGE, cash, 1000, 1000), "declare", "buy")
        assert (first.idle, first.idle_rich) == (1, is_ample)


def test_turns_with_hardly_any_cash_are_told_apart_by_the_first_merger() -> None:
    state = at(
        *(MERGER, 400, 500, 499),
        stocks=[{"American": 1}],
        buying=False,
        hands=["1A 8E", "3A 9H", "5A 11I"],
    )
    first, second, third = conducts(
        state,
        *("place 1A", "buy", "place 3A", "buy", "place 5A", "buy"),
        *(
            "place 8E",
            "keep 0 sell 1 trade 0",
            "buy",
            "place 9H",
            "buy",
            "place 11I",
            "declare",
            "buy",
        ),
    )
    assert (first.poor, first.poor_early) == (2, 2)
    assert (second.poor, second.poor_early) == (0, 0)
    assert (third.poor, third.poor_early) == (2, 1)
