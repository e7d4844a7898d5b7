"""Large chart on pyqtgraph: the lines are drawn as in the small chart.

Importing it takes a fifth of a second (see ``bare_plot``), so that is done when somebody opens it.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform

from acquire_desktop.ui.acquire.table.chart.bare_plot import Axis, BarePlot
from acquire_desktop.ui.kit.chart.drawing import draw_chart, index_at, range_of
from acquire_desktop.ui.kit.chart.scales import money_ticks, turn_ticks
from acquire_desktop.ui.kit.chart.series import ChartData
from acquire_desktop.ui.kit.texts import money

_WIDEST = 88_800
"""Dollars, of the widest amount at the axis."""


class Plot(BarePlot):
    """Axes and lines; it shows values and turns pixels into turns, no more."""

    def __init__(self) -> None:
        self._data = ChartData()
        self._index: int | None = None
        super().__init__(
            self._draw,
            Axis("left", money_ticks, money),
            Axis("bottom", turn_ticks, str),
            lambda: money(_WIDEST),
        )

    def show_data(self, data: ChartData) -> None:
        """Draw other lines."""
        self._data, self._index = data, None
        if not data.turns:
            self.forget_widths()
        self.set_range(range_of(data))
        self.draw_again()

    def show_readout(self, index: int | None) -> None:
        """Mark a turn, by its place in the data, or none."""
        self._index = index
        self.draw_again()

    def index_at(self, x_px: float) -> int | None:
        """Return the place in the data of the turn nearest to a distance from the left."""
        return index_at(self._data, self.value_at(x_px))

    def place_of(self, index: int, value: int) -> QPointF:
        """Return where a value of a turn is drawn, in pixels of this widget."""
        return self.pixels_of(self._data.turns[index], value)

    def _draw(self, painter: QPainter, to_pixels: QTransform, area: QRectF) -> None:
        draw_chart(painter, self._data, self._index, to_pixels, area)
