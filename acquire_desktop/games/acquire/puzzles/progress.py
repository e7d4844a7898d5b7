"""Progress in the puzzles: what is solved, what comes back on which day, and what is next."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from acquire_desktop.games.acquire.puzzles.puzzle import Puzzle
from acquire_desktop.games.acquire.puzzles.themes import Theme
from acquire_desktop.storage.puzzle_file import Result

DELAYS: Final = (1, 3, 7)
"""Days until a missed puzzle comes back, first and after each right answer then."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How many puzzles there are of some."""

    count: int
    solved: int
    due: int
    """Missed ones that have come back."""


def after(result: Result | None, puzzle: Puzzle, *, is_right: bool, today: int) -> Result:
    """Return what became of a puzzle after the first answer of a sitting.

    Args:
        result: What was known of it; None where it was not tried.
        puzzle: The puzzle.
        is_right: Whether the answer was.
        today: The day, by its number in the calendar.
    """
    if not is_right:
        return Result(puzzle.id, 0, today + DELAYS[0])
    if result is None:
        return Result(puzzle.id, 1)
    if not is_due(result, today):
        return result  # it was just looked at, or is solved for good
    right = result.right + 1
    return Result(puzzle.id, right, today + DELAYS[right] if right < len(DELAYS) else 0)


def is_due(result: Result | None, today: int) -> bool:
    """Tell whether a missed puzzle has come back."""
    return result is not None and 0 < result.due <= today


def tally(puzzles: Iterable[Puzzle], results: Mapping[str, Result], today: int) -> Tally:
    """Count what is solved and what has come back."""
    found = [results.get(each.id) for each in puzzles]
    solved = sum(each is not None and each.is_solved for each in found)
    return Tally(len(found), solved, sum(is_due(each, today) for each in found))


def of_theme(puzzles: Iterable[Puzzle], theme: Theme) -> tuple[Puzzle, ...]:
    """Return the puzzles of a theme, the easier ones first."""
    return tuple(sorted((p for p in puzzles if p.theme is theme), key=lambda p: p.stars))


def next_one(
    puzzles: Sequence[Puzzle],
    results: Mapping[str, Result],
    today: int,
    last: Puzzle | None = None,
) -> Puzzle:
    """Return what to try next: what has come back, then what is not solved, then what follows.

    Args:
        puzzles: Those to choose from, one at least, in their order.
        results: What became of them.
        today: The day, by its number in the calendar.
        last: What was tried last; it comes again only where there is nothing else.
    """
    start = puzzles.index(last) + 1 if last in puzzles else 0
    others = [*puzzles[start:], *puzzles[:start]]
    others = [each for each in others if each is not last] or others
    came_back = (each for each in others if is_due(results.get(each.id), today))
    new = (each for each in others if each.id not in results)
    return next(came_back, None) or next(new, None) or others[0]
