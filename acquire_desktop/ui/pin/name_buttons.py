"""Buttons with the name of a person: one gives way to long names, one opens a hand."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from acquire_desktop.ui.kit.key_guard import ButtonGuard, KeyGuard
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import escape_mnemonic, translate

_NAME_PX = 200
"""The least width of a button with a name in its text."""


class NameButton(QPushButton):
    """A button with a name in its text, which gives way in the middle where there is no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().boundedTo(QSize(theme.scaled(_NAME_PX), _NAME_PX))

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Give the style as much of the text as there is room for, as Qt asks before it paints."""
        super().initStyleOption(option)
        part = QStyle.SubElement.SE_PushButtonContents
        room = self.style().subElementRect(part, option, self).width()
        if not option.icon.isNull():
            room -= option.iconSize.width() + theme.SPACE_HALF
        option.text = option.fontMetrics.elidedText(
            option.text, Qt.TextElideMode.ElideMiddle, room, Qt.TextFlag.TextShowMnemonic
        )


class RevealButton(NameButton):
    """Opens a hand: by a click, or by a press of Enter or Space that is one of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("primary", True)
        ButtonGuard(self)
        self.guard = KeyGuard()
        """Keeps a key still held from before from opening the hand."""
        self.setAutoDefault(True)

    def close_guard(self) -> None:
        """Wait for a press of its own; a key that opened it before was let go elsewhere."""
        self.guard.lose()
        self.guard.close()

    def show_text(self, text: str, description: str) -> None:
        """Show a text, and give screen readers a description."""
        self.setText(escape_mnemonic(text))
        self.setAccessibleName(text)
        self.setAccessibleDescription(description)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.guard.admits(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.guard.release(event)
        super().keyReleaseEvent(event)


def show_tiles_text(name: str) -> str:
    """Return the text of the button that shows a player the own tiles."""
    return translate("Curtain", "I am {name} — show my tiles", name=name)
