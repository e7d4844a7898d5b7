"""Value games: many quick games with a few deep searches in each: ``tools.lab.value_games``.

``tools.lab.value_games --out FILE --games 50000`` lets quick
players play one setting, searches a few of the positions of each game, and writes a line of JSON
for each game: enough to play it again, and what each seat may expect of the positions that were
searched. A value learns from that (``refit_value``). It can be broken off, and goes on where
it was.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from tqdm import tqdm

from acquire_desktop.games.acquire.ai.policy.policy import Policy
from acquire_desktop.games.acquire.ai.search.information_set_tree import InformationSetTree
from acquire_desktop.games.acquire.ai.search.learned import Learned, learned_for
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import OVER, PLACE
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from tools.lab.match import on_processes
from tools.lab.root_games import read_lines
from tools.lab.self_play import Chooser, Setting, deal, policy_player
from tools.lab.train import SETTINGS

STREAM: Final = 5
"""Of all luck of these games, so that it is not that of others with the same numbers."""
WARMTH: Final = 150
"""By how many hundredths of a point worse options may be that the networks take, at most."""
KEEN: Final = 8
"""Of so many seats all but one search where most do; the other is as usual."""
PURCHASES: Final = 8
"""Purchases that a quick player who searches tries."""
WILD: Final = 60
"""In one of so many turns the game begins to go wild: half of what is done is done by chance. That
is how a search arrives at the positions of which it asks the value.
"""
WILD_ROUNDS: Final = 2
"""How long it stays so, as long as the search plays on."""
CANDIDATES: Final = 12
"""Purchases that a deep search tries."""
GAMES_A_TASK: Final = 20
TO_END: Final = 0.4
"""How much games played on to their end count late in the game, as for the strongest levels."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The players, the positions to search deeply, and how."""

    spacing: int = 300
    """One of so many turns is."""
    iterations: int = 200
    """The fewest; there are searches of twice and four times as many, too."""
    quick: int = 6
    """The fewest iterations of a quick player who searches; three times as many at most."""
    is_keen: bool = False
    """Whether most seats search instead of few."""


@dataclass(frozen=True, slots=True)
class Deep:
    """The findings of a deep search on a position at the start of a turn."""

    ply: int
    """The number of actions before it."""
    shares: list[float]
    """What each seat may expect after the best action, 0-1, by seat."""


@dataclass(frozen=True, slots=True)
class ValueGame:
    """A whole game and what was found of some positions of it."""

    number: int
    setting: Setting
    actions: list[int]
    deep: list[Deep]


def dealt(setting: Setting, number: int) -> KernelGame:
    """Return the beginning of the game of this number."""
    return deal(setting, f"value-{number}")


def play(setting: Setting, number: int, plan: Plan) -> ValueGame:
    """Play the game of this number and search a few of its positions."""
    learned = learned_for(EDITIONS[setting.edition], setting.players)
    luck = Generator(number, STREAM)
    seats = [quick_seat(learned, luck, plan) for _ in range(setting.players)]
    game = dealt(setting, number)
    actions: list[int] = []
    deep: list[Deep] = []
    turn = tame = 0
    while game.decision != OVER:
        if game.turn != turn:
            turn = game.turn
            if luck.below(WILD) == 0:
                tame = turn + WILD_ROUNDS * setting.players
            if luck.below(plan.spacing) == 0 and game.decision == PLACE:
                count = plan.iterations << luck.below(3)
                deep.append(Deep(len(actions), searched(game, learned, luck, count)))
        if turn < tame and luck.below(2):
            legal = game.legal()
            actions.append(legal[luck.below(len(legal))])
        else:
            actions.append(seats[game.seat](game))
        game.apply(actions[-1])
    return ValueGame(number, setting, actions, deep)


def quick_seat(learned: Learned, luck: Generator, plan: Plan) -> Chooser:
    """Return a quick player: mostly by networks, else by a short search or a changed policy."""
    if plan.is_keen and luck.below(KEEN):
        return _brief_search(learned, luck, plan.quick)
    kind = luck.below(20)
    if kind < 2:
        return policy_player(learned.policy, luck, luck.word())
    if kind == 2:
        return _brief_search(learned, luck, plan.quick)
    policy = Policy(learned.whole_policy, luck.below(WARMTH) / 100)
    policy.chance = Generator(luck.word())

    def choose(game: KernelGame) -> int:
        policy.look(game, game.seat)
        return policy.choose(game)

    return choose


def _brief_search(learned: Learned, luck: Generator, fewest: int) -> Chooser:
    count = fewest + luck.below(2 * fewest + 1)

    def choose(game: KernelGame) -> int:
        legal = game.legal()
        if len(legal) == 1:
            return legal[0]
        how = learned.whole_policy, learned.value, game.copy(), game.seat, luck.word(), PURCHASES
        return InformationSetTree(*how).decide(count)

    return choose


def searched(game: KernelGame, learned: Learned, luck: Generator, iterations: int) -> list[float]:
    """Return by seat what a search expects: one half of it elects the action, one values it."""
    count = iterations // 2
    how = learned.whole_policy, learned.value, game.copy(), game.seat, luck.word()
    tree = InformationSetTree(*how, CANDIDATES, TO_END)
    tree.decide(count)
    tree.left = 1
    sums = [0.0] * game.seats
    for _ in range(count):
        tree.run(1)
        for seat in range(game.seats):
            sums[seat] += tree.rollout.shares[seat]
    return [round(total / count, 4) for total in sums]


def replayed(game: ValueGame) -> Iterator[tuple[KernelGame, Deep | None]]:
    """Play a game again: yield each start of a turn, and what was found of it, if anything.

    At last the end of the game is yielded. What is yielded is changed afterwards.
    """
    state = dealt(game.setting, game.number)
    found = {deep.ply: deep for deep in game.deep}
    turn = 0
    for ply, action in enumerate(game.actions):
        if state.turn != turn:
            turn = state.turn
            yield state, found.get(ply)
        state.apply(action)
    yield state, None


def read_games(path: Path) -> Iterator[ValueGame]:
    """Read what was written, without a line that was torn."""
    for fields in read_lines(path):
        fields["deep"] = [Deep(**deep) for deep in fields["deep"]]
        yield ValueGame(**fields)


def play_some(setting: Setting, numbers: Sequence[int], plan: Plan) -> list[str]:
    """Play the games of these numbers; return a line of JSON for each."""
    games = (asdict(play(setting, number, plan)) for number in numbers)
    return [json.dumps(game, separators=(",", ":")) + "\n" for game in games]


def write_games(
    path: Path, setting: Setting, numbers: Sequence[int], plan: Plan, executor: Executor
) -> None:
    """Play those of these games that a file does not have yet, and add them to it."""
    known = {game.number for game in read_games(path) if game.setting == setting}
    todo = [number for number in numbers if number not in known]
    tasks = [todo[first : first + GAMES_A_TASK] for first in range(0, len(todo), GAMES_A_TASK)]
    counts = {"total": len(numbers), "initial": len(numbers) - len(todo)}
    with path.open("a", encoding="utf-8") as file, tqdm(unit=" games", **counts) as bar:
        file.write("\n")  # a line that was torn stays alone
        count = len(tasks)  # Dask asks for the lengths of what it maps over.
        for lines in executor.map(play_some, [setting] * count, tasks, [plan] * count):
            file.writelines(lines)
            file.flush()
            bar.update(len(lines))


def main(arguments: Sequence[str] | None = None) -> int:
    """Gather games from the command line."""
    parser = argparse.ArgumentParser(prog="tools.lab.value_games", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="file that gets a line a game")
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--table", default="2008:4", help="edition and number of players")
    usual = Plan()
    parser.add_argument("--spacing", type=int, default=usual.spacing, help="turns, one is searched")
    parser.add_argument("--iterations", type=int, default=usual.iterations, help="the fewest")
    parser.add_argument("--quick", type=int, default=usual.quick, help="fewest of other searches")
    parser.add_argument("--keen", action="store_true", help="most seats search")
    parser.add_argument("--jobs", type=int, help="processes; default: one a core")
    parser.add_argument("--scheduler", help="address of a Dask scheduler to play on")
    options = parser.parse_args(arguments)
    tables = {f"{setting.edition}:{setting.players}": setting for setting in SETTINGS}
    if options.table not in tables:
        parser.error(f"no such table: {options.table}; there are {', '.join(tables)}")
    numbers = range(options.first, options.first + options.games)
    plan = Plan(options.spacing, options.iterations, options.quick, options.keen)
    with on_processes(options.jobs, options.scheduler) as executor:
        write_games(options.out, tables[options.table], numbers, plan, executor)
    return 0


if __name__ == "__main__":
    sys.exit(main())
