"""Career: all figures of a person, worked out from the games of the journal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

from acquire_desktop.games.acquire.career.figures import Figure, figures_of
from acquire_desktop.games.acquire.career.ladder import Ladder, ladder_of
from acquire_desktop.games.acquire.career.milestones import reached
from acquire_desktop.games.acquire.career.played_games import Line, PlayedGame, games_of
from acquire_desktop.games.acquire.career.shares import interval_of


@dataclass(frozen=True, slots=True)
class Career:
    """The achievements of a person; without games there is only the ladder's first goal."""

    name: str
    games: tuple[PlayedGame, ...]
    """Those that count, the oldest first."""
    won: int
    interval: tuple[float, float]
    """Where the share of games won lies with 95 % confidence, 0-1."""
    par: float
    """The share that luck alone would win, 0-1."""
    best: int
    """Dollars, the most in one game."""
    streak: int
    """Games won one after the other, up to the last."""
    ladder: Ladder
    figures: tuple[Figure, ...]
    milestones: Mapping[str, int]
    """Those reached, with the number of the first such game."""


def career_of(lines: Mapping[str, Line], name: str) -> Career:
    """Return the career of a person.

    Args:
        lines: Of the journal, by game id.
        name: The person's.
    """
    games = games_of(lines, name)
    won = sum(game.is_won for game in games)
    return Career(
        name,
        tuple(games),
        won,
        interval_of(won, len(games)) if games else (0.0, 1.0),
        _par(games),
        max((game.total for game in games), default=0),
        sum(1 for _ in takewhile(lambda game: game.is_won, reversed(games))),
        ladder_of(games),
        figures_of(games),
        reached(games),
    )


def _par(games: Sequence[PlayedGame]) -> float:
    return sum(1 / game.players for game in games) / len(games) if games else 0.0
