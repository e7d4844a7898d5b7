"""What the log tells beside the engine's events: what happened at this table, not in the game."""

from collections.abc import Iterable
from dataclasses import dataclass

from acquire_desktop.engine.board import Seat, Tile
from acquire_desktop.engine.events import Event, TileDrawn


@dataclass(frozen=True, slots=True)
class QuickMove:
    """A computer player did not choose in time, or failed, and a safe action was played."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TookBack:
    """A person took a tile back that the others at the screen have seen."""

    seat: Seat
    tile: Tile


Note = QuickMove | TookBack
Told = Event | Note
"""What makes a line of the log."""


def without_notes(told: Iterable[Told]) -> list[Event]:
    """Return the engine's events alone, in order."""
    return [event for event in told if not isinstance(event, Note)]


def redact_told(told: Iterable[Told], reader: Seat) -> tuple[Told, ...]:
    """Leave out the tiles that others drew.

    Args:
        told: Events and notes in order.
        reader: Who may know the tiles of this seat, or ``NOBODY``.
    """
    return tuple(
        TileDrawn(event.seat, None)
        if isinstance(event, TileDrawn) and event.seat != reader
        else event
        for event in told
    )
