"""Bands: what players of each level give away in a game, to compare a person's figure with.

They were measured by ``python -m tools.lab.level_calibration`` and are read
from a file of the program. For a table that was not measured, or with other weights of the search,
there are none, and nothing is compared.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final

from acquire_desktop.codec import Codec
from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.ai.search.learned import weights_hash
from acquire_desktop.games.acquire.engine.board import MAX_SEATS
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from acquire_desktop.paths import resource_dir
from acquire_desktop.storage.strict_json import StrictJsonError, parse

CALIBRATION_FILE: Final = "calibration.json"
SIMULATIONS: Final = 2_000
"""What every decision was judged by."""
FORMAT: Final = 1
MOST_BYTES: Final = 1 << 18
FEWEST_GAMES: Final = 10
"""With fewer games of a level there is no band for it."""
_WHOLE: Final = 10_000
"""Shares are in parts of 1/10,000."""
_MOST_GAMES: Final = 1_000_000
_Edition = Annotated[str, re.compile("|".join(EDITIONS))]
_Level = Annotated[str, re.compile("|".join(LEVELS))]

Table = tuple[str, int]
"""The key of an edition, and the number of players."""


@dataclass(frozen=True, slots=True)
class Band:
    """The range of what players of one level give away."""

    level: _Level
    """Its name in ``ai.players.levels``."""
    mean: Annotated[int, range(-_WHOLE, _WHOLE + 1)]
    """The mean share of the chance given away in a decision, in 1/10,000."""
    deviation: Annotated[int, range(_WHOLE + 1)]
    """The standard deviation of that share from game to game, in 1/10,000."""
    games: Annotated[int, range(2, _MOST_GAMES + 1)]
    """How many games of one seat that level was measured by."""


@dataclass(frozen=True, slots=True)
class _Measured:
    """A table as the file holds it."""

    edition: _Edition
    games: Annotated[int, range(1, _MOST_GAMES + 1)]
    levels: Annotated[tuple[Band, ...], len(LEVELS)]
    players: Annotated[int, range(2, MAX_SEATS + 1)]


@dataclass(frozen=True, slots=True)
class _Calibration:
    """The content of the file."""

    format: Annotated[int, range(FORMAT, FORMAT + 1)]
    seed: str
    simulations: int
    tables: Annotated[tuple[_Measured, ...], 100]
    weights: str


_CODEC: Final = Codec(_Calibration)


def bands_for(edition: Edition, players: int) -> tuple[Band, ...]:
    """Return the bands of a table from the weakest level to the strongest.

    Args:
        edition: What is played; with house rules there are no bands.
        players: Seats at the table.
    """
    if EDITIONS.get(edition.key) != edition:
        return ()
    return _shipped().get((edition.key, players), ())


def nearest(bands: Sequence[Band], share: int) -> Band:
    """Return the band whose mean is nearest to a share, in 1/10,000; there must be one."""
    return min(bands, key=lambda band: abs(band.mean - share))


@lru_cache(maxsize=1)
def _shipped() -> Mapping[Table, tuple[Band, ...]]:
    path = resource_dir() / CALIBRATION_FILE
    try:
        with path.open("rb") as file:
            return read_bands(file.read(MOST_BYTES + 1))
    except (OSError, StrictJsonError):
        return {}


def read_bands(data: bytes) -> dict[Table, tuple[Band, ...]]:
    """Return the ranges in a calibration file, by table; nothing if other weights were measured.

    Raises:
        StrictJsonError: If it is no such file.
    """
    if len(data) > MOST_BYTES:
        raise StrictJsonError("too long")
    found = _CODEC.read(parse(data))
    tables = {(each.edition, each.players): each.levels for each in found.tables}
    if len(tables) != len(found.tables):
        raise StrictJsonError("a table stands there twice")
    for bands in tables.values():
        order = [list(LEVELS).index(band.level) for band in bands]
        if order != sorted(set(order)):
            raise StrictJsonError("the levels are not in order")
    if found.weights != weights_hash() or found.simulations != SIMULATIONS:
        return {}
    return {
        table: tuple(band for band in bands if band.games >= FEWEST_GAMES)
        for table, bands in tables.items()
    }
