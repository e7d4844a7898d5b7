"""Manners: how players behave in games among their like: ``tools.lab.play_habits``.

``tools.lab.play_habits --level hard --games 200`` plays games of
one level and counts won games that dragged on, money that was not spent though nothing else
mattered, and turns with hardly any cash. With ``--log FILE`` every game becomes a line there, and
the command can be broken off and goes on where it was.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack, suppress
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import monotonic

from acquire_desktop.games.acquire.ai.search.equals import AMPLE
from acquire_desktop.games.acquire.ai.search.learned import weights_hash
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
from tools.lab.conduct import POOR, Conduct, conduct_of
from tools.lab.frozen_levels import is_known, think


@dataclass(frozen=True, slots=True)
class Table:
    """The game that is played, and its players."""

    level: str
    """Who sits on every seat."""
    edition: str
    """The key of a published edition."""
    players: int
    seed: str
    """What the deals and the players' choices come from."""

    def play(self, number: int) -> list[Conduct]:
        """Play a deal, and return its findings by seat; the same deal always plays the same way."""
        seed = f"{self.seed}-{number}"
        states: list[State] = [new_game(make_setup(EDITIONS[self.edition], self.players, seed))]
        actions: list[Action] = []
        while not states[-1].over:
            state = states[-1]
            luck = random_word(seed, f"{state.ply}|{state.seat}")
            actions.append(think(self.level, observe(state, state.seat), luck).action)
            states.append(apply(state, actions[-1]).state)
        return conduct_of(states, actions)


Games = dict[int, list[Conduct]]
"""By the number of the deal and the seat."""


def games_in(log: Iterable[str], table: Table) -> Iterator[tuple[int, list[Conduct]]]:
    """Yield the games of a table in a log; lines that are torn or of other weights are no games."""
    for line in log:
        with suppress(ValueError, TypeError, KeyError):
            row = json.loads(line)
            if row["table"] == asdict(table) and row["weights"] == weights_hash():
                yield int(row["game"]), [Conduct(**seat) for seat in row["seats"]]


def line_of(table: Table, number: int, seats: Sequence[Conduct]) -> str:
    """Return a game as a line of a log."""
    head = {"table": asdict(table), "weights": weights_hash(), "game": number}
    # A line that was torn before it stays alone.
    return "\n" + json.dumps({**head, "seats": [asdict(seat) for seat in seats]}) + "\n"


def gather(table: Table, games: int, jobs: int, log: Path | None) -> Games:
    """Return so many games of a table, those from a log and the rest played now."""
    found: Games = {}
    if log is not None and log.exists():
        found = dict(games_in(log.read_text("utf-8").splitlines(), table))
    todo = [number for number in range(games) if number not in found]
    began = monotonic()
    with ExitStack() as stack:
        file = stack.enter_context(log.open("a", encoding="utf-8")) if log is not None else None
        stack.enter_context(suppress(KeyboardInterrupt))
        for done, (number, seats) in enumerate(_played(table, todo, jobs), 1):
            found[number] = seats
            if file is not None:
                file.write(line_of(table, number, seats))
                file.flush()
            left_s = (monotonic() - began) / done * (len(todo) - done)
            note = f"{table.level}: {done} of {len(todo)} games, {left_s / 60:.1f} minutes left"
            sys.stderr.write(f"\r{note} \033[K")
            sys.stderr.flush()
    return {number: seats for number, seats in sorted(found.items()) if number < games}


def _played(table: Table, todo: Sequence[int], jobs: int) -> Iterator[tuple[int, list[Conduct]]]:
    """Yield games as they are done; one process needs no other."""
    if jobs == 1:
        for number in todo:
            yield number, table.play(number)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as executor:
        asked = {executor.submit(table.play, number): number for number in todo}
        try:
            for done in as_completed(asked):
                yield asked[done], done.result()
        finally:
            executor.shutdown(cancel_futures=True)


def report(table: Table, games: Games) -> str:
    """Return what the games tell, for people."""
    seats = [conduct for found in games.values() for conduct in found]
    if not seats:
        return f"{table.level}: no game\n"
    dragged = [seat for seat in seats if seat.dragged]
    not_ended = sum(any(seat.dragged for seat in found) for found in games.values())
    lost = sum(not seat.won for seat in dragged)
    idle, rich, costly = (_sum(seats, name) for name in ("idle", "idle_rich", "costly"))
    return f"""\
{table.level}, {table.edition}, {table.players} players, seed {table.seed}: {len(games)} games
  games that were won for sure and not ended: {not_ended}; by {len(dragged)} players in
    {_sum(seats, "dragged")} own turns, {_mean(dragged, "lingered"):.1f} turns of all before
    the end, and {lost} of them lost
  own turns in which a tile of the hand could have ended a won game: {_sum(seats, "missed")}
  decisions in which stock could be bought: {_sum(seats, "offers")}, nothing bought: {idle},
    of these with ${AMPLE:,} or more: {rich}, at a cost: {costly}
{_poverty(seats)}"""


def _poverty(seats: Sequence[Conduct]) -> str:
    """Tell of turns with hardly any cash, apart for who won and who did not."""
    groups = {
        "won": [seat for seat in seats if seat.won],
        "lost": [seat for seat in seats if not seat.won],
    }
    return "".join(
        f"  own turns with less than ${POOR} in a game {name}: {_mean(group, 'poor'):.2f}, "
        f"before the first merger: {_mean(group, 'poor_early'):.2f}\n"
        for name, group in groups.items()
    )


def _sum(seats: Sequence[Conduct], name: str) -> int:
    return sum(getattr(seat, name) for seat in seats)


def _mean(seats: Sequence[Conduct], name: str) -> float:
    return fmean(getattr(seat, name) for seat in seats) if seats else 0.0


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.lab.play_habits", description=__doc__)
    parser.add_argument("--level", nargs="+", default=["medium", "hard"], help="one or several")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--edition", choices=sorted(EDITIONS), default="2008")
    parser.add_argument("--games", type=int, default=100, help="of each level")
    parser.add_argument("--seed", default="manners")
    parser.add_argument("--log", type=Path, help="file with the games done so far")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.level if not is_known(name)]
    if unknown:
        parser.error(f"no such level: {', '.join(unknown)}")
    if options.games < 1 or options.jobs < 1:
        parser.error("at least one game and one process are needed")
    try:
        check_players(EDITIONS[options.edition], options.players)
    except SetupError as error:
        parser.error(str(error))
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Comb games from the command line and print what they tell."""
    options = _arguments(arguments)
    for level in options.level:
        table = Table(level, options.edition, options.players, options.seed)
        games = gather(table, options.games, options.jobs, options.log)
        sys.stderr.write("\n")
        sys.stdout.write(report(table, games))
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
