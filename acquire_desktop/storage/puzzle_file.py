"""Puzzle file: which puzzles were solved or missed, and when a missed one comes back."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final

from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.small_file import SmallFile

_MOST: Final = 5_000
"""Puzzles; those that are shipped no more stay, for they may come back."""


@dataclass(frozen=True, slots=True)
class Result:
    """The last result of a puzzle."""

    id: Annotated[str, re.compile(r"[0-9a-f]{8}")]
    right: Annotated[int, range(100)]
    """Right answers since the last wrong one, one a day at most."""
    due: Annotated[int, range(5_000_000)] = 0
    """The day on which it comes back, by its number in the calendar; 0 for never."""

    @property
    def is_solved(self) -> bool:
        """Whether the last answer that counts was right."""
        return self.right > 0


@dataclass(frozen=True, slots=True)
class _Results:
    puzzles: Annotated[tuple[Result, ...], _MOST]


_FILE: Final = SmallFile("acquire-desktop-puzzle-results", _Results, 1 << 20)


def read_results(folders: Folders) -> dict[str, Result]:
    """Return the stored results by id; none where there are none that can be read."""
    return {each.id: each for each in _FILE.read_or(folders.puzzles, _Results(())).puzzles}


def write_results(folders: Folders, results: Mapping[str, Result]) -> None:
    """Put the results in place of those that were there.

    Raises:
        SaveError: If they cannot be written; the file is as it was.
    """
    _FILE.write(folders.puzzles, _Results(tuple(results.values())[-_MOST:]))
