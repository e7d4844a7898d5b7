"""Board items: one graphics item for each layer or chain, and for what is pointed out."""

from functools import lru_cache, partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from acquire_desktop.games.acquire.engine.board import COLUMNS, ROWS, Chain, Tile
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect, View
from acquire_desktop.ui.acquire.table.board import drawing, roofs
from acquire_desktop.ui.acquire.table.board.chain_names import name_run
from acquire_desktop.ui.acquire.table.board.drawing import (
    CORNER,
    INSET,
    TILE_INSET,
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
from acquire_desktop.ui.acquire.table.board.headquarters import (
    REACH,
    Headquarters,
    draw_headquarters,
    headquarters_of,
)
from acquire_desktop.ui.acquire.table.board.hint_marks import Marks, draw_mark
from acquire_desktop.ui.acquire.table.board.layers import BoardItem, Layer
from acquire_desktop.ui.acquire.table.board.space_pictures import (
    grid_of,
    in_pixels,
    look_name,
    place_of,
)
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.kept_pictures import new_picture
from acquire_desktop.ui.kit.look.streets import draw_city

UNPLACEABLE: Final = (EffectKind.BLOCKED, EffectKind.UNPLAYABLE)
ROW_NAMES: Final = "ABCDEFGHI"
FOLD: Final = 16.0
"""Side of the folded corner, in scene units."""
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
        picture = _ground(grid.side_px, look_name())
        with in_pixels(painter):
            painter.drawPixmap(grid.left_px + place.x(), grid.top_px + place.y(), picture)


@lru_cache(maxsize=2)
def _ground(side_px: int, _look_name: str) -> QPixmap:
    place = place_of(SHEET, side_px)

    def draw(painter: QPainter) -> None:
        painter.translate(-place.topLeft())
        painter.scale(side_px / SIDE, side_px / SIDE)
        _paint_ground(painter)

    return new_picture(QRectF(0, 0, place.width(), place.height()), draw)


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
    if theme.names_spaces():
        for tile in range(ROWS * COLUMNS):
            drawing.draw_space_name(painter, tile)
    for column in range(COLUMNS):
        drawing.draw_head(painter, column_head(column), str(column + 1))
    for row in range(ROWS):
        drawing.draw_head(painter, row_head(row), ROW_NAMES[row])


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
    letter: str
    named: tuple[Tile, ...]
    """Where the name stands: the roof is bare there."""


class ChainRoofs(Layer):
    """The roofscape of one chain."""

    subject: _Chain | None = None

    def show_chain(self, chain: Chain, view: View) -> None:
        """Draw the chain as it stands."""
        tiles = tuple(tile for tile, owner in enumerate(view.board) if owner == chain)
        letter = view.edition.chains[chain].letter
        front, named = view.headquarters[chain], name_run(chain, view)
        self.set_subject(_Chain(tiles, front, letter, named), tiles)

    def draw_shadows(self, painter: QPainter) -> None:
        if self.subject is not None:
            roofs.draw_shadows(painter, self.subject.tiles)

    def draw(self, painter: QPainter) -> None:
        if self.subject is None or not self.subject.tiles:
            return
        tiles, headquarters, letter, named = self.subject
        roofs.draw_roof(painter, tiles, letter)
        roofs.draw_huts(painter, tuple(tile for tile in tiles if tile not in named), letter)
        lettered = tuple(tile for tile in tiles if tile not in (headquarters, *named))
        roofs.draw_letters(painter, lettered, letter)


class Front(Layer):
    """The headquarters of one chain."""

    reach = REACH
    subject: tuple[Tile, Headquarters] | None = None

    def show_chain(self, chain: Chain, view: View) -> None:
        """Draw them as they are now."""
        tile = view.headquarters[chain]
        if tile is None:
            self.set_subject(None, ())
        else:
            shown = headquarters_of(view.edition, chain, view.sizes[chain])
            self.set_subject((tile, shown), (tile,))

    def draw(self, painter: QPainter) -> None:
        if self.subject is not None:
            draw_headquarters(painter, *self.subject)


class OwnTiles(Layer):
    """The tiles of the hand on their spaces: dashed where they may be placed."""

    subject: tuple[TileEffect, ...] = ()

    def show_effects(self, effects: tuple[TileEffect, ...]) -> None:
        """Draw these tiles and no others."""
        self.set_subject(effects, tuple(effect.tile for effect in effects))

    def draw(self, painter: QPainter) -> None:
        look = theme.current()
        for effect in self.subject:
            is_playable = effect.kind not in UNPLACEABLE
            key = f"own {is_playable} {theme.names_spaces()}"
            draw = partial(_paint_own, is_playable)
            drawing.draw_on_spaces(painter, (effect.tile,), key, draw)
            color = look.own_tile if is_playable else look.ink_muted
            drawing.draw_coordinate(painter, effect.tile, color)


def _paint_own(is_playable: bool, painter: QPainter, tile: Tile) -> None:
    look = theme.current()
    shape = shape_of((tile,), TILE_INSET, CORNER - 2)
    if theme.names_spaces():
        painter.fillPath(shape, look.board)  # over the coordinate of the space
    painter.fillPath(shape, with_alpha(look.paper_raised, 0.72))
    if is_playable:
        pen = QPen(look.own_tile, 2.2)
        pen.setDashPattern([3.2, 2.0])
        painter.strokePath(shape, pen)


class HeadItem(BoardItem):
    """A column's number or a row's letter at the frame, while a space there is pointed at."""

    depth = 0.5
    subject: tuple[QRectF, str] | None = None

    def __init__(self, *, is_column: bool) -> None:
        super().__init__()
        self._is_column = is_column

    def show_tile(self, tile: Tile | None) -> None:
        """Let the column or the row of a space stand out, or none."""
        row, column = divmod(tile or 0, COLUMNS)
        column_place, row_place = column_head(column), row_head(row)
        head = (column_place, str(column + 1)) if self._is_column else (row_place, ROW_NAMES[row])
        wanted = None if tile is None else head
        if wanted != self.subject:
            self.subject = wanted
            self.cover(QRectF() if tile is None else head[0])

    def draw(self, painter: QPainter) -> None:
        if self.subject is not None:
            place, text = self.subject
            painter.fillRect(place.adjusted(3, 3, -3, -1), theme.current().city.frame)
            drawing.draw_head(painter, place, text, is_pointed=True)


class SpaceNameItem(BoardItem):
    """The coordinate of an empty space that is pointed at."""

    depth = 3.5
    subject: tuple[Tile, bool] | None = None

    def show_space(self, tile: Tile | None, *, is_staked: bool) -> None:
        """Name this space, or none."""
        named = None if tile is None else (tile, is_staked)
        self.set_subject(named, () if tile is None else (tile,))

    def draw(self, painter: QPainter) -> None:
        if self.subject is not None:
            tile, is_staked = self.subject
            drawing.draw_space_name(painter, tile, is_low=is_staked)


class LastTileItem(BoardItem):
    """The tile placed last: its corner is folded over, in brass."""

    depth = 4
    subject: Tile | None = None

    def show_tile(self, tile: Tile | None) -> None:
        """Fold the corner of this tile, or of none."""
        self.set_subject(tile, () if tile is None else (tile,))

    def draw(self, painter: QPainter) -> None:
        if self.subject is None:
            return
        look = theme.current()
        corner = space_rect(self.subject).topRight() + QPointF(-INSET - 3, INSET + 3)
        fold = QPainterPath(corner - QPointF(FOLD, 0))
        fold.lineTo(corner)
        fold.lineTo(corner + QPointF(0, FOLD))
        fold.closeSubpath()
        painter.strokePath(fold, QPen(look.plate, 1.6))
        painter.fillPath(fold, look.brass)


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
            painter.strokePath(glow, QPen(with_alpha(look.brass, 0.45), 12))
            draw_ring(painter, shape_of((tile,), -1, CORNER + 1), look.brass, 5)


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
