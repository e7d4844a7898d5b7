"""The buttons beside the phase bar: a hint, and taking back an action or the turn."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from acquire_desktop.game import UndoObstacle
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import translate


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
    return {
        UndoObstacle.NOTHING_DONE: translate("TurnButtons", "There is nothing to take back yet."),
        UndoObstacle.OTHER_ACTED: translate(
            "TurnButtons", "Another player acted last; that stays."
        ),
        UndoObstacle.OTHER_DECIDES: translate(
            "TurnButtons", "Another player has seen the table and decides now."
        ),
        UndoObstacle.DRAWN: translate(
            "TurnButtons", "A tile was drawn; what was seen cannot be taken back."
        ),
        UndoObstacle.TOLD: translate(
            "TurnButtons", "Hidden holdings came to light; that cannot be taken back."
        ),
        UndoObstacle.GAME_OVER: translate("TurnButtons", "The game is over."),
        UndoObstacle.COVERED: translate("TurnButtons", "The tiles are covered."),
    }[obstacle]
