"""Flat Monte Carlo search on the kernel: sample what is hidden, try every candidate, compare."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from acquire_desktop.ai.search_board import price_at
from acquire_desktop.ai.search_policy import Policy
from acquire_desktop.ai.search_value import Value
from acquire_desktop.engine.board import CHAIN_COUNT
from acquire_desktop.engine.generator import Generator
from acquire_desktop.engine.kernel import Game
from acquire_desktop.engine.kernel_codes import (
    BUY,
    COUNT_BITS,
    COUNT_MASK,
    DISPOSE,
    FREE,
    KIND_SHIFT,
    PURCHASE_BITS,
    PURCHASE_MASK,
)
from acquire_desktop.engine.kernel_state import HAND_SPAN

MOST_CANDIDATES: Final = 64
FEWEST_WORLDS: Final = 16
"""Worlds before a candidate may be dropped."""
WORLDS_BETWEEN: Final = 8
"""Worlds from one dropping of candidates to the next."""


def deal_hidden(game: Game, seat: int, chance: Generator) -> None:
    """Deal the tiles that a seat cannot see anew: the other hands and the pool.

    They are sorted first, so that nothing of their present order is left.
    """
    hidden = game.pool[game.pool_start :]
    for other in range(game.seats):
        if other != seat:
            for index in range(other * HAND_SPAN, other * HAND_SPAN + game.hand_counts[other]):
                hidden.append(game.hands[index])
    hidden.sort()
    for last in range(len(hidden) - 1, 0, -1):
        swap = chance.below(last + 1)
        hidden[last], hidden[swap] = hidden[swap], hidden[last]
    dealt = 0
    for other in range(game.seats):
        if other != seat:
            for index in range(other * HAND_SPAN, other * HAND_SPAN + game.hand_counts[other]):
                game.hands[index] = hidden[dealt]
                dealt += 1
    game.pool = hidden
    game.pool_start = dealt
    game.noise = chance.word()


class Search:
    """Compares the candidates of one decision on the same sampled worlds."""

    __slots__ = (
        *("base", "world", "scratch", "seat", "seed", "depth", "policy", "value", "spread"),
        *("actions", "alive", "count", "living", "worlds", "simulations"),
        *("sums", "played", "products", "shares"),
    )

    def __init__(
        self, policy: Sequence[float], value: Sequence[float], game: Game, seat: int, seed: int
    ) -> None:
        self.policy = Policy(policy)
        self.value = Value(value)
        self.base = game
        self.world = game.copy()
        self.scratch = game.copy()
        self.seat = seat
        self.seed = seed
        self.depth = 2 * game.seats
        self.spread = 2.5
        self.worlds = 0
        self.simulations = 0
        self.count = 0
        self.living = 0
        self.actions = [0] * MOST_CANDIDATES
        self.alive = [0] * MOST_CANDIDATES
        self.played = [0] * MOST_CANDIDATES
        self.sums = [0.0] * MOST_CANDIDATES
        self.shares = [0.0] * MOST_CANDIDATES
        self.products = [0.0] * (MOST_CANDIDATES * MOST_CANDIDATES)

    def compare(self, actions: Sequence[int]) -> None:
        """Set the candidates."""
        self.count = min(len(actions), MOST_CANDIDATES)
        self.living = self.count
        for index in range(self.count):
            self.actions[index] = actions[index]
            self.alive[index] = 1

    def run(self, worlds: int, simulations: int) -> None:
        """Try the candidates still alive in more worlds; drop now and then those far behind.

        Args:
            worlds: How many worlds at most.
            simulations: Simulations of the whole search after which no world is begun.
        """
        for _ in range(worlds):
            if self.simulations >= simulations:
                break
            self.try_world()
            if self.worlds >= FEWEST_WORLDS and self.worlds % WORLDS_BETWEEN == 0:
                self.drop_the_worst()

    def try_world(self) -> None:
        """Sample one world and play every candidate in it with the same luck."""
        self.base.copy_to(self.world)
        deal_hidden(self.world, self.seat, Generator(self.seed, 2 * self.worlds))
        for index in range(self.count):
            if self.alive[index]:
                self.shares[index] = self.simulate(self.actions[index])
        for index in range(self.count):
            if self.alive[index]:
                self.sums[index] += self.shares[index]
                self.played[index] += 1
                self.simulations += 1
                row = index * MOST_CANDIDATES
                for other in range(index + 1):
                    self.products[row + other] += self.shares[index] * self.shares[other]
        self.worlds += 1

    def simulate(self, action: int) -> float:
        """Play an action and some turns after it; return this seat's chance to win then."""
        game = self.scratch
        policy = self.policy
        self.world.copy_to(game)
        game.apply(action)
        policy.chance = Generator(self.seed, 2 * self.worlds + 1)
        policy.survey.look(game, self.seat)
        policy.play(game, self.base.turn + self.depth)
        self.value.rate(game)
        return self.value.shares[self.seat]

    def mean(self, index: int) -> float:
        """Return a candidate's chance to win, 0-1."""
        return self.sums[index] / max(1, self.played[index])

    def best(self) -> int:
        """Return the index of the best candidate alive."""
        best = -1
        for index in range(self.count):
            if self.alive[index] and (best < 0 or self.sums[index] > self.sums[best]):
                best = index
        return best

    def error(self, index: int) -> float:
        """Return the standard error of a candidate's chance to win."""
        worlds = 1.0 * self.played[index]
        if worlds < 2:
            return 0.5
        square = self.products[index * MOST_CANDIDATES + index] / worlds
        mean = self.mean(index)
        variance = max(0.0, square - mean * mean) / worlds
        return sqrt(variance)

    def squared_error(self, index: int, other: int) -> float:
        """Return the squared standard error of the difference between two candidates."""
        high = max(index, other)
        low = min(index, other)
        worlds = 1.0 * min(self.played[index], self.played[other])
        if worlds < 2:
            return 1.0
        squares = self.products[high * MOST_CANDIDATES + high]
        squares += self.products[low * MOST_CANDIDATES + low]
        squares -= 2 * self.products[high * MOST_CANDIDATES + low]
        mean = (self.sums[index] - self.sums[other]) / worlds
        return max(0.0, squares / worlds - mean * mean) / worlds

    def drop_the_worst(self) -> None:
        """Drop the candidates that are clearly behind the best."""
        best = self.best()
        for index in range(self.count):
            if index == best or not self.alive[index]:
                continue
            behind = self.mean(best) - self.mean(index)
            if behind * behind > self.spread * self.spread * self.squared_error(best, index):
                self.alive[index] = 0
                self.living -= 1


def candidates(search: Search, legal: Sequence[int], most: int) -> list[int]:
    """Return the legal actions worth trying: few purchases and disposals, all else."""
    kept: list[int] = []
    many: list[int] = []
    for action in legal:
        kind = action >> KIND_SHIFT
        if kind == DISPOSE:
            if is_plain_disposal(search.base, action):
                kept.append(action)
        elif kind in (BUY, FREE) and len(legal) > most:
            many.append(action)
        else:
            kept.append(action)
    if many:
        policy = search.policy
        policy.survey.look(search.base, search.seat)
        rated = [(-rate_purchase(policy, search.base, action), action) for action in many]
        rated.sort()
        kept = [action for _rating, action in rated[:most]] + kept
        nothing = many[0] >> KIND_SHIFT << KIND_SHIFT
        if nothing not in kept and nothing in many:
            kept.append(nothing)
    return kept[:MOST_CANDIDATES]


def rate_purchase(policy: Policy, game: Game, action: int) -> float:
    """Rate a whole purchase by the policy's wish for each of its stocks."""
    is_free = action >> KIND_SHIFT == FREE
    cash = game.cash[game.seat]
    score = 0.0
    for chain in range(CHAIN_COUNT):
        policy.bought[chain] = 0
    for chain in range(CHAIN_COUNT):
        price = 0 if is_free else price_at(game, chain, game.sizes[chain])
        for _ in range(action >> PURCHASE_BITS * chain & PURCHASE_MASK):
            score += policy.rate_stock(game, chain, price, cash)
            policy.bought[chain] += 1
            cash -= price
    return score


def is_plain_disposal(game: Game, action: int) -> bool:
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
