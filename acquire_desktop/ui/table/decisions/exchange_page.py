"""The page of a Trade three card: two stocks of one chain for one of another."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from acquire_desktop.engine.actions import EndExchanges, ExchangeStock
from acquire_desktop.engine.board import CHAIN_COUNT, Chain
from acquire_desktop.engine.observation import View
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import money, plain, translate
from acquire_desktop.ui.table.decisions.card_row import CardRow
from acquire_desktop.ui.table.decisions.chain_card import CardFace, ChainCard
from acquire_desktop.ui.table.decisions.offers import bank_figure, held_figure
from acquire_desktop.ui.table.decisions.page import (
    NOTHING,
    CardPage,
    Choice,
    chain_of_key,
    has_shift,
)
from acquire_desktop.ui.words.action_texts import action_text

_WIDEST_CARD_PX = 120
_GIVEN = -2
_TAKEN = 1


class ExchangePage(CardPage):
    """One row of chains: the first that is picked is returned, the second is taken."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._give: Chain | None = None
        self._take: Chain | None = None
        self._row = CardRow(_WIDEST_CARD_PX)
        self.cards: dict[Chain, ChainCard] = {}
        self._hint = plain(QLabel())
        self._hint.setWordWrap(True)
        theme.style_text(self._hint, tone="muted")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.SPACE)
        layout.addWidget(self._row)
        layout.addWidget(self._hint)
        layout.addStretch(1)

    def forget(self) -> None:
        self._give = self._take = None
        self.cards = {}
        self._row.set_cards([])
        super().forget()

    def reset(self, view: View) -> None:
        super().reset(view)
        self._give = self._take = None
        active = [chain for chain in range(CHAIN_COUNT) if view.prices[chain]]
        self.cards = {chain: self._new_card(view, chain) for chain in active}
        self._row.set_cards(list(self.cards.values()))

    def refresh(self, view: View) -> None:
        for chain, card in self.cards.items():
            card.show_face(self._face(view, chain))
        self._row.arrange()
        self._hint.setText(self._hint_text())

    def choice(self) -> Choice:
        view = self.view
        if view is None:
            return NOTHING
        end = EndExchanges()
        second = end if end in view.legal else None
        turn = "" if second else translate("ExchangePage", "Back")
        if self._give is None or self._take is None:
            confirm = translate("ExchangePage", "Exchange")
            choose = translate("ExchangePage", "Choose two chains")
            notice = self.notice(view) or choose
            return Choice(
                None,
                confirm,
                notice,
                is_refusal=bool(self._refusal),
                second=second,
                turn=turn,
            )
        action = ExchangeStock(self._give, self._take)
        return Choice(
            action,
            action_text(action, view.edition),
            self.notice(view),
            is_refusal=bool(self._refusal),
            second=second,
            turn=turn,
        )

    def choose(self, chain: Chain) -> None:
        """Pick the chain to return, then the one to take; picking one again takes it back."""
        view = self.view
        if view is None or chain not in self.cards:
            return
        self._refusal = ""
        if chain == self._give:
            self._give = self._take = None
        elif chain == self._take:
            self._take = None
        else:
            self._refusal = self.obstacle(view, chain)
            if not self._refusal and self._give is None:
                self._give = chain
            elif not self._refusal:
                self._take = chain
        self.touch()

    def clear(self) -> None:
        """Pick nothing."""
        self._give = self._take = None
        self._refusal = ""
        self.touch()

    def tab_parts(self) -> Sequence[QWidget]:
        return tuple(self.cards.values())

    def handle_key(self, event: QKeyEvent) -> bool:
        if self.view is None or has_shift(event):
            return False
        if event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.clear()
            return True
        chain = chain_of_key(event, self.view.edition)
        if chain is None:
            return False
        self.choose(chain)
        return True

    def _hint_text(self) -> str:
        if self._give is None:
            return translate("ExchangePage", "Which chain do you return two stocks of?")
        if self._take is None:
            return translate("ExchangePage", "And which chain do you take one stock of?")
        return translate("ExchangePage", "Choose one of the two again to take it back.")

    def obstacle(self, view: View, chain: Chain) -> str:
        """Return why a chain cannot be picked next, or an empty text."""
        exchanges = [action for action in view.legal if isinstance(action, ExchangeStock)]
        name = view.edition.chains[chain].name
        if self._give is None:
            if any(action.give == chain for action in exchanges):
                return ""
            return translate("ExchangePage", "You cannot return two {chain}", chain=name)
        if any((action.give, action.take) == (self._give, chain) for action in exchanges):
            return ""
        return translate("ExchangePage", "The bank has no {chain}", chain=name)

    def notice(self, view: View) -> str:
        is_picked = self._attended in (self._give, self._take)
        return self._refusal if is_picked else super().notice(view)

    def _face(self, view: View, chain: Chain) -> CardFace:
        is_picked = chain in (self._give, self._take)
        return CardFace(
            view.edition.chains[chain],
            money(view.prices[chain]),
            (bank_figure(view, chain), held_figure(view, chain)),
            added=_GIVEN if chain == self._give else _TAKEN if chain == self._take else 0,
            is_certificate=True,
            refusal="" if is_picked else self.obstacle(view, chain),
        )

    def _new_card(self, view: View, chain: Chain) -> ChainCard:
        card = ChainCard(self._face(view, chain))
        card.clicked.connect(lambda: self.choose(chain))
        card.attended.connect(lambda attended: self.attend(chain, attended))
        return card
