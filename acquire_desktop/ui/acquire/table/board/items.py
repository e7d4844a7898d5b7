"""Board items: one graphics item for each layer or chain, and for what is pointed out."""

from functools import lru_cache, partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from acquire_desktop.games.acquire.engine.board import COLUMNS, ROWS, Chain, Tile
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect, View
from acquire_desktop.ui.acquire.table.board import drawing, roofs
from acquire_desktop.ui.acquire.table.board.drawing import (
    CORNER,
    INSET,
    OUTLINE,
    draw_ring,
    shape_of,
)
from acquire_desktop.ui.acquire.table.board.geometry import (
    PLAN,
    SHEET,
    SIDE,
    column_head,
    row_head,
    space_rect,
)
from acquire_desktop.ui.acquire.table.board.hint_marks import Marks, draw_mark
from acquire_desktop.ui.acquire.table.board.layers import BoardItem, Layer
from acquire_desktop.ui.acquire.table.board.space_pictures import grid_of, in_pixels, place_of
from acquire_desktop.ui.acquire.table.board.towers import Tower, draw_tower, size_rect, tower_of
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.streets import draw_city

_UNPLACEABLE: Final = (EffectKind.BLOCKED, EffectKind.UNPLAYABLE)
_MARK_SIDE, _MARK_OUT = 25.0, 8.0
"""How large a mark is, and how far it stands out over its space, in scene units."""


class GroundItem(BoardItem):
    """The city under the board, and the coordinates at its frame; kept as a picture."""

    def __init__(self) -> None:
        super().__init__()
        self.area = SHEET

    def draw(self, painter: QPainter) -> None:
        grid = grid_of(painter, snaps=True)
        if grid is None:
            _paint_ground(painter)
            return
        place = place_of(SHEET, grid.side_px)
        picture = _ground(grid.side_px, theme.current().name, theme.text_scale())
        with in_pixels(painter):
            painter.drawPixmap(grid.left_px + place.x(), grid.top_px + place.y(), picture)


@lru_cache(maxsize=2)
def _ground(side_px: int, _theme_name: str, _text_scale: int) -> QPixmap:
    place = place_of(SHEET, side_px)
    picture = QPixmap(place.size())
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-place.topLeft())
    painter.scale(side_px / SIDE, side_px / SIDE)
    _paint_ground(painter)
    painter.end()
    return picture


def _paint_ground(painter: QPainter) -> None:
    look, plan = theme.current(), QPainterPath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.city.frame)
    painter.drawRoundedRect(SHEET, CORNER, CORNER)
    plan.addRoundedRect(PLAN.adjusted(-3, -3, 3, 3), 6, 6)
    painter.fillPath(plan, look.board)
    painter.save()
    painter.setClipPath(plan, Qt.ClipOperation.IntersectClip)
    draw_city(painter, SIDE, range(COLUMNS), ROWS)
    painter.restore()
    for column in range(COLUMNS):
        drawing.draw_text(painter, column_head(column), str(column + 1), look.space_label)
    for row in range(ROWS):
        drawing.draw_text(painter, row_head(row), "ABCDEFGHI"[row], look.space_label)


class Blocks(Layer):
    """All independent buildings."""

    subject: tuple[Tile, ...] = ()

    def show_tiles(self, tiles: tuple[Tile, ...]) -> None:
        """Draw these buildings and no others."""
        self.set_subject(tiles, tiles)

    def draw_shadows(self, painter: QPainter) -> None:
        roofs.draw_shadows(painter, self.subject)

    def draw(self, painter: QPainter) -> None:
        drawing.draw_blocks(painter, self.subject)


class _Chain(NamedTuple):
    tiles: tuple[Tile, ...]
    headquarters: Tile | None
    tower: Tower


class ChainRoofs(Layer):
    """One chain: its roofscape, the letter on every roof, and its headquarters."""

    subject: _Chain | None = None

    def show_chain(self, chain: Chain, view: View) -> None:
        """Draw the chain as it stands."""
        tiles = tuple(tile for tile, owner in enumerate(view.board) if owner == chain)
        tower = tower_of(view.edition, chain, view.sizes[chain])
        self.set_subject(_Chain(tiles, view.headquarters[chain], tower), tiles)

    def draw_shadows(self, painter: QPainter) -> None:
        if self.subject is not None:
            roofs.draw_shadows(painter, self.subject.tiles)

    def draw(self, painter: QPainter) -> None:
        chain = self.subject
        if chain is None or not chain.tiles:
            return
        tiles, headquarters, tower = chain
        roofs.draw_roof(painter, tiles, tower.letter)
        if headquarters is not None:
            draw_tower(painter, headquarters, tower)
        lettered = tuple(tile for tile in tiles if tile != headquarters)
        roofs.draw_letters(painter, lettered, tower.letter)


class OwnTiles(Layer):
    """The tiles of the hand as ghosts on their spaces, each with the pictogram of its effect."""

    subject: tuple[TileEffect, ...] = ()

    def show_effects(self, effects: tuple[TileEffect, ...]) -> None:
        """Draw these ghosts and no others."""
        self.set_subject(effects, tuple(effect.tile for effect in effects))

    def draw(self, painter: QPainter) -> None:
        for effect in self.subject:
            key = f"ghost {effect.kind.value}"
            ground = partial(_paint_ghost, effect.kind)
            drawing.draw_on_spaces(painter, (effect.tile,), key, ground)
            drawing.draw_coordinate(painter, effect.tile, _ghost_color(effect.kind))


def _ghost_color(kind: EffectKind) -> QColor:
    look = theme.current()
    return look.ink_muted if kind in _UNPLACEABLE else look.own_tile


def _paint_ghost(kind: EffectKind, painter: QPainter, tile: Tile) -> None:
    look, color = theme.current(), _ghost_color(kind)
    is_placeable = kind not in _UNPLACEABLE
    shape = shape_of((tile,), 4, CORNER - 1)
    pen = QPen(color, OUTLINE + 0.4)
    if not is_placeable:
        pen.setDashPattern([2.2, 1.8])
    painter.fillPath(shape, look.board)  # over the coordinate of the plan
    painter.fillPath(shape, with_alpha(color, drawing.GHOST_ALPHA if is_placeable else 0.05))
    painter.strokePath(shape, pen)
    _draw_pictogram(painter, tile, kind, color)


def draw_content(painter: QPainter, effect: TileEffect, color: QColor) -> None:
    """Draw the coordinate of a tile over the pictogram of what it does."""
    drawing.draw_coordinate(painter, effect.tile, color)
    _draw_pictogram(painter, effect.tile, effect.kind, color)


def _draw_pictogram(painter: QPainter, tile: Tile, kind: EffectKind, color: QColor) -> None:
    icons.draw_icon(painter, space_rect(tile).adjusted(0, 31, 0, -8), kind.value, color)


class MarksItem(BoardItem):
    """The ring round the last tile and the dots on the tiles since the viewer's last turn."""

    depth = 4
    subject: tuple[Tile | None, frozenset[Tile], bool] = None, frozenset(), False

    def show_marks(
        self, last: Tile | None, recent: frozenset[Tile], *, is_headquarters: bool = False
    ) -> None:
        """Draw these marks and no others; the ring spares the size on a headquarters."""
        tiles = recent if last is None else recent | {last}
        self.set_subject((last, recent, is_headquarters), tiles)

    def draw(self, painter: QPainter) -> None:
        look, (last, recent, is_headquarters) = theme.current(), self.subject
        for tile in recent - {last}:
            painter.setPen(QPen(look.plate, 1.6))
            painter.setBrush(look.lamp)
            painter.drawEllipse(space_rect(tile).topRight() + QPointF(-12, 12), 5, 5)
        if last is None:
            return
        painter.save()
        if is_headquarters:
            free = QPainterPath()
            free.addRect(self.area)
            free.addRect(size_rect(last).adjusted(0, 0, 0, INSET))
            painter.setClipPath(free, Qt.ClipOperation.IntersectClip)
        draw_ring(painter, shape_of((last,), INSET + 3, CORNER - 2), look.lamp, 3.2)
        painter.restore()
        corner = space_rect(last).topRight() + QPointF(-INSET - 3, INSET + 3)
        triangle = QPainterPath(corner + QPointF(-17, 0))
        triangle.lineTo(corner)
        triangle.lineTo(corner + QPointF(0, 17))
        triangle.closeSubpath()
        painter.strokePath(triangle, QPen(look.plate, 1.3))
        painter.fillPath(triangle, look.lamp)


class CursorItem(BoardItem):
    """The keyboard's place on the board, seen while the board has the focus and keys are used."""

    depth = 7
    subject: Tile | None = None

    def __init__(self) -> None:
        super().__init__()
        self.setVisible(False)

    def show_cursor(self, tile: Tile, *, is_used: bool) -> None:
        """Draw the ring round a space, or hide it."""
        self.setVisible(is_used)
        self.set_subject(tile, (tile,))

    def draw(self, painter: QPainter) -> None:
        if self.subject is None:
            return
        shape = shape_of((self.subject,), -0.5, CORNER + 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.strokePath(shape, QPen(theme.current().paper_raised, 7))
        painter.strokePath(shape, QPen(theme.current().focus, 3.6))


class HighlightItem(BoardItem):
    """A broad ring round some tiles; it stands still, so that nobody misses it."""

    depth = 6
    subject: frozenset[Tile] = frozenset()

    def show_tiles(self, tiles: frozenset[Tile]) -> None:
        """Point out these tiles and no others."""
        self.set_subject(tiles, tiles)

    def draw(self, painter: QPainter) -> None:
        look = theme.current()
        for tile in self.subject:
            glow = shape_of((tile,), -6, CORNER + 6)
            painter.strokePath(glow, QPen(with_alpha(look.lamp, 0.45), 12))
            draw_ring(painter, shape_of((tile,), -1, CORNER + 1), look.lamp, 5)


class HintItem(BoardItem):
    """A number in the corner of each space whose tile is hinted."""

    depth = 9

    def __init__(self) -> None:
        super().__init__()
        self.subject: Marks = {}

    def show_marks(self, marks: Marks) -> None:
        """Number these tiles and no others."""
        self.set_subject(dict(marks), frozenset(marks))

    def draw(self, painter: QPainter) -> None:
        for tile, mark in self.subject.items():
            corner = space_rect(tile).topLeft() - QPointF(_MARK_OUT, _MARK_OUT)
            draw_mark(painter, QRectF(corner, QSizeF(_MARK_SIDE, _MARK_SIDE)), mark)
