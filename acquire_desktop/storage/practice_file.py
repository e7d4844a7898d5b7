"""Practice file: mistakes that were missed when they were tried again, and when they come back."""

from dataclasses import dataclass
from typing import Annotated, Final

from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.small_file import SmallFile

DAYS: Final = (1, 3, 7)
"""A missed one comes back after so many days, the longer the more often it was right since."""
_MOST: Final = 400
_MOST_DAYS: Final = 4_000_000


@dataclass(frozen=True, slots=True)
class Missed:
    """A mistake that is to come back."""

    game: Annotated[str, 80]
    """The id of the finished game."""
    step: Annotated[int, range(10_000)]
    """Lines of the game before the decision."""
    due: Annotated[int, range(_MOST_DAYS)]
    """The day, counted as ``date.toordinal`` does, from which on it is due."""
    rights: Annotated[int, range(len(DAYS))]
    """How often it was right since it was missed."""


@dataclass(frozen=True, slots=True)
class Practice:
    """All mistakes that are to come back."""

    missed: Annotated[tuple[Missed, ...], _MOST] = ()

    def due(self, today: int) -> tuple[Missed, ...]:
        """Return those that are due on a day, the longest waiting first."""
        return tuple(sorted((m for m in self.missed if m.due <= today), key=lambda m: m.due))

    def after(self, game: str, step: int, today: int, *, is_right: bool) -> "Practice":
        """Return the practice after the first answer of a day to a mistake.

        A missed one comes back after a day. One that is right comes back later, and no more
        after the last of ``DAYS``; one that was never missed does not come at all.
        """
        known = next((m for m in self.missed if (m.game, m.step) == (game, step)), None)
        others = tuple(m for m in self.missed if m is not known)
        if not is_right:
            return Practice((*others, Missed(game, step, today + DAYS[0], 0))[-_MOST:])
        if known is None or known.due > today:
            return self
        rights = known.rights + 1
        if rights == len(DAYS):
            return Practice(others)
        return Practice((*others, Missed(game, step, today + DAYS[rights], rights)))


_FILE: Final = SmallFile("acquire-desktop-practice", Practice, 1 << 17)


def read_practice(folders: Folders) -> Practice:
    """Return what is stored, or nothing if that cannot be read."""
    return _FILE.read_or(folders.practice, Practice())


def write_practice(folders: Folders, practice: Practice) -> None:
    """Put a practice in place of what was.

    Raises:
        SaveError: If it cannot be written; the file is as it was.
    """
    _FILE.write(folders.practice, practice)
