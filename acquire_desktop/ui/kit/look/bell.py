"""The closing bell: a brass bell on a wooden foot, as it stands on the desk of a hotel."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha

_SIDE: Final = 64
"""All lengths here are shares of it."""
_ROOF: Final = QPointF(32, 8)
"""What it swings on."""
_EDGE: Final = QColor("#4A3008")
_FOOT: Final = QColor("#3A2109")
_GLOW: Final = (0.45, 0.8)
"""How bright the light around it is: as it waits, and once it has rung."""
_WAVES: Final = (26, 31)
"""Radii of the sound around one that has rung."""


def draw_bell(
    painter: QPainter, place: QRectF, *, swing: float = 0, has_rung: bool = False
) -> None:
    """Draw the bell.

    Args:
        painter: Draws.
        place: A square; its light reaches a little beyond it.
        swing: How far it hangs to one side, in degrees.
        has_rung: Whether its sound is seen.
    """
    look = theme.current()
    painter.save()
    painter.translate(place.topLeft())
    painter.scale(place.width() / _SIDE, place.height() / _SIDE)
    light = QRadialGradient(_SIDE / 2, 36, 38)
    light.setColorAt(0, with_alpha(look.lamp, _GLOW[has_rung]))
    light.setColorAt(1, with_alpha(look.lamp, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(QPointF(_SIDE / 2, 36), 38, 38)
    _draw_bar(painter, QRectF(6, 52, 52, 10), look.wood, QPen(_FOOT, 1.5))
    if has_rung:
        _draw_sound(painter, look.brass_ink)
    painter.translate(_ROOF)
    painter.rotate(swing)
    painter.translate(-_ROOF)
    _draw_brass(painter)
    painter.restore()


def draw_progress(painter: QPainter, place: QRectF, share: float) -> None:
    """Draw the part of a ring that is filled, from the top on to the right.

    Args:
        painter: Draws.
        place: The square around the ring.
        share: 0 to 1.
    """
    pen = _round_pen(theme.current().accent, place.width() / 16)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = place.adjusted(*(pen.widthF() / 2 * sign for sign in (1, 1, -1, -1)))
    painter.drawArc(inner, 90 * 16, -round(share * 360 * 16))


def _draw_brass(painter: QPainter) -> None:
    brass = theme.current().brass
    shine = QLinearGradient(10, 0, 54, 0)
    for at, color in (
        (0.0, brass.darker(140)),
        (0.35, brass.lighter(145)),
        (0.6, brass),
        (1.0, brass.darker(180)),
    ):
        shine.setColorAt(at, color)
    dome = QPainterPath(QPointF(10, 50))
    dome.cubicTo(10, 24, 22, 16, 32, 16)
    dome.cubicTo(42, 16, 54, 24, 54, 50)
    dome.closeSubpath()
    painter.setPen(QPen(_EDGE, 2))
    painter.setBrush(shine)
    painter.drawPath(dome)
    _draw_bar(painter, QRectF(28, 8, 8, 8), brass, QPen(_EDGE, 2))
    painter.drawEllipse(_ROOF, 6.5, 4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 130))
    painter.drawEllipse(QRectF(19, 24, 7, 17))
    _draw_bar(painter, QRectF(8, 46, 48, 5), brass.darker(120), QPen(_EDGE, 1.2))


def _draw_sound(painter: QPainter, ink: QColor) -> None:
    painter.setPen(_round_pen(ink, 2.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius in _WAVES:
        box = QRectF(32 - radius, 30 - radius, 2 * radius, 2 * radius)
        for middle in (35, 145):
            painter.drawArc(box, (middle - 16) * 16, 32 * 16)


def _round_pen(ink: QColor, width: float) -> QPen:
    pen = QPen(ink, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def _draw_bar(painter: QPainter, place: QRectF, fill: QColor, edge: QPen) -> None:
    painter.setPen(edge)
    painter.setBrush(fill)
    painter.drawRoundedRect(place, 2, 2)
