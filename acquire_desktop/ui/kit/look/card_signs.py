"""Small signs of the cards that somebody has: one for each, those used struck out."""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from acquire_desktop.ui.kit.look import theme

_CARD_PX: Final = (6, 10)
"""Width and height of a sign."""
_GAP_PX: Final = 3


def cards_px(count: int) -> int:
    """Return the width of the signs of so many cards beside each other, in pixels."""
    return count * theme.scaled(_CARD_PX[0]) + (count - 1) * _GAP_PX


def draw_cards(painter: QPainter, right: QPointF, count: int, used: Collection[int]) -> None:
    """Draw cards in their order: full ones are left, used ones are struck out.

    Args:
        painter: Draws.
        right: The middle of the right edge.
        count: How many cards there are.
        used: The numbers of those used, from 0.
    """
    look = theme.current()
    width, height = map(theme.scaled, _CARD_PX)
    left, top = right.x() - cards_px(count), right.y() - height / 2
    for card in range(count):
        is_used = card in used
        box = QRectF(left + card * (width + _GAP_PX) + 0.5, top + 0.5, width - 1, height - 1)
        painter.setPen(QPen(look.disabled if is_used else look.accent, theme.HAIRLINE_PX))
        painter.setBrush(Qt.BrushStyle.NoBrush if is_used else look.accent)
        painter.drawRoundedRect(box, 1, 1)
        if is_used:
            painter.drawLine(box.bottomLeft(), box.topRight())
