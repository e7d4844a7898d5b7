"""Stock exchange: how the parts of a card are painted."""

from collections.abc import Sequence
from functools import partial
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from acquire_desktop.ui.acquire.table.decisions.certificate import rounded
from acquire_desktop.ui.acquire.table.exchange.places import Places
from acquire_desktop.ui.acquire.table.exchange.quotes import Fate, Growth, Holder, Quote
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import PATTERN_ALPHA
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.kept_pictures import draw_kept
from acquire_desktop.ui.kit.look.lettering import RIGHT, width_px, write
from acquire_desktop.ui.kit.look.portraits import draw_face
from acquire_desktop.ui.kit.painted_button import draw_box

_NO_SIZE: Final = "–"
_CREST_PX: Final = (30, 44)
_ARROW: Final = " → "
_HOLDER_GAP_PX: Final = 12


def paint_field(painter: QPainter, rect: QRectF, quote: Quote, opacity: float = 1.0) -> None:
    """Paint crest and size on the chain's colour, which may be a faint one."""
    letter = quote.spec.letter
    key = f"exchange {letter} {theme.current().name}"
    painter.setOpacity(opacity)
    draw_kept(painter, rect, key, partial(_paint_ground, letter))
    painter.setOpacity(1.0)
    # On a faint colour the chain's own ink may not be read by night; the theme's ink is.
    ink = theme.chain(letter).ink if opacity == 1.0 else theme.current().ink
    line = QRectF(rect)
    line.setHeight(theme.text_px("title") * 1.3)
    least, most = map(theme.scaled, _CREST_PX)
    crest = max(least, min(most, rect.height() * 0.36, rect.width() * 0.6))
    top = rect.center().y() - (crest + line.height() + 2) / 2
    square = QRectF(rect.center().x() - crest / 2, top, crest, crest)
    icons.draw_crest(painter, square, letter, ink)
    line.moveTop(square.bottom() + 2)
    centre = Qt.AlignmentFlag.AlignCenter
    size = quote.size or _NO_SIZE
    text = f"{size}{_ARROW}{quote.size_after}" if quote.size_after else size
    fits = width_px(text, "title", bold=True) <= rect.width() - theme.SPACE
    write(painter, line, text, ink, "title" if fits else "small", bold=True, flags=centre)


def _paint_ground(letter: str, painter: QPainter, rect: QRectF) -> None:
    """Paint colour and pattern, round where the card is: at the left, a pixel inside its edge."""
    colors, frame = theme.chain(letter), rect.adjusted(1, 1, theme.RADIUS, -1)
    # Clipped once, in the picture that is kept: to copy a picture through a shape is slow.
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setClipPath(rounded(frame, theme.RADIUS), Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, colors.fill)
    icons.draw_pattern(painter, rect, letter, with_alpha(colors.ink, PATTERN_ALPHA / 2))
    painter.restore()


def price_px(quote: Quote) -> float:
    """Return how wide the price is, with the one after a tile."""
    text = quote.price if quote.is_active or quote.face else ""
    after = f"{_ARROW}{quote.price_after}" if quote.price_after else ""
    return width_px(text + after, "title", bold=True)


def paint_head(painter: QPainter, box: QRectF, quote: Quote, room_px: float, ink: QColor) -> None:
    """Paint the name, in a width, and at the right the price."""
    look = theme.current()
    name = quote.spec.name
    is_short = width_px(name, "title", bold=True) <= room_px
    _write_short(painter, box, name, ink, room_px, "title" if is_short else "body", bold=True)
    if not (quote.is_active or quote.face or quote.fate is Fate.OPEN):
        write(painter, box, quote.price, ink, "small", flags=RIGHT)
        return
    right = box
    if quote.price_after:
        write(painter, right, quote.price_after, look.accent, "title", bold=True, flags=RIGHT)
        after = width_px(f"{_ARROW}{quote.price_after}", "title", bold=True)
        arrow = QRectF(box.right() - after, box.top(), after, box.height())
        write(painter, arrow, _ARROW, look.ink_muted, "title")
        right = box.adjusted(0, 0, -after, 0)
    write(painter, right, quote.price, ink, "title", bold=True, flags=RIGHT)


def paint_growth(painter: QPainter, bar: QRectF, quote: Quote, ground: QColor) -> None:
    """Paint how large the chain is, with a gap at each price step and brass where it is safe."""
    look, growth = theme.current(), quote.growth
    colors, radius = theme.chain(quote.spec.letter), bar.height() / 2
    draw_box(painter, bar, radius, look.hairline)
    if growth.after > growth.now:
        draw_box(painter, _share(bar, growth.after), radius, with_alpha(look.accent, 0.75))
    if growth.now:
        edge = QPen(with_alpha(look.tile_outline, 0.55), theme.HAIRLINE_PX)
        draw_box(painter, _share(bar, growth.now), radius, colors.fill, edge)
    _paint_ticks(painter, bar, growth, ground)


def _share(bar: QRectF, share: float) -> QRectF:
    return QRectF(bar.left(), bar.top(), max(bar.height(), bar.width() * share), bar.height())


def _paint_ticks(painter: QPainter, bar: QRectF, growth: Growth, ground: QColor) -> None:
    for step in growth.steps:
        x = round(bar.left() + bar.width() * step)
        painter.fillRect(QRectF(x, bar.top() - 0.5, 1.5, bar.height() + 1), ground)
    x = round(bar.left() + bar.width() * growth.safe)
    brass = QRectF(x - 1, bar.top() - 3, 3, bar.height() + 4)
    painter.fillRect(brass, theme.current().safe_brass)


def paint_news(painter: QPainter, box: QRectF, quote: Quote, ink: QColor) -> None:
    """Paint what comes next, or what would happen, and what the bank has."""
    look = theme.current()
    bank = look.loss if quote.is_bank_empty and quote.face is not None else look.ink_muted
    write(painter, box, quote.bank, bank, flags=RIGHT)
    left = QRectF(box)
    if quote.is_safe and not quote.change:
        side = box.height() * 0.86
        shield = QRectF(left.left(), left.center().y() - side / 2, side, side)
        icons.draw_icon(painter, shield, "shield", look.safe_brass)
        left.setLeft(shield.right() + theme.SPACE_HALF)
    room = left.width() - width_px(quote.bank) - theme.SPACE
    fits = width_px(quote.news, bold=bool(quote.change)) <= room
    text = quote.news if fits else quote.news_brief
    color, is_bold = look.ink_muted, False
    if quote.change:
        color, is_bold = look.accent, True
    elif quote.fate is Fate.ENDS:
        color = look.loss
    elif quote.fate is not Fate.NONE:
        color = ink
    _write_short(painter, left, text, color, room, bold=is_bold)


def _write_short(
    painter: QPainter, box: QRectF, text: str, ink: QColor, room_px: float,
    size: theme.TextSize = "small", *, bold: bool,
) -> None:  # fmt: skip
    """Write a text, shortened to a width."""
    if width_px(text, size, bold=bold) > room_px:
        metrics = QFontMetricsF(theme.font(size, bold))
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room_px)
    write(painter, box, text, ink, size, bold=bold)


def paint_holders(painter: QPainter, box: QRectF, quote: Quote, ink: QColor) -> None:
    """Paint the holders in paid places from the left, and at the right the viewer's own stock."""
    look = theme.current()
    own_px = width_px(quote.own, bold=True) + theme.SPACE if quote.own else 0
    own = ink if quote.holds_any else look.ink_muted
    write(painter, box, quote.own, own, bold=quote.holds_any, flags=RIGHT)
    side, room = box.height(), box.width() - own_px
    needed = [_holder_px(holder, side, has_place=True) for holder in quote.holders]
    has_places = sum(needed) <= room
    if not has_places:
        needed = [_holder_px(holder, side, has_place=False) for holder in quote.holders]
    shown = _fitting(needed, room)
    place = QRectF(box)
    for holder, wide in zip(quote.holders[:shown], needed, strict=False):
        _paint_holder(painter, place, holder, ink, has_place=has_places)
        place.setLeft(place.left() + wide)
    if shown < len(needed):
        write(painter, place, f"+{len(needed) - shown}", look.ink_muted, bold=True)


def _fitting(widths: Sequence[float], room_px: float) -> int:
    """Return how many parts fit, with room for the number of those that do not."""
    if sum(widths) <= room_px + theme.SPACE:  # nothing follows the last one
        return len(widths)
    ends = accumulate(widths)
    return sum(end + width_px("+9", bold=True) <= room_px for end in ends)


def _paint_holder(
    painter: QPainter, box: QRectF, holder: Holder, ink: QColor, *, has_place: bool
) -> None:
    """Paint a portrait with the stocks, and with the place where there is room."""
    square = QRectF(box.left(), box.top(), box.height(), box.height())
    draw_face(painter, square, holder.face)
    text, count = QRectF(box), str(holder.count)
    text.setLeft(square.right() + theme.SPACE_HALF)
    write(painter, text, count, ink, "body", bold=True)
    if has_place:
        text.setLeft(text.left() + width_px(count, "body", bold=True) + theme.SPACE_HALF)
        write(painter, text, holder.place, theme.current().ink_muted)


def _holder_px(holder: Holder, side: float, *, has_place: bool) -> float:
    place = width_px(holder.place) + theme.SPACE_HALF if has_place else 0
    count = width_px(str(holder.count), "body", bold=True)
    return side + theme.SPACE_HALF + count + place + _HOLDER_GAP_PX


def paint_stepper(
    painter: QPainter, places: Places, added: int, hot: int, *, may_add: bool
) -> None:
    """Paint the buttons that take a stock away and add one, and how many are in the purchase.

    Args:
        painter: Draws.
        places: Where the buttons are.
        added: The stocks in the purchase.
        hot: Which button is under the pointer: -1, 1, or 0 for none.
        may_add: Whether one more may be added.
    """
    look = theme.current()
    parts = ((places.fewer, "minus", -1, bool(added)), (places.more, "plus", 1, may_add))
    for place, icon, sign, is_on in parts:
        if not (added or is_on):
            continue
        side = min(place.width(), places.head.height()) - 2
        knob = QRectF(0, 0, side, side)
        knob.moveCenter(QPointF(place.center().x(), places.head.center().y()))
        ground = look.hover if hot == sign and is_on else look.paper_raised
        edge = QPen(look.border if is_on else look.hairline, theme.HAIRLINE_PX)
        draw_box(painter, knob, side / 2, ground, edge)
        inset = side * 0.24
        sign_ink = look.ink if is_on else look.disabled
        icons.draw_icon(painter, knob.adjusted(inset, inset, -inset, -inset), icon, sign_ink)
    if added:
        count = QRectF(places.fewer.right(), places.head.top(), 0, places.head.height())
        count.setRight(places.more.left())
        centre = Qt.AlignmentFlag.AlignCenter
        write(painter, count, str(added), look.accent, "title", bold=True, flags=centre)


def paint_badge(painter: QPainter, field: QRectF, text: str) -> None:
    """Mark on the field the chain that is chosen, or how many stocks are given or taken."""
    look, side = theme.current(), float(theme.scaled(20))
    wide = side if not text else max(side, width_px(text, bold=True) + theme.SPACE)
    badge = QRectF(field.right() - wide - 4, field.top() + 4, wide, side)
    draw_box(painter, badge, side / 2, look.paper_raised)
    if text:
        centre = Qt.AlignmentFlag.AlignCenter
        write(painter, badge, text, look.ink, bold=True, flags=centre)
    else:
        icons.draw_icon(painter, badge.adjusted(3, 3, -3, -3), "check", look.ink)
