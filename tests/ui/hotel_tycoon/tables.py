"""Tables: games of Hotel Tycoon that the tests play on."""

from collections.abc import Iterator
from random import Random

from acquire_desktop.games.hotel_tycoon.engine.events import Event
from acquire_desktop.games.hotel_tycoon.engine.game import apply, observe, start
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode, Options, Setup, make_setup
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.words.names import Names

PEOPLE = Names(("Ana", "Bea", "Caio", "Dora"))
YOU = Names(("Ana", "Bea", "Caio", "Dora"), you=0)


def short_setup(
    mode: Mode = Mode.CLASSIC, players: int = 3, seed: str = "table", rounds: int = 8
) -> Setup:
    """Return a set-up whose game is over after some rounds."""
    return make_setup(mode, players, seed, Options(round_limit=rounds))


def random_game(setup: Setup, seed: int = 1) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Play with any actions and yield each state with the events that led to it."""
    rng = Random(seed)
    step = start(setup)
    yield step.state, step.events
    while not step.state.over:
        step = apply(step.state, rng.choice(step.state.legal))
        yield step.state, step.events


def view_of(state: State) -> View:
    """Return the view of the seat that decides."""
    return observe(state, state.seat)
