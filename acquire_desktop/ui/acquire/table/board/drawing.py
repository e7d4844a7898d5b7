"""The drawing of roofs, blocks, plates and letters that the items of the board share."""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPen,
)

from acquire_desktop.games.acquire.engine.board import TILE_NAMES, Tile
from acquire_desktop.ui.acquire.table.board.geometry import SIDE, outline, slopes, space_rect
from acquire_desktop.ui.acquire.table.board.space_pictures import (
    SAMPLE,
    copy_to_spaces,
    grid_of,
    space_picture,
)
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.kept_pictures import draw_kept

INSET: Final = 3.0
"""Half of a street: from the edge of a space to its building, in scene units."""
CORNER: Final = 8.0
"""Radius of the corners of buildings, in scene units."""
OUTLINE: Final = 2.6
"""Width of the outline of buildings, in scene units: 2 px on the smallest board."""
COORDINATE: Final = 16.0
"""Height of coordinates, in scene units."""
PLATE_HEIGHT: Final = 21.0
GHOST_ALPHA: Final = 0.13
"""Of the colour of a tile of the hand, on its space."""
_STRIPE: Final = 20.0
_LEAST_SPACE_PX: Final = 16
"""Side of a space in logical pixels; smaller boards are thumbnails."""
_MAX_TEXT_SCALE: Final = 1.4
"""Beyond this a coordinate no longer fits its space."""
_SLOPES: Final = {
    (0, -1): (Qt.GlobalColor.white, 0.26),
    (-1, 0): (Qt.GlobalColor.white, 0.13),
    (1, 0): (Qt.GlobalColor.black, 0.13),
    (0, 1): (Qt.GlobalColor.black, 0.26),
}
"""The light on a slope by the direction to which it falls; the sun stands in the north-west."""
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


def logical_pixel(painter: QPainter) -> float:
    """Return the side of a logical pixel of the screen, in scene units."""
    ratio = QGuiApplication.primaryScreen().devicePixelRatio()
    return ratio / painter.deviceTransform().m11()


def has_details(painter: QPainter) -> bool:
    """Return whether spaces are so large that letters and windows are more than noise."""
    return _LEAST_SPACE_PX * logical_pixel(painter) <= SIDE


@lru_cache(maxsize=512)
def shape_of(tiles: Tiles, inset: float = INSET, corner: float = CORNER) -> QPainterPath:
    """Return the outline of a group of buildings."""
    return outline(tiles, inset, corner)


def draw_slopes(painter: QPainter, tiles: Tiles, inner: float, strength: float = 1) -> None:
    """Draw light and shade on the slopes of roofs, over their colour.

    Args:
        painter: Paints the scene.
        tiles: The spaces under the roofs.
        inner: Where the slopes end, from the middle of the street.
        strength: Fainter on small or light roofs.
    """
    painter.save()
    painter.setClipPath(shape_of(tiles), Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    for direction, slope in slopes(tiles, INSET, inner):
        light, alpha = _SLOPES[direction]
        painter.setBrush(with_alpha(QColor(light), alpha * strength))
        painter.drawPolygon(slope)
    painter.restore()


def draw_on_spaces(
    painter: QPainter,
    tiles: Tiles,
    key: str,
    draw: Callable[[QPainter, Tile], None],
    reach: float = 0,
) -> None:
    """Draw the same on some spaces, from a kept picture where that is as sharp.

    Args:
        painter: Paints the scene.
        tiles: The spaces.
        key: Names what is drawn.
        draw: Draws it on a space.
        reach: How far it reaches beyond the space on all sides, in scene units.
    """
    grid = grid_of(painter)
    if grid is None:
        for tile in tiles:
            draw(painter, tile)
        return

    def sample(sampler: QPainter) -> None:
        sampler.translate(-SIDE, -SIDE)
        draw(sampler, SAMPLE)

    picture = space_picture(key, grid.side_px, sample, reach=reach)
    copy_to_spaces(painter, grid, tiles, picture)


def draw_blocks(painter: QPainter, tiles: Tiles) -> None:
    """Draw independent buildings with their coordinates."""
    draw_on_spaces(painter, tiles, "block", _paint_block)
    if not has_details(painter):
        return
    ink = theme.current().independent_ink
    for tile in tiles:
        draw_text(painter, space_rect(tile), TILE_NAMES[tile], ink, bold=True)


def draw_carried(painter: QPainter, box: QRectF, tile: Tile) -> None:
    """Draw a tile that is carried to the board, in a box of pixels."""
    look = theme.current()
    draw_kept(painter, box, f"carried tile {look.name}", _paint_carried)
    painter.save()
    _count_in_spaces(painter, box)
    draw_text(painter, space_rect(SAMPLE), TILE_NAMES[tile], look.independent_ink, bold=True)
    painter.restore()


def _paint_carried(painter: QPainter, box: QRectF) -> None:
    _count_in_spaces(painter, box)
    _paint_block(painter, SAMPLE)


def _count_in_spaces(painter: QPainter, box: QRectF) -> None:
    """Let the sample space fill a box."""
    painter.translate(box.topLeft())
    painter.scale(box.width() / SIDE, box.height() / SIDE)
    painter.translate(-space_rect(SAMPLE).topLeft())


def _paint_block(painter: QPainter, tile: Tile) -> None:
    look = theme.current()
    shape = shape_of((tile,))
    painter.fillPath(shape, look.independent_fill)
    draw_slopes(painter, (tile,), INSET + 6, 0.6)
    painter.strokePath(
        shape_of((tile,), INSET + 6, 3), QPen(with_alpha(look.independent_ink, 0.2), 1.2)
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


def draw_coordinate(painter: QPainter, tile: Tile, color: QColor, *, bold: bool = True) -> None:
    """Draw the coordinate of a space in its upper part, over a sign."""
    box = space_rect(tile).adjusted(0, 6, 0, -32)
    draw_text(painter, box, TILE_NAMES[tile], color, bold=bold)


class Plate(NamedTuple):
    """A small plate with a text."""

    center: QPointF
    text: str
    has_shield: bool = False
    """Whether it is in brass and has a shield, for what is safe."""


def plate_rect(plate: Plate) -> QRectF:
    """Return what a plate covers, in scene units."""
    metrics = QFontMetricsF(scene_font(COORDINATE + 1, bold=True))
    room = 18.0 if plate.has_shield else 0.0
    width = max(PLATE_HEIGHT, metrics.horizontalAdvance(plate.text) + 12 + room)
    height = max(PLATE_HEIGHT, metrics.capHeight() + 9)
    return QRectF(plate.center.x() - width / 2, plate.center.y() - height / 2, width, height)


def draw_plate(painter: QPainter, plate: Plate) -> None:
    """Draw a plate."""
    look, rect = theme.current(), plate_rect(plate)
    painter.setPen(QPen(look.safe_brass if plate.has_shield else look.plate_ink, 1.6))
    painter.setBrush(look.plate)
    painter.drawRoundedRect(rect, 5, 5)
    if plate.has_shield:
        side = 16.0
        place = QRectF(rect.left() + 5, rect.center().y() - side / 2, side, side)
        icons.draw_icon(painter, place, "shield", look.lamp)
        rect.setLeft(place.right() - 2)
    draw_text(painter, rect, plate.text, look.plate_ink, units=COORDINATE + 1, bold=True)


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
