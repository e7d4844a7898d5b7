"""Games of computers under every set-up: python -m tests.games.hotel_tycoon.ai --games 200.

The engine refuses an illegal choice, which ends the run with the game's number; a game that does
not end in so many actions does so, too.
"""

import argparse
import sys
from collections import Counter
from random import Random
from time import monotonic

from acquire_desktop.games.hotel_tycoon.ai.players import Level
from acquire_desktop.games.hotel_tycoon.engine.setup import PLAYERS, Mode
from tests.games.hotel_tycoon.ai.positions import played
from tests.games.hotel_tycoon.naive.variety import random_setup

LONGEST = 20_000
"""Actions of a game."""


def play(number: int, levels: tuple[Level, ...]) -> tuple[Mode, int, int]:
    """Play a game; return its mode, its players and its actions."""
    rng = Random(number)
    mode, players = [*Mode][number % len(Mode)], PLAYERS[number // len(Mode) % len(PLAYERS)]
    seats = tuple(rng.choice(levels) for _ in range(players))
    count = 0
    for state in played(random_setup(mode, players, number), seats, number):
        count = state.ply
        if count > LONGEST:
            raise RuntimeError(f"game {number} does not end")
    return mode, players, count


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=90)
    parser.add_argument("--begin", type=int, default=0, help="number of the first game")
    parser.add_argument("--seconds", type=float, default=3600, help="begin no game after these")
    parser.add_argument("--hard", action="store_true", help="Hard plays, too, which takes long")
    asked = parser.parse_args()
    levels = tuple(level for level in Level if asked.hard or level is not Level.HARD)
    ended, actions, until = Counter[str](), 0, monotonic() + asked.seconds
    for number in range(asked.begin, asked.begin + asked.games):
        if monotonic() > until:
            break
        mode, players, count = play(number, levels)
        ended[f"{mode.value} {players}"] += 1
        actions += count
    print(f"{ended.total()} games, {actions} legal actions: {dict(sorted(ended.items()))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
