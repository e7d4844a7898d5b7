"""Saving benchmark: what a save costs in either thread, and how large a whole game gets.

Games of six are played at random in every edition through the session that the program has, and
saved after every action to a folder of their own. Times are processor time, which other programs
do not lengthen, but for the one until a save is on disk. Sizes are of other games, half of which
nobody declares over, some of them with special power cards.
"""

import argparse
import json
from typing import Final

from tools.bench.ui import Figure, as_table

FIGURES: Final = {
    "save_p50_ms": Figure("a save in its thread, p50", None, "ms"),
    "save_p99_ms": Figure("a save in its thread, p99", 5, "ms"),
    "handed_over_p99_ms": Figure("the same in the window's thread, p99", 1, "ms"),
    "told_p50_ms": Figure("until it is told to be on disk, p50", None, "ms"),
    "told_p99_ms": Figure("until it is told to be on disk, p99", None, "ms"),
    "largest_kb": Figure("the largest save of a whole game", 30, "kB"),
}
"""Every figure by its key."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this measurement."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--games", type=int, default=300, help="games whose size is measured")
    parser.add_argument("--saved", type=int, default=2, help="games an edition that are saved")
    parser.set_defaults(measure=measure)


def measure(options: argparse.Namespace) -> None:
    """Print the figures."""
    import acquire_desktop.app  # noqa: F401 - first of all, as in the program
    from tools.bench.saved_games import largest_kb, save_times

    result = {**save_times(options.saved), "largest_kb": largest_kb(options.games)}
    print(json.dumps(result) if options.json else as_table(result, figures=FIGURES))
