"""Bare plot: axes and a view on pyqtgraph, over which a chart draws its lines by itself.

pyqtgraph's own curves would be as fast (2.6 ms for seven prices over 200 turns, 3.3 ms here), but
the small chart of the result page, which must not load NumPy, would need this drawing all the same,
and the names stand at the ends of their lines, where a legend would be a second place to look.

Importing this module takes a fifth of a second and 50 MB with numpy, so it is imported when
somebody opens a chart.
"""

from collections.abc import Callable
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QTransform
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.chart.scales import Ticks
from acquire_desktop.ui.kit.look import theme

Draw = Callable[[QPainter, QTransform, QRectF], None]
"""Draws in pixels, antialiased, by what turns values into pixels and what lies between the axes."""


class BarePlot(pg.PlotWidget):  # type: ignore[misc]
    """Axes and a view; it takes neither mouse nor keys, and turns places into values and back.

    Signals:
        places_changed (): Values are drawn at other places now.
    """

    places_changed = Signal()

    def __init__(self, draw: Draw, left: "Axis", bottom: "Axis", widest: Callable[[], str]) -> None:
        """Make a plot.

        Args:
            draw: Draws the lines.
            left: The upright axis.
            bottom: The axis that lies.
            widest: Returns the widest text at the upright axis.
        """
        super().__init__(None, background=None, axisItems={"left": left, "bottom": bottom})
        self._left, self._bottom, self._widest = left, bottom, widest
        self._box: Any = self.getPlotItem().getViewBox()
        self._drawing = _Drawing(draw)
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
        for axis in (self._left, self._bottom):
            axis.setStyle(tickFont=theme.font("small"), tickLength=0, tickTextOffset=5)
            axis.setTextPen(pg.mkPen(look.ink_muted))
            axis.setPen(pg.mkPen(look.hairline))
        metrics = QFontMetrics(theme.font("small"))
        self._bottom.setHeight(metrics.height() + 2)
        self._left.setWidth(metrics.horizontalAdvance(self._widest()) + theme.SPACE)
        self.draw_again()

    def draw_again(self) -> None:
        """Draw the lines again."""
        self._drawing.update()

    def forget_widths(self) -> None:
        """Keep nothing of what was drawn."""
        self._left.forget_widths()

    def set_range(self, shown: QRectF) -> None:
        """Show values from left to right, and from the top of a rectangle to its bottom."""
        self._box.setRange(
            xRange=(shown.left(), shown.right()), yRange=(shown.top(), shown.bottom()), padding=0
        )

    def lines_width(self) -> int:
        """Return how wide the part between the axes is, in pixels."""
        return int(self.width() - self._left.width())

    def value_at(self, x_px: float) -> float:
        """Return the value on the axis that lies, at a distance from the left in pixels."""
        return float(self._box.mapSceneToView(self.mapToScene(round(x_px), 0)).x())

    def pixels_of(self, x: float, y: float) -> QPointF:
        """Return where a value is drawn, in pixels of this widget."""
        return QPointF(self.mapFromScene(self._box.mapViewToScene(QPointF(x, y))))


class Axis(pg.AxisItem):  # type: ignore[misc]
    """An axis with ticks at round numbers."""

    def __init__(self, side: str, ticks: Ticks, text: Callable[[int], str]) -> None:
        super().__init__(side)
        self._ticks, self._text = ticks, text

    def forget_widths(self) -> None:
        """Keep no width of texts that were for somebody else's eyes."""
        self.textWidth = 0

    def tickValues(self, minVal: float, maxVal: float, size: float) -> list[tuple[int, list[int]]]:  # noqa: N802, N803
        """Return the ticks of an axis so long, as pyqtgraph asks."""
        return [self._ticks(minVal, maxVal, size)]

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:  # noqa: N802
        """Return the texts of the ticks, as pyqtgraph asks."""
        return [self._text(round(value)) for value in values]


class _Drawing(pg.GraphicsObject):  # type: ignore[misc]
    """The lines, drawn in pixels over the whole view."""

    def __init__(self, draw: Draw) -> None:
        super().__init__()
        self._draw = draw

    def boundingRect(self) -> QRectF:
        return QRectF(self.viewRect() or QRectF())

    def viewRangeChanged(self) -> None:  # noqa: N802
        """Note that the view moved, a call of pyqtgraph."""
        self.prepareGeometryChange()

    def paint(self, painter: QPainter, option: object, widget: QWidget | None = None) -> None:
        to_pixels = painter.worldTransform()
        area = QRectF(to_pixels.mapRect(self.boundingRect()))
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter, to_pixels, area)
