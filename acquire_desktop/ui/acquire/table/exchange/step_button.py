"""Stock exchange: the buttons in a row that add a stock to a purchase or take one out of it."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring

ARROWS: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
"""Qt's button would take them; the stack of rows moves the focus."""


class StepButton(PaintedButton):
    """A plus or a minus; the plus is filled while one more may be added.

    Signals:
        attended (bool): The focus came or went.
    """

    attended = Signal(bool)

    def __init__(self, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = icon
        self.is_strong = False
        self.hide()

    def say(self, name: str, words: str) -> None:
        """Say what it does, and what stands against it."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(words)

    def set_strong(self, is_strong: bool) -> None:
        """Be filled with the accent, or an outline only."""
        self.is_strong = is_strong
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.attended.emit(event.type() == QEvent.Type.FocusIn)
        return super().event(event)

    def paint(self, painter: QPainter) -> None:
        look, frame = theme.current(), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ground, ink = self.ground(look.paper_raised), look.ink
        if self.is_strong:
            is_hot = self.underMouse() or self.isDown()
            ground, ink = (look.accent_hover if is_hot else look.accent), look.accent_ink
        elif self._icon == "plus":
            ink = look.disabled
        draw_box(painter, frame, theme.RADIUS, ground, QPen(look.border, theme.HAIRLINE_PX))
        inset = frame.width() * 0.24
        icons.draw_icon(painter, frame.adjusted(inset, inset, -inset, -inset), self._icon, ink)
        if self.hasFocus():
            draw_ring(painter, frame, theme.RADIUS)
