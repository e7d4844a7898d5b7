"""Outlook: where the next throw can lead, how likely, and what a night there costs.

It reads a view alone, so that whoever looks at it learns nothing hidden.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from acquire_desktop.games.hotel_tycoon.ai.chances import MEAN_NIGHTS, REACH, stop_chances
from acquire_desktop.games.hotel_tycoon.ai.drives import Arrival, Traffic, arrival, traffic_of
from acquire_desktop.games.hotel_tycoon.engine.actions import Drive
from acquire_desktop.games.hotel_tycoon.engine.board import (
    BOARD,
    NOBODY,
    Property,
    Seat,
    Tile,
    TileKind,
)
from acquire_desktop.games.hotel_tycoon.engine.decisions import MoveChoice
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.rules.building import UPKEEP_CHARGE
from acquire_desktop.games.hotel_tycoon.engine.view import View

MOST_UPKEEP = max(UPKEEP_CHARGE.values())
"""Dollars that upkeep costs at most."""
MOST_NIGHTS = 6
"""A stay is as many nights as a die shows."""


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a drive would end, and the stay there."""

    pips: int
    """How far the dice take the car; with a Huge Tip also the spaces bought."""
    tile: Tile
    """Where it comes to stand, past tiles that are taken."""
    chance: float
    """How likely a throw ends there if the driver avoids fees, 0 to 1; sixes drive on."""
    host: Seat = NOBODY
    """Whose guest the driver would be; ``NOBODY`` where no stay is due."""
    hotel: Property = NOBODY
    fee: int = 0
    """Dollars for a night."""

    @property
    def mean_cost(self) -> int:
        """The mean cost of the stay, in dollars."""
        return round(self.fee * MEAN_NIGHTS)

    @property
    def highest_cost(self) -> int:
        """The highest cost of the stay, in dollars."""
        return self.fee * MOST_NIGHTS


def upkeep_is_due(view: View) -> bool:
    """Tell whether the mover must pay upkeep who ends the turn now. Rule: R9, A24."""
    tile, turn = view.tiles[view.turn.seat], view.turn
    near = view.borders_own(turn.seat, tile)
    return near and turn.space_open and not turn.applied and BOARD[tile].kind is TileKind.BUILD


def landings(view: View) -> tuple[Landing, ...]:
    """Return where the mover's next throw can end, the shortest drive first."""
    drives = [_landing(view, pips, 0.0) for pips in range(1, REACH + 1)]
    values = tuple(-float(each.fee) for each in drives)
    chances = stop_chances(values, view.options.movement)
    return tuple(_landing(view, pips, chance) for pips, chance in enumerate(chances, start=1))


def threats(view: View) -> tuple[Landing, ...]:
    """Return where a stay threatens the mover now, the shortest drive first.

    Before a throw: where it takes a driver who avoids fees. Once it is thrown: where the drives
    lead that the view allows, but for those by a Huge Tip, which nobody has to buy.
    """
    if isinstance(view.decision, MoveChoice):
        pips = sorted(each.pips for each in view.legal if isinstance(each, Drive) and not each.tip)
        found = tuple(landing_after(view, each) for each in pips)
    else:
        found = tuple(each for each in landings(view) if each.chance)
    return tuple(each for each in found if each.fee)


def landing_after(view: View, spaces: int) -> Landing:
    """Return where the mover's car would stand after so many spaces."""
    return _landing(view, spaces, 1.0)


def expected_cost(found: Iterable[Landing]) -> float:
    """Return the dollars that the next throw costs on average."""
    return sum(each.chance * each.fee * MEAN_NIGHTS for each in found)


def _landing(view: View, spaces: int, chance: float) -> Landing:
    traffic: Traffic = traffic_of(view)
    mover = view.turn.seat
    came: Arrival = arrival(traffic, mover, spaces)
    held = view.entrances[came.tile]
    host = view.owners[held] if held != NOBODY else NOBODY
    if host in (NOBODY, mover) or traffic.closed[host]:
        return Landing(spaces, came.tile, chance)
    fee = DEEDS[held].fee(view.built[held])
    return Landing(spaces, came.tile, chance, host, held, fee)
