"""The page on which stock is exchanged for other stock."""

from collections.abc import Sequence

from acquire_desktop.games.acquire.engine.actions import EndExchanges, ExchangeStock
from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.games.acquire.engine.decisions import StockExchange, StockPurchase
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.decisions.page import NOTHING, CardPage, Choice
from acquire_desktop.ui.acquire.words import action_texts
from acquire_desktop.ui.kit.texts import translate

_GIVEN = -2
_TAKEN = 1
"""Stocks of an exchange."""


class ExchangePage(CardPage):
    """One row of chains: the first that is picked is returned, the second is taken."""

    decisions = (StockExchange,)

    def __init__(self) -> None:
        super().__init__()
        self._give: Chain | None = None
        self._take: Chain | None = None

    def start(self) -> None:
        super().start()
        self._give = self._take = None

    def details(self) -> Sequence[str]:
        if self.view is None:
            return ()
        if self._give is None:
            return (translate("ExchangePage", "From which chain do you return two stocks?"),)
        if self._take is None:
            return (translate("ExchangePage", "And from which chain do you take one stock?"),)
        return (translate("ExchangePage", "Choose either chain again to undo your choice."),)

    def headline(self) -> str:
        match self.view and self.view.decision:
            case StockPurchase(exchanges_left=left):
                return action_texts.exchange_prompt(left)
            case _:
                return ""

    def added(self, chain: Chain) -> int:
        return _GIVEN if chain == self._give else _TAKEN if chain == self._take else 0

    def has_choice(self) -> bool:
        return self._give is not None

    def choice(self) -> Choice:
        view = self.view
        if view is None:
            return NOTHING
        action: ExchangeStock | None = None
        confirm, notice = translate("ExchangePage", "Choose two chains"), self.notice(view)
        if self._give is not None and self._take is not None:
            action = ExchangeStock(self._give, self._take)
            confirm = action_texts.action_text(action, view.edition)
        end, back = EndExchanges(), translate("ExchangePage", "Back")
        can_end = end in view.legal
        return Choice(
            action,
            confirm,
            notice,
            is_refusal=bool(self._refusal),
            second=end if can_end else None,
            overlay_text="" if can_end else back,
        )

    def announcement(self) -> str:
        choice = self.choice()
        return self._refusal or (choice.confirm if choice.action else "".join(self.details()))

    def choose(self, chain: Chain) -> None:
        """Pick the chain to return, then the one to take; picking one again takes it back."""
        view = self.view
        if view is None or chain not in self.offered:
            return
        self._refusal = self.obstacle(view, chain)
        if chain == self._give:
            self._give = self._take = None
        elif chain == self._take:
            self._take = None
        elif self._give is None and not self._refusal:
            self._give = chain
        elif not self._refusal:
            self._take = chain
        self.touch()

    def take_back(self, *, is_all: bool) -> bool:
        self.clear()
        return True

    def obstacle(self, view: View, chain: Chain) -> str:
        exchanges = [action for action in view.legal if isinstance(action, ExchangeStock)]
        name, give = view.edition.chains[chain].name, self._give
        fitting = {
            action.give if give is None else action.take
            for action in exchanges
            if give in (None, action.give)
        }
        if chain in (give, self._take, *fitting):
            return ""
        if give is None:
            return translate("ExchangePage", "You don't have two {chain} to return", chain=name)
        return translate("ExchangePage", "The bank has no {chain}", chain=name)
