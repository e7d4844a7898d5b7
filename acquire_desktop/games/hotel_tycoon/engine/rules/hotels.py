"""Hotels: structures and entrances, where they may stand, and how they come and go."""

from collections.abc import Iterable

from acquire_desktop.games.hotel_tycoon.engine.board import (
    NOBODY,
    RESERVED_TILES,
    Property,
    Seat,
    Tile,
    turned_to,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.events import (
    EntrancePlaced,
    EntranceRemoved,
    EntranceTurned,
    StructuresBuilt,
    StructuresLost,
)
from acquire_desktop.games.hotel_tycoon.engine.rules.money import pay
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, Reason


def standing(table: Table, properties: Iterable[Property]) -> list[Property]:
    """Return those with a main building: they are hotels."""
    return [each for each in properties if table.built[each]]


def entrance_places(table: Table, seat: Seat) -> list[tuple[Property, Tile]]:
    """Return where a player may place an entrance, by property and tile."""
    return [(owned, tile) for owned in table.owned(seat) for tile in table.entrance_tiles(owned)]


def turnable(table: Table, seat: Seat) -> list[Tile]:
    """Return the tiles whose entrance a player may turn around.

    Rule: R12, A21, A22. It goes to an own hotel that has its reserved entrance.
    """
    return [
        tile
        for tile, held in enumerate(table.entrances)
        if held != NOBODY and _takes(table, seat, turned_to(tile, held))
    ]


def _takes(table: Table, seat: Seat, owned: Property) -> bool:
    """Tell whether a property is a player's hotel with its reserved entrance."""
    if owned == NOBODY or table.owners[owned] != seat or not table.built[owned]:
        return False
    return table.entrances[RESERVED_TILES[owned]] == owned


def build(table: Table, owned: Property, count: int) -> None:
    """Put up the next structures; a main building may bring an entrance. Rule: A65."""
    is_new = not table.built[owned]
    table.built[owned] += count
    table.tell(StructuresBuilt(table.owners[owned], owned, count))
    if is_new and table.setup.options.main_entrance:
        place_entrance(table, owned, RESERVED_TILES[owned])


def place_entrance(table: Table, owned: Property, tile: Tile) -> None:
    """Place an entrance."""
    table.entrances[tile] = owned
    table.tell(EntrancePlaced(table.owners[owned], owned, tile))


def turn_entrance(table: Table, seat: Seat, tile: Tile) -> None:
    """Turn an entrance around. Nobody is paid for it."""
    before = table.entrances[tile]
    after = turned_to(tile, before)
    table.entrances[tile] = after
    table.tell(EntranceTurned(seat, tile, before, after))


def remove_entrance(table: Table, tile: Tile) -> Property:
    """Take an entrance away and return whose it was."""
    held = table.entrances[tile]
    table.entrances[tile] = NOBODY
    table.tell(EntranceRemoved(held, tile))
    return held


def sell_entrance(table: Table, tile: Tile) -> None:
    """Sell an entrance to the Bank at list price. Rule: R14."""
    held = remove_entrance(table, tile)
    pay(table, BANK, table.owners[held], DEEDS[held].entrance, Reason.ENTRANCE_SOLD)


def lose_structures(table: Table, owned: Property, count: int, refund: int = 0) -> None:
    """Take the newest structures away; without a main building the entrances are sold.

    Rule: R14, A29. The refund is paid for the structures.
    """
    owner, deed = table.owners[owned], DEEDS[owned]
    table.built[owned] -= count
    table.tell(StructuresLost(owner, owned, count))
    tiles = [] if table.built[owned] else [*table.entrances_of(owned)]
    for tile in tiles:
        remove_entrance(table, tile)
    pay(table, BANK, owner, refund, Reason.STRUCTURE_SOLD)
    pay(table, BANK, owner, deed.entrance * len(tiles), Reason.ENTRANCE_SOLD)


def sell_structure(table: Table, owned: Property) -> None:
    """Sell the newest structure to the Bank for half of its list price."""
    newest = DEEDS[owned].steps[table.built[owned] - 1]
    lose_structures(table, owned, 1, newest.cost // 2)


def full_value(table: Table, owned: Property) -> int:
    """Return the full cost of a property: land, structures and entrances."""
    deed = DEEDS[owned]
    entrances = deed.entrance * table.entrances.count(owned)
    return deed.land + deed.built_costs[table.built[owned]] + entrances


def sale_value(table: Table, owned: Property) -> int:
    """Return what the Bank pays for structures and entrances of a property, one by one.

    Rule: R14.
    """
    steps = DEEDS[owned].steps[: table.built[owned]]
    doors = DEEDS[owned].entrance * table.entrances.count(owned)
    return sum(step.cost // 2 for step in steps) + doors
