"""Where the person who plays alone says how to be called: once, and again at will."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from acquire_desktop.storage.players import NAME_LIMIT, clean_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import plain, translate

_FIELD_PX = 200


class NameField(QWidget):
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
        self._label = plain(QLabel())
        self.line = QLineEdit()
        self.line.setMaxLength(NAME_LIMIT)
        self.line.setMinimumWidth(theme.scaled(_FIELD_PX))
        self._label.setBuddy(self.line)
        theme.style_text(self._label, "small", tone="muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE)
        row.addWidget(self._label)
        row.addWidget(self.line, 1)
        self.line.editingFinished.connect(self._keep)
        self.retranslate()

    def show_name(self, name: str) -> None:
        """Show the name that is kept, or the one that is proposed."""
        self._kept = name
        self.line.setText(name)

    def retranslate(self) -> None:
        """Set every text again, in the present language."""
        text = translate("NameField", "Your name")
        self._label.setText(text)
        self.line.setAccessibleName(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter, which the page would take for the start of a game."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _keep(self) -> None:
        name = clean_name(self.line.text())
        if name and name != self._kept:
            self._kept = name
            self.chosen.emit(name)
        self.line.setText(self._kept)
