"""Shortlist: the actions that a search tries, of all that are legal."""

from typing import Final

from acquire_desktop.ai.policy.policy import Policy
from acquire_desktop.engine.board import CHAIN_COUNT
from acquire_desktop.engine.kernel.action_codes import (
    BUY,
    COUNT_BITS,
    COUNT_MASK,
    DISPOSE,
    FREE,
    KIND_SHIFT,
    PURCHASE_BITS,
    PURCHASE_MASK,
)
from acquire_desktop.engine.kernel.buying import purchase_limit
from acquire_desktop.engine.kernel.kernel_game import KernelGame
from acquire_desktop.engine.power_cards import FREE_STOCKS, PURCHASE_OF_FIVE

LONGEST: Final = 32
"""The longest shortlist of purchases."""


def is_plain_disposal(game: KernelGame, action: int) -> bool:
    """Tell whether a disposal trades none, half or all it can, and of the rest sells likewise."""
    held = game.stocks[game.seat * CHAIN_COUNT + game.acquired]
    if held < 4:
        return True
    sell = action >> COUNT_BITS & COUNT_MASK
    trade = action >> 2 * COUNT_BITS & COUNT_MASK
    most = 2 * min(held // 2, game.bank[game.survivor])
    if trade not in (0, most // 4 * 2, most):
        return False
    rest = held - trade
    return sell in (0, rest // 2, rest)


class Shortlist:
    """Finds the actions worth trying; ``actions`` are the best purchases, by ``ratings``."""

    __slots__ = ("actions", "count", "policy", "ratings", "wishes")

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.wishes = [0.0] * (CHAIN_COUNT * PURCHASE_OF_FIVE)
        self.actions = [0] * LONGEST
        self.ratings = [0.0] * LONGEST
        self.count = 0

    def sensible(self, game: KernelGame, most: int) -> list[int]:
        """Return the legal actions worth trying: few purchases and disposals, all else.

        Purchases come first, the policy's dearest wishes before the others, then nothing bought.
        """
        choices = game.legal()
        if game.decision == DISPOSE:
            return [action for action in choices if is_plain_disposal(game, action)]
        most = min(most, LONGEST)
        if len(choices) <= most:
            return choices
        self.wish(game)
        self.count = 0
        kept: list[int] = []
        nothing = -1
        for action in choices:
            kind = action >> KIND_SHIFT
            if kind not in (BUY, FREE):
                kept.append(action)
                continue
            if action == kind << KIND_SHIFT:
                nothing = action
            self.add(action, most)
        best = [self.actions[index] for index in range(self.count)]
        if nothing >= 0 and nothing not in best:
            best.append(nothing)
        return best + kept

    def wish(self, game: KernelGame) -> None:
        """Let the policy rate the first and further stocks of each chain."""
        policy = self.policy
        options = policy.options
        is_free = game.decision == FREE
        limit = FREE_STOCKS if is_free else purchase_limit(game)
        cash = game.cash[game.seat]
        for chain in range(CHAIN_COUNT):
            if not game.sizes[chain] or not game.bank[chain]:
                continue
            options.price(game, chain, is_free)
            options.offer(game, chain)
            for more in range(min(limit, game.bank[chain])):
                if more:
                    options.offer_next(game, chain)
                rating = policy.rate_stock(chain, cash - more * options.prices[chain])
                self.wishes[chain * PURCHASE_OF_FIVE + more] = rating

    def add(self, action: int, most: int) -> None:
        """Put a purchase in its place, if it is among the best so far."""
        rating = 0.0
        for chain in range(CHAIN_COUNT):
            for more in range(action >> PURCHASE_BITS * chain & PURCHASE_MASK):
                rating += self.wishes[chain * PURCHASE_OF_FIVE + more]
        place = self.count
        while place > 0 and self.ratings[place - 1] < rating:
            place -= 1
        if place >= most:
            return
        self.count = min(self.count + 1, most)
        for index in range(self.count - 1, place, -1):
            self.actions[index] = self.actions[index - 1]
            self.ratings[index] = self.ratings[index - 1]
        self.actions[place] = action
        self.ratings[place] = rating
