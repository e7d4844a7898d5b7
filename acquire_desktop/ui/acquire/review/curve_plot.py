"""Curve plot on pyqtgraph: the axes of the curve; loaded when the page is first shown."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QResizeEvent, QTransform

from acquire_desktop.ui.acquire.review.curve_data import (
    LUCK_MIDDLE,
    CurveData,
    nearest,
    range_of,
    turn_of,
    turn_ticks,
)
from acquire_desktop.ui.acquire.review.curve_drawing import GRID, draw_curve, names_px
from acquire_desktop.ui.acquire.review.review_texts import percent
from acquire_desktop.ui.acquire.table.chart.bare_plot import Axis, BarePlot
from acquire_desktop.ui.kit.texts import translate

_TURN_PX = 40


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
