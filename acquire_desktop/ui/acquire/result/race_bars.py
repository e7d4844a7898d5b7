"""Race bars: the parts of a player's bar, cash first, then what each chain paid."""

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import money

_GAP_PX: Final = 2
"""Between two parts of a bar."""
_BONUS_LIGHTER: Final = 125
_CREST_MOST_PX: Final = 28
_COINS: Final = 6
_CERTIFICATES: Final = 8
"""So many are drawn at most; a player who holds more holds many."""


@dataclass(frozen=True, slots=True)
class Paid:
    """The visible part of one chain's payment to one player, in dollars."""

    bonus: float
    sold: float


def paint_cash(painter: QPainter, bar: QRectF, width: float, cash: int) -> float:
    """Paint the cash at the left end of a bar, with its sum, and return where it ends."""
    if width < 1:
        return bar.left()
    look = theme.current()
    box = QRectF(bar.left(), bar.top(), width - _GAP_PX, bar.height())
    draw_box(painter, box, min(theme.RADIUS_SMALL, box.width() / 2), look.ink_muted)
    painter.setFont(theme.font("body" if bar.height() >= theme.scaled(24) else "small", bold=True))
    text = money(cash)
    needed = painter.fontMetrics().horizontalAdvance(text) + 2 * theme.SPACE
    if needed <= box.width() and painter.fontMetrics().height() <= box.height():
        painter.setPen(look.paper)
        left = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box.adjusted(theme.SPACE, 0, 0, 0), left, text)
    return bar.left() + width


def paint_paid(painter: QPainter, box: QRectF, bonus_px: float, letter: str) -> None:
    """Paint what a chain paid: the bonus, lighter and with the crest, and the stock.

    Args:
        painter: Paints.
        box: The place of both, in pixels.
        bonus_px: How wide the bonus is.
        letter: Of the chain.
    """
    colors, look = theme.chain(letter), theme.current()
    inner = box.adjusted(0, 0, -_GAP_PX, 0)
    painter.fillRect(inner, colors.fill)
    bonus = QRectF(inner)
    bonus.setWidth(min(bonus_px, inner.width()))
    if bonus.width() > 0:
        painter.fillRect(bonus, colors.fill.lighter(_BONUS_LIGHTER))
    if theme.marks_chains():
        icons.draw_pattern(painter, inner, letter, with_alpha(colors.ink, 0.16), theme.SPACE)
    pen = QPen(with_alpha(look.tile_outline, 0.75), theme.HAIRLINE_PX)
    draw_box(painter, inner.adjusted(0.5, 0.5, -0.5, -0.5), 0, pen=pen)
    place = bonus if 2 * bonus.width() >= inner.width() else inner.adjusted(bonus.width(), 0, 0, 0)
    side = min(box.height() * 0.5, theme.scaled(_CREST_MOST_PX))
    if place.width() >= side + theme.SPACE_HALF:
        crest = QRectF(0, 0, side, side)
        crest.moveCenter(place.center())
        icons.draw_crest(painter, crest, letter, colors.ink)


def paint_coins(painter: QPainter, start: QPointF, done: float) -> None:
    """Paint coins that come to the end of a bar; nothing before and after."""
    if not 0 < done < 1:
        return
    look, reach = theme.current(), theme.scaled(34)
    painter.save()
    for coin in range(_COINS):
        way = coin + 1 - done
        side = theme.scaled(12 - coin)
        middle = start + QPointF(
            way * reach, -theme.scaled(14) * math.sin(way * 0.8) + way * theme.SPACE_HALF / 2
        )
        painter.setOpacity((1 - coin / _COINS) * math.sin(done * math.pi))
        painter.setPen(QPen(look.plate, 1))
        painter.setBrush(look.brass)
        painter.drawEllipse(middle, side, side)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, side * 0.68, side * 0.68)
    painter.restore()


def paint_certificates(painter: QPainter, box: QRectF, letter: str, count: int) -> None:
    """Paint the stock of a chain that somebody holds as a fan at the right end of a place."""
    shown = min(count, _CERTIFICATES)
    height = box.height()
    width, step = height * 0.76, height * 0.36
    colors, look = theme.chain(letter), theme.current()
    left = box.right() - width - step * (shown - 1)
    for at in range(shown):
        painter.save()
        painter.translate(left + at * step + width / 2, box.top() + height / 2)
        painter.rotate(2 * (at - (shown - 1) / 2))
        paper = QRectF(-width / 2, -height / 2, width, height)
        draw_box(painter, paper, 2, look.independent_fill, QPen(look.independent_outline, 0.8))
        head = QRectF(paper.left() + 1, paper.top() + 1, width - 2, height * 0.42)
        painter.fillRect(head, colors.fill)
        crest = QRectF(0, 0, head.height() * 0.8, head.height() * 0.8)
        crest.moveCenter(head.center())
        icons.draw_crest(painter, crest, letter, colors.ink)
        painter.restore()
