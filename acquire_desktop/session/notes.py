"""Notes of a log: what happened at this table beside the game's events."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from acquire_desktop.game import Seat


class Note:
    """One such thing, about the action at whose step it is told."""

    follows: ClassVar[bool] = False
    """Whether it is told after everything that the action led to."""


@dataclass(frozen=True, slots=True)
class FallbackMove(Note):
    """A computer player did not choose in time, or failed, and a safe action was played."""

    seat: Seat


def with_notes(events: Sequence[Any], notes: Sequence[Note]) -> tuple[Any, ...]:
    """Return one step: what was done, what there is to say of it, and what followed."""
    about = [note for note in notes if not note.follows]
    return (*events[:1], *about, *events[1:], *(note for note in notes if note.follows))
