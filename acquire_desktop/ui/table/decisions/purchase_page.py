"""The page on which stock is bought: a card for each active chain over the purchase."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from acquire_desktop.engine.actions import BuyStock, ExchangeStock, TakeFreeStock
from acquire_desktop.engine.board import CHAIN_COUNT, Chain
from acquire_desktop.engine.decisions import FreeStock, StockPurchase
from acquire_desktop.engine.observation import View
from acquire_desktop.ui.kit.clearing import clear_words
from acquire_desktop.ui.kit.keys import key_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import money, plain, translate
from acquire_desktop.ui.table.decisions.card_row import CardRow
from acquire_desktop.ui.table.decisions.cart_slot import CartSlot
from acquire_desktop.ui.table.decisions.chain_card import CardFace, ChainCard
from acquire_desktop.ui.table.decisions.offers import bank_figure, held_figure
from acquire_desktop.ui.table.decisions.page import (
    NOTHING,
    CardPage,
    Choice,
    chain_of_key,
    has_shift,
)
from acquire_desktop.ui.words.action_texts import action_text, purchase_text

_WIDEST_CARD_PX = 120
_WIDE_SLOTS = 3
"""As many slots have room for letter, crest and minus beside each other."""


class PurchasePage(CardPage):
    """Keeps the stocks wanted in the order they were added; only legal purchases are reached."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cart: list[Chain] = []
        self._row = CardRow(_WIDEST_CARD_PX)
        self.cards: dict[Chain, ChainCard] = {}
        self.slots: list[CartSlot] = []
        self._empty = plain(QLabel())
        self._empty.setWordWrap(True)
        theme.style_text(self._empty, tone="muted")
        self._total = plain(QLabel())
        theme.style_text(self._total, bold=True)
        self._cash_after = plain(QLabel())
        theme.style_text(self._cash_after, tone="muted")
        self.clear_button = QPushButton()
        self.clear_button.setProperty("quiet", "true")
        self.clear_button.clicked.connect(self.clear)
        self._cart_row = QHBoxLayout()
        self._arrange()

    def _arrange(self) -> None:
        sums = QVBoxLayout()
        sums.setSpacing(0)
        sums.addWidget(self._total)
        sums.addWidget(self._cash_after)
        self._cart_row.setSpacing(theme.SPACE)
        self._cart_row.addSpacing(theme.SPACE)
        self._cart_row.addLayout(sums)
        self._cart_row.addStretch(1)
        self._cart_row.addWidget(self.clear_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.SPACE)
        layout.addWidget(self._row)
        layout.addWidget(self._empty)
        layout.addLayout(self._cart_row)
        layout.addStretch(1)

    def forget(self) -> None:
        self._cart, self.cards = [], {}
        self._row.set_cards([])
        self._set_slots(0)
        super().forget()

    def reset(self, view: View) -> None:
        super().reset(view)
        self._cart = []
        active = [chain for chain in range(CHAIN_COUNT) if view.prices[chain]]
        self.cards = {chain: self._new_card(view, chain) for chain in active}
        self._row.set_cards(list(self.cards.values()))
        decision = view.decision
        self._set_slots(decision.limit if isinstance(decision, StockPurchase | FreeStock) else 0)

    def refresh(self, view: View) -> None:
        for chain, card in self.cards.items():
            card.show_face(self._face(view, chain))
        self._row.setVisible(bool(self.cards))
        self._row.arrange()
        self._empty.setVisible(not self.cards)
        self._empty.setText(
            translate("PurchasePage", "No chain is on the board yet: there is nothing to buy.")
        )
        self._show_slots(view)
        cost = self._cost(view)
        self._total.setText(
            translate("PurchasePage", "Free of charge")
            if _is_free(view)
            else translate("PurchasePage", "Total {amount}", amount=money(cost))
        )
        left = money(view.cash[view.seat] - cost)
        self._cash_after.setVisible(not _is_free(view))
        self._cash_after.setText(translate("PurchasePage", "Cash after {amount}", amount=left))
        self.clear_button.setText(translate("PurchasePage", "Clear"))
        self.clear_button.setToolTip(key_name("Del"))
        self.clear_button.setVisible(bool(self._cart))

    def choice(self) -> Choice:
        if self.view is None:
            return NOTHING
        action = self._action(self.view, self._cart)
        if action not in self.view.legal:
            return NOTHING
        text = action_text(action, self.view.edition)
        short = ""
        if self._cart:
            short = purchase_text(action, self.view.edition, by_letter=True)
        if self._cart and isinstance(action, BuyStock):
            cost = money(self._cost(self.view))
            text, short = (
                translate("PurchasePage", "{purchase} — {cost}", purchase=purchase, cost=cost)
                for purchase in (text, short)
            )
        return Choice(
            action,
            text,
            self.notice(self.view),
            short=short,
            is_refusal=bool(self._refusal),
            is_strong=bool(self._cart),
            turn=_exchange_text(self.view),
        )

    def add(self, chain: Chain) -> None:
        """Put one more stock into the purchase, or tell why not."""
        if self.view is None or chain not in self.cards:
            return
        self._refusal = self.obstacle(self.view, chain)
        if not self._refusal:
            self._cart.append(chain)
        self.touch()

    def remove(self, chain: Chain) -> None:
        """Take the stock of a chain that was added last out of the purchase."""
        if chain in self._cart:
            last = len(self._cart) - 1 - self._cart[::-1].index(chain)
            self.remove_at(last)

    def remove_at(self, index: int) -> None:
        """Take one stock out of the purchase by its place in it."""
        if index < len(self._cart):
            del self._cart[index]
            self._refusal = ""
            self.touch()

    def clear(self) -> None:
        """Empty the purchase."""
        self._cart = []
        self._refusal = ""
        self.touch()

    def tab_parts(self) -> Sequence[QWidget]:
        return (*self.cards.values(), *self.slots, self.clear_button)

    def handle_key(self, event: QKeyEvent) -> bool:
        if self.view is None:
            return False
        if event.key() == Qt.Key.Key_Backspace and not event.modifiers():
            self.remove_at(max(0, len(self._cart) - 1))
            return True
        if event.key() == Qt.Key.Key_Delete and not event.modifiers():
            self.clear()
            return True
        chain = chain_of_key(event, self.view.edition)
        if chain is None:
            return False
        (self.remove if has_shift(event) else self.add)(chain)
        return True

    def _action(self, view: View, cart: list[Chain]) -> BuyStock | TakeFreeStock:
        counts = tuple(cart.count(chain) for chain in range(CHAIN_COUNT))
        return TakeFreeStock(counts) if _is_free(view) else BuyStock(counts)

    def _cost(self, view: View) -> int:
        return 0 if _is_free(view) else sum(view.prices[chain] for chain in self._cart)

    def obstacle(self, view: View, chain: Chain) -> str:
        """Return why one more stock of a chain cannot be bought, or an empty text."""
        if self._action(view, [*self._cart, chain]) in view.legal:
            return ""
        name = view.edition.chains[chain].name
        if len(self._cart) == len(self.slots):
            return translate("PurchasePage", "No more than %n stock(s) a turn", n=len(self.slots))
        if view.bank[chain] <= self._cart.count(chain):
            return translate("PurchasePage", "The bank has no more {chain}", chain=name)
        return translate("PurchasePage", "Not enough cash for {chain}", chain=name)

    def _face(self, view: View, chain: Chain) -> CardFace:
        added = self._cart.count(chain)
        return CardFace(
            view.edition.chains[chain],
            money(view.prices[chain]),
            (bank_figure(view, chain), held_figure(view, chain)),
            added=added,
            is_certificate=True,
            refusal=self.obstacle(view, chain),
        )

    def _show_slots(self, view: View) -> None:
        for index, slot in enumerate(self.slots):
            if index >= len(self._cart):
                slot.show_stock("", translate("PurchasePage", "Empty"))
                continue
            spec = view.edition.chains[self._cart[index]]
            name = translate("PurchasePage", "Remove one {chain}", chain=spec.name)
            slot.show_stock(spec.letter, name)

    def _new_card(self, view: View, chain: Chain) -> ChainCard:
        card = ChainCard(self._face(view, chain))
        card.clicked.connect(lambda: self.add(chain))
        card.removal_requested.connect(lambda: self.remove(chain))
        card.attended.connect(lambda attended: self.attend(chain, attended))
        return card

    def _set_slots(self, limit: int) -> None:
        for slot in self.slots:
            clear_words(slot)
            slot.hide()
            slot.deleteLater()
        self.slots = [self._new_slot(index, limit) for index in range(limit)]

    def _new_slot(self, index: int, limit: int) -> CartSlot:
        slot = CartSlot(is_narrow=limit > _WIDE_SLOTS)
        slot.clicked.connect(lambda: self.remove_at(index))
        self._cart_row.insertWidget(index, slot)
        return slot


def _is_free(view: View) -> bool:
    return isinstance(view.decision, FreeStock)


def _exchange_text(view: View) -> str:
    """Return what leads to the exchanges of a Trade three card, where one is possible."""
    if not any(isinstance(action, ExchangeStock) for action in view.legal):
        return ""
    return translate("PurchasePage", "Exchange stock…")
