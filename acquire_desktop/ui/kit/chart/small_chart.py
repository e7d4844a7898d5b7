"""Small chart without a library: axes painted here, lines as in the large one."""

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent, QTransform
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.chart.drawing import draw_chart, index_at, range_of
from acquire_desktop.ui.kit.chart.scales import money_ticks, turn_ticks
from acquire_desktop.ui.kit.chart.series import ChartData
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import RIGHT
from acquire_desktop.ui.kit.texts import money

_TEXT_PX: Final = 5
"""Between an axis and its texts."""


class SmallChart(QWidget):
    """Axes and lines; it shows values and turns pixels into turns, no more.

    Signals:
        places_changed (): Values are drawn at other places now.
    """

    places_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data = ChartData()
        self._index: int | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setMinimumSize(1, 1)

    def apply_look(self) -> None:
        """Take the colours and fonts of the theme."""
        self.update()
        self.places_changed.emit()

    def show_data(self, data: ChartData) -> None:
        """Draw other lines."""
        self._data, self._index = data, None
        self.update()
        self.places_changed.emit()

    def show_readout(self, index: int | None) -> None:
        """Mark a turn, by its place in the data, or none."""
        self._index = index
        self.update()

    def index_at(self, x_px: float) -> int | None:
        """Return the place in the data of the turn nearest to a distance from the left."""
        return index_at(self._data, self._to_pixels().inverted()[0].map(QPointF(x_px, 0)).x())

    def place_of(self, index: int, value: int) -> QPointF:
        """Return where a value of a turn is drawn, in pixels of this widget."""
        return self._to_pixels().map(QPointF(self._data.turns[index], value))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.places_changed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        area, to_pixels = self._area(), self._to_pixels()
        if area.width() < 1 or area.height() < 1:
            return
        painter = QPainter(self)
        self._paint_axes(painter, area, to_pixels)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(area)
        draw_chart(painter, self._data, self._index, to_pixels, area)

    def _area(self) -> QRectF:
        metrics = QFontMetrics(theme.font("small"))
        left = 1 + metrics.horizontalAdvance(money(88_800)) + theme.SPACE
        below = 1 + metrics.height() + 2
        top = 1 + theme.SPACE_HALF
        return QRectF(left, top, self.width() - 1 - left, self.height() - below - top)

    def _to_pixels(self) -> QTransform:
        shown, area = range_of(self._data), self._area()
        across, up = area.width() / shown.width(), -area.height() / shown.height()
        left, bottom = area.left() - shown.left() * across, area.bottom() - shown.top() * up
        return QTransform(across, 0, 0, up, left, bottom)

    def _paint_axes(self, painter: QPainter, area: QRectF, to_pixels: QTransform) -> None:
        look, shown = theme.current(), range_of(self._data)
        painter.setPen(QPen(look.hairline, theme.HAIRLINE_PX))
        painter.drawLine(QLineF(area.topLeft(), area.bottomLeft()))
        painter.drawLine(QLineF(area.bottomLeft(), area.bottomRight()))
        painter.setFont(theme.font("small"))
        painter.setPen(look.ink_muted)
        high = painter.fontMetrics().height()
        for tick in money_ticks(shown.top(), shown.bottom(), area.height())[1]:
            y = to_pixels.map(QPointF(0, tick)).y()
            if high / 2 <= y <= self.height() - high / 2:
                beside = QRectF(0, y - high / 2, area.left() - _TEXT_PX, high)
                painter.drawText(beside, RIGHT, money(tick))
        for tick in turn_ticks(shown.left(), shown.right(), area.width())[1]:
            wide = painter.fontMetrics().horizontalAdvance(f"{tick}")
            x = min(to_pixels.map(QPointF(tick, 0)).x(), self.width() - wide / 2)
            below = QRectF(x - wide, area.bottom() + _TEXT_PX, 2 * wide, high)
            painter.drawText(below, _BELOW, f"{tick}")


_BELOW: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
