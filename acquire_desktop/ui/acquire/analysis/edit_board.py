"""Edit board: the board on which every lot can be changed, by mouse and by keys."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, EMPTY, INDEPENDENT, Chain, Tile
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.kit.keys import is_enter

_KEYS = {
    Qt.Key.Key_O: INDEPENDENT,
    Qt.Key.Key_Delete: EMPTY,
    Qt.Key.Key_Backspace: EMPTY,
}
"""What a key puts on the lot at the cursor, beside the letters of the chains."""


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
        elif is_plain and event.key() == Qt.Key.Key_H:
            self.hand_toggled.emit(self.cursor_tile)
        elif owner is not None:
            self.lot_put.emit(self.cursor_tile, owner)
        else:
            super().keyPressEvent(event)

    def _owner_for(self, event: QKeyEvent) -> int | None:
        """Return what a key puts on a lot, or None for another key."""
        key = Qt.Key(event.key())
        if key in _KEYS:
            return _KEYS[key]
        edition = None if self.shown_view is None else self.shown_view.edition
        return None if edition is None else chain_of_letter(edition, event.text())

    def _change(self, tile: Tile) -> None:
        if self.takes_hand:
            self.hand_toggled.emit(tile)
        else:
            self.lot_cycled.emit(tile)


def chain_of_letter(edition: Edition, letter: str) -> Chain | None:
    """Return the chain with a letter of the board, in any case, or None."""
    letters = [edition.chains[chain].letter for chain in range(CHAIN_COUNT)]
    return letters.index(letter.upper()) if letter and letter.upper() in letters else None
