"""Painting of the rail: a tile with its coordinate, what it would do, and the back of a tile."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect
from acquire_desktop.ui.acquire.table.board.items import UNPLACEABLE
from acquire_desktop.ui.acquire.words.effect_texts import effect_verb
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.kept_pictures import draw_kept
from acquire_desktop.ui.kit.look.lettering import LEFT, shrunk, width_px, write
from acquire_desktop.ui.kit.painted_button import draw_box

WORDS_GAP_PX: Final = 6
"""Between a tile and what stands beside it."""
_NAME_SHARE: Final = 0.36
_CREST_SHARE: Final = 0.38
_CORNER_SHARE: Final = 0.34
_RADIUS_SHARE: Final = 0.14
"""Of the side of a tile: its coordinate, a crest beside it and over its corner, and its corners."""
_KEY_LEAST: Final = 3.2
"""How high a tile with its key is at least, in heights of small letters."""
_WIDEST_NAME: Final = "10H"
LARGE_TILE_PX: Final = 70
"""From this side on a tile has larger words, rises higher and has a larger bell beside it."""
_STAR: Final = "★"
_LIT: Final = 0.16
"""How much brass lies over a chosen tile."""


def draw_rail(painter: QPainter, room: QSize, wood_px: int) -> None:
    """Draw the wood at the lower edge of a room, so high in pixels."""
    look, wood = theme.current(), QRectF(0, room.height() - wood_px, room.width(), wood_px)
    edge = QPen(look.border, theme.HAIRLINE_PX)
    draw_box(painter, wood.adjusted(0.5, 0.5, -0.5, -0.5), 5, look.wood, edge)


def words_px(side: float) -> int:
    """Return the room beside a tile in which what any tile may do is whole, in pixels."""
    size = _words_size(side)
    words = max(width_px(effect_verb(kind), size, bold=True) for kind in EffectKind)
    return words + 2 * WORDS_GAP_PX


def _words_size(side: float) -> theme.TextSize:
    return "body" if side >= LARGE_TILE_PX * theme.zoom() else "small"


def crests_px(side: float) -> float:
    """Return the room beside a tile that its crests need without words, in pixels."""
    return side * _CREST_SHARE + WORDS_GAP_PX


def draw_tile(
    painter: QPainter, tile: QRectF, effect: TileEffect, *, is_chosen: bool, is_lit: bool
) -> None:
    """Draw a tile of the hand.

    Args:
        painter: Draws.
        tile: Where the tile is.
        effect: What it would do.
        is_chosen: Whether it is chosen, with an edge of brass.
        is_lit: Whether the pointer is over it.
    """
    look, is_solid = theme.current(), effect.kind not in UNPLACEABLE
    pen = QPen(look.independent_outline if is_solid else look.border, 1.6)
    if is_chosen:
        pen = QPen(look.brass, 3)
    fill = look.independent_fill if is_solid else look.panel
    glow = with_alpha(look.brass, _LIT if is_chosen else _LIT / 2 if is_lit else 0)
    key = f"rail {look.name} {is_solid} {is_chosen} {is_lit}"
    room = tile.adjusted(-2, -2, 3, 5)  # with its outline and shadow
    draw_kept(painter, room, key, partial(_paint_face, is_solid, fill, glow, pen))
    font = theme.figure_font(round(tile.height() * _NAME_SHARE))
    painter.setFont(shrunk(font, _WIDEST_NAME, tile.width() - 6))
    painter.setPen(look.independent_ink if is_solid else look.ink_muted)
    painter.drawText(tile, Qt.AlignmentFlag.AlignCenter, TILE_NAMES[effect.tile])


def _paint_face(
    is_solid: bool, fill: QColor, glow: QColor, pen: QPen, painter: QPainter, room: QRectF
) -> None:
    tile = room.adjusted(2, 2, -3, -5)
    radius = tile.width() * _RADIUS_SHARE
    if is_solid:
        draw_box(painter, tile.translated(1.5, 3), radius, theme.current().shadow)
    else:
        pen.setDashPattern([3, 2])
    draw_box(painter, tile, radius, fill)
    draw_box(painter, tile, radius, glow, pen)


def draw_words(
    painter: QPainter, tile: QRectF, effect: TileEffect, letters: Sequence[str], *, is_strong: bool
) -> None:
    """Draw what a tile would do beside it: a word, and the crests of the chains below."""
    look, left = theme.current(), tile.right() + WORDS_GAP_PX
    size = _words_size(tile.height())
    line = theme.text_px(size) * 1.5
    box = QRectF(left, tile.top() + tile.height() * 0.08, 1000, line)
    ink = look.ink if effect.kind not in UNPLACEABLE else look.ink_muted
    write(painter, box, effect_verb(effect.kind), ink, size, bold=is_strong, flags=LEFT)
    side = tile.height() * _CREST_SHARE
    top = min(box.bottom() + 1, tile.bottom() - side - 2)
    for at, letter in enumerate(letters):
        step = side + 2 if len(letters) < 3 else side * 0.7
        draw_chip(painter, QRectF(left + at * step, top, side, side), letter, outlined=True)


def draw_crests(
    painter: QPainter, tile: QRectF, effect: TileEffect, letters: Sequence[str], *, has_room: bool
) -> None:
    """Draw what a tile would do without words: crests, or a star where it founds a chain.

    Args:
        painter: Draws.
        tile: Where the tile is.
        effect: What it would do.
        letters: Of the chains that it touches.
        has_room: Whether they stand beside the tile; else they lie over its corner.
    """
    side = tile.height() * (_CREST_SHARE if has_room else _CORNER_SHARE)
    left = tile.right() + WORDS_GAP_PX - 1 if has_room else tile.right() - side + 2
    place = QRectF(left, tile.top() + (3 if has_room else -2), side, side)
    look = theme.current()
    if effect.kind in UNPLACEABLE:
        icons.draw_icon(painter, place, effect.kind.value, look.ink_muted)
        return
    if effect.kind is EffectKind.FOUNDS:
        painter.setFont(theme.figure_font(round(side)))
        painter.setPen(look.brass_ink)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, _STAR)
    step = side + 3 if len(letters) < 3 else (tile.height() - side) / (len(letters) - 1)
    for at, letter in enumerate(letters):
        draw_chip(painter, place.translated(0, at * step), letter, outlined=True)


def draw_key(painter: QPainter, tile: QRectF, effect: TileEffect, sign: str) -> None:
    """Draw at the upper left of a tile the key that chooses it, if there is room for both."""
    look = theme.current()
    if tile.height() < _KEY_LEAST * theme.text_px("small"):
        return
    ink = look.ink_muted if effect.kind in UNPLACEABLE else look.independent_ink
    place = QRectF(tile.left() + 5, tile.top() + 1, tile.width() / 2, theme.text_px("small") * 1.3)
    write(painter, place, sign, ink, "small", flags=LEFT)


def draw_back(painter: QPainter, tile: QRectF, ratio: float) -> None:
    """Draw the back of a tile: the logo in a frame."""
    look, radius = theme.current(), tile.width() * _RADIUS_SHARE
    draw_box(painter, tile.translated(1.5, 3), radius, look.shadow)
    draw_box(painter, tile, radius, look.pressed, QPen(look.border, 1.6))
    inner = tile.adjusted(6, 6, -6, -6)
    draw_box(painter, inner, radius / 2, pen=QPen(look.hairline, 1.4))
    side = round(tile.width() * 0.46)
    middle = tile.center()
    painter.drawPixmap(
        QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side).toRect(),
        icons.logo_pixmap(side, ratio),
    )
