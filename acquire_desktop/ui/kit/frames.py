"""What holds the parts of a page: panels, margins, and the scroll area without a look."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.look import theme


def centered(content: QWidget) -> QWidget:
    """Return a widget that keeps its content, as wide as it may be, in the middle."""
    frame = QWidget()
    row(1, Stretched(content, 1000), 1, of=frame, margins=(theme.SPACE_4, 0, theme.SPACE_4, 0))
    return frame


def framed(content: QWidget) -> QFrame:
    """Return a panel around a widget."""
    panel = QFrame()
    panel.setProperty("role", "panel")
    margins = theme.SPACE_3, theme.SPACE_2, theme.SPACE_3, theme.SPACE_3
    column(content, of=panel, margins=margins)
    return panel


class QuietArea(QScrollArea):
    """Gives a widget all the room there is, and scrolls it where that is too little."""

    def __init__(self, body: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidget(body)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take no key: Qt's scroll area would take the arrows."""
        event.ignore()
