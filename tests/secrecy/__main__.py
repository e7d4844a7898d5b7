"""Plays games twice and looks for what the screen gives away: ``python -m tests.secrecy --help``.

Each line is a finding: the number of the game, the moment, who looks (or nobody), where it was
found and what stood there in either game. A pair with findings is played once more in a process
of its own: what depends on a secret is found again; what depends on when the machine had time to
paint, or on games before, is only counted. The last line is a summary; the exit status is 1 on any
finding.
"""

import argparse
import os
from functools import partial
from multiprocessing import get_context
from time import perf_counter
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from acquire_desktop.games import GAMES, HOTEL_TYCOON, acquire
from acquire_desktop.games.acquire.engine.view import Holdings
from tests.as_root import add_as_root, refuse_root
from tests.secrecy.comparing import found_again, scan
from tests.secrecy.hotel_tycoon import pairs as hotel_pairs
from tests.secrecy.hotel_tycoon.scanning import scan as scan_hotel
from tests.secrecy.pair import SCANNED_PLIES

_GAMES_OF_A_PROCESS: Final = 50
"""So that what Qt keeps of closed windows does not grow."""


def main() -> int:
    """Scan, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="how many games are played twice")
    parser.add_argument("--seed", type=int, default=1, help="the number of the first game")
    parser.add_argument("--game", choices=GAMES, default=acquire.KEY, help="which game is played")
    parser.add_argument("--plies", type=int, help="actions of each game")
    parser.add_argument("--closely", action="store_true", help="look after every gesture")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="games at a time")
    levels = [holdings.value for holdings in Holdings]
    parser.add_argument("--holdings", choices=levels, help="play Acquire at this level alone")
    add_as_root(parser)
    options = parser.parse_args()
    refuse_root(parser, options)
    began, found, games, passing = perf_counter(), 0, 0, 0
    numbers = range(options.seed, options.seed + options.games)
    search = _search(options)
    # An executor of concurrent.futures may wait for ever after a process has done its share.
    with get_context("spawn").Pool(options.jobs, maxtasksperchild=_GAMES_OF_A_PROCESS) as pool:
        searches = zip(numbers, pool.imap(search, numbers), strict=True)
        suspects = {number: lines for number, lines in searches if lines}
    with get_context("spawn").Pool(options.jobs, maxtasksperchild=1) as pool:
        repeats = pool.imap(search, suspects, chunksize=1)
        for lines, again in zip(suspects.values(), repeats, strict=True):
            still = found_again(lines, again)
            print(*still, sep="\n", end="\n" if still else "", flush=True)
            found += len(still)
            games += bool(still)
            passing += len(lines) - len(still)
    print(
        f"{options.games} games of {options.game} from {options.seed}:"
        f" {found} findings in {games} games, {passing} not found again,"
        f" {perf_counter() - began:.0f} s"
    )
    return 1 if found else 0


def _search(options: argparse.Namespace) -> "partial[list[str]]":
    """Return what plays the pair of a number and returns its findings."""
    if options.game == HOTEL_TYCOON:
        return partial(
            scan_hotel, plies=options.plies or hotel_pairs.SCANNED_PLIES, is_close=options.closely
        )
    holdings = None if options.holdings is None else Holdings(options.holdings)
    plies = options.plies or SCANNED_PLIES
    return partial(scan, plies=plies, is_close=options.closely, holdings=holdings)


if __name__ == "__main__":
    raise SystemExit(main())
