"""Reason finder: why an action may be good, from what the reader of a view may know."""

from collections.abc import Iterator
from typing import Final

from acquire_desktop.games.acquire.advice.reasons import Reason, ReasonKind
from acquire_desktop.games.acquire.ai.players.facts import (
    bonus_for,
    gain_of_growth,
    is_exposed,
    knows,
    knows_all,
    place_of,
    rivals_best,
    spaces_beside,
)
from acquire_desktop.games.acquire.engine.actions import (
    AcquireNext,
    Action,
    BuyStock,
    ChooseSurvivor,
    DeclareEnd,
    DisposeStock,
    EndExchanges,
    ExchangeStock,
    FoundChain,
    PassPlacement,
    PlaceTile,
    PlayPowerCard,
    TakeFreeStock,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain, Seat, neighbors
from acquire_desktop.games.acquire.engine.decisions import (
    Founding,
    StockDisposal,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.editions import StuckHand, Tier, bonuses, price
from acquire_desktop.games.acquire.engine.power_cards import PLACE_FOUR
from acquire_desktop.games.acquire.engine.view import View

MOST_REASONS: Final = 3
"""Reasons given for one action at most."""
LITTLE_CASH: Final = 2000
"""Dollars below which cash is called short."""
_EXCHANGED: Final = 2
"""Stocks of a chain that an exchange takes."""
_USUAL_SIZE: Final = 4
"""Tiles that a young chain is taken to have."""

Weighed = tuple[float, Reason]
"""A reason and how much it counts, roughly in dollars."""


def reasons_for(view: View, seat: Seat, action: Action) -> tuple[Reason, ...]:
    """Return the reasons for an action, the weightiest first, at least one.

    The tiles in hand count only when the view is that of the seat itself, and cash and stock
    only as far as the view's reader may be told; so nothing hidden can be read from it.

    Args:
        view: What the reader knew before the action.
        seat: Who acts.
        action: What the seat does or might do.
    """
    if _is_forced(view, seat, action):
        return (Reason(ReasonKind.ONLY_CHOICE),)
    found: dict[tuple[ReasonKind, Chain | None], Weighed] = {}
    for weight, reason in _weighed(view, seat, action):
        key = reason.kind, reason.chain
        if key not in found or found[key][0] < weight:
            found[key] = weight, reason
    ranked = sorted(found.values(), key=lambda item: -item[0])
    chosen = tuple(reason for _weight, reason in ranked[:MOST_REASONS])
    return chosen or (Reason(ReasonKind.NOTHING),)


def _is_forced(view: View, seat: Seat, action: Action) -> bool:
    """Tell whether the reader may know that there was nothing else to do."""
    match action:
        case BuyStock() | TakeFreeStock():
            return not _prices(view)
        case FoundChain():
            return isinstance(view.decision, Founding) and len(view.decision.chains) == 1
        case PassPlacement() if isinstance(view.decision, TilePlacement):
            may_stop = view.card == PLACE_FOUR
            may_replace = view.edition.stuck_hand is StuckHand.SET_ASIDE
            return not may_stop and (view.decision.hand_replaced or not may_replace)
        case EndExchanges():
            held = [view.stocks[seat][chain] for chain in range(CHAIN_COUNT) if view.sizes[chain]]
            return knows(view, seat) and max(held, default=0) < _EXCHANGED
    return False


def _prices(view: View) -> list[int]:
    """Return what the stock of each chain that can be bought costs."""
    return [cost for cost, left in zip(view.prices, view.bank, strict=True) if cost and left]


def _weighed(view: View, seat: Seat, action: Action) -> Iterator[Weighed]:
    match action:
        case PlaceTile():
            yield from _placing(view, seat, action)
        case FoundChain(chain):
            yield from _founding(view, seat, chain)
        case ChooseSurvivor(chain):
            yield from _surviving(view, seat, chain)
        case AcquireNext(chain):
            yield from _acquiring(view, seat, chain, 0)
        case DisposeStock():
            yield from _disposing(view, seat, action)
        case BuyStock() | TakeFreeStock():
            yield from _taking(view, seat, action)
        case ExchangeStock(_give, take):
            yield from _stocking(view, seat, take, 1)
        case DeclareEnd():
            yield from _ending(view, seat)
        case PlayPowerCard():
            yield 1.0, Reason(ReasonKind.CARD)


def _placing(view: View, seat: Seat, action: PlaceTile) -> Iterator[Weighed]:
    place = place_of(view, action.tile)
    if len(place.chains) > 1:
        first = place.survivor
        for chain in place.chains:
            if chain != first:
                yield from _acquiring(view, seat, chain, 0 if first is None else 1, first)
    if place.survivor is not None:
        yield from _growing(view, seat, place.survivor, place.size)
    elif not place.chains and place.size > 1:
        yield 1500.0, Reason(ReasonKind.NEW_CHAIN)
    elif not place.chains:
        yield 2.0, Reason(ReasonKind.QUIET)
        if view.seat == seat and any(near in view.hand for near in neighbors(action.tile)):
            yield 800.0, Reason(ReasonKind.TOGETHER)


def _growing(view: View, seat: Seat, chain: Chain, size: int) -> Iterator[Weighed]:
    gain = gain_of_growth(view, seat, chain, size)
    if gain:
        yield 1.0 * gain, Reason(ReasonKind.GROWTH, chain, amount=gain)
    else:
        yield 3.0, Reason(ReasonKind.GROWS, chain, count=size)
    if view.sizes[chain] < view.edition.safe_size <= size:
        held = view.stocks[seat][chain] if knows(view, seat) else 1
        yield 300.0 * held + 4, Reason(ReasonKind.MAKES_SAFE, chain)


def _acquiring(
    view: View, seat: Seat, chain: Chain, certainty: int, survivor: Chain | None = None
) -> Iterator[Weighed]:
    """Yield what the acquisition of a chain means; when another may survive it counts less."""
    bonus = bonus_for(view, seat, chain, view.sizes[chain])
    if bonus:
        yield bonus * (1.0 + certainty) / 2, Reason(ReasonKind.BONUS, chain, amount=bonus)
    else:
        yield 5.0, Reason(ReasonKind.MERGES, chain, survivor)


def _founding(view: View, seat: Seat, chain: Chain) -> Iterator[Weighed]:
    tier = view.edition.chains[chain].tier
    is_short = knows(view, seat) and view.cash[seat] < LITTLE_CASH
    if tier is Tier.CHEAP:
        yield 600.0 if is_short else 20.0, Reason(ReasonKind.CHEAP_CHAIN, chain)
    elif tier is Tier.EXPENSIVE:
        yield 10.0 if is_short else 500.0, Reason(ReasonKind.DEAR_CHAIN, chain)
    if not knows(view, seat):
        return
    held = view.stocks[seat][chain]
    if held:
        worth = held * price(view.edition, chain, _USUAL_SIZE)
        yield 1.0 * worth, Reason(ReasonKind.OLD_STOCK, chain, count=held)
    if held and view.bank[chain]:
        yield from _leading(view, seat, chain, 1)


def _surviving(view: View, seat: Seat, survivor: Chain) -> Iterator[Weighed]:
    if isinstance(view.decision, SurvivorChoice):
        for chain in (*view.decision.chains, *view.decision.others):
            if chain != survivor:
                yield from _acquiring(view, seat, chain, 1, survivor)
    if knows(view, seat) and view.stocks[seat][survivor]:
        held = view.stocks[seat][survivor]
        worth = held * view.prices[survivor] / 2
        yield worth, Reason(ReasonKind.KEEPS_STOCK, survivor, count=held)


def _disposing(view: View, seat: Seat, action: DisposeStock) -> Iterator[Weighed]:
    """Yield the effects of settling; everybody sees the numbers of a disposal."""
    if not isinstance(view.decision, StockDisposal):
        return
    acquired, survivor = view.decision.acquired, view.decision.survivor
    if action.sell:
        cash = action.sell * view.prices[acquired]
        is_short = knows(view, seat) and view.cash[seat] < LITTLE_CASH
        reason = Reason(ReasonKind.CASH, acquired, count=action.sell, amount=cash)
        yield cash * (1.5 if is_short else 0.5), reason
    if action.trade:
        taken = action.trade // 2
        worth = taken * view.prices[survivor]
        yield 1.0 * worth, Reason(ReasonKind.TRADE, survivor, count=taken, amount=worth)
        if knows_all(view):
            yield from _leading(view, seat, survivor, taken)
    if action.keep:
        yield 200.0, Reason(ReasonKind.REFOUNDING, acquired, count=action.keep)


def _taking(view: View, seat: Seat, action: BuyStock | TakeFreeStock) -> Iterator[Weighed]:
    chains = [chain for chain in range(CHAIN_COUNT) if action.counts[chain]]
    for chain in chains:
        yield from _stocking(view, seat, chain, action.counts[chain])
    if len(chains) > 2:
        yield 50.0, Reason(ReasonKind.SPREAD, count=len(chains))
    if chains:
        return
    if not knows(view, seat):
        yield 1.0, Reason(ReasonKind.SAVES_CASH)
    elif view.cash[seat] < min(_prices(view)) and isinstance(action, BuyStock):
        yield 1.0, Reason(ReasonKind.NO_CASH)
    else:
        yield 1.0, Reason(ReasonKind.SAVES_CASH, amount=view.cash[seat])


def _stocking(view: View, seat: Seat, chain: Chain, more: int) -> Iterator[Weighed]:
    """Yield what speaks for more stock of an active chain."""
    if knows_all(view):
        yield from _leading(view, seat, chain, more)
    if view.sizes[chain] >= view.edition.safe_size:
        yield 30.0 * more, Reason(ReasonKind.SAFE_STOCK, chain)
        return
    if is_exposed(view, chain):
        bonus = bonus_for(view, seat, chain, view.sizes[chain], more)
        yield 100.0 + bonus * 0.6, Reason(ReasonKind.MERGER_AHEAD, chain, amount=bonus)
        return
    room = spaces_beside(view, chain)
    if room:
        yield 10.0 * room, Reason(ReasonKind.ROOM, chain, count=room)


def _leading(view: View, seat: Seat, chain: Chain, more: int) -> Iterator[Weighed]:
    """Yield what more stock does in the race for a chain's bonuses."""
    if not knows_all(view):
        return
    rivals = rivals_best(view, seat, chain)
    before = view.stocks[seat][chain]
    after = before + more
    first, second, _third = bonuses(view.edition, chain, max(view.sizes[chain], _USUAL_SIZE))
    if after > rivals[0]:
        kind = ReasonKind.HOLDS_LEAD if before > rivals[0] else ReasonKind.TAKES_LEAD
        share = 0.3 if kind is ReasonKind.HOLDS_LEAD else 0.5
        yield first * share, Reason(kind, chain, count=after - rivals[0])
    elif len(rivals) > 1 and before <= rivals[1] < after < rivals[0]:
        yield second * 0.4, Reason(ReasonKind.TAKES_SECOND, chain)
    else:
        missing = rivals[0] - after
        yield first / (4.0 + missing), Reason(ReasonKind.CATCHES_UP, chain, count=missing)


def _ending(view: View, seat: Seat) -> Iterator[Weighed]:
    yield 1.0, Reason(ReasonKind.END)
    if knows_all(view):
        rival = max(worth for other, worth in enumerate(view.worth) if other != seat)
        lead = view.worth[seat] - rival
        if lead > 0:
            yield 1.0 * lead, Reason(ReasonKind.AHEAD, amount=lead)
