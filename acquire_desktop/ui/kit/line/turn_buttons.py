"""The buttons of the Line's corner: taking back, doing again, and a hint."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.look import theme

_HEIGHT_PX: Final = 28
"""A second row of buttons has its place below, in a Line of 58 pixels."""


class TurnButtons(QWidget):
    """Undo, redo and hint at the corner of the Line: commands of the menus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.undo, self.redo, self.hint = QToolButton(), QToolButton(), QToolButton()
        self.buttons: tuple[QToolButton, ...] = self.undo, self.redo, self.hint
        for button in self.buttons:
            self._dress(button)
        self._row = row(*self.buttons, of=self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def add(self, button: QToolButton) -> None:
        """Stand another button before them, of the same size."""
        self._dress(button)
        self._row.insertWidget(0, button)
        self.buttons = (button, *self.buttons)

    def _dress(self, button: QToolButton) -> None:
        button.setProperty("quiet", True)
        button.setProperty("corner", True)
        button.setFixedSize(theme.TARGET_PX, _HEIGHT_PX)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_commands(self, actions: Mapping[str, QAction]) -> None:
        """Do what the commands ``undo``, ``redo`` and ``hint`` do, while they can."""
        self.undo.setDefaultAction(actions["undo"])
        self.redo.setDefaultAction(actions["redo"])
        self.hint.setVisible("hint" in actions)
        if "hint" in actions:
            self.hint.setDefaultAction(actions["hint"])
