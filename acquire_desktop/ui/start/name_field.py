"""Where the person who plays alone says how to be called: once, and again at will."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from acquire_desktop.storage.players import NAME_LIMIT, clean_name
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, row
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, later

_FIELD_PX = 200


class NameField(Adaptive, QWidget):
    """A line to type a name into; leaving it or Enter keeps the name.

    Signals:
        chosen (str): Another name, never an empty one.
        left (): Enter was pressed: the focus may go on.
    """

    chosen = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept = ""
        text = later("NameField", "Your name")
        name = self.with_text(label(size="small", tone="muted"), text)
        self.line = QLineEdit()
        self.line.setMaxLength(NAME_LIMIT)
        self.set_text(self.line.setAccessibleName, text)
        name.setBuddy(self.line)
        row(name, Stretched(self.line, 1), of=self, spacing=theme.SPACE)
        self.line.editingFinished.connect(self._keep)
        self.refit()

    def show_name(self, name: str) -> None:
        """Show the name that is kept, or the one that is proposed."""
        self._kept = name
        self.line.setText(name)

    def refit(self) -> None:
        self.line.setMinimumWidth(theme.scaled(_FIELD_PX))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter, which the page would take for the start of a game."""
        if is_enter(event):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _keep(self) -> None:
        name = clean_name(self.line.text())
        if name and name != self._kept:
            self._kept = name
            self.chosen.emit(name)
        self.line.setText(self._kept)
