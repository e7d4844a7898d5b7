"""Large chart on pyqtgraph: axes, ticks and view; the lines are drawn as in the small chart.

pyqtgraph's own curves would be as fast (2.6 ms for seven prices over 200 turns, 3.3 ms here), but
the small chart of the result page, which must not load NumPy, would need this drawing all the same,
and the names stand at the ends of their lines, where a legend would be a second place to look.

Importing this module takes a fifth of a second and 50 MB with numpy, so it is imported when
somebody opens the chart.
"""

from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QTransform
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import money
from acquire_desktop.ui.table.chart.drawing import draw_cursor, draw_lines, index_at, range_of
from acquire_desktop.ui.table.chart.scales import money_ticks, turn_ticks
from acquire_desktop.ui.table.chart.series import ChartData


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
        self.apply_look()

    def apply_look(self) -> None:
        """Take the colours and fonts of the theme."""
        look = theme.current()
        for axis in self._axes:
            axis.setStyle(tickFont=theme.font("small"), tickLength=0, tickTextOffset=5)
            axis.setTextPen(pg.mkPen(look.ink_muted))
            axis.setPen(pg.mkPen(look.hairline))
        left, bottom = self._axes
        metrics = QFontMetrics(theme.font("small"))
        bottom.setHeight(metrics.height() + 2)
        left.setWidth(metrics.horizontalAdvance(money(88_800)) + theme.SPACE)
        self._lines.update()
        self._cursor.update()

    def show_data(self, data: ChartData) -> None:
        """Draw other lines."""
        self._data = data
        shown = range_of(data)
        self._box.setRange(
            xRange=(shown.left(), shown.right()), yRange=(shown.top(), shown.bottom()), padding=0
        )
        self._lines.show_data(data)
        self._cursor.show_data(data)

    def show_readout(self, index: int | None) -> None:
        """Mark a turn, by its place in the data, or none."""
        self._cursor.show_index(index)

    def index_at(self, x_px: float) -> int | None:
        """Return the place in the data of the turn nearest to a distance from the left."""
        scene = self.mapToScene(round(x_px), 0)
        return index_at(self._data, self._box.mapSceneToView(scene).x())

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


class _Lines(_Drawn):
    """The lines with their signs."""

    def draw(self, painter: QPainter, to_pixels: QTransform, area: QRectF) -> None:
        draw_lines(painter, self.data, to_pixels, area)


class _Cursor(_Drawn):
    """The turn that is read out."""

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
        if self._index is not None:
            draw_cursor(painter, self.data, self._index, to_pixels, area)
