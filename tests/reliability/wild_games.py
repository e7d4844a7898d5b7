"""Whole games with computer players who go wild, for as long as somebody has time.

Run ``python -m tests.reliability.wild_games --n 1000`` for so many deeds and blows.
"""

import argparse
import json
import multiprocessing
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from acquire_desktop.choices import Speed
from acquire_desktop.game import AnyGame
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.ai_worker import SPARE_MS, ComputerPlayers
from acquire_desktop.session.notes import FallbackMove
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile, decode, encode
from tests.reliability import wild_players
from tests.reliability.wild_players import AFTERWARDS, DEEDS, HARMLESS, MARKS, MISCHIEF, PLAN

WILD: Final[AnyGame] = replace(ACQUIRE, players_module=wild_players.__name__)
"""Acquire with computer players who may go wild."""
PROMISE_S: Final = 2.0
"""In so many seconds more than a player may think, a game goes on."""
_PER_GAME: Final = 20
_LIMIT_MS: Final = 600_000
_BLOWS: Final = tuple(name for name in ("SIGKILL", "SIGSTOP", "SIGSEGV") if hasattr(signal, name))
"""What hits the process from without."""
_BLOW_CHANCE: Final = 0.01
"""Each time."""


Plan = dict[int, str]
"""What the players do, by ply."""


@dataclass
class Played:
    """A game with wild players that was played."""

    lines: tuple[str, ...]
    quick: list[int]
    """The plies at which a quick move was played, by the notes of the log."""
    failures: list[str]
    pids: list[int]
    """The processes, in their order."""
    gaps: list[float]
    """Seconds from one action to the next."""


Stir = Callable[[ComputerPlayers], None]
"""Called while a game is played."""


class WildTable:
    """A table at which wild players play one game by real processes."""

    def __init__(self, spare_ms: int = SPARE_MS, after_failure: Stir | None = None) -> None:
        """Prepare a table.

        Args:
            spare_ms: What an answer may take beyond the player's own time to think.
            after_failure: Called when a player has failed.
        """
        self.computers = ComputerPlayers(lambda: WILD, spare_ms=spare_ms, start_ms=_LIMIT_MS)
        self.session = Session(self.computers, self._save)
        self.session.computer_turns.pace.set_speed(Speed.INSTANT)
        self.session.stepped.connect(self._note_step)
        self.computers.failed.connect(self._note_failure)
        self._after_failure = after_failure
        self.played = Played((), [], [], [], [])
        self._moments: list[float] = []
        self._saved = b""

    def play(self, seed: str, level: str, stir: Stir | None) -> Played:
        """Play a game to its end."""
        loop = QEventLoop()
        self.session.ended.connect(loop.quit)
        QTimer.singleShot(_LIMIT_MS, loop, loop.quit)
        if stir is not None:
            stirring = QTimer(loop)
            stirring.setInterval(7)
            stirring.timeout.connect(lambda: stir(self.computers))
            stirring.start()
        try:
            self.start(seed, level)
            loop.exec()
            assert self.session.is_over, f"seed {seed}: the game has stopped"
            return self._sum_up()
        finally:
            self.session.leave()
            self.computers.close()

    def start(self, seed: str, level: str) -> None:
        """Begin a game."""
        setup = make_setup(EDITIONS["2023-tycoon"], 3, seed)
        players = [Player(name, PlayerKind.COMPUTER, level) for name in ("Ann", "Bea", "Cy")]
        self.session.start(setup, players)

    def _save(self, game: GameFile, states: Sequence[State]) -> None:
        if states[game.cursor].over:
            self._saved = encode(game, states)

    def _note_failure(self, _game_id: str, _ply: int, reason: str) -> None:
        self.played.failures.append(reason)
        if self._after_failure is not None:
            self._after_failure(self.computers)

    def _note_step(self) -> None:
        self._moments.append(time.monotonic())
        pid = self.computers.pid
        if pid is not None and pid not in self.played.pids:
            self.played.pids.append(pid)

    def _sum_up(self) -> Played:
        assert self.session.finish_saving(_LIMIT_MS)
        self.played.lines = self.session.game_file().history
        self.played.quick = [
            step - 1
            for step, told in enumerate(self.session.events_by_step())
            if any(isinstance(each, FallbackMove) for each in told)
        ]
        self.played.gaps = [after - before for before, after in pairwise(self._moments)]
        assert decode(self._saved, GAMES).game.history == self.played.lines, "all by the rules"
        return self.played


def play(
    plan: Plan,
    folder: Path,
    seed: str = "wild",
    *,
    level: str = "greedy",
    spare_ms: int = SPARE_MS,
    stir: Stir | None = None,
    after_failure: Stir | None = None,
) -> Played:
    """Play a game to its end.

    Args:
        plan: What the players do at which ply.
        folder: Holds their marks.
        seed: Of the game.
        level: Of the players.
        spare_ms: What an answer may take beyond the player's own time to think.
        stir: Called often while the game is played.
        after_failure: Called when a player has failed.

    Raises:
        AssertionError: If the game does not end, or is not one by the rules.
    """
    with patch.dict(os.environ, {PLAN: json.dumps(plan), MARKS: str(folder)}):
        played = WildTable(spare_ms, after_failure).play(seed, level, stir)
    assert not (folder / MISCHIEF).exists(), "a message was carried out"
    return played


def planned(deeds: Sequence[str], random: Random, first: int = 3, last: int = 90) -> Plan:
    """Spread deeds over a game; after each there is a decision without one."""
    plies = random.sample(range(first, last, 2), len(deeds))
    return dict(zip(plies, random.sample(deeds, len(deeds)), strict=True))


def expected_quick(plan: Plan) -> list[int]:
    """Return where quick moves are played for sure if the plan comes true."""
    return sorted(ply for ply, deed in plan.items() if deed not in HARMLESS | AFTERWARDS)


def left_over() -> list[str]:
    """Return the players' processes that are still there, ended ones that nobody buried too."""
    return [str(child) for child in multiprocessing.active_children()]


def main() -> int:
    """Play games until so many things were done to them, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--n", type=int, default=200, help="deeds and blows together")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    options = parser.parse_args()
    app = QCoreApplication.instance() or QCoreApplication([])
    assert app is not None
    soak = Soak()
    while soak.done.total() < options.n:
        problem = soak.play(options.seed + soak.games)
        print(problem or f"{soak.done.total()} of {options.n}: {soak}", flush=True)
        if problem:
            return 1
    print(f"Done: {dict(sorted(soak.done.items()))}")
    return 0


class Soak:
    """Games with wild players, one after the other, and what came of them."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()
        self.games = self._moves = self._quick = 0
        self._longest = 0.0

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self._moves} moves, all legal, {self._quick} quick ones;"
            f" longest wait {self._longest:.2f} s; no process left"
        )

    def play(self, seed: int) -> str:
        """Play one more game; return what is wrong with it."""
        random = Random(seed)
        plan = planned(random.choices(sorted(DEEDS), k=_PER_GAME), random)

        def hit(computers: ComputerPlayers) -> None:
            """Hit the process from without, now and then."""
            if computers.pid is not None and random.random() < _BLOW_CHANCE:
                blow = random.choice(_BLOWS)
                self.done[blow] += 1
                os.kill(computers.pid, getattr(signal, blow))

        with TemporaryDirectory() as folder:
            played = play(plan, Path(folder), f"wild {seed}", stir=hit if _BLOWS else None)
        self.done.update(plan.values())
        self.games += 1
        self._moves += len(played.lines)
        self._quick += len(played.quick)
        self._longest = max(self._longest, *played.gaps)
        unnoticed = {ply: plan[ply] for ply in expected_quick(plan) if ply not in played.quick}
        if unnoticed or left_over() or self._longest > PROMISE_S:
            return f"seed {seed}: no quick move after {unnoticed}; left {left_over()}; {self}"
        return ""


if __name__ == "__main__":
    sys.exit(main())
