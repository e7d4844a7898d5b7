"""A tile carried from the rack to the board with the mouse."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QWidget

from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.board import Tile
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.acquire.table.hand.hand_panel import HandPanel
from acquire_desktop.ui.acquire.table.hand.rack_tile import RackTile


class TileDrag(QLabel):
    """The picture of a carried tile under the pointer.

    A tile that is picked up is selected as by a click, and its space is ringed if it may be placed.
    Dropped anywhere on the board it is placed, as by a double click; dropped elsewhere, after Esc
    or once the rack shows something else it is back on the rack.
    """

    def __init__(self, page: QWidget, hand: HandPanel, board: BoardView) -> None:
        """Carry tiles from a rack to a board that lie on the same page."""
        super().__init__(page)
        self._page = page
        self._hand = hand
        self._board = board
        self._carried: tuple[RackTile, Tile] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        hand.tile_carried.connect(self._carry)
        hand.tile_dropped.connect(self._drop)
        hand.tile_returned.connect(self._put_back)

    @property
    def tile(self) -> Tile | None:
        """The tile that is carried now."""
        return None if self._carried is None else self._carried[1]

    def _carry(self, place: RackTile, where: QPoint) -> None:
        if place.effect is None:
            return
        if self._carried is None:
            self._pick_up(place, place.effect.tile)
        middle = self.rect().center()
        self.move(self._page.mapFromGlobal(where) - middle)

    def _pick_up(self, place: RackTile, tile: Tile) -> None:
        self._carried = place, tile
        self._hand.select_tile(tile)
        self._hand.tile_selected.emit(tile)
        view = self._board.shown_view
        if view is not None and PlaceTile(tile) in view.legal:
            self._board.drawing.highlight.show_tiles(frozenset({tile}))
        lying = place.tile_rect().toAlignedRect()
        self.setPixmap(place.grab(lying))
        self.resize(lying.size())
        self.raise_()
        self.show()

    def _drop(self, where: QPoint) -> None:
        tile, board = self.tile, self._board.viewport()
        if tile is not None and board.rect().contains(board.mapFromGlobal(where)):
            self._hand.tile_activated.emit(tile)  # it flies to its space from here
        self._put_back()

    def _put_back(self) -> None:
        if self._carried is not None:
            self._carried = None
            self.hide()
            self.clear()
            self._board.drawing.highlight.show_tiles(frozenset())
