"""Decision inputs: what all options of a decision have in common, by names.

The learned policy sees them beside those of each option. Dollars are counted in thousands unless
told otherwise.
"""

from typing import Final

from acquire_desktop.games.acquire.ai.policy.board_analysis import (
    BoardAnalysis,
    bonus_for,
    end_in_sight,
)
from acquire_desktop.games.acquire.ai.policy.stakes import Stakes
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, MAX_SEATS, TILE_COUNT
from acquire_desktop.games.acquire.engine.kernel.kernel_state import KernelState, price_at

DOLLARS: Final = 0.001
"""One dollar as the inputs count it."""

NOW_TIME_LEFT: Final = 0
NOW_POOL: Final = 1
NOW_CASH: Final = 2
NOW_SHORT_1000: Final = 3
NOW_SHORT_3000: Final = 4
NOW_ACTIVE: Final = 5
NOW_UNSAFE: Final = 6
NOW_END_NEAR: Final = 7
NOW_LARGEST: Final = 8
NOW_LEAD: Final = 9
NOW_STANDING: Final = 10
NOW_TABLE_SIZE: Final = 11
NOW_HAS_MARKET: Final = 12
NOW_HAS_THIRD: Final = 13
NOW_FOUNDERS: Final = 14
NOW_MERGERS: Final = 15
NOW_IS_DECLARED: Final = 16
NOW_POOR_RIVALS: Final = 17
DECISION_INPUTS: Final = 18
"""Places of what all options of a decision have in common, and their number."""


class DecisionInputs:
    """The facts when a seat decides; ``context`` is in the order of the names above."""

    __slots__ = ("analysis", "context", "stakes", "worth")

    def __init__(self, analysis: BoardAnalysis) -> None:
        """Prepare to look at decisions.

        Args:
            analysis: Of the board, as it is or was not long ago.
        """
        self.analysis = analysis
        self.stakes = Stakes()
        self.context = [0.0] * DECISION_INPUTS
        self.worth = [0.0] * MAX_SEATS

    def appraise(self, state: KernelState) -> None:
        """Reckon what each seat is worth; that may be a little old when it is used."""
        for seat in range(state.seats):
            worth = 1.0 * state.cash[seat]
            for chain in range(CHAIN_COUNT):
                held = state.stocks[seat * CHAIN_COUNT + chain]
                size = state.sizes[chain]
                if held and size:
                    worth += held * price_at(state, chain, size)
                    worth += bonus_for(state, chain, size, seat, 0)
            self.worth[seat] = worth

    def look(self, state: KernelState) -> None:
        """See what all options of a decision have in common."""
        me = state.seat
        self.stakes.look(state, me)
        context = self.context
        largest = unsafe = mergers = 0
        for chain in range(CHAIN_COUNT):
            size = state.sizes[chain]
            largest = max(largest, size)
            unsafe += 0 < size < state.rules.safe_size
            mergers += self.analysis.mergers[me * CHAIN_COUNT + chain]
        best = total = 0.0
        poor = 0
        for seat in range(state.seats):
            total += self.worth[seat]
            if seat != me:
                best = max(best, self.worth[seat])
                poor += state.cash[seat] < 1000
        cash = state.cash[me]
        left = 1.0 * (len(state.pool) - state.pool_start)
        time = self.analysis.horizon
        context[NOW_TIME_LEFT] = time
        context[NOW_POOL] = left / TILE_COUNT
        context[NOW_CASH] = min(cash, 12000) * 0.0001
        context[NOW_SHORT_1000] = max(0.0, 1 - cash * 0.001)
        context[NOW_SHORT_3000] = max(0.0, 1 - cash / 3000.0)
        context[NOW_ACTIVE] = 1.0 * state.active / CHAIN_COUNT
        context[NOW_UNSAFE] = 1.0 * unsafe / CHAIN_COUNT
        context[NOW_END_NEAR] = end_in_sight(state)
        context[NOW_LARGEST] = min(largest, 41) / 41.0
        lead = (self.worth[me] - best) / (300.0 + 7000.0 * time)
        context[NOW_LEAD] = max(-1.5, min(lead, 1.5))
        context[NOW_STANDING] = self.worth[me] * state.seats / (total + 1.0) - 1
        context[NOW_TABLE_SIZE] = 1.0 * state.seats / MAX_SEATS
        context[NOW_HAS_MARKET] = 1.0 * state.rules.has_market
        context[NOW_HAS_THIRD] = 1.0 * (state.rules.bonus_places > 2)
        context[NOW_FOUNDERS] = min(self.analysis.founders[me], 4) * 0.25
        context[NOW_MERGERS] = min(mergers, 4) * 0.25
        context[NOW_IS_DECLARED] = 1.0 * state.declared
        context[NOW_POOR_RIVALS] = 1.0 * poor / state.seats
