"""Dialogs: the margins and the closing button of all, and one of a few sentences with buttons."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Part, column
from acquire_desktop.ui.kit.key_guard import PrimaryButton
from acquire_desktop.ui.kit.look import theme

_WIDTH_PX = 440


def fill_dialog(
    dialog: QDialog, *parts: Part, spacing: int = theme.SPACE_2, below: int = theme.SPACE_3
) -> None:
    """Stand parts below each other in a dialog, with the margins of all dialogs.

    Args:
        dialog: Has nothing in it yet.
        *parts: From top to bottom.
        spacing: Between two parts, in pixels.
        below: Under the last one, in pixels.
    """
    margins = theme.SPACE_4, theme.SPACE_3, theme.SPACE_4, below
    column(*parts, of=dialog, spacing=spacing, margins=margins)


def closing_button(dialog: QDialog) -> QPushButton:
    """Return the button without a text that Enter presses, and that closes a dialog."""
    button = QPushButton()
    button.setProperty("primary", True)
    button.setDefault(True)
    button.clicked.connect(dialog.accept)
    return button


class NarrowDialog(Adaptive, QDialog):
    """Is as wide as is good to read, and as high as that needs."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.first: QPushButton = PrimaryButton()
        """Has the focus when the dialog opens, and is what Enter presses."""
        self.first.setDefault(True)

    def refit(self) -> None:
        layout = self.layout()
        if layout is not None:
            width = max(theme.scaled(_WIDTH_PX), layout.minimumSize().width())
            self.setFixedWidth(width)
            self.setFixedHeight(layout.totalHeightForWidth(width))

    def showEvent(self, event: QShowEvent) -> None:
        self.refit()
        self.first.setFocus(Qt.FocusReason.OtherFocusReason)
        super().showEvent(event)
