"""A game can begin at any moment of another one, and goes on there as that one would."""

from random import Random

import pytest

from acquire_desktop.games.acquire.engine.events import BeganInTheMiddle, TurnBegan
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, new_game, observe, start
from acquire_desktop.games.acquire.engine.middle import setup_at
from acquire_desktop.games.acquire.engine.setup import SetupError, make_setup
from tests.games.acquire.engine.variety import moments


@pytest.mark.part(of=5)
@pytest.mark.parametrize("seed", [f"middle-{number}" for number in range(30)])
def test_every_seat_sees_what_it_saw(seed: str) -> None:
    for state in moments(seed):
        again = new_game(setup_at(state, "other luck"))
        seats = range(state.setup.players)
        assert [observe(again, s) for s in seats] == [observe(state, s) for s in seats]
        assert again.game.pool[again.game.pool_start :] == state.game.pool[state.game.pool_start :]


@pytest.mark.parametrize("seed", [f"go-on-{number}" for number in range(10)])
def test_the_game_goes_on_as_the_other_would(seed: str) -> None:
    for first in moments(seed, 0.05):
        here, there, random = first, new_game(setup_at(first, "x")), Random(seed)
        while not here.over and here.game.draws == first.game.draws:
            assert legal_actions(here) == legal_actions(there)
            action = random.choice(legal_actions(here))
            here, there = apply(here, action).state, apply(there, action).state
        if here.over:
            assert here.game.totals == there.game.totals


def test_its_log_says_in_which_turn_it_began() -> None:
    state = moments("log")[5]
    events = start(setup_at(state, "x")).events
    assert events == (TurnBegan(state.game.turn, state.game.turn_seat), BeganInTheMiddle())


def test_a_game_that_is_over_has_no_middle() -> None:
    state = moments("over")[-1]
    while not state.over:
        state = apply(state, legal_actions(state)[0]).state
    with pytest.raises(SetupError):
        setup_at(state, "x")


def test_tiles_that_are_not_those_of_the_position_are_refused() -> None:
    setup = setup_at(moments("tiles")[3], "x")
    first, last = setup.tiles[0], setup.tiles[-1]
    swapped = (last, *setup.tiles[1:-1], first)
    with pytest.raises(SetupError):
        new_game(
            make_setup(
                setup.edition,
                setup.players,
                "x",
                tiles=swapped,
                holdings=setup.holdings,
                power_cards=setup.power_cards,
                position=setup.position,
            )
        )


def test_a_position_of_another_table_is_refused() -> None:
    setup = setup_at(moments("table")[3], "x")
    seats = setup.edition.players[1]
    with pytest.raises(SetupError):
        make_setup(setup.edition, seats, "x", position=setup.position)
