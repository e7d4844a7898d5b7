"""Training: makes the players' weights again: ``tools.lab.train``.

First, if wanted, the policy of the rollouts is tuned further, one for all games; then a value
is fitted for each number of players and bonus mode: first to games of policies, then, twice, also
to games of players who search by the value there is, at last to what it thinks of the positions
that followed. Needs numpy; the players do not.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import numpy as np

from acquire_desktop.games.acquire.ai.policy.policy_weights import TUNED_POLICY
from acquire_desktop.games.acquire.ai.search import learned
from acquire_desktop.games.acquire.ai.search.learned import WEIGHTS_FILE, table_name
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from tools.lab.self_play import Setting
from tools.lab.train_games import (
    Array,
    TrainingSet,
    gather,
    gather_searches,
)
from tools.lab.train_policy import tune
from tools.lab.train_value import (
    Network,
    calibration,
    fit,
    fit_further,
    flattened,
    foreseen,
    log_loss,
    network_of,
)

SETTINGS: Final = (
    Setting("2008", 4),
    Setting("2008", 3),
    Setting("2008", 5),
    Setting("2008", 6),
    Setting("2023-classic", 2),
    *(Setting("2023-tycoon", players) for players in (4, 3, 5, 6)),
)
"""One setting for each number of players and bonus mode."""
WEIGHT_OF_SEARCHES: Final = 2
"""How often a position of a searching players' game counts."""
STAGES: Final = 2
"""How often players search by the value fitted so far, and it is fitted again to their games."""
UNSEEN: Final = 1_000_000
"""The first deal that values are tested on but not fitted to."""


@dataclass(frozen=True, slots=True)
class ValueTrainer:
    """Fits value networks: to how many games, and what plays them."""

    seed: int
    games: int
    """Games between policies."""
    searches: int
    """Games between searching players in each stage."""
    policy: tuple[float, ...]
    executor: Executor

    def fit(self, setting: Setting) -> Network:
        """Fit the value of one setting from nothing."""
        deals = range(self.seed * self.games, (self.seed + 1) * self.games)
        practice = gather(setting, self.policy, deals, self.executor)
        times = np.ones(len(practice.seen), np.int64)
        network = fit(practice.seen, practice.won, times, self.seed)
        played: list[TrainingSet] = []
        for stage in range(STAGES if self.searches else 0):
            played.append(self.play(setting, network, self.stage(stage)))
            network = _learn(practice, played, [games.won for games in played], self.seed)
        if played:
            aims = [foreseen(network, games) for games in played]
            network = _learn(practice, played, aims, self.seed)
        return network

    def adapt(self, setting: Setting, network: Network) -> Network:
        """Fit the value of one setting, starting from another's.

        What makes a position good differs so little between them that the value of four players
        foretells the winner among three better than a value fitted to some hundred of their games.
        """
        games = self.play(setting, network, self.stage(0))
        # Who wins first: what comes next is foreseen by a value that knows how sure it may be here.
        network = fit_further(network, games.seen, games.won, self.seed)
        return fit_further(network, games.seen, foreseen(network, games), self.seed)

    def report(self, setting: Setting, network: Network) -> str:
        """Return how well a value foretells games that it was not fitted to."""
        tests = range(UNSEEN, UNSEEN + max(1, self.searches // 4))
        unseen = self.play(setting, network, tests)
        lines = [f"{_name(setting)}, log-loss of unseen games {log_loss(network, unseen):.3f}"]
        for predicted, real, seats in calibration(network, unseen):
            lines.append(f"  predicted {predicted:6.1%}  real {real:6.1%}  {seats:7} seats")
        return "\n".join(lines)

    def play(self, setting: Setting, network: Network, deals: range) -> TrainingSet:
        """Let players search by a value."""
        return gather_searches(setting, self.policy, flattened(network), deals, self.executor)

    def stage(self, number: int) -> range:
        """Return the deals of one stage."""
        first = (self.seed * STAGES + number) * self.searches
        return range(first, first + self.searches)


def _learn(
    practice: TrainingSet, played: list[TrainingSet], aims: list[Array], seed: int
) -> Network:
    """Fit a value to policies' games and what positions of searching players' are to foretell."""
    seen = np.concatenate([practice.seen, *(games.seen for games in played)])
    times = np.full(len(seen), WEIGHT_OF_SEARCHES)
    times[: len(practice.seen)] = 1
    return fit(seen, np.concatenate([practice.won, *aims]), times, seed)


def _name(setting: Setting) -> str:
    return f"{setting.edition}:{setting.players}"


def _table(setting: Setting) -> str:
    return table_name(setting.players, EDITIONS[setting.edition].bonus_places)


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.lab.train", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--generations", type=int, default=0, help="of better policies; 0 keeps the one there is"
    )
    parser.add_argument("--games", type=int, default=14_000, help="of policies, for each value")
    parser.add_argument(
        "--searches", type=int, default=750, help="games of searching players, twice"
    )
    parser.add_argument(
        "--only",
        nargs="+",
        choices=[_name(setting) for setting in SETTINGS],
        metavar="EDITION:PLAYERS",
        help="settings made anew; default: all",
    )
    parser.add_argument(
        "--like",
        choices=[_name(setting) for setting in SETTINGS],
        metavar="EDITION:PLAYERS",
        help="start from the value of this setting in the file; with --only",
    )
    parser.add_argument("--jobs", type=int, default=None, help="processes; default: one a core")
    parser.add_argument("--policy", type=Path, help="JSON list of weights to start from")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path(learned.__file__).with_name(WEIGHTS_FILE),
        help="the file made",
    )
    options = parser.parse_args(arguments)
    if options.like and not options.only:
        parser.error("--like needs --only")
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Train from the command line and write the weights."""
    options = _arguments(arguments)
    policy: tuple[float, ...] = TUNED_POLICY
    if options.policy:
        policy = tuple(json.loads(options.policy.read_text("utf-8")))
    made: dict[str, dict[str, list[float]]] = {}
    if options.only:
        made = json.loads(options.out.read_text("utf-8"))
    start = None
    if options.like:
        like = next(setting for setting in SETTINGS if _name(setting) == options.like)
        start = network_of(made[_table(like)]["value"])
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as executor:
        policy = tune(policy, options.generations, options.seed, executor)
        trainer = ValueTrainer(options.seed, options.games, options.searches, policy, executor)
        for setting in SETTINGS:
            if options.only and _name(setting) not in options.only:
                continue
            network = trainer.adapt(setting, start) if start else trainer.fit(setting)
            sys.stdout.write(trainer.report(setting, network) + "\n")
            sys.stdout.flush()
            made[_table(setting)] = {"policy": list(policy), "value": flattened(network)}
            options.out.write_text(json.dumps(made, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
