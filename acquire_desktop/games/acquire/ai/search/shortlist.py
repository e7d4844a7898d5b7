"""Shortlist: the actions that a search tries, of all that are legal."""

from typing import Final

from acquire_desktop.games.acquire.ai.policy.learned_choice import LearnedChoice, is_plain_disposal
from acquire_desktop.games.acquire.ai.policy.policy import Policy
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.kernel.action_codes import (
    BUY,
    DISPOSE,
    FREE,
    KIND_SHIFT,
    PURCHASE_BITS,
    PURCHASE_MASK,
)
from acquire_desktop.games.acquire.engine.kernel.buying import purchase_limit
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.power_cards import FREE_STOCKS, PURCHASE_OF_FIVE

POINT: Final = 0.01
"""A point of the chance to win."""
LONGEST: Final = 32
"""The longest shortlist of purchases."""


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
            self.add(game, action, most)
        best = [self.actions[index] for index in range(self.count)]
        if nothing >= 0 and nothing not in best:
            best.append(nothing)
        return best + kept

    def wish(self, game: KernelGame) -> None:
        """Let the policy rate the first and further stocks of each chain."""
        is_free = game.decision == FREE
        if self.policy.learned is not None:
            self.wish_by_networks(self.policy.learned, game, is_free)
            return
        policy = self.policy
        options = policy.options
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

    def wish_by_networks(self, learned: LearnedChoice, game: KernelGame, is_free: bool) -> None:
        """Let the networks do so."""
        limit = FREE_STOCKS if is_free else purchase_limit(game)
        learned.open(game, is_free)
        for chain in range(CHAIN_COUNT):
            for more in range(min(limit, game.bank[chain] - learned.bought[chain])):
                if more:
                    learned.offer_next(game, chain)
                self.wishes[chain * PURCHASE_OF_FIVE + more] = learned.ratings[chain]

    def rate(self, game: KernelGame, purchase: int) -> float:
        """Rate a purchase by the wishes for its stocks, and what cash it leaves."""
        rating = 0.0
        if self.policy.learned is not None:
            rating = self.policy.learned.rate_left_after(game, purchase)
        for chain in range(CHAIN_COUNT):
            for more in range(purchase >> PURCHASE_BITS * chain & PURCHASE_MASK):
                rating += self.wishes[chain * PURCHASE_OF_FIVE + more]
        return rating

    def add(self, game: KernelGame, action: int, most: int) -> None:
        """Put a purchase in its place, if it is among the best so far."""
        rating = self.rate(game, action)
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

    def priors(self, game: KernelGame, actions: list[int]) -> dict[int, float]:
        """Return the ratings of actions by the policy's networks: the chance to win, 0 on average.

        The policy has looked at the board; without networks, or where they have no say, it thinks
        nothing.
        """
        found: dict[int, float] = {}
        if self.policy.learned is None:
            return found
        ratings = self.rated(self.policy.learned, game, actions)
        mean = sum(ratings.values()) / max(1, len(ratings))
        for action, rating in ratings.items():
            found[action] = POINT * (rating - mean)
        return found

    def rated(
        self, learned: LearnedChoice, game: KernelGame, actions: list[int]
    ) -> dict[int, float]:
        """Return how the networks rate those of the actions that they know, in points."""
        found: dict[int, float] = {}
        if game.decision in (BUY, FREE):
            self.wish(game)
            for action in actions:
                if action >> KIND_SHIFT == game.decision:
                    found[action] = self.rate(game, action)
        elif learned.has_say(game.decision):
            learned.look(game)
            for action in actions:
                if action >> KIND_SHIFT == game.decision:
                    found[action] = learned.rate(game, action)
        return found
