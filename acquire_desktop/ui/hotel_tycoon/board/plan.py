"""The plan as a picture: districts, tiles, hotels and entrances of one view."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen

from acquire_desktop.games.hotel_tycoon.engine.board import (
    BOARD,
    NOBODY,
    PROPERTY_COUNT,
    TILE_COUNT,
    Property,
    Slot,
    Tile,
    TileKind,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.board import glyphs
from acquire_desktop.ui.hotel_tycoon.board.geometry import (
    BANK_AT,
    DICE_AT,
    KEY_AT,
    PLAN,
    ROW_PITCH,
    SITES,
    TOWN_HALL_AT,
    building_at,
    district,
    entrance_at,
    pose,
    site_rows,
    tile_path,
)
from acquire_desktop.ui.hotel_tycoon.words.names import Names, kind_name, property_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.lettering import LEFT, shrunk
from acquire_desktop.ui.kit.look.seat_marks import draw_plated_mark, mark_color
from acquire_desktop.ui.kit.texts import join_terse, money, number, translate

_CENTER: Final = Qt.AlignmentFlag.AlignCenter
_NAME_UNITS, _FEE_UNITS, _TILE_UNITS = 27, 21, 21
"""Heights of the texts on the plan, in units of the scene."""
_LEAST_NAME_UNITS: Final = 25
"""A name that would be smaller takes two lines."""
_NAME_WIDTHS: Final = (205.0, 225.0, 380.0, 400.0, 260.0, 182.0, 380.0, 330.0)
"""The room for the name of each property, in units."""
_NAME_SHIFTS: Final = {5: 26.0}
"""How far a name stands right of its buildings, where the land is wider there."""
_FEES_AT: Final = {5: QPointF(-690, -508), 6: QPointF(32, -482)}
"""Where the price stands, if not below the buildings: too near to the track and its entrances."""
_KEY: Final = (TileKind.BUY, TileKind.BUILD, TileKind.FREE_ENTRANCE, TileKind.FREE_PHASE)
_KEY_PITCH, _KEY_WIDTH = 35.0, 172.0
_LINES: Final = (6.5, 25.5, 30.5)
"""The places of the lines across the track: Bank, Town Hall, start."""


def draw_plan(painter: QPainter, view: View, names: Names) -> None:
    """Draw all that lies still."""
    look = theme.current()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.board)
    painter.drawRoundedRect(PLAN, 44, 44)
    for owned in range(PROPERTY_COUNT):
        _draw_district(painter, view, names, owned)
    for tile in range(TILE_COUNT):
        _draw_tile(painter, tile)
    _draw_lines(painter)
    for tile in range(TILE_COUNT):
        _draw_slots(painter, view, names, tile)
    for owned in range(PROPERTY_COUNT):
        _draw_hotel(painter, view, names, owned)
    _draw_offices(painter)
    _draw_key(painter)
    if view.turn.dice:
        for at, pips in enumerate(view.turn.dice):
            x = (at - (len(view.turn.dice) - 1) / 2) * 92
            glyphs.draw_die(painter, DICE_AT + QPointF(x, 0), 72, pips)


def unit_font(units: int, *, bold: bool = False) -> QFont:
    """Return the font of the plan, its height in units of the scene."""
    font = QFont(theme.font("body", bold))
    font.setPixelSize(units)
    return font


def _draw_district(painter: QPainter, view: View, names: Names, owned: Property) -> None:
    look, owner = theme.current(), view.owners[owned]
    ground = look.panel if owner == NOBODY else look.paper_raised
    painter.setPen(QPen(look.street, 2))
    painter.setBrush(ground)
    painter.drawPath(district(owned))
    if owner == NOBODY:
        return
    color = mark_color(names.mark(owner))
    painter.save()
    painter.setClipPath(district(owned))
    painter.fillPath(district(owned), with_alpha(color, 0.16))
    painter.setPen(QPen(color, 12))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(district(owned))
    painter.restore()


def _draw_tile(painter: QPainter, tile: Tile) -> None:
    look, kind = theme.current(), BOARD[tile].kind
    painter.setPen(QPen(look.border, 2))
    painter.setBrush(look.accent if kind is TileKind.START else look.paper_raised)
    painter.drawPath(tile_path(tile))
    ink = look.accent_ink if kind is TileKind.START else look.ink
    there = pose(tile)
    glyphs.draw_kind(painter, there.side(0) + QPointF(-19, -14), kind, ink)
    _write(painter, there.side(0) + QPointF(22, -14), glyphs.LETTERS[kind], 30, ink, 60, bold=True)
    if tile:
        _write(painter, there.side(0) + QPointF(0, 21), number(tile), 21, look.ink_muted, 50)


def _draw_slots(painter: QPainter, view: View, names: Names, tile: Tile) -> None:
    """Draw where entrances may stand, and the one that stands there."""
    look = theme.current()
    held = view.entrances[tile]
    if held != NOBODY:
        glyphs.draw_entrance(painter, entrance_at(tile, held), names.mark(view.owners[held]))
        return
    for side in BOARD[tile].sides:
        at = entrance_at(tile, side.property)
        if side.slot is Slot.NONE:
            continue
        painter.setPen(QPen(look.border, 1.5))
        painter.setBrush(look.board)
        painter.drawEllipse(at, 9, 9)
        if side.slot is Slot.RESERVED:
            glyphs.draw_star(painter, at, 15, look.safe_brass)


def _draw_lines(painter: QPainter) -> None:
    look = theme.current()
    painter.setPen(QPen(look.safe_brass, 9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    for place in _LINES:
        there = pose(place)
        painter.drawLine(there.side(58), there.side(-58))


def _draw_hotel(painter: QPainter, view: View, names: Names, owned: Property) -> None:
    look, deed, owner = theme.current(), DEEDS[owned], view.owners[owned]
    rows = site_rows(owned, len(deed.steps))
    color: QColor | None = None if owner == NOBODY else mark_color(names.mark(owner))
    for step, each in enumerate(deed.steps):
        foot = building_at(owned, step, len(deed.steps))
        shown = color if step < view.built[owned] else None
        glyphs.draw_building(painter, foot, each.kind, step, shown)
    last = building_at(owned, len(deed.steps) - 1, len(deed.steps)).y()
    middle = SITES[owned].middle
    fee_at = _FEES_AT.get(owned, QPointF(middle.x(), last + 21))
    name_at = QPointF(middle.x(), last - (rows - 1) * ROW_PITCH - 81)
    is_owned = owner != NOBODY
    name_at += QPointF(_NAME_SHIFTS.get(owned, 0) + (20 if is_owned else 0), 0)
    width = _NAME_WIDTHS[owned]
    name_width = _write_name(painter, name_at, property_name(owned), width)
    _write(painter, fee_at, _fee_text(view, owned), _FEE_UNITS, look.ink, width)
    if is_owned:
        x = name_at.x() - name_width / 2 - 42
        draw_plated_mark(painter, QRectF(x, name_at.y() - 17, 34, 34), names.mark(owner))


def _write_name(painter: QPainter, middle: QPointF, name: str, width: float) -> float:
    """Write the name of a property, in two lines where it is long, and return its width."""
    small = shrunk(unit_font(_NAME_UNITS, bold=True), name, width).pixelSize()
    lines = two_lines(name) if small < _LEAST_NAME_UNITS else (name,)
    for at, line in enumerate(reversed(lines)):
        up = QPointF(0, -at * (_NAME_UNITS + 3))
        _write(painter, middle + up, line, _NAME_UNITS, theme.current().ink, width, bold=True)
    font = shrunk(unit_font(_NAME_UNITS, bold=True), max(lines, key=len), width)
    return max(map(QFontMetrics(font).horizontalAdvance, lines))


def two_lines(name: str) -> tuple[str, ...]:
    """Return a name in two lines as equal as its words allow, or in one where it is one word.

    >>> two_lines("Lagoa das Palmeiras")
    ('Lagoa das', 'Palmeiras')
    """
    words = name.split(" ")
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(cuts, key=lambda cut: max(map(len, cut)), default=(name,))


def _fee_text(view: View, owned: Property) -> str:
    """Return what a property costs: its land, or a night there."""
    built = view.built[owned]
    if built:
        fee = money(DEEDS[owned].fee(built))
        return translate("HotelBoard", "{fee} a night", fee=fee)
    land = money(DEEDS[owned].land)
    if view.owners[owned] == NOBODY:
        return translate("HotelBoard", "for sale: {price}", price=land)
    return translate("HotelBoard", "bare land")


def _draw_offices(painter: QPainter) -> None:
    look = theme.current()
    bank, hall = translate("HotelBoard", "Bank"), translate("HotelBoard", "Town Hall")
    for at, name in ((BANK_AT, bank), (TOWN_HALL_AT, hall)):
        box = QRectF(at.x() - 78, at.y() - 30, 156, 60)
        painter.setPen(QPen(look.safe_brass, 3))
        painter.setBrush(look.paper_raised)
        painter.drawRoundedRect(box, 8, 8)
        _write(painter, at, name, 25, look.ink, 140, bold=True)


def _draw_key(painter: QPainter) -> None:
    """Say what the signs of the tiles mean, as the key of a map does."""
    look = theme.current()
    for line, kind in enumerate(_KEY):
        at = KEY_AT + QPointF(0, line * _KEY_PITCH)
        painter.save()
        painter.translate(at)
        painter.scale(0.62, 0.62)
        glyphs.draw_kind(painter, QPointF(), kind, look.ink_muted)
        painter.restore()
        _write(painter, at + QPointF(27, 0), glyphs.LETTERS[kind], 21, look.ink, 30, bold=True)
        name = kind_name(kind)
        painter.setFont(shrunk(unit_font(21), name, _KEY_WIDTH))
        painter.setPen(look.ink)
        room = QRectF(at.x() + 44, at.y() - 16, _KEY_WIDTH, 32)
        painter.drawText(room, LEFT, name)


def _write(
    painter: QPainter,
    middle: QPointF,
    text: str,
    units: int,
    ink: QColor,
    width: float,
    *,
    bold: bool = False,
) -> float:
    """Write a text around a point, smaller where it would be too wide, and return its width."""
    font = shrunk(unit_font(units, bold=bold), text, width)
    painter.setFont(font)
    painter.setPen(ink)
    box = QRectF(middle.x() - width / 2, middle.y() - units, width, 2 * units)
    painter.drawText(box, _CENTER, text)
    return painter.fontMetrics().horizontalAdvance(text)


def tile_facts(view: View, names: Names, tile: Tile) -> str:
    """Return who and what stands on a tile, for tips and screen readers; empty for nothing."""
    facts = []
    held = view.entrances[tile]
    if held != NOBODY:
        fee = money(DEEDS[held].fee(view.built[held]))
        facts.append(
            translate(
                "HotelBoard", "entrance of {hotel} ({owner}), {fee} a night",
                hotel=property_name(held), owner=names.within(view.owners[held]), fee=fee,
            )
        )  # fmt: skip
    facts += [
        translate("HotelBoard", "car of {player}", player=names.within(seat))
        for seat in range(view.players)
        if view.tiles[seat] == tile and not view.out[seat]
    ]
    return join_terse(facts)
