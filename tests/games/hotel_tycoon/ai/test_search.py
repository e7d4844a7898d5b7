"""The search of Hard: only where something is in doubt, from the view alone, within its budget."""

import pytest

from acquire_desktop.games.hotel_tycoon.ai import search as searching
from acquire_desktop.games.hotel_tycoon.ai.players import Level
from acquire_desktop.games.hotel_tycoon.ai.ratings import ratings
from acquire_desktop.games.hotel_tycoon.ai.search import Budget, Words, in_doubt, search
from acquire_desktop.games.hotel_tycoon.engine.game import apply, new_game, observe, resample
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode, Options, make_setup
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.engine.view import View
from tests.games.hotel_tycoon.ai.positions import played
from tests.games.hotel_tycoon.naive.variety import random_setup

LEVELS = (Level.MEDIUM,) * 4
SMALL = Budget(plies=60, turns=2)


def doubtful(mode: Mode, players: int, count: int) -> list[View]:
    """Return some views of a game in which the ratings leave a doubt."""
    found: list[View] = []
    for state in played(random_setup(mode, players, 3), LEVELS[:players], 3):
        if not state.over and len(state.legal) > 1:
            view = observe(state, state.seat)
            if len(in_doubt(view, ratings(view, searching.WEIGHTS), 3)) > 1:
                found.append(view)
    return found[:: max(1, len(found) // count)][:count]


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", [2, 4])
def test_it_chooses_among_the_best_rated_within_its_budget(mode: Mode, players: int) -> None:
    for view in doubtful(mode, players, 4):
        found = search(view, 1, SMALL)
        assert found.action in {
            each.action for each in in_doubt(view, ratings(view, searching.WEIGHTS), 3)
        }
        assert found.futures > 0
        # The last future is finished for all actions.
        assert SMALL.plies <= found.plies < SMALL.plies + SMALL.width * 2 * 30
        assert search(view, 1, SMALL) == found


@pytest.mark.parametrize("mode", Mode)
def test_in_its_futures_everybody_plays_as_medium_does(mode: Mode) -> None:
    for state in played(random_setup(mode, 3, 4), LEVELS[:3], 4):
        if not state.over:
            view = observe(state, state.seat)
            assert searching.as_medium(state) == ratings(view)[0].action


def test_where_nothing_is_in_doubt_nothing_is_searched() -> None:
    state = new_game(make_setup(Mode.CLASSIC, 2, "plain", Options()))
    view = observe(state, state.seat)
    found = search(view, 1, SMALL)
    assert (found.action, found.futures) == (view.legal[0], 0)


def test_cards_that_are_hidden_do_not_matter() -> None:
    """Everything hidden is dealt anew: the same view, so the same choice."""
    for view in doubtful(Mode.CLASSIC, 3, 4):
        other = resample(view, None, Words(view.ply))
        assert search(observe(other, view.seat), 5, SMALL) == search(view, 5, SMALL)


def won(cash: int) -> State:
    """Return a game of two that is over by the round limit, with so much cash in seat 0."""
    state = new_game(make_setup(Mode.CLASSIC, 2, "end", Options(events=False, round_limit=1)))
    state.table.cash[0] = cash
    while not state.over:
        state = apply(state, state.legal[0]).state
    return state


def test_the_winner_of_a_game_is_found() -> None:
    rich, poor = won(20_000), won(100)
    assert searching.first_place(rich, 0)
    assert not searching.first_place(rich, 1)
    assert searching.first_place(poor, 1)


def test_few_futures_that_scatter_do_not_overrule_a_rating() -> None:
    wild = [(4000.0, 0.0), (-3000.0, 0.0), (2000.0, 0.0)]
    assert searching._judge(0.0, -400.0, wild) < 0
    steady = [(700.0, 0.0)] * 12
    assert searching._judge(0.0, -400.0, steady) > 0
