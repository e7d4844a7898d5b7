"""Random games of every kind with all facts checked: ``python -m tests.soak --games 100000``.

Every table comes up alike, a quarter of the games with house rules; half of them are never declared
over. After every action what it changed is checked (``tests.games.acquire.engine.watch``); after
every 16th, at a place that moves from game to game, and at the end everything is
(``tests.games.acquire.engine.facts``). A failure tells the number of its game and of the action,
and ``--only NUMBER`` plays that game again with everything checked after every action.
"""

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Final

from acquire_desktop.games.acquire.engine.action_codec import action_of
from acquire_desktop.games.acquire.engine.game import new_game
from acquire_desktop.games.acquire.engine.house_rules import house_rules
from acquire_desktop.games.acquire.engine.kernel.action_codes import DECLARE, KIND_SHIFT, OVER
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.setup import Setup
from tests.games.acquire.engine.facts import check_facts
from tests.games.acquire.engine.variety import random_extra_cash, random_setup
from tests.games.acquire.engine.watch import Watch

BATCH: Final = 200
"""Games between two notes of the progress."""
FULL_EVERY: Final = 16
"""Actions between two checks of everything."""
ERA: Final = 2_000
"""Games until other house rules are played."""
HANDICAPPED: Final = 5
"""One game in so many has extra cash for some seats."""
LONGEST: Final = 5_000
"""Actions after which a game counts as endless."""


@dataclass
class Progress:
    """What has been played so far."""

    games: int = 0
    actions: int = 0
    duration_s: float = 0.0
    kinds: dict[str, int] = field(default_factory=dict)
    """Games by edition, with ``house`` and ``cards`` counted beside."""
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Progress") -> None:
        self.games += other.games
        self.actions += other.actions
        self.kinds = dict(Counter(self.kinds) + Counter(other.kinds))
        self.failures += other.failures

    def line(self) -> str:
        """Return the summary in one line."""
        kinds = ", ".join(f"{kind} {number}" for kind, number in sorted(self.kinds.items()))
        speed = self.games / max(self.duration_s, 0.001)
        return (
            f"{self.games} games, {self.actions} actions, {len(self.failures)} failures, "
            f"{speed:.0f} games/s: {kinds}"
        )


def play(number: int, *, fully: bool = False) -> tuple[Setup, int, str]:
    """Play one game; return its set-up, how many actions were done, and what went wrong."""
    setup = random_setup(f"soak {number}", number // ERA)
    chance = random.Random(number)
    if number % HANDICAPPED == 0:
        setup = replace(setup, extra_cash=random_extra_cash(setup.players, random.Random(number)))
    declares = number % 2 == 0
    game = new_game(setup).game.copy()
    actions = 0
    text = ""
    try:
        given = setup.players * setup.edition.starting_cash + sum(setup.extra_cash)
        assert sum(game.cash) == given, "not the cash that the set-up says"
        watch = Watch(game, setup.edition)
        while legal := game.legal():
            if not declares and legal[-1] >> KIND_SHIFT == DECLARE:
                legal = legal[:-1]
            code = legal[int(chance.random() * len(legal))]
            text = action_text(action_of(code), setup.edition)
            game.log = []
            actions += 1
            game.apply(code)
            watch.check(game, fully=fully or (actions + number) % FULL_EVERY == 0)
            assert actions < LONGEST, "the game does not end"
        assert game.decision == OVER, "nothing is legal"
        check_facts(game, setup.edition)
    except Exception as error:  # noqa: BLE001 - whatever it is, it must be told with its game
        return setup, actions, f"{text!r}: {type(error).__name__}: {error}"
    return setup, actions, ""


def play_batch(first: int) -> Progress:
    """Play a batch of games."""
    progress = Progress()
    kinds: Counter[str] = Counter()
    for number in range(first, first + BATCH):
        setup, actions, problem = play(number)
        progress.games += 1
        progress.actions += actions
        kinds[setup.edition.key] += 1
        kinds["with cards"] += setup.power_cards
        kinds["with house rules"] += bool(house_rules(setup.edition))
        if problem:
            progress.failures.append(
                f"game {number}, {kind_of(setup)}, action {actions}, {problem}"
            )
    progress.kinds = dict(kinds)
    return progress


def kind_of(setup: Setup) -> str:
    cards = " with cards" if setup.power_cards else ""
    return f"{setup.edition.key} for {setup.players}{cards} {house_rules(setup.edition) or ''}"


def batches(starts: range, jobs: int) -> Iterator[Progress]:
    """Play batches on several cores; yield them in order."""
    if jobs == 1:
        yield from map(play_batch, starts)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play_batch, starts)


def soak(games: int, jobs: int, state: Path, *, resume: bool) -> Progress:
    """Play up to a number of games, noting the progress after every batch."""
    progress = Progress()
    if resume and state.exists():
        progress = Progress(**json.loads(state.read_text("utf-8")))
    earlier_s = progress.duration_s
    began_s = time.perf_counter()
    for batch in batches(range(progress.games, games, BATCH), jobs):
        progress.add(batch)
        progress.duration_s = earlier_s + time.perf_counter() - began_s
        for failure in batch.failures:
            print(failure, flush=True)
        note(progress, state)
    return progress


def note(progress: Progress, state: Path) -> None:
    """Write the progress, never half of it."""
    fresh = state.with_suffix(".new")
    fresh.write_text(json.dumps(asdict(progress)), "utf-8")
    fresh.replace(state)


def main() -> int:
    """Play, and tell what came of it."""
    parser = argparse.ArgumentParser(prog="tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games in all")
    parser.add_argument("--jobs", type=int, default=1, help="games at a time")
    parser.add_argument("--resume", action="store_true", help="go on where the last run stopped")
    parser.add_argument("--state", type=Path, default=Path("soak.json"), help="progress file")
    parser.add_argument("--only", type=int, help="play one game, everything checked")
    options = parser.parse_args()
    if options.only is not None:
        setup, actions, problem = play(options.only, fully=True)
        print(
            f"game {options.only}, {kind_of(setup)}, {actions} actions: {problem or 'no failure'}"
        )
        return 1 if problem else 0
    progress = soak(options.games, options.jobs, options.state, resume=options.resume)
    print(progress.line())
    return 1 if progress.failures else 0


if __name__ == "__main__":
    sys.exit(main())
