"""Keeps parts that are made late at their place in the order of the Tab key."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


class TabAnchor(QWidget):
    """Marks a place in the order; Tab passes over it, since it is never shown.

    Qt puts a new widget at the end of the window's order, wherever it lies.
    """

    def __init__(self, parent: QWidget) -> None:
        """Take the next place among the parts of a widget."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # without it Qt would not count it
        self.hide()

    def lead_to(self, parts: Sequence[QWidget]) -> None:
        """Let some parts follow here, one after the other."""
        for before, after in pairwise((self, *parts)):
            QWidget.setTabOrder(before, after)
