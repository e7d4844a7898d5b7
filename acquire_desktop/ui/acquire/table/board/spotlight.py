"""The spotlight: all but some chains is dimmed, and the outline of one may pulse."""

from PySide6.QtGui import QPainter, QPainterPath

from acquire_desktop.games.acquire.engine.board import Tile
from acquire_desktop.ui.acquire.table.board.drawing import (
    CORNER,
    INSET,
    OUTLINE,
    draw_ring,
    shape_of,
)
from acquire_desktop.ui.acquire.table.board.geometry import SHEET
from acquire_desktop.ui.acquire.table.board.headquarters import (
    REACH,
    Headquarters,
    draw_headquarters,
)
from acquire_desktop.ui.acquire.table.board.layers import BoardItem
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha

DIMMED = 0.28
"""How much is left of what is dimmed."""
_BROADER = 3.5
"""How much broader the outline is at the height of a pulse, in scene units."""


class VeilItem(BoardItem):
    """A veil over the whole board with a hole for every group of tiles that is lit."""

    depth = 5.5
    subject: frozenset[frozenset[Tile]] | None = None

    def __init__(self) -> None:
        super().__init__()
        self.setVisible(False)

    def show_lit(self, groups: frozenset[frozenset[Tile]] | None) -> None:
        """Light these groups of tiles alone, or everything."""
        if groups != self.subject:
            self.subject = groups
            self.setVisible(groups is not None)
            self.cover(SHEET)

    def draw(self, painter: QPainter) -> None:
        veil = QPainterPath()
        veil.addRect(SHEET)
        for tiles in self.subject or ():
            veil.addPath(shape_of(tiles, INSET - OUTLINE, CORNER + OUTLINE))
        painter.fillPath(veil, with_alpha(theme.current().paper, 1 - DIMMED))


class PulseItem(BoardItem):
    """The outline of a chain that pulses, or is merely broader where nothing may move."""

    depth = 5.7
    reach = REACH
    subject: frozenset[Tile] = frozenset()
    strength = 1.0
    """How broad the outline is now, 0 to 1."""
    front: tuple[Tile, Headquarters] | None = None
    """The headquarters of the chain: the plate with the size stands over the outline."""

    def show_tiles(
        self, tiles: frozenset[Tile], front: tuple[Tile, Headquarters] | None = None
    ) -> None:
        """Draw the outline of these tiles, or none, with their headquarters over it."""
        self.front = front
        self.set_subject(tiles, tiles)

    def show_moment(self, strength: float) -> None:
        """Draw the outline as broad as that."""
        self.strength = strength
        self.update()

    def draw(self, painter: QPainter) -> None:
        if self.subject:
            broader = _BROADER * self.strength
            shape = shape_of(self.subject, INSET - broader / 2, CORNER + broader / 2)
            draw_ring(painter, shape, theme.current().lamp, OUTLINE + broader)
        if self.front is not None:
            draw_headquarters(painter, *self.front)
