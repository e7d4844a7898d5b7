"""Bands: what players of each level give away in a game, to compare a person's figure with.

They were measured by ``python -m tools.lab.level_calibration`` and are read
from a file of the program. For a table that was not measured, or with other weights of the search,
there are none, and nothing is compared.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.ai.search.learned import weights_hash
from acquire_desktop.games.acquire.engine.board import MAX_SEATS
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from acquire_desktop.paths import resource_dir
from acquire_desktop.storage.strict_json import (
    StrictJsonError,
    fields_of,
    int_of,
    list_of,
    parse,
    text_of,
)

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

Table = tuple[str, int]
"""The key of an edition, and the number of players."""


@dataclass(frozen=True, slots=True)
class Band:
    """What players of one level give away."""

    level: str
    """Its name in ``ai.players.levels``."""
    mean: int
    """The mean share of the chance given away in a decision, in 1/10,000."""
    deviation: int
    """The standard deviation of that share from game to game, in 1/10,000."""
    games: int
    """How many games of one seat that level was measured by."""


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
    """Return what a calibration file holds, by table; nothing if other weights were measured.

    Raises:
        StrictJsonError: If it is no such file.
    """
    if len(data) > MOST_BYTES:
        raise StrictJsonError("too long")
    fields = fields_of(parse(data), ("format", "seed", "simulations", "tables", "weights"))
    int_of(fields["format"], FORMAT, FORMAT)
    text_of(fields["seed"])
    is_ours = text_of(fields["weights"]) == weights_hash() and fields["simulations"] == SIMULATIONS
    tables = [_table(value) for value in list_of(fields["tables"], 100)]
    if len(dict(tables)) != len(tables):
        raise StrictJsonError("a table stands there twice")
    return dict(tables) if is_ours else {}


def _table(value: object) -> tuple[Table, tuple[Band, ...]]:
    fields = fields_of(value, ("edition", "games", "levels", "players"))
    edition = text_of(fields["edition"])
    if edition not in EDITIONS:
        raise StrictJsonError("no such edition")
    table = edition, int_of(fields["players"], 2, MAX_SEATS)
    int_of(fields["games"], 1, _MOST_GAMES)
    bands = [_band(row) for row in list_of(fields["levels"], len(LEVELS))]
    order = [list(LEVELS).index(band.level) for band in bands]
    if order != sorted(set(order)):
        raise StrictJsonError("the levels are not in order")
    return table, tuple(band for band in bands if band.games >= FEWEST_GAMES)


def _band(value: object) -> Band:
    fields = fields_of(value, ("deviation", "games", "level", "mean"))
    level = text_of(fields["level"])
    if level not in LEVELS:
        raise StrictJsonError("no such level")
    return Band(
        level,
        int_of(fields["mean"], -_WHOLE, _WHOLE),
        int_of(fields["deviation"], 0, _WHOLE),
        int_of(fields["games"], 2, _MOST_GAMES),
    )
