"""The plan as a picture: districts, tiles, hotels and entrances of one view."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen

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
    TOWN_HALL_AT,
    district,
    entrance_at,
    legend_at,
    pose,
    tile_path,
)
from acquire_desktop.ui.hotel_tycoon.board.hotels import draw_hotel, hotel_boxes
from acquire_desktop.ui.hotel_tycoon.board.lettering import unit_font, write_around
from acquire_desktop.ui.hotel_tycoon.words.names import (
    Names,
    kind_letter,
    kind_name,
    property_name,
)
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.lettering import LEFT, shrunk
from acquire_desktop.ui.kit.look.seat_marks import mark_color
from acquire_desktop.ui.kit.texts import join_terse, money, number, translate

_KEY: Final = (TileKind.BUY, TileKind.BUILD, TileKind.FREE_ENTRANCE, TileKind.FREE_PHASE)
_KEY_UNITS, _KEY_PITCH, _KEY_WIDTH = 21, 35.0, 172.0
_OFFICE: Final = QSizeF(156, 60)
"""How large the plates of the Bank and the Town Hall are."""
_DIE, _DICE_PITCH = 72.0, 92.0
BESIDE_CAR: Final = -18.0, 27.0
"""Where a car, and an entrance, leave room on a tile: how far outside of its middle, and ahead and
behind.
"""
SIGN_AT, LETTER_AT, NUMBER_AT = QPointF(-17, -11), QPointF(21, -12), QPointF(0, 19)
"""Where these are on a tile without a car, from the middle of what is written there."""
_LETTER_WIDTH: Final = 25.0
"""Room for a letter beside the sign; a Japanese one is as wide as high."""
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
        cars = sum(at == tile and not out for at, out in zip(view.tiles, view.out, strict=True))
        _draw_tile(painter, view, tile, cars)
    _draw_lines(painter)
    for tile in range(TILE_COUNT):
        _draw_slots(painter, view, names, tile)
    for owned in range(PROPERTY_COUNT):
        draw_hotel(painter, view, names, owned)
    _draw_offices(painter)
    _draw_key(painter)
    if view.turn.dice:
        for at, pips in enumerate(view.turn.dice):
            x = (at - (len(view.turn.dice) - 1) / 2) * _DICE_PITCH
            glyphs.draw_die(painter, DICE_AT + QPointF(x, 0), _DIE, pips)


def said_at(view: View) -> list[QRectF]:
    """Return where anything stands off the track that says something, but for entrances."""
    boxes = [box for owned in range(PROPERTY_COUNT) for box in hotel_boxes(view, owned)]
    boxes += [_box(at, _OFFICE) for at in (BANK_AT, TOWN_HALL_AT)]
    if view.turn.dice:
        boxes.append(_box(DICE_AT, QSizeF(_DICE_PITCH * (len(view.turn.dice) - 1) + _DIE, _DIE)))
    return [*boxes, _key_box()]


def _key_box() -> QRectF:
    """Return where the key to the tiles lies, as wide as its words are in the language of now."""
    width = 0
    for name in map(kind_name, _KEY):
        font = shrunk(unit_font(_KEY_UNITS), name, _KEY_WIDTH)
        width = max(width, QFontMetrics(font).horizontalAdvance(name))
    height = (len(_KEY) - 1) * _KEY_PITCH + _KEY_UNITS + 6
    return QRectF(KEY_AT.x() - 16, KEY_AT.y() - _KEY_UNITS / 2 - 3, 60 + width, height)


def _box(middle: QPointF, size: QSizeF) -> QRectF:
    box = QRectF(QPointF(), size)
    box.moveCenter(middle)
    return box


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


def _draw_tile(painter: QPainter, view: View, tile: Tile, cars: int) -> None:
    """Draw a tile and its signs; where cars stand, those that have room beside them."""
    look, kind = theme.current(), BOARD[tile].kind
    painter.setPen(QPen(look.border, 2))
    painter.setBrush(look.accent if kind is TileKind.START else look.paper_raised)
    painter.drawPath(tile_path(tile))
    ink = look.accent_ink if kind is TileKind.START else look.ink
    there, letter = pose(tile), kind_letter(kind)
    if not cars:
        middle = legend_at(tile, view.entrances[tile])
        glyphs.draw_kind(painter, middle + SIGN_AT, kind, ink)
        write_around(painter, middle + LETTER_AT, letter, 30, ink, _LETTER_WIDTH, bold=True)
        if tile:
            write_around(painter, middle + NUMBER_AT, number(tile), 21, look.ink_muted, 50)
    elif tile:
        out, ahead = BESIDE_CAR
        first, second = sorted((there.side(out, ahead), there.side(out, -ahead)), key=_reading)
        write_around(painter, first, letter, 24, ink, 30, bold=True)
        write_around(painter, second, number(tile), 21, look.ink_muted, 30)
    elif cars == 1:
        write_around(painter, there.side(BESIDE_CAR[0]), letter, 24, ink, 30, bold=True)


def _reading(at: QPointF) -> float:
    """Return a number that is lower for what is read first."""
    return at.x() + 2 * at.y()


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


def _draw_offices(painter: QPainter) -> None:
    look = theme.current()
    bank, hall = translate("HotelBoard", "Bank"), translate("HotelBoard", "Town Hall")
    for at, name in ((BANK_AT, bank), (TOWN_HALL_AT, hall)):
        box = _box(at, _OFFICE)
        painter.setPen(QPen(look.safe_brass, 3))
        painter.setBrush(look.paper_raised)
        painter.drawRoundedRect(box, 8, 8)
        write_around(painter, at, name, 25, look.ink, 140, bold=True)


def _draw_key(painter: QPainter) -> None:
    """Explain the signs of the tiles, as the key of a map does."""
    look = theme.current()
    for line, kind in enumerate(_KEY):
        at = KEY_AT + QPointF(0, line * _KEY_PITCH)
        painter.save()
        painter.translate(at)
        painter.scale(0.62, 0.62)
        glyphs.draw_kind(painter, QPointF(), kind, look.ink_muted)
        painter.restore()
        write_around(painter, at + QPointF(27, 0), kind_letter(kind), 21, look.ink, 30, bold=True)
        name = kind_name(kind)
        painter.setFont(shrunk(unit_font(_KEY_UNITS), name, _KEY_WIDTH))
        painter.setPen(look.ink)
        room = QRectF(at.x() + 44, at.y() - 16, _KEY_WIDTH, 32)
        painter.drawText(room, LEFT, name)


def tile_facts(view: View, names: Names, tile: Tile) -> str:
    """Return the entrance and the cars on a tile, for tips and screen readers; empty for none."""
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
