"""The board of 12 columns by 9 rows, and how its spaces are written."""

from typing import Final

Tile = int
"""A space and its tile: 0-107, row-major; ``1A`` is 0, ``12A`` is 11, ``1B`` is 12."""

Chain = int
"""A hotel chain: 0-6, an index into ``Edition.chains``."""

Seat = int
"""A place at the table: 0-5, clockwise."""

COLUMNS: Final = 12
ROWS: Final = 9
TILE_COUNT: Final = COLUMNS * ROWS
CHAIN_COUNT: Final = 7
MAX_SEATS: Final = 6

INDEPENDENT: Final = 7
"""The owner of an occupied space without a chain; smaller numbers are chains."""
EMPTY: Final = 8
"""The owner of a space without a tile."""


def tile_name(tile: Tile) -> str:
    """Write a tile as the rulebooks do.

    >>> tile_name(0), tile_name(107)
    ('1A', '12I')
    """
    row, column = divmod(tile, COLUMNS)
    return f"{column + 1}{'ABCDEFGHI'[row]}"


TILE_NAMES: Final = tuple(tile_name(tile) for tile in range(TILE_COUNT))
TILES_BY_NAME: Final = {name: tile for tile, name in enumerate(TILE_NAMES)}


def neighbors(tile: Tile) -> tuple[Tile, ...]:
    """Return the orthogonally adjacent spaces, in ascending order.

    >>> [tile_name(t) for t in neighbors(0)]
    ['2A', '1B']
    """
    row, column = divmod(tile, COLUMNS)
    steps = ((-1, 0), (0, -1), (0, 1), (1, 0))
    return tuple(
        (row + down) * COLUMNS + column + right
        for down, right in steps
        if 0 <= row + down < ROWS and 0 <= column + right < COLUMNS
    )
