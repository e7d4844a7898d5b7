"""Games that are judged in these tests."""

from functools import lru_cache

from acquire_desktop.games.acquire.choosers import think
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.setup import Setup, make_setup


@lru_cache
def played(
    levels: tuple[str, ...], seed: str, edition: str = "2023-classic"
) -> tuple[Setup, tuple[Action, ...]]:
    """Return a finished game between computer players."""
    setup = make_setup(EDITIONS[edition], len(levels), seed)
    state, actions = new_game(setup), []
    while not state.over:
        actions.append(think(levels[state.seat], observe(state, state.seat), state.ply).action)
        state = apply(state, actions[-1]).state
    return setup, tuple(actions)
