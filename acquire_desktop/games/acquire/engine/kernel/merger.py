"""Mergers: who survives, in which order chains are acquired, and what becomes of their stock.

A merger goes through these steps, some of which ask a player: ``begin_merger``,
``choose_survivor``, then for each acquired chain ``acquire`` (bonuses) and ``dispose`` for each
of its stockholders, and ``end_merger``.
"""

from typing import Final

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.kernel.action_codes import (
    ACQUIRE,
    COUNT_BITS,
    COUNT_MASK,
    DISPOSE,
    SURVIVOR,
    disposal,
)
from acquire_desktop.games.acquire.engine.kernel.bonus import bonus_of, draw_market, report_bonuses
from acquire_desktop.games.acquire.engine.kernel.kernel_state import KernelState
from acquire_desktop.games.acquire.engine.kernel.tiles import LONE_TILES, end_placement, join

SELL_INSTEAD: Final = (1 << COUNT_BITS) - 1
"""What it adds to a disposal to sell one more stock and keep one less."""


def begin_merger(state: KernelState, chains: int) -> None:
    """Count the chains without the placed tile; the largest survives.

    Rule: en-2023, "You Merge Two or More Hotel Chains Together"; en-2008, "Steps for
    performing a merger" and "Multiple Mergers".

    Args:
        state: Where it happens.
        chains: A bit for each chain that the tile touches.
    """
    state.merging = largest_first(state, chains)
    if state.log is not None:
        sizes = tuple([state.sizes[chain] for chain in state.merging])
        state.report("MergerBegan", state.turn_seat, state.tile, tuple(state.merging), sizes)
    largest = largest_merging(state)
    if len(largest) > 1:
        state.decision = SURVIVOR
    else:
        choose_survivor(state, largest[0], -1)


def largest_first(state: KernelState, chains: int) -> list[int]:
    """Return the chains of these bits by size, equals in the edition's order."""
    ordered: list[int] = []
    for chain in range(CHAIN_COUNT):
        if chains >> chain & 1:
            place = 0
            for other in ordered:
                if state.sizes[other] >= state.sizes[chain]:
                    place += 1
            ordered.insert(place, chain)
    return ordered


def largest_merging(state: KernelState) -> list[int]:
    """Return the largest of the chains still in the merger: ties are the mergemaker's."""
    most = state.sizes[state.merging[0]]
    return [chain for chain in state.merging if state.sizes[chain] == most]


def choose_survivor(state: KernelState, survivor: int, chosen_by: int) -> None:
    """Give the survivor all tiles of the merger; then settle the others one by one."""
    state.survivor = survivor
    state.merging = [chain for chain in state.merging if chain != survivor]
    owners = LONE_TILES
    for chain in state.merging:
        owners |= 1 << chain
    state.sizes[survivor] += join(state, state.tile, survivor, owners)
    if state.log is not None:
        chooser = None if chosen_by < 0 else chosen_by
        state.report("SurvivorDecided", survivor, state.sizes[survivor], chooser)
    acquire_next(state)


def acquire_next(state: KernelState) -> None:
    """Take the largest chain left; among equals the mergemaker picks."""
    if not state.merging:
        end_merger(state)
        return
    largest = largest_merging(state)
    if len(largest) > 1:
        state.seat = state.turn_seat
        state.decision = ACQUIRE
    else:
        acquire(state, largest[0])


def acquire(state: KernelState, chain: int) -> None:
    """Pay the chain's bonuses and ask its stockholders, mergemaker first, to settle.

    Rule: en-2023, "You Merge Two or More Hotel Chains Together", 3 and 4.
    """
    state.acquired = chain
    state.merging = [other for other in state.merging if other != chain]
    if state.log is not None:
        terms = (state.sizes[chain], state.price_of(chain), tuple(state.stocks_of(chain)))
        state.report("AcquisitionBegan", chain, state.survivor, *terms)
    market = draw_market(state, chain)
    for seat in range(state.seats):
        state.cash[seat] += bonus_of(state, chain, seat, market)
    if state.log is not None:
        report_bonuses(state, chain, market)
    state.asked = 0
    ask_next_stockholder(state)


def ask_next_stockholder(state: KernelState) -> None:
    """Ask the next player clockwise who holds stock of the acquired chain."""
    while state.asked < state.seats:
        seat = (state.turn_seat + state.asked) % state.seats
        state.asked += 1
        if state.stocks[seat * CHAIN_COUNT + state.acquired]:
            state.seat = seat
            state.decision = DISPOSE
            return
    acquire_next(state)


def list_disposals(state: KernelState) -> int:
    """List every split into keep, sell and trade that the bank can serve; return how many."""
    held = state.stocks[state.seat * CHAIN_COUNT + state.acquired]
    pairs = min(held // 2, state.bank[state.survivor])
    count = 0
    for trade in range(0, 2 * pairs + 1, 2):
        action = disposal(held - trade, 0, trade)
        for _ in range(held - trade + 1):
            state.choices[count] = action
            count += 1
            action += SELL_INSTEAD
    return count


def dispose(state: KernelState, argument: int) -> None:
    """Sell at the price before the merger, trade two for one, keep the rest."""
    keep = argument & COUNT_MASK
    sell = argument >> COUNT_BITS & COUNT_MASK
    trade = argument >> 2 * COUNT_BITS & COUNT_MASK
    acquired, survivor, seat = state.acquired, state.survivor, state.seat
    cash = sell * state.price_of(acquired)
    state.cash[seat] += cash
    state.stocks[seat * CHAIN_COUNT + acquired] -= sell + trade
    state.bank[acquired] += sell + trade
    state.stocks[seat * CHAIN_COUNT + survivor] += trade // 2
    state.bank[survivor] -= trade // 2
    if state.log is not None:
        state.report("StockDisposed", seat, acquired, survivor, keep, sell, trade, cash)
    ask_next_stockholder(state)


def end_merger(state: KernelState) -> None:
    """Return the acquired headquarters: those chains can be founded again."""
    gone: list[int] = []
    for chain in range(CHAIN_COUNT):
        if state.sizes[chain] and state.board[state.headquarters[chain]] != chain:
            gone.append(chain)
            state.sizes[chain] = 0
            state.headquarters[chain] = -1
            state.active -= 1
    if state.log is not None:
        state.report("MergerEnded", state.survivor, state.sizes[state.survivor], tuple(gone))
    state.survivor = state.acquired = -1
    end_placement(state)
