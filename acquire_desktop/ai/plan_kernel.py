"""The search of the strong levels: an information-set tree over sensible actions.

One tree over the searching seat's information sets, each seat choosing for itself. An
iteration samples the hidden tiles, walks down by upper confidence bounds, adds one node, lets
the policy play on for some turns and counts what each seat may expect then.
"""

from collections.abc import Sequence
from typing import Final

from acquire_desktop.ai.search_kernel import deal_hidden, sensible
from acquire_desktop.ai.search_policy import Policy
from acquire_desktop.ai.search_value import Value
from acquire_desktop.ai.tree_kernel import Branch
from acquire_desktop.engine.generator import Generator
from acquire_desktop.engine.kernel import Game
from acquire_desktop.engine.kernel_codes import BUY, DISPOSE, FREE, OVER

EXPLORATION_OF_PLANS: Final = 0.25
"""How much an action tried less often counts for."""
TURNS_AHEAD: Final = 2
"""Rounds that the policy plays on before the value is asked."""


class Plan:
    """The tree of one decision."""

    __slots__ = (
        *("base", "chance", "depth", "exploration", "most", "policy", "root", "seat"),
        *("simulations", "value", "world"),
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
        self.exploration = EXPLORATION_OF_PLANS
        self.depth = TURNS_AHEAD * game.seats
        self.most = 0
        self.simulations = 0
        self.root = Branch(-1)

    def run(self, simulations: int, most: int) -> None:
        """Grow the tree by so many simulations.

        Args:
            simulations: How many.
            most: Purchases tried at a decision, besides buying nothing.
        """
        self.most = most
        for _ in range(simulations):
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
            new = branch.untried(legal, self.chance)
            is_new = new >= 0
            action = new if is_new else branch.select(legal, self.exploration)
            if is_new:
                branch.add(action, game.seat)
            branch = branch.branches[action]
            path.append(branch)
            game.apply(action)
        self.policy.survey.look(game, self.seat)
        self.policy.play(game, game.turn + self.depth)
        self.value.rate(game)
        for branch in path:
            share = self.value.shares[branch.seat]
            branch.visits += 1
            branch.total += share
            branch.squares += share * share
        self.simulations += 1

    def choices(self, game: Game, branch: Branch) -> list[int]:
        """Return the sensible actions; purchases and disposals are the same in every sample."""
        kind = game.decision
        if kind not in (BUY, DISPOSE, FREE):
            return game.legal()
        if branch.choices is None:
            self.policy.survey.look(game, game.seat)
            branch.choices = sensible(self.policy, game, game.legal(), self.most)
        return branch.choices
