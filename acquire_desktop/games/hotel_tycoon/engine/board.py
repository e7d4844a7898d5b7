"""Board: the 31 tiles of the track, the land on both sides of each, and the lines across it."""

from enum import Enum
from typing import Final, NamedTuple

Seat = int
"""A player's place at the table, counted from 0."""
Tile = int
"""A space of the track, 0 to 30; cars drive upwards and from 30 to 0."""
Property = int
"""One of the eight properties, 0 to 7: its place in ``PROPERTY_KEYS``."""

KEY: Final = "hotel_tycoon"
"""Names the game in files."""
TILE_COUNT: Final = 31
START: Final[Tile] = 0
"""The tile with the arrow, which is also the Car Park."""
AFTER_BANK_LINE: Final[Tile] = 7
"""The tile that a car enters by crossing the Bank line."""
AFTER_TOWN_HALL_LINE: Final[Tile] = 26
"""The tile that a car enters by crossing the Town Hall line."""
BANK_INTEREST: Final = 2000
"""Dollars for crossing the Bank line. Rule: R6."""
WIN_CASH: Final = 50_000
"""Dollars of cash that win the game. Rule: R16."""
PARK_FEE: Final = 100
PARK_FINE: Final = 1000
"""Dollars for another turn in the Car Park, and for leaving it at once."""
FREE_ENTRANCE_PRICE: Final = 100
"""Dollars that the Bank pays for a free entrance."""
NOBODY: Final = -1
"""Stands where no property or no seat is."""

PROPERTY_KEYS: Final = (
    *("coral", "maple", "lumiere", "capitol"),
    *("kings", "lagoon", "marble", "acacia"),
)
PROPERTY_COUNT: Final = len(PROPERTY_KEYS)


class TileKind(Enum):
    """The kind of a tile: the actions it allows a car that stops there."""

    START = "start"
    BUILD = "build"
    BUY = "buy"
    FREE_ENTRANCE = "free_entrance"
    FREE_PHASE = "free_phase"


class Slot(Enum):
    """Whether a side of a tile can hold an entrance."""

    NONE = "none"
    NORMAL = "normal"
    RESERVED = "reserved"
    """For the first entrance of the property there, and for no other."""


class Side(NamedTuple):
    """The land on one side of a tile."""

    property: Property
    slot: Slot


class Space(NamedTuple):
    """One tile of the track."""

    kind: TileKind
    sides: tuple[Side, ...]
    """The properties that border it, the outer one first."""

    def slot_of(self, owned: Property) -> Slot:
        """Return how a property's side of the tile may hold an entrance."""
        return next((side.slot for side in self.sides if side.property == owned), Slot.NONE)


_KINDS: Final = {
    "$": TileKind.BUY,
    "B": TileKind.BUILD,
    "E": TileKind.FREE_ENTRANCE,
    "F": TileKind.FREE_PHASE,
    "P": TileKind.START,
}
_SLOTS: Final = {"*": Slot.RESERVED, "-": Slot.NONE}
_TRACK: Final = """
P
B coral maple
$ coral* maple-
B coral maple
$ coral maple
B coral maple
E coral maple
B maple*
$ lumiere*
$ capitol lumiere
F capitol lumiere
$ capitol kings
B capitol kings
$ capitol* kings-
B capitol kings
$ lagoon kings
B lagoon* kings-
$ lagoon kings
E lagoon kings
B lagoon kings
$ marble- kings*
$ marble kings
B marble lumiere
$ marble lumiere
F marble lumiere
B marble*
B acacia*
B acacia lumiere
$ acacia lumiere
E acacia lumiere
B acacia maple
"""
"""The kind of each tile, then the land at its outer and inner side.

``*`` marks a reserved slot; ``-`` a side that borders the land and holds no entrance there.
"""


def _side(text: str) -> Side:
    slot = _SLOTS.get(text[-1], Slot.NORMAL)
    return Side(PROPERTY_KEYS.index(text.rstrip("*-")), slot)


def _space(line: str) -> Space:
    kind, *sides = line.split()
    return Space(_KINDS[kind], tuple(map(_side, sides)))


BOARD: Final = tuple(map(_space, _TRACK.split("\n")[1:-1]))
"""The spaces by tile."""
SLOT_TILES: Final = tuple(
    tuple(tile for tile, space in enumerate(BOARD) if space.slot_of(owned) is not Slot.NONE)
    for owned in range(PROPERTY_COUNT)
)
"""The tiles that can hold an entrance of each property."""
RESERVED_TILES: Final = tuple(
    next(tile for tile in tiles if BOARD[tile].slot_of(owned) is Slot.RESERVED)
    for owned, tiles in enumerate(SLOT_TILES)
)
"""The tile that must hold the first entrance of each property."""


def next_tile(tile: Tile) -> Tile:
    """Return the tile that a car enters after this one."""
    return (tile + 1) % TILE_COUNT


def bordering(tile: Tile) -> tuple[Property, ...]:
    """Return the properties that border a tile."""
    return tuple(side.property for side in BOARD[tile].sides)


def turned_to(tile: Tile, held: Property) -> Property:
    """Return the property that gets an entrance which is turned around, or ``NOBODY``.

    Rule: R12, A21. Only a side with a normal slot can take it.
    """
    others = (side for side in BOARD[tile].sides if side.property != held)
    return next((side.property for side in others if side.slot is Slot.NORMAL), NOBODY)
