"""Strokes of chart lines: style by rank, and the signs they carry."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from acquire_desktop.ui.acquire.table.chart.series import Series
from acquire_desktop.ui.acquire.table.prices.price_card_marks import draw_letter_chip
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.seat_marks import draw_plated_mark, mark_color

PLATE_PX: Final = 13
CHIP_PX: Final = 13.0


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


def draw_sample(painter: QPainter, start: QPointF, end: QPointF, stroke: Stroke) -> None:
    """Draw a short straight line that shows a style."""
    pen = QPen(stroke.color, stroke.width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if stroke.dashes:
        pen.setDashPattern([length / stroke.width for length in stroke.dashes])
    painter.setPen(pen)
    painter.drawLine(start, end)


def draw_sign(painter: QPainter, place: QPointF, series: Series, stroke: Stroke) -> None:
    """Draw what tells a line apart: a player's mark or a chain's letter."""
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
