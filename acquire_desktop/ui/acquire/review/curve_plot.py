"""Curve plot: the axes on pyqtgraph and the drawing of the curve; loaded when first shown."""

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF, QResizeEvent, QTransform

from acquire_desktop.ui.acquire.review.curve_data import (
    LUCK_HALF,
    LUCK_MIDDLE,
    ChanceLine,
    CurveData,
    CurvePoint,
    nearest,
    range_of,
    turn_of,
    turn_ticks,
)
from acquire_desktop.ui.acquire.review.review_texts import percent
from acquire_desktop.ui.acquire.table.chart.bare_plot import Axis, BarePlot
from acquire_desktop.ui.kit.chart.drawing import draw_flag, flag_box
from acquire_desktop.ui.kit.chart.scales import spread
from acquire_desktop.ui.kit.chart.series import Series
from acquire_desktop.ui.kit.chart.strokes import (
    PLATE_PX,
    Stroke,
    dashed,
    draw_pieces,
    draw_sign,
    pieces,
    stroke_of,
)
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.lettering import LEFT, width_px
from acquire_desktop.ui.kit.texts import translate

_TURN_PX = 40
GRID: Final = (0, 25, 50, 75, 100)
"""Points with a line across the chart."""
_BAND_ALPHA, _EDGE_ALPHA = 0.3, 0.6
"""How strongly the band and its edges are coloured."""
_BAR_PX: Final = 3.0
_OWN_PX: Final = 1.8
"""How wide the line of the chance is: thin, so that its band is seen."""
_SIGN_EVERY: Final = 8
"""Every so many places a line carries its sign."""
_NAME_PX: Final = 15
_LEADER_PX: Final = 14
"""From the ends of the lines to the signs beside their names."""


class CurvePlot(BarePlot):
    """Draws a ``CurveData``: turns from left to right, per cent upwards."""

    def __init__(self) -> None:
        self._data = CurveData()
        self._step: int | None = None
        self._is_made = False
        super().__init__(
            self._draw,
            Axis("left", lambda _least, _most, _px: (25, self._marks()), _left_text),
            Axis("bottom", self._ticks, lambda step: str(turn_of(self._data, step))),
            lambda: max(percent(100), _left_text(LUCK_MIDDLE), key=len),
        )
        self._is_made = True

    def show_curve(self, data: CurveData) -> None:
        """Draw another curve."""
        if data != self._data:
            self._data = data
            self._leave_room()
            self.draw_again()

    def show_step(self, step: int | None) -> None:
        """Let the cursor stand at a step, or nowhere."""
        if step != self._step:
            self._step = step
            self.draw_again()

    def step_at(self, x_px: float) -> int | None:
        """Return the step of the decision nearest to a distance from the left, or None."""
        at = nearest(self._data, self.value_at(x_px))
        return None if at is None else self._data.points[at].step

    def apply_look(self) -> None:
        super().apply_look()
        self._leave_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_made:  # pyqtgraph sends one before there are axes
            self._leave_room()

    def _leave_room(self) -> None:
        """Let the lines end where the names begin."""
        shown, names = range_of(self._data), names_px(self._data)
        area = self.lines_width()
        if 0 < names < area:
            shown.setWidth(shown.width() * area / (area - names))
        self.set_range(shown)

    def _marks(self) -> list[int]:
        return [*GRID, LUCK_MIDDLE] if self._data.has_draws else list(GRID)

    def _ticks(self, _least: float, _most: float, length_px: float) -> tuple[int, list[int]]:
        turns = self._data.turns
        return 1, [turns[turn - 1] for turn in turn_ticks(self._data, length_px, _TURN_PX)]

    def _draw(self, painter: QPainter, to_pixels: QTransform, area: QRectF) -> None:
        draw_curve(painter, self._data, self._step, to_pixels, area)


def _left_text(points: int) -> str:
    return translate("Review", "Draws") if points == LUCK_MIDDLE else percent(points)


def draw_curve(
    painter: QPainter, data: CurveData, step: int | None, to_pixels: QTransform, area: QRectF
) -> None:
    """Draw everything.

    Args:
        painter: Draws in pixels, antialiased.
        data: What is drawn.
        step: Where the cursor stands; None for none.
        to_pixels: Turns a step and points into pixels.
        area: What lies between the axes.
    """
    chart = area.adjusted(0, 0, -names_px(data), 0)
    _draw_grid(painter, to_pixels, chart)
    _draw_draws(painter, data, to_pixels, chart)
    for line in reversed(data.lines):
        _draw_line(painter, line, to_pixels)
    if not data.lines:
        _draw_own(painter, data.points, to_pixels)
    if step is not None:
        _draw_cursor(painter, data, step, to_pixels, area)
    if not data.lines:
        _draw_marks(painter, data.points, to_pixels, area)
    _draw_names(painter, data, to_pixels, area)


def _draw_grid(painter: QPainter, to_pixels: QTransform, area: QRectF) -> None:
    look = theme.current()
    for tick in GRID:
        y = round(to_pixels.map(QPointF(0, tick)).y()) + 0.5
        painter.setPen(QPen(look.hairline, theme.HAIRLINE_PX))
        painter.drawLine(QLineF(area.left(), y, area.right(), y))


def _draw_own(painter: QPainter, points: tuple[CurvePoint, ...], to_pixels: QTransform) -> None:
    if not points:
        return
    look = theme.current()
    upper = [to_pixels.map(QPointF(p.step, min(100.0, p.chance + p.margin))) for p in points]
    lower = [to_pixels.map(QPointF(p.step, max(0.0, p.chance - p.margin))) for p in points]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(look.accent, _BAND_ALPHA))
    painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
    painter.setPen(QPen(with_alpha(look.accent, _EDGE_ALPHA), theme.HAIRLINE_PX))
    painter.drawPolyline(QPolygonF(upper))
    painter.drawPolyline(QPolygonF(lower))
    places = [_xy(to_pixels, point.step, point.chance) for point in points]
    stroke = Stroke(look.accent, _OWN_PX, ())
    draw_pieces(painter, pieces(places if len(places) > 1 else places * 2), [], stroke)


def _draw_line(painter: QPainter, line: ChanceLine, to_pixels: QTransform) -> None:
    places = [_xy(to_pixels, step, chance) for step, chance in line.places]
    if not places:
        return
    series = Series(line.name, line.rank, "", (), line.mark)
    stroke = stroke_of(series)
    run = places if len(places) > 1 else places * 2
    if stroke.dashes:
        draw_pieces(painter, [], dashed(run, stroke.dashes), stroke)
    else:
        draw_pieces(painter, pieces(run), [], stroke)
    for x, y in places[line.rank :: _SIGN_EVERY]:
        draw_sign(painter, QPointF(x, y), series, stroke)


def _draw_marks(
    painter: QPainter, points: tuple[CurvePoint, ...], to_pixels: QTransform, area: QRectF
) -> None:
    """Write each mark over its point, where the ones before leave room for it."""
    taken = area.left()
    for point in points:
        if not point.mark:
            continue
        place = QPointF(*_xy(to_pixels, point.step, point.chance))
        box = flag_box(place, point.mark, area)
        if box.left() < taken and len(point.mark) < 2:  # a lesser mark gives way
            continue
        taken = box.right() + 1
        draw_flag(painter, box, place, point.mark, theme.current().loss)


def _draw_draws(painter: QPainter, data: CurveData, to_pixels: QTransform, area: QRectF) -> None:
    """Draw what each drawn tile changed: bars up, full, and down, hollow."""
    if not data.has_draws:
        return
    look = theme.current()
    zero = to_pixels.map(QPointF(0, LUCK_MIDDLE)).y()
    painter.setPen(QPen(look.hairline, theme.HAIRLINE_PX))
    painter.drawLine(QLineF(area.left(), round(zero) + 0.5, area.right(), round(zero) + 0.5))
    scale = LUCK_HALF / data.largest_draw
    for step, effect in data.draws:
        x, y = _xy(to_pixels, step, LUCK_MIDDLE + effect * scale)
        bar = QRectF(QPointF(x - _BAR_PX / 2, min(y, zero)), QPointF(x + _BAR_PX / 2, max(y, zero)))
        painter.setPen(QPen(look.ink_muted, theme.HAIRLINE_PX))
        painter.setBrush(look.ink_muted if effect > 0 else look.paper)
        painter.drawRect(bar)


def _draw_cursor(
    painter: QPainter, data: CurveData, step: int, to_pixels: QTransform, area: QRectF
) -> None:
    look = theme.current()
    x = to_pixels.map(QPointF(step, 0)).x()
    painter.setPen(QPen(look.accent, theme.OUTLINE_PX))
    painter.drawLine(QLineF(x, area.top(), x, area.bottom()))
    here = [point for point in data.points if point.step == step]
    for point in () if data.lines else here:
        painter.setPen(QPen(look.tile_outline, 1.2))
        painter.setBrush(look.accent)
        painter.drawEllipse(to_pixels.map(QPointF(step, point.chance)), 4.5, 4.5)


def _draw_names(painter: QPainter, data: CurveData, to_pixels: QTransform, area: QRectF) -> None:
    """Name the lines of all players right of their ends, each with its sign."""
    named = [line for line in data.lines if line.places]
    look, gap, side = theme.current(), float(theme.scaled(_NAME_PX)), float(theme.scaled(PLATE_PX))
    ends = [_xy(to_pixels, *line.places[-1]) for line in named]
    places = spread([y for _, y in ends], gap, area.top() + gap / 2, area.bottom() - gap / 2)
    left = area.right() - names_px(data) + theme.scaled(_LEADER_PX)
    for line, end, middle in zip(named, ends, places, strict=True):
        painter.setPen(QPen(look.border, theme.HAIRLINE_PX))
        painter.drawLine(QPointF(*end), QPointF(left, middle))
        series = Series(line.name, line.rank, "", (), line.mark)
        draw_sign(painter, QPointF(left + side / 2, middle), series, stroke_of(series))
        painter.setFont(theme.font("small", bold=not line.rank))
        painter.setPen(look.ink)
        box = QRectF(left + side + theme.SPACE_HALF, middle - gap / 2, area.width(), gap)
        painter.drawText(box, LEFT, line.name)


def names_px(data: CurveData) -> float:
    """Return how much room the names need at the right of the lines, 0 without lines."""
    widths = [width_px(line.name, bold=not line.rank) for line in data.lines if line.places]
    beside = theme.scaled(_LEADER_PX) + theme.scaled(PLATE_PX) + 2 * theme.SPACE_HALF
    return float(max(widths) + beside) if widths else 0.0


def _xy(to_pixels: QTransform, step: float, points: float) -> tuple[float, float]:
    place = to_pixels.map(QPointF(step, points))
    return place.x(), place.y()
