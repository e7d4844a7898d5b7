"""Edit board: the board on which every lot can be changed, by mouse and by keys."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import EMPTY, INDEPENDENT, Tile
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.kit.keys import is_enter, is_key, which_key

_EMPTYING = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class EditBoard(BoardView):
    """The board as in play; its previews show what the tiles of the hand would do.

    Signals:
        lot_cycled (int): The next is to stand on this lot.
        lot_put (int, int): A lot gets this owner: a chain, an independent tile or nothing.
        hand_toggled (int): A tile is to go into the hand, or out of it.
    """

    lot_cycled = Signal(int)
    lot_put = Signal(int, int)
    hand_toggled = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.takes_hand = False
        """Whether a click is for the hand."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        tile = self.tile_at_global(event.globalPosition().toPoint())
        if tile is not None and event.button() == Qt.MouseButton.RightButton:
            self.lot_put.emit(tile, EMPTY)
            return
        super().mousePressEvent(event)

    def can_press(self, tile: Tile) -> bool:
        return True

    def press(self, tile: Tile) -> None:
        super().press(tile)
        self._change(tile)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change the lot at the cursor: Enter or Space, H for the hand, or what a key names."""
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        owner = self._owner_for(event) if is_plain else None
        if is_plain and (is_enter(event) or event.key() == Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self._change(self.cursor_tile)
        elif is_plain and is_key(event, "put_into_hand"):
            self.hand_toggled.emit(self.cursor_tile)
        elif owner is not None:
            self.lot_put.emit(self.cursor_tile, owner)
        else:
            super().keyPressEvent(event)

    def _owner_for(self, event: QKeyEvent) -> int | None:
        """Return what a key puts on a lot, or None for another key."""
        if event.key() in _EMPTYING:
            return EMPTY
        if is_key(event, "put_tile"):
            return INDEPENDENT
        if self.shown_view is None:
            return None
        chains = self.shown_view.edition.chains
        return which_key(event, [f"chain_{spec.letter}" for spec in chains])

    def _change(self, tile: Tile) -> None:
        if self.takes_hand:
            self.hand_toggled.emit(tile)
        else:
            self.lot_cycled.emit(tile)
