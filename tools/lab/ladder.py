"""Ladder: how far each level is above the one below, at every table: ``tools.lab.ladder``.

Each step of the ladder is a match of one player of a level against others of the level below, once
for each number of players and bonus mode. Every deal gets a line of JSON in a file as soon as it is
over, so that the work can be broken off, and goes on; at its end the table of ``docs/ai.md`` is
written.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import asdict, dataclass
from math import log10
from pathlib import Path
from statistics import fmean
from typing import Final, TextIO

from tools.lab.frozen_levels import is_known
from tools.lab.match import Match, margin_of, on_processes, play_deal
from tools.lab.self_play import Setting
from tools.lab.train import SETTINGS

STEPS: Final = (
    ("beginner", "newcomer"),
    ("novice", "beginner"),
    ("easy", "novice"),
    ("medium", "easy"),
    ("skilled", "medium"),
    ("hard", "skilled"),
    ("expert:3000", "hard"),
)
"""Each level and the one below; levels that search for a time are held to numbers of iterations."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A step of the ladder at one table."""

    edition: str
    """The key of a published edition."""
    players: int
    """Seats at the table."""
    level: str
    """Who has one of them."""
    other: str
    """Who has all others."""

    def __str__(self) -> str:
        return f"{self.edition}, {self.players} players: {self.level} above {self.other}"


@dataclass(frozen=True, slots=True)
class Result:
    """The gain of the level."""

    games: int
    wins: float
    """The share of the games, 0-1; a shared victory is divided."""
    margin: float
    """Half of the 95 % interval; deals are the independent trials."""

    def points(self, rivals: int) -> float | None:
        """Return how far it is above each of so many rivals, in points; None where it won all.

        400 points are ten times the odds.
        """
        if not 0 < self.wins < 1:
            return None
        return 400 * log10(rivals * self.wins / (1 - self.wins))


def rungs(settings: Iterable[Setting], steps: Sequence[tuple[str, str]]) -> Iterator[Rung]:
    """Yield every step at every table."""
    for setting in settings:
        for level, other in steps:
            yield Rung(setting.edition, setting.players, level, other)


def played(text: str, seed: str) -> dict[Rung, dict[int, float]]:
    """Return the shares won by deal from a file. A line that was torn is passed over."""
    found: dict[Rung, dict[int, float]] = {}
    for line in text.splitlines():
        with suppress(ValueError, KeyError, TypeError):
            row = json.loads(line)
            if row["seed"] == seed:
                rung = Rung(row["edition"], row["players"], row["level"], row["other"])
                found.setdefault(rung, {})[int(row["deal"])] = float(row["wins"])
    return found


def play(
    rung: Rung, numbers: Sequence[int], seed: str, executor: Executor, file: TextIO
) -> dict[int, float]:
    """Play deals in every rotation and write a line for each; return the shares won by deal."""
    seats = (rung.level, *[rung.other] * (rung.players - 1))
    match = Match(seats, rung.edition, len(numbers), seed)
    found = {}
    for deal, tallies in zip(
        numbers, executor.map(play_deal, [match] * len(numbers), numbers), strict=True
    ):
        found[deal] = fmean(tallies[rung.level].shares)
        row = {"seed": seed, **asdict(rung), "deal": deal, "wins": found[deal]}
        file.write(json.dumps(row) + "\n")
        file.flush()
    return found


def result_of(wins: Sequence[float], players: int) -> Result:
    """Return what came of deals, each played once in every rotation."""
    return Result(len(wins) * players, fmean(wins), margin_of(wins))


def table(results: dict[Rung, Result]) -> str:
    """Return a table in Markdown: a row for each step, a column for each table."""
    places = list(dict.fromkeys((rung.edition, rung.players) for rung in results))
    steps = list(dict.fromkeys((rung.level, rung.other) for rung in results))
    lines = [
        " | ".join(["| step", *(f"{edition}, {players}" for edition, players in places)]) + " |",
        "|---" * (len(places) + 1) + "|",
    ]
    for level, other in steps:
        cells = [_cell(results.get(Rung(*place, level, other)), place[1] - 1) for place in places]
        lines.append(" | ".join([f"| {level} above {other}", *cells]) + " |")
    return "\n".join(lines)


def _cell(result: Result | None, rivals: int) -> str:
    if result is None:
        return ""
    points = result.points(rivals)
    text = "" if points is None else f", {points:.0f} points"
    return f"{100 * result.wins:.1f} +-{100 * result.margin:.1f}% of {result.games}{text}"


def _setting(text: str) -> Setting:
    edition, _, players = text.partition(":")
    wanted = next((s for s in SETTINGS if (s.edition, str(s.players)) == (edition, players)), None)
    if wanted is None:
        known = ", ".join(f"{setting.edition}:{setting.players}" for setting in SETTINGS)
        raise argparse.ArgumentTypeError(f"{text} is none of {known}")
    return wanted


def _step(text: str) -> tuple[str, str]:
    level, _, other = text.partition("/")
    if not (is_known(level) and is_known(other) and level != other):
        raise argparse.ArgumentTypeError(f"{text} is not LEVEL/OTHER, two players there are")
    return level, other


def main(arguments: Sequence[str] | None = None) -> int:
    """Climb the ladder from the command line and print its table."""
    parser = argparse.ArgumentParser(prog="tools.lab.ladder", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="file that gets a line a deal")
    parser.add_argument("--games", type=int, default=200, help="for each step at each table")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--jobs", type=int, help="processes; default: one a core")
    parser.add_argument("--scheduler", help="address of a Dask scheduler to play on")
    parser.add_argument(
        "--only", type=_setting, nargs="+", default=SETTINGS, metavar="EDITION:PLAYERS"
    )
    parser.add_argument("--steps", type=_step, nargs="+", default=STEPS, metavar="LEVEL/OTHER")
    options = parser.parse_args(arguments)
    if options.games < 1:
        parser.error("at least one game is needed")
    text = options.out.read_text("utf-8") if options.out.exists() else ""
    before, results = played(text, options.seed), {}
    with (
        on_processes(options.jobs, options.scheduler) as executor,
        options.out.open("a", encoding="utf-8") as file,
    ):
        if text and not text.endswith("\n"):
            file.write("\n")  # a line that was torn
        for rung in rungs(options.only, options.steps):
            deals = range(-(-options.games // rung.players))
            shares = before.get(rung, {})
            missing = [deal for deal in deals if deal not in shares]
            shares = {**shares, **play(rung, missing, options.seed, executor, file)}
            results[rung] = result_of([shares[deal] for deal in deals], rung.players)
            sys.stdout.write(f"{rung}: {_cell(results[rung], rung.players - 1)}\n")
            sys.stdout.flush()
    sys.stdout.write(table(results) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
