"""Stand-ins: the computer players who play for people, as the notes of a game tell it.

Who plays a seat follows from these notes alone: the rules know nothing of it, and a save holds it
once.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from acquire_desktop.game import GameState, Seat
from acquire_desktop.storage.notes import Helps, NoteKind, SavedNote, helps_of
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.strict_json import StrictJsonError

MOST_CHANGES: Final = 400
"""So often seats change hands in one game at most."""


@dataclass(frozen=True, slots=True)
class SeatChange:
    """A seat is played by somebody else from a line of the history on."""

    line: int
    """After how many lines of the history."""
    seat: Seat
    level: str
    """Of the computer player; empty where the person is back."""


def seat_data(seat: Seat, level: str) -> str:
    """Return the data of a note on a change of seats.

    >>> seat_data(2, "hard"), seat_data(2, "")
    ('2 hard', '2')
    """
    return f"{seat} {level}".rstrip()


def change_of(line: int, data: str | int) -> SeatChange:
    """Return the change of which a note keeps ``data``."""
    seat, _, level = str(data).partition(" ")
    return SeatChange(line, int(seat), level)


def seat_changes(notes: Iterable[SavedNote]) -> list[SeatChange]:
    """Return the changes that the notes of a game tell, in order."""
    return [change_of(note.line, note.data) for note in notes if note.kind is NoteKind.SEAT]


def seated(players: Sequence[Player], notes: Iterable[SavedNote]) -> tuple[Player, ...]:
    """Return the players with those who play for them after everything that the notes tell."""
    levels = {change.seat: change.level for change in seat_changes(notes)}
    return tuple(
        replace(player, stand_in=levels.get(seat, "")) for seat, player in enumerate(players)
    )


def check_changes(players: Sequence[Player], notes: Iterable[SavedNote], cursor: int) -> None:
    """Check that people alone leave and come back, in the order of time.

    Args:
        players: By seat.
        notes: Of their game.
        cursor: Lines that are played; what was undone holds no change.

    Raises:
        StrictJsonError: If that is not so.
    """
    away: set[Seat] = set()
    before = 0
    changes = seat_changes(notes)
    for change in changes:
        is_person = change.seat < len(players) and players[change.seat].kind is PlayerKind.HUMAN
        if not is_person or not before <= change.line <= cursor:
            raise StrictJsonError("a seat cannot change hands like that")
        if bool(change.level) is (change.seat in away):
            raise StrictJsonError("a seat changes hands that did so before")
        away ^= {change.seat}
        before = change.line
    if len(changes) > MOST_CHANGES + len(players):
        raise StrictJsonError("seats change hands too often")


def all_helps(notes: Sequence[SavedNote], states: Sequence[GameState]) -> dict[Seat, Helps]:
    """Return how often each seat had help, computers in its place included.

    Args:
        notes: Of the game.
        states: Before its first line and after every line that is played, or also undone.
    """
    helps, counts = helps_of(notes, states), played_for(notes, states)
    return {
        seat: replace(helps.get(seat, Helps()), played_for=counts.get(seat, 0))
        for seat in sorted(helps.keys() | counts.keys())
    }


def played_for(notes: Iterable[SavedNote], states: Sequence[GameState]) -> dict[Seat, int]:
    """Return how many decisions were made for people by the computer players in their place.

    Args:
        notes: Of a game.
        states: Before its first line and after every line that is played.
    """
    return Counter(states[line].seat for line in stood_in(notes, states))


def stood_in(notes: Iterable[SavedNote], states: Sequence[GameState]) -> dict[int, str]:
    """Return at which lines a computer player decided for a person, and of which level.

    Args:
        notes: Of a game.
        states: Before its first line and after every line that is played.
    """
    changes = seat_changes(notes)
    found: dict[int, str] = {}
    levels: dict[Seat, str] = {}
    for line, state in enumerate(states[:-1]):
        while changes and changes[0].line <= line:
            change = changes.pop(0)
            levels[change.seat] = change.level
        if level := levels.get(state.seat):
            found[line] = level
    return found
