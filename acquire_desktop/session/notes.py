"""What the log tells beside the engine's events: what happened at this table, not in the game."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from acquire_desktop.engine.board import Chain, Seat, Tile
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


class Cause(Enum):
    """Why a decision had one answer."""

    NO_CHAIN = "no chain is on the board"
    EMPTY_BANK = "the bank has no stock of an active chain"
    LITTLE_CASH = "the cheapest stock costs more than the player has"
    LAST_CHAIN = "one chain is left to found"


@dataclass(frozen=True, slots=True)
class NoChoice:
    """A person's decision had one answer, which was given without asking."""

    seat: Seat
    cause: Cause
    price: int = 0
    """Of the cheapest stock, in dollars, where that is the cause."""
    chain: Chain | None = None
    """The chain that was left, where that is the cause."""
    is_private: bool = False
    """Whether it tells what the others may not know."""


Note = QuickMove | TookBack | NoChoice
Told = Event | Note
"""What makes a line of the log."""


def with_notes(events: Sequence[Event], notes: Sequence[Note]) -> tuple[Told, ...]:
    """Return one step: what was done, what there is to say of it, and what followed."""
    after = [note for note in notes if isinstance(note, TookBack)]
    about = [note for note in notes if note not in after]
    return (*events[:1], *about, *events[1:], *after)


def without_notes(told: Iterable[Told]) -> list[Event]:
    """Return the engine's events alone, in order."""
    return [event for event in told if not isinstance(event, Note)]


def redact_told(told: Iterable[Told], reader: Seat) -> tuple[Told, ...]:
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
