"""The search of the strong levels: an information-set tree over sensible actions.

One tree over the searching seat's information sets, each seat choosing for itself. An
iteration samples the hidden tiles, walks down by upper confidence bounds, adds one node, lets
the policy play on for some turns and counts what each seat may expect then.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from acquire_desktop.ai.search_kernel import deal_hidden, is_plain_disposal, rate_purchase
from acquire_desktop.ai.search_policy import Policy
from acquire_desktop.ai.search_value import Value
from acquire_desktop.ai.tree_kernel import Branch
from acquire_desktop.engine.board import MAX_SEATS
from acquire_desktop.engine.generator import Generator
from acquire_desktop.engine.kernel import Game
from acquire_desktop.engine.kernel_codes import BUY, DISPOSE, FREE, KIND_SHIFT, OVER, PLACE

FIRST_CHOICES: Final = 12
"""Purchases that are tried, besides buying nothing, where no other number is wanted."""


class Plan:
    """The tree of one decision."""

    __slots__ = (
        *("base", "chance", "depth", "exploration", "iterations", "most", "payoffs", "policy"),
        *("root", "random_share", "seat", "value", "victory", "world"),
    )

    def __init__(
        self, policy: Sequence[float], value: Sequence[float], game: Game, seat: int, seed: int
    ) -> None:
        self.policy = Policy(policy)
        self.value = Value(value)
        self.base = game
        self.world = game.copy()
        self.seat = seat
        self.chance = Generator(seed)
        self.policy.chance = Generator(seed, 1)
        self.exploration = 0.4
        self.depth = 100 * game.seats
        self.victory = 0.5
        self.random_share = 0
        self.most = FIRST_CHOICES
        self.iterations = 0
        self.root = Branch(-1)
        self.payoffs = [0.0] * MAX_SEATS

    def run(self, iterations: int) -> None:
        """Grow the tree by so many nodes, or less where games end."""
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """Walk down, add one node, let the policy play on, and count what came of it."""
        game = self.world
        self.base.copy_to(game)
        deal_hidden(game, self.seat, self.chance)
        branch = self.root
        path = []
        is_new = False
        while not is_new and game.decision != OVER:
            legal = self.choices(game, branch)
            new = self.untried(branch, legal)
            is_new = new >= 0
            action = new if is_new else self.select(branch, legal)
            if is_new:
                branch.branches[action] = Branch(game.seat)
            branch = branch.branches[action]
            path.append(branch)
            game.apply(action)
        self.play_on(game, game.turn + self.depth)
        self.pay(game)
        for branch in path:
            branch.visits += 1
            branch.total += self.payoffs[branch.seat]
            branch.squares += self.payoffs[branch.seat] * self.payoffs[branch.seat]
        self.iterations += 1

    def play_on(self, game: Game, last_turn: int) -> None:
        """Play to the end, or until that turn begins, partly by chance, partly by the policy."""
        self.policy.survey.look(game, self.seat)
        while game.decision != OVER:
            if game.turn >= last_turn and game.decision == PLACE:
                break
            if self.chance.below(1000) < self.random_share:
                count = game.list_choices()
                game.apply(game.choices[self.chance.below(count)])
            else:
                game.apply(self.policy.choose(game))

    def choices(self, game: Game, branch: Branch) -> list[int]:
        """Return the sensible actions; purchases and disposals are the same in every sample."""
        kind = game.decision
        if kind not in (BUY, DISPOSE, FREE):
            return game.legal()
        if branch.choices is None:
            self.policy.survey.look(game, game.seat)
            branch.choices = sensible(self.policy, game, game.legal(), self.most)
        return branch.choices

    def untried(self, branch: Branch, legal: list[int]) -> int:
        """Return the first action not in the tree, or -1; count the others as available."""
        branches = branch.branches
        chosen = -1
        seen = 0
        for action in legal:
            child = branches.get(action)
            if child is None:
                seen += 1
                if self.chance.below(seen) == 0:
                    chosen = action
            else:
                child.available += 1
        return chosen

    def select(self, branch: Branch, legal: list[int]) -> int:
        """Return the action with the highest upper confidence bound."""
        branches = branch.branches
        best = -1
        most = -1.0
        for action in legal:
            child: Branch = branches[action]
            visits = 1.0 * child.visits
            bound = child.total / visits
            bound += self.exploration * sqrt(log(1.0 * child.available) / visits)
            if bound > most:
                most = bound
                best = action
        return best

    def pay(self, game: Game) -> None:
        """Turn the end, or the value of the position, into payoffs from 0 to 1."""
        self.value.rate(game)
        if game.decision != OVER:
            for seat in range(game.seats):
                self.payoffs[seat] = self.value.shares[seat]
            return
        most = 1.0 * max(game.totals)
        for seat in range(game.seats):
            money = game.totals[seat] / most
            self.payoffs[seat] = self.victory * self.value.shares[seat]
            self.payoffs[seat] += (1 - self.victory) * money


def sensible(policy: Policy, game: Game, legal: list[int], most: int) -> list[int]:
    """Return the legal actions worth trying: few purchases and disposals, all else."""
    kept: list[int] = []
    many: list[int] = []
    for action in legal:
        kind = action >> KIND_SHIFT
        if kind == DISPOSE:
            if is_plain_disposal(game, action):
                kept.append(action)
        elif kind in (BUY, FREE) and len(legal) > most:
            many.append(action)
        else:
            kept.append(action)
    if not many:
        return kept
    rated = [(-rate_purchase(policy, game, action), action) for action in many]
    rated.sort()
    best = [action for _rating, action in rated[:most]]
    nothing = many[0] >> KIND_SHIFT << KIND_SHIFT
    if nothing not in best and nothing in many:
        best.append(nothing)
    return best + kept
