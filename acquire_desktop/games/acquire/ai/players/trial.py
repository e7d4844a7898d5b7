"""Trial of a choice: what it does to the tiles, stock and cash of a position."""

from collections.abc import Sequence

from acquire_desktop.games.acquire.ai.players.evaluation import Outlook, Position
from acquire_desktop.games.acquire.engine.board import Chain, Seat
from acquire_desktop.games.acquire.engine.kernel.bonus import bonus_shares
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import SIZE_SPAN


def grow(position: Position, chain: Chain, size: int) -> Position:
    """Return the position after a chain has grown to a size."""
    after = position.copy()
    after.sizes[chain] = size
    return after


def found(outlook: Outlook, position: Position, seat: Seat, chain: Chain, size: int) -> Position:
    """Return the position after a seat has founded a chain and got its founder's stock."""
    after = grow(position, chain, size)
    if after.bank[chain]:
        after.bank[chain] -= 1
        after.stocks[chain][seat] += 1
    elif outlook.rules.founder_cash:
        after.cash[seat] += outlook.rules.price[chain * SIZE_SPAN + size]
    return after


def merge(
    outlook: Outlook,
    position: Position,
    mergemaker: Seat,
    survivor: Chain,
    chains: Sequence[Chain],
    size: int,
) -> Position:
    """Return the position after a merger in which everybody settles by price.

    Args:
        outlook: Where the rules come from.
        position: The position before the merger.
        mergemaker: Who placed the tile.
        survivor: The chain that acquires the others.
        chains: All chains of the merger, largest first.
        size: Tiles of the survivor afterwards.
    """
    after = grow(position, survivor, size)
    for chain in chains:
        if chain != survivor:
            acquire(outlook, after, mergemaker, survivor, chain)
    return after


def acquire(
    outlook: Outlook, position: Position, mergemaker: Seat, survivor: Chain, chain: Chain
) -> None:
    """Pay the bonuses of an acquired chain, let everybody settle, and close the chain."""
    rules, counts = outlook.rules, position.stocks[chain]
    row = chain * SIZE_SPAN + position.sizes[chain]
    amounts = (rules.first_bonus[row], rules.second_bonus[row], rules.third_bonus[row])
    for share in bonus_shares(counts, amounts, rules.bonus_places, rules.sole_places):
        position.cash[share[0]] += share[4]
    new_price = rules.price[survivor * SIZE_SPAN + position.sizes[survivor]]
    for turn in range(len(counts)):
        seat = (mergemaker + turn) % len(counts)
        held = counts[seat]
        pairs = min(held // 2, position.bank[survivor]) if new_price > 2 * rules.price[row] else 0
        settle(position, seat, chain, survivor, held - 2 * pairs, 2 * pairs, rules.price[row])
    position.sizes[chain] = 0


def settle(
    position: Position,
    seat: Seat,
    chain: Chain,
    survivor: Chain,
    sell: int,
    trade: int,
    stock_price: int,
) -> None:
    """Sell and trade stock of an acquired chain; the rest is kept."""
    position.cash[seat] += sell * stock_price
    position.stocks[chain][seat] -= sell + trade
    position.bank[chain] += sell + trade
    position.stocks[survivor][seat] += trade // 2
    position.bank[survivor] -= trade // 2
