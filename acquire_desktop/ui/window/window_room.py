"""How small the window may be, and the place of the pages, which scrolls where it is smaller."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

LEAST_SIZE = QSize(480, 360)
"""Of the window; its pages scroll long before."""
_FIRST_SIZE = QSize(1280, 720)
_FRAME = QSize(16, 48)
"""What a desktop puts round a window, at most."""


def first_size(screen: QSize) -> QSize:
    """Return the size of a window that opens for the first time.

    Args:
        screen: What the desktop leaves free of the screen.
    """
    return _FIRST_SIZE.boundedTo(screen - _FRAME).expandedTo(LEAST_SIZE)


class PageRoom(QScrollArea):
    """Gives the pages the whole room, or scrolls them where it is too small for a page."""

    def __init__(self, pages: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidget(pages)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys to the window: a scroll area would take the arrows."""
        event.ignore()
