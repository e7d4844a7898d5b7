"""Engine benchmark: compiled and pure, measured in turns in one run.

A game is four players of edition 2008 with full rules; every action is drawn from the whole
legal list, each equally likely. Times are CPU seconds of one core; the median of the rounds
counts.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Final

from acquire_desktop.games.acquire.engine.action_codec import action_of
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.editions import EDITION_2008
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel import compiled
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State

PLAYERS: Final = 4
GAMES: Final = 100
"""Different deals; a fast kernel plays them several times."""
SHORTEST_S: Final = 0.5
"""CPU time that a measurement lasts at least."""
ROUNDS: Final = 3
SCALES: Final = {
    "games_per_s": ("random games a second", 1, ",.0f"),
    "moves_per_s": ("moves a second", 1, ",.0f"),
    "copy_s": ("copy, microseconds", 1e6, ".2f"),
    "view_s": ("view, microseconds", 1e6, ".1f"),
    "replay_s": ("replay of a game, ms", 1e3, ".2f"),
}
"""For each figure its name, the factor to the unit it is shown in, and its format."""

Figures = dict[str, float]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this measurement."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    parser.set_defaults(measure=measure)


def measure(options: argparse.Namespace) -> None:
    """Print the figures of both kernels, or of the one in this process."""
    if options.one:
        print(json.dumps({"compiled": compiled.RUNNING, **figures()}))
        return
    result = both_kernels()
    print(json.dumps(result) if options.json else as_table(result))


def both_kernels() -> dict[str, Figures]:
    """Measure both kernels in turns, in processes of their own."""
    rounds: dict[str, list[Figures]] = {"compiled": [], "pure": []}
    for _ in range(ROUNDS):
        for name, pure in (("compiled", "0"), ("pure", "1")):
            command = [sys.executable, "-m", "tools.bench", "engine", "--one"]
            env = {**os.environ, "ACQUIRE_PURE": pure}
            done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
            figures_now = json.loads(done.stdout)
            if figures_now.pop("compiled") == (name == "compiled"):
                rounds[name].append(figures_now)
    return {
        name: {key: median(row[key] for row in rows) for key in SCALES}
        for name, rows in rounds.items()
        if rows
    }


def as_table(result: dict[str, Figures]) -> str:
    """Write the figures for people, with the ratio of the two kernels."""
    lines = [f"{'':<24}{''.join(f'{name:>12}' for name in result)}"]
    for key, (name, factor, shape) in SCALES.items():
        cells = [format(row[key] * factor, shape) for row in result.values()]
        if len(cells) == 2:
            ratio = result["compiled"][key] / result["pure"][key]
            cells.append(f"{max(ratio, 1 / ratio):.1f} x")
        lines.append(f"{name:<24}{''.join(f'{cell:>12}' for cell in cells)}")
    if "compiled" not in result:
        lines.append(f"There is no compiled kernel: {compiled.PROBLEM}.")
    return "\n".join(lines)


def figures() -> Figures:
    """Measure the kernel of this process."""
    states = [deal(number) for number in range(GAMES)]
    play(states, 1)
    moves, plays, play_s = 0, 0, 0.0
    while play_s < SHORTEST_S:
        start_s = process_time()
        moves += play(states, plays)
        play_s += process_time() - start_s
        plays += 1
    state, actions, opening = middle()
    return {
        "games_per_s": plays * GAMES / play_s,
        "moves_per_s": moves / play_s,
        "copy_s": seconds_each(state.game.copy),
        "view_s": seconds_each(lambda: observe(state, state.seat)),
        "replay_s": seconds_each(lambda: replay(opening, actions)),
    }


def deal(number: int) -> State:
    """Start a game."""
    return new_game(make_setup(EDITION_2008, PLAYERS, f"bench {number}"))


def play(states: list[State], stream: int) -> int:
    """Play every game to its end at random and return the number of moves."""
    chance = Generator(2008, stream)
    moves = 0
    for state in states:
        moves += state.game.copy().play_random(chance)
    return moves


def middle() -> tuple[State, list[Action], State]:
    """Play one game; return the state half-way, all its actions and its start."""
    opening = deal(0)
    chance = Generator(2008)
    game = opening.game.copy()
    codes: list[int] = []
    while legal := game.legal():
        codes.append(legal[chance.below(len(legal))])
        game.apply(codes[-1])
    actions = [action_of(code) for code in codes]
    return replay(opening, actions[: len(actions) // 2]), actions, opening


def replay(state: State, actions: list[Action]) -> State:
    """Apply actions through the functions that saves and undo use."""
    for action in actions:
        state = apply(state, action).state
    return state


def seconds_each(work: Callable[[], object]) -> float:
    """Return the CPU time of one call, counted over as many as fill a while."""
    calls = 1
    while True:
        start_s = process_time()
        for _ in range(calls):
            work()
        spent_s = process_time() - start_s
        if spent_s >= SHORTEST_S / 5:
            return spent_s / calls
        calls *= 4
