"""Random games on both engines: python -m tests.games.hotel_tycoon.naive --games 100 --seed 1.

Every game has one set-up, player count and set of options more; a difference is told and ends it.
"""

import argparse
import sys
import time
from collections import Counter

from acquire_desktop.games.hotel_tycoon.engine.setup import PLAYERS, Mode
from tests.games.hotel_tycoon.naive.compare import DifferenceError, play_both
from tests.games.hotel_tycoon.naive.variety import random_setup


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="for each set-up and player count")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    begun, met = time.monotonic(), Counter[str]()
    pairs = [(mode, players) for mode in Mode for players in PLAYERS]
    for number in range(options.games):
        for mode, players in pairs:
            seed = options.seed * 1_000_003 + number
            try:
                met += play_both(random_setup(mode, players, seed), seed)
            except DifferenceError as difference:
                print(f"\n{random_setup(mode, players, seed)}\n{difference}")
                return 1
        done, seconds = (number + 1) * len(pairs), time.monotonic() - begun
        if sys.stdout.isatty():
            print(f"\r{done} games, {seconds:.0f} s", end="", flush=True)
        elif (number + 1) % 10 == 0 or number + 1 == options.games:
            print(f"{done} games, {seconds:.0f} s", flush=True)
    print()
    print("\n".join(f"{count:8} {name}" for name, count in met.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
