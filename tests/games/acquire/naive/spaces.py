"""The spaces of the board by name."""

ROWS = "ABCDEFGHI"
ALL_TILES = [f"{column}{row}" for row in ROWS for column in range(1, 13)]
"""In the order of the rulebooks: 1A, 2A, ... 12I."""


def neighbors(tile: str) -> list[str]:
    """Return the orthogonally adjacent spaces."""
    column, row = int(tile[:-1]), ROWS.index(tile[-1])
    around = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return [f"{c}{ROWS[r]}" for c, r in around if 1 <= c <= 12 and 0 <= r <= 8]


NEIGHBORS = {tile: neighbors(tile) for tile in ALL_TILES}
