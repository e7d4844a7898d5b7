"""Obstacles in words: why nothing can be taken back."""

from typing import Final

from acquire_desktop.game import UndoObstacle
from acquire_desktop.ui.kit.texts import translate

_OBSTACLES: Final = {
    UndoObstacle.NOTHING_DONE: "There is nothing to undo yet.",
    UndoObstacle.OTHER_ACTED: "Another player acted after that, so it can't be undone.",
    UndoObstacle.OTHER_DECIDES: "Another player has seen the table and is deciding now.",
    UndoObstacle.DRAWN: "A tile was drawn, so this can't be undone.",
    UndoObstacle.HOLDINGS_SHOWN: "Hidden holdings were revealed, so this can't be undone.",
    UndoObstacle.GAME_OVER: "The game is over.",
    UndoObstacle.SEAT_CHANGED: "A seat has changed players since.",
    UndoObstacle.COVERED: "The tiles are hidden.",
}


def obstacle_text(obstacle: UndoObstacle) -> str:
    """Return why nothing can be taken back now."""
    return translate("TurnButtons", _OBSTACLES[obstacle])
