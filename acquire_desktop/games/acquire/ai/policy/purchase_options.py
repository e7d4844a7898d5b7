"""Purchase options: how the policy rates the stocks on offer."""

from collections.abc import Sequence
from typing import Final

from acquire_desktop.games.acquire.ai.policy.board_analysis import BoardAnalysis, race_value
from acquire_desktop.games.acquire.ai.policy.policy_weights import (
    RACE_OPEN,
    RACE_SPREAD,
    RESERVE,
    SHORTAGE,
    STOCK_EXPOSED,
    STOCK_GROWTH,
    STOCK_PRICE,
    STOCK_RACE,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, TILE_COUNT
from acquire_desktop.games.acquire.engine.kernel.kernel_state import KernelState, price_at

THOUSAND: Final = 1000.0


class PurchaseOptions:
    """Rates the next stock of each chain while the seat that decides chooses some.

    By chain: ``bought`` so far (all of the bank where none can be), at ``prices``; ``prizes``
    are the bonuses to be expected with one more, ``merits`` what that one is worth, the cash
    aside, all in dollars. The analysis is the policy's.
    """

    __slots__ = ("analysis", "bought", "merits", "prices", "prizes", "weights")

    def __init__(self, weights: Sequence[float], analysis: BoardAnalysis) -> None:
        self.weights = list(weights)
        self.analysis = analysis
        self.bought = [0] * CHAIN_COUNT
        self.prices = [0] * CHAIN_COUNT
        self.prizes = [0.0] * CHAIN_COUNT
        self.merits = [0.0] * CHAIN_COUNT

    def open(self, state: KernelState, cash: int, is_free: bool) -> None:
        """Offer the first stock of each active chain that the cash can pay."""
        for chain in range(CHAIN_COUNT):
            bank = state.bank[chain]
            self.bought[chain] = bank
            if state.sizes[chain] and bank:
                self.price(state, chain, is_free)
                if self.prices[chain] <= cash:
                    self.offer(state, chain)

    def price(self, state: KernelState, chain: int, is_free: bool) -> None:
        """Look up what a stock of an active chain costs."""
        self.prices[chain] = 0 if is_free else price_at(state, chain, state.sizes[chain])

    def offer(self, state: KernelState, chain: int) -> None:
        """Rate the first stock of a chain at its price, what is left of the cash aside."""
        self.bought[chain] = -1
        self.prizes[chain] = self.prize_of(state, chain, 0)
        self.offer_next(state, chain)

    def offer_next(self, state: KernelState, chain: int) -> None:
        """Take a stock as bought, and rate the next one."""
        self.bought[chain] += 1
        prize = self.prize_of(state, chain, self.bought[chain] + 1)
        race = prize - self.prizes[chain]
        self.prizes[chain] = prize
        weights = self.weights
        analysis = self.analysis
        price = self.prices[chain]
        dearer = price_at(state, chain, self.future_of(state, chain)) - price
        merit = weights[STOCK_GROWTH] * dearer - weights[STOCK_PRICE] * price
        merit += (weights[STOCK_RACE] + weights[STOCK_EXPOSED] * analysis.exposure[chain]) * race
        self.merits[chain] = merit

    def prize_of(self, state: KernelState, chain: int, more: int) -> float:
        """Return the bonus to be expected with more stocks than now, in dollars."""
        future = self.future_of(state, chain)
        return race_value(state, chain, future, state.seat, more, self.spread_of(state, chain))

    def future_of(self, state: KernelState, chain: int) -> int:
        """Return how large a chain will be."""
        return min(state.sizes[chain] + self.analysis.more[chain], TILE_COUNT)

    def spread_of(self, state: KernelState, chain: int) -> float:
        """Return how open the race for a chain's bonuses is, in stocks."""
        weights = self.weights
        if state.declared:
            return 0.01
        return weights[RACE_SPREAD] + weights[RACE_OPEN] * state.bank[chain] * self.analysis.horizon

    def rate(self, chain: int, cash: int) -> float:
        """Rate the next stock of a chain, in thousands of dollars, for who has so much cash."""
        weights = self.weights
        price = self.prices[chain]
        score = self.merits[chain]
        short = weights[RESERVE] * THOUSAND * self.analysis.horizon - (cash - price)
        if short > 0:
            score -= weights[SHORTAGE] * min(short, price * 1.0)
        return score / THOUSAND
