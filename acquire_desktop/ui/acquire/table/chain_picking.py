"""Chain picking: decisions about chains are taken wherever a chain is seen."""

from PySide6.QtCore import QObject, Signal

from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.ui.acquire.table.decisions.page import CardPage
from acquire_desktop.ui.acquire.table.table_widgets import TableWidgets


class ChainPicking(QObject):
    """Serves a page of the Line on the exchange; one chain is picked on its hotel as well.

    Signals:
        compared (): Another pick is to be compared with what the table shows.
        founding_changed (bool): A chain is to be founded, or not any more.
    """

    compared = Signal()
    founding_changed = Signal(bool)

    def __init__(self, parts: TableWidgets) -> None:
        panel = parts.panel
        super().__init__(panel)
        self._parts, self._panel = parts, panel
        self._is_founding = False
        self._marquee = parts.decision_area.scene.marquee
        panel.rows = parts.exchange.stack.in_tab_order
        for over in (panel.chain.alternatives, panel.disposal.shares):
            parts.exchange.lay_over(over)
        panel.asked.connect(self._serve)
        panel.chain.previewed.connect(parts.board.drawing.show_founding)
        panel.chain.changed.connect(self._compare)
        for chains in (parts.board.chain_pressed, self._marquee.chosen):
            chains.connect(self._pick)
        self._marquee.activated.connect(panel.chain.activate)

    @property
    def is_on(self) -> bool:
        """Whether a chain is to be picked now."""
        return self._panel.page is self._panel.chain and not self._parts.moment.is_looking_back

    def _serve(self, page: CardPage | None) -> None:
        """Let a decision be taken on the exchange, in front of all else there."""
        panel, exchange = self._panel, self._parts.exchange
        compares = page is panel.chain and panel.chain.alternatives.has_cards
        exchange.lay_over(panel.chain.alternatives if compares else panel.disposal.shares)
        exchange.serve(page)
        self._parts.side.ask(page is not None or panel.page is panel.disposal)
        self._offer()
        is_founding = page is panel.chain and panel.chain.is_below
        if is_founding != self._is_founding:
            self._is_founding = is_founding
            self.founding_changed.emit(is_founding)

    def _pick(self, chain: Chain) -> None:
        if self.is_on:
            self._panel.chain.choose(chain)

    def _compare(self) -> None:
        """Show what a chain that is picked leads to, wherever it is seen."""
        self._offer()
        self.compared.emit()

    def _offer(self) -> None:
        """Let the fronts of the chains be clicked of which one is to be picked."""
        picks = self._panel.chain
        self._marquee.offer(picks.offered if self.is_on else (), picks.chosen)
