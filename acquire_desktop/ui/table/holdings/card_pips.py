"""The special power cards of a player, small enough for a row of a table."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from acquire_desktop.engine.cards import CARD_COUNT, PowerCard
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_list, translate
from acquire_desktop.ui.words.card_texts import card_name

_WIDTH_PX: Final = 6
_HEIGHT_PX: Final = 10
_GAP_PX: Final = 3


def pips_px() -> int:
    """Return the width of all cards beside each other at the present text scale."""
    return CARD_COUNT * theme.scaled(_WIDTH_PX) + (CARD_COUNT - 1) * _GAP_PX


def draw_pips(painter: QPainter, right: QPointF, used: Sequence[PowerCard]) -> None:
    """Draw the five cards in their order: full ones are left, used ones are struck out.

    Args:
        painter: Draws in pixels.
        right: The middle of the right edge.
        used: The cards that the player has used.
    """
    look = theme.current()
    width, height = theme.scaled(_WIDTH_PX), theme.scaled(_HEIGHT_PX)
    left, top = right.x() - pips_px(), right.y() - height / 2
    for card in range(CARD_COUNT):
        is_used = card in used
        box = QRectF(left + card * (width + _GAP_PX) + 0.5, top + 0.5, width - 1, height - 1)
        painter.setPen(QPen(look.disabled if is_used else look.accent, theme.HAIRLINE_PX))
        painter.setBrush(Qt.BrushStyle.NoBrush if is_used else look.accent)
        painter.drawRoundedRect(box, 1, 1)
        if is_used:
            painter.drawLine(box.bottomLeft(), box.topRight())


def used_cards_text(used: Sequence[PowerCard]) -> str:
    """Return which power cards a player has used."""
    if not used:
        return translate("PowerCard", "No power card used yet.")
    names = join_list([card_name(card) for card in used])
    return translate("PowerCard", "Power cards used: {cards}.", cards=names)
