"""Match: measures players against each other: ``tools.lab.match``."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from importlib import import_module
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from time import perf_counter
from typing import TextIO

from acquire_desktop.games.acquire.ai.players.strength import Strength, write_strength
from acquire_desktop.games.acquire.choosers import NAMES, SEARCHERS, TREE, level_of
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.setup import (
    SetupError,
    check_players,
    make_setup,
    random_word,
)
from acquire_desktop.games.acquire.engine.state import State
from tools.lab.frozen_levels import AT, YARDSTICKS, is_known, think

_NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Match:
    """The players and the number of games: the same deals for every rotation of the seats."""

    seats: tuple[str, ...]
    """The player's level by seat, before rotation."""
    edition: str
    """The key of a published edition."""
    deals: int
    """Shuffles of the tiles; each is played once for every rotation."""
    seed: str
    """What the deals and the players' choices come from."""
    first: int = 0
    """The number of the first deal: a match can be played in parts."""

    def numbers(self) -> range:
        """Return the numbers of the deals."""
        return range(self.first, self.first + self.deals)


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
    mean_ms: float
    """Time for a decision between two or more actions, on average."""
    p99_ms: float
    """The time that 99 of 100 such decisions take at most."""
    simulations: float
    """Simulations or iterations for such a decision, on average."""


@dataclass(slots=True)
class Tally:
    """The result of one level in the games of one deal."""

    shares: list[float] = field(default_factory=list)
    """The share of each game that each of its seats won."""
    dollars: list[int] = field(default_factory=list)
    """Money at the end, by game and seat."""
    seconds: list[float] = field(default_factory=list)
    """Time taken by each decision between two or more actions."""
    simulations: int = 0
    """Simulations or iterations in all."""


DealResult = dict[str, Tally]


def play_game(
    levels: Sequence[str], edition: str, seed: str, choice_seed: str, tallies: DealResult
) -> State:
    """Play one whole game, note how the levels thought, and return its last state."""
    state = new_game(make_setup(EDITIONS[edition], len(levels), seed))
    while not state.over:
        seat = state.seat
        view = observe(state, seat)
        number = random_word(choice_seed, f"{state.ply}|{seat}")
        began = perf_counter()
        result = think(levels[seat], view, number)
        if len(view.legal) > 1:
            tallies[levels[seat]].seconds.append(perf_counter() - began)
            tallies[levels[seat]].simulations += result.simulations
        state = apply(state, result.action).state
    return state


def play_deal(match: Match, deal: int) -> DealResult:
    """Play one deal in every rotation of the seats."""
    seed = f"{match.seed}-{deal}"
    tallies: DealResult = {level: Tally() for level in match.seats}
    for turn in range(len(match.seats)):
        levels = match.seats[turn:] + match.seats[:turn]
        totals = play_game(levels, match.edition, seed, f"{seed}|{turn}", tallies).game.totals
        best = max(totals)
        for level, total in zip(levels, totals, strict=True):
            tallies[level].shares.append((total == best) / totals.count(best))
            tallies[level].dollars.append(total)
    return tallies


def play_match(match: Match, executor: Executor, log: TextIO | None = None) -> list[Standing]:
    """Play all deals on an executor and return the standings, best first.

    Args:
        match: What is played.
        executor: Where.
        log: Gets a line of JSON for every deal, with what each level's seats won on average, as
            soon as it is known: nothing is lost when a long match is broken off.
    """
    results: list[DealResult] = []
    # Dask asks for the lengths of what it maps over.
    played = executor.map(play_deal, [match] * match.deals, match.numbers())
    for number, result in zip(match.numbers(), played, strict=True):
        results.append(result)
        if log is not None:
            wins = {level: fmean(tally.shares) for level, tally in result.items()}
            log.write(json.dumps({"deal": number, "wins": wins}) + "\n")
            log.flush()
    standings = [_standing(level, match, results) for level in sorted(set(match.seats))]
    return sorted(standings, key=lambda standing: -standing.wins)


def margin_of(shares: Sequence[float]) -> float:
    """Return half of the 95 % interval of a mean share of wins, 0-1; deals are the trials.

    Args:
        shares: By deal the share won, 0-1.
    """
    return _NORMAL_95 * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0


def _standing(level: str, match: Match, results: Sequence[DealResult]) -> Standing:
    wins = [fmean(result[level].shares) for result in results]
    dollars = fmean(fmean(result[level].dollars) for result in results)
    seconds = sorted(time for result in results for time in result[level].seconds)
    simulations = sum(result[level].simulations for result in results)
    return Standing(
        level,
        fmean(wins),
        margin_of(wins),
        1 / len(match.seats),
        dollars,
        1000 * fmean(seconds),
        1000 * seconds[int(0.99 * (len(seconds) - 1))],
        simulations / len(seconds),
    )


def strength_in(match: Match, standings: Sequence[Standing]) -> Strength:
    """Return what the level of the first seat won against the others.

    Raises:
        ValueError: If the others are not all of one other level.
    """
    level, others = match.seats[0], set(match.seats[1:])
    if len(others) != 1 or level in others:
        raise ValueError("a strength needs one level against several of another")
    own = next(standing for standing in standings if standing.level == level)
    rival = level_of(others.pop())
    games = match.deals * len(match.seats)
    is_short = any(level_of(name) != name for name in match.seats)
    rivals = len(match.seats) - 1
    return Strength(rival, rivals, games, own.wins, own.margin, match.edition, is_short)


def _report(match: Match, standings: Sequence[Standing]) -> str:
    games = match.deals * len(match.seats)
    lines = [f"{match.edition}: {', '.join(match.seats)}; {games} games, seed {match.seed}"]
    lines += [
        f"{s.level:>10}  wins {s.wins:6.1%} +-{s.margin:5.1%} (par {s.par:.1%})"
        f"  {s.dollars:9,.0f} dollars"
        f"  {s.mean_ms:8.1f} ms (p99 {s.p99_ms:.1f})  {s.simulations:9,.0f} simulations"
        for s in standings
    ]
    return "\n".join(lines)


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.lab.match", description=__doc__)
    parser.add_argument("--seats", default="greedy,random,random,random", help="levels by seat")
    parser.add_argument("--deals", type=int, default=100, help="each is played in every rotation")
    parser.add_argument("--edition", choices=sorted(EDITIONS), default="2008")
    parser.add_argument("--seed", default="match")
    parser.add_argument("--games", type=int, help="instead of deals: all rotations together")
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--log", type=Path, help="file that gets a line for every deal")
    parser.add_argument("--jobs", type=int, help="processes; default: one a core")
    parser.add_argument("--scheduler", help="address of a Dask scheduler to play on")
    parser.add_argument(
        "--strength", type=Path, help="file to put the first seat's result in, for the level list"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    options = parser.parse_args(arguments)
    options.seats = tuple(options.seats.split(","))
    unknown = sorted(name for name in set(options.seats) if not is_known(name))
    if unknown:
        counted = [f"{name}:ITERATIONS" for name in (TREE, *SEARCHERS)]
        frozen = [f"LEVEL{AT}{version}" for version in YARDSTICKS]
        known = ", ".join((*NAMES, *counted, *frozen))
        parser.error(f"no such level: {', '.join(unknown)}; there are {known}")
    if options.games is not None:
        options.deals = -(-options.games // len(options.seats))
    if options.deals < 1 or options.first < 0:
        parser.error("at least one deal is needed, and none has a number below 0")
    try:
        check_players(EDITIONS[options.edition], len(options.seats))
    except SetupError as error:
        parser.error(str(error))
    return options


@contextmanager
def on_processes(jobs: int | None, scheduler: str | None) -> Iterator[Executor]:
    """Give what the games are played on: processes here, or a cluster."""
    if scheduler is None:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as executor:
            yield executor
        return
    with import_module("distributed").Client(scheduler) as client:
        yield client.get_executor()


def main(arguments: Sequence[str] | None = None) -> int:
    """Play a match from the command line and print its standings."""
    options = _arguments(arguments)
    match = Match(options.seats, options.edition, options.deals, options.seed, options.first)
    with ExitStack() as stack:
        log = stack.enter_context(options.log.open("a", encoding="utf-8")) if options.log else None
        executor = stack.enter_context(on_processes(options.jobs, options.scheduler))
        standings = play_match(match, executor, log)
    if options.strength is not None:
        level = level_of(match.seats[0])
        write_strength(options.strength, level, strength_in(match, standings))
    if options.json:
        text = json.dumps({**asdict(match), "standings": [asdict(s) for s in standings]})
    else:
        text = _report(match, standings)
    sys.stdout.write(text + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
