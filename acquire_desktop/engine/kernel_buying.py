"""Buying stock after the tile step."""

from collections.abc import Sequence
from typing import Final

from acquire_desktop.engine.board import CHAIN_COUNT
from acquire_desktop.engine.cards import BUY_FIVE
from acquire_desktop.engine.kernel_codes import (
    BUY,
    KIND_SHIFT,
    PURCHASE_BITS,
    PURCHASE_MASK,
    purchase_counts,
)
from acquire_desktop.engine.kernel_state import Table
from acquire_desktop.engine.kernel_tables import SIZE_SPAN

PURCHASE_OF_FIVE: Final = 5
"""Stocks that may be bought in a turn with a Buy five card."""
NO_PURCHASE: Final = [BUY << KIND_SHIFT]
MOST_MIXES: Final = 792
"""Mixes of at most five stocks of seven chains."""
MIXES_REMEMBERED: Final = 4096

_MIXES: Final[dict[int, tuple[list[int], list[int], list[int]]]] = {}


def purchase_limit(table: Table) -> int:
    """Return how many stocks may be bought in this turn."""
    return PURCHASE_OF_FIVE if table.card == BUY_FIVE else table.rules.purchase_limit


def legal_purchases(table: Table) -> Sequence[int]:
    """Return every mix of stocks of active chains within limit, cash and bank."""
    limit = purchase_limit(table)
    cash = table.cash[table.turn_seat]
    prices = [0] * CHAIN_COUNT
    dearest = caps = 0
    for chain in range(CHAIN_COUNT):
        size = table.sizes[chain]
        most = table.bank[chain]
        if not size or not most:
            continue
        price = table.rules.price[chain * SIZE_SPAN + size]
        if price > cash:
            continue
        prices[chain] = price
        dearest = max(dearest, price)
        most = min(most, limit)
        caps |= most << PURCHASE_BITS * chain
    if not caps:
        return NO_PURCHASE
    actions, parents, added = mixes(caps, limit)
    if cash >= limit * dearest:
        return actions
    return affordable(actions, parents, added, prices, cash)


def affordable(
    actions: list[int], parents: list[int], added: list[int], prices: list[int], cash: int
) -> list[int]:
    """Return the purchases among all mixes that the cash pays for."""
    costs = [0] * MOST_MIXES
    chosen = [actions[0]]
    for index in range(1, len(actions)):
        cost = costs[parents[index]] + prices[added[index]]
        costs[index] = cost
        if cost <= cash:
            chosen.append(actions[index])
    return chosen


def mixes(caps: int, limit: int) -> tuple[list[int], list[int], list[int]]:
    """Return every mix of stocks within limits, as purchases, and how each is made.

    The lists are remembered: nobody changes them.

    Args:
        caps: The most stocks of each chain, packed as in a purchase.
        limit: The most stocks in all.

    Returns:
        The purchases, the empty one first; for each the index of the purchase with one stock
        less; and the chain of that stock.
    """
    key = caps << PURCHASE_BITS | limit
    known = _MIXES.get(key)
    if known is None:
        if len(_MIXES) >= MIXES_REMEMBERED:
            _MIXES.clear()
        known = _MIXES[key] = _make_mixes(caps, limit)
    return known


def _make_mixes(caps: int, limit: int) -> tuple[list[int], list[int], list[int]]:
    actions = [BUY << KIND_SHIFT]
    parents = [0]
    added = [0]
    room = [limit]
    for chain in range(CHAIN_COUNT):
        most = caps >> PURCHASE_BITS * chain & PURCHASE_MASK
        for index in range(len(actions)):
            parent = index
            for _ in range(min(most, room[index])):
                actions.append(actions[parent] + (1 << PURCHASE_BITS * chain))
                room.append(room[parent] - 1)
                parents.append(parent)
                added.append(chain)
                parent = len(actions) - 1
    if len(actions) > MOST_MIXES:
        raise ValueError("no edition lets buy more than five stocks")
    return actions, parents, added


def buy_stock(table: Table, argument: int) -> None:
    """Take the stocks from the bank and pay their prices.

    Rule: en-2023, "Buy Stocks"; en-2008, "Buying Stocks"; ja-2023, "株券を購入する".
    """
    seat = table.turn_seat
    cost = chain = 0
    rest = argument
    while rest:
        count = rest & PURCHASE_MASK
        if count:
            cost += count * table.price_of(chain)
            table.bank[chain] -= count
            table.stocks[seat * CHAIN_COUNT + chain] += count
        rest >>= PURCHASE_BITS
        chain += 1
    table.cash[seat] -= cost
    if table.log is not None:
        table.report("StockBought", seat, tuple(purchase_counts(argument)), cost)
