"""Large chart on pyqtgraph: axes, ticks and view; the lines are drawn as in the small chart.

pyqtgraph's own curves would be as fast (2.6 ms for seven prices over 200 turns, 3.3 ms here), but
the small chart of the result page, which must not load NumPy, would need this drawing all the same,
and the names stand at the ends of their lines, where a legend would be a second place to look.

Importing this module takes a fifth of a second and 50 MB with numpy, so it is imported when
somebody opens the chart.
"""

from collections.abc import Callable
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import money
from acquire_desktop.ui.table.chart.drawing import draw_cursor, draw_lines, index_at, range_of
from acquire_desktop.ui.table.chart.scales import Ticks, money_ticks, turn_ticks
from acquire_desktop.ui.table.chart.series import ChartData


class Plot(pg.PlotWidget):  # type: ignore[misc]
    """Axes and lines; it shows values and turns pixels into turns, no more.

    Signals:
        places_changed (): Values are drawn at other places now.
    """

    places_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        axes = {
            "left": _Axis("left", money_ticks, money),
            "bottom": _Axis("bottom", turn_ticks, str),
        }
        super().__init__(parent, background=None, axisItems=axes)
        self._axes: tuple[Any, ...] = tuple(axes.values())
        self._box: Any = self.getPlotItem().getViewBox()
        self._drawing = _Drawing()
        item = self.getPlotItem()
        item.setMenuEnabled(False)
        item.hideButtons()
        item.setMouseEnabled(x=False, y=False)
        item.setContentsMargins(0, theme.SPACE_HALF, 0, 0)
        self._box.disableAutoRange()
        self._box.setDefaultPadding(0)
        self._box.sigTransformChanged.connect(self.places_changed)
        self._box.addItem(self._drawing, ignoreBounds=True)
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
        self._drawing.update()

    def show_data(self, data: ChartData) -> None:
        """Draw other lines."""
        self._drawing.data, self._drawing.index = data, None
        shown = range_of(data)
        self._box.setRange(
            xRange=(shown.left(), shown.right()), yRange=(shown.top(), shown.bottom()), padding=0
        )
        self._drawing.update()

    def show_readout(self, index: int | None) -> None:
        """Mark a turn, by its place in the data, or none."""
        self._drawing.index = index
        self._drawing.update()

    def index_at(self, x_px: float) -> int | None:
        """Return the place in the data of the turn nearest to a distance from the left."""
        scene = self.mapToScene(round(x_px), 0)
        return index_at(self._drawing.data, self._box.mapSceneToView(scene).x())

    def place_of(self, index: int, value: int) -> QPointF:
        """Return where a value of a turn is drawn, in pixels of this widget."""
        point = self._box.mapViewToScene(QPointF(self._drawing.data.turns[index], value))
        return QPointF(self.mapFromScene(point))


class _Axis(pg.AxisItem):  # type: ignore[misc]
    def __init__(self, side: str, ticks: Ticks, text: Callable[[int], str]) -> None:
        super().__init__(side)
        self._ticks, self._text = ticks, text

    def tickValues(self, minVal: float, maxVal: float, size: float) -> list[tuple[int, list[int]]]:  # noqa: N802, N803
        """Return the ticks of an axis so long, as pyqtgraph asks."""
        return [self._ticks(minVal, maxVal, size)]

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:  # noqa: N802
        """Return the texts of the ticks, as pyqtgraph asks."""
        return [self._text(round(value)) for value in values]


class _Drawing(pg.GraphicsObject):  # type: ignore[misc]
    """Lines and cursor, drawn in pixels over the whole view."""

    def __init__(self) -> None:
        super().__init__()
        self.data = ChartData()
        self.index: int | None = None

    def boundingRect(self) -> QRectF:
        return QRectF(self.viewRect() or QRectF())

    def viewRangeChanged(self) -> None:  # noqa: N802
        """Note that the view moved, as pyqtgraph tells."""
        self.prepareGeometryChange()

    def paint(self, painter: QPainter, option: object, widget: QWidget | None = None) -> None:
        if not self.data.turns:
            return
        to_pixels = painter.worldTransform()
        area = QRectF(to_pixels.mapRect(self.boundingRect()))
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_lines(painter, self.data, to_pixels, area)
        if self.index is not None:
            draw_cursor(painter, self.data, self.index, to_pixels, area)
