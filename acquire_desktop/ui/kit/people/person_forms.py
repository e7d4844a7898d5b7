"""Forms of a person's place: card, cell and line, and what the smaller two show."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import RIGHT, write_shrunk
from acquire_desktop.ui.kit.people.facts import PersonFacts, PersonForm
from acquire_desktop.ui.kit.people.person_card import (
    Shown,
    paint_card,
    portrait_on_card,
)
from acquire_desktop.ui.kit.people.signs import (
    clock_rect,
    draw_backs,
    draw_gain,
    draw_number,
    draw_portrait,
    draw_wallet,
    write_name,
)
from acquire_desktop.ui.kit.texts import money


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
