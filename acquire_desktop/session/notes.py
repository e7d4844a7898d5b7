"""Notes of a log: what happened at this table beside the game's events."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

from acquire_desktop.game import Seat
from acquire_desktop.storage.notes import HELPS, MAX_NOTES, NoteKind, SavedNote

if TYPE_CHECKING:
    from acquire_desktop.storage.seats.programs import Trouble

_STAY: Final = (
    *(*HELPS, NoteKind.BRANCH, NoteKind.DUPLICATE, NoteKind.DAILY),
    *(NoteKind.TRAINING, NoteKind.PIN_FORGOTTEN),
)
"""What holds although the step at which it was noted is undone."""

Kept = tuple[NoteKind, str | int]
"""Kind and data of a ``SavedNote``."""


class Note:
    """One such thing, about the action at whose step it is shown."""

    follows: ClassVar[bool] = False
    """Whether it is told after everything that the action led to."""


@dataclass(frozen=True, slots=True)
class FallbackMove(Note):
    """A computer player did not choose in time, or failed, and a safe action was played."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OutsideFailed(Note):
    """The program at a seat did not decide, and the computer player in its place did."""

    seat: Seat
    trouble: "Trouble"
    """Why it did not."""
    gave_up: bool = False
    """Whether it is not asked again in this game."""


@dataclass(frozen=True, slots=True)
class HandedOver(Note):
    """From here on a computer player plays for a person."""

    follows = True

    seat: Seat
    level: str
    """Of the computer player."""


@dataclass(frozen=True, slots=True)
class CameBack(Note):
    """A person for whom a computer player played does so again."""

    follows = True

    seat: Seat


@dataclass(frozen=True, slots=True)
class PinForgotten(Note):
    """A person had forgotten the PIN, and it was taken away before everybody's eyes."""

    follows = True

    seat: Seat


SeatNote = HandedOver | CameBack | PinForgotten


def kept_of(note: Note) -> Kept | None:
    """Return the form of a note in a save; None where the game itself brings it again."""
    from acquire_desktop.storage.seats.stand_ins import seat_data

    match note:
        case FallbackMove(seat):
            return NoteKind.QUICK_MOVE, seat
        case OutsideFailed(seat, trouble, gave_up):
            from acquire_desktop.storage.seats.programs import failure_data

            return NoteKind.OUTSIDE, failure_data(seat, trouble, gave_up=gave_up)
        case HandedOver(seat, level):
            return NoteKind.SEAT, seat_data(seat, level)
        case CameBack(seat):
            return NoteKind.SEAT, seat_data(seat, "")
        case PinForgotten(seat):
            return NoteKind.PIN_FORGOTTEN, seat
    return None


def note_of(line: int, kind: NoteKind, data: Any) -> Note | None:
    """Return the note of which a save keeps kind and data, or None where none is shown."""
    from acquire_desktop.storage.seats.stand_ins import change_of

    match kind:
        case NoteKind.QUICK_MOVE:
            return FallbackMove(data)
        case NoteKind.OUTSIDE:
            from acquire_desktop.storage.seats.programs import failure_of

            return OutsideFailed(*failure_of(data))
        case NoteKind.SEAT:
            change = change_of(line, data)
            return HandedOver(change.seat, change.level) if change.level else CameBack(change.seat)
        case NoteKind.PIN_FORGOTTEN:
            return PinForgotten(data)
    return None


@dataclass(frozen=True, slots=True)
class Noted:
    """An event at one step of a game, as it is shown and as it is saved."""

    step: int
    note: Note | None
    """None for what nobody is told."""
    kept: Kept | None

    @property
    def hint(self) -> int:
        """How much a hint gave away, 1-9; 0 for anything else."""
        if self.kept is None or self.kept[0] is not NoteKind.HINT:
            return 0
        return int(self.kept[1])


def without_undone(noted: Sequence[Noted], cursor: int) -> list[Noted]:
    """Return the notes that still hold when the steps behind the cursor are forgotten.

    Help that somebody had in them was had all the same: it counts where the game goes on. So is a
    game that left another one a branch, and one of a duplicate is that, wherever it goes on.
    """
    return [
        each if each.step <= cursor else replace(each, step=cursor)
        for each in noted
        if each.step <= cursor or (each.kept is not None and each.kept[0] in _STAY)
    ]


def saved_notes(noted: Sequence[Noted]) -> tuple[SavedNote, ...]:
    """Return the notes for a save: as many as one may hold, and all on seats."""
    kept = [SavedNote(each.step, *each.kept) for each in noted if each.kept is not None]
    if len(kept) > MAX_NOTES:
        others = [note for note in kept if note.kind is not NoteKind.SEAT]
        left = set(map(id, others[MAX_NOTES - len(kept) :]))
        kept = [note for note in kept if id(note) not in left]
    return tuple(kept)


def with_notes(events: Sequence[Any], notes: Sequence[Note | None]) -> tuple[Any, ...]:
    """Return one step: what was done, what there is to say of it, and what followed."""
    entries = [note for note in notes if note is not None]
    about = [note for note in entries if not note.follows]
    return (*events[:1], *about, *events[1:], *(note for note in entries if note.follows))
