"""Experts at the deal of a day: each plays the person's seat with luck of its own."""

from datetime import date
from typing import Final

from acquire_desktop.codec import int_of, row_of
from acquire_desktop.games.acquire.ai.search.stopping import ShouldStop, never_stop
from acquire_desktop.games.acquire.daily.deal import (
    day_from,
    guests_of_day,
    seat_of_day,
    setup_of_day,
)
from acquire_desktop.games.acquire.engine.game import apply, observe, start
from acquire_desktop.games.acquire.engine.setup import random_word

NAME: Final = "daily"
"""What stands in the place of a player's name where such a game is asked for."""
COUNT: Final = 12
EXPERT: Final = "expert:2000"
"""Held to a number of simulations, so that its games are the same on every computer."""
SIMULATIONS: Final = 200_000
"""About what a game takes, of all its players."""


def question(day: date, number: int) -> list[object]:
    """Write the question how the game of an Expert ends, as plain values."""
    return [day.isoformat(), number]


def answer(plain: object, should_stop: ShouldStop = never_stop) -> int:
    """Return the dollars with which an Expert ends, 0 when it was stopped.

    Raises:
        ValueError: If it is no question.
    """
    told, which = row_of(plain, 2)
    return play(day_from(told), int_of(which, 0, COUNT - 1), should_stop)


def play(day: date, number: int, should_stop: ShouldStop = never_stop) -> int:
    """Play the deal of a day as one of the Experts; return its dollars at the end."""
    from acquire_desktop.games.acquire.choosers import think

    own = seat_of_day(day)
    levels = list(guests_of_day(day))
    levels.insert(own, EXPERT)
    state = start(setup_of_day(day)).state
    seed = state.setup.seed
    while not state.over and not should_stop():
        purpose = f"ai|{state.seat}|{state.ply}"  # the guests decide as at the person's table
        if state.seat == own:
            purpose = f"{NAME} {number}|{state.ply}"
        view = observe(state, state.seat)
        state = apply(
            state, think(levels[state.seat], view, random_word(seed, purpose)).action
        ).state
    return state.game.totals[own] if state.over else 0
