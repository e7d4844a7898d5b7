"""Play-outs: games played on to their end by the policy alone, in all seats."""

from collections.abc import Sequence

from acquire_desktop.games.acquire.ai.policy.policy import Policy
from acquire_desktop.games.acquire.ai.search.hidden_tiles import deal_hidden, hidden_tiles
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import OVER
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame


class PlayOuts:
    """Plays games on, each by a number from which all its luck comes.

    Two that begin with the same number meet the same luck.
    """

    def __init__(self, policy: Sequence[float]) -> None:
        """Prepare, by the weights of a policy."""
        self._policy = Policy(policy)
        self._luck = Generator(0)
        self._world: KernelGame | None = None

    def after(
        self,
        base: KernelGame,
        code: int,
        lap: int,
        seat: int,
        log: list[tuple[object, ...]] | None = None,
    ) -> Sequence[int]:
        """Return everybody's money after an action, what a seat cannot see being dealt first.

        Args:
            base: The position; it is not changed.
            code: The action.
            lap: Where the luck comes from.
            seat: Whose knowledge counts.
            log: Gets what the kernel reports; None where nobody listens.
        """
        world = self._begin(base, lap)
        world.log = log
        tiles = hidden_tiles(base, seat)
        deal_hidden(world, seat, tiles, len(tiles), self._luck)
        return self._end(world, code)

    def with_pool(self, base: KernelGame, code: int, lap: int, pool: list[int]) -> Sequence[int]:
        """Return everybody's money after an action (-1 for none), all hands known, with this pool.

        Args:
            base: The position; it is not changed.
            code: The action.
            lap: Where the luck comes from.
            pool: The tiles in the order in which they are drawn.
        """
        world = self._begin(base, lap)
        world.pool = pool
        world.pool_start = 0
        return self._end(world, code)

    def _begin(self, base: KernelGame, lap: int) -> KernelGame:
        world = self._world = base.copy() if self._world is None else self._world
        base.copy_to(world)
        self._luck.restart(lap, 1)
        self._policy.chance.restart(lap, 2)
        return world

    def _end(self, world: KernelGame, code: int) -> Sequence[int]:
        world.noise = self._luck.word()
        world.draws = 0
        if code >= 0:
            world.apply(code)
        policy = self._policy
        while world.decision != OVER:
            policy.look(world, world.seat)
            world.apply(policy.choose(world))
        return world.totals
