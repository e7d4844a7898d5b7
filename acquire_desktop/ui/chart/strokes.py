"""How lines are drawn: style by rank, dashes and markers, in pixels.

Qt takes some ten milliseconds for one wide antialiased path of 200 points, and well under one for the
same line as separate segments; so dashes are cut here and everything is drawn as segments.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from acquire_desktop.ui import theme
from acquire_desktop.ui.chart.series import Series
from acquire_desktop.ui.price_card_marks import draw_letter_chip

MARKER_PX: Final = 7.0
CHIP_PX: Final = 13.0


class Marker(Enum):
    """The sign that a player's line carries now and then."""

    DISC = "disc"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    CROSS = "cross"
    RING = "ring"


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
    marker: Marker | None = None
    """None for chains, which carry their letter."""


_DASHES: Final[tuple[tuple[float, ...], ...]] = (
    (), (9, 4), (2, 3), (9, 3, 2, 3), (5, 4), (13, 3, 2, 3, 2, 3), (16, 4),
)  # fmt: skip
_MARKERS: Final = tuple(Marker)


def stroke_of(series: Series) -> Stroke:
    """Return how a series is drawn in the theme of the moment."""
    look = theme.current()
    if series.letter:
        fill = theme.CHAIN_COLORS[series.letter].fill
        return Stroke(fill, 2.4, _DASHES[series.rank], look.tile_outline)
    marker = _MARKERS[series.rank % len(_MARKERS)]
    if not series.rank:
        return Stroke(look.accent, 3.0, (), None, marker)
    color = look.ink if series.rank % 2 else look.ink_muted
    return Stroke(color, 1.6, _DASHES[series.rank], None, marker)


def draw_run(painter: QPainter, points: Sequence[QPointF], stroke: Stroke) -> None:
    """Draw one unbroken part of a line."""
    lines = [QLineF(a, b) for a, b in zip(points, points[1:], strict=False)]
    if stroke.casing is not None:
        _draw_lines(painter, lines, stroke.casing, stroke.width + 2, Qt.PenCapStyle.SquareCap)
    if not stroke.dashes:
        _draw_lines(painter, lines, stroke.color, stroke.width, Qt.PenCapStyle.RoundCap)
        return
    if stroke.casing is not None:
        gaps = theme.current().plate
        _draw_lines(painter, lines, gaps, stroke.width, Qt.PenCapStyle.SquareCap)
    cut = list(dashed(points, stroke.dashes))
    _draw_lines(painter, cut, stroke.color, stroke.width, Qt.PenCapStyle.FlatCap)


def dashed(points: Sequence[QPointF], pattern: Sequence[float]) -> Iterable[QLineF]:
    """Yield the strokes of a dashed line; the pattern goes on round the corners."""
    at, left = 0, pattern[0]
    for start, end in zip(points, points[1:], strict=False):
        length = math.hypot(end.x() - start.x(), end.y() - start.y())
        done = 0.0
        while length - done > 1e-6:
            step = min(left, length - done)
            if not at % 2:
                yield QLineF(
                    start + (end - start) * (done / length),
                    start + (end - start) * ((done + step) / length),
                )
            done, left = done + step, left - step
            if left <= 1e-6:
                at = (at + 1) % len(pattern)
                left = pattern[at]


def draw_sign(painter: QPainter, place: QPointF, series: Series, stroke: Stroke) -> None:
    """Draw what tells a line apart: a player's marker or a chain's letter."""
    if stroke.marker is None:
        side = float(theme.scaled(round(CHIP_PX)))
        chip = QRectF(place.x() - side / 2, place.y() - side / 2, side, side)
        draw_letter_chip(painter, chip, series.letter)
        return
    painter.setPen(QPen(stroke.color, 1.6))
    hollow = stroke.marker in (Marker.RING, Marker.CROSS)
    painter.setBrush(theme.current().paper if hollow else stroke.color)
    _draw_marker(painter, place, stroke.marker, MARKER_PX / 2)


def _draw_marker(painter: QPainter, place: QPointF, marker: Marker, r: float) -> None:
    if marker in (Marker.DISC, Marker.RING):
        painter.drawEllipse(place, r, r)
    elif marker is Marker.SQUARE:
        painter.drawRect(QRectF(place.x() - r, place.y() - r, 2 * r, 2 * r))
    elif marker is Marker.CROSS:
        painter.drawLine(place + QPointF(-r, -r), place + QPointF(r, r))
        painter.drawLine(place + QPointF(-r, r), place + QPointF(r, -r))
    else:
        corners = {
            Marker.TRIANGLE: ((0, -r * 1.2), (r * 1.1, r), (-r * 1.1, r)),
            Marker.DIAMOND: ((0, -r * 1.3), (r * 1.3, 0), (0, r * 1.3), (-r * 1.3, 0)),
        }[marker]
        painter.drawPolygon(QPolygonF([place + QPointF(x, y) for x, y in corners]))


def _draw_lines(
    painter: QPainter, lines: list[QLineF], color: QColor, width: float, cap: Qt.PenCapStyle
) -> None:
    pen = QPen(color, width)
    pen.setCapStyle(cap)
    painter.setPen(pen)
    painter.drawLines(lines)
