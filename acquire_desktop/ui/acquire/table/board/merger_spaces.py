"""Merger spaces: the empty spaces on which a tile would merge chains, marked in their colours."""

from collections.abc import Collection
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from acquire_desktop.games.acquire.engine.board import (
    CHAIN_COUNT,
    EMPTY,
    Chain,
    Tile,
    neighbors,
)
from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.board.drawing import (
    GHOST_ALPHA,
    draw_coordinate,
    draw_on_spaces,
    has_details,
)
from acquire_desktop.ui.acquire.table.board.geometry import SIDE, space_rect
from acquire_desktop.ui.acquire.table.board.layers import Layer
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha

_CHAINS: Final = frozenset(range(CHAIN_COUNT))
_SIDE: Final = 26.0
_MIDDLE: Final = QPointF(SIDE / 2, 43.5)
"""Where the pictogram of an own tile stands, too."""
_GAP: Final = 1.6
"""From a part of the sign to its middle lines, in scene units."""
_WAYS: Final = (QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1))
"""Left, right, above, below: the parts of the sign, for the chains from the largest on."""


def merger_spaces(view: View) -> dict[Tile, tuple[Chain, ...]]:
    """Return the spaces on which a tile would merge chains now, with the chains, largest first.

    A tile between two safe chains can never be placed. What is out of play is no threat.
    """
    if isinstance(view.decision, GameOver):
        return {}
    spaces = {}
    for tile, owner in enumerate(view.board):
        if owner != EMPTY or tile in view.out:
            continue
        around = {view.board[near] for near in neighbors(tile)} & _CHAINS
        chains = tuple(sorted(around, key=lambda chain: (-view.sizes[chain], chain)))
        if len(chains) > 1 and view.sizes[chains[1]] < view.edition.safe_size:
            spaces[tile] = chains
    return spaces


class _Marked(NamedTuple):
    tile: Tile
    letters: tuple[str, ...]
    """The chains', the largest first."""
    is_own: bool
    """Whether a tile of the hand is shown there."""


class MergerSpaces(Layer):
    """A sign on every space on which a tile would merge chains: a wedge for each, in its colour."""

    subject: tuple[_Marked, ...] = ()

    def show_view(self, view: View, own: Collection[Tile]) -> None:
        """Mark the spaces of a position and no others.

        Args:
            view: The position.
            own: The tiles of the hand that are shown on their spaces.
        """
        letters, marked = [spec.letter for spec in view.edition.chains], []
        for tile, chains in merger_spaces(view).items():
            named = tuple(letters[chain] for chain in chains)
            marked.append(_Marked(tile, named, tile in own))
        self.set_subject(tuple(marked), tuple(each.tile for each in marked))

    def draw(self, painter: QPainter) -> None:
        if not has_details(painter):
            return
        for tile, letters, is_own in self.subject:
            key = f"merger {is_own} {' '.join(letters)}"
            draw_on_spaces(painter, (tile,), key, partial(_paint_sign, letters, is_own))
            if not is_own:
                draw_coordinate(painter, tile, theme.current().space_label, bold=False)


def _paint_sign(letters: tuple[str, ...], is_own: bool, painter: QPainter, tile: Tile) -> None:
    """Paint the sign below the coordinate, where a tile of the hand has its pictogram."""
    look, space = theme.current(), space_rect(tile)
    box = QRectF(0, 0, _SIDE, _SIDE)
    box.moveCenter(space.topLeft() + _MIDDLE)
    painter.fillRect(box if is_own else space.adjusted(4, 14, -4, -5), look.board)
    if is_own:
        painter.fillRect(box, with_alpha(look.own_tile, GHOST_ALPHA))
    _draw_wedges(painter, box, letters)


def _draw_wedges(painter: QPainter, box: QRectF, letters: tuple[str, ...]) -> None:
    """Draw wedges that meet in the middle."""
    middle, half = box.center(), _SIDE / 2
    edge = QPen(theme.current().tile_outline, 1.2)
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(edge)
    for way, letter in zip(_WAYS, letters, strict=False):
        across = QPointF(way.y(), way.x()) * (half - _GAP)
        tip, base = middle + way * _GAP, middle + way * half
        painter.setBrush(theme.chain(letter).fill)
        painter.drawPolygon(QPolygonF([tip, base + across, base - across]))
