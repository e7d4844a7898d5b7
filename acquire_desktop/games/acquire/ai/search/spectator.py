"""Spectator: what each seat may expect of a position of which all hands are known.

Only the order of the pool is unknown to it. No player may ask it: it tells what a game that is
over was like.
"""

from collections.abc import Sequence

from acquire_desktop.games.acquire.ai.policy.policy import Policy
from acquire_desktop.games.acquire.ai.search.rollout import Rollout
from acquire_desktop.games.acquire.ai.search.value_network import ValueNetwork
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame


class Spectator:
    """Rates positions by rollouts, each by a number from which all its luck comes.

    ``world`` is where the position is played on.
    """

    __slots__ = ("rollout", "world")

    def __init__(self, policy: Sequence[float], value: Sequence[float], game: KernelGame) -> None:
        """Prepare to rate positions of the game that this is one of, by these weights."""
        self.rollout = Rollout(Policy(policy), ValueNetwork(value), game.seat, 0.0)
        self.world = game.copy()

    def rate(self, game: KernelGame, lap: int) -> list[float]:
        """Return by seat the chance to win after one rollout.

        Args:
            game: The position; it is not changed.
            lap: Where the luck of the rollout comes from, the order of the pool too.
        """
        return self.rate_on(game, -1, self.pool_order(game, 0, lap), lap)

    def rate_draw(
        self, game: KernelGame, action: int, drawn: int, tile: int, lap: int
    ) -> list[float]:
        """Return the same after an action that makes somebody draw this tile.

        All tiles meet the same luck, and the others lie in the same order.

        Args:
            game: The position before the action; it is not changed.
            action: What is done.
            drawn: How many tiles the action lets be drawn before; they are the pool's first.
            tile: The tile that is drawn then, one of the rest of the pool.
            lap: Where the luck comes from.
        """
        order = self.pool_order(game, drawn, lap)
        order.remove(tile)
        first = game.pool[game.pool_start : game.pool_start + drawn]
        return self.rate_on(game, action, [*first, tile, *order], lap)

    def pool_order(self, game: KernelGame, drawn: int, lap: int) -> list[int]:
        """Return the pool without its first tiles as the luck of this number orders it."""
        # Sorted first: nothing is left of the order in which the tiles really lie.
        left = sorted(game.pool[game.pool_start + drawn :])
        self.rollout.luck.restart(lap, 3)
        return self.rollout.luck.shuffled(left)

    def rate_on(self, game: KernelGame, action: int, pool: list[int], lap: int) -> list[float]:
        """Return the expected results of all seats after an action (-1 for none) with this pool."""
        world = self.world
        game.copy_to(world)
        world.pool = pool
        world.pool_start = 0
        self.rollout.restart(lap)
        world.noise = self.rollout.luck.word()
        world.draws = 0
        if action >= 0:
            world.apply(action)
        self.rollout.knower = world.seat
        self.rollout.try_out(world)
        return [self.rollout.shares[seat] for seat in range(world.seats)]
