"""The drawing of roofs, blocks, plates and letters that the items of the board share."""

import math
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from acquire_desktop.engine.board import COLUMNS, TILE_NAMES, Tile
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import CHAIN_COLORS, ChainColors, Pattern, with_alpha
from acquire_desktop.ui.table.board.geometry import LOT, lot_rect, outline
from acquire_desktop.ui.table.board.lot_pictures import (
    ROOF_SAMPLES,
    SAMPLE,
    copy_roof,
    copy_to_lots,
    grid_of,
    lot_picture,
)

INSET: Final = 3.0
"""Half of a street: from the edge of a lot to its building, in scene units."""
CORNER: Final = 8.0
"""Radius of the corners of buildings, in scene units."""
OUTLINE: Final = 2.6
"""Width of the outline of buildings, in scene units: 2 px on the smallest board."""
COORDINATE: Final = 16.0
"""Height of coordinates, in scene units."""
PLATE_HEIGHT: Final = 21.0
_STRIPE: Final = 20.0
_LINES: Final = 6
"""Lines of a pattern in a lot; even, as rows of dots are staggered."""
_SLANTING_LINES: Final = 5
_MAX_TEXT_SCALE: Final = 1.4
"""Beyond this a coordinate no longer fits its lot."""
Tiles = tuple[Tile, ...] | frozenset[Tile]
_SERIF_I: Final = QFont.Tag("cv08")


def scene_font(units: float, *, bold: bool = False, most: float = math.inf) -> QFont:
    """Return the font of a height in scene units that follows the text scale up to a height.

    The capital I has serifs, so that the letter of a chain is not read as a bar.
    """
    scale = min(theme.text_scale() / 100, _MAX_TEXT_SCALE)
    return _scene_font(round(min(units * scale, most)), bold)


@lru_cache(maxsize=64)
def _scene_font(height: int, bold: bool) -> QFont:
    font = QFont(theme.font("body", bold))
    font.setPixelSize(height)
    font.setFeature(_SERIF_I, 1)
    return font


@lru_cache(maxsize=512)
def shape_of(tiles: Tiles, inset: float = INSET, corner: float = CORNER) -> QPainterPath:
    """Return the outline of a group of buildings."""
    return outline(tiles, inset, corner)


def draw_roof(painter: QPainter, tiles: Tiles, letter: str) -> None:
    """Draw the buildings of a chain as one roofscape."""
    grid = grid_of(painter)
    if grid is None:
        _paint_roof(painter, tiles, letter)
    else:

        def samples(sampler: QPainter) -> None:
            for number, sample in enumerate(ROOF_SAMPLES):
                sampler.save()
                sampler.setClipRect(QRectF(number * LOT, 0, LOT, LOT))
                sampler.translate(number * LOT - LOT, -LOT)
                _paint_roof(sampler, sample, letter)
                sampler.restore()

        strip = lot_picture(f"roof {letter}", grid.side_px, samples, len(ROOF_SAMPLES))
        copy_roof(painter, grid, tiles, strip)
    _draw_windows(painter, tiles, CHAIN_COLORS[letter])


def _paint_roof(painter: QPainter, tiles: Tiles, letter: str) -> None:
    colors = CHAIN_COLORS[letter]
    shape = shape_of(tiles)
    painter.fillPath(shape.translated(0, 3), theme.current().shadow)
    painter.fillPath(shape, colors.fill)
    garden = shape_of(tiles, INSET + 7, 5)
    side_px = max(1, round(LOT * painter.deviceTransform().m11()))
    painter.fillPath(garden, _pattern_brush(letter, side_px))
    painter.strokePath(garden, QPen(with_alpha(colors.ink, 0.32), 1.3))
    painter.strokePath(shape, QPen(theme.current().tile_outline, OUTLINE))


@lru_cache(maxsize=32)
def _pattern_brush(letter: str, side_px: int) -> QBrush:
    """Return the pattern of a chain as a lot that repeats: quicker than lines in a clip.

    Args:
        letter: The chain's letter.
        side_px: Side of a lot in device pixels, for sharp lines.
    """
    image = QImage(side_px, side_px, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.scale(side_px / LOT, side_px / LOT)
    colors = CHAIN_COLORS[letter]
    is_slanting = colors.pattern in (Pattern.DIAGONAL_DOWN, Pattern.DIAGONAL_UP)
    pitch = LOT / _SLANTING_LINES / math.sqrt(2) if is_slanting else LOT / _LINES
    lot = QRectF(0, 0, LOT, LOT)
    icons.draw_pattern(painter, lot, letter, with_alpha(colors.ink, 0.24), pitch)
    painter.end()
    brush = QBrush(image)
    brush.setTransform(QTransform.fromScale(LOT / side_px, LOT / side_px))
    return brush


def _draw_windows(painter: QPainter, tiles: Tiles, colors: ChainColors) -> None:
    """Draw the windows of the south fronts: dark by day, most of them lit by night."""
    look = theme.current()
    dark = with_alpha(colors.ink, 0.38)
    lit = look.lamp if look.name == "dark" else dark
    for tile in tiles:
        if tile + COLUMNS in tiles:
            continue
        front = lot_rect(tile)
        for index in range(5):
            is_lit = (tile * 5 + index * 3) % 4 != 0
            window = QRectF(front.left() + 12.5 + 9 * index, front.bottom() - 9, 4.4, 3.2)
            painter.fillRect(window, lit if is_lit else dark)


def draw_on_lots(
    painter: QPainter, tiles: Tiles, key: str, draw: Callable[[QPainter, Tile], None]
) -> None:
    """Draw the same on some lots, from a kept picture where that is as sharp.

    Args:
        painter: Paints the scene.
        tiles: The lots.
        key: Names what is drawn.
        draw: Draws it on a lot, and nothing beyond.
    """
    grid = grid_of(painter)
    if grid is None:
        for tile in tiles:
            draw(painter, tile)
        return

    def sample(sampler: QPainter) -> None:
        sampler.translate(-LOT, -LOT)
        draw(sampler, SAMPLE)

    copy_to_lots(painter, grid, tiles, lot_picture(key, grid.side_px, sample))


def draw_blocks(painter: QPainter, tiles: Tiles) -> None:
    """Draw independent buildings with their coordinates."""
    draw_on_lots(painter, tiles, "block", _paint_block)
    ink = theme.current().independent_ink
    for tile in tiles:
        draw_text(painter, lot_rect(tile), TILE_NAMES[tile], ink, bold=True)


def _paint_block(painter: QPainter, tile: Tile) -> None:
    look = theme.current()
    shape = shape_of((tile,))
    painter.fillPath(shape.translated(0, 3), look.shadow)
    painter.fillPath(shape, look.independent_fill)
    painter.strokePath(
        shape_of((tile,), INSET + 6, 5), QPen(with_alpha(look.independent_ink, 0.2), 1.3)
    )
    painter.strokePath(shape, QPen(look.independent_outline, OUTLINE))


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    color: QColor,
    *,
    units: float = COORDINATE,
    bold: bool = False,
) -> None:
    """Draw a short text in the middle of a rectangle, no higher than that."""
    painter.setFont(scene_font(units, bold=bold, most=rect.height()))
    painter.setPen(color)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def draw_letters(painter: QPainter, tiles: Tiles, letter: str) -> None:
    """Draw the letter of a chain on some of its roofs, on discs that keep the pattern away."""
    draw_on_lots(painter, tiles, f"letter {letter}", partial(_paint_letter, letter))


def _paint_letter(letter: str, painter: QPainter, tile: Tile) -> None:
    colors = CHAIN_COLORS[letter]
    rect = lot_rect(tile)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colors.fill)
    painter.drawEllipse(rect.center(), 14.5, 14.5)
    draw_text(painter, rect, letter, colors.ink, units=21, bold=True)


def plate_width(text: str, *, shield: bool) -> float:
    """Return the width of a plate with a text, in scene units."""
    room = 18.0 if shield else 0.0
    text_width = QFontMetricsF(scene_font(COORDINATE + 1, bold=True)).horizontalAdvance(text)
    return max(PLATE_HEIGHT, text_width + 12 + room)


def draw_plate(painter: QPainter, center: QPointF, text: str, *, shield: bool = False) -> None:
    """Draw a small plate with a text, in brass and with a shield for what is safe."""
    look = theme.current()
    font = scene_font(COORDINATE + 1, bold=True)
    height = max(PLATE_HEIGHT, QFontMetricsF(font).capHeight() + 9)
    width = plate_width(text, shield=shield)
    rect = QRectF(center.x() - width / 2, center.y() - height / 2, width, height)
    painter.setPen(QPen(look.safe_brass if shield else look.plate_ink, 1.6))
    painter.setBrush(look.plate)
    painter.drawRoundedRect(rect, 5, 5)
    if shield:
        side = 16.0
        place = QRectF(rect.left() + 5, rect.center().y() - side / 2, side, side)
        icons.draw_icon(painter, place, "shield", look.lamp)
        rect.setLeft(place.right() - 2)
    draw_text(painter, rect, text, look.plate_ink, units=COORDINATE + 1, bold=True)


def draw_ring(painter: QPainter, shape: QPainterPath, color: QColor, width: float) -> None:
    """Draw a line that stands out from every ground: the colour between two dark edges."""
    painter.strokePath(shape, QPen(theme.current().plate, width + 2.6))
    painter.strokePath(shape, QPen(color, width))


def draw_stripes(painter: QPainter, shape: QPainterPath, color: QColor) -> None:
    """Draw broad slanting stripes over roofs that are about to change their colour."""
    area = shape.boundingRect()
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(color, _STRIPE / 2))
    first = int((area.left() - area.height()) // _STRIPE)
    for index in range(first, int(area.right() // _STRIPE) + 1):
        x = index * _STRIPE
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height(), area.top()))
    painter.restore()
