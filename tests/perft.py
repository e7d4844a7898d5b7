"""Perft: how many action sequences lead from fixed positions, counted by both engines.

``python -m tests.perft`` counts all on the real engine and compares with the table;
``--naive`` does it on the naive engine, which takes its time; ``--write`` makes the table anew.
"""

import argparse
import json
import pickle
import time
from pathlib import Path
from typing import Final

from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from acquire_desktop.games.acquire.engine.game import apply
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.engine.state import State
from tests.games.acquire.naive.engine import NaiveGame
from tests.games.acquire.naive.scenario import Scenario, read_scenarios, start_naive, start_real
from tests.games.acquire.naive.telling import told_by

DATA: Final = Path(__file__).parent / "games" / "acquire" / "engine" / "data"
POSITIONS: Final = DATA / "perft.txt"
TABLE: Final = DATA / "perft.json"
MOST_STEPS: Final = 8_000
"""Actions done to count one position to its greatest depth."""

Counts = dict[str, list[int]]
"""Action sequences of length 1, 2, ... by ``title [edition]``."""


def count(game: KernelGame, depth: int) -> int:
    """Return the number of sequences of exactly that many actions."""
    legal = game.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for code in legal:
        after = game.copy()
        after.apply(code)
        total += count(after, depth - 1)
    return total


def count_naive(naive: NaiveGame, real: State, depth: int) -> int:
    """Return the same by the naive engine; the real one only tells it what chance decided."""
    legal = sorted(naive.legal())
    if depth == 1:
        return len(legal)
    kept = pickle.dumps(naive)
    total = 0
    for text in legal:
        step = apply(real, parse_action(text, real.setup.edition))
        after: NaiveGame = pickle.loads(kept)
        after.do(text, told_by(step.state, step.events))
        total += count_naive(after, step.state, depth - 1)
    return total


def positions() -> list[tuple[str, Scenario, Edition]]:
    """Return each position with each of its editions, and a name for both."""
    _, scenarios = read_scenarios(POSITIONS.read_text("utf-8"))
    return [
        (f"{scenario.title} [{key}]", scenario, EDITIONS[key])
        for scenario in scenarios
        for key in scenario.headers["editions"].split()
    ]


def table() -> Counts:
    """Return the stored counts."""
    counts: Counts = json.loads(TABLE.read_text("utf-8"))
    return counts


def start(scenario: Scenario, edition: Edition) -> KernelGame:
    game = start_real(scenario, edition).game.copy()
    game.log = None
    return game


def counts_within(game: KernelGame, most_steps: int) -> list[int]:
    """Return the counts for all depths that take no more actions to count."""
    counts = [count(game, 1)]
    while counts[-1] and sum(counts) <= most_steps:
        counts.append(count(game, len(counts) + 1))
    return counts


def write() -> None:
    """Make the table anew."""
    counts = {
        name: counts_within(start(scenario, edition), MOST_STEPS)
        for name, scenario, edition in positions()
    }
    lines = (f"{json.dumps(name)}: {json.dumps(row)}" for name, row in counts.items())
    TABLE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def check(*, naive: bool) -> int:
    """Compare the table with what an engine counts; return how many rows differ."""
    wanted = table()
    wrong = 0
    for name, scenario, edition in positions():
        depths = range(1, len(wanted[name]) + 1)
        if naive:
            real = start_real(scenario, edition)
            slow = start_naive(scenario, edition.key, real)
            found = [count_naive(slow, real, depth) for depth in depths]
        else:
            found = [count(start(scenario, edition), depth) for depth in depths]
        if found != wanted[name]:
            wrong += 1
            print(f"{name}: counted {found}, the table has {wanted[name]}", flush=True)
    return wrong


def main() -> int:
    """Count, compare and tell."""
    parser = argparse.ArgumentParser(prog="tests.perft", description=__doc__)
    parser.add_argument("--write", action="store_true", help="make the table anew")
    parser.add_argument("--naive", action="store_true", help="count by the naive engine")
    options = parser.parse_args()
    began_s = time.perf_counter()
    if options.write:
        write()
    wrong = check(naive=options.naive)
    sequences = sum(map(sum, table().values()))
    duration_s = time.perf_counter() - began_s
    print(f"{len(table())} rows, {sequences} sequences, {wrong} rows wrong, {duration_s:.1f} s")
    return min(wrong, 1)


if __name__ == "__main__":
    raise SystemExit(main())
