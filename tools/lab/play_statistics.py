"""Play statistics: how characters play: ``tools.lab.play_statistics``.

Each character plays against three of its level without one, seats rotated, all on the same deals.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import astuple, dataclass
from itertools import repeat
from multiprocessing import get_context
from statistics import fmean

from acquire_desktop.games.acquire.ai.players.character_names import CHARACTER_NAMES, SEPARATOR
from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.choosers import think
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.decisions import TilePlacement
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.events import (
    BonusPaid,
    ChainFounded,
    Event,
    MergerBegan,
    StockBought,
    StockDisposed,
)
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup, random_word

_SEATS = 4


@dataclass(slots=True)
class PlayStatistics:
    """The statistics of one player in one game."""

    won: float = 0.0
    """The share of the victory, 0-1."""
    founded: float = 0.0
    """Chains founded."""
    merged: float = 0.0
    """Mergers made."""
    spent: float = 0.0
    """Dollars for stock."""
    cash: float = 0.0
    """Dollars in hand at the start of a turn, on average."""
    chains: float = 0.0
    """Chains of which stock is held at the start of a turn, on average."""
    kept: float = 0.0
    """Stocks kept at mergers."""
    seconds: float = 0.0
    """Bonuses for the second place."""


def play(level: str, edition: str, seed: str, seat: Seat) -> PlayStatistics:
    """Play one game in which a level, with its character, sits among players without one."""
    plain = level.partition(SEPARATOR)[0]
    state = new_game(make_setup(EDITIONS[edition], _SEATS, seed))
    statistics, purses, holdings = PlayStatistics(), [], []
    while not state.over:
        view = observe(state, state.seat)
        if state.seat == seat and isinstance(view.decision, TilePlacement):
            purses.append(view.cash[seat])
            holdings.append(sum(count > 0 for count in view.stocks[seat]))
        number = random_word(seed, f"{state.ply}|{state.seat}")
        result = think(level if state.seat == seat else plain, view, number)
        step = apply(state, result.action)
        for event in step.events:
            _count(statistics, event, seat)
        state = step.state
    best = max(state.game.totals)
    statistics.won = (state.game.totals[seat] == best) / state.game.totals.count(best)
    statistics.cash, statistics.chains = fmean(purses), fmean(holdings)
    return statistics


def average(games: Sequence[PlayStatistics]) -> PlayStatistics:
    """Return the statistics of an average game."""
    return PlayStatistics(*(fmean(column) for column in zip(*map(astuple, games), strict=True)))


def measure(level: str, edition: str, games: int, executor: Executor) -> dict[str, PlayStatistics]:
    """Return the statistics of every character at a level by its key; "" has no character."""
    found = {}
    for key in ("", *CHARACTER_NAMES):
        name = f"{level}{SEPARATOR}{key}" if key else level
        seeds = [f"character-{number // _SEATS}" for number in range(games)]
        seats = [number % _SEATS for number in range(games)]
        found[key] = average(
            list(executor.map(play, repeat(name), repeat(edition), seeds, seats, chunksize=8))
        )
    return found


def table(statistics: dict[str, PlayStatistics]) -> str:
    """Return the statistics as a table in Markdown."""
    lines = [
        "| character | wins | founds | merges | spends | cash | chains | keeps | seconds |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for key, row in statistics.items():
        name = f"{CHARACTER_NAMES[key]}, {key}" if key else "none"
        lines.append(
            f"| {name} | {row.won:.0%} | {row.founded:.2f} | {row.merged:.2f} | {row.spent:,.0f}"
            f" | {row.cash:,.0f} | {row.chains:.1f} | {row.kept:.1f} | {row.seconds:.1f} |"
        )
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure from the command line and print the table."""
    parser = argparse.ArgumentParser(prog="tools.lab.play_statistics", description=__doc__)
    parser.add_argument("--level", choices=sorted(LEVELS), default="medium")
    parser.add_argument("--edition", choices=sorted(EDITIONS), default="2008")
    parser.add_argument("--games", type=int, default=200, help="for each character")
    parser.add_argument("--jobs", type=int, help="processes; default: one a core")
    options = parser.parse_args(arguments)
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as executor:
        found = measure(options.level, options.edition, options.games, executor)
    sys.stdout.write(table(found) + "\n")
    return 0


def _count(statistics: PlayStatistics, event: Event, seat: Seat) -> None:
    if getattr(event, "seat", None) != seat:
        return
    match event:
        case ChainFounded():
            statistics.founded += 1
        case MergerBegan():
            statistics.merged += 1
        case StockBought(cost=cost):
            statistics.spent += cost
        case StockDisposed(keep=keep):
            statistics.kept += keep
        case BonusPaid(places=(1,)):
            statistics.seconds += 1


if __name__ == "__main__":
    raise SystemExit(main())
