"""Trade ratings: bills, sales in need, the double price, and bids."""

from collections.abc import Iterator
from typing import Final

from acquire_desktop.games.hotel_tycoon.ai.card_ratings import birthday_money, money_of
from acquire_desktop.games.hotel_tycoon.ai.evaluation import evaluate
from acquire_desktop.games.hotel_tycoon.ai.outcomes import given_up
from acquire_desktop.games.hotel_tycoon.ai.position import Position
from acquire_desktop.games.hotel_tycoon.ai.seen import Rated, Ratings, Seen
from acquire_desktop.games.hotel_tycoon.engine import actions
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Property
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import Auction, Payment, Shortfall
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.rules.selling import AUCTION_STEP
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK

LIMOUSINE_STAY: Final = 1000
"""Dollars of a stay from which on the limousine is used."""
_HELP: Final = 500
"""Dollars that a card must bring to be played for a bill."""
_JUMPS: Final = 4
"""In about so many bids a bidder comes near to its limit."""
_FETCHED: Final = 0.65
"""Share of its list price that a hotel fetches where several bid, the median of 160 games."""
_FETCHED_BARE: Final = {2: 0.55, 3: 0.95}
"""That of a bare plot, by the number of bidders."""
_WASTE: Final = 0.05
"""Dollars lost for each dollar that a sale brings above the need."""


def rate_payment(seen: Seen, bill: Payment) -> Ratings:
    """Pay; use the limousine for an expensive stay; in need sell the least useful thing."""
    missing = bill.amount - seen.cash
    for action in seen.view.legal:
        match action:
            case actions.Pay():
                yield Rated(action, 0.0)
            case actions.Postpone():
                yield Rated(action, 1e6 if missing > 0 else -1.0)
            case actions.PlayCard(Card.LIMOUSINE):
                is_dear = bill.amount >= LIMOUSINE_STAY or missing > 0
                yield Rated(action, 2e6 if is_dear else -2.0)
            case actions.PlayCard(Card.HAPPY_BIRTHDAY):
                yield Rated(action, 3e6 if birthday_money(seen) >= _HELP else -3.0)
            case actions.PlayCard(card):
                yield Rated(action, 3e6 if money_of(seen, card) >= _HELP else -3e6)
            case _:
                yield from _sale(seen, action, missing)


def _sale(seen: Seen, action: Action, missing: int) -> Iterator[Rated]:
    """Rate a sale by what is lost for what it brings towards the need."""
    after = sold(seen, action)
    if after is None:
        return
    raised = after.cash[seen.seat] - seen.cash
    loss = raised - seen.to(after)
    useful = max(1, min(raised, missing))
    yield Rated(action, -(loss + _WASTE * max(0, raised - missing)) / useful)


def sold(seen: Seen, action: Action) -> Position | None:
    """Return the position that is expected after a sale, None for what is none."""
    if isinstance(action, actions.AuctionProperty):
        return _auctioned(seen, action.property)
    return given_up(seen.position, seen.seat, action)


def _auctioned(seen: Seen, owned: Property) -> Position:
    """Return the position after an auction: a single bidder pays next to nothing."""
    richest = sorted(seen.opponents, key=seen.view.cash.__getitem__, reverse=True)
    buyer = richest[0]
    if seen.view.cash[buyer] < AUCTION_STEP:
        return seen.position.pulled_down(owned)
    price = AUCTION_STEP
    if len(richest) > 1:
        deed = DEEDS[owned]
        full = deed.land + deed.built_costs[seen.position.built[owned]]
        second = max(AUCTION_STEP, seen.view.cash[richest[1]])
        share = _FETCHED if seen.position.built[owned] else _FETCHED_BARE[len(richest)]
        price = max(AUCTION_STEP, min(second, int(share * full)))
    return seen.position.with_owner(owned, buyer).with_money(buyer, seen.seat, price)


def rate_shortfall(seen: Seen, site: Shortfall) -> Ratings:
    """Pay half, or build for the double price; sell for it what costs least where that must be."""
    half = seen.position.with_money(seen.seat, BANK, site.total // 2)
    for fine in seen.of(actions.PayHalf):
        yield Rated(fine, seen.to(half))
    if isinstance(seen.view.legal[0], actions.SALES):
        for action in seen.view.legal:
            if action != actions.AuctionProperty(site.property):
                yield from _sale(seen, action, 2 * site.total - seen.cash)
    for build in seen.of(actions.Build):
        built = seen.position.built[site.property] + site.steps
        done = seen.position.with_built(site.property, built)
        yield Rated(build, seen.to(done.with_money(seen.seat, BANK, 2 * site.total)))


def rate_bids(seen: Seen, auction: Auction) -> Ratings:
    """Bid up to the value; the only bidder left bids as little as may be."""
    yield Rated(actions.Pass(), 0.0)
    bids = seen.of(actions.Bid)
    if not bids:
        return
    limit = bid_limit(seen, auction)
    lowest = bids[0].amount
    if limit < lowest:
        yield Rated(bids[0], limit - lowest)
        return
    # Whoever is alone has the lot for any bid; others are to be left behind in a few steps.
    is_alone = len(auction.bidders) == 1
    jump = 0 if is_alone else (limit - lowest) // _JUMPS // AUCTION_STEP
    yield Rated(bids[min(jump, len(bids) - 1)], limit - lowest + 1.0)


def bid_limit(seen: Seen, auction: Auction) -> int:
    """Return the dollars up to which buying is better than leaving the property to another."""
    if auction.leader != NOBODY:
        left = seen.position.with_owner(auction.lot, auction.leader)
        left = left.with_money(auction.leader, auction.seller, auction.bid)
    else:
        left = seen.position.pulled_down(auction.lot)
    otherwise = evaluate(left, seen.seat, seen.weights)
    won = seen.position.with_owner(auction.lot, seen.seat)
    low, high = 0, seen.cash // AUCTION_STEP
    while low < high:
        middle = (low + high + 1) // 2
        paid = won.with_money(seen.seat, auction.seller, middle * AUCTION_STEP)
        if evaluate(paid, seen.seat, seen.weights) >= otherwise:
            low = middle
        else:
            high = middle - 1
    is_bare = not seen.position.built[auction.lot]
    # A bare plot is taken for its price by who comes to its space.
    return min(low * AUCTION_STEP, DEEDS[auction.lot].land) if is_bare else low * AUCTION_STEP
