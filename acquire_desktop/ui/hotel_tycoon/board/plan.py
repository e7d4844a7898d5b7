"""The plan as a picture: districts, tiles, hotels and entrances of one view."""

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from acquire_desktop.games.hotel_tycoon.engine.board import (
    BOARD,
    NOBODY,
    PROPERTY_COUNT,
    TILE_COUNT,
    Property,
    Slot,
    Tile,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.board import glyphs
from acquire_desktop.ui.hotel_tycoon.board.geometry import (
    BANK_AT,
    LANE,
    PLAN,
    TILE_DEPTH,
    TOWN_HALL_AT,
    district,
    entrance_at,
    legend_at,
    pose,
    ring,
    tile_path,
)
from acquire_desktop.ui.hotel_tycoon.board.hotels import draw_hotel, name_font
from acquire_desktop.ui.hotel_tycoon.words.names import (
    Names,
    property_name,
)
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.lettering import shrunk
from acquire_desktop.ui.kit.look.seat_marks import mark_color
from acquire_desktop.ui.kit.look.streets import draw_blocks
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import join_terse, money, translate

_OFFICE: Final = QSizeF(170, 60)
"""How large the plates of the Bank and the Town Hall are."""
SIGN, SMALL_SIGN = 25.0, 15.0
"""Half of the sign of a tile, and of one beside a car."""
BESIDE_CAR: Final = -14.0
"""How far outside of the middle of a tile that sign is."""
_BLOCK: Final = 62.0
"""The side of a block of the city."""
_TINT, _TINT_BY_NIGHT = 0.2, 0.26
_CENTER: Final = Qt.AlignmentFlag.AlignCenter
_LINES: Final = (6.5, 25.5, 30.5)
"""The places of the lines across the track: Bank, Town Hall, start."""


def draw_city(painter: QPainter) -> None:
    """Draw the ground of all districts: streets, houses and parks."""
    look = theme.current()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.city.frame)
    painter.drawRoundedRect(PLAN, 44, 44)
    land = QPainterPath()
    for owned in range(PROPERTY_COUNT):
        land.addPath(district(owned))
    painter.fillPath(land, look.board)
    painter.save()
    painter.setClipPath(land)
    painter.scale(_BLOCK, _BLOCK)
    across, down = (ceil(each / _BLOCK / 2) for each in (PLAN.width(), PLAN.height()))
    draw_blocks(painter, range(-across, across), range(-down, down))
    painter.restore()


def draw_plan(painter: QPainter, view: View, names: Names) -> None:
    """Draw all that lies still on the city."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for owned in range(PROPERTY_COUNT):
        _draw_district(painter, view, names, owned)
    _draw_road(painter)
    for tile in range(TILE_COUNT):
        cars = sum(at == tile and not out for at, out in zip(view.tiles, view.out, strict=True))
        _draw_tile(painter, view, tile, cars)
    _draw_lines(painter)
    for tile in range(TILE_COUNT):
        _draw_slots(painter, view, names, tile)
    for owned in range(PROPERTY_COUNT):
        draw_hotel(painter, view, names, owned)
    _draw_offices(painter)


def _box(middle: QPointF, size: QSizeF) -> QRectF:
    box = QRectF(QPointF(), size)
    box.moveCenter(middle)
    return box


def _draw_district(painter: QPainter, view: View, names: Names, owned: Property) -> None:
    """Tint the land of a property with the colour of its owner."""
    look, owner = theme.current(), view.owners[owned]
    painter.save()
    painter.setClipPath(district(owned))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if owner == NOBODY:
        painter.setPen(QPen(look.border, 4))
    else:
        color = mark_color(names.mark(owner))
        tint = _TINT_BY_NIGHT if look.is_night else _TINT
        painter.fillPath(district(owned), with_alpha(color, tint))
        painter.setPen(QPen(color, 12))
    painter.drawPath(district(owned))
    painter.restore()


def _draw_road(painter: QPainter) -> None:
    look = theme.current()
    road = ring(TILE_DEPTH / 2).subtracted(ring(-TILE_DEPTH / 2))
    painter.fillPath(road, look.city.frame)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(with_alpha(look.paper_raised, 0.8), 3, Qt.PenStyle.DashLine))
    painter.drawPath(ring(LANE + 20))
    painter.setPen(QPen(look.border, 3))
    for out in (TILE_DEPTH / 2, -TILE_DEPTH / 2):
        painter.drawPath(ring(out))


def _draw_tile(painter: QPainter, view: View, tile: Tile, cars: int) -> None:
    """Draw a tile and its sign; where a car stands, a small one that has room beside it."""
    look, kind = theme.current(), BOARD[tile].kind
    painter.setPen(QPen(with_alpha(look.border, 0.6), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(tile_path(tile))
    if not cars:
        glyphs.draw_space_sign(painter, legend_at(tile, view.entrances[tile]), kind, SIGN)
    elif tile or cars == 1:
        glyphs.draw_space_sign(painter, pose(tile).side(BESIDE_CAR), kind, SMALL_SIGN)


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
        painter.setBrush(look.paper_raised)
        painter.drawEllipse(at, 6, 6)
        if side.slot is Slot.RESERVED:
            glyphs.draw_star(painter, at, 14, look.brass_ink)


def _draw_lines(painter: QPainter) -> None:
    look = theme.current()
    painter.setPen(QPen(look.brass, 8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    for place in _LINES:
        there = pose(place)
        painter.drawLine(there.side(56), there.side(-56))


def _draw_offices(painter: QPainter) -> None:
    look = theme.current()
    bank, hall = translate("HotelBoard", "Bank"), translate("HotelBoard", "Town Hall")
    for at, name in ((BANK_AT, bank), (TOWN_HALL_AT, hall)):
        draw_box(painter, _box(at, _OFFICE), 8, look.paper_raised, QPen(look.brass, 4))
        painter.setFont(shrunk(name_font(25), name.upper(), _OFFICE.width() - 12))
        painter.setPen(look.ink)
        painter.drawText(_box(at, _OFFICE).translated(0, 2), _CENTER, name.upper())


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
