"""Stock inputs: what the learned policy sees of the stocks on offer, by names.

Dollars are counted in thousands unless told otherwise.
"""

from typing import Final

from acquire_desktop.games.acquire.ai.policy.board_analysis import (
    SHARERS_BITS,
    bonus_of_standing,
    race_value,
)
from acquire_desktop.games.acquire.ai.policy.decision_inputs import DOLLARS, DecisionInputs
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, TILE_COUNT
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.kernel.kernel_state import price_at

OFFER_PRICE: Final = 0
OFFER_SIZE: Final = 1
OFFER_SMALL_SIZE: Final = 2
OFFER_IS_SAFE: Final = 3
OFFER_EXPOSURE: Final = 4
OFFER_RISE: Final = 5
OFFER_SPACES: Final = 6
OFFER_BANK: Final = 7
OFFER_MINE: Final = 8
OFFER_BEST: Final = 9
OFFER_SECOND: Final = 10
OFFER_OWN_MERGERS: Final = 11
OFFER_FIRST_BONUS: Final = 12
OFFER_LATER_BONUS: Final = 13
OFFER_GAINS: Final = 14
OFFER_BONUS_NOW: Final = 15
OFFER_RIVAL_NOW: Final = 16
OFFER_BEHIND: Final = 17
OFFER_IS_LARGEST: Final = 18
OFFER_INPUTS: Final = 19
"""Places of what is known of a chain whose stock is on offer, and their number."""

NEXT_STEP: Final = 0
NEXT_LEAD_AFTER: Final = 1
NEXT_OVERTAKES: Final = 2
NEXT_DRAWS_LEVEL: Final = 3
NEXT_TAKES_SECOND: Final = 4
NEXT_BONUS_GAIN: Final = 5
NEXT_LATER_GAIN: Final = 6
NEXT_RACE_GAIN: Final = 7
NEXT_EXPOSED_GAIN: Final = 8
NEXT_SECURES: Final = 9
NEXT_FIRST_STOCK: Final = 10
NEXT_INPUTS: Final = 11
"""Places of what one more stock of a chain brings, and their number."""


class StockInputs:
    """The facts about a chain whose stock is on offer, and about its next stock.

    ``chain`` and ``step`` are in the order of the names above.
    """

    __slots__ = ("chain", "decision", "step")

    def __init__(self, decision: DecisionInputs) -> None:
        """Prepare to look at the stocks on offer in the decisions that this looks at."""
        self.decision = decision
        self.chain = [0.0] * OFFER_INPUTS
        self.step = [0.0] * NEXT_INPUTS

    def look_at_chain(self, game: KernelGame, chain: int, price: int) -> None:
        """See an active chain whose stock costs so much."""
        inputs = self.chain
        analysis = self.decision.analysis
        stakes = self.decision.stakes
        rules = game.rules
        size = game.sizes[chain]
        later = min(size + analysis.more[chain], TILE_COUNT)
        largest = 0
        for other in range(CHAIN_COUNT):
            largest = max(largest, game.sizes[other])
        mine, best, second = stakes.mine[chain], stakes.best[chain], stakes.second[chain]
        inputs[OFFER_PRICE] = DOLLARS * price
        inputs[OFFER_SIZE] = 0.05 * min(size, 45)
        inputs[OFFER_SMALL_SIZE] = min(size, 12) / 6.0
        inputs[OFFER_IS_SAFE] = 1.0 * (size >= rules.safe_size)
        inputs[OFFER_EXPOSURE] = analysis.exposure[chain]
        inputs[OFFER_RISE] = DOLLARS * (price_at(game, chain, later) - price_at(game, chain, size))
        inputs[OFFER_SPACES] = 0.1 * analysis.spaces[chain]
        inputs[OFFER_BANK] = 0.04 * game.bank[chain]
        inputs[OFFER_MINE] = 0.1 * mine
        inputs[OFFER_BEST] = 0.1 * best
        inputs[OFFER_SECOND] = 0.1 * second
        inputs[OFFER_OWN_MERGERS] = 0.5 * min(analysis.mergers[game.seat * CHAIN_COUNT + chain], 3)
        sole = 1 << SHARERS_BITS | 1
        inputs[OFFER_FIRST_BONUS] = 0.1 * DOLLARS * bonus_of_standing(game, chain, size, sole)
        inputs[OFFER_LATER_BONUS] = 0.1 * DOLLARS * bonus_of_standing(game, chain, later, sole)
        inputs[OFFER_GAINS] = 0.1 * analysis.gains[chain]
        bonus = bonus_of_standing(game, chain, size, stakes.standing[chain])
        inputs[OFFER_BONUS_NOW] = 0.2 * DOLLARS * bonus
        bonus = bonus_of_standing(game, chain, size, stakes.rival[chain])
        inputs[OFFER_RIVAL_NOW] = 0.2 * DOLLARS * bonus
        inputs[OFFER_BEHIND] = 0.2 * max(0, min(best - mine, 6))
        inputs[OFFER_IS_LARGEST] = 1.0 * (size == largest)

    def look_at_step(self, game: KernelGame, chain: int, number: int) -> None:
        """See what the stock of this number, 1 for the first, adds to those before it."""
        inputs = self.step
        analysis = self.decision.analysis
        stakes = self.decision.stakes
        size = game.sizes[chain]
        later = min(size + analysis.more[chain], TILE_COUNT)
        best, second = stakes.best[chain], stakes.second[chain]
        mine = stakes.mine[chain] + number
        before = stakes.standing_with(game, chain, mine - 1)
        after = stakes.standing_with(game, chain, mine)
        bank = game.bank[chain] - number
        inputs[NEXT_STEP] = 0.5 * (number - 1)
        inputs[NEXT_LEAD_AFTER] = 0.2 * max(-6, min(mine - best, 6))
        inputs[NEXT_OVERTAKES] = 1.0 * (mine == best + 1)
        inputs[NEXT_DRAWS_LEVEL] = 1.0 * (mine == best)
        inputs[NEXT_TAKES_SECOND] = 1.0 * (second < mine <= second + 1 and mine <= best)
        gain = bonus_of_standing(game, chain, size, after)
        gain -= bonus_of_standing(game, chain, size, before)
        inputs[NEXT_BONUS_GAIN] = 0.5 * DOLLARS * gain
        gain = bonus_of_standing(game, chain, later, after)
        gain -= bonus_of_standing(game, chain, later, before)
        inputs[NEXT_LATER_GAIN] = 0.5 * DOLLARS * gain
        spread = 0.3 + 0.15 * game.bank[chain] * analysis.horizon
        race = race_value(game, chain, later, game.seat, number, spread)
        race -= race_value(game, chain, later, game.seat, number - 1, spread)
        inputs[NEXT_RACE_GAIN] = 0.5 * DOLLARS * race
        inputs[NEXT_EXPOSED_GAIN] = analysis.exposure[chain] * inputs[NEXT_BONUS_GAIN]
        inputs[NEXT_SECURES] = 1.0 * (mine > best + bank)
        inputs[NEXT_FIRST_STOCK] = 1.0 * (mine == 1)
