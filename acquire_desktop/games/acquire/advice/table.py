"""Table: what the levels of the players make of chances that were found as among equals.

Searches and rollouts play every seat alike, so that their chances are those of equals. Who is
stronger than the others at the table wins more than that, by the more the more of the game is left.
A seat's chance is raised to a power, how sharply positions tell at such a table, and multiplied
by what its strength still counts; together they make one again. Both were fitted to games of
tables by lot (``tools.lab.table_chances``). So the order of a seat's actions never changes, what is
decided stays decided, and among equals nothing but the sharpness counts.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from math import exp, fsum, log
from typing import Final

from acquire_desktop.games.acquire.ai.players.character_names import parts_of
from acquire_desktop.games.acquire.ai.players.strength import points_of
from acquire_desktop.games.acquire.engine.board import TILE_COUNT, Seat

TABLE_FILE: Final = "table.json"
USUAL_LEVEL: Final = "medium"
"""As strong as this counts whoever has no level: people, and programs from outside."""
HUNDRED: Final = 100.0
"""Points of strength in the unit of the fitted numbers."""
_FIRST_TILES: Final = 7
"""Tiles a seat that a game begins with: a hand, and one on the board."""
_LEAST: Final = 1e-4
"""A chance below this, or as near to one, changes as this one does: for errors alone."""


@dataclass(frozen=True, slots=True)
class Fit:
    """How chances change, at even steps from the end of the pool to a full one."""

    sharpness: tuple[float, ...]
    """The power of the chances at a table as strong as ``USUAL_LEVEL``; above 1 for surer ones."""
    sharper: tuple[float, ...]
    """What each hundred points more of the table's mean strength add to that."""
    pull: tuple[float, ...]
    """What a hundred points count for in the logarithm of the odds."""


def fit_from(rows: Mapping[str, Sequence[float]]) -> Fit:
    """Return the numbers of a file.

    Raises:
        ValueError: If they do not fit together.
    """
    found = Fit(*(tuple(rows[name]) for name in ("sharpness", "sharper", "pull")))
    lengths = {len(found.sharpness), len(found.sharper), len(found.pull)}
    if len(lengths) != 1 or lengths.pop() < 2:
        raise ValueError("as many numbers of each expected, two at least")
    return found


def _text() -> str:
    package = files("acquire_desktop.games.acquire.advice")
    return package.joinpath(TABLE_FILE).read_text("utf-8")


@lru_cache(maxsize=1)
def usual_fit() -> Fit:
    """Read the numbers of the package."""
    return fit_from(json.loads(_text()))


@lru_cache(maxsize=1)
def fit_hash() -> str:
    """Return 64 hex digits for the numbers: results of other numbers are outdated."""
    return hashlib.sha256(_text().encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Table:
    """How strong the players at a table are."""

    points: tuple[float, ...]
    """By seat, in points of 400 for ten times the odds."""

    @property
    def apart(self) -> list[float]:
        """By seat how far its strength lies above the mean of the table, in hundreds of points."""
        mean = fsum(self.points) / len(self.points)
        return [(own - mean) / HUNDRED for own in self.points]

    @property
    def beyond(self) -> float:
        """How far the mean lies above ``USUAL_LEVEL``, in hundreds of points."""
        return (fsum(self.points) / len(self.points) - _points_of(USUAL_LEVEL)) / HUNDRED

    def left(self, pool: int) -> float:
        """Return how much of the pool is left, 0-1, by its tiles."""
        return min(1.0, pool / (TILE_COUNT - _FIRST_TILES * len(self.points)))

    def chances(self, wins: Sequence[float], pool: int, fit: Fit | None = None) -> list[float]:
        """Return the chances of all seats at this table.

        Args:
            wins: By seat the chance as among equals, 0-1; together 1.
            pool: Tiles left in the pool.
            fit: Other numbers than the usual ones.
        """
        fit, left = fit or usual_fit(), self.left(pool)
        power = _at(fit.sharpness, left) + self.beyond * _at(fit.sharper, left)
        pull = _at(fit.pull, left)
        scores = [
            power * log(win) + pull * apart if win > 0 else None
            for win, apart in zip(wins, self.apart, strict=True)
        ]
        # Beside the largest: no power may grow beyond what can be reckoned with.
        top = max((each for each in scores if each is not None), default=0.0)
        weights = [0.0 if each is None else exp(each - top) for each in scores]
        whole = fsum(weights)
        return [each / whole for each in weights] if whole else list(wins)

    def chance(self, win: float, seat: Seat, others: Sequence[float], pool: int) -> float:
        """Return the chance of one seat at this table.

        Args:
            win: Its chance as among equals, 0-1.
            seat: Whose.
            others: By seat how the rest is shared by the others, in any unit; that of the seat
                itself does not count, and where they have nothing they share alike.
            pool: Tiles left in the pool.
        """
        rest = fsum(others) - others[seat]
        count = len(others) - 1
        shared = [(1 - win) * (each / rest if rest > 0 else 1 / count) for each in others]
        shared[seat] = win
        return self.chances(shared, pool)[seat]

    def slope(self, win: float, seat: Seat, others: Sequence[float], pool: int) -> float:
        """Return how much a small difference of a seat's chance becomes, as errors do."""
        low, high = max(0.0, win - _LEAST), min(1.0, win + _LEAST)
        found = [self.chance(each, seat, others, pool) for each in (low, high)]
        return (found[1] - found[0]) / (high - low)

    def with_errors(
        self, found: Sequence[tuple[float, float]], pool: int
    ) -> list[tuple[float, float]]:
        """Return the chances of all seats at this table with their standard errors.

        Args:
            found: By seat the chance as among equals, 0-1, and its standard error.
            pool: Tiles left in the pool.
        """
        whole = fsum(win for win, _ in found)
        wins = [win / whole for win, _ in found]
        slopes = (self.slope(win, seat, wins, pool) for seat, win in enumerate(wins))
        errors = (min(error * slope, 1.0) for (_, error), slope in zip(found, slopes, strict=True))
        return list(zip(self.chances(wins, pool), errors, strict=True))


def table_of(levels: Iterable[str]) -> Table:
    """Return the table of computer players by name; a player without a level counts as Medium.

    >>> table_of(["hard-raider", ""]) == table_of(["hard", "medium"])
    True
    """
    return Table(tuple(_points_of(name) for name in levels))


def _points_of(name: str) -> float:
    points = points_of(parts_of(name)[0].partition(":")[0])
    return points if points is not None else _points_of(USUAL_LEVEL)


def _at(steps: Sequence[float], left: float) -> float:
    """Return what lies at a share of even steps, between two of them by both."""
    place = left * (len(steps) - 1)
    low = min(int(place), len(steps) - 2)
    return steps[low] + (place - low) * (steps[low + 1] - steps[low])
