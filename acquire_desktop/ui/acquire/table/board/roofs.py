"""The roofs of a chain seen from above: slopes, small houses, shadows, and marks if wanted."""

import math
from functools import lru_cache, partial
from random import Random
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPen,
    QTransform,
)

from acquire_desktop.games.acquire.engine.board import COLUMNS, Tile
from acquire_desktop.ui.acquire.table.board.drawing import (
    INSET,
    OUTLINE,
    Tiles,
    draw_on_spaces,
    draw_slopes,
    draw_text,
    has_details,
    logical_pixel,
    shape_of,
)
from acquire_desktop.ui.acquire.table.board.geometry import SIDE, space_rect
from acquire_desktop.ui.acquire.table.board.space_pictures import (
    ROOF_SAMPLES,
    copy_roof,
    grid_of,
    space_picture,
)
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import Pattern, with_alpha

_GARDEN: Final = INSET + 8
"""Where the flat part of a roof begins, from the middle of the street, in scene units."""
_EAVES: Final = INSET + 3.5
"""Where its slopes end."""
_KINDS: Final = 7
"""Ways in which houses stand on a roof."""
_LIT: Final = 0.4
_LINES: Final = 6
"""Lines of a pattern in a space; even, as rows of dots are staggered."""
_SLANTING_LINES: Final = 5
_SHADOW_DEPTH: Final = 5.0
_SHADOW_BLUR: Final = 4.0
SHADOW_REACH: Final = _SHADOW_DEPTH + _SHADOW_BLUR
"""How far a shadow falls beyond its space, in scene units."""
_SHADOW_STEPS: Final = 6
_LEAST_LETTER_PX: Final = 13
_LETTER_SHARE: Final = 0.2
_MOST_LETTER_SHARE: Final = 0.4
"""Height of a letter as a part of its space."""


def draw_shadows(painter: QPainter, tiles: Tiles) -> None:
    """Draw the soft shadows of buildings; those of neighbours join without a seam."""
    draw_on_spaces(painter, tiles, "shadow", _paint_shadow, SHADOW_REACH)


def _paint_shadow(painter: QPainter, tile: Tile) -> None:
    """Draw a square that fades out evenly about its edge: two beside each other make one."""
    shadow = theme.current().shadow
    color = with_alpha(shadow, 1 - (1 - shadow.alphaF()) ** (1 / _SHADOW_STEPS))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    square = space_rect(tile).translated(_SHADOW_DEPTH / 2, _SHADOW_DEPTH)
    for step in range(_SHADOW_STEPS):
        out = _SHADOW_BLUR * (1 - 2 * (step + 0.5) / _SHADOW_STEPS)
        painter.drawRoundedRect(square.adjusted(-out, -out, out, out), 4 + out / 2, 4 + out / 2)


def draw_roof(painter: QPainter, tiles: Tiles, letter: str) -> None:
    """Draw the buildings of a chain as one roofscape, with marks where they are wanted."""
    grid = grid_of(painter)
    if grid is None:
        _paint_roof(painter, tiles, letter)
    else:

        def samples(sampler: QPainter) -> None:
            for number, sample in enumerate(ROOF_SAMPLES):
                sampler.save()
                sampler.setClipRect(QRectF(number * SIDE, 0, SIDE, SIDE))
                sampler.translate(number * SIDE - SIDE, -SIDE)
                _paint_roof(sampler, sample, letter)
                sampler.restore()

        strip = space_picture(f"roof {letter}", grid.side_px, samples, len(ROOF_SAMPLES))
        copy_roof(painter, grid, tiles, strip)


def draw_huts(painter: QPainter, tiles: Tiles, letter: str) -> None:
    """Draw the small houses on roofs, unless they have marks."""
    if theme.marks_chains() or not has_details(painter):
        return
    for kind in range(_KINDS):
        alike = tuple(tile for tile in tiles if (tile * 3 + tile // COLUMNS) % _KINDS == kind)
        draw_on_spaces(painter, alike, f"huts {letter} {kind}", partial(_paint_huts, letter, kind))


def _paint_roof(painter: QPainter, tiles: Tiles, letter: str) -> None:
    colors = theme.chain(letter)
    shape = shape_of(tiles)
    painter.fillPath(shape, colors.fill)
    if theme.marks_chains():
        side_px = max(1, round(SIDE * painter.deviceTransform().m11()))
        painter.fillPath(shape_of(tiles, _GARDEN, 3), _pattern_brush(letter, side_px))
    draw_slopes(painter, tiles, _EAVES)
    pen = QPen(theme.current().tile_outline, OUTLINE)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(shape, pen)


def _paint_huts(letter: str, kind: int, painter: QPainter, tile: Tile) -> None:
    """Paint the small houses on a roof; some are lit by night."""
    look, fill, chance = theme.current(), theme.chain(letter).fill, Random(f"{letter}{kind}")
    for _ in range(3):
        width, height = chance.choice((0.16, 0.23, 0.3)), chance.choice((0.1, 0.15, 0.2))
        place = QPointF(chance.uniform(0.16, 0.82 - width), chance.uniform(0.16, 0.82 - height))
        hut = QRectF(place * SIDE, QSizeF(width, height) * SIDE)
        hut.translate(space_rect(tile).topLeft())
        is_lit = look.is_night and chance.random() < _LIT
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(look.plate, 0.15))
        painter.drawRoundedRect(hut.translated(1.5, 2.2), 1.5, 1.5)
        painter.setPen(QPen(fill.darker(128), 0.8))
        painter.setBrush(look.lamp if is_lit else fill.lighter(112))
        painter.drawRoundedRect(hut, 1.5, 1.5)


@lru_cache(maxsize=32)
def _pattern_brush(letter: str, side_px: int) -> QBrush:
    """Return the pattern of a chain as a space that repeats: quicker than lines in a clip.

    Args:
        letter: The chain's letter.
        side_px: Side of a space in device pixels, for sharp lines.
    """
    image = QImage(side_px, side_px, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side_px / SIDE, side_px / SIDE)
    colors = theme.chain(letter)
    is_slanting = colors.pattern in (Pattern.DIAGONAL_DOWN, Pattern.DIAGONAL_UP)
    pitch = SIDE / _SLANTING_LINES / math.sqrt(2) if is_slanting else SIDE / _LINES
    space = QRectF(0, 0, SIDE, SIDE)
    strength = 0.38 if colors.ink == QColor("white") else 0.24  # in grey, red lies beside blue
    icons.draw_pattern(painter, space, letter, with_alpha(colors.ink, strength), pitch)
    painter.setPen(QPen(with_alpha(colors.ink, 0.3), 1.2))
    for x in (0, SIDE):  # the seams between the spaces
        painter.drawLine(QLineF(x, 0, x, SIDE))
        painter.drawLine(QLineF(0, x, SIDE, x))
    painter.end()
    brush = QBrush(image)
    brush.setTransform(QTransform.fromScale(SIDE / side_px, SIDE / side_px))
    return brush


def draw_letters(painter: QPainter, tiles: Tiles, letter: str) -> None:
    """Draw the letter of a chain in a corner of some of its roofs, where marks are wanted."""
    if theme.marks_chains() and has_details(painter):
        draw_on_spaces(painter, tiles, f"letter {letter}", partial(_paint_letter, letter))


def _paint_letter(letter: str, painter: QPainter, tile: Tile) -> None:
    """The pattern would run through the strokes: it ends at a plate in the chain's colour."""
    colors, least = theme.chain(letter), theme.scaled(_LEAST_LETTER_PX) * logical_pixel(painter)
    units = min(max(least, _LETTER_SHARE * SIDE), _MOST_LETTER_SHARE * SIDE)
    corner = space_rect(tile).topLeft()
    plate = QRectF(corner.x() + _GARDEN, corner.y() + _GARDEN, units * 1.1, units * 1.1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colors.fill)
    painter.drawRoundedRect(plate, 3, 3)
    draw_text(painter, plate, letter, colors.ink, units)
