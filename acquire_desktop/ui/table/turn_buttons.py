"""The buttons beside the phase bar: a hint, and taking back an action or the turn."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from acquire_desktop.game import UndoObstacle
from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import translate


class TurnButtons(QWidget):
    """Hint, undo and restart turn beside the phase bar; disabled, the last two say why.

    Signals:
        hint_requested(): A hint is wanted.
        undo_requested(): Take the last action back.
        restart_requested(): Take the turn back as far as it goes.
    """

    hint_requested = Signal()
    undo_requested = Signal()
    restart_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._obstacle: UndoObstacle | None = UndoObstacle.NOTHING_DONE
        self.hint = QToolButton()
        self.undo = QToolButton()
        self.restart = QToolButton()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.SPACE_HALF)
        for button in (self.hint, self.undo, self.restart):
            button.setProperty("quiet", True)
            button.setProperty("small", True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            layout.addWidget(button)
        self.hint.clicked.connect(self.hint_requested)
        self.undo.clicked.connect(self.undo_requested)
        self.restart.clicked.connect(self.restart_requested)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hint.setIcon(icons.icon("bulb"))
        self.undo.setIcon(icons.icon("undo"))
        self.restart.setIcon(icons.icon("restart"))
        self.retranslate()

    def show_obstacle(self, obstacle: UndoObstacle | None) -> None:
        """Say whether something can be taken back: None, or why not."""
        self._obstacle = obstacle
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text again, in the present language."""
        hint = with_key(translate("TurnButtons", "Hint"), "Ctrl+H")
        self.hint.setAccessibleName(hint)
        self.hint.setToolTip(hint)
        for button, text in (
            (self.undo, with_key(translate("TurnButtons", "Undo"), "Ctrl+Z")),
            (self.restart, with_key(translate("TurnButtons", "Restart turn"), "Ctrl+Backspace")),
        ):
            reason = "" if self._obstacle is None else obstacle_text(self._obstacle)
            button.setEnabled(self._obstacle is None)
            button.setAccessibleName(text)
            button.setAccessibleDescription(reason)
            button.setToolTip(f"{text}\n{reason}" if reason else text)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


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
