"""Run: a sitting over the puzzles, with what is asked now and what became of all of them."""

from collections.abc import Callable
from datetime import date

from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.puzzles.progress import (
    Tally,
    after,
    next_one,
    of_theme,
    tally,
)
from acquire_desktop.games.acquire.puzzles.puzzle import Answer, Puzzle, answer, shipped
from acquire_desktop.games.acquire.puzzles.themes import Theme
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.puzzle_file import read_results, write_results


def _today() -> int:
    return date.today().toordinal()  # noqa: DTZ011 - the user's day is meant


class PuzzleRun:
    """Asks one puzzle after the other and keeps what became of them."""

    def __init__(self, folders: Folders, today: Callable[[], int] = _today) -> None:
        """Read what was kept.

        Args:
            folders: Those of the user.
            today: Returns the day by its number in the calendar.
        """
        self._folders, self._today = folders, today
        self.results = read_results(folders)
        self.theme: Theme | None = None
        """The theme that is practised; None for puzzles of all themes."""
        self.puzzle: Puzzle | None = None
        """What is asked."""
        self.is_counted = False
        """Whether an answer to it, or that it was given up, is already kept."""

    def puzzles(self, theme: Theme | None) -> tuple[Puzzle, ...]:
        """Return the puzzles of a theme, or all, mixed."""
        if theme is not None:
            return of_theme(shipped(), theme)
        return tuple(sorted(shipped(), key=lambda each: each.id))

    def tally(self, theme: Theme | None) -> Tally:
        """Return how many puzzles of a theme there are, or of all."""
        return tally(self.puzzles(theme), self.results, self._today())

    def number(self) -> int:
        """Return which puzzle of its theme, or of all, is asked, from 1."""
        return 0 if self.puzzle is None else self.puzzles(self.theme).index(self.puzzle) + 1

    def begin(self, theme: Theme | None) -> Puzzle:
        """Ask the first puzzle of a theme, or of all."""
        self.theme, self.puzzle = theme, None
        return self.go_on()

    def go_on(self) -> Puzzle:
        """Ask the next one."""
        some = self.puzzles(self.theme)
        return self._ask(next_one(some, self.results, self._today(), self.puzzle))

    def go_by(self, count: int) -> Puzzle | None:
        """Ask the puzzle so many further on, or back with a number below 0; None without one."""
        some = self.puzzles(self.theme)
        if self.puzzle is None:
            return None
        return self._ask(some[(some.index(self.puzzle) + count) % len(some)])

    def verdict(self, action: Action | None) -> Answer | None:
        """Return the verdict on an answer, or with None on the best one."""
        return None if self.puzzle is None else answer(self.puzzle, action)

    def keep(self, action: Action | None) -> None:
        """Keep what became of the puzzle, at the first answer; None where it is given up.

        Raises:
            SaveError: If it cannot be kept; it counts nevertheless, until the program ends.
        """
        puzzle, verdict = self.puzzle, self.verdict(action)
        if puzzle is None or verdict is None or self.is_counted:
            return
        self.is_counted = True
        is_right = action is not None and verdict.is_right
        before = self.results.get(puzzle.id)
        self.results[puzzle.id] = after(before, puzzle, is_right=is_right, today=self._today())
        write_results(self._folders, self.results)

    def _ask(self, puzzle: Puzzle) -> Puzzle:
        self.puzzle, self.is_counted = puzzle, False
        return puzzle
