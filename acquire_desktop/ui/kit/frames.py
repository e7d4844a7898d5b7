"""What holds the parts of a page: a panel around one, and margins that keep it in the middle."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

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
