"""The page on which one chain is picked: founding, survivor and order of acquisition."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from acquire_desktop.engine.board import Chain
from acquire_desktop.engine.observation import View
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import plain, translate
from acquire_desktop.ui.table.decisions.card_row import CardRow
from acquire_desktop.ui.table.decisions.chain_card import ChainCard
from acquire_desktop.ui.table.decisions.offers import Offer, offers, offers_text
from acquire_desktop.ui.table.decisions.page import Choice, DecisionPage, chain_of_key, has_shift
from acquire_desktop.ui.words.action_texts import action_text

_WIDEST_CARD_PX = 180
_CONSEQUENCE_LINES = 2
"""What a choice leads to has room for so many lines, so that choosing moves nothing."""


class ChainPage(DecisionPage):
    """Shows each chain that can be picked as a card, and what picking it leads to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names: Sequence[str] = ()
        """The players' names by seat."""
        self._chosen: Chain | None = None
        self._offers: tuple[Offer, ...] = ()
        self._row = CardRow(_WIDEST_CARD_PX)
        self.cards: dict[Chain, ChainCard] = {}
        self._consequence = plain(QLabel())
        self._consequence.setWordWrap(True)
        self._consequence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.SPACE)
        layout.addWidget(self._row)
        layout.addWidget(self._consequence)
        layout.addStretch(1)

    def forget(self) -> None:
        self._chosen, self._offers, self.cards = None, (), {}
        self._row.set_cards([])
        super().forget()

    def reset(self, view: View) -> None:
        self._offers = offers(view, self.names)
        only_one = len(self._offers) == 1
        self._chosen = self._offers[0].chain if only_one else None
        self.cards = {offer.chain: self._new_card(offer) for offer in self._offers}
        self._row.set_cards(list(self.cards.values()))

    def refresh(self, view: View) -> None:
        self._offers = offers(view, self.names)
        text = offers_text(view)
        for offer in self._offers:
            card = self.cards[offer.chain]
            card.show_face(offer.face)
            card.setChecked(offer.chain == self._chosen)
            if offer.chain == self._chosen:
                text = offer.consequence
        self._consequence.setText(text)
        line = QFontMetrics(theme.font("body")).lineSpacing()
        self._consequence.setMinimumHeight(_CONSEQUENCE_LINES * line)
        self._row.arrange()

    def choice(self) -> Choice:
        if self.view is None:
            return Choice(None, "")
        for offer in self._offers:
            if offer.chain == self._chosen:
                return Choice(offer.action, action_text(offer.action, self.view.edition))
        unfinished = translate("ChainPage", "Confirm")
        return Choice(None, unfinished, translate("ChainPage", "Choose a chain"))

    def choose(self, chain: Chain) -> None:
        """Pick a chain, without confirming it."""
        if chain in self.cards:
            self._chosen = chain
            self.touch()

    def tab_parts(self) -> Sequence[QWidget]:
        return tuple(self.cards.values())

    def handle_key(self, event: QKeyEvent) -> bool:
        if self.view is None or has_shift(event):
            return False
        chain = chain_of_key(event, self.view.edition)
        if chain is None:
            return False
        self.choose(chain)
        return True

    def _new_card(self, offer: Offer) -> ChainCard:
        card = ChainCard(offer.face)
        card.setCheckable(True)
        card.clicked.connect(lambda: self.choose(offer.chain))
        return card
