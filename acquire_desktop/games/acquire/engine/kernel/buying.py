"""Buying: the purchases that are possible after the tile step, and making one."""

from typing import Final

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.kernel.action_codes import (
    BUY,
    KIND_SHIFT,
    PURCHASE_BITS,
    PURCHASE_MASK,
    purchase_counts,
)
from acquire_desktop.games.acquire.engine.kernel.kernel_state import (
    CHOICES,
    MOST_CHOICES,
    KernelState,
    price_at,
)
from acquire_desktop.games.acquire.engine.power_cards import BUY_FIVE, PURCHASE_OF_FIVE

MOST_MIXES: Final = 792
"""Mixes of at most five stocks of seven chains."""
STEPS: Final = 1 << PURCHASE_BITS
"""Steps of a chain, which are its first, second, third stock in a mix."""
UNAVAILABLE: Final = 1 << 28
"""The price of a stock that the bank does not have: more than there is money."""


STEP_PRICES: Final = [0] * (CHAIN_COUNT * STEPS)
"""What each step of a mix costs just now; for reckoning."""


class Mixes:
    """Every mix of so many stocks of these chains, as purchases, and how each is made.

    The first is empty; each other one is the mix at the index ``parents`` and one more stock,
    which is the step ``chain * STEPS + number of stocks of this chain``. ``costs`` is for
    reckoning what they cost just now.
    """

    __slots__ = ("costs", "count", "parents", "purchases", "steps")

    def __init__(self, chains: int, limit: int) -> None:
        """Make all mixes.

        Args:
            chains: A bit for each chain.
            limit: The most stocks in all.

        Raises:
            ValueError: If there are too many.
        """
        self.purchases = [BUY << KIND_SHIFT] * MOST_CHOICES
        self.parents = [0] * MOST_MIXES
        self.steps = [0] * MOST_MIXES
        self.costs = [0] * MOST_MIXES
        self.count = 1
        for chain in range(CHAIN_COUNT):
            for index in range(self.count if chains >> chain & 1 else 0):
                parent = index
                for number in range(1, limit - stocks_in(self.purchases[index]) + 1):
                    parent = self.add(parent, chain, number)

    def add(self, parent: int, chain: int, number: int) -> int:
        """Add a mix with one more stock; return its index."""
        index = self.count
        if index >= MOST_MIXES:
            raise ValueError("no edition lets buy more than five stocks")
        self.purchases[index] = self.purchases[parent] + (1 << PURCHASE_BITS * chain)
        self.parents[index] = parent
        self.steps[index] = chain * STEPS + number
        self.count += 1
        return index


_MIXES: Final[list[Mixes | None]] = [None] * (STEPS << CHAIN_COUNT)
"""All mixes made so far, at ``limit << CHAIN_COUNT | chains``."""


def mixes_of(chains: int, limit: int) -> Mixes:
    """Return the mixes of up to ``limit`` stocks of these chains, a bit each."""
    key = limit << CHAIN_COUNT | chains
    known = _MIXES[key]
    if known is None:
        known = _MIXES[key] = Mixes(chains, limit)
    return known


def stocks_in(purchase: int) -> int:
    """Return how many stocks a purchase has."""
    stocks = 0
    for chain in range(CHAIN_COUNT):
        stocks += purchase >> PURCHASE_BITS * chain & PURCHASE_MASK
    return stocks


def purchase_limit(state: KernelState) -> int:
    """Return how many stocks may be bought in this turn."""
    return PURCHASE_OF_FIVE if state.card == BUY_FIVE else state.rules.purchase_limit


def list_purchases(state: KernelState) -> int:
    """List every purchase that is possible now; return how many they are."""
    return list_mixes(state, purchase_limit(state), is_free=False)


def list_mixes(state: KernelState, limit: int, is_free: bool) -> int:
    """List every mix of stocks of active chains within limit, cash and bank; return how many."""
    cash = state.cash[state.turn_seat]
    sizes, bank = state.sizes, state.bank
    prices = [0] * CHAIN_COUNT
    dearest = chains = 0
    is_scarce = False
    for chain in range(CHAIN_COUNT):
        if sizes[chain] and bank[chain]:
            price = 0 if is_free else price_at(state, chain, sizes[chain])
            if price <= cash:
                chains |= 1 << chain
                prices[chain] = price
                dearest = max(dearest, price)
                if bank[chain] < limit:
                    is_scarce = True
    mixes = mixes_of(chains, limit)
    if is_scarce or cash < limit * dearest:
        for chain in range(CHAIN_COUNT):
            for number in range(1, limit + 1 if chains >> chain & 1 else 0):
                is_there = number <= bank[chain]
                STEP_PRICES[chain * STEPS + number] = prices[chain] if is_there else UNAVAILABLE
        return list_possible(mixes, cash)
    state.choices = mixes.purchases
    return mixes.count


def list_possible(mixes: Mixes, cash: int) -> int:
    """List the mixes that cash can pay at the ``STEP_PRICES``; return how many they are."""
    prices = STEP_PRICES
    purchases, parents, steps, costs = mixes.purchases, mixes.parents, mixes.steps, mixes.costs
    CHOICES[0] = purchases[0]
    count = 1
    for index in range(1, mixes.count):
        cost = costs[parents[index]] + prices[steps[index]]
        costs[index] = cost
        CHOICES[count] = purchases[index]
        count += cost <= cash
    return count


def buy_stock(state: KernelState, argument: int) -> None:
    """Take the stocks from the bank and pay their prices.

    Rule: en-2023, "Buy Stocks"; en-2008, "Buying Stocks"; ja-2023, "株券を購入する".
    """
    seat = state.turn_seat
    cost = chain = 0
    rest = argument
    while rest:
        count = rest & PURCHASE_MASK
        if count:
            cost += count * price_at(state, chain, state.sizes[chain])
            state.bank[chain] -= count
            state.stocks[seat * CHAIN_COUNT + chain] += count
        rest >>= PURCHASE_BITS
        chain += 1
    state.cash[seat] -= cost
    if state.log is not None:
        state.report("StockBought", seat, tuple(purchase_counts(argument)), cost)
