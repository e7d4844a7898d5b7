"""The page of a Trade three card: two stocks of one chain for one of another."""

from acquire_desktop.engine.actions import EndExchanges, ExchangeStock
from acquire_desktop.engine.board import Chain
from acquire_desktop.engine.decisions import StockExchange
from acquire_desktop.engine.observation import View
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.table.decisions.page import NOTHING, CardPage, Choice
from acquire_desktop.ui.words.action_texts import action_text

_WIDEST_CARD_PX = 120
_GIVEN = -2
_TAKEN = 1


class ExchangePage(CardPage):
    """One row of chains: the first that is picked is returned, the second is taken."""

    decisions = (StockExchange,)

    def __init__(self) -> None:
        super().__init__(_WIDEST_CARD_PX)
        self._give: Chain | None = None
        self._take: Chain | None = None
        theme.style_text(self._text, tone="muted")
        self._arrange(self._row, self._text)

    def start(self) -> None:
        super().start()
        self._give = self._take = None

    def refresh(self, view: View) -> None:
        super().refresh(view)
        if self._give is None:
            hint = translate("ExchangePage", "Which chain do you return two stocks of?")
        elif self._take is None:
            hint = translate("ExchangePage", "And which chain do you take one stock of?")
        else:
            hint = translate("ExchangePage", "Choose one of the two again to take it back.")
        self._text.setText(hint)

    def added(self, chain: Chain) -> int:
        return _GIVEN if chain == self._give else _TAKEN if chain == self._take else 0

    def choice(self) -> Choice:
        view = self.view
        if view is None:
            return NOTHING
        action, confirm = None, translate("ExchangePage", "Exchange")
        notice = self.notice(view)
        if self._give is None or self._take is None:
            notice = notice or translate("ExchangePage", "Choose two chains")
        else:
            action = ExchangeStock(self._give, self._take)
            confirm = action_text(action, view.edition)
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

    def choose(self, chain: Chain) -> None:
        """Pick the chain to return, then the one to take; picking one again takes it back."""
        view = self.view
        if view is None or chain not in self.cards:
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
        if chain in (give, self._take):
            return ""
        if give is None:
            can_return = any(action.give == chain for action in exchanges)
            return (
                ""
                if can_return
                else translate("ExchangePage", "You cannot return two {chain}", chain=name)
            )
        if ExchangeStock(give, chain) in exchanges:
            return ""
        return translate("ExchangePage", "The bank has no {chain}", chain=name)
