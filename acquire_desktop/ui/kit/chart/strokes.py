"""Strokes of chart lines: style by rank, dashes and pieces, and the signs they carry."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from acquire_desktop.ui.kit.chart.letter_chip import draw_letter_chip
from acquire_desktop.ui.kit.chart.series import Series
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.seat_marks import draw_plated_mark, mark_color

PLATE_PX: Final = 13
CHIP_PX: Final = 13.0
Points = list[tuple[float, float]]
"""Places in pixels."""

_MOST_DASHES: Final = 160
"""A longer line gets longer dashes: more of them say nothing."""
_LEAST_PX: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Stroke:
    """How one line looks."""

    color: QColor
    width: float
    """Pixels."""
    dashes: tuple[float, ...]
    """Lengths of strokes and gaps in turn, in pixels; empty for a line without gaps."""
    casing: QColor | None = None
    """The outline on both sides that keeps pale colours visible; None without one."""
    mark: int | None = None
    """The mark that a player's line carries now and then; None for chains with their letter."""


_DASHES: Final[tuple[tuple[float, ...], ...]] = (
    (), (9, 4), (2, 3), (9, 3, 2, 3), (5, 4), (13, 3, 2, 3, 2, 3), (16, 4),
)  # fmt: skip
_PLAYER_DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (), (), (8, 4), (8, 4), (2, 3))
"""By rank."""


def stroke_of(series: Series) -> Stroke:
    """Return how a series is drawn in the theme of the moment."""
    if series.letter:
        fill = theme.chain(series.letter).fill
        return Stroke(fill, 2.4, _DASHES[series.rank], theme.current().tile_outline)
    width = 1.8 if series.rank else 3.0
    dashes = _PLAYER_DASHES[series.rank]
    return Stroke(mark_color(series.mark), width, dashes, None, series.mark)


def draw_pieces(painter: QPainter, solid: list[QLineF], cut: list[QLineF], stroke: Stroke) -> None:
    """Draw a line.

    Args:
        painter: Draws in pixels.
        solid: The line from end to end, in pieces; empty for one with gaps and no casing.
        cut: The strokes of its dashes; empty for a line without gaps.
        stroke: How it looks.
    """
    square, flat = Qt.PenCapStyle.SquareCap, Qt.PenCapStyle.FlatCap
    if stroke.casing is not None:
        _draw(painter, solid, stroke.casing, stroke.width + 2, square)
        if stroke.dashes:
            _draw(painter, solid, theme.current().plate, stroke.width, square)
    if stroke.dashes:
        _draw(painter, cut, stroke.color, stroke.width, flat)
    else:
        _draw(painter, solid, stroke.color, stroke.width, Qt.PenCapStyle.RoundCap)


# Qt takes some ten milliseconds for one wide antialiased path of 200 points, and well under one
# for the same line in separate pieces; so dashes are cut here.


def pieces(points: Points) -> list[QLineF]:
    """Return a line as one piece from each point to the next."""
    return [QLineF(*start, *end) for start, end in pairwise(points)]


def dashed(points: Points, pattern: Sequence[float]) -> list[QLineF]:
    """Return the strokes of a dashed line; the pattern goes on round the corners.

    Args:
        points: At least two.
        pattern: Lengths of strokes and gaps in turn, in pixels.
    """
    steps = [hypot(end[0] - start[0], end[1] - start[1]) for start, end in pairwise(points)]
    stretch = max(1.0, sum(steps) / sum(pattern) / _MOST_DASHES)
    ends = list(accumulate((length * stretch for length in pattern), initial=0.0))
    strokes: list[QLineF] = []
    corners = pairwise(accumulate(steps, initial=0.0))
    for (start, end), (first, last) in zip(pairwise(points), corners, strict=True):
        for frm, to in _strokes(first, last, ends):
            length = last - first
            strokes.append(_part(start, end, (frm - first) / length, (to - first) / length))
    return strokes


def _strokes(first: float, last: float, ends: Sequence[float]) -> Iterator[tuple[float, float]]:
    """Yield where strokes begin and end between two places on the way along a line.

    Args:
        first: How far along the line the piece begins.
        last: How far along it ends.
        ends: Where the strokes and gaps of the pattern begin and end.
    """
    whole = ends[-1]
    for lap in range(int(first / whole), int(last / whole) + 1):
        for on, off in zip(ends[::2], ends[1::2], strict=False):
            frm, to = max(first, lap * whole + on), min(last, lap * whole + off)
            if to - frm > _LEAST_PX:
                yield frm, to


def _part(start: tuple[float, float], end: tuple[float, float], frm: float, to: float) -> QLineF:
    (x, y), width, height = start, end[0] - start[0], end[1] - start[1]
    return QLineF(x + width * frm, y + height * frm, x + width * to, y + height * to)


def draw_sample(painter: QPainter, start: QPointF, end: QPointF, stroke: Stroke) -> None:
    """Draw a short straight line that shows a style."""
    pen = QPen(stroke.color, stroke.width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if stroke.dashes:
        pen.setDashPattern([length / stroke.width for length in stroke.dashes])
    painter.setPen(pen)
    painter.drawLine(start, end)


def draw_sign(painter: QPainter, place: QPointF, series: Series, stroke: Stroke) -> None:
    """Draw the sign of a line: a player's mark or a chain's letter."""
    if stroke.mark is None:
        side = float(theme.scaled(round(CHIP_PX)))
        chip = QRectF(place.x() - side / 2, place.y() - side / 2, side, side)
        draw_letter_chip(painter, chip, series.letter)
        return
    side = float(theme.scaled(PLATE_PX))
    plate = QRectF(place.x() - side / 2, place.y() - side / 2, side, side)
    draw_plated_mark(painter, plate, stroke.mark)


def _draw(
    painter: QPainter, lines: list[QLineF], color: QColor, width: float, cap: Qt.PenCapStyle
) -> None:
    if not lines:
        return  # PySide crashes when it has to draw none
    pen = QPen(color, width)
    pen.setCapStyle(cap)
    painter.setPen(pen)
    painter.drawLines(lines)
