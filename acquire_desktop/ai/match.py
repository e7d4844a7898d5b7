"""Measures computer players against each other: ``python -m acquire_desktop.ai.match``."""

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import repeat
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, stdev

from acquire_desktop.ai.players import PLAYERS
from acquire_desktop.engine.editions import EDITIONS
from acquire_desktop.engine.game import apply, new_game, observe
from acquire_desktop.engine.record import SetupError, check_players, make_setup, random_word
from acquire_desktop.engine.state import State

_NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays what, how often: the same deals for every rotation of the seats."""

    seats: tuple[str, ...]
    """The player's level by seat, before rotation."""
    edition: str
    """The key of a published edition."""
    deals: int
    """Shuffles of the tiles; each is played once for every rotation."""
    seed: str
    """What the deals and the players' choices come from."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one level did in a match."""

    level: str
    wins: float
    """The share of games won by one seat of this level, 0-1; a shared victory is divided."""
    margin: float
    """Half of the 95 % interval of ``wins``; deals are the independent trials."""
    par: float
    """The share of an average player."""
    dollars: float
    """Money at the end, on average."""


DealResult = dict[str, tuple[float, float]]
"""For one deal, by level: the share of games won and the dollars of one seat, on average."""


def play_game(levels: Sequence[str], edition: str, seed: str, choice_seed: str) -> State:
    """Play one whole game and return its last state."""
    state = new_game(make_setup(EDITIONS[edition], len(levels), seed))
    while not state.over:
        seat = state.seat
        number = random_word(choice_seed, f"{state.ply}|{seat}")
        action = PLAYERS[levels[seat]](observe(state, seat), number)
        state = apply(state, action).state
    return state


def play_deal(match: Match, deal: int) -> DealResult:
    """Play one deal in every rotation of the seats."""
    seed = f"{match.seed}-{deal}"
    shares: dict[str, list[float]] = {level: [] for level in match.seats}
    dollars: dict[str, list[float]] = {level: [] for level in match.seats}
    for turn in range(len(match.seats)):
        levels = match.seats[turn:] + match.seats[:turn]
        totals = play_game(levels, match.edition, seed, f"{seed}|{turn}").game.totals
        best = max(totals)
        for level, total in zip(levels, totals, strict=True):
            shares[level].append((total == best) / totals.count(best))
            dollars[level].append(total)
    return {level: (fmean(shares[level]), fmean(dollars[level])) for level in shares}


def play_match(match: Match, executor: Executor) -> list[Standing]:
    """Play all deals on an executor and return the standings, best first."""
    results = list(executor.map(play_deal, repeat(match), range(match.deals)))
    standings = [_standing(level, match, results) for level in sorted(set(match.seats))]
    return sorted(standings, key=lambda standing: -standing.wins)


def _standing(level: str, match: Match, results: Sequence[DealResult]) -> Standing:
    wins = [result[level][0] for result in results]
    margin = _NORMAL_95 * stdev(wins) / sqrt(len(wins)) if len(wins) > 1 else 1.0
    dollars = fmean(result[level][1] for result in results)
    return Standing(level, fmean(wins), margin, 1 / len(match.seats), dollars)


def _report(match: Match, standings: Sequence[Standing]) -> str:
    games = match.deals * len(match.seats)
    lines = [f"{match.edition}: {', '.join(match.seats)}; {games} games, seed {match.seed}"]
    lines += [
        f"{s.level:>10}  wins {s.wins:6.1%} +-{s.margin:5.1%} (par {s.par:.1%})"
        f"  {s.dollars:9,.0f} dollars"
        for s in standings
    ]
    return "\n".join(lines)


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="acquire_desktop.ai.match", description=__doc__)
    parser.add_argument("--seats", default="greedy,random,random,random", help="levels by seat")
    parser.add_argument("--deals", type=int, default=100, help="each is played in every rotation")
    parser.add_argument("--edition", choices=sorted(EDITIONS), default="2008")
    parser.add_argument("--seed", default="match")
    parser.add_argument("--workers", type=int, default=None, help="processes; default: one a core")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    options = parser.parse_args(arguments)
    options.seats = tuple(options.seats.split(","))
    unknown = sorted(set(options.seats) - set(PLAYERS))
    if unknown:
        parser.error(f"no such level: {', '.join(unknown)}; there are {', '.join(PLAYERS)}")
    if options.deals < 1:
        parser.error("at least one deal is needed")
    try:
        check_players(EDITIONS[options.edition], len(options.seats))
    except SetupError as error:
        parser.error(str(error))
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Play a match from the command line and print its standings."""
    options = _arguments(arguments)
    match = Match(options.seats, options.edition, options.deals, options.seed)
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as executor:
        standings = play_match(match, executor)
    if options.json:
        text = json.dumps({**asdict(match), "standings": [asdict(s) for s in standings]})
    else:
        text = _report(match, standings)
    sys.stdout.write(text + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
