"""Log entries of Acquire: the engine's events and the notes beside them, and who may read which."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from acquire_desktop.engine.board import Chain, Seat, Tile
from acquire_desktop.engine.events import Event, TileDrawn
from acquire_desktop.session.notes import FallbackMove, Note


@dataclass(frozen=True, slots=True)
class TookBack(Note):
    """A person took a tile back that the others at the screen have seen."""

    follows = True

    seat: Seat
    tile: Tile


class Cause(Enum):
    """Why a decision had one answer."""

    NO_CHAIN = "no chain is on the board"
    EMPTY_BANK = "the bank has no stock of an active chain"
    LITTLE_CASH = "the cheapest stock costs more than the player has"
    LAST_CHAIN = "one chain is left to found"


@dataclass(frozen=True, slots=True)
class NoChoice(Note):
    """A person's decision had one answer, which was given without asking."""

    seat: Seat
    cause: Cause
    price: int = 0
    """Of the cheapest stock, in dollars, where that is the cause."""
    chain: Chain | None = None
    """The chain that was left, where that is the cause."""
    is_private: bool = False
    """Whether it tells what the others may not know."""


LogEntry = Event | FallbackMove | TookBack | NoChoice
"""What makes a line of the log."""


def without_notes(told: Iterable[LogEntry]) -> list[Event]:
    """Return the engine's events alone, in order."""
    return [event for event in told if not isinstance(event, Note)]


def redact_entries(told: Iterable[LogEntry], reader: Seat) -> tuple[LogEntry, ...]:
    """Leave out the tiles that others drew, and why they had no choice if that is private.

    Args:
        told: Events and notes in order.
        reader: Who may know the tiles of this seat, or ``NOBODY``.
    """
    return tuple(
        TileDrawn(event.seat, None)
        if isinstance(event, TileDrawn) and event.seat != reader
        else event
        for event in told
        if not (isinstance(event, NoChoice) and event.is_private and event.seat != reader)
    )
