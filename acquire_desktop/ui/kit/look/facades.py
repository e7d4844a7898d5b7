"""The fronts of the hotels: each chain has a roof of its own, and a storey for each price step."""

from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF

from acquire_desktop.ui.kit.look import theme

FIRST_STOREYS: Final = 3
MOST_STOREYS: Final = 11
"""A price rises at most eight times."""
_GROUND: Final = 0.24
"""Height of the ground floor; all lengths here are shares of the width of a front."""
_ROOF: Final = 0.66
"""Room above the storeys; the highest roof fills it."""
_STOREY: Final = 0.155
_LOWEST: Final = 0.55
"""The share of the room that the first storeys may take, so that there is some to grow."""
_WINGS_FROM: Final = 5
"""Storeys from which a hotel has wings."""
_WINDOWS: Final = 4
_LIT: Final = 0.68


def facade_height(storeys: int, width: float, most: float) -> float:
    """Return how high a front is, without its roof.

    Args:
        storeys: Between ``FIRST_STOREYS`` and ``MOST_STOREYS``.
        width: Of the front, without its wings.
        most: How high the highest front may be, with its roof.
    """
    room = most - (_GROUND + _ROOF) * width
    low = min(FIRST_STOREYS * _STOREY * width, _LOWEST * room)
    done = (storeys - FIRST_STOREYS) / (MOST_STOREYS - FIRST_STOREYS)
    return _GROUND * width + low + (room - low) * done


def draw_facade(
    painter: QPainter,
    letter: str,
    storeys: int,
    foot: QPointF,
    width: float,
    most: float,
    *,
    lit: float = 1.0,
) -> None:
    """Draw the front of a hotel.

    Args:
        painter: Draws.
        letter: The chain's letter.
        storeys: Between ``FIRST_STOREYS`` and ``MOST_STOREYS``.
        foot: The middle of its lower edge.
        width: Of the front, without its wings.
        most: How high the highest front may be, with its roof.
        lit: The share of the storeys with light in them, from the ground.
    """
    height = facade_height(storeys, width, most)
    fill = theme.chain(letter).fill
    draw_front(
        *(painter, letter, fill, storeys),
        QRectF(foot.x() - width / 2, foot.y() - height, width, height),
        lit=lit,
        has_wings=storeys >= _WINGS_FROM,
    )


def front_height(storeys: int, width: float) -> float:
    """Return how high a front of usual storeys is, without its roof."""
    return (_GROUND + storeys * _STOREY) * width


def draw_front(
    painter: QPainter,
    roof: str,
    fill: QColor,
    storeys: int,
    front: QRectF,
    *,
    lit: float = 1.0,
    has_wings: bool = False,
) -> None:
    """Draw the front of a house.

    Args:
        painter: Draws.
        roof: The letter of the chain whose roof it has.
        fill: The colour of its wall.
        storeys: How many rows of windows it has.
        front: Where it stands, without its wings and its roof.
        lit: The share of the storeys with light in them, from the ground.
        has_wings: Whether there are lower parts at both sides.
    """
    look = theme.current()
    if fill.lightnessF() < 0.3:  # windows and roof would be lost on it
        fill = fill.lighter(150)
    foot, width, height = QPointF(front.center().x(), front.bottom()), front.width(), front.height()
    height /= width
    storey = (height - _GROUND) / storeys
    painter.save()
    painter.translate(foot)
    painter.scale(width, width)
    wall = QLinearGradient(-0.5, 0, 0.5, 0)
    for place, color in ((0.0, fill.lighter(118)), (0.62, fill), (1.0, fill.darker(150))):
        wall.setColorAt(place, color)
    pen = QPen(QColor("#10141B"), 0.03)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(wall)
    if has_wings:
        painter.drawRect(QRectF(-0.66, -height * 0.55, 1.32, height * 0.55))
    painter.drawRect(QRectF(-0.5, -height, 1, height))
    painter.save()
    painter.translate(0, -height)
    painter.setBrush(fill.darker(140))
    _ROOFS[roof](painter)
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    chance, dark = Random(f"{roof}{storeys}"), look.plate if look.is_night else fill.darker(190)
    for floor in range(storeys):
        top = -height + 0.07 + floor * storey
        places = [(-0.39 + 0.21 * window, 0.14) for window in range(_WINDOWS)]
        if has_wings and top > -height * 0.55:
            places += [(-0.625, 0.095), (0.53, 0.095)]
        for left, across in places:
            is_lit = chance.random() < _LIT and floor >= round(storeys * (1 - lit))
            painter.setBrush(look.lamp if is_lit else dark)
            painter.drawRect(QRectF(left, top, across, storey * 0.56))
    painter.setBrush(QColor("#10141B"))
    painter.drawRect(QRectF(-0.1, -0.17, 0.2, 0.17))
    painter.setBrush(look.brass)
    painter.drawRect(QRectF(-0.18, -0.2, 0.36, 0.05))
    painter.restore()


def _battlements(painter: QPainter) -> None:
    for left in (-0.54, -0.25, 0.06, 0.35):
        painter.drawRect(QRectF(left, -0.16, 0.19, 0.16))


def _dome(painter: QPainter) -> None:
    painter.drawPie(QRectF(-0.4, -0.42, 0.8, 0.84), 0, 180 * 16)
    painter.drawEllipse(QPointF(0, -0.47), 0.06, 0.06)


def _flags(painter: QPainter) -> None:
    for x in (-0.38, 0.0, 0.38):
        painter.drawLine(QLineF(x, 0, x, -0.42))
        painter.drawPolygon(_points(x, -0.42, x + 0.2, -0.34, x, -0.26))


def _globe(painter: QPainter) -> None:
    middle = QPointF(0, -0.27)
    painter.drawEllipse(middle, 0.27, 0.27)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, 0.11, 0.27)
    painter.drawLine(QLineF(-0.27, -0.27, 0.27, -0.27))


def _steps(painter: QPainter) -> None:
    painter.drawRect(QRectF(-0.36, -0.16, 0.72, 0.16))
    painter.drawRect(QRectF(-0.2, -0.32, 0.4, 0.16))
    painter.drawPolygon(_points(-0.08, -0.32, 0, -0.64, 0.08, -0.32))


def _mansard(painter: QPainter) -> None:
    painter.drawPolygon(_points(-0.54, 0, -0.38, -0.32, 0.38, -0.32, 0.54, 0))
    painter.drawLine(QLineF(0, -0.32, 0, -0.54))


def _spires(painter: QPainter) -> None:
    for x, height in ((-0.42, 0.34), (0.0, 0.58), (0.42, 0.34)):
        painter.drawPolygon(_points(x - 0.11, 0, x, -height, x + 0.11, 0))
        painter.drawEllipse(QPointF(x, -height), 0.04, 0.04)


def _points(*numbers: float) -> QPolygonF:
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return QPolygonF([QPointF(x, y) for x, y in pairs])


_ROOFS: Final[dict[str, Callable[[QPainter], None]]] = {
    "T": _battlements,
    "S": _dome,
    "F": _flags,
    "W": _globe,
    "A": _steps,
    "C": _mansard,
    "I": _spires,
}
