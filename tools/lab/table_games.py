"""Table games: what was foreseen in games of given levels, and who won: ``tools.lab.table_games``.

Each game gets a line of JSON in a file as soon as it is over, so that the work can be broken off,
and goes on. The chances are those of equal players: ``table_chances`` fits and tries by them how
the levels at the table change them.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time
from typing import Final

from acquire_desktop.games.acquire.advice.chances import analyse
from acquire_desktop.games.acquire.advice.verdict import PARTS
from acquire_desktop.games.acquire.choosers import is_known, think
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup, random_word
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.review.hindsight import chances, in_parts

MIXED: Final = "mixed"
"""A table at which the seats of every game, as many as may be, get levels by lot."""
LOTS: Final = ("beginner", "novice", "easy", "medium", "skilled", "hard")
"""Those levels: they take no more than a second a game."""
EVERY: Final = 12
"""One decision of about so many is looked at."""
SIMULATIONS: Final = 240
"""Games tried for the chances that a deciding seat is told."""
ROLLOUTS: Final = 48
"""Rollouts for those that are told when the game is over, all hands known."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The forecast at one decision; chances in 1/10,000, by seat."""

    pool: int
    """Tiles left in the pool."""
    seat: int
    """Who decides."""
    told: tuple[int, ...]
    """The chances as the deciding seat is told them."""
    known: tuple[int, ...]
    """The chances when all hands are known."""


@dataclass(frozen=True, slots=True)
class TableGame:
    """A game that is over."""

    edition: str
    table: str
    """The levels as they were asked for, by commas, or ``MIXED``."""
    seed: str
    number: int
    """Of the deal, from 0 on."""
    seats: tuple[str, ...]
    """Who played, by seat."""
    shares: tuple[float, ...]
    """By seat the share of the victory."""
    moments: tuple[Moment, ...]


def seats_of(edition: str, table: str, seed: str, number: int) -> tuple[str, ...]:
    """Return the players of a deal: the levels of the table, going round, or random levels."""
    if table == MIXED:
        fewest, most = EDITIONS[edition].players
        count = fewest + random_word(f"{seed} {number}", "players") % (most - fewest + 1)
        words = (random_word(f"{seed} {number}", f"seat {seat}") for seat in range(count))
        return tuple(LOTS[word % len(LOTS)] for word in words)
    levels = table.split(",")
    turn = number % len(levels)
    return (*levels[turn:], *levels[:turn])


def play(edition: str, table: str, seed: str, number: int) -> TableGame:
    """Play a deal and note what is foreseen; the same deal always comes out the same.

    Levels that search for a time must be held to a number of iterations.
    """
    seats = seats_of(edition, table, seed, number)
    state = new_game(make_setup(EDITIONS[edition], len(seats), f"{seed} {number}"))
    moments = []
    while not state.over:
        luck = random_word(f"{seed} {number}|{state.ply}", "player")
        if random_word(f"{seed} {number}|{state.ply}", "look") % EVERY == 0:
            moments.append(look(state, luck))
        action = think(seats[state.seat], observe(state, state.seat), luck).action
        state = apply(state, action).state
    totals = state.game.totals[: len(seats)]
    best = max(totals)
    shares = tuple((total == best) / totals.count(best) for total in totals)
    return TableGame(edition, table, seed, number, seats, shares, tuple(moments))


def look(state: State, luck: int) -> Moment:
    """Return what is foreseen at a moment."""
    view = observe(state, state.seat)
    told = [each.win for each in analyse(view, luck, SIMULATIONS).chances]
    known = chances(state, ROLLOUTS, luck)
    whole = in_parts([each / sum(told) for each in told], PARTS)
    return Moment(view.pool_count, state.seat, whole, known or whole)


def line_of(game: TableGame) -> str:
    """Return a game as a line of the file."""
    return json.dumps(asdict(game), separators=(",", ":")) + "\n"


def games_in(text: str) -> Iterator[TableGame]:
    """Yield the games of a file; a line that was torn is passed over."""
    for line in text.splitlines():
        with suppress(ValueError, KeyError, TypeError):
            row = json.loads(line)
            moments = tuple(
                Moment(each["pool"], each["seat"], tuple(each["told"]), tuple(each["known"]))
                for each in row.pop("moments")
            )
            seats, shares = tuple(row.pop("seats")), tuple(row.pop("shares"))
            yield TableGame(**row, seats=seats, shares=shares, moments=moments)


def gather(
    path: Path, edition: str, table: str, seed: str, numbers: range, minutes: float | None
) -> int:
    """Play what is not yet in a file, and put it there.

    Args:
        path: The file, which gets a line for each game.
        edition: The key of a published edition.
        table: Who plays.
        seed: Where the deals come from.
        numbers: Those of the deals.
        minutes: CPU time after which no other game is begun; None for as long as it takes.

    Returns:
        How many games were played.
    """
    key = edition, table, seed
    known = games_in(path.read_text("utf-8")) if path.exists() else ()
    done = {each.number for each in known if (each.edition, each.table, each.seed) == key}
    played = 0
    with path.open("a", encoding="utf-8") as file:
        for number in numbers:
            if minutes is not None and process_time() > 60 * minutes:
                break
            if number not in done:
                file.write(line_of(play(edition, table, seed, number)))
                file.flush()
                played += 1
    return played


def main(arguments: Sequence[str] | None = None) -> int:
    """Gather games from the command line."""
    parser = argparse.ArgumentParser(prog="tools.lab.table_games", description=__doc__)
    parser.add_argument("--table", default=MIXED, help="levels by commas, or mixed")
    parser.add_argument("--edition", choices=sorted(EDITIONS), default="2008")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--seed", default="table")
    parser.add_argument("--minutes", type=float, help="of CPU time at most")
    parser.add_argument("--out", type=Path, required=True, help="file that gets a line a game")
    options = parser.parse_args(arguments)
    if options.table != MIXED and not all(map(is_known, options.table.split(","))):
        parser.error(f"no such levels: {options.table}")
    numbers = range(options.first, options.first + options.games)
    what = options.edition, options.table, options.seed, numbers, options.minutes
    played = gather(options.out, *what)
    sys.stdout.write(f"{played} games of {options.table}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
