"""Stock exchange: how the badge, the bar and the texts of a row are painted."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from acquire_desktop.ui.acquire.table.exchange import holders_painting
from acquire_desktop.ui.acquire.table.exchange.places import Places
from acquire_desktop.ui.acquire.table.exchange.quotes import Growth, Quote
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import PATTERN_ALPHA
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.kept_pictures import draw_kept
from acquire_desktop.ui.kit.look.lettering import RIGHT
from acquire_desktop.ui.kit.look.writer import (
    Writer,
    fitting_name,
    words_font,
)
from acquire_desktop.ui.kit.painted_button import draw_box, rounded

RADIUS_PX: Final = 9
_ARROW: Final = "→"
_GAP_PX: Final = 12
_FIRST_HOLDERS: Final = 2
"""So many are seen before anything else has room beside them."""
_WAITING_ALPHA: Final = 0.32
_OUT_ALPHA: Final = 0.45


class Flip(NamedTuple):
    """A price that turns into another one."""

    before: str
    done: float
    """From 0 to 1."""


def paint_badge(painter: QPainter, places: Places, quote: Quote, *, is_out: bool) -> None:
    """Paint crest and size on the chain's colour, which is faint while the chain is not founded."""
    letter, look = quote.spec.letter, theme.current()
    is_solid = (quote.is_active or quote.is_chosen) and not is_out
    key = f"badge {letter} {look.name} {theme.marks_chains()}"
    painter.setOpacity(1.0 if is_solid else _OUT_ALPHA if quote.is_active else _WAITING_ALPHA)
    draw_kept(painter, places.badge, key, partial(_paint_ground, letter))
    painter.setOpacity(1.0)
    # On a faint colour the chain's own ink may not be read by night; the theme's ink is.
    ink = theme.chain(letter).ink if is_solid else look.ink if quote.is_active else look.ink_muted
    icons.draw_crest(painter, places.crest, letter, ink)
    if quote.size:
        font = theme.display_font(places.letters.figure)
        # The figures of the display font stand higher than the middle of its lines.
        box = places.figure.adjusted(0, -4, 0, 4).translated(0, places.letters.figure * 0.08)
        Writer(painter).text(box, quote.size, ink, font, Qt.AlignmentFlag.AlignCenter)


def _paint_ground(letter: str, painter: QPainter, rect: QRectF) -> None:
    """Paint the colour, round where the row is: at the left, a pixel inside its edge."""
    colors, frame = theme.chain(letter), rect.adjusted(1, 1, RADIUS_PX, -1)
    # Clipped once, in the picture that is kept: to copy a picture through a shape is slow.
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setClipPath(rounded(frame, RADIUS_PX), Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, colors.fill)
    if theme.marks_chains():
        icons.draw_pattern(painter, rect, letter, with_alpha(colors.ink, PATTERN_ALPHA / 2))
    painter.restore()


class RowText:
    """Writes the lines of one row."""

    def __init__(self, painter: QPainter, places: Places, quote: Quote) -> None:
        self._painter, self._places, self._quote = painter, places, quote
        self._writer, self._look = Writer(painter), theme.current()
        self._small = words_font(places.letters.small)
        self._strong = words_font(places.letters.small, bold=True)

    def paint(self, ink: QColor, stepper_px: float, flip: Flip | None) -> None:
        """Paint all lines of a chain with a price.

        Args:
            ink: Of name and price.
            stepper_px: What the buttons take at the right, in pixels.
            flip: Where the price is on its way to another one.
        """
        places, quote = self._places, self._quote
        is_one = places.head == places.foot
        beside = stepper_px if is_one or places.is_tight else 0
        head = self._price(places.head.adjusted(0, 0, -beside, 0), ink, flip)
        own_px = self._own_px() if is_one else 0.0
        name_px = self._name(head.adjusted(0, 0, -own_px, 0), ink, gives_way=own_px > 0)
        between = head.adjusted(name_px + _GAP_PX, 0, 0, 0)
        if is_one:
            between = self._news(between) if quote.news.text else self._notes(between)
            self._holders(between, is_whole=True)
            return
        self._notes(between)
        if not places.bar.isEmpty():
            paint_bar(self._painter, places.bar, quote)
        foot = places.foot.adjusted(0, 0, -stepper_px, 0)
        if quote.pips is not None and not quote.news.text:
            fill = theme.chain(quote.spec.letter).fill
            # The same in all rows, and whether there is a minus or not: nothing moves in a turn.
            steppers = places.more.right() - places.fewer.left()
            line = places.foot.adjusted(0, 0, -(steppers + _GAP_PX), 0)
            most = quote.bank.replace(str(quote.pips.bank), "00")
            beside = QFontMetricsF(self._small).horizontalAdvance(most)
            end = holders_painting.paint_pips(self._painter, line, quote.pips, fill, beside)
            foot.setLeft(end)
            self._first_that_fits(foot, [quote.bank, str(quote.pips.bank)], is_left=True)
            return
        self._holders(self._right_of_foot(foot), is_whole=False)

    def paint_waiting(self, ink: QColor) -> None:
        """Paint what a chain says that is not on the board."""
        places, offer = self._places, self._quote.offer
        if offer is None:
            return
        is_one = places.head == places.foot
        texts = [offer.price, offer.brief] if is_one else [offer.state]
        name_px = self._name(places.head, ink, gives_way=False)
        room = places.head.adjusted(name_px + _GAP_PX, 0, 0, 0)
        self._first_that_fits(room, texts)
        if not is_one:
            self._first_that_fits(places.foot, [offer.price, offer.brief], is_left=True)

    def _first_that_fits(self, box: QRectF, texts: list[str], *, is_left: bool = False) -> None:
        metrics = QFontMetricsF(self._small)
        text = next((t for t in texts if metrics.horizontalAdvance(t) <= box.width()), "")
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter if is_left else RIGHT
        self._writer.text(box, text, self._look.ink_muted, self._small, flags)

    def _price(self, head: QRectF, ink: QColor, flip: Flip | None) -> QRectF:
        """Write the price at the right, the old one before it if it would change."""
        quote, font = self._quote, words_font(self._places.letters.price, bold=True)
        if QFontMetricsF(font).horizontalAdvance(quote.price) > head.width():
            font = self._strong
        if flip is not None:
            self._flip(head, ink, flip)
            wide = QFontMetricsF(font).horizontalAdvance(quote.price)
            return head.adjusted(0, 0, -(wide + _GAP_PX), 0)
        if not quote.price_after:
            return self._writer.from_right(head, quote.price, ink, font, _GAP_PX)
        left = self._writer.from_right(head, quote.price_after, self._look.brass_ink, font, 8)
        old = f"{quote.price} {_ARROW}"
        return self._writer.from_right(left, old, self._look.ink_muted, self._strong, _GAP_PX)

    def _flip(self, head: QRectF, ink: QColor, flip: Flip) -> None:
        """Write a price that turns about its middle, the other one from the half of the way on."""
        text = flip.before if flip.done < 0.5 else self._quote.price
        self._painter.save()
        self._painter.translate(0, head.center().y())
        self._painter.scale(1, abs(1 - 2 * flip.done))
        box = head.translated(0, -head.center().y())
        self._writer.figure(box, text, ink, self._places.letters.price, RIGHT)
        self._painter.restore()

    def _name(self, box: QRectF, ink: QColor, *, gives_way: bool) -> float:
        """Write the name of the chain in capitals, and return how wide it is.

        Without room it is cut; if it gives way, the crest alone stands for a name cut to less
        than half.
        """
        whole, px = self._quote.spec.name.upper(), self._places.letters.name
        font = fitting_name(whole, px, box.width())
        name = QFontMetricsF(font).elidedText(whole, Qt.TextElideMode.ElideRight, box.width())
        if gives_way and len(name) <= len(whole) / 2:
            return -_GAP_PX
        # Capitals have nothing below their line.
        return self._writer.text(box.translated(0, px * 0.1), name, ink, font)

    def _notes(self, box: QRectF) -> QRectF:
        """Write what a purchase changes, or else the stock that hidden holdings leave to tell."""
        quote, look = self._quote, self._look
        is_one = self._places.head == self._places.foot
        texts, ink = [quote.totals], look.ink if quote.holds_any else look.ink_muted
        if quote.change:
            texts, ink = [quote.change, quote.change.rpartition(", ")[0]], look.brass_ink
            texts += [quote.own] if is_one and quote.holds_any else []
        elif quote.own:
            texts += [f"{quote.own} · {quote.pips.others}"] if quote.pips else []
            texts += [quote.own] if is_one and quote.holds_any else []
        return self._first_from_right(box, texts, ink)

    def _news(self, box: QRectF) -> QRectF:
        news, look = self._quote.news, self._look
        ink = look.gain if news.is_gain else look.brass_ink
        return self._first_from_right(box, [news.text, news.brief], ink)

    def _first_from_right(self, box: QRectF, texts: Sequence[str], ink: QColor) -> QRectF:
        """Write the first text that fits at the right, and return what is left."""
        for text in filter(None, texts):
            rest = self._writer.from_right(box, text, ink, self._strong, _GAP_PX)
            if rest is not box:
                return rest
        return box

    def _right_of_foot(self, foot: QRectF) -> QRectF:
        """Write the right half of the last line, and return what the holders have."""
        quote, look = self._quote, self._look
        if quote.news.text:
            return self._news(foot)
        if quote.holds_any and not self._shows_own():
            foot = self._beside_holders(foot, quote.own, look.ink, self._strong)
        is_want = quote.is_bank_empty and quote.face is not None
        ink = look.loss if is_want else look.ink_muted
        return self._beside_holders(foot, quote.bank, ink, self._small)

    def _beside_holders(self, foot: QRectF, text: str, ink: QColor, font: QFont) -> QRectF:
        """Write a text at the right unless the first holders would have no room for it."""
        px = self._places.letters.holders
        first = self._quote.holders[:_FIRST_HOLDERS]
        needed = holders_painting.width_of(first, foot.height(), px)
        left = foot.width() - QFontMetricsF(font).horizontalAdvance(text) - _GAP_PX
        if left < needed <= foot.width():
            return foot
        return self._writer.from_right(foot, text, ink, font, _GAP_PX)

    def _own_px(self) -> float:
        """Return what the viewer's own stock needs beside the name of the chain, in pixels."""
        quote = self._quote
        if not quote.holds_any or quote.news.text:
            return 0.0
        return QFontMetricsF(self._strong).horizontalAdvance(quote.own) + _GAP_PX

    def _shows_own(self) -> bool:
        """Tell whether the viewer is among the holders whatever their places are."""
        return bool(self._quote.holders) and not any(each.rank for each in self._quote.holders)

    def _holders(self, box: QRectF, *, is_whole: bool) -> None:
        """Paint the holders, where they all must fit or not at all at the right end."""
        holders, px = self._quote.holders, self._places.letters.holders
        if not is_whole:
            holders_painting.paint_holders(self._painter, box, holders, px)
            return
        for is_close in (False, True):
            wide = holders_painting.width_of(holders, box.height(), px, is_close=is_close)
            if wide <= box.width():
                place = box.adjusted(box.width() - wide, 0, 0, 0)
                holders_painting.paint_holders(self._painter, place, holders, px)
                return


def paint_bar(painter: QPainter, bar: QRectF, quote: Quote) -> None:
    """Paint how large the chain is, with a tick at each price step and brass where it is safe."""
    look, growth = theme.current(), quote.growth
    colors, radius = theme.chain(quote.spec.letter), bar.height() / 2
    draw_box(painter, bar, radius, look.pressed)
    if growth.after > growth.now:
        edge = QPen(with_alpha(look.ink, 0.5), theme.HAIRLINE_PX)
        draw_box(painter, _share(bar, growth.after), radius, look.brass, edge)
    if growth.now:
        edge = QPen(with_alpha(look.ink, 0.6), theme.HAIRLINE_PX)
        draw_box(painter, _share(bar, growth.now), radius, colors.fill, edge)
    _paint_ticks(painter, bar, growth)


def _share(bar: QRectF, share: float) -> QRectF:
    return QRectF(bar.left(), bar.top(), max(bar.height(), bar.width() * share), bar.height())


def _paint_ticks(painter: QPainter, bar: QRectF, growth: Growth) -> None:
    look = theme.current()
    for step in growth.steps:
        x = round(bar.left() + bar.width() * step)
        painter.fillRect(QRectF(x, bar.bottom() + 1, 1, 3), with_alpha(look.ink_muted, 0.7))
    at = bar.left() + bar.width() * growth.safe
    brass = QRectF(QPointF(at - 1.5, bar.top() - 3), QPointF(at + 1.5, bar.bottom() + 3))
    painter.fillRect(brass, look.safe_brass)
