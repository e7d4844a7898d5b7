"""Strip: one's own sum among those of the Experts, as dots on a line of dollars."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import Theme
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT
from acquire_desktop.ui.kit.texts import money

_HIGH_PX: Final = 56
_DOT: Final = 0.1
"""Radius of a dot, of the height."""


def paint_strip(
    painter: QPainter, rect: QRectF, own: int, experts: Sequence[int], look: Theme
) -> None:
    """Paint the dots: rings for the Experts, a full one for the person.

    Args:
        painter: Has the font of the texts.
        rect: Where to paint.
        own: Dollars.
        experts: Dollars of the Experts, at least one.
        look: The colours.
    """
    low, high = min(own, *experts), max(own, *experts)
    radius, line = rect.height() * _DOT, rect.top() + rect.height() * 0.35
    left, width = rect.left() + 2 * radius, rect.width() - 4 * radius

    def place(total: int) -> QPointF:
        return QPointF(left + width * (total - low) / max(1, high - low), line)

    painter.setPen(QPen(look.ink_muted, max(1.0, radius / 4)))
    painter.drawLine(QPointF(left, line), QPointF(left + width, line))
    painter.setBrush(look.paper_raised)
    for total in experts:
        painter.drawEllipse(place(total), radius, radius)
    painter.setPen(QPen(look.ink, max(1.0, radius / 4)))
    painter.setBrush(look.brass)
    painter.drawEllipse(place(own), 1.5 * radius, 1.5 * radius)
    painter.setPen(look.ink_muted)
    below = QRectF(rect.left(), line + 2 * radius, rect.width(), rect.bottom() - line - 2 * radius)
    painter.drawText(below, LEFT, money(low))
    painter.drawText(below, RIGHT, money(high))


class ExpertStrip(QWidget):
    """Shows the dots; what they say stands beside it in words."""

    def __init__(self) -> None:
        super().__init__()
        self._own = 0
        self._experts: Sequence[int] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_totals(self, own: int, experts: Sequence[int]) -> None:
        """Show these sums, or nothing without Experts."""
        self._own, self._experts = own, experts
        self.setVisible(bool(experts))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(200), theme.scaled(_HIGH_PX))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._experts:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(theme.font("small"))
            rect = QRectF(self.rect())
            paint_strip(painter, rect, self._own, self._experts, theme.current())
