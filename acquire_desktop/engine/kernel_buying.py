"""Buying stock after the tile step."""

from functools import lru_cache
from typing import Final

from acquire_desktop.engine.board import CHAIN_COUNT
from acquire_desktop.engine.cards import BUY_FIVE
from acquire_desktop.engine.kernel_codes import BUY, KIND_SHIFT, PURCHASE_BITS, PURCHASE_MASK
from acquire_desktop.engine.kernel_state import Table
from acquire_desktop.engine.kernel_tables import SIZE_SPAN

PURCHASE_OF_FIVE: Final = 5
"""Stocks that may be bought in a turn with a Buy five card."""


def purchase_limit(table: Table) -> int:
    """Return how many stocks may be bought in this turn."""
    return PURCHASE_OF_FIVE if table.card == BUY_FIVE else table.rules.purchase_limit


def legal_purchases(table: Table) -> list[int]:
    """Return every mix of stocks of active chains within limit, cash and bank."""
    limit = purchase_limit(table)
    cash = table.cash[table.turn_seat]
    prices = [0] * CHAIN_COUNT
    dearest = caps = 0
    for chain in range(CHAIN_COUNT):
        size = table.sizes[chain]
        bank = table.bank[chain]
        if size and bank:
            caps |= min(bank, limit) << PURCHASE_BITS * chain
            price = table.rules.price[chain * SIZE_SPAN + size]
            prices[chain] = price
            dearest = max(price, dearest)
    actions, parents, added = mixes(caps, limit)
    if cash >= limit * dearest:
        return actions[:]
    costs = [0]
    affordable = [actions[0]]
    for index in range(1, len(actions)):
        cost = costs[parents[index]] + prices[added[index]]
        costs.append(cost)
        if cost <= cash:
            affordable.append(actions[index])
    return affordable


@lru_cache(maxsize=512)
def mixes(caps: int, limit: int) -> tuple[list[int], list[int], list[int]]:
    """Return every mix of stocks within limits, as purchases, and how each is made.

    Args:
        caps: The most stocks of each chain, packed as in a purchase.
        limit: The most stocks in all.

    Returns:
        The purchases, the empty one first; for each the index of the purchase with one stock
        less; and the chain of that stock.
    """
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
    return actions, parents, added


def buy_stock(table: Table, argument: int) -> None:
    """Take the stocks from the bank and pay their prices.

    Rule: en-2023, "Buy Stocks"; en-2008, "Buying Stocks"; ja-2023, "株券を購入する".
    """
    seat = table.turn_seat
    cost = 0
    counts = [0] * CHAIN_COUNT
    for chain in range(CHAIN_COUNT):
        count = argument >> PURCHASE_BITS * chain & PURCHASE_MASK
        if count:
            counts[chain] = count
            cost += count * table.rules.price[chain * SIZE_SPAN + table.sizes[chain]]
            table.bank[chain] -= count
            table.stocks[seat * CHAIN_COUNT + chain] += count
    table.cash[seat] -= cost
    if table.log is not None:
        table.report("StockBought", seat, tuple(counts), cost)
