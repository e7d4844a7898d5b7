"""How often the coach is right: ``python -m tests.games.acquire.advice.coach_accuracy``.

Mixed levels play 2023 Classic with four seats. Of the decisions of Novice, Easy and Medium 100 are
drawn by lot, and 100 of those that a rough look calls costly, which has luck of its own. The coach
decides on each; then a search of 50,000 simulations with other luck says what it gave away.
"""

import random
import sys
import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from acquire_desktop.games.acquire.advice.coaching import EFFORT, FIRST_LOOK, is_clear, look_again
from acquire_desktop.games.acquire.advice.judgement import POINT, Mark
from acquire_desktop.games.acquire.advice.verdict import EFFORTS, PARTS, Effort, judge
from acquire_desktop.games.acquire.choosers import think
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import View

EACH: Final = 100
"""Positions of either kind."""
COSTLY: Final = 6 * POINT
"""What the rough look must say for a position of the second kind."""
REFERENCE: Final = Effort(50_000, 32, 0.4, values_worst=False)
LEVELS: Final = ("novice", "easy", "medium", "hard")
JUDGED: Final = ("novice", "easy", "medium")


class Position(NamedTuple):
    """A decision and what was done."""

    view: View
    played: Action


def decisions(game: int) -> Iterator[Position]:
    """Play a game and yield the decisions of the weaker players in which there was a choice."""
    setup = make_setup(CLASSIC_2023, 4, f"coach {game}")
    state = new_game(setup)
    while not state.over:
        view = observe(state, state.seat)
        level = LEVELS[(state.seat + game) % 4]
        action = think(level, view, game * 1000 + state.ply).action
        if level in JUDGED and len(view.legal) > 1:
            yield Position(view, action)
        state = apply(state, action).state


def positions() -> tuple[list[Position], list[Position]]:
    """Return the positions drawn by lot, and those that look costly."""
    chance = random.Random(5)
    by_lot: list[Position] = []
    costly: list[Position] = []
    game = 0
    while len(by_lot) < EACH or len(costly) < EACH:
        for each in decisions(game):
            if len(by_lot) < EACH and chance.random() < 0.1:
                by_lot.append(each)
            elif len(costly) < EACH:
                found = judge(each.view, each.played, 1, EFFORTS["quick"])
                if found.best_win - found.played_win >= COSTLY and chance.random() < 0.3:
                    costly.append(each)
        game += 1
    return by_lot, costly


def mark(position: Position) -> Mark:
    """Return the highest mark at which the coach would stop this decision."""
    view, played = position
    first = think(FIRST_LOOK, view, 2)
    verdict = judge(view, played, 3, EFFORTS[EFFORT])
    for each in (Mark.VERY_BAD, Mark.BAD, Mark.DOUBTFUL):
        is_seen = is_clear(view, played, first.candidates, each.value)
        if not is_seen and look_again(view, verdict, each.value):
            return each
    return Mark.NONE


def main() -> int:
    """Measure, and print what came of it."""
    began_s = time.process_time()
    by_lot, costly = positions()
    print(f"positions after {time.process_time() - began_s:.0f} s of CPU", flush=True)
    marks: dict[str, list[tuple[int, Mark]]] = {"by lot": [], "look costly": []}
    coach_s = 0.0
    for name, group in zip(marks, (by_lot, costly), strict=True):
        for each in group:
            at_s = time.process_time()
            marked = mark(each)
            coach_s += time.process_time() - at_s
            told = judge(each.view, each.played, 4, REFERENCE)
            marks[name].append((told.best_win - told.played_win, marked))
            print(name, marks[name][-1][0], marked.value, flush=True)
    print(f"coach: {1000 * coach_s / (2 * EACH):.0f} ms of CPU a decision")
    for limit in ("?!", "?", "??"):
        for name, rows in (*marks.items(), ("all", [*marks["by lot"], *marks["look costly"]])):
            tell(limit, name, rows)
    print(f"{time.process_time() - began_s:.0f} s of CPU")
    return 0


def tell(limit: str, name: str, rows: list[tuple[int, Mark]]) -> None:
    """Print how often a coach with a limit stops, by the loss that the reference found."""
    stops = [value for value in ("?!", "?", "??") if len(value) >= 1]
    at = stops.index(limit)
    parts = []
    for title, low, high in (
        ("< 1", -PARTS, 1),
        ("1-5", 1, 5),
        ("5-10", 5, 10),
        (">= 10", 10, PARTS),
    ):
        losses = [marked for loss, marked in rows if low * POINT <= loss < high * POINT]
        stopped = sum(each.value in stops[at:] for each in losses)
        parts.append(f"{title} points: {stopped} of {len(losses)}")
    print(f"{limit:2} {name}: {', '.join(parts)}")


if __name__ == "__main__":
    sys.exit(main())
