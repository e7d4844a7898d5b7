"""Tile inputs: what the learned policy sees of placing a tile, by names.

Dollars are counted in thousands.
"""

from typing import Final

from acquire_desktop.games.acquire.ai.policy.board_analysis import (
    BESIDE,
    OFF_BOARD,
    ONLY_CHAIN,
    SHARERS_BITS,
    SIDES,
    bonus_of_standing,
)
from acquire_desktop.games.acquire.ai.policy.decision_inputs import (
    DOLLARS,
    NOW_SHORT_3000,
    DecisionInputs,
)
from acquire_desktop.games.acquire.engine.board import (
    CHAIN_COUNT,
    COLUMNS,
    EMPTY,
    INDEPENDENT,
    TILE_COUNT,
)
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.kernel.kernel_state import HAND_SPAN, price_at
from acquire_desktop.games.acquire.engine.kernel.tiles import ALL_CHAINS, touched_owners

TILE_LONELY: Final = 0
TILE_FOUNDS: Final = 1
TILE_GROWS: Final = 2
TILE_MERGES: Final = 3
TILE_PAIR: Final = 4
TILE_ROOM: Final = 5
TILE_NEAR_OWN: Final = 6
TILE_NEAR_RIVAL: Final = 7
TILE_NEAR_LONER: Final = 8
TILE_LONERS: Final = 9
TILE_DEARER_MINE: Final = 10
TILE_DEARER_RIVAL: Final = 11
TILE_RISE_MINE: Final = 12
TILE_RISE_RIVAL: Final = 13
TILE_TARGET_MINE: Final = 14
TILE_TARGET_LEAD: Final = 15
TILE_TARGET_IS_MINE: Final = 16
TILE_SIZE_AFTER: Final = 17
TILE_MAKES_SAFE: Final = 18
TILE_MAKES_END: Final = 19
TILE_TARGET_SPACES: Final = 20
TILE_TARGET_EXPOSURE: Final = 21
TILE_TARGET_PRICE: Final = 22
TILE_BONUS_MINE: Final = 23
TILE_BONUS_RIVAL: Final = 24
TILE_BONUS_OTHERS: Final = 25
TILE_SOLD_MINE: Final = 26
TILE_SOLD_RIVAL: Final = 27
TILE_ACQUIRED_MINE: Final = 28
TILE_ACQUIRED_LEAD: Final = 29
TILE_ACQUIRED_SIZE: Final = 30
TILE_ACQUIRED_MORE: Final = 31
TILE_NEEDED_CASH: Final = 32
TILE_OTHER_WAYS: Final = 33
TILE_TRADE_GAIN: Final = 34
TILE_IS_TIE: Final = 35
TILE_CONTACT_MINE: Final = 36
TILE_CONTACT_RIVAL: Final = 37
TILE_INPUTS: Final = 38
"""Places of what a tile would do, and their number."""


class TileInputs:
    """The effects of a tile; ``inputs`` are in the order of the names above."""

    __slots__ = ("decision", "inputs")

    def __init__(self, decision: DecisionInputs) -> None:
        """Prepare to look at the tiles of the decisions that this looks at."""
        self.decision = decision
        self.inputs = [0.0] * TILE_INPUTS

    def look_at_tile(self, game: KernelGame, tile: int) -> None:
        """See what placing a tile does."""
        inputs = self.inputs
        for entry in range(TILE_INPUTS):
            inputs[entry] = 0.0
        owners = touched_owners(game, tile)
        chains = owners & ALL_CHAINS
        loners = 0
        for side in range(SIDES):
            near = BESIDE[tile * SIDES + side]
            loners += near != OFF_BOARD and game.board[near] == INDEPENDENT
        inputs[TILE_LONERS] = 0.5 * loners
        self.look_around(game, tile, chains)
        if not chains:
            if loners:
                inputs[TILE_FOUNDS] = 1.0
                return
            inputs[TILE_LONELY] = 1.0
            inputs[TILE_PAIR] = self.company(game, tile)
        elif chains & chains - 1:
            inputs[TILE_MERGES] = 1.0
            self.look_at_merger(game, chains, loners + 1)
        else:
            inputs[TILE_GROWS] = 1.0
            chain = ONLY_CHAIN[chains]
            self.look_at_growth(game, chain, min(game.sizes[chain] + loners + 1, TILE_COUNT))

    def company(self, game: KernelGame, tile: int) -> float:
        """Return 1 if a tile in hand could found beside this one, else 0."""
        start = game.seat * HAND_SPAN
        for index in range(start, start + game.hand_counts[game.seat]):
            other = game.hands[index]
            apart = other - tile if other > tile else tile - other
            is_beside = apart == 1 and other // COLUMNS == tile // COLUMNS
            if apart == COLUMNS or is_beside:
                return 1.0
        return 0.0

    def look_around(self, game: KernelGame, tile: int, chains: int) -> None:
        """See what the free spaces beside a tile touch: where others can go on from it."""
        inputs = self.inputs
        room = 0
        for side in range(SIDES):
            near = BESIDE[tile * SIDES + side]
            if near == OFF_BOARD or game.board[near] != EMPTY:
                continue
            room += 1
            owners = touched_owners(game, near)
            inputs[TILE_NEAR_LONER] += 0.5 * (owners >> INDEPENDENT & 1)
            others = owners & ALL_CHAINS & ~chains
            for chain in range(CHAIN_COUNT if others else 0):
                if others >> chain & 1:
                    self.look_at_neighbor(game, chain, chains)
        inputs[TILE_ROOM] = 0.25 * room

    def look_at_neighbor(self, game: KernelGame, chain: int, chains: int) -> None:
        """See a chain that one more tile would connect with this one."""
        inputs = self.inputs
        stakes = self.decision.stakes
        if not chains:
            inputs[TILE_NEAR_OWN] += 0.1 * stakes.mine[chain]
            inputs[TILE_NEAR_RIVAL] += 0.1 * stakes.best[chain]
            return
        acquired = chain
        for mine in range(CHAIN_COUNT):
            if chains >> mine & 1 and game.sizes[mine] < game.sizes[acquired]:
                acquired = mine
        size = game.sizes[acquired]
        if size < game.rules.safe_size:
            bonus = bonus_of_standing(game, acquired, size, stakes.standing[acquired])
            inputs[TILE_CONTACT_MINE] += 0.2 * DOLLARS * bonus
            bonus = bonus_of_standing(game, acquired, size, stakes.rival[acquired])
            inputs[TILE_CONTACT_RIVAL] += 0.2 * DOLLARS * bonus

    def look_at_growth(self, game: KernelGame, chain: int, size: int) -> None:
        """See what a chain of a larger size is worth to its stockholders."""
        inputs = self.inputs
        stakes = self.decision.stakes
        before = game.sizes[chain]
        price = price_at(game, chain, size)
        dearer = DOLLARS * (price - price_at(game, chain, before))
        mine, best = stakes.mine[chain], stakes.best[chain]
        inputs[TILE_DEARER_MINE] = mine * dearer
        inputs[TILE_DEARER_RIVAL] = best * dearer
        if dearer > 0:
            standing = stakes.standing[chain]
            rise = bonus_of_standing(game, chain, size, standing)
            rise -= bonus_of_standing(game, chain, before, standing)
            inputs[TILE_RISE_MINE] = DOLLARS * rise
            standing = stakes.rival[chain]
            rise = bonus_of_standing(game, chain, size, standing)
            rise -= bonus_of_standing(game, chain, before, standing)
            inputs[TILE_RISE_RIVAL] = DOLLARS * rise
        inputs[TILE_TARGET_MINE] = 0.1 * mine
        inputs[TILE_TARGET_LEAD] = 0.2 * max(-6, min(mine - best, 6))
        inputs[TILE_TARGET_IS_MINE] = 1.0 * (mine > best)
        inputs[TILE_SIZE_AFTER] = 0.05 * min(size, 45)
        safe_size = game.rules.safe_size
        inputs[TILE_MAKES_SAFE] = 1.0 * (before < safe_size <= size)
        inputs[TILE_MAKES_END] = 1.0 * (before < game.rules.end_size <= size)
        inputs[TILE_TARGET_SPACES] = 0.05 * self.decision.analysis.spaces[chain]
        inputs[TILE_TARGET_EXPOSURE] = self.decision.analysis.exposure[chain]
        inputs[TILE_TARGET_PRICE] = DOLLARS * price

    def look_at_merger(self, game: KernelGame, chains: int, more: int) -> None:
        """See a merger of chains, a bit each, in which the survivor gets more tiles."""
        first = -1
        for chain in range(CHAIN_COUNT):
            if chains >> chain & 1 and (first < 0 or game.sizes[chain] > game.sizes[first]):
                first = chain
        size = game.sizes[first] + more
        for chain in range(CHAIN_COUNT):
            if chains >> chain & 1 and chain != first:
                size += game.sizes[chain]
        size = min(size, TILE_COUNT)
        for chain in range(CHAIN_COUNT):
            if chains >> chain & 1 and chain != first:
                self.look_at_acquired(game, chain, first, size)
        self.look_at_growth(game, first, size)

    def look_at_acquired(self, game: KernelGame, chain: int, survivor: int, after: int) -> None:
        """See what it brings that a chain is acquired now."""
        inputs = self.inputs
        stakes = self.decision.stakes
        size = game.sizes[chain]
        price = price_at(game, chain, size)
        mine, best = stakes.mine[chain], stakes.best[chain]
        bonus = DOLLARS * bonus_of_standing(game, chain, size, stakes.standing[chain])
        rival = DOLLARS * bonus_of_standing(game, chain, size, stakes.rival[chain])
        places = (1 << game.rules.bonus_places) - 1
        prize = bonus_of_standing(game, chain, size, places << SHARERS_BITS | 1)
        others = max(0.0, DOLLARS * prize - bonus) if best else 0.0
        sold = DOLLARS * mine * price
        inputs[TILE_BONUS_MINE] += bonus
        inputs[TILE_BONUS_RIVAL] += rival
        inputs[TILE_BONUS_OTHERS] += others / (game.seats - 1)
        inputs[TILE_SOLD_MINE] += sold
        inputs[TILE_SOLD_RIVAL] += DOLLARS * best * price
        inputs[TILE_ACQUIRED_MINE] += 0.1 * mine
        inputs[TILE_ACQUIRED_LEAD] += 0.2 * max(-4, min(mine - best, 4))
        inputs[TILE_ACQUIRED_SIZE] += 0.1 * size
        inputs[TILE_ACQUIRED_MORE] += 1.0
        inputs[TILE_NEEDED_CASH] += self.decision.context[NOW_SHORT_3000] * (bonus + sold)
        ways = self.decision.analysis.mergers[game.seat * CHAIN_COUNT + chain]
        inputs[TILE_OTHER_WAYS] += 0.5 * max(0, min(ways, 3) - 1)
        trade = DOLLARS * (mine // 2) * (price_at(game, survivor, after) - 2 * price)
        inputs[TILE_TRADE_GAIN] += max(0.0, trade)
        inputs[TILE_IS_TIE] = 1.0 if size == game.sizes[survivor] else inputs[TILE_IS_TIE]
