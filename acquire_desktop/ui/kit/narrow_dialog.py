"""A dialog of a few sentences with buttons below each other or in a row."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.key_guard import PrimaryButton
from acquire_desktop.ui.kit.look import theme

_WIDTH_PX = 440


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
