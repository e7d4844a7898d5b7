"""Search benchmark: microseconds of CPU time for each of its parts, on one core.

The positions are of games of four policies, edition 2008, at the start of turns all through the
game. A simulation is what the search does for every new node: the hidden tiles dealt anew, eight
turns played on, and the value asked.
"""

import argparse
import json
from collections.abc import Callable
from time import process_time
from typing import Final

from acquire_desktop.games.acquire.ai.policy.policy import Policy
from acquire_desktop.games.acquire.ai.search.information_set_tree import InformationSetTree
from acquire_desktop.games.acquire.ai.search.learned import Learned, learned_for
from acquire_desktop.games.acquire.engine.editions import EDITION_2008
from acquire_desktop.games.acquire.engine.game import new_game
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel import compiled
from acquire_desktop.games.acquire.engine.kernel.action_codes import OVER, PLACE
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.setup import make_setup

PLAYERS: Final = 4
GAMES: Final = 20
TURNS: Final = (12, 24, 36, 48, 60)
TIMES: Final = 2000
PURE_TIMES: Final = 20
"""How often each part is done in each position."""
PURCHASES: Final = 12
"""Purchases tried at a decision, as by most levels."""

Work = Callable[[InformationSetTree], None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this measurement."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(measure=measure)


def measure(options: argparse.Namespace) -> None:
    """Print the figures of the kernel in this process."""
    result = figures(TIMES if compiled.RUNNING else PURE_TIMES)
    if options.json:
        print(json.dumps(result))
        return
    print("compiled kernel" if compiled.RUNNING else "pure kernel")
    for name, part_us in result.items():
        print(f"{name:<22}{part_us:>9.2f} us{1e6 / part_us:>12,.0f} a second")


def figures(times: int) -> dict[str, float]:
    """Return the microseconds of each part."""
    learned = learned_for(EDITION_2008, PLAYERS)
    trees = [
        InformationSetTree(learned.policy, learned.value, game, game.seat, number, PURCHASES)
        for number, game in enumerate(positions(learned))
    ]
    parts: dict[str, Work] = {
        "dealing": lambda tree: tree.sample(),
        "rollout of 8 turns": play_on,
        "value": lambda tree: tree.value.rate(tree.base),
        "simulation": simulate,
        "simulation in the tree": lambda tree: tree.run(1),
    }
    return {name: part_us(work, trees, times) for name, work in parts.items()}


def positions(learned: Learned) -> list[KernelGame]:
    """Return positions at the start of turns, from games between policies."""
    found = []
    for number in range(GAMES):
        game = new_game(make_setup(EDITION_2008, PLAYERS, f"search {number}")).game
        policy = Policy(learned.policy)
        policy.chance = Generator(number)
        while game.decision != OVER:
            if game.decision == PLACE and game.turn in TURNS:
                found.append(game.copy())
            policy.look(game, game.seat)
            game.apply(policy.choose(game))
    return found


def part_us(work: Work, trees: list[InformationSetTree], times: int) -> float:
    """Return the mean CPU time of a part, in microseconds."""
    start_s = process_time()
    for tree in trees:
        for _ in range(times):
            work(tree)
    return (process_time() - start_s) / (len(trees) * times) * 1e6


def play_on(tree: InformationSetTree) -> None:
    """Play on from the position as it is."""
    tree.base.copy_to(tree.world)
    tree.rollout.play_on(tree.world)


def simulate(tree: InformationSetTree) -> None:
    """Deal, play on and ask the value."""
    tree.sample()
    tree.rollout.try_out(tree.world)
