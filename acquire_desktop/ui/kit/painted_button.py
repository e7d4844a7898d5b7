"""Painted buttons: what the buttons that paint themselves share, boxes, and the focus's ring."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme


class PaintedButton(Adaptive, QAbstractButton):
    """A button that overrides ``paint`` and ``sizeHint``; it follows the pointer and the text.

    Where it can be checked it is one of several of which at most one is.
    """

    def __init__(self, parent: QWidget | None = None, *, takes_enter: bool = False) -> None:
        """Make a button as large as its size hint.

        Args:
            parent: The owner.
            takes_enter: Whether Enter clicks it; else that key is the window's.
        """
        super().__init__(parent)
        self.takes_enter = takes_enter
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paint(self, painter: QPainter) -> None:
        """Paint all there is; the painter smooths edges."""

    def ground(self, usual: QColor, *, is_on: bool = False, reacts: bool = True) -> QColor:
        """Return the colour of the ground as the button stands.

        Args:
            usual: The colour while nothing happens to it.
            is_on: Whether it is chosen.
            reacts: Whether it lights up under the pointer.
        """
        look = theme.current()
        if is_on:
            return look.accent_soft
        if self.isDown():
            return look.pressed
        return look.hover if reacts and self.underMouse() else usual

    def refit(self) -> None:
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def nextCheckState(self) -> None:  # noqa: N802 - Qt's name
        """Change nothing by a click: the owner of the button says whether it is checked."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not is_enter(event):
            super().keyPressEvent(event)
        elif not self.takes_enter or event.modifiers():
            event.ignore()  # on some desktops Qt's buttons take it
        elif not event.isAutoRepeat():
            self.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return the outline of a rounded rectangle."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def draw_box(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | None = None,
    pen: QPen | None = None,
) -> None:
    """Draw a rounded rectangle, filled, with an outline, or both."""
    painter.setPen(pen or Qt.PenStyle.NoPen)
    painter.setBrush(fill or Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, radius, radius)


def draw_ring(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Draw the ring of the focus along the edge of a rounded rectangle."""
    draw_box(painter, rect, radius, pen=QPen(theme.current().focus, theme.FOCUS_PX))
