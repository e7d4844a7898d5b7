"""Overlay: base of what stands in the place of the Line for a while."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.voice import announce


class Overlay(Adaptive, QFrame):
    """A frame that is walked by keys; no text is typed into it."""

    def __init__(self, role: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", role)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)

    def announce(self, text: str) -> None:
        """Have a screen reader say what is on view now."""
        if self.isVisible():
            announce(self, text)
