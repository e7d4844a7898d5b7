"""Log entries of Acquire: the engine's events and the notes beside them, and who may read which."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from acquire_desktop.games.acquire.engine.board import Chain, Seat, Tile
from acquire_desktop.games.acquire.engine.events import Event, TileDrawn, TurnBegan
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.session.notes import FallbackMove, Note, OutsideFailed, SeatNote


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


LogEntry = Event | FallbackMove | OutsideFailed | TookBack | NoChoice | SeatNote
"""What makes a line of the log."""
EntryT = TypeVar("EntryT", bound=LogEntry)


def without_notes(entries: Iterable[LogEntry]) -> list[Event]:
    """Return the engine's events alone, in order."""
    return [event for event in entries if not isinstance(event, Note)]


def redact_entries(entries: Iterable[LogEntry], reader: Seat) -> tuple[LogEntry, ...]:
    """Leave out the tiles that others drew, and why they had no choice if that is private.

    Args:
        entries: Events and notes in order.
        reader: Who may know the tiles of this seat, or ``NOBODY``.
    """
    return tuple(
        TileDrawn(event.seat, None)
        if isinstance(event, TileDrawn) and event.seat != reader
        else event
        for event in entries
        if not (isinstance(event, NoChoice) and event.is_private and event.seat != reader)
    )


# Folding: whoever reads the whole log can add up what everybody has, since all of it is announced.
# Where holdings are strictly hidden a player may look back to the beginning of the own turn before
# the present one, and remembers the rest, or does not. When the game is over everything is told.


def first_turn_shown(states: Sequence[State], cursor: int, seat: Seat) -> int:
    """Return the turn from which on a seat may look up what happened.

    Args:
        states: Of one game, before its first action and after every action.
        cursor: The index of the state that is on the table.
        seat: Who looks.

    Returns:
        The last turn of the seat that is over; 0, for the start, without one or any secret.
    """
    present = states[cursor]
    if present.over or present.setup.holdings.are_shown:
        return 0
    games = (states[at].game for at in range(cursor, -1, -1))
    now = present.game.turn
    return next((game.turn for game in games if game.turn < now and game.turn_seat == seat), 0)


def step_of_turn(states: Sequence[State], cursor: int, turn: int) -> int:
    """Return the step with which a turn began, which also holds the end of the one before."""
    return bisect_left(states, turn, hi=cursor, key=lambda state: state.game.turn)


def folded(
    steps: Sequence[tuple[LogEntry, ...]], turn: int, first_step: int
) -> list[tuple[LogEntry, ...]]:
    """Return the entries by step, none of those before a turn.

    Args:
        steps: Everything that happened.
        turn: The first that is told; 0 keeps everything.
        first_step: The step with which it began.
    """
    if not turn:
        return list(steps)
    later = steps[first_step + 1 :]
    return [()] * first_step + [since_turn(steps[first_step], turn), *later]


def since_turn(entries: tuple[EntryT, ...], turn: int) -> tuple[EntryT, ...]:
    """Return the entries from the beginning of a turn on; all if that is not among them."""
    begins = (
        at
        for at, entry in enumerate(entries)
        if isinstance(entry, TurnBegan) and entry.turn == turn
    )
    return entries[next(begins, 0) :]
