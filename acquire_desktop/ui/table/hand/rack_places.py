"""What stands on the rack where no tile is shown: the back of one, or an empty place."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from acquire_desktop.ui.kit.look import theme


def draw_back(painter: QPainter, card: QRectF) -> None:
    """Draw the back of a tile: a fine lattice in a frame."""
    look = theme.current()
    painter.setPen(QPen(look.border, theme.HAIRLINE_PX))
    painter.setBrush(look.accent_soft)
    painter.drawRoundedRect(card, theme.RADIUS, theme.RADIUS)
    frame = card.adjusted(6, 6, -6, -6)
    painter.setPen(QPen(look.accent, theme.HAIRLINE_PX))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame, theme.RADIUS_SMALL, theme.RADIUS_SMALL)
    painter.save()
    painter.setClipRect(frame)
    painter.setOpacity(0.35)
    reach = frame.height()
    x = frame.left() - reach
    while x < frame.right():
        painter.drawLine(QPointF(x, frame.top()), QPointF(x + reach, frame.bottom()))
        painter.drawLine(QPointF(x, frame.bottom()), QPointF(x + reach, frame.top()))
        x += theme.SPACE
    painter.restore()


def draw_gap(painter: QPainter, card: QRectF) -> None:
    """Draw an empty place."""
    pen = QPen(theme.current().hairline, theme.HAIRLINE_PX)
    pen.setDashPattern([4, 4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(card.adjusted(4, 4, -4, -4), theme.RADIUS, theme.RADIUS)
