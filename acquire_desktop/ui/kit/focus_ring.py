"""The inner line of the focus ring on primary buttons, whose own colour is close to the ring's."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from acquire_desktop.ui.kit.look import theme

RING_PX: Final = 3
"""How wide the outer line is, which the style sheet draws."""


class FocusRing(QObject):
    """Draws a line between the ring and the button, in the ink of the button."""

    def __init__(self, window: QWidget) -> None:
        """Follow the focus as long as a window lives."""
        super().__init__(window)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Paint or not isinstance(watched, QPushButton):
            return False
        watched.event(event)
        if watched.hasFocus() and str(watched.property("primary")).lower() == "true":
            self._draw(watched)
        return True

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        if isinstance(old, QPushButton):
            old.removeEventFilter(self)
        if isinstance(new, QPushButton):
            new.installEventFilter(self)
            new.update()

    def _draw(self, button: QPushButton) -> None:
        painter = QPainter(button)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.current().accent_ink, theme.FOCUS_PX))
        inset = RING_PX + theme.FOCUS_PX / 2
        box = QRectF(button.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, theme.RADIUS_SMALL, theme.RADIUS_SMALL)
