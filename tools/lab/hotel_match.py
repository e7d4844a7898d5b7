"""Match: measures levels against each other.

``tools.lab.hotel_match --players 2 --games 40 hard medium``

The first level has one seat, the second all others. Each deal is played once with the first level
in every seat. A deal that was played is a line of the file that ``--into`` names, and is not played
again: a match that was stopped goes on where it was.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from time import process_time
from typing import Final

from acquire_desktop.games.hotel_tycoon.ai.players import Level, choose
from acquire_desktop.games.hotel_tycoon.engine.events import GameEnded
from acquire_desktop.games.hotel_tycoon.engine.forms import Form, options_of
from acquire_desktop.games.hotel_tycoon.engine.game import apply, observe, start
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    Mode,
    Movement,
    Options,
    Setup,
    make_setup,
    random_word,
)

_NORMAL_95: Final = 1.96
_GENTLE: Final = Options(fines_eliminate=False)
_NO_CARDS: Final = replace(_GENTLE, events=False)
RULES: Final = {
    "letter": Options(),
    "gentle": _GENTLE,
    "no-cards": _NO_CARDS,
    "one-die": replace(_NO_CARDS, movement=Movement.ONE_DIE),
}
"""Sets of options by name; an evening has its own for each mode and number of players."""


@dataclass(frozen=True, slots=True)
class Match:
    """The players of a match."""

    first: Level
    """The level that is measured, in one seat."""
    second: Level
    """The level of the other seats."""
    mode: Mode
    players: int
    options: Options
    seed: str
    """What the deals and the players' choices come from."""

    def setup(self, deal: int) -> Setup:
        """Return the set-up of a deal, the same for every order of the seats."""
        return make_setup(self.mode, self.players, f"{self.seed} {deal}", self.options)


@dataclass(frozen=True, slots=True)
class Deal:
    """The results of a deal in all rotations."""

    number: int
    share: float
    """The part of its games that the first level won, 0 to 1; shared victories are divided."""
    rounds: float
    """On average."""
    slowest: float
    """Processor seconds that the first level thought in its longest turn."""


def play_game(match: Match, deal: int, seat_of_first: int) -> tuple[float, int, float]:
    """Play a game; return the first level's part of the victory, the rounds, its slowest turn."""
    step = start(match.setup(deal))
    slowest, spent, number = 0.0, 0.0, 0
    while not step.state.over:
        state, seat = step.state, step.state.seat
        seed = random_word(f"{match.seed} {deal} {seat_of_first}", f"{state.ply}|{seat}")
        view = observe(state, seat)
        began = process_time()
        action = choose(view, match.first if seat == seat_of_first else match.second, seed)
        if seat == seat_of_first:
            is_same_turn = view.turn.number == number
            spent = (spent if is_same_turn else 0.0) + process_time() - began
            number, slowest = view.turn.number, max(slowest, spent)
        step = apply(state, action)
    end = next(event for event in step.events if isinstance(event, GameEnded))
    part = (end.places[seat_of_first] == 1) / end.places.count(1)
    return part, step.state.table.turn.round, slowest


def play_deal(match: Match, number: int) -> Deal:
    """Play a deal with the first level in every seat."""
    games = [play_game(match, number, seat) for seat in range(match.players)]
    shares, rounds, seconds = zip(*games, strict=True)
    return Deal(number, fmean(shares), fmean(rounds), max(seconds))


def interval(shares: list[float], players: int) -> tuple[float, float]:
    """Return the 95 % interval of the mean share by Wilson's formula.

    Games of one deal are alike: it counts as so many trials as its shares scatter like, one at
    least and its games at most. So the interval means something also when all games were won.

    Args:
        shares: By deal the part of its games that was won.
        players: Games a deal.
    """
    mean, scatter = fmean(shares), variance(shares) if len(shares) > 1 else 0.0
    alike = mean * (1 - mean) / scatter if scatter else 1.0
    count = len(shares) * min(max(alike, 1.0), players)
    square = _NORMAL_95**2 / count
    middle = (mean + square / 2) / (1 + square)
    half = sqrt(square * (mean * (1 - mean) + square / 4)) / (1 + square)
    return middle - half, middle + half


def summary(deals: list[Deal], players: int) -> str:
    """Return the figures of the deals in a line."""
    shares = [deal.share for deal in deals]
    low, high = interval(shares, players)
    return (
        f"{len(deals)} deals, {len(deals) * players} games: first level wins "
        f"{fmean(shares):.3f} [{low:.3f}, {high:.3f}], par {1 / players:.3f}, "
        f"rounds {fmean(deal.rounds for deal in deals):.0f}, "
        f"longest turn {max(deal.slowest for deal in deals):.2f} s of processor"
    )


def played_before(path: Path | None, key: str) -> dict[int, Deal]:
    """Return the deals of a match that a file holds, by number."""
    if path is None or not path.exists():
        return {}
    lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    deals = (Deal(**line["deal"]) for line in lines if line["match"] == key)
    return {deal.number: deal for deal in deals}


def played(match: Match, numbers: range, path: Path | None) -> Iterator[Deal]:
    """Yield deals, those from the file first where they are needed; new ones are added to it."""
    key = repr(match)
    before = played_before(path, key)
    for number in numbers:
        if number in before:
            yield before[number]
            continue
        deal = play_deal(match, number)
        if path is not None:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"match": key, "deal": asdict(deal)}) + "\n")
        yield deal


def main() -> int:
    """Play the match that the command line names, and tell how it stands after each deal."""
    parser = argparse.ArgumentParser(description="Measure one level against another.")
    parser.add_argument("first", type=Level, choices=list(Level), metavar="FIRST")
    parser.add_argument("second", type=Level, choices=list(Level), metavar="SECOND")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40, help="rounded up to whole deals")
    parser.add_argument("--setup", type=Mode, choices=list(Mode), default=Mode.CLASSIC)
    parser.add_argument("--rules", choices=[*RULES, Form.EVENING.value], default="gentle")
    parser.add_argument("--round-limit", type=int, default=60)
    parser.add_argument("--seed", default="match")
    parser.add_argument("--begin", type=int, default=0, help="number of the first deal")
    parser.add_argument("--into", type=Path, help="file that keeps the deals played")
    asked = parser.parse_args()
    if asked.rules == Form.EVENING.value:
        options = options_of(Form.EVENING, asked.setup, asked.players)
    else:
        options = replace(RULES[asked.rules], round_limit=asked.round_limit)
    match = Match(asked.first, asked.second, asked.setup, asked.players, options, asked.seed)
    deals: list[Deal] = []
    count = -(-asked.games // asked.players)
    for deal in played(match, range(asked.begin, asked.begin + count), asked.into):
        deals.append(deal)
        sys.stdout.write(summary(deals, asked.players) + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
