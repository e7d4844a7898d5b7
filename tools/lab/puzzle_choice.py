"""Puzzle choice: which of the positions that were found become puzzles of the program.

What is shipped stays, with its id, as long as the judges agree; what is found later fills the
themes that have too few.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from acquire_desktop.codec import FormError
from acquire_desktop.games.acquire.advice.judgement import POINT
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.setup import random_word
from acquire_desktop.games.acquire.puzzles.puzzle import (
    FORMAT,
    NEAR,
    VERSION,
    Puzzle,
    Rank,
    answer,
    line_of,
    position_of,
    puzzle_id,
    puzzles_from,
    rank_of,
)
from acquire_desktop.games.acquire.puzzles.themes import Theme, theme_of
from tools.lab.puzzle_judges import Outcome, judged

A_THEME: Final = 20
"""Puzzles of a theme."""
A_GAME: Final = 2
"""Puzzles of a theme that one game has at most."""
SURE: Final = 2.0
"""Standard errors by which the second judge contradicts."""
SLIP: Final = POINT
"""The values of all actions may put another so much before the best of the searches."""
_GOOD_SHARE, _FIELD_SHARE = 6, 3
"""Right answers are one in so many actions at most, right and near ones together one in so many."""


@dataclass(frozen=True, slots=True)
class Found:
    """A position in which the searches agree, and what the second judge says."""

    edition: str
    players: int
    seed: str
    lines: tuple[str, ...]
    best: str
    natural: str
    losses: tuple[int, ...]
    """What the natural answer gives away by each look, in 1/10,000."""
    wins: tuple[int, ...]
    """The chance to win after every legal action, in their order, in 1/10,000."""
    near: dict[str, tuple[int, ...]]
    """By the best, the natural answer and what is near the best: the fields of ``Outcome``."""
    solved: tuple[str, ...]
    """The levels that find the best."""


def puzzle_of(found: Found) -> Puzzle | None:
    """Return a position as a puzzle, or None where it is none."""
    what = found.edition, found.players, found.seed, found.lines, found.best, found.natural
    stars = 1 if "medium" in found.solved else 2 if "hard" in found.solved else 3
    draft = Puzzle(
        puzzle_id(found.seed, found.lines), Theme.MERGE, stars, *what, found.wins, money=()
    )
    view = position_of(draft).view
    legal = [action_text(action, view.edition) for action in view.legal]
    outcomes = {name: Outcome(*row) for name, row in found.near.items()}
    best, natural = (view.legal[legal.index(name)] for name in (found.best, found.natural))
    theme = theme_of(view, best, natural)
    if theme is None or not is_sound(found.wins, legal, found.best, found.natural, outcomes):
        return None
    money = tuple(
        (legal.index(name), -each.money, each.money_error)
        for name, each in outcomes.items()
        if name != found.best
    )
    puzzle = Puzzle(draft.id, theme, stars, *what, found.wins, money)
    return puzzle if answer(puzzle, natural).why.better else None


def is_sound(
    wins: Sequence[int],
    legal: Sequence[str],
    best: str,
    natural: str,
    outcomes: dict[str, Outcome],
) -> bool:
    """Tell whether there is a best answer, few are as good, and the second judge does not object.

    Args:
        wins: The chance to win after every legal action, in 1/10,000.
        legal: The actions.
        best: What the searches name.
        natural: What others do, which must be clearly worse.
        outcomes: What the second judge says of some actions beside the best.
    """
    top = wins[legal.index(best)]
    ranks = {name: rank_of(top - win) for name, win in zip(legal, wins, strict=True)}
    count = Counter(ranks.values())
    right, near = count[Rank.RIGHT], count[Rank.NEAR]
    objects = any(
        each.win > SURE * each.error and ranks[name] is not Rank.RIGHT
        for name, each in outcomes.items()
    )
    return (
        max(wins) <= top + SLIP
        and right <= max(1, len(legal) // _GOOD_SHARE)
        and right + near <= max(1, len(legal) // _FIELD_SHARE)
        and top - wins[legal.index(natural)] >= NEAR
        and not objects
    )


def chosen(
    shipped: Iterable[Puzzle],
    found: Iterable[Found],
    confirms: Callable[[Puzzle], bool],
) -> list[Puzzle]:
    """Return what is shipped, and as many of what was found as each theme has room for.

    Args:
        shipped: What is shipped; it stays.
        found: What was found.
        confirms: Tells whether the judges say the same once more.
    """
    puzzles = list(shipped)
    of_theme = Counter(each.theme for each in puzzles)
    of_game = Counter((each.seed, each.theme) for each in puzzles)
    ids = {each.id for each in puzzles}
    candidates = [puzzle for each in found if (puzzle := puzzle_of(each)) is not None]
    # The easy, the harder and the hard in turn, the clearest first.
    candidates.sort(key=lambda each: (-_gap(each), each.id))
    ranks: Counter[tuple[Theme, int]] = Counter()
    order = []
    for each in candidates:
        ranks[each.theme, each.stars] += 1
        order.append((ranks[each.theme, each.stars], each.stars, each))
    for _rank, _stars, each in sorted(order, key=lambda row: row[:2]):
        has_room = of_theme[each.theme] < A_THEME and of_game[each.seed, each.theme] < A_GAME
        if has_room and each.id not in ids and confirms(each):
            puzzles.append(each)
            ids.add(each.id)
            of_theme[each.theme] += 1
            of_game[each.seed, each.theme] += 1
    return puzzles


def _gap(puzzle: Puzzle) -> int:
    """Return by how much the best answer lies before those that are not right."""
    view = position_of(puzzle).view
    answers = (answer(puzzle, action) for action in view.legal)
    return min(each.best_win - each.win for each in answers if each.rank is not Rank.RIGHT)


def still_holds(puzzle: Puzzle) -> bool:
    """Ask the judges again about a puzzle, with other luck, and tell whether they agree.

    What is right must stay better than what is wrong: the best is no worse than any, and the
    natural answer gives away what makes it wrong.
    """
    view = position_of(puzzle).view
    legal = [action_text(action, view.edition) for action in view.legal]
    best, natural = (view.legal[legal.index(name)] for name in (puzzle.best, puzzle.natural))
    luck = random_word(f"again {puzzle.id}", "luck")
    wins, outcomes = judged(view, luck, best, natural)
    named = {action_text(action, view.edition): each for action, each in outcomes.items()}
    return is_sound(wins, legal, puzzle.best, puzzle.natural, named)


def read(path: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file; none of one that is not there.

    Raises:
        FormError: If it holds anything else.
    """
    try:
        return puzzles_from(path.read_text("utf-8"))
    except FileNotFoundError:
        return ()


def write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write the file of the program, by theme, each theme from easy to hard."""
    order = list(Theme)
    ranked = sorted(puzzles, key=lambda each: (order.index(each.theme), each.stars, each.id))
    head = {"format": FORMAT, "version": VERSION}
    rows = [head, *map(line_of, ranked)]
    path.parent.mkdir(exist_ok=True)
    text = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)
    path.write_text(text, encoding="utf-8", newline="\n")


def found_from(row: dict[str, object], edition: str) -> Found:
    """Read what was found in a game.

    Raises:
        FormError: If it is anything else.
    """
    try:
        fields: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in row.items()
        }
        fields["near"] = {name: tuple(each) for name, each in fields["near"].items()}
        return Found(**{"edition": edition, **fields})
    except (TypeError, KeyError, AttributeError) as error:
        raise FormError("not what is found in a game") from error


def row_of(found: Found) -> dict[str, object]:
    """Return what was found as a JSON object."""
    return asdict(found)
