"""Log entries of Hotel Tycoon: the engine's events and the notes beside them."""

from collections.abc import Sequence
from dataclasses import replace

from acquire_desktop.games.hotel_tycoon.engine.board import Seat
from acquire_desktop.games.hotel_tycoon.engine.events import CardDrawn, Event
from acquire_desktop.session.notes import FallbackMove, OutsideFailed, SeatNote

LogEntry = Event | FallbackMove | OutsideFailed | SeatNote
"""What makes a line of the log."""


def redact_entries(told: Sequence[LogEntry], reader: Seat) -> tuple[LogEntry, ...]:
    """Leave out which cards others drew.

    Args:
        told: Events and notes in order.
        reader: Who may know the cards of this seat; nobody's are named for -1.
    """
    return tuple(
        replace(each, card=None) if isinstance(each, CardDrawn) and each.seat != reader else each
        for each in told
    )
