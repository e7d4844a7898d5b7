"""Ladder: how a person does against each level of the computer players, and what comes next.

The rating is that of winner-only Plackett-Luce: the chance to win is one's strength divided by
that of all at the table. The levels' strengths are those that were measured among themselves.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log, sqrt
from typing import Final

from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.ai.players.strength import points_of
from acquire_desktop.games.acquire.career.played_games import PlayedGame
from acquire_desktop.games.acquire.career.shares import SURE, interval_of

ORDER: Final = tuple(LEVELS)
"""The levels, the weakest first."""
FEWEST_RATED: Final = 5
"""With fewer games nothing is said about somebody's strength."""
ENOUGH: Final = 2
"""So many guests of a level in one game make its rung taken."""
_GRID: Final = range(-700, 2201, 10)
_PRIOR: Final = 870, 400
"""Mean and standard deviation of somebody's strength before the first game, in points."""
_TENFOLD: Final = 400
"""Points by which somebody is ten times as strong."""


@dataclass(frozen=True, slots=True)
class Rung:
    """The games at tables whose strongest guest was of one level, played without hints."""

    level: str
    games: int = 0
    won: int = 0
    par: float = 0.0
    """The share of them that luck alone would win, 0-1."""
    interval: tuple[float, float] = (0.0, 1.0)
    """Where the share lies with 95 % confidence."""
    beaten: int = 0
    """The most guests of this level or a stronger one that were beaten in one game."""


@dataclass(frozen=True, slots=True)
class Goal:
    """The next thing to do."""

    level: str
    guests: int
    """So many guests of that level are to be beaten in one game."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is, in points above a player who buys whatever is cheapest."""

    points: float
    margin: float
    """Half of the 95 % interval."""
    games: int

    @property
    def levels(self) -> tuple[str, str]:
        """The levels nearest to the ends of the interval, the weaker first."""
        low, high = self.points - self.margin, self.points + self.margin
        return nearest_level(low), nearest_level(high)


@dataclass(frozen=True, slots=True)
class Ladder:
    """All rungs, the weakest level first."""

    rungs: tuple[Rung, ...]
    goal: Goal | None
    """None where there is nothing above."""
    rating: Rating | None
    """None with too few games."""


def ladder_of(games: Sequence[PlayedGame]) -> Ladder:
    """Return the ladder of a person; games with hints or without computers do not count."""
    fair = [game for game in games if not game.hints and any(game.guests)]
    by_level: dict[str, list[PlayedGame]] = {level: [] for level in ORDER}
    beaten = Counter(dict.fromkeys(ORDER, 0))
    for game in fair:
        ranks = [ORDER.index(level) for level in game.guests if level]
        by_level[ORDER[max(ranks)]].append(game)
        if game.is_won:
            for at, level in enumerate(ORDER[: max(ranks) + 1]):
                beaten[level] = max(beaten[level], sum(rank >= at for rank in ranks))
    rungs = tuple(_rung(level, by_level[level], beaten[level]) for level in ORDER)
    return Ladder(rungs, _goal(rungs), rating_of(fair))


def rating_of(games: Sequence[PlayedGame]) -> Rating | None:
    """Return the rating by games against computers alone, or None with too few of them."""
    tables: Counter[tuple[float, bool]] = Counter()
    for game in games:
        if all(game.guests):
            tables[_strength_of(tuple(sorted(game.guests))), game.is_won] += 1
    count = sum(tables.values())
    if count < FEWEST_RATED:
        return None
    mean, spread = _PRIOR
    weights = [
        -(((points - mean) / spread) ** 2) / 2 + _likelihood(10 ** (points / _TENFOLD), tables)
        for points in _GRID
    ]
    most = max(weights)
    chances = [exp(weight - most) for weight in weights]
    total = sum(chances)
    points = sum(at * chance for at, chance in zip(_GRID, chances, strict=True)) / total
    square = sum((at - points) ** 2 * each for at, each in zip(_GRID, chances, strict=True)) / total
    return Rating(points, SURE * sqrt(square), count)


def nearest_level(points: float) -> str:
    """Return the level that is nearest to so many points."""
    return min(LEVELS, key=lambda level: abs((points_of(level) or 0.0) - points))


@lru_cache
def _strength_of(levels: tuple[str, ...]) -> float:
    """Return the sum of the strengths of guests, in times the weakest's."""
    return sum(10 ** ((points_of(level) or 0.0) / _TENFOLD) for level in levels)


def _likelihood(own: float, tables: Mapping[tuple[float, bool], int]) -> float:
    """Return the logarithm of the chance of some results for who has a strength."""
    return sum(
        count * log((own if is_won else others) / (own + others))
        for (others, is_won), count in tables.items()
    )


def _rung(level: str, games: Sequence[PlayedGame], beaten: int) -> Rung:
    if not games:
        return Rung(level, beaten=beaten)
    won = sum(game.is_won for game in games)
    par = sum(1 / game.players for game in games) / len(games)
    return Rung(level, len(games), won, par, interval_of(won, len(games)), beaten)


def _goal(rungs: Sequence[Rung]) -> Goal | None:
    """Return the highest rung that a guest was beaten on, or the next where it is taken."""
    top = max((at for at, rung in enumerate(rungs) if rung.beaten), default=-1)
    if top >= 0 and rungs[top].beaten < ENOUGH:
        return Goal(rungs[top].level, ENOUGH)
    return None if top + 1 == len(rungs) else Goal(rungs[top + 1].level, 1)
