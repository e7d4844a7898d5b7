"""Rollout: a game played on for some rounds, and what each seat may expect of it then.

Each decision is made by the policy or by chance, and the value network rates where that leads.
"""

from typing import Final

from acquire_desktop.games.acquire.ai.policy.policy import Policy
from acquire_desktop.games.acquire.ai.search.value_network import ValueNetwork
from acquire_desktop.games.acquire.engine.board import MAX_SEATS
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import OVER, PLACE
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame

TURNS_AHEAD: Final = 2
"""Rounds that are played on before the value is asked."""


class Rollout:
    """Plays games on; ``shares`` has by seat the chance to win that the last one ended with.

    ``luck`` and the noise of ``policy`` are all the chance there is in it, beside the order of the
    pool and the noise of the game itself.
    """

    __slots__ = ("knower", "luck", "policy", "shares", "to_end", "value")

    def __init__(self, policy: Policy, value: ValueNetwork, knower: int, to_end: float) -> None:
        """Prepare to play on.

        Args:
            policy: Who decides one half of the time.
            value: What rates the position at the end.
            knower: The seat whose hand the policy's look at the board counts with; it knows
                the hand of the seat that decides in any case.
            to_end: How much the game played on to its end counts against the value, 0-1.
        """
        self.policy = policy
        self.value = value
        self.knower = knower
        self.to_end = to_end
        self.luck = Generator(0)
        self.shares = [0.0] * MAX_SEATS

    def restart(self, lap: int) -> None:
        """Begin anew with the luck of this number, 0 to 2**64 - 1."""
        self.luck.restart(lap, 1)
        self.policy.chance.restart(lap, 2)

    def try_out(self, game: KernelGame) -> None:
        """Play a game on for some rounds, perhaps to the end, and rate what came of it."""
        self.play_on(game)
        self.value.rate(game)
        for seat in range(game.seats):
            self.shares[seat] = self.value.shares[seat]
        if self.to_end and game.decision != OVER:
            while game.decision != OVER:
                self.play_on(game)
            self.value.rate(game)
            for seat in range(game.seats):
                self.shares[seat] += self.to_end * (self.value.shares[seat] - self.shares[seat])

    def play_on(self, game: KernelGame) -> None:
        """Play on for some rounds, each decision by the policy or by chance.

        The policy alone is too sure of itself: it foresees the winner worse than chance moves
        do, and both together better than either (``docs/ai-experiments.md``).
        """
        last = game.turn + TURNS_AHEAD * game.seats
        self.policy.look(game, self.knower)
        while game.decision != OVER:
            if game.turn >= last and game.decision == PLACE:
                break
            if self.luck.below(2):
                count = game.list_choices()
                game.apply(game.choices[self.luck.below(count)])
            else:
                game.apply(self.policy.choose(game))
