"""Reference tree: information-set tree search with random rollouts, the public state of the art.

One tree over the searching seat's information sets; each iteration samples the hidden tiles,
walks down by UCB among the actions that are legal in that sample, adds one node and plays on at
random to the end. Each seat maximises its own money, as a share of the winner's.
"""

from typing import Final

from acquire_desktop.games.acquire.ai.search.branch import Branch
from acquire_desktop.games.acquire.ai.search.hidden_tiles import deal_hidden, hidden_tiles
from acquire_desktop.games.acquire.engine.board import MAX_SEATS, TILE_COUNT
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import OVER
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame

REFERENCE_EXPLORATION: Final = 0.5
"""How much an action tried less often counts for."""
EAGER: Final = 1e6
"""Hope enough to try all that is new first."""


class ReferenceTree:
    """The tree of one decision."""

    __slots__ = ("base", "chance", "exploration", "hidden", "payoffs", "root", "seat", "world")

    def __init__(self, game: KernelGame, seat: int, seed: int, exploration: float) -> None:
        self.base = game
        self.world = game.copy()
        self.seat = seat
        self.chance = Generator(seed)
        self.exploration = exploration
        self.root = Branch(-1)
        self.hidden = hidden_tiles(game, seat)
        self.payoffs = [0.0] * MAX_SEATS

    def run(self, iterations: int) -> None:
        """Grow the tree by so many nodes, or less where games end."""
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """Walk down, add one node, play on at random, and count the money."""
        game = self.world
        self.base.copy_to(game)
        deal_hidden(game, self.seat, self.hidden, TILE_COUNT, self.chance)
        game.noise = self.chance.word()
        branch = self.root
        path = []
        is_new = False
        while not is_new and game.decision != OVER:
            action = branch.pick(game, self.chance, self.exploration, EAGER)
            is_new = action < 0
            if is_new:
                action = -1 - action
                branch.add(action, game.seat)
            branch = branch.branches[action]
            path.append(branch)
            game.apply(action)
        game.play_random(self.chance)
        self.pay(game)
        for branch in path:
            branch.visits += 1
            branch.total += self.payoffs[branch.seat]

    def pay(self, game: KernelGame) -> None:
        """Turn the final money into payoffs."""
        most = 1.0 * max(game.totals)
        for seat in range(game.seats):
            self.payoffs[seat] = game.totals[seat] / most
