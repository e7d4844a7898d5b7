"""Selling: structures and entrances to the Bank, and properties by auction."""

from acquire_desktop.games.hotel_tycoon.engine.actions import (
    Action,
    AuctionProperty,
    Bid,
    Pass,
    SellEntrance,
    SellStructure,
)
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Property, Seat
from acquire_desktop.games.hotel_tycoon.engine.decisions import Auction
from acquire_desktop.games.hotel_tycoon.engine.events import (
    AuctionBegan,
    BiddingLeft,
    BidMade,
    PropertyTransferred,
    StructuresLost,
)
from acquire_desktop.games.hotel_tycoon.engine.rules.hotels import (
    remove_entrance,
    sell_entrance,
    sell_structure,
)
from acquire_desktop.games.hotel_tycoon.engine.rules.money import pay
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, Reason

AUCTION_STEP = 50
"""Dollars between two bids."""


def sales(table: Table, seat: Seat, spared: Property = NOBODY) -> list[Action]:
    """Return everything that a player may sell.

    Rule: R14, R18. A site that waits for its permission is spared.
    """
    found: list[Action] = []
    for owned in table.owned(seat):
        if owned == spared:
            continue
        if table.built[owned]:
            found.append(SellStructure(owned))
            found.extend(map(SellEntrance, table.entrances_of(owned)))
        found.append(AuctionProperty(owned))
    return found


def sell(table: Table, action: Action) -> bool:
    """Carry out a sale; return False for any other action."""
    match action:
        case SellStructure(owned):
            sell_structure(table, owned)
        case SellEntrance(tile):
            sell_entrance(table, tile)
        case AuctionProperty(owned):
            begin_auction(table, owned)
        case _:
            return False
    return True


def begin_auction(table: Table, owned: Property) -> None:
    """Put a property up for auction; the seller's left is asked first.

    Rule: A27. Parked and resting players bid, too.
    """
    seller = table.owners[owned]
    table.tell(AuctionBegan(seller, owned))
    table.push(Auction(seller, owned, tuple(table.opponents(seller))))


def auction_actions(table: Table, auction: Auction) -> list[Action]:
    """Return to pass, and every bid that the bidder can pay."""
    highest = table.cash[auction.seat] // AUCTION_STEP * AUCTION_STEP
    bids = range(auction.bid + AUCTION_STEP, highest + AUCTION_STEP, AUCTION_STEP)
    return [Pass(), *map(Bid, bids)]


def bid_or_pass(table: Table, auction: Auction, action: Action) -> None:
    """Go round: who bids is asked again after the others, who passes is not."""
    seat, *others = auction.bidders
    if isinstance(action, Bid):
        table.tell(BidMade(seat, action.amount))
        after = Auction(auction.seller, auction.lot, (*others, seat), action.amount, seat)
    else:
        table.tell(BiddingLeft(seat))
        after = Auction(auction.seller, auction.lot, tuple(others), auction.bid, auction.leader)
    table.swap(after)
    if after.bidders in ((), (after.leader,)):
        table.pop()
        _close(table, after)


def _close(table: Table, auction: Auction) -> None:
    """Hand the property over, or pull it down where nobody bid."""
    owned, seller = auction.lot, auction.seller
    if auction.leader == NOBODY:
        _pull_down(table, owned)
        return
    table.owners[owned] = auction.leader
    table.tell(PropertyTransferred(seller, owned, auction.leader))
    pay(table, auction.leader, seller, auction.bid, Reason.AUCTION)


def _pull_down(table: Table, owned: Property) -> None:
    """Let the Bank buy a property, whose plot is for sale again."""
    seller, value = table.owners[owned], table.bank_value(owned)
    for tile in [*table.entrances_of(owned)]:
        remove_entrance(table, tile)
    if table.built[owned]:
        table.tell(StructuresLost(seller, owned, table.built[owned]))
        table.built[owned] = 0
    table.owners[owned] = NOBODY
    table.tell(PropertyTransferred(seller, owned, BANK))
    pay(table, BANK, seller, value, Reason.AUCTION)
