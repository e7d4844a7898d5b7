"""Hint: the action that a Medium computer would take in a seat's place."""

from acquire_desktop.games.hotel_tycoon.ai.players import Level, choose
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.view import View


def hint(view: View) -> Action:
    """Return what Medium would do; it knows the view alone, and answers the same each time.

    Raises:
        ValueError: If the seat of the view decides nothing now.
    """
    return choose(view, Level.MEDIUM, view.ply)
