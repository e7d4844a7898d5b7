"""The mark on tiles that are pointed out, as when an action is shown again."""

from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from acquire_desktop.engine.board import Tile
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.table.board.drawing import CORNER, draw_ring, shape_of, with_alpha
from acquire_desktop.ui.table.board.items import area_of
from acquire_desktop.ui.table.board.layers import BoardItem


class HighlightItem(BoardItem):
    """A broad ring round some tiles; it stands still, so that nobody misses it."""

    def __init__(self) -> None:
        super().__init__(6)
        self._tiles: frozenset[Tile] = frozenset()

    @property
    def tiles(self) -> frozenset[Tile]:
        """The tiles that are pointed out."""
        return self._tiles

    def show_tiles(self, tiles: frozenset[Tile]) -> None:
        """Point out these tiles and no others."""
        if tiles != self._tiles:
            self._tiles = tiles
            self.cover(area_of(tiles))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        look = theme.current()
        for tile in self._tiles:
            glow = shape_of((tile,), -6, CORNER + 6)
            painter.strokePath(glow, QPen(with_alpha(look.lamp, 0.45), 12))
            draw_ring(painter, shape_of((tile,), -1, CORNER + 1), look.lamp, 5)
