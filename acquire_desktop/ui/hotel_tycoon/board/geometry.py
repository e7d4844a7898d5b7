"""Where everything lies: the oval of the track, the districts, and the places of buildings.

The scene is a plan of 1600 by 1150 units with its middle at (0, 0). The start tile lies at the
right, and cars drive clockwise.
"""

from functools import cache
from itertools import pairwise
from math import atan2, copysign, cos, degrees, hypot, pi, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from acquire_desktop.games.hotel_tycoon.engine.board import (
    BOARD,
    NOBODY,
    PROPERTY_COUNT,
    TILE_COUNT,
    Property,
    Tile,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS, StepKind
from acquire_desktop.ui.kit.look.facades import FIRST_STOREYS, front_height

PLAN: Final = QRectF(-800, -575, 1600, 1150)
TILE_DEPTH: Final = 100.0
"""Across the track, in units."""
_HALF: Final = TILE_DEPTH / 2
_ACROSS, _DOWN = 575.0, 370.0
"""Half of the width and height of the middle of the track."""
_ROUND: Final = 2.7
"""The exponent of the oval: 2 is an ellipse, more is squarer."""
_FINE: Final = 4096
"""Points that the oval is measured with."""
_FAR: Final = 3000.0
_ASIDE: Final = 0.2
"""How far what is written on a tile goes out of an entrance's way, by half the tile's depth."""
LANE: Final = 22.0
"""How far outside of the middle of the track cars drive, so that a tile can still be read."""


class Pose(NamedTuple):
    """A place on the track."""

    at: QPointF
    heading: float
    """Where a car looks, in degrees clockwise from the right."""

    def side(self, out: float, ahead: float = 0.0) -> QPointF:
        """Return the point so many units to the outer side, and so many ahead.

        Less than nothing is to the inner side, and behind.
        """
        along = self.heading * pi / 180
        forth = QPointF(cos(along), sin(along))
        return self.at + QPointF(forth.y(), -forth.x()) * out + forth * ahead


class Site(NamedTuple):
    """Where a property stands."""

    foot: QPointF
    """The middle of the lower edge of its main building."""
    unit: float
    """How large its buildings are."""
    plate: QPointF
    """The middle of the upper edge of its name plate."""
    room: float
    """How wide the plate may be."""


SITES: Final = (
    Site(QPointF(545, 446), 2.1, QPointF(580, 456), 400),
    Site(QPointF(325, 80), 2.0, QPointF(318, 88), 226),
    Site(QPointF(-5, -92), 1.75, QPointF(0, -82), 380),
    Site(QPointF(-575, 446), 1.75, QPointF(-560, 456), 420),
    Site(QPointF(-375, 26), 1.6, QPointF(-365, 36), 258),
    Site(QPointF(-682, -396), 1.2, QPointF(-668, -388), 250),
    Site(QPointF(-440, -450), 1.6, QPointF(-20, -548), 480),
    Site(QPointF(595, -455), 1.9, QPointF(600, -447), 380),
)
"""By property."""
BANK_AT: Final = QPointF(20, 508)
TOWN_HALL_AT: Final = QPointF(215, -262)
INSIDE: Final = QRectF(-515, -300, 1030, 570)
"""Where something is written or stands inside the track."""
STAY_AT: Final = QRectF(-222, 26, 420, 236)
"""Where a stay is told: no part of what is written of a hotel lies in it."""
_OUTER: Final = {0: (1, 7), 3: (9, 15), 5: (15, 20), 6: (20, 26), 7: (26, 31)}
"""By property outside of the track: its first tile, and the one after its last."""


def _oval(turn: float) -> QPointF:
    """Return the point of the oval at an angle of its parameter."""
    x, y = cos(turn), sin(turn)
    power = 2 / _ROUND
    return QPointF(
        _ACROSS * copysign(abs(x) ** power, x),
        _DOWN * copysign(abs(y) ** power, y),
    )


@cache
def _lengths() -> tuple[tuple[float, ...], tuple[QPointF, ...]]:
    """Return how far each fine point lies along the oval, and the points."""
    points = tuple(_oval(2 * pi * at / _FINE) for at in range(_FINE + 1))
    total, sums = 0.0, [0.0]
    for before, after in pairwise(points):
        step = after - before
        total += hypot(step.x(), step.y())
        sums.append(total)
    return tuple(sums), points


@cache
def pose(place: float) -> Pose:
    """Return a place of the track: whole numbers are the middles of tiles."""
    sums, points = _lengths()
    wanted = (place % TILE_COUNT) / TILE_COUNT * sums[-1]
    at = next(index for index, length in enumerate(sums) if length >= wanted)
    ahead, behind = points[(at + 8) % _FINE], points[(at - 8) % _FINE]
    step = ahead - behind
    return Pose(points[at], degrees(atan2(step.y(), step.x())))


@cache
def tile_path(tile: Tile) -> QPainterPath:
    """Return the outline of a tile."""
    steps = [tile - 0.5 + at / 4 for at in range(5)]
    outer = [pose(step).side(_HALF) for step in steps]
    inner = [pose(step).side(-_HALF) for step in reversed(steps)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([*outer, *inner]))
    path.closeSubpath()
    return path


@cache
def ring(out: float) -> QPainterPath:
    """Return the oval so many units outside of the middle of the track."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([pose(at / 8).side(out) for at in range(8 * TILE_COUNT)]))
    path.closeSubpath()
    return path


@cache
def district(owned: Property) -> QPainterPath:
    """Return the land of a property, with a street around it."""
    if owned in _OUTER:
        return _outer_district(*_OUTER[owned])
    return _inner_district(owned)


def _outer_district(first: Tile, after: Tile) -> QPainterPath:
    wedge = QPolygonF([QPointF(0, 0)])
    for at in range(4 * (after - first) + 1):
        there = pose(first - 0.5 + at / 4)
        wedge.append(there.at * (_FAR / hypot(there.at.x(), there.at.y())))
    land = QPainterPath()
    land.addPolygon(wedge)
    land.closeSubpath()
    plan = QPainterPath()
    plan.addRoundedRect(PLAN.adjusted(6, 6, -6, -6), 40, 40)
    return plan.subtracted(ring(_HALF + 8)).intersected(land)


def _inner_district(owned: Property) -> QPainterPath:
    inside = ring(-_HALF - 8)
    cut = _HALF
    depths = (cut, -2 * cut)
    left = [pose(10.5).side(out) for out in depths]
    left += [pose(21.5).side(out) for out in reversed(depths)]
    right = [*(pose(7.5).side(out) for out in depths), QPointF(190, 110), QPointF(230, -95)]
    right += [pose(29.5).side(out) for out in reversed(depths)]
    kings, maple = _half_plane(left, -_FAR), _half_plane(right, _FAR)
    if owned == _PROPERTY_AT_LEFT:
        return inside.intersected(kings)
    if owned == _PROPERTY_AT_RIGHT:
        return inside.intersected(maple)
    hall = QPainterPath()
    hall.addRoundedRect(QRectF(TOWN_HALL_AT.x() - 105, TOWN_HALL_AT.y() - 80, 210, 130), 14, 14)
    return inside.subtracted(kings).subtracted(maple).subtracted(hall)


_PROPERTY_AT_LEFT: Final[Property] = 4
_PROPERTY_AT_RIGHT: Final[Property] = 1


def _half_plane(edge: list[QPointF], far_x: float) -> QPainterPath:
    """Return all that lies beyond a line of points, to the left or right."""
    first, last = edge[0], edge[-1]
    path = QPainterPath()
    corners = [QPointF(last.x(), copysign(_FAR, last.y())), QPointF(far_x, -_FAR)]
    corners += [QPointF(far_x, _FAR), QPointF(first.x(), copysign(_FAR, first.y()))]
    path.addPolygon(QPolygonF([*edge, *corners]))
    path.closeSubpath()
    return path


@cache
def entrance_at(tile: Tile, owned: Property) -> QPointF:
    """Return where an entrance of a property stands on a tile."""
    is_outer = BOARD[tile].sides[0].property == owned and owned in _OUTER
    return pose(tile).side(_HALF if is_outer else -_HALF)


@cache
def legend_at(tile: Tile, held: int) -> QPointF:
    """Return the middle of what is written on a tile, beside the entrance that stands there.

    Args:
        tile: The tile.
        held: The property whose entrance stands there, or ``NOBODY``.
    """
    middle = pose(tile).at
    if held == NOBODY:
        return middle
    return middle + (middle - entrance_at(tile, held)) * _ASIDE


@cache
def buildings(owned: Property) -> tuple[QRectF, ...]:
    """Return where the structures of a property stand, in the order in which they are built.

    The main building is in the middle, as high as it can become; extensions stand at both sides of
    it in turn, and the leisure grounds at the right.
    """
    site, steps = SITES[owned], DEEDS[owned].steps
    foot, unit = site.foot, site.unit
    wide = _MAIN * unit
    high = front_height(FIRST_STOREYS + len(steps), wide) + _ROOF * wide
    boxes = [QRectF(foot.x() - wide / 2, foot.y() - high, wide, high)]
    left, right, aside = foot.x() - wide * 0.6, foot.x() + wide * 0.6, _WING * unit
    for number, step in enumerate(steps[1:]):
        low = _WING_HIGH * unit if step.kind is StepKind.EXTENSION else _POOL_HIGH * unit
        if step.kind is StepKind.EXTENSION and number % 2 == 0:
            left -= aside + unit
            boxes.append(QRectF(left, foot.y() - low, aside, low))
        else:
            boxes.append(QRectF(right + unit, foot.y() - low, aside, low))
            right += aside + unit
    return tuple(boxes)


_MAIN, _WING = 30.0, 24.0
_WING_HIGH, _POOL_HIGH = 26.0, 9.0
_ROOF: Final = 0.64
"""Widths and heights of structures for a unit of 1, and of a roof as a share of its width."""
assert len(SITES) == PROPERTY_COUNT
