"""The buttons beside the phase bar: a hint, and taking back an action or the turn."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from acquire_desktop.game import UndoObstacle
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.look import theme
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


class TurnButtons(QWidget):
    """Hint, undo and restart turn beside the phase bar: commands of the menus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hint = QToolButton()
        self.undo = QToolButton()
        self.restart = QToolButton()
        buttons = self.hint, self.undo, self.restart
        for button in buttons:
            button.setProperty("quiet", True)
            button.setProperty("small", True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row(*buttons, of=self, spacing=theme.SPACE_HALF)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_commands(self, actions: Mapping[str, QAction]) -> None:
        """Do what the commands ``hint``, ``undo`` and ``restart_turn`` do, while they can."""
        self.hint.setDefaultAction(actions["hint"])
        self.undo.setDefaultAction(actions["undo"])
        self.restart.setDefaultAction(actions["restart_turn"])


def obstacle_text(obstacle: UndoObstacle) -> str:
    """Return why nothing can be taken back now."""
    return translate("TurnButtons", _OBSTACLES[obstacle])
