"""Strength of each level, as far as it was measured: read from the package's data.

``python -m tools.lab.match --seats hard,medium,medium,medium --strength
FILE`` writes what it measured of the first seat's level into such a file.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from math import log10
from pathlib import Path
from typing import Final

STRENGTH_FILE: Final = "strength.json"
DOLLARS_A_POINT: Final = 56
"""Starting cash that is worth one percent of winning chance.

One of four equal Mediums of 2023 Classic won 25.0, 34.1, 42.9 and 49.8 % with $0, $500, $1,000 and
$1,500 more than the others.
"""


@dataclass(frozen=True, slots=True)
class Strength:
    """The share of games that one level won against several players of another."""

    against: str
    """The other level."""
    opponents: int
    """How many of it sat at the table."""
    games: int
    wins: float
    """The share of the games won, 0-1; a shared victory is divided."""
    margin: float
    """Half of the 95 % interval of ``wins``."""
    edition: str
    """The key of the edition that was played."""
    is_short: bool = False
    """Whether they were held to numbers of iterations instead of their usual limits."""


@lru_cache(maxsize=1)
def all_strengths() -> dict[str, Strength]:
    """Read what was measured, by level."""
    from importlib.resources import files

    text = (
        files("acquire_desktop.games.acquire.ai.players").joinpath(STRENGTH_FILE).read_text("utf-8")
    )
    return read_strengths(text)


def read_strengths(text: str) -> dict[str, Strength]:
    """Return the strengths in a file, by level.

    Raises:
        ValueError: If it is no such file.
    """
    try:
        found = {level: Strength(**row) for level, row in json.loads(text).items()}
    except (AttributeError, TypeError) as error:
        raise ValueError(f"no strengths: {error}") from error
    for level, row in found.items():
        if row.games < 1 or row.opponents < 1 or not 0 <= row.wins <= 1:
            raise ValueError(f"no strength of {level}: {row}")
    return found


def strength_of(level: str) -> Strength | None:
    """Return the strength of a level, or None when it was not measured."""
    return all_strengths().get(level)


def fair_extra_cash(level: str, rivals: Sequence[str]) -> int:
    """Return about how much extra cash makes the chances of a computer even at its table.

    Whoever wins a share w against n of another level is n * w / (1 - w) times as strong, and the
    chances at a table are as the strengths.

    Args:
        level: Its level.
        rivals: The levels of the other computers.

    Returns:
        Dollars in hundreds; 0 for whoever is not weaker, and at a table for itself.
    """
    own = _times_as_strong(level)
    chance = own / (own + sum(map(_times_as_strong, rivals)))
    points = 100 * (1 / (1 + len(rivals)) - chance)
    return max(0, 100 * round(DOLLARS_A_POINT * points / 100))


def points_of(level: str) -> float | None:
    """Return how many points a level is above the weakest player that was measured, or None.

    400 points are ten times the odds, as in ``docs/ai.md``.
    """
    return None if strength_of(level) is None else 400 * log10(_times_as_strong(level))


def _times_as_strong(level: str) -> float:
    """Return how many times as strong a level is as the weakest that its measures lead down to."""
    strength = strength_of(level)
    if strength is None or not 0 < strength.wins < 1:
        return 1.0
    times = strength.opponents * strength.wins / (1 - strength.wins)
    return times * _times_as_strong(strength.against)


def write_strength(path: Path, level: str, strength: Strength) -> None:
    """Put what was measured of a level into a file, beside what stands there of others."""
    known = read_strengths(path.read_text("utf-8")) if path.exists() else {}
    rows = {name: asdict(row) for name, row in {**known, level: strength}.items()}
    path.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
