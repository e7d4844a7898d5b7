"""The city under a board: streets with houses and parks, a river with bridges and boats."""

from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha

_SHAPES: Final = (
    ((0.0, 0.0, 0.48, 0.62), (0.54, 0.0, 0.46, 0.33), (0.54, 0.39, 0.46, 0.61),
     (0.0, 0.68, 0.48, 0.32)),
    ((0.0, 0.0, 1.0, 0.31), (0.0, 0.37, 0.33, 0.63), (0.39, 0.37, 0.61, 0.28),
     (0.39, 0.71, 0.61, 0.29)),
    ((0.0, 0.0, 0.30, 1.0), (0.36, 0.0, 0.30, 0.46), (0.36, 0.52, 0.30, 0.48),
     (0.72, 0.0, 0.28, 1.0)),
    ((0.0, 0.0, 0.64, 0.48), (0.70, 0.0, 0.30, 0.70), (0.0, 0.54, 0.30, 0.46),
     (0.36, 0.54, 0.28, 0.46)),
)  # fmt: skip
"""Four ways to fill a space with houses: left, top, width and height in spaces."""
_PARKS: Final = 0.08
"""The share of the spaces that are parks."""
_STREET: Final = 0.07
"""Half of a street's width; like all lengths here, in spaces."""
_RIVER: Final = 0.5
_BANK: Final = 0.05
_BRIDGES: Final = (0.2, 0.34, 0.5, 0.63, 0.86)
_BOATS: Final = (0.27, 0.72)
"""Where they are on the river, as shares of its length."""
_RIPPLES: Final = 60


def draw_city(painter: QPainter, side: float, columns: range, rows: int) -> None:
    """Draw the city, the same each time.

    Args:
        painter: Draws, with the corner of the first space of a board at its origin.
        side: Side of a space.
        columns: Where the city begins and ends; a board has the columns from 0 to 11.
        rows: How many rows it has.
    """
    painter.save()
    painter.scale(side, side)
    draw_blocks(painter, columns, range(rows))
    _draw_river(painter, columns.start)
    if theme.current().is_night:
        _draw_lamps(painter, columns, rows)
    painter.restore()


def draw_blocks(painter: QPainter, columns: range, rows: range) -> None:
    """Draw houses and parks, the same each time.

    Args:
        painter: Draws; a block is one unit wide and high.
        columns: Where the blocks begin and end, across.
        rows: The same, up and down.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    for row in rows:
        for column in columns:
            block = QRectF(column, row, 1, 1).adjusted(_STREET, _STREET, -_STREET, -_STREET)
            chance = Random(row * 1009 + column)
            if chance.random() < _PARKS:
                _draw_park(painter, block, chance)
            else:
                _draw_houses(painter, block, chance)


def _draw_park(painter: QPainter, block: QRectF, chance: Random) -> None:
    look = theme.current()
    painter.setBrush(look.city.park)
    painter.drawRoundedRect(block, 0.08, 0.08)
    for _ in range(7):
        size = chance.uniform(0.08, 0.13)
        place = QPointF(chance.uniform(0.16, 0.84), chance.uniform(0.16, 0.84)) * block.width()
        tree = block.topLeft() + place
        for color, off, radius in (
            (with_alpha(look.shadow, 0.2), 0.03, size),
            (look.city.tree, 0.0, size),
            (look.city.tree.lighter(112), -size * 0.25, size * 0.5),
        ):
            painter.setBrush(color)
            painter.drawEllipse(tree + QPointF(off * 0.7, off), radius, radius)


def _draw_houses(painter: QPainter, block: QRectF, chance: Random) -> None:
    look = theme.current()
    for left, top, width, height in chance.choice(_SHAPES):
        share = block.width()
        house = QRectF(left * share, top * share, width * share, height * share)
        house.translate(block.topLeft())
        color = chance.choice(look.city.houses)
        painter.setBrush(color)
        painter.drawRoundedRect(house, 0.035, 0.035)
        slope = color.lighter(112) if look.is_night else color.darker(104)
        kind = chance.random()
        if kind < 0.42:  # a gable: one of its two slopes lies in another light
            is_flat = house.width() > house.height()
            half = QPointF(0, house.height() / 2) if is_flat else QPointF(house.width() / 2, 0)
            painter.setBrush(slope)
            painter.drawRoundedRect(QRectF(house.topLeft() + half, house.bottomRight()), 0.03, 0.03)
        elif kind < 0.6:  # a courtyard
            across, down = house.width() * 0.28, house.height() * 0.28
            painter.setBrush(look.board if look.is_night else slope)
            painter.drawRect(house.adjusted(across, down, -across, -down))
        if look.is_night:
            for _ in range(chance.choice((0, 1, 1, 2))):
                place = QPointF(chance.uniform(0.1, 0.75), chance.uniform(0.1, 0.75))
                window = QRectF(0, 0, 0.04, 0.04)
                window.moveTopLeft(
                    house.topLeft() + QPointF(place.x() * house.width(), place.y() * house.height())
                )
                painter.fillRect(window, with_alpha(look.lamp, chance.uniform(0.35, 0.75)))


def _draw_river(painter: QPainter, first_column: int) -> None:
    look, chance = theme.current(), Random(4)
    river = QPainterPath(QPointF(first_column - 0.4, 6.75))
    river.cubicTo(1.6, 5.2, 2.6, 3.6, 5, 3.5)
    river.cubicTo(8, 3.4, 6.6, 6.3, 8.6, 6.1)
    river.cubicTo(10.4, 5.9, 10, 2.6, 12.4, 2.3)
    for color, width in ((look.city.bank, _RIVER + 2 * _BANK), (look.city.water, _RIVER)):
        painter.strokePath(river, QPen(color, width))
    painter.setPen(QPen(QColor(255, 255, 255, 26 if look.is_night else 70), 0.016))
    for _ in range(_RIPPLES):
        away = chance.uniform(-0.18, 0.18)
        ripple = river.pointAtPercent(chance.random()) + QPointF(away, away * 0.6)
        painter.drawLine(ripple, ripple + QPointF(0.1, 0))
    edge = QPen(look.city.bridge_edge, 0.018)
    for share in _BOATS:
        _turn_along(painter, river, share)
        hull = QPainterPath(QPointF(-0.13, -0.045))
        hull.lineTo(0.08, -0.045)
        hull.quadTo(0.16, 0, 0.08, 0.045)
        hull.lineTo(-0.13, 0.045)
        hull.closeSubpath()
        painter.setPen(edge)
        painter.setBrush(look.city.bridge)
        painter.drawPath(hull)
        painter.fillRect(QRectF(-0.07, -0.023, 0.08, 0.046), look.brass)
        painter.restore()
    for share in _BRIDGES:
        _turn_along(painter, river, share)
        painter.setPen(edge)
        painter.setBrush(look.city.bridge)
        painter.drawRoundedRect(QRectF(-0.08, -0.375, 0.16, 0.75), 0.025, 0.025)
        painter.restore()


def _turn_along(painter: QPainter, river: QPainterPath, share: float) -> None:
    """Turn the painter so that the river flows to the right, until it is restored."""
    painter.save()
    painter.translate(river.pointAtPercent(share))
    painter.rotate(-river.angleAtPercent(share))


def _draw_lamps(painter: QPainter, columns: range, rows: int) -> None:
    """Draw a lamp at every second crossing."""
    lamp, reach = theme.current().lamp, 0.3
    light = QRadialGradient(QPointF(), reach)
    for place, alpha in ((0.0, 0.28), (0.25, 0.1), (1.0, 0.0)):
        light.setColorAt(place, with_alpha(lamp, alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    for row in range(rows + 1):
        for column in range(columns.start, columns.stop + 1):
            if (row + column) % 2 == 0:
                painter.save()
                painter.translate(column, row)
                painter.setBrush(light)
                painter.drawEllipse(QPointF(), reach, reach)
                painter.setBrush(lamp)
                painter.drawEllipse(QPointF(), 0.022, 0.022)
                painter.restore()
