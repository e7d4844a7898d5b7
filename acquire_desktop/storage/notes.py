"""Notes of a save: what happened at the table beside the game's own events."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from acquire_desktop.codec import Codec, int_of, list_of, matching, row_of, text_of
from acquire_desktop.game import AnyGame, GameSetup, GameState, Seat
from acquire_desktop.storage.envelope import GAME_ID
from acquire_desktop.storage.strict_json import StrictJsonError

MAX_NOTES: Final = 1000
"""More than these of one game are not kept."""
_MOST_GIVEN_AWAY: Final = 9
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")
_SEAT_DATA: Final = re.compile(r"[0-9](?: [a-z0-9-]{1,32})?")


class NoteKind(StrEnum):
    """The kind of a note."""

    TAKEN_BACK = "taken-back"
    """Whoever decides at the line took an action back."""
    QUICK_MOVE = "quick-move"
    """A safe action was played for a computer player who did not choose in time."""
    HINT = "hint"
    """Whoever decides at the line was shown a hint."""
    BRANCH = "branch"
    """Here the game left another one, to see what would have been: it counts for nobody."""
    SEAT = "seat"
    """From the line on a computer player plays for a person, or the person does again."""
    PIN_FORGOTTEN = "pin-forgotten"
    """The PIN of a person was taken away, since the person had forgotten it."""
    OUTSIDE = "outside"
    """The program at a seat did not decide, and the computer player in its place did."""
    DUPLICATE = "duplicate"
    """The game is one of several people who play the same deal one after the other."""
    DAILY = "daily"
    """The game has the deal of a day."""
    TRAINING = "training"
    """The only person at the table takes back any move: the game counts for nobody."""
    CLOCK = "clock"
    """The people have clocks, which show so much."""


_KIND: Final = Codec(NoteKind)
HELPS: Final = (NoteKind.TAKEN_BACK, NoteKind.HINT)
"""The kinds by which somebody had help."""


@dataclass(frozen=True, slots=True)
class SavedNote:
    """One such thing."""

    line: int
    """After how many lines of the history it happened."""
    kind: NoteKind
    data: str | int
    """By the kind: the action as a line, the seat, how much the hint gave away, 1-9, the id of the
    other game or of the duplicate, the day as ``2026-11-29``, or what was written by
    ``seats.stand_ins.seat_data``, ``seats.programs.failure_data`` or ``seats.clock_state``."""


@dataclass(frozen=True, slots=True)
class Helps:
    """How often somebody had help in a game."""

    take_backs: int = 0
    hints: int = 0
    played_for: int = 0
    """Decisions that a computer player made in the place of a person."""


def note_object(note: SavedNote) -> list[object]:
    """Return a note as JSON values."""
    return [note.line, note.kind.value, note.data]


def notes_from(
    value: object, rules: AnyGame, setup: GameSetup, lines: int
) -> tuple[SavedNote, ...]:
    """Read the notes of a game.

    Args:
        value: A list of what ``note_object`` wrote.
        rules: What is played.
        setup: How the game began.
        lines: The length of its history.

    Raises:
        StrictJsonError: If they are anything else.
    """
    notes = tuple(_note_from(item, rules, setup, lines) for item in list_of(value, MAX_NOTES))
    if sum(note.kind is NoteKind.CLOCK for note in notes) > 1:
        raise StrictJsonError("two clocks for each player")
    return notes


def helps_of(notes: Iterable[SavedNote], states: Sequence[GameState]) -> dict[Seat, Helps]:
    """Return how often each seat had help, for the seats that had any.

    Args:
        notes: Of a game.
        states: Before its first line and after every line.
    """
    counts = Counter((states[note.line].seat, note.kind) for note in notes if note.kind in HELPS)
    return {
        seat: Helps(counts[seat, NoteKind.TAKEN_BACK], counts[seat, NoteKind.HINT])
        for seat in sorted({seat for seat, _ in counts})
    }


def is_branch(notes: Iterable[SavedNote]) -> bool:
    """Tell whether a game with these notes left another one, to see what would have been."""
    return any(note.kind is NoteKind.BRANCH for note in notes)


def is_duplicate(notes: Iterable[SavedNote]) -> bool:
    """Tell whether a game with these notes is one of several people who play the same deal."""
    return any(note.kind is NoteKind.DUPLICATE for note in notes)


def is_training(notes: Iterable[SavedNote]) -> bool:
    """Tell whether in a game with these notes a person takes back any move."""
    return any(note.kind is NoteKind.TRAINING for note in notes)


def day_of(notes: Iterable[SavedNote]) -> str:
    """Return whose day's deal a game with these notes has; empty for another deal."""
    return next((str(note.data) for note in notes if note.kind is NoteKind.DAILY), "")


def _note_from(value: object, rules: AnyGame, setup: GameSetup, lines: int) -> SavedNote:
    at, name, data = row_of(value, 3)
    line, kind = int_of(at, 0, lines), _KIND.read(name)
    last_seat = setup.players - 1
    match kind:
        case NoteKind.TAKEN_BACK:
            return SavedNote(line, kind, _action(data, rules, setup))
        case NoteKind.QUICK_MOVE | NoteKind.PIN_FORGOTTEN | NoteKind.TRAINING:
            return SavedNote(line, kind, int_of(data, 0, last_seat))
        case NoteKind.HINT:
            return SavedNote(line, kind, int_of(data, 1, _MOST_GIVEN_AWAY))
        case NoteKind.BRANCH | NoteKind.DUPLICATE:
            return SavedNote(line, kind, matching(data, GAME_ID))
        case NoteKind.DAILY:
            return SavedNote(line, kind, matching(data, _DAY))
        case NoteKind.SEAT:
            return SavedNote(line, kind, matching(data, _SEAT_DATA))
        case NoteKind.OUTSIDE:
            return SavedNote(line, kind, _failure(data, setup))
        case NoteKind.CLOCK:
            return SavedNote(int_of(at, 0, 0), kind, _clock(data, setup))


def _clock(value: object, setup: GameSetup) -> str:
    from acquire_desktop.storage.seats.clock_state import clock_from

    clock_from(value, setup.players)
    return text_of(value)


def _failure(value: object, setup: GameSetup) -> str:
    from acquire_desktop.storage.seats.programs import failure_of

    seat, _, _ = failure_of(value)
    int_of(seat, 0, setup.players - 1)
    return text_of(value)


def _action(value: object, rules: AnyGame, setup: GameSetup) -> str:
    line = text_of(value)
    try:
        rules.parse_action(line, setup)
    except ValueError:
        raise StrictJsonError("no action was taken back") from None
    return line
