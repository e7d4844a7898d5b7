"""The search of the strong levels: an information-set tree over sensible actions.

One tree over the searching seat's information sets, each seat choosing for itself. An
iteration samples the hidden tiles, walks down by upper confidence bounds, adds one node, plays
on for some turns, half by the policy and half by chance, and asks the value what each seat may
expect then.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from acquire_desktop.ai.search_kernel import Shortlist, deal_hidden, hidden_tiles
from acquire_desktop.ai.search_policy import Policy
from acquire_desktop.ai.search_value import Value
from acquire_desktop.ai.tree_kernel import Branch
from acquire_desktop.engine.generator import Generator
from acquire_desktop.engine.kernel import Game
from acquire_desktop.engine.kernel_codes import BUY, DISPOSE, FREE, OVER, PLACE

EXPLORATION_OF_PLANS: Final = 0.12
"""How much an action tried less often counts for."""
WIDTH: Final = 3.0
"""Purchases tried at first; more are with the root of the visits."""
MONEY: Final = 0.02
"""How much the mean worth of the seats counts against a victory: who cannot win, or cannot lose,
plays for money.
"""
TURNS_AHEAD: Final = 2
"""Rounds that are played on before the value is asked."""
MIXED: Final = 20
"""Tiles of the pool that are mixed anew for an iteration, more than it draws as a rule."""


class Plan:
    """The tree of one decision."""

    __slots__ = (
        *(
            "base",
            "chance",
            "depth",
            "exploration",
            "hidden",
            "mixed",
            "most",
            "policy",
            "root",
            "seat",
        ),
        *("shortlist", "simulations", "value", "world"),
    )

    def __init__(
        self, policy: Sequence[float], value: Sequence[float], game: Game, seat: int, seed: int
    ) -> None:
        self.policy = Policy(policy)
        self.shortlist = Shortlist(self.policy)
        self.value = Value(value)
        self.base = game
        self.world = game.copy()
        self.seat = seat
        self.hidden = hidden_tiles(game, seat)
        self.mixed = MIXED + len(self.hidden) - game.pool_count()
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
        """Walk down, add one node, play on, and count what came of it."""
        game = self.world
        self.sample()
        branch = self.root
        branch.visits += 1
        path = []
        is_new = False
        while not is_new and game.decision != OVER:
            if game.decision in (BUY, DISPOSE, FREE):
                action = self.pick_listed(game, branch)
            else:
                action = branch.pick(game, self.chance, self.exploration)
            is_new = action < 0
            if is_new:
                action = -1 - action
                branch.add(action, game.seat)
            branch = branch.branches[action]
            path.append(branch)
            game.apply(action)
        self.try_out()
        for branch in path:
            share = self.value.shares[branch.seat]
            branch.visits += 1
            branch.total += share + MONEY * self.value.standings[branch.seat]
            branch.wins += share
            branch.squares += share * share
        self.simulations += 1

    def sample(self) -> None:
        """Put a world in the place of the last one: the position, its hidden tiles dealt anew."""
        self.base.copy_to(self.world)
        deal_hidden(self.world, self.seat, self.hidden, self.mixed, self.chance)

    def try_out(self) -> None:
        """Play on in the world for some rounds and rate what came of it."""
        self.play_on(self.world)
        self.value.rate(self.world)

    def pick_listed(self, game: Game, branch: Branch) -> int:
        """Return a purchase or disposal, a new one as -1 - action.

        They are the same in every sample, and are tried best first by the policy.
        """
        if branch.choices is None:
            self.policy.survey.look(game, game.seat)
            branch.choices = self.shortlist.sensible(game, self.most)
        choices = branch.choices
        tried = branch.tried
        tries = 1.0 * branch.visits
        if tried < len(choices) and tried < WIDTH + WIDTH * sqrt(tries):
            branch.tried += 1
            return -1 - choices[tried]
        best = -1
        most = -1.0
        for index in range(tried):
            action = choices[index]
            child: Branch = branch.branches[action]
            bound = child.bound(tries + 1, self.exploration)
            if bound > most:
                most = bound
                best = action
        return best

    def play_on(self, game: Game) -> None:
        """Play on for some rounds, each decision by the policy or by chance.

        The policy alone is too sure of itself: it foresees the winner worse than chance moves
        do, and both together better than either (``docs/ai.md``).
        """
        last = game.turn + self.depth
        self.policy.survey.look(game, self.seat)
        while game.decision != OVER:
            if game.turn >= last and game.decision == PLACE:
                break
            if self.chance.below(2):
                count = game.list_choices()
                game.apply(game.choices[self.chance.below(count)])
            else:
                game.apply(self.policy.choose(game))
