"""Root games: games with what a search found of every option: ``tools.lab.root_games``.

``tools.lab.root_games --out FILE --games 500`` plays games of
mixed players, lets a search look at some of the decisions, and writes a line of JSON for each game:
enough to play it again, and for each option that the search tried how often, and what it brought. A
policy learns from that. It can be broken off, and goes on where it was.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, Final

from acquire_desktop.games.acquire.ai.policy.policy import Policy
from acquire_desktop.games.acquire.ai.search.information_set_tree import InformationSetTree
from acquire_desktop.games.acquire.ai.search.learned import Learned, learned_for
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import (
    ACQUIRE,
    BUY,
    DISPOSE,
    OVER,
    PLACE,
)
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from tools.lab.self_play import (
    Chooser,
    Setting,
    deal,
    policy_player,
    search_player,
)

TABLES: Final = (
    Setting("2008", 4),
    Setting("2023-classic", 4),
    Setting("2023-tycoon", 4),
    Setting("2008", 3),
    Setting("2023-classic", 2),
    Setting("ja-classic", 4, has_cards=True),
    Setting("2008", 5),
    Setting("2023-tycoon", 3),
    Setting("2008", 4),
    Setting("ja-tycoon", 5, has_cards=True),
    Setting("ja-classic", 3),
    Setting("2008", 6),
    Setting("2023-tycoon", 6),
)
"""What is played, one after the other."""
SIMULATIONS: Final = 80
"""How long the players think, on average."""
WARMTH: Final = 3
"""By how many points worse options may be that a player by first impression takes, at most."""
SPACING: Final = {PLACE: 3, BUY: 3, DISPOSE: 2}
"""One of so many decisions of a kind is searched; of the others all."""
TO_END: Final = 0.4
"""How much games played on to their end count late in the game, as for the strongest levels."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How a decision is searched."""

    tries: int = 200
    """Simulations for each option, all rounds of the search together."""
    candidates: int = 16
    """Purchases that the policy names, besides buying nothing."""
    others: int = 4
    """Options that it does not name, by chance: what is never tried is never learned."""
    sparseness: int = 1
    """One of so many of the decisions that would be searched is."""


@dataclass(frozen=True, slots=True)
class Root:
    """The findings of a search on the options of one decision."""

    ply: int
    """The number of actions before it."""
    options: list[int]
    """Codes of the actions that were tried."""
    visits: list[int]
    """How often each of them was."""
    values: list[float]
    """What each brought on average: the chance to win, and a little for money."""


@dataclass(frozen=True, slots=True)
class RootGame:
    """A whole game and its roots."""

    number: int
    setting: Setting
    deal: str
    """What the order of the tiles comes from."""
    actions: list[int]
    roots: list[Root]


def play(depth: Depth, number: int) -> RootGame:
    """Play the game of this number and search some of its decisions."""
    setting = TABLES[number % len(TABLES)]
    learned = learned_for(EDITIONS[setting.edition], setting.players)
    luck = Generator(number, 3)
    seats = [any_seat(learned, luck, number + seat) for seat in range(setting.players)]
    seed = f"roots-{number}"
    game = deal(setting, seed)
    actions: list[int] = []
    roots = []
    while game.decision != OVER:
        if is_searched(game, luck, depth):
            roots.append(searched(game, len(actions), learned, luck, depth))
        actions.append(seats[game.seat](game))
        game.apply(actions[-1])
    return RootGame(number, setting, seed, actions, roots)


def any_seat(learned: Learned, luck: Generator, number: int) -> Chooser:
    """Return a player who searches, or by first impression, or by a changed policy."""
    kind = luck.below(4)
    if kind == 0:
        return policy_player(learned.policy, luck, number)
    if kind > 1:
        return search_player(learned.whole_policy, learned.value, luck, SIMULATIONS)
    policy = Policy(learned.whole_policy, 0.1 * luck.below(10 * WARMTH))
    policy.chance = Generator(number, 4)

    def choose(game: KernelGame) -> int:
        policy.look(game, game.seat)
        return policy.choose(game)

    return choose


def is_searched(game: KernelGame, luck: Generator, depth: Depth) -> bool:
    """Tell whether a decision is one of those to learn from."""
    spacing = SPACING.get(game.decision, 1) * depth.sparseness
    return game.decision != ACQUIRE and luck.below(spacing) == 0 and game.list_choices() > 1


def searched(game: KernelGame, ply: int, learned: Learned, luck: Generator, depth: Depth) -> Root:
    """Search a decision: what the policy would try, and some other options."""
    how = learned.whole_policy, learned.value, game.copy(), game.seat, luck.word()
    tree = InformationSetTree(*how, depth.candidates, TO_END)
    others = [action for action in game.legal() if action not in tree.root.branches]
    for action in luck.shuffled(others)[: depth.others]:
        tree.root.add(action, game.seat)
        tree.field.append(action)
    tree.left = len(tree.field)
    tree.rounds = (tree.left - 1).bit_length()
    tree.decide(depth.tries * tree.left)
    visits = [tree.root.branches[action].visits for action in tree.field]
    values = [round(tree.mean_of(action), 5) for action in tree.field]
    return Root(ply, list(tree.field), visits, values)


def replayed(game: RootGame) -> Iterator[tuple[KernelGame, Root]]:
    """Play a game again and yield the position of each root; it is changed afterwards."""
    state = deal(game.setting, game.deal)
    ply = 0
    for root in game.roots:
        for action in game.actions[ply : root.ply]:
            state.apply(action)
        ply = root.ply
        yield state, root


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    """Read a file of one game a line, if there is one, without lines that were torn."""
    if not path.exists():
        return
    with path.open(encoding="utf-8") as file:
        for line in file:
            with suppress(json.JSONDecodeError):
                fields: dict[str, Any] = json.loads(line)
                fields["setting"] = Setting(**fields["setting"])
                yield fields


def read_games(path: Path) -> Iterator[RootGame]:
    """Read what was written."""
    for fields in read_lines(path):
        fields["roots"] = [Root(**root) for root in fields["roots"]]
        yield RootGame(**fields)


def write_games(path: Path, numbers: Sequence[int], depth: Depth, jobs: int | None) -> None:
    """Play those of these games that a file does not have yet, and add them to it."""
    known = {game.number for game in read_games(path)}
    todo = [number for number in numbers if number not in known]
    began = monotonic()
    with (
        path.open("a", encoding="utf-8") as file,
        ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as executor,
    ):
        file.write("\n")  # a line that was torn stays alone
        asked = [executor.submit(partial(play, depth), number) for number in todo]
        try:
            for done, future in enumerate(as_completed(asked), 1):
                file.write(json.dumps(asdict(future.result()), separators=(",", ":")) + "\n")
                file.flush()
                left_s = (monotonic() - began) / done * (len(todo) - done)
                sys.stderr.write(f"\r{done} of {len(todo)} games, {left_s / 60:.1f} minutes left ")
                sys.stderr.flush()
        except KeyboardInterrupt:
            executor.shutdown(cancel_futures=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Gather games from the command line."""
    parser = argparse.ArgumentParser(prog="tools.lab.root_games", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="file that gets the games")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    usual = Depth()
    parser.add_argument("--tries", type=int, default=usual.tries, help="for each option")
    parser.add_argument("--candidates", type=int, default=usual.candidates, help="purchases tried")
    parser.add_argument("--others", type=int, default=usual.others, help="options beside them")
    parser.add_argument("--sparseness", type=int, default=usual.sparseness, help="one of so many")
    parser.add_argument("--jobs", type=int, help="processes; default: one a core")
    options = parser.parse_args(arguments)
    depth = Depth(options.tries, options.candidates, options.others, options.sparseness)
    numbers = range(options.first, options.first + options.games)
    write_games(options.out, numbers, depth, options.jobs)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
