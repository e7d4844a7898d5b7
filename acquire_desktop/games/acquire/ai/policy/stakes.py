"""Stakes: who holds what of each chain, as the seat sees it that decides."""

from acquire_desktop.games.acquire.ai.policy.board_analysis import standing_among
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.kernel.kernel_state import KernelState


class Stakes:
    """The holdings of each chain, as the deciding seat sees them.

    By chain: ``mine``, and the three largest holdings of others; ``standing`` and ``rival`` are
    what this seat and the largest other holder stand for in ``standing_of``'s terms.
    """

    __slots__ = ("best", "mine", "rival", "second", "standing", "third")

    def __init__(self) -> None:
        self.mine = [0] * CHAIN_COUNT
        self.best = [0] * CHAIN_COUNT
        self.second = [0] * CHAIN_COUNT
        self.third = [0] * CHAIN_COUNT
        self.standing = [0] * CHAIN_COUNT
        self.rival = [0] * CHAIN_COUNT

    def look(self, state: KernelState, seat: int) -> None:
        """See what there is."""
        for chain in range(CHAIN_COUNT):
            best = second = third = 0
            for other in range(state.seats):
                held = state.stocks[other * CHAIN_COUNT + chain] * (other != seat)
                third = max(third, min(second, held))
                second = max(second, min(best, held))
                best = max(best, held)
            mine = state.stocks[seat * CHAIN_COUNT + chain]
            self.mine[chain] = mine
            self.best[chain] = best
            self.second[chain] = second
            self.third[chain] = third
            self.standing[chain] = self.standing_with(state, chain, mine)
            self.rival[chain] = self.rival_against(state, chain, mine)

    def standing_with(self, state: KernelState, chain: int, mine: int) -> int:
        """Return how this seat would stand with so many stocks."""
        if not mine:
            return 0
        best, second, third = self.best[chain], self.second[chain], self.third[chain]
        ahead = (best > mine) + (second > mine) + (third > mine)
        level = (best == mine) + (second == mine) + (third == mine)
        holders = (best > 0) + (second > 0) + (third > 0)
        return standing_among(state.rules, mine, ahead, level, holders)

    def rival_against(self, state: KernelState, chain: int, mine: int) -> int:
        """Return how the largest other holder stands if this seat has so many stocks."""
        best, second, third = self.best[chain], self.second[chain], self.third[chain]
        if not best:
            return 0
        level = (mine == best) + (second == best) + (third == best)
        holders = (mine > 0) + (second > 0) + (third > 0)
        return standing_among(state.rules, best, int(mine > best), level, holders)
