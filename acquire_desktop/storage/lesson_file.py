"""Lesson file: how far the user is in a lesson, written whole after every step."""

from dataclasses import dataclass
from typing import Annotated, Final

from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.small_file import SmallFile

_MOST: Final = 1000
"""Scenes, steps and lines; a lesson has a few dozen."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress of a learner in a lesson; the player of the lesson checks whether it is possible."""

    lesson: str
    """Its id."""
    step: Annotated[int, range(_MOST + 1)]
    """Which step of the last scene that was begun is on, from 0."""
    lines: Annotated[tuple[Annotated[tuple[str, ...], _MOST], ...], _MOST]
    """What was played in each scene that was begun."""
    done: bool = False
    """Whether it was once played to its end."""


_FILE: Final = SmallFile("acquire-desktop-lesson", Progress, 1 << 16)


def is_begun(progress: Progress) -> bool:
    """Tell whether somebody has left the first step."""
    return progress.step > 0 or len(progress.lines) > 1


def read_progress(folders: Folders) -> Progress | None:
    """Return the stored progress, or None if there is none that can be read."""
    return _FILE.read_or(folders.lesson, None)


def write_progress(folders: Folders, progress: Progress) -> None:
    """Put what is reached in place of what was.

    Raises:
        SaveError: If it cannot be written; the file is as it was.
    """
    _FILE.write(folders.lesson, progress)
