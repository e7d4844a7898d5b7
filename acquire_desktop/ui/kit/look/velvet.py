"""Velvet: the cloth of the curtain, in folds under a valance with a brass fringe."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.kept_pictures import new_picture

VALANCE_PX: Final = 28
"""The height of the valance at 100 % zoom; a low curtain has none."""
_LEAST_PX: Final = 200
"""A curtain has a valance from this height on."""
_FOLD_PX: Final = 46
_LIGHT, _DARK, _VALANCE = QColor("#8E2A2C"), QColor("#651A1E"), QColor("#561116")
_FRINGE: Final = QColor("#E9B63A")


def velvet(width: int, height: int, device_ratio: float) -> QPixmap:
    """Return the cloth in a size in logical pixels; it is the same by day and by night."""
    box = QRectF(0, 0, width, height)
    return new_picture(box, lambda painter: _draw(painter, box), device_ratio)


def _draw(painter: QPainter, box: QRectF) -> None:
    zoom = theme.zoom()
    folds = QLinearGradient(0, 0, _FOLD_PX * zoom, 0)
    folds.setSpread(QLinearGradient.Spread.RepeatSpread)
    for at, colour in ((0, _DARK), (0.55, _LIGHT), (1, _DARK)):
        folds.setColorAt(at, colour)
    painter.fillRect(box, folds)
    if box.height() < _LEAST_PX * zoom:
        return
    high = VALANCE_PX * zoom
    painter.fillRect(QRectF(0, 0, box.width(), high), _VALANCE)
    painter.setPen(QPen(_FRINGE, 2 * zoom))
    painter.drawLine(QPointF(0, high), QPointF(box.width(), high))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_FRINGE)
    step = _FOLD_PX * zoom / 2
    for at in range(int(box.width() // step) + 1):
        painter.drawEllipse(QPointF((at + 0.5) * step, high + 3 * zoom), 2.5 * zoom, 3.5 * zoom)
