"""Time line: in the place of the rack, the game so far with its takeovers, to go anywhere in it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSignalBlocker, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider, QWidget

from acquire_desktop.ui.acquire.table.hand.tile_painting import draw_rail
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.choices import WheelGuard
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.painted_button import draw_ring
from acquire_desktop.ui.kit.texts import translate

_MARGIN_PX: Final = 14
_KNOB_PX: Final = 9
_GROOVE_PX: Final = 5
_CHIP_PX: Final = 18
_CHIP_GAP_PX: Final = 2


class Takeover(NamedTuple):
    """A step at which a chain was acquired."""

    step: int
    letter: str


class TimeLine(WheelGuard, Adaptive, QSlider):
    """Shows how far back the moment on view is; its value is the step after which that is.

    It changes by a click or a pull of the mouse, and by a screen reader.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(0, 0)
        self._takeovers: Sequence[Takeover] = ()
        self._rail_px = 0
        self.hide()
        self.retranslate()

    def set_rail(self, rail_px: int) -> None:
        """Stand on wood of a height, in pixels."""
        self._rail_px = rail_px
        self.update()

    def show_step(self, step: int, first: int, last: int, takeovers: Sequence[Takeover]) -> None:
        """Show where a moment is.

        Args:
            step: The one on view.
            first: The first that may be looked at.
            last: The present.
            takeovers: In order.
        """
        self._takeovers = tuple(takeovers)
        with QSignalBlocker(self):
            self.setRange(first, last)
            self.setValue(step)
        self.update()

    def forget(self) -> None:
        """Show nothing of the game."""
        self.hide()
        self.show_step(0, 0, 0, ())

    def retranslate(self) -> None:
        self.setAccessibleName(translate("LookBack", "Course of the game"))

    def place_of(self, step: int) -> QPoint:
        """Return where a step is on the line."""
        return QPointF(self._x_of(step), self._y()).toPoint()

    def chips(self) -> list[tuple[Takeover, QRectF]]:
        """Return where the crests of the acquired chains are; none lies on another."""
        side, top = theme.scaled(_CHIP_PX), self._y() + theme.scaled(_KNOB_PX) + _CHIP_GAP_PX
        top = min(top, self.height() - self._rail_px - side)
        lefts, least, most = list[float](), 1.0, self.width() - 1.0
        for each in self._takeovers:
            lefts.append(max(least, self._x_of(each.step) - side / 2))
            least = lefts[-1] + side + _CHIP_GAP_PX
        for at in reversed(range(len(lefts))):
            lefts[at] = min(lefts[at], most - side)
            most = lefts[at] - _CHIP_GAP_PX
        rects = (QRectF(left, top, side, side) for left in lefts)
        return list(zip(self._takeovers, rects, strict=True))

    def _y(self) -> float:
        """Return the height at which the line is."""
        below = theme.scaled(_CHIP_PX) + _CHIP_GAP_PX
        return max(theme.scaled(_KNOB_PX) + 1, (self.height() - self._rail_px - below) / 2)

    def _x_of(self, step: int) -> float:
        share = (step - self.minimum()) / max(1, self.maximum() - self.minimum())
        return _MARGIN_PX + share * (self.width() - 2 * _MARGIN_PX)

    def _step_at(self, point: QPointF) -> int:
        for takeover, chip in self.chips():
            if chip.contains(point):
                return takeover.step
        share = (point.x() - _MARGIN_PX) / max(1, self.width() - 2 * _MARGIN_PX)
        return round(self.minimum() + share * (self.maximum() - self.minimum()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setValue(self._step_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go along with a pull, but not back to the present before the mouse is let go."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            step = self._step_at(QPointF(event.position().x(), -1))
            self.setValue(min(step, self.maximum() - 1))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and self._step_at(event.position()) >= self.maximum():
            self.setValue(self.maximum())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, look = QPainter(self), theme.current()
        painter.fillRect(self.rect(), look.paper)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_rail(painter, self.size(), self._rail_px)
        y, here, knob = self._y(), self._x_of(self.value()), theme.scaled(_KNOB_PX)
        end = self.width() - _MARGIN_PX
        for color, left, right in (
            (look.hairline, here, end),
            (look.brass_ink, _MARGIN_PX, here),
        ):
            pen = QPen(color, _GROOVE_PX)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(left, y), QPointF(right, y))
        for takeover, chip in self.chips():
            draw_chip(painter, chip, takeover.letter, outlined=True)
        circle = QRectF(here - knob, y - knob, 2 * knob, 2 * knob)
        painter.setPen(QPen(look.paper, 2))
        painter.setBrush(look.brass_ink)
        painter.drawEllipse(circle)
        if self.hasFocus():
            draw_ring(painter, circle.adjusted(-2, -2, 2, 2), knob)
