"""Choice networks: rate the options of a decision, from inputs one can name.

There is a network for each kind of option. What all options of a decision have in common and what
an option is of its own go into one layer of units; their sum, and the option's inputs directly,
make its rating, in points of the chance to win. Only differences between the options of a
decision mean anything.
"""

from collections.abc import Sequence
from typing import Final

from acquire_desktop.games.acquire.ai.policy.chain_inputs import NAMED_INPUTS, SETTLING_INPUTS
from acquire_desktop.games.acquire.ai.policy.decision_inputs import DECISION_INPUTS
from acquire_desktop.games.acquire.ai.policy.stock_inputs import NEXT_INPUTS, OFFER_INPUTS
from acquire_desktop.games.acquire.ai.policy.tile_inputs import TILE_INPUTS
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT

UNITS: Final = 16
COMMON_ROWS: Final = 0
OWN_ROWS: Final = DECISION_INPUTS * UNITS
"""Where the rows of a network for what options have in common begin, and those for each."""
AROUND_ROWS: Final = 2 * UNITS
"""What a network has behind its rows: the biases and the outputs of its units."""
STOCK_INPUTS: Final = OFFER_INPUTS + NEXT_INPUTS
"""Of a stock on offer: what is known of its chain, then of the stock."""

TILE_NETWORK: Final = 0
STOCK_NETWORK: Final = TILE_NETWORK + OWN_ROWS + AROUND_ROWS + TILE_INPUTS * (UNITS + 1)
FOUNDING_NETWORK: Final = STOCK_NETWORK + OWN_ROWS + AROUND_ROWS + STOCK_INPUTS * (UNITS + 1)
SURVIVOR_NETWORK: Final = FOUNDING_NETWORK + OWN_ROWS + AROUND_ROWS + NAMED_INPUTS * (UNITS + 1)
SETTLING_NETWORK: Final = SURVIVOR_NETWORK + OWN_ROWS + AROUND_ROWS + NAMED_INPUTS * (UNITS + 1)
LEFT_ROWS: Final = SETTLING_NETWORK + OWN_ROWS + AROUND_ROWS + SETTLING_INPUTS * (UNITS + 1)
"""Where each network begins: its rows, biases and outputs, and what each input of an option
counts for directly; at last the rows for the cash that is left.
"""
STEPS_DOWN: Final = 5
"""Amounts of cash below which each dollar that is left counts for more or less."""
CHOICES_SIZE: Final = LEFT_ROWS + (DECISION_INPUTS + 1) * STEPS_DOWN
"""How many weights there are."""
AMOUNTS_OF_CASH: Final = (400.0, 800.0, 1500.0, 3000.0, 6000.0)
AMOUNTS = list(AMOUNTS_OF_CASH)


class ChoiceNetworks:
    """Rates options; a decision is to be grounded first."""

    __slots__ = ("direct", "grounds", "left", "levels", "offers", "weights")

    def __init__(self, weights: Sequence[float]) -> None:
        """Take the weights, ``CHOICES_SIZE`` of them."""
        self.weights = list(weights)
        self.grounds = [0.0] * UNITS
        self.levels = [0.0] * UNITS
        self.offers = [0.0] * (CHAIN_COUNT * UNITS)
        self.direct = [0.0] * CHAIN_COUNT
        self.left = [0.0] * STEPS_DOWN

    def ground(self, network: int, own: int, common: Sequence[float]) -> None:
        """Work out what the options of a decision have in common.

        Args:
            network: Where the network begins that will rate them.
            own: How many inputs each option has.
            common: What they have in common.
        """
        biases = network + OWN_ROWS + own * UNITS
        for unit in range(UNITS):
            self.levels[unit] = self.weights[biases + unit]
        self.add_rows(network, common, DECISION_INPUTS)
        for unit in range(UNITS):
            self.grounds[unit] = self.levels[unit]

    def add_rows(self, first: int, inputs: Sequence[float], count: int) -> None:
        """Add so many inputs to the levels, by the rows that begin there."""
        weights = self.weights
        levels = self.levels
        for entry in range(count):
            seen = inputs[entry]
            if seen != 0:
                row = first + entry * UNITS
                for unit in range(UNITS):
                    levels[unit] += weights[row + unit] * seen
        # Compiled, the levels were copied: they are at hand while they are added up.
        for unit in range(UNITS):
            self.levels[unit] = levels[unit]

    def add_direct(self, first: int, inputs: Sequence[float], count: int) -> float:
        """Return the sum of inputs times their direct weights."""
        total = 0.0
        for entry in range(count):
            total += self.weights[first + entry] * inputs[entry]
        return total

    def output(self, outputs: int) -> float:
        """Return the output of the units at their levels."""
        total = 0.0
        for unit in range(UNITS):
            level = self.levels[unit]
            total += self.weights[outputs + unit] * (level if level > 0 else 0.0)
        return total

    def rate(self, network: int, inputs: Sequence[float], count: int) -> float:
        """Rate an option of the decision that was grounded.

        Args:
            network: Where its network begins.
            inputs: What is known of the option.
            count: How many inputs that are.
        """
        for unit in range(UNITS):
            self.levels[unit] = self.grounds[unit]
        self.add_rows(network + OWN_ROWS, inputs, count)
        outputs = network + OWN_ROWS + (count + 1) * UNITS
        return self.output(outputs) + self.add_direct(outputs + UNITS, inputs, count)

    # Stocks on offer

    def ground_offer(self, chain: int, inputs: Sequence[float]) -> None:
        """Work out what the stocks of a chain have in common, after the decision was grounded."""
        for unit in range(UNITS):
            self.levels[unit] = self.grounds[unit]
        self.add_rows(STOCK_NETWORK + OWN_ROWS, inputs, OFFER_INPUTS)
        for unit in range(UNITS):
            self.offers[chain * UNITS + unit] = self.levels[unit]
        direct = STOCK_NETWORK + OWN_ROWS + AROUND_ROWS + STOCK_INPUTS * UNITS
        self.direct[chain] = self.add_direct(direct, inputs, OFFER_INPUTS)

    def rate_stock(self, chain: int, inputs: Sequence[float]) -> float:
        """Rate one more stock of a chain, the cash that is left aside."""
        for unit in range(UNITS):
            self.levels[unit] = self.offers[chain * UNITS + unit]
        rows = STOCK_NETWORK + OWN_ROWS + OFFER_INPUTS * UNITS
        self.add_rows(rows, inputs, NEXT_INPUTS)
        outputs = STOCK_NETWORK + OWN_ROWS + (STOCK_INPUTS + 1) * UNITS
        direct = outputs + UNITS + OFFER_INPUTS
        return (
            self.output(outputs) + self.direct[chain] + self.add_direct(direct, inputs, NEXT_INPUTS)
        )

    def ground_left(self, common: Sequence[float]) -> None:
        """Work out what cash counts for in a decision."""
        for step in range(STEPS_DOWN):
            total = self.weights[LEFT_ROWS + DECISION_INPUTS * STEPS_DOWN + step]
            for entry in range(DECISION_INPUTS):
                total += self.weights[LEFT_ROWS + entry * STEPS_DOWN + step] * common[entry]
            self.left[step] = total

    def rate_left(self, cash: int) -> float:
        """Rate it that so much cash is left."""
        total = 0.0
        for step in range(STEPS_DOWN):
            short = 1 - cash / AMOUNTS[step]
            if short > 0:
                total += self.left[step] * short
        return total
