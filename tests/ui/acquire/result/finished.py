"""Games that are played to their end, for tests of what comes then."""

from functools import cache

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.events import Event
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, observe, start
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import View


@cache
def finished(edition: str, count: int, seed: str) -> tuple[View, tuple[Event, ...]]:
    """Play a game of an edition with so many players; return its end and all that happened."""
    step = start(make_setup(EDITIONS[edition], count, seed))
    told = list(step.events)
    while not step.state.over:
        actions = legal_actions(step.state)
        step = apply(step.state, actions[-1 - step.state.ply % min(len(actions), 3)])
        told += step.events
    return observe(step.state, 0), tuple(told)
