"""Where the spaces lie in the scene, and the outline of a group of spaces."""

import math
from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainterPath, QPolygonF

from acquire_desktop.games.acquire.engine.board import COLUMNS, ROWS, Tile

SIDE: Final = 64.0
"""Side of a space with its half of the streets, in scene units; all other lengths follow."""
PLAN: Final = QRectF(0, 0, COLUMNS * SIDE, ROWS * SIDE)
"""The spaces, in scene units."""
SHEET: Final = PLAN.adjusted(-26, -24, 8, 8)
"""The plan with the coordinates at its edge, in scene units."""

_Vector = tuple[int, int]
_Corner = tuple[_Vector, _Vector, _Vector]
_ARC: Final = 0.5523
"""How far the control points of a Bezier curve lie on the way to the corner of an arc."""


def thumbnail_size(height_px: int) -> QSize:
    """Return the size of a board of a height, in logical pixels."""
    return QSize(round(height_px * PLAN.width() / PLAN.height()), height_px)


def space_rect(tile: Tile) -> QRectF:
    """Return the square of a space."""
    row, column = divmod(tile, COLUMNS)
    return QRectF(column * SIDE, row * SIDE, SIDE, SIDE)


def column_head(column: int) -> QRectF:
    """Return where a column has its number at the frame."""
    return QRectF(column * SIDE, SHEET.top(), SIDE, -SHEET.top() - 3)


def row_head(row: int) -> QRectF:
    """Return where a row has its letter at the frame."""
    return QRectF(SHEET.left(), row * SIDE, -SHEET.left() - 3, SIDE)


def space_at(point: QPointF) -> Tile | None:
    """Return the space at a point of the scene, or None beside the plan."""
    column, row = int(point.x() // SIDE), int(point.y() // SIDE)
    inside = 0 <= column < COLUMNS and 0 <= row < ROWS
    return row * COLUMNS + column if inside else None


def distance(one: Tile, other: Tile) -> int:
    """Return the number of steps between two spaces along the streets."""
    (row, column), (other_row, other_column) = divmod(one, COLUMNS), divmod(other, COLUMNS)
    return abs(row - other_row) + abs(column - other_column)


def outline(tiles: Iterable[Tile], inset: float, radius: float) -> QPainterPath:
    """Return the outline of spaces as one shape: neighbours join, corners are round.

    Spaces that only touch at a corner stay apart.

    Args:
        tiles: The spaces, in any order, connected or not.
        inset: Distance from the middle of the street, in scene units.
        radius: Radius of the corners, in scene units.
    """
    path = QPainterPath()
    for corners in _loops(_edges({divmod(tile, COLUMNS) for tile in tiles})):
        _add_loop(path, corners, inset, radius)
    return path


def slopes(
    tiles: Iterable[Tile], outer: float, inner: float
) -> Iterator[tuple[tuple[int, int], QPolygonF]]:
    """Return the slopes along the border of a group of spaces, with mitred corners.

    Args:
        tiles: The spaces, in any order, connected or not.
        outer: Distance of their lower edge from the middle of the street, in scene units.
        inner: Distance of their upper edge.

    Yields:
        The direction to which a slope falls, right and down, and its shape.
    """
    for corners in _loops(_edges({divmod(tile, COLUMNS) for tile in tiles})):
        for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
            shape = [_inside(start, outer), _inside(end, outer)]
            shape += [_inside(end, inner), _inside(start, inner)]
            right, down = _right_of(start[2])
            yield (-right, -down), QPolygonF(shape)


def _edges(cells: set[tuple[int, int]]) -> dict[_Vector, list[_Vector]]:
    """Return the directions of the border lines by their start, with the cells on the right."""
    edges: dict[_Vector, list[_Vector]] = {}
    for row, column in sorted(cells):
        sides = (
            ((row - 1, column), (column, row), (1, 0)),
            ((row, column + 1), (column + 1, row), (0, 1)),
            ((row + 1, column), (column + 1, row + 1), (-1, 0)),
            ((row, column - 1), (column, row + 1), (0, -1)),
        )
        for neighbor, start, direction in sides:
            if neighbor not in cells:
                edges.setdefault(start, []).append(direction)
    return edges


def _loops(edges: dict[_Vector, list[_Vector]]) -> Iterator[list[_Corner]]:
    """Follow each closed border once and return its corners."""
    waiting = {(start, direction): None for start, ways in edges.items() for direction in ways}
    while waiting:
        first = vertex, direction = next(iter(waiting))
        corners: list[_Corner] = []
        while True:
            del waiting[vertex, direction]
            vertex = (vertex[0] + direction[0], vertex[1] + direction[1])
            # A right turn first, so that cells that touch at a corner get borders of their own.
            right = _right_of(direction)
            turned = right if right in edges[vertex] else edges[vertex][0]
            if turned != direction:
                corners.append((vertex, direction, turned))
            direction = turned
            if (vertex, direction) == first:
                break
        yield corners


def _right_of(direction: _Vector) -> _Vector:
    return (-direction[1], direction[0])


def _inside(corner: _Corner, inset: float) -> QPointF:
    """Return where a corner is when its group is drawn smaller by a distance on all sides."""
    (x, y), before, after = corner
    (right, down), (right_after, down_after) = _right_of(before), _right_of(after)
    return QPointF(x * SIDE + inset * (right + right_after), y * SIDE + inset * (down + down_after))


def _add_loop(path: QPainterPath, corners: list[_Corner], inset: float, radius: float) -> None:
    for index, corner in enumerate(corners):
        _, before, after = corner
        x, y = _inside(corner, inset).toTuple()
        short = radius * (1 - _ARC)
        begin = QPointF(x - before[0] * radius, y - before[1] * radius)
        end = QPointF(x + after[0] * radius, y + after[1] * radius)
        if index == 0:
            path.moveTo(begin)
        else:
            path.lineTo(begin)
        path.cubicTo(
            QPointF(x - before[0] * short, y - before[1] * short),
            QPointF(x + after[0] * short, y + after[1] * short),
            end,
        )
    path.closeSubpath()


def sheet_px(space_px: int) -> QSize:
    """Return the size of the whole sheet with spaces so large, in pixels."""
    scale = space_px / SIDE
    return QSize(math.ceil(SHEET.width() * scale), math.ceil(SHEET.height() * scale))
