"""Settlement of the stock of an acquired chain: what each share of it says and could become."""

from dataclasses import dataclass

from acquire_desktop.games.acquire.engine.actions import DisposeStock
from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.decisions.stepper import Share, Step
from acquire_desktop.ui.kit.texts import money, signed_money, translate


def held(action: DisposeStock) -> int:
    """Return how many stocks a settlement is about."""
    return action.keep + action.sell + action.trade


@dataclass(frozen=True, slots=True)
class Settlement:
    """How the stock would be settled now."""

    now: DisposeStock
    is_chosen: bool
    """Whether the player has put any of it somewhere."""
    decision: StockDisposal
    view: View

    def to(self, sell: int, trade: int) -> DisposeStock | None:
        """Return the settlement that sells and trades so many, unless illegal or chosen."""
        action = DisposeStock(held(self.now) - sell - trade, sell, trade)
        is_on = self.is_chosen and action == self.now
        return action if not is_on and action in self.view.legal else None

    def shares(self) -> tuple[Share, Share, Share]:
        """Return what the trays for the sold, the traded and the kept stock show."""
        return self._sale(), self._trade(), self._rest()

    def _sale(self) -> Share:
        now, price = self.now, money(self.decision.price)
        outcome = translate("DisposalPage", "{price} each", price=price)
        if now.sell:
            amount = signed_money(now.sell * self.decision.price)
            outcome = translate(
                "DisposalPage", "{count} × {price} = {amount}",
                count=now.sell, price=price, amount=amount,
            )  # fmt: skip
        return Share(
            translate("DisposalPage", "Sell"),
            now.sell,
            held(now) - now.trade,
            translate("DisposalPage", "Sell all"),
            outcome,
            is_gain=bool(now.sell),
            is_used=bool(now.sell),
            piles=((self._letter(self.decision.acquired), now.sell),),
            steps={
                Step.FEWER: self.to(now.sell - 1, now.trade),
                Step.MORE: self.to(now.sell + 1, now.trade),
                Step.MOST: self.to(held(now), 0),
            },
        )

    def _trade(self) -> Share:
        now, view, survivor = self.now, self.view, self.decision.survivor
        name = view.edition.chains[survivor].name
        outcome = translate("DisposalPage", "2 for 1 {chain}", chain=name)
        if now.trade:
            outcome = translate(
                "DisposalPage", "{traded} for {received} {chain}",
                traded=now.trade, received=now.trade // 2, chain=name,
            )  # fmt: skip
        price, bank = money(view.prices[survivor]), view.bank[survivor]
        most = max((each.trade for each in view.legal if isinstance(each, DisposeStock)), default=0)
        still_sold = min(now.sell, held(now) - most)
        return Share(
            translate("DisposalPage", "Trade"),
            now.trade,
            most,
            translate("DisposalPage", "Trade max"),
            outcome,
            translate("DisposalPage", "{price} each then, {bank} left", price=price, bank=bank),
            is_gain=bool(now.trade),
            is_used=bool(now.trade),
            piles=(
                (self._letter(self.decision.acquired), now.trade),
                (self._letter(survivor), now.trade // 2),
            ),
            pace=2,
            steps={
                Step.FEWER: self.to(now.sell, now.trade - 2),
                Step.MORE: self.to(now.sell, now.trade + 2),
                Step.MOST: self.to(still_sold, most),
            },
        )

    def _rest(self) -> Share:
        now, name = self.now, self.view.edition.chains[self.decision.acquired].name
        return Share(
            translate("DisposalPage", "Keep"),
            now.keep,
            held(now) - now.trade,
            translate("DisposalPage", "Keep all"),
            translate("DisposalPage", "Worth nothing until {chain} is founded again", chain=name),
            is_used=self.is_chosen and bool(now.keep),
            piles=((self._letter(self.decision.acquired), now.keep),),
            steps={Step.MOST: self.to(0, 0)},
        )

    def _letter(self, chain: Chain) -> str:
        return self.view.edition.chains[chain].letter

    def result(self) -> str:
        """Return what the player has after it."""
        now, decision, view = self.now, self.decision, self.view
        seat, survivor = view.seat, decision.survivor
        return translate(
            "DisposalPage",
            "After: cash {cash} · {survivor} {more} · {acquired} {kept}",
            cash=money(view.cash[seat] + now.sell * decision.price),
            survivor=view.edition.chains[survivor].name,
            more=view.stocks[seat][survivor] + now.trade // 2,
            acquired=view.edition.chains[decision.acquired].name,
            kept=now.keep,
        )
