"""Value network: the chance of each seat to win a position, from features one can name.

Each stake goes through a layer of units of its own, with what is known of its chain; their sums
go with the seat's features and those of the whole position through a second layer to a score.
The scores are multiplied by how much a difference counts so late in the game, and a softmax over
the seats makes chances of them.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from acquire_desktop.games.acquire.ai.search.features import (
    CHAIN_FEATURES,
    HELD,
    INVALID,
    NO_RANK,
    OTHERS_TILES,
    SEAT_FEATURES,
    SLACK,
    STAKE_FEATURES,
    WHOLE_FEATURES,
    Features,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, MAX_SEATS
from acquire_desktop.games.acquire.engine.kernel.action_codes import OVER
from acquire_desktop.games.acquire.engine.kernel.kernel_state import KernelState

STAKE_UNITS: Final = 16
HIDDEN: Final = 32
HEAT_UNITS: Final = 8
TOGETHER: Final = 4
"""Rows of weights that are added at a time, so that sums are fetched and stored less often: those
of a chain, of a stake up to ``OTHERS_TILES``, and of a seat but for one come out even.
"""
INPUTS: Final = SEAT_FEATURES + STAKE_UNITS
"""Of the second layer: a seat's features and the sums over its stakes."""
STAKE_BIASES: Final = (STAKE_FEATURES + CHAIN_FEATURES) * STAKE_UNITS
SEAT_ROWS: Final = STAKE_BIASES + STAKE_UNITS
WHOLE_ROWS: Final = SEAT_ROWS + INPUTS * HIDDEN
BIASES: Final = WHOLE_ROWS + WHOLE_FEATURES * HIDDEN
OUTPUTS: Final = BIASES + HIDDEN
DIRECT: Final = OUTPUTS + HIDDEN
HEAT_ROWS: Final = DIRECT + INPUTS
HEAT_BIASES: Final = HEAT_ROWS + WHOLE_FEATURES * HEAT_UNITS
HEAT_OUTPUTS: Final = HEAT_BIASES + HEAT_UNITS
VALUE_SIZE: Final = HEAT_OUTPUTS + HEAT_UNITS + 1
"""Where each part of the weights begins, and their number.

Each layer has a row of its units for each input: of a stake, then its chain; of a seat, then the
sums; of the whole position.
"""


class ValueNetwork:
    """Rates positions; ``shares`` has by seat the chance to win, ``features`` what it saw.

    ``standings`` has by seat what it is worth, as a share of the seats' mean.
    """

    __slots__ = (
        *("features", "grounds", "inputs", "levels"),
        *("shares", "standings", "weights", "whole_levels"),
    )

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = list(weights)
        self.features = Features()
        self.grounds = [0.0] * (CHAIN_COUNT * STAKE_UNITS)
        self.levels = [0.0] * HIDDEN
        self.whole_levels = [0.0] * HIDDEN
        self.inputs = [0.0] * INPUTS
        self.shares = [0.0] * MAX_SEATS
        self.standings = [0.0] * MAX_SEATS

    def rate(self, state: KernelState) -> None:
        """Rate a position; a finished game is shared by its winners."""
        if state.decision == OVER:
            self.share_victory(state)
            return
        self.features.describe(state)
        for chain in range(CHAIN_COUNT):
            if state.sizes[chain]:
                self.ground(chain)
        self.look_at_whole()
        heat = self.heat()
        best = INVALID
        for seat in range(state.seats):
            self.shares[seat] = heat * self.score(seat)
            best = max(best, self.shares[seat])
        total = 0.0
        for seat in range(state.seats):
            self.shares[seat] = exp(self.shares[seat] - best)
            total += self.shares[seat]
        for seat in range(state.seats):
            self.shares[seat] /= total
            self.standings[seat] = self.features.worth[seat] * self.features.unit

    def share_victory(self, state: KernelState) -> None:
        """Share the victory of a finished game."""
        best = max(state.totals)
        winners = 0
        mean = 0.0
        for seat in range(state.seats):
            mean += state.totals[seat]
        unit = 1.0 / (mean / state.seats + SLACK)
        for seat in range(state.seats):
            self.standings[seat] = state.totals[seat] * unit
            self.shares[seat] = 0.0
            if state.totals[seat] == best:
                self.shares[seat] = 1.0
                winners += 1
        for seat in range(state.seats):
            self.shares[seat] /= winners

    def ground(self, chain: int) -> None:
        """Work out what a chain gives to the units of every stake in it."""
        weights = self.weights
        levels = self.levels
        for unit in range(STAKE_UNITS):
            levels[unit] = weights[STAKE_BIASES + unit]
        for feature in range(0, CHAIN_FEATURES, TOGETHER):
            seen = chain * CHAIN_FEATURES + feature
            one = self.features.chains[seen]
            two = self.features.chains[seen + 1]
            three = self.features.chains[seen + 2]
            four = self.features.chains[seen + 3]
            row = (STAKE_FEATURES + feature) * STAKE_UNITS
            for unit in range(STAKE_UNITS):
                levels[unit] = (
                    levels[unit]
                    + weights[row + unit] * one
                    + weights[row + STAKE_UNITS + unit] * two
                    + weights[row + 2 * STAKE_UNITS + unit] * three
                    + weights[row + 3 * STAKE_UNITS + unit] * four
                )
        for unit in range(STAKE_UNITS):
            self.grounds[chain * STAKE_UNITS + unit] = levels[unit]

    def look_at_whole(self) -> None:
        """Work out what the whole position gives to the second layer of every seat."""
        for unit in range(HIDDEN):
            self.whole_levels[unit] = self.weights[BIASES + unit]
        for feature in range(WHOLE_FEATURES):
            seen = self.features.whole[feature]
            row = WHOLE_ROWS + feature * HIDDEN
            for unit in range(HIDDEN):
                self.whole_levels[unit] += self.weights[row + unit] * seen

    def heat(self) -> float:
        """Return how much differences between the seats count."""
        total = self.weights[HEAT_OUTPUTS + HEAT_UNITS]
        for unit in range(HEAT_UNITS):
            level = self.weights[HEAT_BIASES + unit]
            for feature in range(WHOLE_FEATURES):
                row = HEAT_ROWS + feature * HEAT_UNITS
                level += self.weights[row + unit] * self.features.whole[feature]
            if level > 0:
                total += self.weights[HEAT_OUTPUTS + unit] * level
        return exp(total)

    def score(self, seat: int) -> float:
        """Return the network's output for one seat."""
        self.gather(seat)
        inputs = self.inputs
        weights = self.weights
        levels = self.levels
        # The last input comes first: the others go TOGETHER.
        one = inputs[INPUTS - 1]
        total = weights[DIRECT + INPUTS - 1] * one
        row = SEAT_ROWS + (INPUTS - 1) * HIDDEN
        for unit in range(HIDDEN):
            levels[unit] = self.whole_levels[unit] + weights[row + unit] * one
        for entry in range(0, INPUTS - 1, TOGETHER):
            one = inputs[entry]
            two = inputs[entry + 1]
            three = inputs[entry + 2]
            four = inputs[entry + 3]
            total += (
                weights[DIRECT + entry] * one
                + weights[DIRECT + entry + 1] * two
                + weights[DIRECT + entry + 2] * three
                + weights[DIRECT + entry + 3] * four
            )
            row = SEAT_ROWS + entry * HIDDEN
            for unit in range(HIDDEN):
                levels[unit] = (
                    levels[unit]
                    + weights[row + unit] * one
                    + weights[row + HIDDEN + unit] * two
                    + weights[row + 2 * HIDDEN + unit] * three
                    + weights[row + 3 * HIDDEN + unit] * four
                )
        for unit in range(HIDDEN):
            total += weights[OUTPUTS + unit] * (levels[unit] if levels[unit] > 0 else 0.0)
        return total

    def gather(self, seat: int) -> None:
        """Bring together a seat's features and the sums over its stakes."""
        for feature in range(SEAT_FEATURES):
            self.inputs[feature] = self.features.by_seat[seat * SEAT_FEATURES + feature]
        for unit in range(STAKE_UNITS):
            self.inputs[SEAT_FEATURES + unit] = 0.0
        for chain in range(CHAIN_COUNT):
            if self.features.stakes[(seat * CHAIN_COUNT + chain) * STAKE_FEATURES + HELD] > 0:
                self.add_stake(seat, chain)

    def add_stake(self, seat: int, chain: int) -> None:
        """Add the units of what a seat holds of a chain to the sums."""
        weights = self.weights
        levels = self.levels
        stakes = self.features.stakes
        stake = (seat * CHAIN_COUNT + chain) * STAKE_FEATURES
        rank = self.features.ranks[seat * CHAIN_COUNT + chain] * STAKE_UNITS
        one = stakes[stake + OTHERS_TILES]
        row = OTHERS_TILES * STAKE_UNITS
        for unit in range(STAKE_UNITS):
            levels[unit] = self.grounds[chain * STAKE_UNITS + unit] + weights[row + unit] * one
        if rank < NO_RANK * STAKE_UNITS:
            for unit in range(STAKE_UNITS):
                levels[unit] += weights[rank + unit]
        for feature in range(0, OTHERS_TILES, TOGETHER):
            one = stakes[stake + feature]
            two = stakes[stake + feature + 1]
            three = stakes[stake + feature + 2]
            four = stakes[stake + feature + 3]
            row = feature * STAKE_UNITS
            for unit in range(STAKE_UNITS):
                levels[unit] = (
                    levels[unit]
                    + weights[row + unit] * one
                    + weights[row + STAKE_UNITS + unit] * two
                    + weights[row + 2 * STAKE_UNITS + unit] * three
                    + weights[row + 3 * STAKE_UNITS + unit] * four
                )
        for unit in range(STAKE_UNITS):
            self.inputs[SEAT_FEATURES + unit] += levels[unit] if levels[unit] > 0 else 0.0
