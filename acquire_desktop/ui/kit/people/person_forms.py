"""Forms of a person's place: card, cell and line."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import RIGHT, write_shrunk
from acquire_desktop.ui.kit.people.facts import ClockFace, PersonFacts, PersonForm
from acquire_desktop.ui.kit.people.foot import Part, draw_foot
from acquire_desktop.ui.kit.people.signs import (
    clock_rect,
    draw_backs,
    draw_gain,
    draw_number,
    draw_portrait,
    draw_wallet,
    draw_worth_bar,
    write_bold,
    write_name,
)
from acquire_desktop.ui.kit.texts import money, translate

_LARGE_FROM: Final = (240, 140)
"""Width and height of a card from which its parts are larger, at 100 % text."""
_LARGE: Final = 1.36
_LOW_BELOW: Final = 105
"""In lower cards the parts are smaller, and stand closer."""
_TIGHT_BELOW: Final = 112
_PORTRAITS: Final = (44, 58)
"""The side of the portrait on a card, and on that of the person who acts."""
_LARGE_PORTRAIT: Final = 1.75
_PORTRAIT_MOST: Final = 0.47
_GAPS_PX: Final = 10
"""Between the portrait, the bar, the chips and the foot, together."""
_LINE: Final = 1.3
_STRICT_FOOT: Final = 16
"""Height of the letters where the last turn is all that may be known."""
_LONG_CASH: Final = 10_000


@dataclass(frozen=True, slots=True)
class Shown:
    """The content of a person's place now."""

    facts: PersonFacts
    cash: int
    """As it looks now, in dollars; it may run to what it is."""
    worth: int
    """The same of the worth."""
    foot: tuple[Part, ...] = ()
    """What the person did in the last turn."""
    clock: ClockFace | None = None
    """The person's clock, if there is one."""

    @property
    def is_last_minute(self) -> bool:
        """Whether the person thinks and has no more than a minute left."""
        return self.clock is not None and self.clock.runs and self.clock.is_last


class _Measures:
    """How large the parts of a card are, in pixels."""

    def __init__(self, box: QRectF, facts: PersonFacts | None) -> None:
        text, acts = theme.text_scale() / 100, facts is not None and facts.acts
        width, height = box.width() / text, box.height() / text
        self.is_large = width > _LARGE_FROM[0] and height >= _LARGE_FROM[1]
        self.unit = text * (_LARGE if self.is_large else 1.0)
        is_low = height < _LOW_BELOW
        self.pad = (5 if is_low else 7 if height < _TIGHT_BELOW else 9) * self.unit
        self.chips, self.bar = (18 if is_low else 20) * self.unit, (7 if is_low else 9) * self.unit
        self.cash_px = self.px(18 if is_low else 20)
        self.foot_px = max(theme.scaled(13), self.px(12))
        self.bottom = max(4.0, self.pad * 0.6)
        """Between the foot and the edge."""
        below = self.bar + self.chips + self.foot_px * _LINE + self.bottom + _GAPS_PX * text
        side = _PORTRAITS[acts] * text * (_LARGE_PORTRAIT if self.is_large else 1.0)
        side = min(side, box.height() * _PORTRAIT_MOST, box.height() - self.pad - below)
        self.portrait = QRectF(box.left() + self.pad, box.top() + self.pad, side, side)

    def px(self, pixels: float) -> int:
        """Return a height of letters, larger on a large card."""
        return round(pixels * self.unit)


def portrait_on_card(box: QRectF, facts: PersonFacts | None) -> QRectF:
    """Return where the portrait is."""
    return _Measures(box, facts).portrait


def paint_card(painter: QPainter, box: QRectF, shown: Shown) -> None:
    """Paint a person's card: name and cash beside the portrait, all else below."""
    facts, sizes = shown.facts, _Measures(box, shown.facts)
    pad, portrait = sizes.pad, sizes.portrait
    draw_portrait(painter, portrait, facts)
    name_px, cash_px = round(sizes.px(14) / (1.15 if sizes.is_large else 1)), sizes.cash_px
    if facts.acts:
        cash_px = sizes.px(24 if shown.cash < _LONG_CASH or sizes.is_large else 21)
    left = portrait.right() + pad
    room = QRectF(left, 0, box.right() - pad - left, 0)
    room.setHeight(1.25 * name_px + 1.2 * cash_px)
    room.moveTop(portrait.center().y() - room.height() / 2)
    name = QRectF(room.left(), room.top(), room.width(), 1.25 * name_px)
    number = draw_number(painter, name.adjusted(0, -2, 0, 4), facts, sizes.px(18))
    name.setRight(name.right() - number - (pad / 2 if number else 0))
    write_name(painter, name, facts, name_px)
    room.setTop(name.bottom())
    if facts.cash is None:
        wallet = QRectF(room.left(), room.top() + 2, 38 * sizes.unit, 22 * sizes.unit)
        draw_wallet(painter, wallet)
        if facts.hides_held:
            corner = QPointF(wallet.right() + 10 * sizes.unit, wallet.top() - sizes.unit)
            draw_backs(painter, corner, 24 * sizes.unit)
    else:
        write_bold(painter, room, money(shown.cash), cash_px)
    _paint_lower_half(painter, box, shown, sizes)


def _paint_lower_half(painter: QPainter, box: QRectF, shown: Shown, sizes: _Measures) -> None:
    """Paint bar, stock and foot below each other; the foot stands at the lower edge."""
    facts, unit, pad = shown.facts, sizes.unit, sizes.pad
    left, width = box.left() + pad, box.width() - 2 * pad
    is_all = facts.hides_held
    foot_px = max(theme.scaled(_STRICT_FOOT), sizes.foot_px) if is_all else sizes.foot_px
    foot = QRectF(left, 0, width, foot_px * _LINE)
    foot.moveBottom(box.bottom() - sizes.bottom)
    chips_px, bar_px = sizes.chips, sizes.bar
    parts = (bar_px if facts.rank else 0) + (0 if is_all else chips_px)
    gaps = 2 + bool(facts.rank)
    gap = max(1.0, min(8 * unit, (foot.top() - sizes.portrait.bottom() - parts) / gaps))
    y = sizes.portrait.bottom() + gap
    if facts.rank:
        draw_worth_bar(painter, QRectF(left, y, width, bar_px), facts, shown.worth)
        y += bar_px + gap
    if facts.draw_held is not None:
        font = theme.sized_font(max(theme.scaled(12), sizes.px(12.5)), bold=True)
        facts.draw_held(painter, QRectF(left, y, width, chips_px), 31 * unit, font, False)
        y += chips_px
    paid = QRectF(left, y, width, box.bottom() - 2 - y)
    foot.setRight(
        foot.right() - draw_gain(painter, paid, facts.gain, min(sizes.cash_px, paid.height() * 0.8))
    )
    _paint_foot(painter, foot, shown, theme.sized_font(foot_px, bold=is_all))


def foot_text(shown: Shown) -> str:
    """Return what the foot of a card says in words, or nothing where it shows the last turn.

    That is what the viewer is worth, unless it is the same as the cash, or what is awaited; in the
    last minute it is that.
    """
    facts = shown.facts
    if shown.is_last_minute:
        return translate("Clocks", "last minute")
    if facts.decides:
        return facts.asked
    is_told = facts.is_viewer and not facts.state
    if is_told and facts.worth is not None and facts.worth != facts.cash:
        return facts.worth_words(shown.worth)
    return "" if shown.foot or facts.state else facts.asked


def _paint_foot(painter: QPainter, line: QRectF, shown: Shown, font: QFont) -> None:
    look, facts, text = theme.current(), shown.facts, foot_text(shown)
    if text:
        bold = theme.sized_font(font.pixelSize(), bold=True)
        if not facts.gain or QFontMetricsF(bold).horizontalAdvance(text) <= line.width():
            ink = look.accent if text == facts.asked else look.ink
            painter.setPen(look.loss if shown.is_last_minute else ink)
            write_shrunk(painter, line, text, bold)
        return
    parts = (*shown.foot, Part("…", is_faint=True)) if facts.asked else shown.foot
    if facts.state:
        parts = (Part(facts.state), *parts)
    stands_out = look.ink if font.bold() else look.ink_muted
    draw_foot(painter, line, parts, font, (stands_out, look.ink_muted))


def portrait_rect(form: PersonForm, box: QRectF, facts: PersonFacts | None) -> QRectF:
    """Return where the portrait is."""
    if form is PersonForm.CARD:
        return portrait_on_card(box, facts)
    inset = 7.0 if form is PersonForm.CELL else 4.0
    side = box.height() - 2 * inset
    return QRectF(box.left() + inset, box.top() + inset, side, side)


def _paint_cell(painter: QPainter, box: QRectF, shown: Shown) -> None:
    facts, unit = shown.facts, box.height() / 48
    portrait = portrait_rect(PersonForm.CELL, box, facts)
    draw_portrait(painter, portrait, facts)
    left = portrait.right() + 8 * unit
    upper = QRectF(left, box.top() + 3 * unit, box.right() - 9 * unit - left, 24 * unit)
    lower = QRectF(left, box.top() + 27 * unit, upper.width(), 17 * unit)
    upper.setLeft(max(left, _after_clock(portrait, shown)))
    _paint_row(painter, upper, shown, unit, cash_px=round(18 * unit))
    lower.setRight(lower.right() - draw_gain(painter, lower, facts.gain, 16 * unit))
    if facts.state:
        font = theme.sized_font(max(theme.scaled(12), round(12 * unit)))
        painter.setPen(theme.current().ink_muted)
        write_shrunk(painter, lower, facts.state, font, RIGHT)
        wide = QFontMetricsF(font).horizontalAdvance(facts.state)
        lower.setRight(max(lower.left() + 1, lower.right() - wide - 6 * unit))
    if facts.draw_held is not None:
        font = theme.sized_font(max(theme.scaled(12), round(12 * unit)), bold=True)
        facts.draw_held(painter, lower, 30 * unit, font, True)
    elif facts.hides_held:
        draw_backs(painter, lower.topLeft(), 18 * unit)


def _paint_line(painter: QPainter, box: QRectF, shown: Shown) -> None:
    unit = box.height() / 32
    portrait = portrait_rect(PersonForm.LINE, box, shown.facts)
    draw_portrait(painter, portrait, shown.facts)
    left = max(portrait.right() + 7 * unit, _after_clock(portrait, shown))
    room = QRectF(left, box.top(), box.right() - 8 * unit - left, box.height())
    cash_px = round(16 * unit)
    if not shown.facts.gain:
        _paint_row(painter, room, shown, unit, cash_px=cash_px)
        return
    room.setRight(room.right() - draw_gain(painter, room, shown.facts.gain, cash_px))
    write_name(painter, room, shown.facts, max(theme.scaled(12), round(14 * unit)))


def _after_clock(portrait: QRectF, shown: Shown) -> float:
    """Return where a line begins that keeps clear of the clock, in pixels from the left."""
    if shown.clock is None:
        return 0.0
    place = clock_rect(portrait, shown.clock)
    return place.right() + place.height() / 4


def _paint_row(painter: QPainter, line: QRectF, shown: Shown, unit: float, *, cash_px: int) -> None:
    """Paint the name at the left of a line, and cash and number at the right."""
    facts = shown.facts
    number = draw_number(painter, line.adjusted(0, 2, 0, 2), facts, round(18 * unit))
    room = line.adjusted(0, 0, -number - (9 * unit if number else 0), 0)
    if facts.cash is None:
        wallet = QRectF(room.right() - 32 * unit, 0, 32 * unit, 18 * unit)
        wallet.moveTop(line.center().y() - wallet.height() / 2)
        draw_wallet(painter, wallet)
        room.setRight(wallet.left() - 6 * unit)
    else:
        amount, font = money(shown.cash), theme.sized_font(cash_px, bold=True)
        painter.setPen(theme.current().ink)
        write_shrunk(painter, room, amount, font, RIGHT)
        room.setRight(room.right() - QFontMetricsF(font).horizontalAdvance(amount) - 6 * unit)
    write_name(painter, room, facts, max(theme.scaled(12), round(14 * unit)))


PAINT: Final[Mapping[PersonForm, Callable[[QPainter, QRectF, Shown], None]]] = {
    PersonForm.CARD: paint_card,
    PersonForm.CELL: _paint_cell,
    PersonForm.LINE: _paint_line,
}
"""Paints a person's place in each form, into a box."""
