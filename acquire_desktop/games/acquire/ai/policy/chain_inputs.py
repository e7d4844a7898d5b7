"""Chain inputs: what the learned policy sees of chains to choose, and of settling stock.

Dollars are counted in thousands unless told otherwise.
"""

from typing import Final

from acquire_desktop.games.acquire.ai.policy.board_analysis import bonus_of_standing
from acquire_desktop.games.acquire.ai.policy.decision_inputs import DOLLARS, DecisionInputs
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, TILE_COUNT
from acquire_desktop.games.acquire.engine.kernel.action_codes import COUNT_BITS, COUNT_MASK
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.kernel.kernel_state import price_at

NAMED_TIER: Final = 0
NAMED_OLD_MINE: Final = 1
NAMED_OLD_BEST: Final = 2
NAMED_OLD_LEAD: Final = 3
NAMED_OLD_BANK: Final = 4
NAMED_AFFORDABLE: Final = 5
NAMED_PRIZE_MINE: Final = 6
NAMED_PRIZE_RIVAL: Final = 7
NAMED_WORTH_MINE: Final = 8
NAMED_WORTH_RIVAL: Final = 9
NAMED_INPUTS: Final = 10
"""Places of what is known of a chain to found, or to survive, and their number."""

SETTLED_KEPT: Final = 0
SETTLED_SOLD: Final = 1
SETTLED_TRADED: Final = 2
SETTLED_HELD: Final = 3
SETTLED_CASH_GAIN: Final = 4
SETTLED_LEFT_SHORT_1000: Final = 5
SETTLED_LEFT_SHORT_3000: Final = 6
SETTLED_TRADE_NOW: Final = 7
SETTLED_TRADE_LATER: Final = 8
SETTLED_LEAD_BEFORE: Final = 9
SETTLED_LEAD_THEN: Final = 10
SETTLED_TAKES_LEAD: Final = 11
SETTLED_BONUS_MORE: Final = 12
SETTLED_BONUS_MORE_LATER: Final = 13
SETTLED_KEPT_TIME: Final = 14
SETTLED_KEPT_LEAD: Final = 15
SETTLED_KEPT_ROOM: Final = 16
SETTLED_BANK_AFTER: Final = 17
SETTLED_KEPT_PRICE: Final = 18
SETTLED_SURVIVOR_SAFE: Final = 19
SETTLING_INPUTS: Final = 20
"""Places of what settling stock brings, and their number."""
FOUNDED_SIZE: Final = 4
"""How large a chain that is founded is taken to become soon."""


class ChainInputs:
    """The facts about a chain to found or to survive, and about a way to settle.

    ``named`` and ``settling`` are in the order of the names above.
    """

    __slots__ = ("decision", "named", "settling")

    def __init__(self, decision: DecisionInputs) -> None:
        """Prepare to look at the options of the decisions that this looks at."""
        self.decision = decision
        self.named = [0.0] * NAMED_INPUTS
        self.settling = [0.0] * SETTLING_INPUTS

    def look_at_founding(self, game: KernelGame, chain: int) -> None:
        """See a chain that could be founded."""
        more = 1 if game.bank[chain] else 0
        self.look_at_named(game, chain, FOUNDED_SIZE, more)

    def look_at_named(self, game: KernelGame, chain: int, size: int, more: int) -> None:
        """See a chain by its name: of a size, when this seat gets so many more of its stocks."""
        inputs = self.named
        stakes = self.decision.stakes
        price = price_at(game, chain, size)
        mine, best = stakes.mine[chain] + more, stakes.best[chain]
        inputs[NAMED_TIER] = DOLLARS * price
        inputs[NAMED_OLD_MINE] = 0.1 * mine
        inputs[NAMED_OLD_BEST] = 0.1 * best
        inputs[NAMED_OLD_LEAD] = 0.2 * max(-6, min(mine - best, 6))
        inputs[NAMED_OLD_BANK] = 0.04 * game.bank[chain]
        inputs[NAMED_AFFORDABLE] = min(3.0, 1.0 * game.cash[game.seat] / price) / 3.0
        standing = stakes.standing_with(game, chain, mine)
        inputs[NAMED_PRIZE_MINE] = 0.2 * DOLLARS * bonus_of_standing(game, chain, size, standing)
        standing = stakes.rival_against(game, chain, mine)
        inputs[NAMED_PRIZE_RIVAL] = 0.2 * DOLLARS * bonus_of_standing(game, chain, size, standing)
        inputs[NAMED_WORTH_MINE] = 0.2 * DOLLARS * mine * price
        inputs[NAMED_WORTH_RIVAL] = 0.2 * DOLLARS * best * price

    def look_at_settling(self, game: KernelGame, action: int) -> None:
        """See what it brings to keep, sell and trade so many stocks of the acquired chain."""
        inputs = self.settling
        keep = action & COUNT_MASK
        sell = action >> COUNT_BITS & COUNT_MASK
        trade = action >> 2 * COUNT_BITS & COUNT_MASK
        held = 1.0 * (keep + sell + trade)
        price = price_at(game, game.acquired, game.sizes[game.acquired])
        cash = game.cash[game.seat] + sell * price
        inputs[SETTLED_KEPT] = keep / held
        inputs[SETTLED_SOLD] = sell / held
        inputs[SETTLED_TRADED] = trade / held
        inputs[SETTLED_HELD] = 0.1 * held
        inputs[SETTLED_CASH_GAIN] = 0.2 * DOLLARS * sell * price
        inputs[SETTLED_LEFT_SHORT_1000] = max(0.0, 1 - 0.001 * cash)
        inputs[SETTLED_LEFT_SHORT_3000] = max(0.0, 1 - cash / 3000.0)
        self.look_at_kept(game, keep, price)
        self.look_at_trade(game, trade, price)

    def look_at_kept(self, game: KernelGame, keep: int, price: int) -> None:
        """See what it may bring to keep so many stocks of that price."""
        inputs = self.settling
        best = self.decision.stakes.best[game.acquired]
        inputs[SETTLED_KEPT_TIME] = 0.1 * keep * self.decision.analysis.horizon
        inputs[SETTLED_KEPT_LEAD] = -0.8
        if keep:
            inputs[SETTLED_KEPT_LEAD] = 0.2 * max(-4, min(keep - best, 4))
        inputs[SETTLED_KEPT_ROOM] = 0.1 * keep * (CHAIN_COUNT - game.active) / CHAIN_COUNT
        inputs[SETTLED_KEPT_PRICE] = 0.1 * DOLLARS * keep * price

    def look_at_trade(self, game: KernelGame, trade: int, price: int) -> None:
        """See what it brings to trade so many stocks of that price for half as many."""
        inputs = self.settling
        stakes = self.decision.stakes
        survivor = game.survivor
        size = game.sizes[survivor]
        later = min(size + self.decision.analysis.more[survivor], TILE_COUNT)
        got = trade // 2
        mine, best = stakes.mine[survivor], stakes.best[survivor]
        gain = 1.0 * got * price_at(game, survivor, size) - trade * price
        inputs[SETTLED_TRADE_NOW] = 0.5 * DOLLARS * gain
        gain = 1.0 * got * price_at(game, survivor, later) - trade * price
        inputs[SETTLED_TRADE_LATER] = 0.5 * DOLLARS * gain
        inputs[SETTLED_LEAD_BEFORE] = 0.2 * max(-6, min(mine - best, 6))
        inputs[SETTLED_LEAD_THEN] = 0.2 * max(-6, min(mine + got - best, 6))
        inputs[SETTLED_TAKES_LEAD] = 1.0 * (mine <= best < mine + got)
        before = stakes.standing[survivor]
        after = stakes.standing_with(game, survivor, mine + got)
        gain = bonus_of_standing(game, survivor, size, after)
        gain -= bonus_of_standing(game, survivor, size, before)
        inputs[SETTLED_BONUS_MORE] = 0.5 * DOLLARS * gain
        gain = bonus_of_standing(game, survivor, later, after)
        gain -= bonus_of_standing(game, survivor, later, before)
        inputs[SETTLED_BONUS_MORE_LATER] = 0.5 * DOLLARS * gain
        inputs[SETTLED_BANK_AFTER] = 0.04 * (game.bank[survivor] - got)
        inputs[SETTLED_SURVIVOR_SAFE] = 1.0 * (size >= game.rules.safe_size)
