"""What holds the parts of a page: panels, margins, and the scroll area without a look."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from acquire_desktop.ui.kit.look import theme


def centered(content: QWidget) -> QWidget:
    """Return a widget that keeps its content, as wide as it may be, in the middle."""
    frame = QWidget()
    layout = QHBoxLayout(frame)
    layout.setContentsMargins(theme.SPACE_4, 0, theme.SPACE_4, 0)
    layout.addStretch(1)
    layout.addWidget(content, 1000)
    layout.addStretch(1)
    return frame


def framed(content: QWidget) -> QFrame:
    """Return a panel around a widget."""
    panel = QFrame()
    panel.setProperty("role", "panel")
    layout = QVBoxLayout(panel)
    layout.setContentsMargins(theme.SPACE_3, theme.SPACE_2, theme.SPACE_3, theme.SPACE_3)
    layout.addWidget(content)
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
