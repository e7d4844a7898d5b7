"""The drawing of the chart, on pyqtgraph.

Importing this module takes a fifth of a second, so it is imported when a chart is first shown.
"""

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QTransform
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui import theme
from acquire_desktop.ui.chart.scales import free_place, money_ticks, turn_ticks
from acquire_desktop.ui.chart.segments import Points, dashed, pieces
from acquire_desktop.ui.chart.series import ChartData, Series
from acquire_desktop.ui.chart.strokes import CHIP_PX, draw_pieces, draw_sign, stroke_of
from acquire_desktop.ui.chart.texts import turn_title
from acquire_desktop.ui.texts import money

_SIGN_EVERY_PX: Final = 72.0
_LANE_PX: Final = 1.6
"""Stocks of the same price lie beside each other by so much."""
_LEAST_TURNS: Final = 8
"""A chart of a young game is so wide."""
_LEAST_WORTH: Final = 8000
_LEAST_PRICE: Final = 600


class Plot(pg.PlotWidget):  # type: ignore[misc]
    """Axes and lines; it shows values and turns pixels into turns, no more.

    Signals:
        places_changed (): Values are drawn at other places now.
    """

    places_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        axes = {"left": _MoneyAxis("left"), "bottom": _TurnAxis("bottom")}
        super().__init__(parent, background=None, axisItems=axes)
        self._axes: tuple[Any, ...] = tuple(axes.values())
        self._data = ChartData()
        self._box: Any = self.getPlotItem().getViewBox()
        self._lines = _Lines()
        self._cursor = _Cursor()
        item = self.getPlotItem()
        item.setMenuEnabled(False)
        item.hideButtons()
        item.setMouseEnabled(x=False, y=False)
        item.setContentsMargins(0, theme.SPACE_HALF, 0, 0)
        self._box.disableAutoRange()
        self._box.setDefaultPadding(0)
        self._box.sigTransformChanged.connect(self.places_changed)
        for drawn in (self._lines, self._cursor):
            self._box.addItem(drawn, ignoreBounds=True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(1, 1)
        self.setViewportMargins(0, 0, 0, 0)
        self.dress()

    def dress(self) -> None:
        """Take the colours and fonts of the theme."""
        look = theme.current()
        for axis in self._axes:
            axis.setStyle(tickFont=theme.font("small"), tickLength=0, tickTextOffset=5)
            axis.setTextPen(pg.mkPen(look.ink_muted))
            axis.setPen(pg.mkPen(look.hairline))
        left, bottom = self._axes
        metrics = QFontMetrics(theme.font("small"))
        bottom.setHeight(metrics.height() + 4)
        left.setWidth(metrics.horizontalAdvance(money(88_800)) + theme.SPACE)
        self._lines.update()
        self._cursor.update()

    def show_data(self, data: ChartData) -> None:
        """Draw other lines."""
        self._data = data
        first, last = (data.turns[0], data.turns[-1]) if data.turns else (0, 0)
        span = max(last - first, _LEAST_TURNS)
        bottom, least = (100, _LEAST_PRICE) if data.is_stepped else (0, _LEAST_WORTH)
        top = max(data.most, least) * 1.06
        # Half a turn on both sides is for the ends of the steps.
        self._box.setRange(
            xRange=(first - 0.012 * span - 0.2, first + span * 1.012 + 0.5),
            yRange=(bottom, top),
            padding=0,
        )
        self._lines.show_data(data)
        self._cursor.show_data(data)

    def show_readout(self, index: int | None) -> None:
        """Mark a turn, by its place in the data, or none."""
        self._cursor.show_index(index)

    def index_at(self, x_px: float) -> int | None:
        """Return the place in the data of the turn nearest to a distance from the left."""
        if not self._data.turns:
            return None
        scene = self.mapToScene(round(x_px), 0)
        turn = self._box.mapSceneToView(scene).x()
        turns = self._data.turns
        return min(range(len(turns)), key=lambda at: abs(turns[at] - turn))

    def place_of(self, index: int, value: int) -> QPointF:
        """Return where a value of a turn is drawn, in pixels of this widget."""
        point = self._box.mapViewToScene(QPointF(self._data.turns[index], value))
        return QPointF(self.mapFromScene(point))


class _MoneyAxis(pg.AxisItem):  # type: ignore[misc]
    """Round amounts, written as everywhere in the program."""

    def tickValues(self, minVal: float, maxVal: float, size: float) -> list[tuple[int, list[int]]]:  # noqa: N802, N803
        """Return the ticks of an axis so long, as pyqtgraph asks."""
        return [money_ticks(minVal, maxVal, size)]

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:  # noqa: N802
        """Return the texts of the ticks, as pyqtgraph asks."""
        return [money(round(value)) for value in values]


class _TurnAxis(pg.AxisItem):  # type: ignore[misc]
    """Turns, counted over all players."""

    def tickValues(self, minVal: float, maxVal: float, size: float) -> list[tuple[int, list[int]]]:  # noqa: N802, N803
        """Return the ticks of an axis so long, as pyqtgraph asks."""
        return [turn_ticks(max(0.0, minVal), maxVal, size)]

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:  # noqa: N802
        """Return the texts of the ticks, as pyqtgraph asks."""
        return [f"{round(value)}" for value in values]


class _Drawn(pg.GraphicsObject):  # type: ignore[misc]
    """Something drawn in pixels over the whole view, at places given in turns and dollars."""

    def __init__(self) -> None:
        super().__init__()
        self.data = ChartData()

    def show_data(self, data: ChartData) -> None:
        """Draw other values."""
        self.data = data
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(self.viewRect() or QRectF())

    def viewRangeChanged(self) -> None:  # noqa: N802
        """Note that the view moved, as pyqtgraph tells."""
        self.prepareGeometryChange()

    def paint(self, painter: QPainter, option: object, widget: QWidget | None = None) -> None:
        if not self.data.turns:
            return
        to_pixels = painter.worldTransform()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, to_pixels, QRectF(to_pixels.mapRect(self.boundingRect())))

    def draw(self, painter: QPainter, to_pixels: QTransform, area: QRectF) -> None:
        """Draw in pixels."""
        raise NotImplementedError

    def lane(self, series: Series, to_pixels: QTransform) -> float:
        """Return by how many pixels a line is moved off those of the same value."""
        if not self.data.is_stepped:
            return 0.0
        step_px = abs(to_pixels.m22()) * 100
        return (series.rank - 3) * min(_LANE_PX, step_px / 8)


class _Lines(_Drawn):
    """The lines with their signs, on faint lines for round amounts; the own one on top."""

    def draw(self, painter: QPainter, to_pixels: QTransform, area: QRectF) -> None:
        view = self.boundingRect()
        painter.setPen(QPen(theme.current().hairline, theme.HAIRLINE_PX))
        _, ticks = money_ticks(view.top(), view.bottom(), area.height())
        heights = [round(to_pixels.map(QPointF(0, tick)).y()) + 0.5 for tick in ticks]
        for y in heights:
            painter.drawLine(QLineF(area.left(), y, area.right(), y))
        drawn = [
            (series, stroke_of(series), self._in_pixels(to_pixels, series))
            for series in reversed(self.data.series)
        ]
        for _, stroke, runs in drawn:
            for points in runs:
                is_gapless = stroke.casing is not None or not stroke.dashes
                solid = pieces(points) if is_gapless else []
                cut = dashed(points, stroke.dashes) if stroke.dashes else []
                draw_pieces(painter, solid, cut, stroke)
        taken: list[tuple[float, float]] = []
        parts = [(series, stroke, points) for series, stroke, runs in drawn for points in runs]
        if self.data.is_stepped:
            parts.sort(key=lambda part: float(part[2][0][0]))  # who came first stays at its start
        for series, stroke, points in parts:
            shift = series.rank * _SIGN_EVERY_PX / 7
            for x, y in self._sign_places(points, shift, taken):
                draw_sign(painter, QPointF(x, y), series, stroke)

    def _sign_places(
        self, points: Points, shift: float, taken: list[tuple[float, float]]
    ) -> list[tuple[float, float]]:
        """Return where the signs of an unbroken part go: chains near its start, beside others."""
        if not self.data.is_stepped:
            return list(_now_and_then(points, shift))
        place = free_place(points.tolist(), taken, theme.scaled(round(CHIP_PX)) + 1)
        taken.append(place)
        return [place]

    def _in_pixels(self, to_pixels: QTransform, series: Series) -> list[Points]:
        """Return the unbroken parts of a line; a single point is a short stroke."""
        scale = np.array((to_pixels.m11(), to_pixels.m22()))
        shift = np.array((to_pixels.dx(), to_pixels.dy() + self.lane(series, to_pixels)))
        found = [np.array(run, dtype=float) * scale + shift for run in _runs(self.data, series)]
        return [points if len(points) > 1 else np.repeat(points, 2, axis=0) for points in found]


class _Cursor(_Drawn):
    """The turn that is read out: a line, a dot on every value, its name on a plate."""

    def __init__(self) -> None:
        super().__init__()
        self._index: int | None = None

    def show_data(self, data: ChartData) -> None:
        if self._index is not None and self._index >= len(data.turns):
            self._index = None
        super().show_data(data)

    def show_index(self, index: int | None) -> None:
        """Mark another turn, or none."""
        self._index = index
        self.update()

    def draw(self, painter: QPainter, to_pixels: QTransform, area: QRectF) -> None:
        index, look = self._index, theme.current()
        if index is None:
            return
        x = to_pixels.map(QPointF(self.data.turns[index], 0)).x()
        painter.setPen(QPen(look.accent, theme.HAIRLINE_PX))
        painter.drawLine(QLineF(x, area.top(), x, area.bottom()))
        for series in self.data.series:
            value = series.values[index]
            if value is not None:
                place = to_pixels.map(QPointF(self.data.turns[index], value))
                place += QPointF(0, self.lane(series, to_pixels))
                painter.setPen(QPen(look.tile_outline, 1.2))
                painter.setBrush(stroke_of(series).color)
                painter.drawEllipse(place, 4.0, 4.0)
        self._draw_plate(painter, x, area, turn_title(self.data, index))

    def _draw_plate(self, painter: QPainter, x: float, area: QRectF, text: str) -> None:
        painter.setFont(theme.font("small", bold=True))
        metrics = painter.fontMetrics()
        width = metrics.horizontalAdvance(text) + 2 * theme.SPACE
        plate = QRectF(x + theme.SPACE_HALF, area.top() + 1, width, metrics.height() + 4)
        if plate.right() > area.right():
            plate.moveRight(x - theme.SPACE_HALF)
        plate.moveLeft(max(area.left(), plate.left()))
        look = theme.current()
        painter.setPen(QPen(look.hairline, theme.HAIRLINE_PX))
        painter.setBrush(look.paper_raised)
        painter.drawRoundedRect(plate, theme.RADIUS_SMALL, theme.RADIUS_SMALL)
        painter.setPen(look.ink)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)


def _runs(data: ChartData, series: Series) -> Iterator[list[tuple[float, int]]]:
    """Yield the unbroken parts of a line as turns and dollars."""
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
    """Yield where the signs of a player go on an unbroken part."""
    places = points.tolist()
    due = places[0][0] + shift
    for x, y in places:
        if x >= due:
            yield x, y
            due = x + _SIGN_EVERY_PX
