"""Flight: coins that fly from a chain on the board to those who are paid."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import MEDAL_INK, MEDALS, with_alpha

_COINS: Final = 4
_COIN_PX: Final = 20
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
        self._done = 1.0
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
        if (over := self.parentWidget()) is not None:
            self.setGeometry(over.rect())
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
        look = theme.current()
        track = QPen(with_alpha(look.safe_brass, 0.7), 2, Qt.PenStyle.DotLine)
        for path in self._paths:
            painter.setPen(track)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
            for coin in range(_COINS):
                done = (self._done - coin * _LAG) / (1 - _LAG * (_COINS - 1))
                if 0 < done < 1:
                    draw_coin(painter, path.pointAtPercent(_ease.valueForProgress(done)))

    def _move(self, done: float) -> None:
        self._done = done
        margin = theme.scaled(_COIN_PX)
        for path in self._paths:
            box = path.boundingRect().adjusted(-margin, -margin, margin, margin)
            self.update(box.toAlignedRect())


def _curve(start: QPointF, end: QPointF) -> QPainterPath:
    """Return a path that hangs a little below the straight line."""
    path = QPainterPath(start)
    line = end - start
    middle = (start + end) / 2 + QPointF(0, abs(line.x()) * _BOW)
    path.quadTo(middle, end)
    return path


def draw_coin(painter: QPainter, middle: QPointF) -> None:
    """Draw a coin round a point."""
    side = theme.scaled(_COIN_PX)
    disc = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    painter.setPen(QPen(QColor(MEDAL_INK), 1.5))
    painter.setBrush(MEDALS[0])
    painter.drawEllipse(disc)
    painter.setFont(theme.font("small", bold=True))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, "$")
