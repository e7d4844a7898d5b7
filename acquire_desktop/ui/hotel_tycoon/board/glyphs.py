"""Drawings on the plan: signs of the tiles, entrances, cars and dice."""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from acquire_desktop.games.hotel_tycoon.engine.board import TileKind
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.seat_marks import draw_plated_mark, mark_color

_DOTS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of a die lie."""


def kind_color(kind: TileKind) -> QColor:
    """Return the colour of the sign of a kind of tile."""
    look = theme.current()
    return {
        TileKind.BUY: look.gain,
        TileKind.BUILD: look.brass_ink,
        TileKind.FREE_ENTRANCE: look.own_tile,
        TileKind.FREE_PHASE: look.accent,
        TileKind.START: look.loss,
    }[kind]


def draw_space_sign(painter: QPainter, middle: QPointF, kind: TileKind, radius: float) -> None:
    """Draw the sign of a kind of tile on a disc."""
    look = theme.current()
    painter.setPen(QPen(look.border, 2))
    painter.setBrush(look.paper_raised)
    painter.drawEllipse(middle, radius, radius)
    painter.save()
    painter.translate(middle)
    painter.scale(radius / 30, radius / 30)
    draw_kind(painter, QPointF(), kind, kind_color(kind))
    painter.restore()


def draw_kind(painter: QPainter, middle: QPointF, kind: TileKind, ink: QColor) -> None:
    """Draw the sign of a kind of tile, about 40 units large."""
    painter.save()
    painter.translate(middle)
    painter.setPen(QPen(ink, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match kind:
        case TileKind.BUY:
            painter.drawRoundedRect(QRectF(-18, -12, 36, 24), 4, 4)
            painter.drawEllipse(QPointF(0, 0), 6, 6)
        case TileKind.BUILD:
            painter.drawPolyline([QPointF(-14, 16), QPointF(-14, -16), QPointF(18, -16)])
            painter.drawLine(QPointF(12, -16), QPointF(12, -4))
            painter.drawRect(QRectF(5, -4, 14, 12))
        case TileKind.FREE_ENTRANCE:
            painter.drawPath(_arch())
            painter.drawEllipse(QPointF(6, 4), 1, 1)
        case TileKind.FREE_PHASE:
            painter.drawRect(QRectF(-14, -8, 18, 24))
            painter.drawLine(QPointF(12, -16), QPointF(12, 0))
            painter.drawLine(QPointF(4, -8 - 8), QPointF(20, -8))
            painter.drawLine(QPointF(4, -8), QPointF(20, -16))
        case TileKind.START:
            painter.drawLine(QPointF(0, -18), QPointF(0, 18))
            painter.drawPolyline([QPointF(-10, 6), QPointF(0, 18), QPointF(10, 6)])
    painter.restore()


def _arch() -> QPainterPath:
    path = QPainterPath(QPointF(-12, 16))
    path.lineTo(-12, -4)
    path.arcTo(QRectF(-12, -16, 24, 24), 180, -180)
    path.lineTo(12, 16)
    path.closeSubpath()
    return path


def draw_star(painter: QPainter, middle: QPointF, radius: float, fill: QColor) -> None:
    """Draw a star of five rays."""
    corners = []
    for at in range(10):
        reach, turn = radius * (1.0, 0.45)[at % 2], at * pi / 5 - pi / 2
        corners.append(middle + QPointF(reach * cos(turn), reach * sin(turn)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPolygon(QPolygonF(corners))


def draw_entrance(painter: QPainter, at: QPointF, mark: int) -> None:
    """Draw an entrance with the mark of its owner."""
    look = theme.current()
    painter.setPen(QPen(look.tile_outline, 2))
    painter.setBrush(mark_color(mark))
    painter.drawRoundedRect(QRectF(at.x() - 18, at.y() - 18, 36, 36), 8, 8)
    draw_plated_mark(painter, QRectF(at.x() - 13, at.y() - 13, 26, 26), mark)


def draw_car(painter: QPainter, mark: int) -> None:
    """Draw a car that looks to the right, with its middle at (0, 0)."""
    look = theme.current()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.shadow)
    painter.drawRoundedRect(QRectF(-29, -15, 62, 36), 12, 12)
    painter.setPen(QPen(look.tile_outline, 2.5))
    painter.setBrush(mark_color(mark))
    painter.drawRoundedRect(QRectF(-31, -18, 62, 36), 12, 12)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.lamp)
    painter.drawEllipse(QPointF(27, -11), 3.5, 3.5)
    painter.drawEllipse(QPointF(27, 11), 3.5, 3.5)
    painter.setBrush(look.plate)
    painter.drawRoundedRect(QRectF(8, -12, 10, 24), 4, 4)
    draw_plated_mark(painter, QRectF(-24, -14, 28, 28), mark)


def draw_die(painter: QPainter, middle: QPointF, side: float, pips: int) -> None:
    """Draw a die as it lies; with 0 pips it is blank."""
    look = theme.current()
    painter.setPen(QPen(look.tile_outline, 2))
    painter.setBrush(look.paper_raised)
    half = side / 2
    box = QRectF(middle.x() - half, middle.y() - half, side, side)
    painter.drawRoundedRect(box, side / 6, side / 6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.ink)
    for x, y in _DOTS.get(pips, ()):
        painter.drawEllipse(middle + QPointF(x, y) * (side * 0.27), side * 0.085, side * 0.085)
