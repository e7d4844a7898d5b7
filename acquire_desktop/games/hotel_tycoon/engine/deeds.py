"""Deeds: what each property costs, what is built on it in which order, and what guests pay."""

from enum import Enum
from functools import cached_property
from typing import Final, NamedTuple

from acquire_desktop.games.hotel_tycoon.engine.board import Property


class StepKind(Enum):
    """The kind of structure that a step of building puts up."""

    MAIN = "main"
    EXTENSION = "extension"
    LEISURE = "leisure"


class BuildingStep(NamedTuple):
    """One structure of a hotel."""

    kind: StepKind
    cost: int
    """Dollars, list price."""
    fee: int
    """Dollars for one night once this step stands."""
    stars: int


class Deed:
    """The title deed of one property."""

    def __init__(self, land: int, entrance: int, steps: tuple[BuildingStep, ...]) -> None:
        self.land = land
        """Dollars for the bare plot."""
        self.entrance = entrance
        """Dollars for one entrance, bought or sold."""
        self.steps = steps
        """The structures in the order in which they are built."""

    @cached_property
    def built_costs(self) -> tuple[int, ...]:
        """Return the list price of the first so many structures."""
        return tuple(sum(step.cost for step in self.steps[:n]) for n in range(len(self.steps) + 1))

    def cost(self, built: int, count: int) -> int:
        """Return the list price of the next structures after those that stand."""
        return self.built_costs[built + count] - self.built_costs[built]

    def fee(self, built: int) -> int:
        """Return the dollars for one night when so many structures stand, at least one."""
        return self.steps[built - 1].fee


def _deed(land: int, entrance: int, costs: str, fees: str, stars: str) -> Deed:
    """Make a deed from rows of figures; the first structure is the main one, the last leisure."""
    rows = list(zip(*(map(int, row.split()) for row in (costs, fees, stars)), strict=True))
    kinds = [StepKind.MAIN, *[StepKind.EXTENSION] * (len(rows) - 2), StepKind.LEISURE]
    steps = (BuildingStep(kind, *row) for kind, row in zip(kinds, rows, strict=True))
    return Deed(land, entrance, tuple(steps))


DEEDS: Final = (
    _deed(500, 100, "1800 250", "400 600", "1 2"),
    _deed(1000, 100, "2200 1400 1400 500", "100 100 200 400", "1 1 2 3"),
    _deed(3000, 250, "3300 2200 1800 1800 1800 4000", "150 300 300 300 450 750", "1 2 2 2 3 4"),
    _deed(3500, 250, "5000 3000 2250 1750 5000", "200 400 600 800 1100", "1 2 3 4 5"),
    _deed(2500, 200, "3600 2600 1800 1800 3000", "150 300 300 450 600", "1 2 2 3 4"),
    _deed(2500, 200, "3500 2500 2500 1750 1750 2500", "200 350 500 500 650 1000", "1 2 3 3 4 5"),
    _deed(1500, 100, "2400 1000 500 1000", "100 100 200 300", "1 1 2 3"),
    _deed(2000, 150, "2600 1200 1200 2000", "100 100 250 500", "1 1 2 3"),
)
"""By property."""


def is_extension(owned: Property, step: int) -> bool:
    """Tell whether a property's step, counted from 0, is an extension."""
    return DEEDS[owned].steps[step].kind is StepKind.EXTENSION
