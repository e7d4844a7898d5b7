"""Sole answer: the one action of a decision that leaves no choice."""

from acquire_desktop.games.acquire.engine.actions import Action, PlaceTile
from acquire_desktop.games.acquire.engine.game import legal_actions
from acquire_desktop.games.acquire.engine.state import State


def sole_answer(state: State) -> Action | None:
    """Return the one legal action, or None where there is a choice.

    A tile is always placed by hand, even the only one.
    """
    if state.over or len(state.game.legal()) != 1:
        return None
    (action,) = legal_actions(state)
    return None if isinstance(action, PlaceTile) else action
