"""Lands: what follows from whose the properties are and what stands there, for all that tell it."""

from collections.abc import Iterator, Sequence

from acquire_desktop.games.hotel_tycoon.engine.board import (
    NOBODY,
    RESERVED_TILES,
    SLOT_TILES,
    Property,
    Seat,
    Tile,
    bordering,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS


class Lands:
    """Base of all that hold the possessions of all seats: a table, a view, and a position."""

    __slots__ = ()

    cash: Sequence[int]
    """Dollars by seat."""
    owners: Sequence[Seat]
    """By property; ``NOBODY`` where the land is for sale."""
    built: Sequence[int]
    """Structures by property."""
    entrances: Sequence[Property]
    """Whose entrance is on each tile, or ``NOBODY``."""

    def owned(self, seat: Seat) -> list[Property]:
        """Return the properties of a seat, in their order."""
        return [each for each, owner in enumerate(self.owners) if owner == seat]

    def entrances_of(self, owned: Property) -> Iterator[Tile]:
        """Yield the tiles that hold an entrance of a property."""
        return (tile for tile, held in enumerate(self.entrances) if held == owned)

    def entrance_tiles(self, owned: Property) -> list[Tile]:
        """Return where the next entrance of a property may be placed.

        Rule: R11, A53. One on a tile; the reserved slot first, also when its entrance was lost.
        """
        if not self.built[owned]:
            return []
        reserved = RESERVED_TILES[owned]
        if self.entrances[reserved] != owned:
            return [reserved]
        return [tile for tile in SLOT_TILES[owned] if self.entrances[tile] == NOBODY]

    def steps_left(self, owned: Property) -> int:
        """Return how many structures a property still lacks."""
        return len(DEEDS[owned].steps) - self.built[owned]

    def borders_own(self, seat: Seat, tile: Tile) -> bool:
        """Tell whether a plot that borders a tile is a player's, bare or not."""
        return any(self.owners[each] == seat for each in bordering(tile))

    def applications(
        self, seat: Seat, tile: Tile, *, hardcore: bool
    ) -> Iterator[tuple[Property, int]]:
        """Yield what a player can apply for on a Build space: a property, and how many steps.

        Rule: R9, A17, A18. Hardcore: one step on land that does not border the space.
        """
        near = bordering(tile)
        for owned in self.owned(seat):
            most = self.steps_left(owned)
            if hardcore and owned not in near:
                most = min(most, 1)
            for steps in range(1, most + 1):
                if DEEDS[owned].cost(self.built[owned], steps) <= self.cash[seat]:
                    yield owned, steps

    def plots(self, seat: Seat, tile: Tile, *, half_forced: bool) -> Iterator[Property]:
        """Yield the plots that a player can buy on a space: bare, and another's or nobody's."""
        for owned in bordering(tile):
            is_bare = self.owners[owned] != seat and not self.built[owned]
            if is_bare and self.land_price(owned, half_forced=half_forced) <= self.cash[seat]:
                yield owned

    def land_price(self, owned: Property, *, half_forced: bool) -> int:
        """Return the dollars for a plot; an opponent's may cost half. Rule: R8, A15."""
        land = DEEDS[owned].land
        return land // 2 if half_forced and self.owners[owned] != NOBODY else land

    def bank_value(self, owned: Property) -> int:
        """Return the Bank's price for a property that nobody bids for.

        Rule: A28. Half of land and structures, and the entrances at list price.
        """
        deed = DEEDS[owned]
        halved = (deed.land + deed.built_costs[self.built[owned]]) // 2
        return halved + deed.entrance * self.entrances.count(owned)
