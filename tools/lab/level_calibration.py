"""Calibration, what each level gives away: ``python -m tools.lab.level_calibration``.

Computer players of two levels at a time play games, and every decision is judged as in a review.
Each game that is done is a line in a file of work, so that the command can be broken off and goes
on from there; what is read by the program is written at the end, and when it is broken off.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean, stdev
from time import monotonic, process_time
from typing import Final

from acquire_desktop.codec import fields_of, int_of, list_of, text_of
from acquire_desktop.games.acquire.advice.judgement import Stage, decision_points, judgement_of
from acquire_desktop.games.acquire.advice.verdict import Effort, judge
from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.ai.search.learned import weights_hash
from acquire_desktop.games.acquire.choosers import level_of, think
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.setup import (
    SetupError,
    check_players,
    make_setup,
    random_word,
)
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.review.level_ranges import (
    CALIBRATION_FILE,
    FORMAT,
    SIMULATIONS,
    Band,
    Table,
    read_bands,
)
from acquire_desktop.games.acquire.review.report import report_of
from acquire_desktop.paths import resource_dir
from acquire_desktop.storage.atomic import write_atomically
from acquire_desktop.storage.strict_json import StrictJsonError, canonical, parse

SEED: Final = "calibration"
PLAYERS: Final = ("beginner", "novice", "easy", "medium", "skilled", "hard", "expert:2000")
"""Who is measured; the clock would make another Expert of every computer."""
USUAL_TABLES: Final = ("2023-classic:4", "2023-classic:3", "2023-classic:2", "2023-tycoon:4")
WORK: Final = Path("build", "calibration.jsonl")
_WHOLE: Final = 10_000

Share = int | None
"""What a seat gave away a decision, in 1/10,000; None where too few decisions tell."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is done."""

    table: Table
    number: int
    """Of the deal, from 0 on."""
    shares: tuple[tuple[str, Share], ...]
    """By seat: the level, and what it gave away."""


def seats_of(table: Table, number: int) -> tuple[str, ...]:
    """Return who plays a deal: two neighbouring levels, as people choose their equals, in turn.

    Among much stronger players one stands lost too soon to have something to give away. The
    first and the last level also play among themselves.
    """
    turn, upper = divmod(number, len(PLAYERS) + 1)
    pair = PLAYERS[max(upper - 1, 0)], PLAYERS[min(upper, len(PLAYERS) - 1)]
    return tuple(pair[(seat + turn) % 2] for seat in range(table[1]))


def play(table: Table, number: int, effort: Effort = Stage.USUAL.effort) -> Played:
    """Play a deal and judge it by this effort; the same deal always comes out the same."""
    edition, count = table
    seats = seats_of(table, number)
    setup = make_setup(EDITIONS[edition], count, f"{SEED} {number}")
    states: list[State] = [new_game(setup)]
    actions: list[Action] = []
    while not states[-1].over:
        state = states[-1]
        luck = random_word(f"{setup.seed}|{state.ply}", "player")
        actions.append(think(seats[state.seat], observe(state, state.seat), luck).action)
        states.append(apply(state, actions[-1]).state)
    luck = random_word(setup.seed, "judge")
    judgements = [
        judgement_of(point, Stage.USUAL, judge(point.view, point.played, luck, effort))
        for point in decision_points(states, actions)
    ]
    shares = (report_of(judgements, seat).share for seat in range(count))
    return Played(table, number, tuple(zip(map(level_of, seats), shares, strict=True)))


def bands_of(games: Iterable[Played]) -> tuple[Band, ...]:
    """Return what the games of one table say of each level that has two or more."""
    shares: dict[str, list[int]] = {level: [] for level in LEVELS}
    for game in games:
        for level, share in game.shares:
            if share is not None:
                shares[level].append(share)
    return tuple(
        Band(level, round(fmean(found)), round(stdev(found)), len(found))
        for level, found in shares.items()
        if len(found) > 1
    )


def calibration(games: Iterable[Played]) -> bytes:
    """Return the file that the program reads."""
    by_table: dict[Table, list[Played]] = {}
    for game in games:
        by_table.setdefault(game.table, []).append(game)
    tables = [
        {
            "edition": edition,
            "players": players,
            "games": len(found),
            "levels": [asdict(band) for band in bands_of(found)],
        }
        for (edition, players), found in sorted(by_table.items())
    ]
    head = {"format": FORMAT, "weights": weights_hash(), "simulations": SIMULATIONS, "seed": SEED}
    return json.dumps({**head, "tables": tables}, indent=1).encode() + b"\n"


# The file of work


def line_of(game: Played) -> bytes:
    """Return a game as a line of the file of work."""
    (edition, players), weights = game.table, weights_hash()
    fields = {
        "edition": edition,
        "players": players,
        "game": game.number,
        "shares": [list(pair) for pair in game.shares],
        "weights": weights,
    }
    return canonical(fields) + b"\n"


def games_in(work: bytes) -> Iterator[Played]:
    """Yield the games of a file of work; a line that was torn or is outdated is passed over."""
    for line in work.splitlines():
        with suppress(StrictJsonError):
            fields = fields_of(parse(line), ("edition", "game", "players", "shares", "weights"))
            if text_of(fields["weights"]) != weights_hash():
                continue
            table = text_of(fields["edition"]), int_of(fields["players"], 2, 6)
            pairs = [list_of(pair, 2) for pair in list_of(fields["shares"], table[1])]
            shares = tuple((text_of(level), _share(share)) for level, share in pairs)
            yield Played(table, int_of(fields["game"], 0, 2**31), shares)


def _share(value: object) -> Share:
    return None if value is None else int_of(value, -_WHOLE, _WHOLE)


# The command


def table_of(text: str) -> Table:
    """Read a table as in ``2023-classic:4``.

    Raises:
        ValueError: If there is no such table.
    """
    edition, _, count = text.partition(":")
    if edition not in EDITIONS or not count.isdecimal() or len(count) > 1:
        raise ValueError(f"no such table: {text!r}; {USUAL_TABLES[0]} is one")
    check_players(EDITIONS[edition], int(count))
    return edition, int(count)


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.lab.level_calibration", description=__doc__)
    parser.add_argument(
        "--tables", nargs="+", default=list(USUAL_TABLES), metavar="EDITION:PLAYERS"
    )
    parser.add_argument("--games", type=int, default=100, help="of each table")
    parser.add_argument("--minutes", type=float, help="of CPU time at most, from now on")
    parser.add_argument("--work", type=Path, default=WORK, help="file with the games done so far")
    parser.add_argument(
        "--out", type=Path, default=resource_dir() / CALIBRATION_FILE, help="what is written"
    )
    options = parser.parse_args(arguments)
    try:
        options.tables = [table_of(text) for text in options.tables]
    except (SetupError, ValueError) as error:
        parser.error(str(error))
    return options


class Counter:
    """Shows on standard error how far the work is, and how long it will take."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._done = 0
        self._began = monotonic()

    def count(self, game: Played) -> None:
        """Tell that a game is done."""
        self._done += 1
        per_game_s = (monotonic() - self._began) / self._done
        minutes = per_game_s * (self._games - self._done) / 60
        table = f"{game.table[0]}, {game.table[1]} players"
        line = f"\r{table}: game {game.number + 1}, {self._done} of {self._games} done, "
        sys.stderr.write(f"{line}{minutes:.1f} minutes left \033[K")
        sys.stderr.flush()


def calibrate(wanted: Mapping[Table, int], work: Path, minutes: float | None) -> list[Played]:
    """Play what is wanted and not yet done; return all games that are done.

    Args:
        wanted: How many games of each table.
        work: The file of work, which gets a line for each game.
        minutes: CPU time after which no other game is begun; None for as long as it takes.
    """
    known = list(games_in(work.read_bytes())) if work.exists() else []
    done = {(game.table, game.number): game for game in known}
    todo = [
        (table, number)
        for table, count in wanted.items()
        for number in range(count)
        if (table, number) not in done
    ]
    counter = Counter(len(todo))
    work.parent.mkdir(parents=True, exist_ok=True)
    with work.open("ab") as file, suppress(KeyboardInterrupt):
        file.write(b"\n")  # a line that was torn stays alone
        for table, number in todo:
            if minutes is not None and process_time() > 60 * minutes:
                break
            game = play(table, number)
            file.write(line_of(game))
            file.flush()
            done[table, number] = game
            counter.count(game)
    return list(done.values())


def report(data: bytes) -> str:
    """Return what a calibration file says, for people."""
    lines = [
        f"{edition}, {players} players: {band.level} {band.mean / 100:.1f} % "
        f"(SD {band.deviation / 100:.1f}, {band.games} games)"
        for (edition, players), bands in read_bands(data).items()
        for band in bands
    ]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Calibrate from the command line."""
    options = _arguments(arguments)
    wanted = dict.fromkeys(options.tables, options.games)
    data = calibration(calibrate(wanted, options.work, options.minutes))
    write_atomically(options.out, data)
    sys.stdout.write(f"\n{report(data)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
