"""Stock exchange: what the row of a chain says, as functions of a view, a tile and a decision."""

from dataclasses import dataclass
from typing import Final

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain, Seat
from acquire_desktop.games.acquire.engine.editions import (
    CHEAP_ROW_SIZES,
    ChainSpec,
    Edition,
    Tier,
    price,
)
from acquire_desktop.games.acquire.engine.view import TileEffect, View
from acquire_desktop.ui.acquire.rules.price_chart import next_steps
from acquire_desktop.ui.acquire.table.decisions.page import ChainFace
from acquire_desktop.ui.acquire.table.exchange.outlook import Fate, News, news_of, outlook_of
from acquire_desktop.ui.acquire.table.exchange.stockholders import (
    Holder,
    Pips,
    Table,
    holders_of,
    own_text,
    pips_of,
    totals_text,
)
from acquire_desktop.ui.acquire.words.chain_readings import reading_tip
from acquire_desktop.ui.kit.texts import join_phrases, join_terse, money, translate

_CURVE: Final = 0.62
"""The bar has more room for the small sizes, at which the price rises with every tile."""
_TIERS: Final = {
    Tier.CHEAP: "cheap: {price} at {size} tiles",
    Tier.MEDIUM: "medium: {price} at {size} tiles",
    Tier.EXPENSIVE: "expensive: {price} at {size} tiles",
}
_BRIEF_TIERS: Final = {
    Tier.CHEAP: "cheap {price}",
    Tier.MEDIUM: "medium {price}",
    Tier.EXPENSIVE: "expensive {price}",
}


@dataclass(frozen=True, slots=True)
class Growth:
    """The bar of growth, in shares of its length."""

    now: float
    after: float
    """Where a tile would bring it; as now without one."""
    steps: tuple[float, ...]
    """Where the price rises."""
    safe: float


@dataclass(frozen=True, slots=True)
class Offer:
    """The words of a chain that waits to be founded."""

    price: str
    brief: str
    """The same where room is short."""
    state: str
    """That it waits, or how much stock the viewer keeps."""


@dataclass(frozen=True, slots=True)
class Quote:
    """Everything that the row of a chain shows."""

    spec: ChainSpec
    size: str
    """How many tiles it has, or would be founded with; empty for none."""
    size_after: str
    """How many it would have after a tile, where that is another number."""
    price: str
    price_after: str
    """The price after a tile, where that is another one."""
    growth: Growth
    news: News
    """What would happen."""
    bank: str
    is_bank_empty: bool
    own: str
    """What the viewer holds; empty where that may not be told."""
    holds_any: bool
    """Whether that is any stock."""
    holders: tuple[Holder, ...]
    pips: Pips | None
    """All stock by owner, where holders are hidden."""
    totals: str
    """The same in words."""
    fate: Fate
    is_active: bool
    is_safe: bool
    offer: Offer | None
    """What it says while it is not on the board."""
    face: ChainFace | None
    """Its part in the decision; None where it has none."""
    tip: str

    @property
    def is_open(self) -> bool:
        """Whether it can be chosen now."""
        return self.face is not None and not self.face.refusal

    @property
    def change(self) -> str:
        """The effect of the added stock."""
        return "" if self.face is None else self.face.change

    @property
    def is_chosen(self) -> bool:
        """Whether it is the one that is picked."""
        return self.face is not None and bool(self.face.is_chosen)

    @property
    def is_touched(self) -> bool:
        """Whether something would happen to it if the player confirmed."""
        has_stock = self.face is not None and bool(self.face.added)
        return has_stock or self.is_chosen or self.fate is not Fate.NONE

    @property
    def spoken(self) -> str:
        """The chain and its figures, for screen readers."""
        prices = join_terse([self.price, self.price_after]) if self.price_after else self.price
        texts = [self.spec.name, self.size and tiles_text(int(self.size)), prices, self.bank]
        texts += [holder.spoken for holder in self.holders]
        texts += [self.totals or self.own, self.news.text, self.change]
        if self.offer is not None and self.fate is Fate.NONE:
            texts = [self.spec.name, self.offer.price, self.offer.state]
        return join_terse([text for text in texts if text])


def tiles_text(size: int) -> str:
    """Return a size in words."""
    return translate("Exchange", "%n tile(s)", n=size)


def order_of(view: View) -> tuple[Chain, ...]:
    """Return the chains by price, then size, the largest first; equal ones as printed."""
    return tuple(
        sorted(range(CHAIN_COUNT), key=lambda chain: (-view.prices[chain], -view.sizes[chain]))
    )


def quote_of(
    chain: Chain, view: View, table: Table, effect: TileEffect | None, face: ChainFace | None
) -> Quote:
    """Return what the row of a chain shows.

    Args:
        chain: The chain.
        view: The position.
        table: Who sits there, and who may see what.
        effect: What a tile would do, if one is looked at.
        face: What the page that asks shows of the chain, if it does.
    """
    edition, now = view.edition, view.sizes[chain]
    outlook = outlook_of(chain, view, effect, face)
    before, later = _prices(chain, view, outlook.size, face)
    holders, pips = holders_of(chain, view, table), pips_of(chain, view, table)
    own = own_text(chain, view, table)
    size = outlook.size if face is not None and face.is_chosen else now
    return Quote(
        spec=edition.chains[chain],
        size=str(size) if size else "",
        size_after=str(outlook.size) if now and outlook.size != now else "",
        price=before,
        price_after=later,
        growth=growth_of(edition, now, outlook.size),
        news=news_of(chain, view, outlook, face, table.names),
        bank=translate("Exchange", "{count} left", count=view.bank[chain]),
        is_bank_empty=not view.bank[chain],
        own=own,
        holds_any=bool(own) and view.stocks[view.seat][chain] > 0,
        holders=holders,
        pips=pips,
        totals=totals_text(pips, own),
        fate=outlook.fate,
        is_active=bool(view.prices[chain]),
        is_safe=now >= edition.safe_size,
        offer=None if view.prices[chain] else _offer(chain, view, table),
        face=face,
        tip=_tip(chain, view, face),
    )


def _prices(chain: Chain, view: View, size: int, face: ChainFace | None) -> tuple[str, str]:
    """Return the price now, or what it will be, and the one after a tile if that is another."""
    before = money(view.prices[chain]) if view.prices[chain] else ""
    if face is not None and not before:
        before = face.price
    later = money(price(view.edition, chain, size)) if size else ""
    is_other = bool(before) and face is None and later not in ("", before)
    return before or later, later if is_other else ""


def _offer(chain: Chain, view: View, table: Table) -> Offer:
    tier, size = view.edition.chains[chain].tier, CHEAP_ROW_SIZES[0]
    cost = money(price(view.edition, chain, size))
    kept = view.stocks[view.seat][chain] if table.viewer == view.seat else 0
    state = translate("Exchange", "waits for a founder")
    if kept:
        state = translate("Exchange", "you keep {count}", count=kept)
    whole = translate("Exchange", _TIERS[tier], size=size, price=cost)
    return Offer(whole, translate("Exchange", _BRIEF_TIERS[tier], price=cost), state)


def growth_of(edition: Edition, now: int, after: int) -> Growth:
    """Return the bar of growth: its end is the size from which the end may be declared."""
    end = max(CHEAP_ROW_SIZES[-1], edition.end_size)

    def share(size: int) -> float:
        return float(min(size / end, 1) ** _CURVE)

    steps = tuple(share(size) for size in CHEAP_ROW_SIZES if size < end)
    return Growth(share(now), share(after), steps, share(edition.safe_size))


def _tip(chain: Chain, view: View, face: ChainFace | None) -> str:
    """Return what a row says besides: what comes next, and what stands against choosing it."""
    texts = [reading_tip(view.edition.chains[chain])]
    if view.prices[chain]:
        texts.append(next_step_text(view.edition, chain, view.sizes[chain]))
    if face is not None:
        texts += [face.change, face.refusal]
    return join_phrases([text for text in texts if text])


def next_step_text(edition: Edition, chain: Chain, size: int) -> str:
    """Return what an active chain of a size comes to next."""
    steps = next_steps(edition, chain, size)
    price = translate("PriceCard", "highest price")
    if steps.tiles_to_price:
        price = translate(
            "PriceCard", "%n tile(s) to {price}", n=steps.tiles_to_price, price=money(steps.price)
        )
    safe = translate("PriceCard", "safe")
    if steps.tiles_to_safe:
        safe = translate(
            "PriceCard", "safe at {size}: %n to go", n=steps.tiles_to_safe, size=edition.safe_size
        )
    return join_terse([price, safe])


def viewer_of(view: View, people: frozenset[Seat], *, is_private: bool) -> Seat | None:
    """Return whose stock is shown separately: the person's for whom the view is."""
    is_known = is_private or view.holdings.are_shown
    return view.seat if view.seat in people and is_known else None
