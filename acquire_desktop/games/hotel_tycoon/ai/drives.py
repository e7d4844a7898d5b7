"""Drives: what a move is worth to the driver before it is made."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from acquire_desktop.games.hotel_tycoon.ai.evaluation import (
    STANDARD,
    Weights,
    evaluate,
    holdings,
)
from acquire_desktop.games.hotel_tycoon.ai.outcomes import right_gain, space_gain
from acquire_desktop.games.hotel_tycoon.ai.position import Position, position_of
from acquire_desktop.games.hotel_tycoon.engine.board import (
    AFTER_BANK_LINE,
    AFTER_TOWN_HALL_LINE,
    BANK_INTEREST,
    NOBODY,
    START,
    TILE_COUNT,
    Seat,
    Tile,
    next_tile,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.rules.driving import LAP_BONUSES
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK
from acquire_desktop.games.hotel_tycoon.engine.view import View

PROGRESS: Final = BANK_INTEREST / TILE_COUNT
"""Dollars for each tile nearer to the Bank line."""
PARKED: Final = 900.0
"""Dollars that the Car Park costs on average: fees, fines, and turns."""
_NIGHTS: Final = (2, 5)
"""What a stay is reckoned with, each with the same chance: 3.5 nights, and how they spread."""


class Traffic(NamedTuple):
    """Where the cars are, and whose hotels are closed."""

    tiles: tuple[Tile, ...]
    closed: tuple[bool, ...]
    """By seat: parked, resting, or bankrupt."""
    laps: tuple[int, ...]
    bonuses: int
    """How many players had a bonus for the first lap."""
    stops_all: bool
    """Whether cars must stop on the start tile."""


def traffic_of(view: View) -> Traffic:
    """Return the cars of a view."""
    closed = tuple(any(each) for each in zip(view.parked, view.resting, view.out, strict=True))
    return Traffic(view.tiles, closed, view.laps, view.bonuses, view.resting_days)


class Arrival(NamedTuple):
    """Where a drive ends."""

    tile: Tile
    steps: int
    crossed: frozenset[Tile]
    """The first tiles after the lines that were crossed."""


def arrival(traffic: Traffic, seat: Seat, steps: int) -> Arrival:
    """Return where a car comes to, past tiles with other cars. Rule: R4, A14, A41."""
    others = {tile for each, tile in enumerate(traffic.tiles) if each != seat}
    tile, driven, crossed = traffic.tiles[seat], 0, set[Tile]()
    while driven < steps or (tile != START and tile in others):
        tile, driven = next_tile(tile), driven + 1
        crossed.add(tile)
        if tile == START and traffic.stops_all:
            break
    lines = {AFTER_BANK_LINE, AFTER_TOWN_HALL_LINE, START}
    return Arrival(tile, driven, frozenset(crossed & lines))


def drive_value(
    position: Position, traffic: Traffic, seat: Seat, steps: int, weights: Weights = STANDARD
) -> float:
    """Return the value of a drive to the driver, in dollars: lines, stay, space, what follows.

    Only differences between drives of the same seat in the same position mean something.
    """
    came = arrival(traffic, seat, steps)
    value = PROGRESS * came.steps
    if AFTER_BANK_LINE in came.crossed:
        interest = position.terms.interest
        value -= interest
        position = position.with_money(BANK, seat, interest)
    if START in came.crossed and not traffic.laps[seat] and traffic.bonuses < len(LAP_BONUSES):
        position = position.with_money(BANK, seat, LAP_BONUSES[traffic.bonuses])
    if came.tile == START:
        return value + evaluate(position, seat, weights) - PARKED
    if AFTER_TOWN_HALL_LINE in came.crossed:
        value += right_gain(position, seat, weights)
    value -= holdings(position, weights).fees[seat].ahead[came.tile]
    befores = list(_after_stay(position, traffic, seat, came.tile))
    gains = (
        evaluate(each, seat, weights) + space_gain(each, seat, came.tile, weights)
        for each in befores
    )
    return value + sum(gains) / len(befores)


def _after_stay(position: Position, traffic: Traffic, seat: Seat, tile: Tile) -> Iterable[Position]:
    """Yield the positions after a stay, each with the same chance. Rule: R13."""
    held = position.entrances[tile]
    host = position.owners[held] if held != NOBODY else NOBODY
    if host in (seat, NOBODY) or traffic.closed[host]:
        yield position
        return
    for nights in _NIGHTS:
        yield position.with_money(seat, host, nights * DEEDS[held].fee(position.built[held]))


def best_drive(
    position: Position,
    traffic: Traffic,
    seat: Seat,
    steps: Iterable[int],
    weights: Weights = STANDARD,
) -> tuple[float, int]:
    """Return the highest value of some drives, and how far that one goes."""
    return max((drive_value(position, traffic, seat, each, weights), each) for each in steps)


def danger(view: View, seat: Seat, host: Seat = NOBODY) -> float:
    """Return the fees that a seat's next throw costs on average: to one host, or to all.

    Closed hotels are left out.
    """
    position, traffic = position_of(view), traffic_of(view)
    fees = holdings(position).fees[seat]
    total = sum(fees.to)
    hosts = [host] if host != NOBODY else range(len(traffic.closed))
    open_to = sum(fees.to[each] for each in hosts if not traffic.closed[each])
    return fees.ahead[traffic.tiles[seat]] * open_to / total if total else 0.0
