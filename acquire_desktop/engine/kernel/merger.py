"""Mergers: who survives, in which order chains are acquired, and what becomes of their stock.

A merger goes through these steps, some of which ask a player: ``begin_merger``,
``choose_survivor``, then for each acquired chain ``acquire`` (bonuses) and ``dispose`` for each
of its stockholders, and ``end_merger``.
"""

from typing import Final

from acquire_desktop.engine.board import CHAIN_COUNT
from acquire_desktop.engine.kernel.action_codes import (
    ACQUIRE,
    COUNT_BITS,
    COUNT_MASK,
    DISPOSE,
    SURVIVOR,
    disposal,
)
from acquire_desktop.engine.kernel.bonus import bonus_of, draw_market, report_bonuses
from acquire_desktop.engine.kernel.state import Table
from acquire_desktop.engine.kernel.tiles import LONE_TILES, end_placement, join

SELL_INSTEAD: Final = (1 << COUNT_BITS) - 1
"""What it adds to a disposal to sell one more stock and keep one less."""


def begin_merger(table: Table, chains: int) -> None:
    """Count the chains without the placed tile; the largest survives.

    Rule: en-2023, "You Merge Two or More Hotel Chains Together"; en-2008, "Steps for
    performing a merger" and "Multiple Mergers".

    Args:
        table: Where it happens.
        chains: A bit for each chain that the tile touches.
    """
    table.merging = largest_first(table, chains)
    if table.log is not None:
        sizes = tuple([table.sizes[chain] for chain in table.merging])
        table.report("MergerBegan", table.turn_seat, table.tile, tuple(table.merging), sizes)
    largest = largest_merging(table)
    if len(largest) > 1:
        table.decision = SURVIVOR
    else:
        choose_survivor(table, largest[0], -1)


def largest_first(table: Table, chains: int) -> list[int]:
    """Return the chains of these bits by size, equals in the edition's order."""
    ordered: list[int] = []
    for chain in range(CHAIN_COUNT):
        if chains >> chain & 1:
            place = 0
            for other in ordered:
                if table.sizes[other] >= table.sizes[chain]:
                    place += 1
            ordered.insert(place, chain)
    return ordered


def largest_merging(table: Table) -> list[int]:
    """Return the largest of the chains still in the merger: ties are the mergemaker's."""
    most = table.sizes[table.merging[0]]
    return [chain for chain in table.merging if table.sizes[chain] == most]


def choose_survivor(table: Table, survivor: int, chosen_by: int) -> None:
    """Give the survivor all tiles of the merger; then settle the others one by one."""
    table.survivor = survivor
    table.merging = [chain for chain in table.merging if chain != survivor]
    owners = LONE_TILES
    for chain in table.merging:
        owners |= 1 << chain
    table.sizes[survivor] += join(table, table.tile, survivor, owners)
    if table.log is not None:
        chooser = None if chosen_by < 0 else chosen_by
        table.report("SurvivorDecided", survivor, table.sizes[survivor], chooser)
    acquire_next(table)


def acquire_next(table: Table) -> None:
    """Take the largest chain left; among equals the mergemaker picks."""
    if not table.merging:
        end_merger(table)
        return
    largest = largest_merging(table)
    if len(largest) > 1:
        table.seat = table.turn_seat
        table.decision = ACQUIRE
    else:
        acquire(table, largest[0])


def acquire(table: Table, chain: int) -> None:
    """Pay the chain's bonuses and ask its stockholders, mergemaker first, to settle.

    Rule: en-2023, "You Merge Two or More Hotel Chains Together", 3 and 4.
    """
    table.acquired = chain
    table.merging = [other for other in table.merging if other != chain]
    if table.log is not None:
        terms = (table.sizes[chain], table.price_of(chain), tuple(table.stocks_of(chain)))
        table.report("AcquisitionBegan", chain, table.survivor, *terms)
    market = draw_market(table, chain)
    for seat in range(table.seats):
        table.cash[seat] += bonus_of(table, chain, seat, market)
    if table.log is not None:
        report_bonuses(table, chain, market)
    table.asked = 0
    ask_next_stockholder(table)


def ask_next_stockholder(table: Table) -> None:
    """Ask the next player clockwise who holds stock of the acquired chain."""
    while table.asked < table.seats:
        seat = (table.turn_seat + table.asked) % table.seats
        table.asked += 1
        if table.stocks[seat * CHAIN_COUNT + table.acquired]:
            table.seat = seat
            table.decision = DISPOSE
            return
    acquire_next(table)


def list_disposals(table: Table) -> int:
    """List every split into keep, sell and trade that the bank can serve; return how many."""
    held = table.stocks[table.seat * CHAIN_COUNT + table.acquired]
    pairs = min(held // 2, table.bank[table.survivor])
    count = 0
    for trade in range(0, 2 * pairs + 1, 2):
        action = disposal(held - trade, 0, trade)
        for _ in range(held - trade + 1):
            table.choices[count] = action
            count += 1
            action += SELL_INSTEAD
    return count


def dispose(table: Table, argument: int) -> None:
    """Sell at the price before the merger, trade two for one, keep the rest."""
    keep = argument & COUNT_MASK
    sell = argument >> COUNT_BITS & COUNT_MASK
    trade = argument >> 2 * COUNT_BITS & COUNT_MASK
    acquired, survivor, seat = table.acquired, table.survivor, table.seat
    cash = sell * table.price_of(acquired)
    table.cash[seat] += cash
    table.stocks[seat * CHAIN_COUNT + acquired] -= sell + trade
    table.bank[acquired] += sell + trade
    table.stocks[seat * CHAIN_COUNT + survivor] += trade // 2
    table.bank[survivor] -= trade // 2
    if table.log is not None:
        table.report("StockDisposed", seat, acquired, survivor, keep, sell, trade, cash)
    ask_next_stockholder(table)


def end_merger(table: Table) -> None:
    """Return the acquired headquarters: those chains can be founded again."""
    gone: list[int] = []
    for chain in range(CHAIN_COUNT):
        if table.sizes[chain] and table.board[table.headquarters[chain]] != chain:
            gone.append(chain)
            table.sizes[chain] = 0
            table.headquarters[chain] = -1
            table.active -= 1
    if table.log is not None:
        table.report("MergerEnded", table.survivor, table.sizes[table.survivor], tuple(gone))
    table.survivor = table.acquired = -1
    end_placement(table)
