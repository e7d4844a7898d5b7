"""Clock state: the clocks of the people at a table, as a save keeps them."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from acquire_desktop.codec import matching
from acquire_desktop.game import Seat
from acquire_desktop.storage.notes import NoteKind, SavedNote
from acquire_desktop.storage.strict_json import StrictJsonError

COUNTED: Final = 0
"""In place of the minutes: the time is only counted."""
MINUTES: Final = (5, 10, 15, 20, 30, 45, 60)
"""The minutes that each person may have for a game."""
LAST_S: Final = 60
"""So many seconds are left when a person is warned."""
MOST_MS: Final = 99_999_999
"""The most that a clock shows, in milliseconds: more than a day."""
_DATA: Final = re.compile(r"[0-9]{1,2}(?: [0-9]{1,8}){2,6}")


@dataclass(frozen=True, slots=True)
class ClockState:
    """The clocks of a game at one moment."""

    minutes: int
    """How many each person has for the game: one of ``MINUTES``, or ``COUNTED``."""
    shown_ms: tuple[int, ...]
    """By seat, milliseconds: what is left, or what was used where time is only counted."""


def clock_data(clock: ClockState) -> str:
    """Return the data of a note on clocks.

    >>> clock_data(ClockState(10, (600000, 412345)))
    '10 600000 412345'
    """
    return " ".join(map(str, (clock.minutes, *clock.shown_ms)))


def clock_from(value: object, seats: int) -> ClockState:
    """Read what ``clock_data`` wrote for so many seats.

    Raises:
        StrictJsonError: If it is anything else.
    """
    minutes, *shown_ms = map(int, matching(value, _DATA).split(" "))
    if minutes not in (COUNTED, *MINUTES) or len(shown_ms) != seats:
        raise StrictJsonError("no clock for each player")
    return ClockState(minutes, tuple(shown_ms))


def clock_in(notes: Iterable[SavedNote], seats: int) -> ClockState | None:
    """Return the clocks that the notes of a game tell, or None where nobody has one."""
    data = (note.data for note in notes if note.kind is NoteKind.CLOCK)
    return next((clock_from(each, seats) for each in data), None)


def new_clock(minutes: int | None, seats: int) -> ClockState | None:
    """Return the clocks with which a game begins.

    Args:
        minutes: How many each person has, ``COUNTED``, or None for no clock.
        seats: At the table.
    """
    return None if minutes is None else ClockState(minutes, (minutes * 60_000,) * seats)


def seconds_shown(clock: ClockState, seat: Seat) -> int:
    """Return what a clock shows: whole seconds used, or begun seconds left."""
    shown_ms = clock.shown_ms[seat]
    return shown_ms // 1000 if clock.minutes == COUNTED else -(-shown_ms // 1000)
