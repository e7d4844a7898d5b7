"""Tags: what a landing costs, beside the entrance that asks it, on the land of its hotel."""

from collections.abc import Iterator, Mapping
from functools import cache
from math import hypot
from operator import itemgetter
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPen

from acquire_desktop.games.hotel_tycoon.engine.board import BOARD, NOBODY, Property, Slot, Tile
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.board.geometry import district, entrance_at, pose
from acquire_desktop.ui.hotel_tycoon.board.lettering import unit_font
from acquire_desktop.ui.hotel_tycoon.board.plan import said_at
from acquire_desktop.ui.kit.look import theme

_UNITS, _HEIGHT, _AIR = 22, 32, 7
"""The height of its letters and of a tag, and the air at both sides of its text."""
_ENTRANCE: Final = 20.0
"""Half of an entrance, with its edge."""
_SLOT: Final = 11.0
_STAR: Final = 16.0
_GAP: Final = 5.0
"""Between a tag and whatever else is there."""
_CROSSING: Final = 120.0
"""How much farther away a tag may rather be than that its line crosses something, in units."""
_FARTHEST: Final = 400.0
"""A tag that is farther away, or its line crosses so much, is no better than one that covers."""
_STEP_X, _STEP_Y = 20, 13
"""How fine the places of tags are."""


class Tag(NamedTuple):
    """A tag with the cost of a landing, and its place."""

    tile: Tile
    text: str
    box: QRectF
    foot: QPointF
    """The middle of the entrance that it belongs to."""


def tags_of(view: View, notes: Mapping[Tile, str]) -> list[Tag]:
    """Return the tags of some tiles: where they cover nothing that says something.

    Args:
        view: What stands on the board.
        notes: By tile with an entrance, what is written on its tag.
    """
    taken = [*said_at(view), *_entrances(view)]
    tiles = sorted(tile for tile in notes if view.entrances[tile] != NOBODY)
    ways = [_laid_out(view, notes, order, taken) for order in (tiles, tiles[::-1])]
    placed, _ = min(ways, key=itemgetter(1))
    return sorted(placed, key=lambda tag: tag.tile)


def _laid_out(
    view: View, notes: Mapping[Tile, str], order: list[Tile], said: list[QRectF]
) -> tuple[list[Tag], float]:
    """Return tags that take their places one after the other, and how far off they all are."""
    taken, placed, total = list(said), list[Tag](), 0.0
    for tile in order:
        tag, cost = _placed(notes[tile], tile, view.entrances[tile], taken, placed)
        placed.append(tag)
        taken.append(tag.box.adjusted(_GAP - 1, _GAP - 1, 1 - _GAP, 1 - _GAP))
        total += cost
    return placed, total


def draw_tag(painter: QPainter, tag: Tag) -> None:
    """Draw a tag, with a line to its entrance."""
    look = theme.current()
    painter.setPen(QPen(look.loss, 2.5))
    line = _line(tag.foot, tag.box)
    if line is not None:
        painter.drawLine(line)
    painter.setBrush(look.paper_raised)
    painter.drawRoundedRect(tag.box, 8, 8)
    painter.setFont(unit_font(_UNITS, bold=True))
    painter.setPen(look.loss)
    painter.drawText(tag.box, Qt.AlignmentFlag.AlignCenter, tag.text)


def _placed(
    text: str, tile: Tile, owned: Property, taken: list[QRectF], others: list[Tag]
) -> tuple[Tag, float]:
    """Return the tag at the best place that is free, and how far off that is.

    A line across something counts as so much farther.
    """
    foot = entrance_at(tile, owned)
    width = QFontMetrics(unit_font(_UNITS, bold=True)).horizontalAdvance(text) + 2 * _AIR
    beside = _beside(tile, foot, width)
    around = QRectF(foot, foot).adjusted(-_FARTHEST, -_FARTHEST, _FARTHEST, _FARTHEST)
    spare = [box for box in taken if box.intersects(around) and not box.contains(foot)]
    lines = [line for tag in others if (line := _line(tag.foot, tag.box)) is not None]
    best, least = beside, _FARTHEST
    for far, box in _places(beside, foot):
        if far >= least:
            break
        if not _is_free(box, owned, spare):
            continue
        cost = far + _CROSSING * _crossings(_line(foot, box), spare, lines)
        if cost < least:
            best, least = box, cost
    return Tag(tile, text, best, foot), least


def _beside(tile: Tile, foot: QPointF, width: int) -> QRectF:
    """Return the place straight beside an entrance, away from the track."""
    out = foot - pose(tile).at
    out /= hypot(out.x(), out.y())
    reach = _ENTRANCE + _GAP + abs(out.x()) * width / 2 + abs(out.y()) * _HEIGHT / 2
    return _box(foot + out * reach, width)


def _places(beside: QRectF, foot: QPointF) -> Iterator[tuple[float, QRectF]]:
    """Yield how far away a tag may be and where: straight beside its entrance, then around."""
    yield _far(foot, beside), beside
    for far, x, y in _around(round(beside.width())):
        yield far, beside.translated(foot - beside.center() + QPointF(x, y))


@cache
def _around(width: int) -> tuple[tuple[float, int, int], ...]:
    """Return all places around an entrance for the middle of a tag, the nearest first."""
    reach, found = round(_FARTHEST), []
    for y in range(-reach, reach, _STEP_Y):
        for x in range(-reach, reach, _STEP_X):
            far = _far(QPointF(), _box(QPointF(x, y), width))
            if _ENTRANCE < far < reach:
                found.append((far, x, y))
    return tuple(sorted(found))


def _is_free(box: QRectF, owned: Property, taken: list[QRectF]) -> bool:
    """Tell whether a tag covers nothing there, and lies on its land."""
    around = box.adjusted(-_GAP, -_GAP, _GAP, _GAP)
    return not any(map(around.intersects, taken)) and _is_on(district(owned), box)


def _is_on(land: QPainterPath, box: QRectF) -> bool:
    """Tell whether a tag lies on some land: its corners, and the middles of its long edges."""
    wide = box.adjusted(-_GAP, -_GAP, _GAP, _GAP)
    xs = (wide.left(), wide.right(), wide.center().x())
    return all(land.contains(QPointF(x, y)) for x in xs for y in (wide.top(), wide.bottom()))


def _crossings(line: QLineF | None, taken: list[QRectF], lines: list[QLineF]) -> int:
    """Return how much the line of a tag crosses: what is written, other tags, and their lines."""
    if line is None:
        return 0
    crossed = sum(_crosses(line, each) for each in taken)
    return crossed + sum(_meet(line, each) for each in lines)


def _line(foot: QPointF, box: QRectF) -> QLineF | None:
    """Return the line from the edge of an entrance to its tag, or None where they touch."""
    way = QLineF(foot, _nearest(foot, box))
    if way.length() <= _ENTRANCE + _GAP + 1:
        return None
    return QLineF(way.pointAt(_ENTRANCE / way.length()), way.p2())


def _nearest(point: QPointF, box: QRectF) -> QPointF:
    """Return the point of a box that is nearest to another point, away from its corners."""
    x = min(max(point.x(), box.left() + 8), box.right() - 8)
    return QPointF(x, min(max(point.y(), box.top()), box.bottom()))


def _far(point: QPointF, box: QRectF) -> float:
    """Return how far a box is from a point, mostly by its edge, and a little by its middle."""
    return QLineF(point, _nearest(point, box)).length() + QLineF(point, box.center()).length() / 8


def _crosses(line: QLineF, box: QRectF) -> bool:
    """Tell whether a line leads through a box: whether some of it is within both its spans."""
    begin, end = 0.0, 1.0
    sides = (
        (line.x1(), line.dx(), box.left(), box.right()),
        (line.y1(), line.dy(), box.top(), box.bottom()),
    )
    for start, way, low, high in sides:
        if not way:
            if not low <= start <= high:
                return False
            continue
        enters, leaves = sorted(((low - start) / way, (high - start) / way))
        begin, end = max(begin, enters), min(end, leaves)
    return begin < end


def _meet(one: QLineF, other: QLineF) -> bool:
    kind, _ = one.intersects(other)
    return kind is QLineF.IntersectionType.BoundedIntersection


def _box(middle: QPointF, width: float) -> QRectF:
    return QRectF(middle.x() - width / 2, middle.y() - _HEIGHT / 2, width, _HEIGHT)


def _entrances(view: View) -> Iterator[QRectF]:
    """Yield where entrances stand and may stand."""
    for tile, space in enumerate(BOARD):
        held = view.entrances[tile]
        if held != NOBODY:
            yield _square(entrance_at(tile, held), _ENTRANCE)
            continue
        for side in space.sides:
            if side.slot is not Slot.NONE:
                half = _STAR if side.slot is Slot.RESERVED else _SLOT
                yield _square(entrance_at(tile, side.property), half)


def _square(middle: QPointF, half: float) -> QRectF:
    return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
