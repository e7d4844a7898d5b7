"""Chart drawing: lines with their signs, and the turn that is read out."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QTransform

from acquire_desktop.ui.kit.chart.scales import free_place, money_ticks
from acquire_desktop.ui.kit.chart.series import ChartData, Series
from acquire_desktop.ui.kit.chart.strokes import (
    CHIP_PX,
    Points,
    dashed,
    draw_pieces,
    draw_sign,
    pieces,
    stroke_of,
)
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.painted_button import draw_box

_SIGN_EVERY_PX: Final = 108.0
_LANE_PX: Final = 1.6
"""Stocks of the same price lie beside each other by so much."""
_LEAST_TURNS: Final = 8
"""A chart of a young game is so wide."""
_LEAST_WORTH: Final = 8000
_LEAST_PRICE: Final = 600


def range_of(data: ChartData) -> QRectF:
    """Return what a chart shows: turns from left to right, dollars from ``top`` to ``bottom``."""
    first, last = (data.turns[0], data.turns[-1]) if data.turns else (0, 0)
    span = max(last - first, _LEAST_TURNS)
    most = max(data.most, _LEAST_PRICE if data.is_stepped else _LEAST_WORTH)
    amounts = [value for line in data.series for value in line.values if value is not None]
    low = min(amounts, default=0)
    # The room below the lowest line would be lost to the lines.
    margin = (most - low) * 0.08
    start, top = max(0.0, low - margin), most + margin
    # Half a turn on both sides is for the ends of the steps.
    return QRectF(
        QPointF(first - 0.012 * span - 0.2, start), QPointF(first + span * 1.012 + 0.5, top)
    )


def index_at(data: ChartData, turn: float) -> int | None:
    """Return the place in the data of the turn nearest to a place on the axis of turns."""
    turns = data.turns
    return min(range(len(turns)), key=lambda at: abs(turns[at] - turn), default=None)


def draw_chart(
    painter: QPainter, data: ChartData, index: int | None, to_pixels: QTransform, area: QRectF
) -> None:
    """Draw what lies between the axes.

    Args:
        painter: Draws in pixels, antialiased.
        data: Whose lines.
        index: The place of the data that is read out, or None.
        to_pixels: Turns a turn and an amount into pixels.
        area: What lies between the axes.
    """
    if data.turns:
        _draw_lines(painter, data, to_pixels, area)
        if index is not None:
            _draw_cursor(painter, data, index, to_pixels, area)


def _draw_lines(painter: QPainter, data: ChartData, to_pixels: QTransform, area: QRectF) -> None:
    """Draw the lines with their signs, on faint lines for round amounts; the own one on top."""
    _draw_grid(painter, to_pixels, area)
    drawn = [
        (series, stroke_of(series), _in_pixels(data, to_pixels, series))
        for series in reversed(data.series)
    ]
    for _, stroke, runs in drawn:
        for points in runs:
            is_gapless = stroke.casing is not None or not stroke.dashes
            solid = pieces(points) if is_gapless else []
            cut = dashed(points, stroke.dashes) if stroke.dashes else []
            draw_pieces(painter, solid, cut, stroke)
    taken: list[tuple[float, float]] = []
    parts = [(series, stroke, points) for series, stroke, runs in drawn for points in runs]
    if data.is_stepped:
        parts.sort(key=lambda part: part[2][0][0])  # who came first stays at its start
    for series, stroke, points in parts:
        shift = series.rank * _SIGN_EVERY_PX / 7
        for x, y in _sign_places(points, shift, taken, is_stepped=data.is_stepped):
            draw_sign(painter, QPointF(x, y), series, stroke)
    for series in data.series:
        for flag in series.flags:
            place = to_pixels.map(QPointF(data.turns[flag.at], series.values[flag.at] or 0))
            box = flag_box(place, flag.text, area)
            draw_flag(painter, box, place, flag.text, stroke_of(series).color)


def _draw_cursor(
    painter: QPainter, data: ChartData, index: int, to_pixels: QTransform, area: QRectF
) -> None:
    """Draw the turn that is read out: a line, a dot on every value, its name on a plate."""
    look = theme.current()
    x = to_pixels.map(QPointF(data.turns[index], 0)).x()
    painter.setPen(QPen(look.accent, theme.HAIRLINE_PX))
    painter.drawLine(QLineF(x, area.top(), x, area.bottom()))
    for series in data.series:
        value = series.values[index]
        if value is not None:
            place = to_pixels.map(QPointF(data.turns[index], value))
            place += QPointF(0, _lane(data, series, to_pixels))
            painter.setPen(QPen(look.tile_outline, 1.2))
            painter.setBrush(stroke_of(series).color)
            painter.drawEllipse(place, 4.0, 4.0)
    _draw_plate(painter, x, area, data.titles[index])


def flag_box(place: QPointF, text: str, area: QRectF) -> QRectF:
    """Return the box of a flag over a place, within an area."""
    metrics = QFontMetrics(theme.font("small", bold=True))
    width, height = metrics.horizontalAdvance(text) + 6, metrics.height()
    left = min(max(place.x() - width / 2, area.left()), area.right() - width)
    return QRectF(left, max(area.top(), place.y() - height - 6), width, height)


def draw_flag(painter: QPainter, box: QRectF, place: QPointF, text: str, color: QColor) -> None:
    """Draw a flag: a sign in its box, and a dot on the place that it is about."""
    painter.setFont(theme.font("small", bold=True))
    draw_box(
        painter, box, theme.RADIUS_SMALL, theme.current().paper_raised,
        QPen(color, theme.HAIRLINE_PX),
    )  # fmt: skip
    painter.setPen(color)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.setBrush(color)
    painter.drawEllipse(place, 3.0, 3.0)


def _draw_grid(painter: QPainter, to_pixels: QTransform, area: QRectF) -> None:
    shown = to_pixels.inverted()[0].mapRect(area)
    painter.setPen(QPen(theme.current().hairline, theme.HAIRLINE_PX))
    _, ticks = money_ticks(shown.top(), shown.bottom(), area.height())
    for tick in ticks:
        y = round(to_pixels.map(QPointF(0, tick)).y()) + 0.5
        painter.drawLine(QLineF(area.left(), y, area.right(), y))


def _sign_places(
    points: Points, shift: float, taken: list[tuple[float, float]], *, is_stepped: bool
) -> list[tuple[float, float]]:
    """Return where the signs of an unbroken part go: chains near its start, beside others."""
    if not is_stepped:
        return list(_now_and_then(points, shift))
    place = free_place(points, taken, theme.scaled(round(CHIP_PX)) + 1)
    taken.append(place)
    return [place]


def _in_pixels(data: ChartData, to_pixels: QTransform, series: Series) -> list[Points]:
    """Return the unbroken parts of a line; a single point is a short stroke."""
    across, up = to_pixels.m11(), to_pixels.m22()
    left, top = to_pixels.dx(), to_pixels.dy() + _lane(data, series, to_pixels)
    found = [
        [(turn * across + left, value * up + top) for turn, value in run]
        for run in _runs(data, series)
    ]
    return [points if len(points) > 1 else points * 2 for points in found]


def _lane(data: ChartData, series: Series, to_pixels: QTransform) -> float:
    """Return by how many pixels a line is moved off those of the same value."""
    if not data.is_stepped:
        return 0.0
    step_px = abs(to_pixels.m22()) * 100
    return (series.rank - 3) * min(_LANE_PX, step_px / 8)


def _draw_plate(painter: QPainter, x: float, area: QRectF, text: str) -> None:
    painter.setFont(theme.font("small", bold=True))
    metrics = painter.fontMetrics()
    width = metrics.horizontalAdvance(text) + 2 * theme.SPACE
    plate = QRectF(x + theme.SPACE_HALF, area.top() + 1, width, metrics.height() + 4)
    if plate.right() > area.right():
        plate.moveRight(x - theme.SPACE_HALF)
    plate.moveLeft(max(area.left(), plate.left()))
    look = theme.current()
    edge = QPen(look.hairline, theme.HAIRLINE_PX)
    draw_box(painter, plate, theme.RADIUS_SMALL, look.paper_raised, edge)
    painter.setPen(look.ink)
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)


def _runs(data: ChartData, series: Series) -> Iterator[list[tuple[float, int]]]:
    run: list[tuple[float, int]] = []
    for turn, value in zip(data.turns, series.values, strict=True):
        if value is None:
            if run:
                yield run
            run = []
        elif not data.is_stepped:
            run.append((turn, value))
        elif run and run[-1][1] == value:
            run[-1] = (turn + 0.5, value)
        else:
            run += [(turn - 0.5, value), (turn + 0.5, value)]
    if run:
        yield run


def _now_and_then(points: Points, shift: float) -> Iterator[tuple[float, float]]:
    due = points[0][0] + shift
    for x, y in points:
        if x >= due:
            yield x, y
            due = x + _SIGN_EVERY_PX
