"""Asked decision: one decision of a position, taken outside a game as at the table."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.actions import Action, PlaceTile
from acquire_desktop.games.acquire.engine.board import Tile
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.acquire.table.decisions.line import Line
from acquire_desktop.ui.acquire.table.exchange.exchange_pane import ExchangePane
from acquire_desktop.ui.acquire.table.hand.hand_panel import HandPanel
from acquire_desktop.ui.acquire.table.hand.tile_drag import TileDrag
from acquire_desktop.ui.acquire.words.effect_texts import effect_sentences
from acquire_desktop.ui.acquire.words.names import names_of


class AskedDecision(QObject):
    """Leads board, rack, exchange and panel through a decision; its owner lays them out.

    Signals:
        answered (object): A legal ``Action`` was chosen.
    """

    answered = Signal(object)

    def __init__(self, board: BoardView, hand: HandPanel, page: QWidget) -> None:
        """Ask nothing yet.

        Args:
            board: Where tiles are placed.
            hand: The rack.
            page: Both lie on it.
        """
        super().__init__(page)
        self.panel, self.exchange = Line(), ExchangePane()
        self.view: View | None = None
        """The position whose decision is asked; None while none is."""
        self._tiles = board, hand
        self._names: Sequence[str] = ()
        self.panel.turn_buttons.hide()  # there is nothing to take back
        self.panel.rows = self.exchange.stack.in_tab_order
        self.exchange.lay_over(self.panel.disposal.shares)
        TileDrag(page, hand, board)
        self.panel.asked.connect(self.exchange.serve)
        self.panel.action_chosen.connect(self._answer)
        for tiles in self._tiles:
            tiles.tile_selected.connect(self._select)
            tiles.tile_activated.connect(lambda tile: self._answer(PlaceTile(tile)))

    def ask(self, view: View, players: Sequence[Player]) -> None:
        """Ask for the decision of a view."""
        self.view, self._names = view, names_of(players)
        for part in (self.panel, self.exchange):
            part.set_players(players)
        self.exchange.show_view(view)
        self.ask_again()
        self.panel.setFocus()

    def ask_again(self) -> None:
        """Ask the same, with nothing chosen."""
        self._select(None)
        self.panel.forget()
        if self.view is not None:
            self.panel.show_view(self.view)

    def end(self) -> None:
        """Ask no more; what the position was stays on view."""
        self.view = None
        self.ask_again()

    def forget(self) -> None:
        """Ask and show nothing."""
        self.view = None
        for part in (self.exchange, self.panel):
            part.forget()

    def _select(self, tile: Tile | None) -> None:
        """Select a tile and say what it would do."""
        board, hand = self._tiles
        board.select_tile(tile)
        hand.select_tile(tile)
        if self.view is not None:
            effect = board.drawing.effect_of(tile)
            sentences = effect_sentences(effect, self.view, self._names) if effect else ()
            self.panel.show_selected(effect, sentences)
            self.exchange.show_effect(effect)

    def _answer(self, action: Action) -> None:
        if self.view is not None and action in self.view.legal:
            self.answered.emit(action)
