"""Edit board: the board on which every space can be changed by a click or a key."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, EMPTY, INDEPENDENT, Chain, Tile
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, Edition
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.keys import is_enter, is_key, which_key
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import chip_pixmap
from acquire_desktop.ui.kit.texts import escape_html, translate

_EMPTYING = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
HAND = CHAIN_COUNT
"""The number of the brush for the hand, after those of the chains."""
_CHIP_PX = 20


class EditBoard(BoardView):
    """The board as in play; its previews show what the tiles of the hand would do.

    Signals:
        space_cycled (int): The next is to stand on this space.
        space_put (int, int): A space gets this owner: a chain, an independent tile or nothing.
        hand_toggled (int): A tile is to go into the hand, or out of it.
    """

    space_cycled = Signal(int)
    space_put = Signal(int, int)
    hand_toggled = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.takes_hand = False
        """Whether a click is for the hand."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        tile = self.tile_at_global(event.globalPosition().toPoint())
        if tile is not None and event.button() == Qt.MouseButton.RightButton:
            self.space_put.emit(tile, EMPTY)
            return
        super().mousePressEvent(event)

    def can_press(self, tile: Tile) -> bool:
        return True

    def press(self, tile: Tile) -> None:
        super().press(tile)
        self._change(tile)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change the space at the cursor: Enter or Space, H for the hand, the key of an owner."""
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        owner = self._owner_for(event) if is_plain else None
        if is_plain and (is_enter(event) or event.key() == Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self._change(self.cursor_tile)
        elif is_plain and is_key(event, "put_into_hand"):
            self.hand_toggled.emit(self.cursor_tile)
        elif owner is not None:
            self.space_put.emit(self.cursor_tile, owner)
        else:
            super().keyPressEvent(event)

    def _owner_for(self, event: QKeyEvent) -> int | None:
        """Return the owner that a key gives a space, or None for another key."""
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
            self.space_cycled.emit(tile)


class Brushes(Adaptive, QWidget):
    """One button for each chain and one for the hand.

    Signals:
        chosen (int): The chain that clicks put on the board, or ``HAND``.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edition = CLASSIC_2023
        self._group = QButtonGroup(self)
        self.buttons = [QPushButton() for _ in range(CHAIN_COUNT + 1)]
        for number, button in enumerate(self.buttons):
            button.setCheckable(True)
            button.setProperty("quiet", True)
            self._group.addButton(button, number)
        self._group.idClicked.connect(self.chosen)
        self.buttons[0].setChecked(True)
        row(*self.buttons, 1, of=self, spacing=theme.SPACE_HALF)
        self.retranslate()

    @property
    def chain(self) -> Chain:
        """The chain that clicks put on the board; the first while they are for the hand."""
        number = self._group.checkedId()
        return number if number < CHAIN_COUNT else 0

    def show_edition(self, edition: Edition) -> None:
        """Name the chains as an edition does."""
        if edition.chains != self._edition.chains:
            self._edition = edition
            self.retranslate()
            self.redraw()

    def retranslate(self) -> None:
        for chain, button in enumerate(self.buttons[:CHAIN_COUNT]):
            spec = self._edition.chains[chain]
            tip = translate(
                "AnalysisPage",
                "Click a space to cycle through: a tile, {chain}, empty. On the board, {key} "
                "places {chain} directly.",
                chain=spec.name,
                key=spec.letter,
            )
            button.setAccessibleName(spec.name)
            button.setAccessibleDescription(tip)
            button.setToolTip(f"<span>{escape_html(tip)}</span>")
        hand = translate("AnalysisPage", "Hand")
        tip = translate(
            "AnalysisPage",
            "Click a space to add its tile to the hand of the player whose turn it is, or to "
            "take it out. Key {key} on the board.",
            key="H",
        )
        self.buttons[HAND].setText(hand)
        self.buttons[HAND].setToolTip(f"<span>{escape_html(tip)}</span>")
        self.buttons[HAND].setAccessibleDescription(tip)
        self.redraw()

    def redraw(self) -> None:
        side, ratio = theme.scaled(_CHIP_PX), self.devicePixelRatioF()
        for chain, button in enumerate(self.buttons[:CHAIN_COUNT]):
            letter = self._edition.chains[chain].letter
            button.setIcon(QIcon(chip_pixmap(letter, side, ratio)))
            button.setIconSize(QSize(side, side))
        self.buttons[HAND].setIcon(icons.icon("person"))

    def refit(self) -> None:
        self.redraw()
