"""Puzzles: positions with one good answer, mined from games of the levels: ``tools.lab.puzzles``.

``mine`` plays games and writes a line of JSON for each to a file, with the positions in which
every judge names the same action; it can be broken off, and goes on where it was. ``ship`` chooses
from them and writes the file of the program, and ``refresh`` asks all judges again about what that
file has and drops what they no longer agree on: a puzzle is never changed.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from time import process_time
from typing import Final

from acquire_desktop.games.acquire.advice.judgement import POINT
from acquire_desktop.games.acquire.advice.verdict import Effort, Verdict, judge
from acquire_desktop.games.acquire.choosers import think
from acquire_desktop.games.acquire.engine.actions import Action, DeclareEnd
from acquire_desktop.games.acquire.engine.decisions import (
    Decision,
    Founding,
    StockDisposal,
    StockPurchase,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.setup import make_setup, random_word
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.puzzles.puzzle import FILE
from acquire_desktop.games.acquire.puzzles.themes import Theme, theme_of
from acquire_desktop.paths import resource_dir
from tools.lab.puzzle_choice import Found, chosen, found_from, read, row_of, still_holds, write
from tools.lab.puzzle_judges import judged

EDITION: Final = "2023-classic"
LEVELS: Final = ("easy", "medium", "medium", "skilled", "hard")
"""Who plays, by lot."""
THEMES: Final[dict[type[Decision], frozenset[Theme]]] = {
    TilePlacement: frozenset({Theme.MERGE, Theme.WAIT, Theme.FOUND, Theme.GROW}),
    Founding: frozenset({Theme.NAME}),
    StockDisposal: frozenset({Theme.KEEP, Theme.TRADE, Theme.CASH}),
    StockPurchase: frozenset({Theme.FIRST, Theme.SECOND, Theme.CASH}),
}
"""The themes that a decision can have."""
SOLVERS: Final = ("hard", "medium", "easy", "novice", "newcomer")
NATURAL: Final = ("medium", "easy", "novice", "newcomer")
"""Whose answer counts as the natural one: the first that is not the best."""
LOOK: Final = Effort(300, 8)
"""The first look at every decision."""
PASSES: Final = (
    Effort(1_500, 12, values_worst=False),
    Effort(5_000, 32, 0.4, values_worst=False),
    Effort(12_000, 32, 0.4, values_worst=False),
    Effort(12_000, 32, 0.4, values_worst=False),
)
"""Further looks, each with a seed of its own; from the second on all must name the same action."""
LEAST: Final = 4 * POINT
"""The natural answer gives away so much at least, in every look."""
CHANCES: Final = range(8 * POINT, 95 * POINT + 1)
"""The best action's chance to win."""


def mine_game(seed: str, number: int, themes: Collection[Theme]) -> list[Found]:
    """Play a deal and return what is found in it; the same deal always comes out the same.

    Args:
        seed: Where the deals come from.
        number: Of the deal.
        themes: What is wanted; the others are given up after the first look.
    """
    name = f"{seed} {number}"
    players = 3 + random_word(name, "players") % 2
    levels = [LEVELS[random_word(name, f"seat {seat}") % len(LEVELS)] for seat in range(players)]
    state = new_game(make_setup(EDITIONS[EDITION], players, name))
    lines: list[str] = []
    found: list[Found] = []
    asked: set[tuple[int, Action]] = set()
    while not state.over:
        view, luck = observe(state, state.seat), random_word(f"{name}|{state.ply}", "player")
        examined = examine(view, luck, themes)
        # "Merge now" stays right for several turns.
        if examined is not None and (state.seat, examined[0]) not in asked:
            asked.add((state.seat, examined[0]))
            found.append(_valued(view, luck, examined, name, tuple(lines)))
        action = think(levels[state.seat], view, luck).action
        lines.append(action_text(action, view.edition))
        state = apply(state, action).state
    return found


def examine(
    view: View, luck: int, themes: Collection[Theme]
) -> tuple[Action, Action, tuple[int, ...]] | None:
    """Return the best action, the natural one and its losses; None where the looks differ."""
    possible = THEMES.get(type(view.decision), frozenset())
    if len(view.legal) < 3 or DeclareEnd() in view.legal or possible.isdisjoint(themes):
        return None
    natural = think("medium", view, luck).action
    first = judge(view, natural, luck, LOOK)
    if first.spread < LEAST or first.best_win not in CHANCES:
        return None
    best, losses = first.best, []
    if theme_of(view, best, _natural(view, best, luck)) not in themes:
        return None
    for number, effort in enumerate(PASSES):
        if natural == best:
            natural = _natural(view, best, luck)
        verdict = judge(view, natural, luck + 1 + number, effort)
        if not _is_clear(verdict) or (number > 1 and verdict.best != best):
            return None
        best = verdict.best
        losses.append(verdict.loss)
    return best, natural, tuple(losses)


def _natural(view: View, best: Action, luck: int) -> Action:
    answers = (think(name, view, luck).action for name in NATURAL)
    return next((answer for answer in answers if answer != best), best)


def _is_clear(verdict: Verdict) -> bool:
    is_certain = verdict.loss >= max(LEAST, 2 * verdict.error)
    return is_certain and verdict.best_win in CHANCES


def _valued(
    view: View,
    luck: int,
    examined: tuple[Action, Action, tuple[int, ...]],
    seed: str,
    lines: tuple[str, ...],
) -> Found:
    best, natural, losses = examined
    wins, outcomes = judged(view, luck, best, natural)
    near = {
        action_text(action, view.edition): tuple(asdict(each).values())
        for action, each in outcomes.items()
    }
    solved = [name for name in SOLVERS if think(name, view, luck + 7).action == best]
    texts = action_text(best, view.edition), action_text(natural, view.edition)
    what = EDITION, view.players, seed, lines, *texts, losses
    return Found(*what, tuple(wins), near, tuple(solved))


def rows_of(path: Path) -> Iterator[tuple[str, int, list[Found]]]:
    """Yield the games of a file: seed, number and what was found; a torn line is passed over."""
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        with suppress(ValueError, KeyError):
            row = json.loads(line)
            yield row["seed"], row["number"], [found_from(each, EDITION) for each in row["found"]]


def mine(
    path: Path,
    seed: str,
    numbers: range,
    minutes: float | None,
    themes: Collection[Theme] = frozenset(Theme),
) -> int:
    """Play what is not yet in a file, and put it there; return how many games were played."""
    done = {number for known, number, _ in rows_of(path) if known == seed}
    played = 0
    with path.open("a", encoding="utf-8") as file:
        for number in numbers:
            if minutes is not None and process_time() > 60 * minutes:
                break
            if number not in done:
                found = [row_of(each) for each in mine_game(seed, number, themes)]
                row = {"seed": seed, "number": number, "found": found}
                file.write(json.dumps(row, separators=(",", ":")) + "\n")
                file.flush()
                played += 1
    return played


def main(arguments: Sequence[str] | None = None) -> int:
    """Mine, ship or refresh from the command line."""
    parser = argparse.ArgumentParser(prog="tools.lab.puzzles", description=__doc__)
    parser.add_argument("what", choices=("mine", "ship", "refresh"))
    parser.add_argument("--mined", type=Path, nargs="+", help="files with a line a game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="puzzle")
    known = [theme.value for theme in Theme]
    parser.add_argument("--themes", nargs="*", choices=known, default=known)
    parser.add_argument("--minutes", type=float, help="of CPU time at most")
    parser.add_argument("--shipped", type=Path, default=resource_dir() / FILE)
    options = parser.parse_args(arguments)
    if options.what != "refresh" and not options.mined:
        parser.error("--mined is needed")
    if options.what == "mine":
        themes = set(map(Theme, options.themes))
        numbers = range(options.games)
        played = mine(options.mined[0], options.seed, numbers, options.minutes, themes)
        sys.stdout.write(f"{played} games\n")
        return 0
    before = read(options.shipped)
    if options.what == "refresh":
        after = list(filter(still_holds, before))
    else:
        found = [each for path in options.mined for *_, some in rows_of(path) for each in some]
        after = chosen(before, found, still_holds)
    write(options.shipped, after)
    count = Counter(each.theme.value for each in after)
    sys.stdout.write(f"{len(before)} before, {len(after)} now: {dict(count)}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
