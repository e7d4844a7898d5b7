"""Hotels on the plan: their buildings, names and prices, and where those lie."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetrics, QPainter

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Property
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.board import glyphs
from acquire_desktop.ui.hotel_tycoon.board.geometry import (
    ROW_PITCH,
    SITES,
    building_at,
    site_rows,
)
from acquire_desktop.ui.hotel_tycoon.board.lettering import unit_font, write_around
from acquire_desktop.ui.hotel_tycoon.words.names import Names, property_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import shrunk
from acquire_desktop.ui.kit.look.seat_marks import draw_plated_mark, mark_color
from acquire_desktop.ui.kit.texts import money, translate

_NAME_UNITS, _FEE_UNITS = 27, 21
"""Heights of the texts, in units of the scene."""
_LEAST_NAME_UNITS: Final = 25
"""A name that would be smaller takes two lines."""
_NAME_PITCH: Final = _NAME_UNITS + 3
"""From one line of a name to the next."""
_NAME_WIDTHS: Final = (205.0, 225.0, 380.0, 400.0, 260.0, 182.0, 380.0, 330.0)
"""The room for the name of each property, in units."""
_NAME_SHIFTS: Final = {5: 26.0}
"""How far a name stands right of its buildings, where the land is wider there."""
_FEES_AT: Final = {5: QPointF(-690, -508), 6: QPointF(32, -482)}
"""Where the price stands, if not below the buildings: too near to the track and its entrances."""
_MARK: Final = 34
"""How large the mark of an owner is, and how far left of the name it begins, but for a gap."""
_MARK_GAP: Final = 8


class Sign(NamedTuple):
    """The sign of a property: its text and its place."""

    name: tuple[str, ...]
    """One line, or two."""
    name_at: QPointF
    """The middle of the last line."""
    name_width: float
    fee: str
    fee_at: QPointF
    """Its middle."""
    fee_width: float
    has_mark: bool
    """Whether the owner's mark stands before the name."""

    @property
    def mark_box(self) -> QRectF:
        """Where the owner's mark stands."""
        left = self.name_at.x() - self.name_width / 2 - _MARK - _MARK_GAP
        return QRectF(left, self.name_at.y() - _MARK / 2, _MARK, _MARK)

    def boxes(self) -> Iterator[QRectF]:
        """Yield where the texts and the mark are."""
        for at, _ in enumerate(self.name):
            up = QPointF(0, -at * _NAME_PITCH)
            yield _around(self.name_at + up, self.name_width, _NAME_UNITS)
        yield _around(self.fee_at, self.fee_width, _FEE_UNITS)
        if self.has_mark:
            yield self.mark_box


def sign_of(view: View, owned: Property) -> Sign:
    """Return the sign of a property."""
    count, width = len(DEEDS[owned].steps), _NAME_WIDTHS[owned]
    last, middle = building_at(owned, count - 1, count).y(), SITES[owned].middle
    is_owned = view.owners[owned] != NOBODY
    name_at = QPointF(middle.x(), last - (site_rows(owned, count) - 1) * ROW_PITCH - 81)
    name_at += QPointF(_NAME_SHIFTS.get(owned, 0) + (20 if is_owned else 0), 0)
    name, fee = property_name(owned), _fee_text(view, owned)
    small = shrunk(unit_font(_NAME_UNITS, bold=True), name, width).pixelSize()
    lines = two_lines(name) if small < _LEAST_NAME_UNITS else (name,)
    return Sign(
        name=lines,
        name_at=name_at,
        name_width=max(_width(line, _NAME_UNITS, width, bold=True) for line in lines),
        fee=fee,
        fee_at=_FEES_AT.get(owned, QPointF(middle.x(), last + 21)),
        fee_width=_width(fee, _FEE_UNITS, width),
        has_mark=is_owned,
    )


def hotel_boxes(view: View, owned: Property) -> list[QRectF]:
    """Return where anything of a property stands that says something, built or not."""
    steps = DEEDS[owned].steps
    buildings = (
        glyphs.building_box(building_at(owned, step, len(steps)), each.kind)
        for step, each in enumerate(steps)
    )
    return [*buildings, *sign_of(view, owned).boxes()]


def draw_hotel(painter: QPainter, view: View, names: Names, owned: Property) -> None:
    """Draw what stands and may stand on a property, its name, owner and price."""
    look, deed, owner = theme.current(), DEEDS[owned], view.owners[owned]
    color: QColor | None = None if owner == NOBODY else mark_color(names.mark(owner))
    for step, each in enumerate(deed.steps):
        foot = building_at(owned, step, len(deed.steps))
        shown = color if step < view.built[owned] else None
        glyphs.draw_building(painter, foot, each.kind, step, shown)
    sign, width = sign_of(view, owned), _NAME_WIDTHS[owned]
    for at, line in enumerate(reversed(sign.name)):
        middle = sign.name_at + QPointF(0, -at * _NAME_PITCH)
        write_around(painter, middle, line, _NAME_UNITS, look.ink, width, bold=True)
    write_around(painter, sign.fee_at, sign.fee, _FEE_UNITS, look.ink, width)
    if sign.has_mark:
        draw_plated_mark(painter, sign.mark_box, names.mark(owner))


def two_lines(name: str) -> tuple[str, ...]:
    """Return a name in two lines as equal as its words allow, or in one where it is one word.

    >>> two_lines("Lagoa das Palmeiras")
    ('Lagoa das', 'Palmeiras')
    """
    words = name.split(" ")
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(cuts, key=lambda cut: max(map(len, cut)), default=(name,))


def _width(text: str, units: int, room: float, *, bold: bool = False) -> float:
    """Return how wide a text is that has so much room, in units."""
    font = shrunk(unit_font(units, bold=bold), text, room)
    return QFontMetrics(font).horizontalAdvance(text)


def _around(middle: QPointF, width: float, height: float) -> QRectF:
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def _fee_text(view: View, owned: Property) -> str:
    """Return the price of a property's land, or of a night there."""
    built = view.built[owned]
    if built:
        fee = money(DEEDS[owned].fee(built))
        return translate("HotelBoard", "{fee} a night", fee=fee)
    land = money(DEEDS[owned].land)
    if view.owners[owned] == NOBODY:
        return translate("HotelBoard", "for sale: {price}", price=land)
    return translate("HotelBoard", "bare land")
