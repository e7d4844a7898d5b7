"""Figures: the lessons of a person's money, in the last games and before them."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from statistics import fmean
from typing import Final

from acquire_desktop.games.acquire.career.played_games import PlayedGame
from acquire_desktop.games.acquire.career.shares import margin_of

LATEST: Final = 10
"""A figure is about so many games, the last ones."""
FEWEST_BEFORE: Final = 5
"""With fewer games before them there is nothing to compare with."""
_FEWEST: Final = 5
"""With fewer games it is not said how sure a figure is: that would itself be by chance."""
FIGURES: Final = {"cash_third": True, "primary": True, "starved": False, "worthless": False}
"""Names of counts, and whether more is better."""
_MARK: Final = "paid_chains"
"""Every game of a version that counts all this has it."""


@dataclass(frozen=True, slots=True)
class Figure:
    """The mean of a count."""

    name: str
    """Of ``FIGURES``."""
    games: int
    """How many of the last games have it."""
    mean: float = 0.0
    margin: float | None = None
    """Half of the 95 % interval; None with too few games."""
    before: float | None = None
    """The mean of the games before those; None with too few of them."""
    is_better: bool | None = None
    """Whether the last games went better than those before; None where luck may be the cause."""
    of: float | None = None
    """Of how many, on average, for a count of some among several."""


def figures_of(games: Sequence[PlayedGame]) -> tuple[Figure, ...]:
    """Return the figures of a person's games, the oldest game first."""
    known = [game for game in games if _MARK in game.counts]
    return tuple(_figure(name, known) for name in FIGURES)


def _figure(name: str, games: Sequence[PlayedGame]) -> Figure:
    values = [game.counts[name] for game in games if name in game.counts]
    last, before = values[-LATEST:], values[:-LATEST]
    if not last:
        return Figure(name, 0)
    is_enough = len(before) >= FEWEST_BEFORE
    chains = [game.counts[_MARK] for game in games[-LATEST:]] if name == "primary" else []
    return Figure(
        name,
        len(last),
        fmean(last),
        margin_of(last) if len(last) >= _FEWEST else None,
        fmean(before) if is_enough else None,
        _is_better(last, before, more_is_better=FIGURES[name]) if is_enough else None,
        fmean(chains) if chains else None,
    )


def _is_better(last: Sequence[int], before: Sequence[int], *, more_is_better: bool) -> bool | None:
    """Tell whether a mean has changed for the better, or None where that is not sure."""
    change = fmean(last) - fmean(before)
    if abs(change) <= hypot(margin_of(last), margin_of(before)):
        return None
    return (change > 0) is more_is_better
