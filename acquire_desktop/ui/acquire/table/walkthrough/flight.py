"""Flight: coins that fly from a chain on the board to those who are paid."""

from collections.abc import Sequence
from math import floor
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import MEDAL_INK, MEDALS, with_alpha

_COINS: Final = 4
_COIN_PX: Final = 20
_DOT_PX: Final = 2
_DOTS_APART_PX: Final = 6
"""Less than the side of a coin, so that their places together have no gap."""
_LAG: Final = 0.11
"""How much later each coin starts, as a share of the whole flight."""
_BOW: Final = 0.22
_ease = QEasingCurve(QEasingCurve.Type.InOutQuad)


class CoinFlight(QWidget):
    """Lies over everything and lets every click through; nothing waits for it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._paths: list[QPainterPath] = []
        self._dots: list[QPointF] = []
        """The tracks: computed once, for a dotted line is slow to draw in every frame."""
        self._coins: list[QPointF] = []
        """The middles of the coins that are on their way."""
        self._animation = QVariantAnimation(self)
        self._animation.setDuration(theme.FLIGHT_MS)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._move)
        self._animation.finished.connect(self.land)
        self.hide()

    @property
    def is_flying(self) -> bool:
        """Whether money is on its way."""
        return self._animation.state() is QVariantAnimation.State.Running

    def start(self, start: QPointF, ends: Sequence[QPointF]) -> None:
        """Let coins fly from a point to those who are paid, in the coordinates of the parent."""
        self._paths = [_curve(start, end) for end in ends]
        self._dots = [dot for path in self._paths for dot in _dots_on(path)]
        self._coins = []
        if (over := self.parentWidget()) is not None:
            self.setGeometry(over.rect())
        # All that lies below is painted again as it comes and goes, so it is no larger than it is.
        self.setMask(self._region([*self._dots, start, *ends]))
        self.raise_()
        self.show()
        self._move(0.0)
        self._animation.start()

    def land(self) -> None:
        """Have all the money there at once."""
        self._animation.stop()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QPen(with_alpha(theme.current().safe_brass, 0.7), _DOT_PX)
        track.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(track)
        place = QRectF(event.rect())
        painter.drawPoints([dot for dot in self._dots if place.contains(dot)])
        for coin in self._coins:
            draw_coin(painter, coin)

    def _move(self, done: float) -> None:
        before, self._coins = self._coins, []
        for path in self._paths:
            for coin in range(_COINS):
                flown = (done - coin * _LAG) / (1 - _LAG * (_COINS - 1))
                if 0 < flown < 1:
                    self._coins.append(path.pointAtPercent(_ease.valueForProgress(flown)))
        self.update(self._region(before + self._coins))

    @staticmethod
    def _region(middles: Sequence[QPointF]) -> QRegion:
        """Return what coins with these middles may cover."""
        reach = theme.scaled(_COIN_PX) // 2 + 2
        side = 2 * reach + 1
        region = QRegion()
        for middle in middles:
            region += QRect(floor(middle.x()) - reach, floor(middle.y()) - reach, side, side)
        return region


def _curve(start: QPointF, end: QPointF) -> QPainterPath:
    """Return a path that hangs a little below the straight line."""
    path = QPainterPath(start)
    line = end - start
    middle = (start + end) / 2 + QPointF(0, abs(line.x()) * _BOW)
    path.quadTo(middle, end)
    return path


def _dots_on(path: QPainterPath) -> list[QPointF]:
    """Return the dots of a path, at equal distances."""
    count = max(1, round(path.length() / _DOTS_APART_PX))
    return [path.pointAtPercent(at / count) for at in range(count + 1)]


def draw_coin(painter: QPainter, middle: QPointF) -> None:
    """Draw a coin round a point."""
    side = theme.scaled(_COIN_PX)
    disc = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    painter.setPen(QPen(QColor(MEDAL_INK), 1.5))
    painter.setBrush(MEDALS[0])
    painter.drawEllipse(disc)
    painter.setFont(theme.font("small", bold=True))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, "$")
