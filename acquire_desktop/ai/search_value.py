"""The chance of each seat to win a position: a small network over features one can name."""

from collections.abc import Sequence
from math import exp
from typing import Final

from acquire_desktop.ai.search_board import (
    BESIDE,
    OFF_BOARD,
    SIDES,
    Survey,
    bonus_for,
    price_at,
    race_value,
)
from acquire_desktop.engine.board import CHAIN_COUNT, INDEPENDENT, MAX_SEATS
from acquire_desktop.engine.kernel_codes import OVER
from acquire_desktop.engine.kernel_state import HAND_SPAN, Table

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
HORIZON: Final = 19
ACTIVE: Final = 20
SPREAD: Final = 21
CLEAR_LEAD: Final = 22
CLEAR_FUTURE: Final = 23
CAN_END: Final = 24
FEATURES: Final = 25
"""Places in a seat's features, and their number; money in shares of the seats' mean worth."""
HIDDEN: Final = 24
"""Units of the network's hidden layer."""
VALUE_SIZE: Final = HIDDEN * FEATURES + 2 * HIDDEN + FEATURES
"""Weights: by unit those of the features, then biases, outputs, and direct weights."""
INVALID: Final = -1e9


class Value:
    """Rates positions; ``shares`` has by seat the chance to win, ``features`` what it saw."""

    __slots__ = ("can_end", "features", "future", "shares", "survey", "weights", "worth")

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = list(weights)
        self.survey = Survey()
        self.features = [0.0] * (MAX_SEATS * FEATURES)
        self.worth = [0.0] * MAX_SEATS
        self.future = [0.0] * MAX_SEATS
        self.shares = [0.0] * MAX_SEATS
        self.can_end = 0.0

    def rate(self, table: Table) -> None:
        """Fill ``shares`` for a position; a finished game is shared by its winners."""
        if table.decision == OVER:
            self.share_victory(table)
            return
        self.describe(table)
        best = INVALID
        for seat in range(table.seats):
            self.shares[seat] = self.score(seat)
            best = max(best, self.shares[seat])
        total = 0.0
        for seat in range(table.seats):
            self.shares[seat] = exp(self.shares[seat] - best)
            total += self.shares[seat]
        for seat in range(table.seats):
            self.shares[seat] /= total

    def share_victory(self, table: Table) -> None:
        """Share the victory of a finished game."""
        best = max(table.totals)
        winners = 0
        for seat in range(table.seats):
            self.shares[seat] = 0.0
            if table.totals[seat] == best:
                self.shares[seat] = 1.0
                winners += 1
        for seat in range(table.seats):
            self.shares[seat] /= winners

    def score(self, seat: int) -> float:
        """Return the network's output for one seat."""
        weights = self.weights
        first = seat * FEATURES
        biases = HIDDEN * FEATURES
        outputs = biases + HIDDEN
        direct = outputs + HIDDEN
        total = 0.0
        for feature in range(FEATURES):
            total += weights[direct + feature] * self.features[first + feature]
        for unit in range(HIDDEN):
            level = weights[biases + unit]
            row = unit * FEATURES
            for feature in range(FEATURES):
                level += weights[row + feature] * self.features[first + feature]
            if level > 0:
                total += weights[outputs + unit] * level
        return total

    def describe(self, table: Table) -> None:
        """Fill ``features`` for a position."""
        self.survey.look(table, -1)
        for entry in range(MAX_SEATS * FEATURES):
            self.features[entry] = 0.0
        mean = 0.0
        for seat in range(table.seats):
            self.describe_seat(table, seat)
            mean += self.worth[seat]
        unit = 1.0 / (mean / table.seats + 2000.0)
        self.can_end = end_in_sight(table)
        for seat in range(table.seats):
            self.finish_seat(table, seat, unit)

    def describe_seat(self, table: Table, seat: int) -> None:
        """Add up what a seat owns, in dollars."""
        first = seat * FEATURES
        features = self.features
        worth = future = 1.0 * table.cash[seat]
        features[first + CASH] = table.cash[seat]
        for chain in range(CHAIN_COUNT):
            held = table.stocks[seat * CHAIN_COUNT + chain]
            if not held:
                continue
            features[first + STOCK_COUNT] += held
            size = table.sizes[chain]
            if not size:
                features[first + OLD_STOCK] += held
                continue
            future += self.describe_stock(table, seat, chain, held)
            worth += held * price_at(table, chain, size)
        worth += features[first + BONUS]
        self.worth[seat] = worth
        self.future[seat] = future

    def describe_stock(self, table: Table, seat: int, chain: int, held: int) -> float:
        """Add up what a seat's stocks of a chain are and will be worth; return the latter."""
        first = seat * FEATURES
        features = self.features
        survey = self.survey
        size = table.sizes[chain]
        price = price_at(table, chain, size)
        bonus = bonus_for(table, chain, size, seat, 0)
        exposure = survey.exposure[chain]
        features[first + BONUS] += bonus
        features[first + EXPOSED_BONUS] += exposure * bonus
        features[first + EXPOSED_STOCK] += exposure * held * price
        features[first + OWN_MERGERS] += bonus if survey.mergers[seat * CHAIN_COUNT + chain] else 0
        if size >= table.rules.safe_size:
            features[first + SAFE_STOCK] += held * price
        rivals_ahead = rivals_level = 0
        for other in range(table.seats):
            theirs = table.stocks[other * CHAIN_COUNT + chain]
            if other != seat and theirs >= held:
                if theirs == held:
                    rivals_level += 1
                else:
                    rivals_ahead += 1
        if not rivals_ahead and not rivals_level:
            features[first + LEADS] += 1
        elif rivals_ahead + rivals_level == 1:
            features[first + SECONDS] += 1
        bank = table.bank[chain]
        spread = 0.3 + 0.15 * bank * survey.horizon * (1 - 0.6 * exposure)
        later = survey.future[chain]
        stock = 1.0 * held * price_at(table, chain, later)
        race = race_value(table, chain, later, seat, 0, spread)
        features[first + FUTURE_STOCK] += stock
        features[first + FUTURE_BONUS] += race
        return stock + race

    def finish_seat(self, table: Table, seat: int, unit: float) -> None:
        """Bring a seat's features to their scales, and compare it with the others."""
        first = seat * FEATURES
        features = self.features
        cash = table.cash[seat]
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
        order = (seat - table.turn_seat + table.seats) % table.seats
        features[first + TURN_ORDER] = 1.0 * order / table.seats
        features[first + FOUNDING_TILES] = self.founding_tiles(table, seat) * 0.25
        best_worth = best_future = INVALID
        for other in range(table.seats):
            if other != seat:
                best_worth = max(best_worth, self.worth[other])
                best_future = max(best_future, self.future[other])
        features[first + WORTH_MARGIN] = (self.worth[seat] - best_worth) * unit
        features[first + FUTURE_MARGIN] = (self.future[seat] - best_future) * unit
        features[first + HORIZON] = self.survey.horizon
        features[first + ACTIVE] = table.active / 7.0
        features[first + SPREAD] = 1000.0 * unit * 5
        # What a lead means: dollars against what may still change hands.
        swing = 1.0 / (300.0 + 7000.0 * self.survey.horizon)
        lead = (self.worth[seat] - best_worth) * swing
        features[first + CLEAR_LEAD] = max(-2.0, min(lead, 2.0))
        lead = (self.future[seat] - best_future) * swing
        features[first + CLEAR_FUTURE] = max(-2.0, min(lead, 2.0))
        features[first + CAN_END] = self.can_end

    def founding_tiles(self, table: Table, seat: int) -> int:
        """Count the tiles in hand that would found a chain."""
        if table.active == CHAIN_COUNT:
            return 0
        count = 0
        for index in range(seat * HAND_SPAN, seat * HAND_SPAN + table.hand_counts[seat]):
            tile = table.hands[index]
            loners = chains = 0
            for side in range(SIDES):
                near = BESIDE[tile * SIDES + side]
                if near == OFF_BOARD:
                    break
                if table.board[near] == INDEPENDENT:
                    loners += 1
                elif table.board[near] < INDEPENDENT:
                    chains += 1
            if loners and not chains:
                count += 1
        return count


def end_in_sight(table: Table) -> float:
    """Return 1 when the end has been declared or could be by the chains' sizes, else 0."""
    if table.declared:
        return 1.0
    safe = active = 0
    for chain in range(CHAIN_COUNT):
        size = table.sizes[chain]
        if size >= table.rules.end_size:
            return 1.0
        active += size > 0
        safe += size >= table.rules.safe_size
    return 1.0 if active and safe == active else 0.0
