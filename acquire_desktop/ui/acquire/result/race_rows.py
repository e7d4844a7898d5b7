"""Race rows: the row of each player, with portrait, name, bar and total, for a size of the page."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.ui.acquire.result.race import Payout, Race
from acquire_desktop.ui.acquire.result.result_texts import place_text
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT
from acquire_desktop.ui.kit.look.portraits import Face, draw_face
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import money, signed_money

ROW_LEAST_PX: Final = 46
ROW_MOST_PX: Final = 168
_PORTRAIT_MOST_PX: Final = 112
_BAR_MOST_PX: Final = 66
_NAME_SHARE: Final = 0.2
_TOTAL_SHARE: Final = 0.2
"""The most that names and totals take of the width."""
_TOTALS_PX: Final = (60, 46, 38, 30, 24, 20, 16)
"""Heights of the totals' text at a text scale of 100 %, the largest first that has room."""
_USUAL_PX: Final = 860
_MOST_ZOOM: Final = 1.6
"""From this height of all rows on they are larger, up to so many times."""
_LARGE_PX: Final = 30
_STEP: Final = 100
"""Amounts of money are multiples of this while they run, in dollars."""
_COVER: Final = 0.9
_GAIN_GAP_PX: Final = 3
_RING_PX: Final = 2
_WINNER_RING_PX: Final = 4
_SIDE_PX: Final = 24
_CERTIFICATE_PX: Final = 44
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


class RaceRows:
    """Paints the rows of a race into a place of a size, in the look and language of now."""

    def __init__(self, race: Race, words: GameNames, faces: Sequence[Face], size: QSize) -> None:
        self._race, self._words, self._faces = race, words, faces
        seats, self._width = len(race.cash), size.width()
        zoom = min(_MOST_ZOOM, max(1, size.height() / _USUAL_PX))
        self.height = min(size.height() // seats, round(theme.scaled(ROW_MOST_PX) * zoom))
        """Of a row, in pixels."""
        self.top = (size.height() - seats * self.height) // 2
        """Of the first row, in pixels."""
        most = min(round(theme.scaled(_PORTRAIT_MOST_PX) * zoom), self._width // 8)
        self._portrait_px = min(round(self.height * 0.7), most)
        is_high = self.height >= theme.scaled(_PORTRAIT_MOST_PX)
        large: theme.TextSize = "display" if zoom > 1 else "large"
        self._name_font = theme.font(large if is_high else "title", bold=True)
        self._tag_font = theme.font("body" if is_high else "small", bold=True)
        self._total_font, self._gain_font = self._find_fonts()
        metrics = QFontMetrics(self._name_font)
        widest = max(metrics.horizontalAdvance(words.player(seat)) for seat in range(seats))
        name_px = min(widest + theme.SPACE_HALF, round(self._width * _NAME_SHARE))
        left = _SIDE_PX + self._portrait_px + theme.SPACE_3
        self._name = QRect(left, 0, max(name_px, theme.scaled(60)), self.height)
        total = QFontMetrics(self._total_font).horizontalAdvance(money(max(race.ended.totals)))
        bar_px = min(round(self.height * 0.42), round(theme.scaled(_BAR_MOST_PX) * zoom))
        self.bar = QRectF(self._name.right() + theme.SPACE_2, 0, 0, bar_px)
        """The place of a bar in its row."""
        self.bar.moveTop((self.height - bar_px) / 2)
        self.bar.setRight(self._width - total - _SIDE_PX - theme.SPACE_2)

    def cover(self, painter: QPainter) -> None:
        """Cover the row at the painter's origin: who is overtaken is not read through the other."""
        painter.fillRect(0, 0, self._width, self.height, with_alpha(theme.current().paper, _COVER))

    def paint(
        self, painter: QPainter, seat: Seat, paid: Sequence[Paid], cash: float, step: int
    ) -> None:
        """Paint the row of a player at the painter's origin.

        Args:
            painter: Smooths edges.
            seat: Whose row.
            paid: What is seen of the payments, by step from the first chain on, in dollars.
            cash: What is seen of the cash, in dollars.
            step: On view, or on its way.
        """
        payout = self._race.payout_at(step)
        self._paint_player(painter, seat, payout, is_winner=self._has_won(seat, step))
        look = theme.current()
        draw_box(painter, self.bar, theme.RADIUS, look.pressed)
        right = paint_cash(painter, self.bar, self._px(cash), self._race.cash[seat])
        for each, part in zip(self._race.payouts, paid, strict=True):
            width = self._px(part.bonus + part.sold)
            if width >= 1:
                letter = self._words.edition.chains[each.chain].letter
                box = QRectF(right, self.bar.top(), width, self.bar.height())
                paint_paid(painter, box, self._px(part.bonus), letter)
                right += width
        amount = cash + sum(part.bonus + part.sold for part in paid)
        self._paint_total(painter, round(amount / _STEP) * _STEP, payout, seat)
        if payout is not None:
            self._paint_moving(painter, payout, paid[step - 1], seat, right)

    def _has_won(self, seat: Seat, step: int) -> bool:
        return step == self._race.last and seat in self._race.ended.winners

    def _find_fonts(self) -> tuple[QFont, QFont]:
        """Return the fonts of totals and gains, as large as there is room."""
        room, text = self._width * _TOTAL_SHARE, money(max(self._race.ended.totals))
        for size in _TOTALS_PX:
            total = theme.display_font(theme.scaled(size))
            gain = theme.font("title" if size >= _LARGE_PX else "small", bold=True)
            metrics, above = QFontMetrics(total), QFontMetrics(gain).height()
            fits = metrics.horizontalAdvance(text) <= room
            if fits and metrics.capHeight() + 2 * above + 2 * _GAIN_GAP_PX <= self.height:
                break
        return total, gain

    def _px(self, dollars: float) -> float:
        return dollars * self.bar.width() / max(1, *self._race.ended.totals)

    def _paint_player(
        self, painter: QPainter, seat: Seat, payout: Payout | None, *, is_winner: bool
    ) -> None:
        """Paint portrait and name, and the place that a player has in the chain that is paid."""
        look, side = theme.current(), float(self._portrait_px)
        square = QRectF(_SIDE_PX, (self.height - side) / 2, side, side)
        if is_winner:
            grown = min((self.height - side) / 2, theme.SPACE_2) - _WINNER_RING_PX
            square.adjust(-grown, -grown, grown, grown)
        draw_face(painter, square, self._faces[seat])
        ring = QPen(look.brass, _WINNER_RING_PX if is_winner else _RING_PX)
        painter.setPen(ring)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(square)
        tag = place_text(payout, seat)
        name = QFontMetrics(self._name_font)
        line = name.height() + (QFontMetrics(self._tag_font).height() if tag else 0)
        box = QRect(self._name)
        box.setTop((self.height - line) // 2)
        box.setHeight(name.height())
        painter.setFont(self._name_font)
        painter.setPen(look.ink)
        middle = Qt.TextElideMode.ElideMiddle
        painter.drawText(box, LEFT, name.elidedText(self._words.player(seat), middle, box.width()))
        if tag:
            box.moveTop(box.bottom() + 1)
            painter.setFont(self._tag_font)
            painter.setPen(look.accent)
            painter.drawText(box, LEFT, tag)

    def _paint_total(
        self, painter: QPainter, amount: int, payout: Payout | None, seat: Seat
    ) -> None:
        """Paint what a player has at the right end, and above it what is being paid."""
        look, metrics = theme.current(), QFontMetrics(self._total_font)
        painter.setFont(self._total_font)
        painter.setPen(look.ink)
        cap = metrics.capHeight()
        right, foot = self._width - _SIDE_PX, (self.height + cap) / 2
        text = money(amount)
        painter.drawText(QPointF(right - metrics.horizontalAdvance(text), foot), text)
        if payout is not None and payout.gain(seat):
            above = QFontMetrics(self._gain_font).height()
            top = (self.height - cap) // 2 - _GAIN_GAP_PX - above
            painter.setFont(self._gain_font)
            painter.setPen(look.gain)
            box = QRect(0, top, right, above)
            painter.drawText(box, RIGHT, signed_money(payout.gain(seat)))

    def _paint_moving(
        self, painter: QPainter, payout: Payout, paid: Paid, seat: Seat, right: float
    ) -> None:
        """Paint the coins of a bonus that comes in, and the stock until it is sold."""
        if payout.bonus[seat]:
            done = paid.bonus / payout.bonus[seat]
            paint_coins(painter, QPointF(right, self.bar.top()), done)
        cap = QFontMetrics(self._total_font).capHeight()
        height = min((self.height - cap) / 2 - _GAIN_GAP_PX, theme.scaled(_CERTIFICATE_PX))
        sold = payout.sold[seat]
        if sold and height >= theme.scaled(24):
            painter.save()
            painter.setOpacity(painter.opacity() * (1 - paid.sold / sold))
            place = QRectF(self.bar.right(), self.height - height + 2, 0, height - 6)
            place.setRight(self._width - _SIDE_PX)
            letter = self._words.edition.chains[payout.chain].letter
            paint_certificates(painter, place, letter, payout.began.stocks[seat])
            painter.restore()


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
