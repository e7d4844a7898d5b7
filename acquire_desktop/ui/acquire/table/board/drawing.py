"""The drawing of roofs, blocks, plates and letters that the items of the board share."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
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
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.kept_pictures import draw_kept

INSET: Final = 3.0
"""Half of a street: from the edge of a space to its building, in scene units."""
CORNER: Final = 8.0
"""Radius of the corners of buildings, in scene units."""
OUTLINE: Final = 2.6
"""Width of the outline of buildings, in scene units: 2 px on the smallest board."""
TILE_INSET: Final = 5.0
"""From the edge of a space to a tile that stands alone, in scene units."""
_COORDINATE: Final = 0.27 * SIDE
_COORDINATE_PX: Final = (13, 22)
_MOST_COORDINATE: Final = 0.36 * SIDE
"""Height of the coordinate on a tile: in scene units, in pixels, and at most."""
_HEAD: Final = 0.19 * SIDE
_HEAD_PX: Final = (12, 16)
_MOST_HEAD_SCALE: Final = 1.35
"""The same at the frame, and how far it follows the scale of the text."""
_STRIPE: Final = 20.0
_LEAST_SPACE_PX: Final = 16
"""Side of a space in logical pixels; smaller boards are thumbnails."""
_SLOPES: Final = {
    (0, -1): (Qt.GlobalColor.white, 0.36),
    (-1, 0): (Qt.GlobalColor.white, 0.26),
    (1, 0): (Qt.GlobalColor.black, 0.24),
    (0, 1): (Qt.GlobalColor.black, 0.3),
}
"""The light on a slope by the direction to which it falls; the sun stands in the north-west."""
Tiles = tuple[Tile, ...] | frozenset[Tile]
_SERIF_I: Final = QFont.Tag("cv08")


@lru_cache(maxsize=64)
def scene_font(height: int, bold: bool = True) -> QFont:
    """Return the font of a height in scene units; the capital I has serifs and is no bar."""
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


@lru_cache(maxsize=128)
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
    """Draw independent tiles with their coordinates."""
    draw_on_spaces(painter, tiles, "block", _paint_block, SIDE / 8)
    for tile in tiles:
        draw_coordinate(painter, tile, theme.current().independent_ink)


def draw_coordinate(painter: QPainter, tile: Tile, color: QColor) -> None:
    """Draw the coordinate of a tile in the middle of its space, unless that is too small."""
    if has_details(painter):
        least, most = (px * logical_pixel(painter) for px in _COORDINATE_PX)
        units = min(max(_COORDINATE, least), most, _MOST_COORDINATE)
        draw_text(painter, space_rect(tile), TILE_NAMES[tile], color, units)


def draw_head(painter: QPainter, place: QRectF, text: str, *, is_pointed: bool = False) -> None:
    """Draw the number of a column or the letter of a row at the frame."""
    look, scale = theme.current(), min(theme.text_scale() / 100, _MOST_HEAD_SCALE)
    least, most = (px * logical_pixel(painter) for px in _HEAD_PX)
    units = min(max(_HEAD, least), most) * scale
    color = look.accent if is_pointed else look.space_label
    draw_text(painter, place, text, color, min(units, place.height()), bold=is_pointed)


def draw_space_name(painter: QPainter, tile: Tile, *, is_low: bool = False) -> None:
    """Draw the coordinate of an empty space on a piece of bare street.

    Args:
        painter: Paints the scene.
        tile: The space.
        is_low: Whether something stands in the middle of the space.
    """
    look, space = theme.current(), space_rect(tile)
    plate = QRectF(0, 0, SIDE * 0.62, SIDE * 0.36)
    plate.moveCenter(space.center() + QPointF(0, SIDE * 0.28 if is_low else 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(look.board, 0.82))
    painter.drawRoundedRect(plate, 4, 4)
    units = max(_COORDINATE * 0.9, _HEAD_PX[0] * logical_pixel(painter))
    draw_text(painter, plate, TILE_NAMES[tile], look.space_label, units, bold=False)


def draw_carried(painter: QPainter, box: QRectF, tile: Tile) -> None:
    """Draw a tile that is carried to the board, in a box of pixels."""
    look = theme.current()
    draw_kept(painter, box, f"carried tile {look.name}", _paint_carried)
    painter.save()
    _count_in_spaces(painter, box)
    text, box = TILE_NAMES[tile], space_rect(SAMPLE)
    draw_text(painter, box, text, look.independent_ink, _COORDINATE)
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
    shape = shape_of((tile,), TILE_INSET, CORNER - 2)
    painter.fillPath(shape.translated(1.5, 3.5), look.shadow)
    painter.fillPath(shape, look.independent_fill)
    painter.strokePath(shape, QPen(look.independent_outline, 1.6))
    inner = shape_of((tile,), TILE_INSET + 4.5, CORNER - 4)
    painter.strokePath(inner, QPen(with_alpha(look.independent_ink, 0.18), 1.2))


def draw_text(
    painter: QPainter, rect: QRectF, text: str, color: QColor, units: float, *, bold: bool = True
) -> None:
    """Draw a short text of a height in the middle of a rectangle."""
    painter.setFont(scene_font(max(1, round(units)), bold))
    painter.setPen(color)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)


def draw_ring(painter: QPainter, shape: QPainterPath, color: QColor, width: float) -> None:
    """Draw a line that stands out from every ground: the colour between two dark edges."""
    for each, breadth in ((theme.current().plate, width + 3.4), (color, width)):
        pen = QPen(each, breadth)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(shape, pen)


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
