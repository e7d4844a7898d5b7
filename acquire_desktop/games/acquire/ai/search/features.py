"""Features: what the value network sees of a position, of seats, stakes and chains."""

from typing import Final

from acquire_desktop.games.acquire.ai.policy.board_analysis import (
    BoardAnalysis,
    bonus_of_standing,
    end_in_sight,
    race_value,
    standing_among,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, MAX_SEATS, TILE_COUNT
from acquire_desktop.games.acquire.engine.kernel.kernel_state import KernelState, price_at
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import CHART_COLUMNS, SIZE_SPAN

WORTH: Final = 0
CASH: Final = 1
BONUS: Final = 2
FUTURE_STOCK: Final = 3
FUTURE_BONUS: Final = 4
EXPOSED_BONUS: Final = 5
OWN_MERGERS: Final = 6
SHORT_1000: Final = 7
SHORT_3000: Final = 8
LEADS: Final = 9
SECONDS: Final = 10
TURN_ORDER: Final = 11
FOUNDING_TILES: Final = 12
SAFE_STOCK: Final = 13
STOCK_COUNT: Final = 14
OLD_STOCK: Final = 15
FUTURE_MARGIN: Final = 16
WORTH_MARGIN: Final = 17
EXPOSED_STOCK: Final = 18
CLEAR_LEAD: Final = 19
CLEAR_FUTURE: Final = 20
SEAT_FEATURES: Final = 21
"""Places in a seat's features, and their number; money in shares of the seats' mean worth."""

HELD: Final = 0
AHEAD_OF_BEST: Final = 1
AHEAD_OF_SECOND: Final = 2
OWN_TILES: Final = 3
STAKE_WORTH: Final = 4
STAKE_GROWTH: Final = 5
STAKE_BONUS: Final = 6
STAKE_RACE: Final = 7
OTHERS_TILES: Final = 8
IS_FIRST: Final = 9
SHARES_FIRST: Final = 10
IS_SECOND: Final = 11
SHARES_SECOND: Final = 12
STAKE_FEATURES: Final = 13
"""Places in the features of a stake, which is what a seat holds of an active chain; of the last
four at most one is 1, the others 0.
"""
NO_RANK: Final = STAKE_FEATURES
"""In the place of these for who is behind two others."""

BANK: Final = 0
SIZE: Final = 1
SMALL_SIZE: Final = 2
IS_SAFE: Final = 3
EXPOSURE: Final = 4
GAINS: Final = 5
GROWTH: Final = 6
SPACES: Final = 7
PRICE: Final = 8
FIRST_BONUS: Final = 9
LATER_BONUS: Final = 10
TIME_LEFT: Final = 11
CHAIN_FEATURES: Final = 12
"""Places in the features of an active chain."""

POOL_LEFT: Final = 0
LAST_TILES: Final = 1
ROOM: Final = 2
UNSAFE_CHAINS: Final = 3
ACTIVE_CHAINS: Final = 4
TIME: Final = 5
END_IN_SIGHT: Final = 6
EARLINESS: Final = 7
WHOLE_FEATURES: Final = 8
"""Places in the features of the position as a whole."""
INVALID: Final = -1e9
SLACK: Final = 2000.0
"""Dollars added to the seats' mean worth before others are measured by it."""


class Features:
    """A position in features that one can name.

    ``by_seat`` are those of the seats; ``stakes`` by seat and chain, all 0 where nothing is held or
    the chain is not active, and ``ranks`` which of the last four of them is 1; ``chains`` by
    chain; ``whole`` are those of the position.
    """

    __slots__ = (
        *("analysis", "by_seat", "chains", "future", "ranks", "stakes"),
        *("unit", "whole", "worth"),
    )

    def __init__(self) -> None:
        self.analysis = BoardAnalysis()
        self.by_seat = [0.0] * (MAX_SEATS * SEAT_FEATURES)
        self.stakes = [0.0] * (MAX_SEATS * CHAIN_COUNT * STAKE_FEATURES)
        self.ranks = [NO_RANK] * (MAX_SEATS * CHAIN_COUNT)
        self.chains = [0.0] * (CHAIN_COUNT * CHAIN_FEATURES)
        self.whole = [0.0] * WHOLE_FEATURES
        self.worth = [0.0] * MAX_SEATS
        self.future = [0.0] * MAX_SEATS
        self.unit = 0.0

    def describe(self, state: KernelState) -> None:
        """Fill the features for a position."""
        self.analysis.analyze(state, -1)
        for entry in range(state.seats * SEAT_FEATURES):
            self.by_seat[entry] = 0.0
        for entry in range(state.seats * CHAIN_COUNT * STAKE_FEATURES):
            self.stakes[entry] = 0.0
        for seat in range(state.seats):
            self.describe_seat(state, seat)
        mean = 0.0
        for seat in range(state.seats):
            mean += self.worth[seat]
        self.unit = 1.0 / (mean / state.seats + SLACK)
        for seat in range(state.seats):
            self.finish_seat(state, seat)
        for chain in range(CHAIN_COUNT):
            if state.sizes[chain]:
                self.describe_chain(state, chain)
        self.describe_whole(state)

    def describe_seat(self, state: KernelState, seat: int) -> None:
        """Add up what a seat owns, in dollars."""
        first = seat * SEAT_FEATURES
        features = self.by_seat
        worth = future = 1.0 * state.cash[seat]
        features[first + CASH] = state.cash[seat]
        for chain in range(CHAIN_COUNT):
            held = state.stocks[seat * CHAIN_COUNT + chain]
            if not held:
                continue
            features[first + STOCK_COUNT] += held
            size = state.sizes[chain]
            if not size:
                features[first + OLD_STOCK] += held
                continue
            future += self.describe_stock(state, seat, chain, held)
            worth += held * price_at(state, chain, size)
        worth += features[first + BONUS]
        self.worth[seat] = worth
        self.future[seat] = future

    def describe_stock(self, state: KernelState, seat: int, chain: int, held: int) -> float:
        """Add up what a seat's stocks of a chain are and will be worth; return the latter."""
        first = seat * SEAT_FEATURES
        features = self.by_seat
        analysis = self.analysis
        size = state.sizes[chain]
        stock_now = 1.0 * held * price_at(state, chain, size)
        standing = self.describe_race(state, seat, chain, held)
        bonus = bonus_of_standing(state, chain, size, standing)
        exposure = analysis.exposure[chain]
        features[first + BONUS] += bonus
        features[first + EXPOSED_BONUS] += exposure * bonus
        features[first + EXPOSED_STOCK] += exposure * stock_now
        features[first + OWN_MERGERS] += (
            bonus if analysis.mergers[seat * CHAIN_COUNT + chain] else 0
        )
        if size >= state.rules.safe_size:
            features[first + SAFE_STOCK] += stock_now
        bank = state.bank[chain]
        spread = 0.3 + 0.15 * bank * analysis.horizon * (1 - 0.6 * exposure)
        later = analysis.future[chain]
        stock = 1.0 * held * price_at(state, chain, later)
        race = race_value(state, chain, later, seat, 0, spread)
        features[first + FUTURE_STOCK] += stock
        features[first + FUTURE_BONUS] += race
        stake = (seat * CHAIN_COUNT + chain) * STAKE_FEATURES
        stakes = self.stakes
        stakes[stake + STAKE_WORTH] = stock_now
        stakes[stake + STAKE_GROWTH] = stock - stock_now
        stakes[stake + STAKE_BONUS] = bonus
        stakes[stake + STAKE_RACE] = race
        return stock + race

    def describe_race(self, state: KernelState, seat: int, chain: int, held: int) -> int:
        """Describe how a seat stands among a chain's stockholders; return the standing."""
        best = second = ahead = level = holders = tiles = 0
        for other in range(state.seats):
            is_other = other != seat
            theirs = is_other * state.stocks[other * CHAIN_COUNT + chain]
            tiles += is_other * self.analysis.mergers[other * CHAIN_COUNT + chain]
            ahead += theirs > held
            level += theirs == held
            holders += theirs > 0
            second = max(second, min(best, theirs))
            best = max(best, theirs)
        features = self.by_seat
        if ahead + level == 0:
            features[seat * SEAT_FEATURES + LEADS] += 1
        elif ahead + level == 1:
            features[seat * SEAT_FEATURES + SECONDS] += 1
        place = seat * CHAIN_COUNT + chain
        stake = place * STAKE_FEATURES
        stakes = self.stakes
        stakes[stake + HELD] = 0.1 * held
        stakes[stake + AHEAD_OF_BEST] = 0.2 * (held - best)
        stakes[stake + AHEAD_OF_SECOND] = 0.2 * (held - second)
        self.ranks[place] = NO_RANK
        if ahead < 2:
            rank = (IS_SECOND if ahead else IS_FIRST) + (level > 0)
            self.ranks[place] = rank
            stakes[stake + rank] = 1.0
        own = self.analysis.mergers[place]
        stakes[stake + OWN_TILES] = 0.5 * min(own, 3)
        stakes[stake + OTHERS_TILES] = 0.5 * min(tiles, 3)
        return standing_among(state.rules, held, ahead, level, holders)

    def finish_seat(self, state: KernelState, seat: int) -> None:
        """Bring a seat's features to their scales, and compare it with the others."""
        first = seat * SEAT_FEATURES
        features = self.by_seat
        unit = self.unit
        cash = state.cash[seat]
        features[first + WORTH] = self.worth[seat] * unit
        for feature in range(CASH, OWN_MERGERS + 1):
            features[first + feature] *= unit
        features[first + SAFE_STOCK] *= unit
        features[first + EXPOSED_STOCK] *= unit
        features[first + SHORT_1000] = max(0.0, 1 - cash / 1000.0)
        features[first + SHORT_3000] = max(0.0, 1 - cash / 3000.0)
        features[first + LEADS] *= 0.25
        features[first + SECONDS] *= 0.25
        features[first + STOCK_COUNT] *= 0.04
        features[first + OLD_STOCK] *= 0.1
        order = (seat - state.turn_seat + state.seats) % state.seats
        features[first + TURN_ORDER] = 1.0 * order / state.seats
        founders = self.analysis.founders[seat] if state.active < CHAIN_COUNT else 0
        features[first + FOUNDING_TILES] = founders * 0.25
        self.compare(state, seat)
        for chain in range(CHAIN_COUNT):
            stake = (seat * CHAIN_COUNT + chain) * STAKE_FEATURES
            for feature in range(STAKE_WORTH, STAKE_RACE + 1):
                self.stakes[stake + feature] *= unit

    def compare(self, state: KernelState, seat: int) -> None:
        """Set what a seat has against the best of the others."""
        first = seat * SEAT_FEATURES
        features = self.by_seat
        best_worth = best_future = INVALID
        for other in range(state.seats):
            if other != seat:
                best_worth = max(best_worth, self.worth[other])
                best_future = max(best_future, self.future[other])
        features[first + WORTH_MARGIN] = (self.worth[seat] - best_worth) * self.unit
        features[first + FUTURE_MARGIN] = (self.future[seat] - best_future) * self.unit
        # What a lead means: dollars against what may still change hands.
        swing = 1.0 / (300.0 + 7000.0 * self.analysis.horizon)
        lead = (self.worth[seat] - best_worth) * swing
        features[first + CLEAR_LEAD] = max(-2.0, min(lead, 2.0))
        lead = (self.future[seat] - best_future) * swing
        features[first + CLEAR_FUTURE] = max(-2.0, min(lead, 2.0))

    def describe_chain(self, state: KernelState, chain: int) -> None:
        """Describe an active chain."""
        first = chain * CHAIN_FEATURES
        chains = self.chains
        analysis = self.analysis
        size = state.sizes[chain]
        later = analysis.future[chain]
        chart = state.rules.chart
        chains[first + BANK] = 0.04 * state.bank[chain]
        chains[first + SIZE] = 0.05 * min(size, 45)
        chains[first + SMALL_SIZE] = min(size, 12) / 6.0
        chains[first + IS_SAFE] = 1.0 if size >= state.rules.safe_size else 0.0
        chains[first + EXPOSURE] = analysis.exposure[chain]
        chains[first + GAINS] = 0.1 * analysis.gains[chain]
        chains[first + GROWTH] = 0.1 * analysis.growth[chain]
        chains[first + SPACES] = 0.1 * analysis.spaces[chain]
        chains[first + PRICE] = price_at(state, chain, size) * self.unit
        prize = chart[(chain * SIZE_SPAN + size) * CHART_COLUMNS + 1]
        chains[first + FIRST_BONUS] = prize * self.unit
        prize = chart[(chain * SIZE_SPAN + later) * CHART_COLUMNS + 1]
        chains[first + LATER_BONUS] = prize * self.unit
        chains[first + TIME_LEFT] = analysis.horizon

    def describe_whole(self, state: KernelState) -> None:
        """Describe how far the game is."""
        rules = state.rules
        left = 1.0 * (len(state.pool) - state.pool_start)
        largest = unsafe = 0
        for chain in range(CHAIN_COUNT):
            size = state.sizes[chain]
            largest = max(largest, size)
            unsafe += 0 < size < rules.safe_size
        whole = self.whole
        whole[POOL_LEFT] = left / TILE_COUNT
        whole[LAST_TILES] = min(left / (10.0 * state.seats), 1.0)
        whole[ROOM] = max(0.0, 1.0 - 1.0 * largest / rules.end_size)
        whole[UNSAFE_CHAINS] = unsafe / 7.0
        whole[ACTIVE_CHAINS] = state.active / 7.0
        whole[TIME] = self.analysis.horizon
        whole[END_IN_SIGHT] = end_in_sight(state)
        whole[EARLINESS] = 5000.0 * self.unit
