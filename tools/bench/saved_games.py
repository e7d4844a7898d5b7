"""Games that are played at random to measure how they are saved."""

import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.engine.actions import Action, DeclareEnd
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, new_game
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.storage.autosave_writer import AutosaveWriter
from acquire_desktop.storage.finished_games import FinishedGames
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile, encode, new_game_id, timestamp
from tools.bench.stage import percentile

SEATS: Final = 6
PEOPLE: Final = tuple(Player(f"Player {seat + 1}", PlayerKind.HUMAN) for seat in range(SEATS))
_LIMIT_MS: Final = 60_000


class TimedSession(Session):
    """Notes what each of its saves costs."""

    def __init__(self, writer: AutosaveWriter) -> None:
        self.save_ms: list[float] = []
        """Processor time in the thread that writes."""
        self.handed_over_ms: list[float] = []
        """Processor time in the thread of the window."""
        self.reported_ms: list[float] = []
        """From the one to the other and back, by the clock on the wall."""
        self._writer = writer
        super().__init__(ComputerPlayers(load_rules), self._write)

    def save(self) -> None:
        """Save, wait until that is reported, and note both."""
        began_s, began_cpu_s = time.perf_counter(), time.thread_time()
        super().save()
        self.handed_over_ms.append((time.thread_time() - began_cpu_s) * 1000)
        if not self.finish_saving(_LIMIT_MS) or not self.is_kept:
            raise RuntimeError("a game could not be saved")
        self.reported_ms.append((time.perf_counter() - began_s) * 1000)

    def _write(self, game: GameFile, states: Sequence[Any]) -> None:
        began_s = time.thread_time()
        self._writer.write(game, states)
        self.save_ms.append((time.thread_time() - began_s) * 1000)


def save_times(games: int) -> dict[str, float]:
    """Play so many games of each edition, and return what their saves cost.

    Raises:
        RuntimeError: If one cannot be written.
    """
    app = QCoreApplication.instance() or QCoreApplication([])
    with tempfile.TemporaryDirectory() as home:
        root = Path(home)
        folders = Folders(root / "data", root / "config", root / "logs")
        session = TimedSession(AutosaveWriter(folders, FinishedGames(folders)))
        for edition in EDITIONS:
            for number in range(games):
                _play(session, edition, f"saves {number}")
                app.processEvents()
        session.leave()
    return {
        "save_p50_ms": percentile(session.save_ms, 0.5),
        "save_p99_ms": percentile(session.save_ms, 0.99),
        "handed_over_p99_ms": percentile(session.handed_over_ms, 0.99),
        "told_p50_ms": percentile(session.reported_ms, 0.5),
        "told_p99_ms": percentile(session.reported_ms, 0.99),
    }


def largest_kb(games: int) -> float:
    """Play so many games of all editions in turns, and return the size of the largest save."""
    editions = list(EDITIONS)
    return max(_size(editions[number % len(editions)], number) for number in range(games)) / 1000


def _play(session: Session, edition: str, seed: str) -> None:
    chance = Random(seed)
    session.start(make_setup(EDITIONS[edition], SEATS, seed), PEOPLE)
    while not session.is_over:
        session.accept_handover()
        session.uncover()
        session.submit(chance.choice(session.view.legal))


def _size(edition: str, number: int) -> int:
    """Return the bytes of the save of a whole game."""
    chance = Random(number)
    rules = EDITIONS[edition]
    cards = bool(rules.power_cards) and number % 3 == 0
    setup = make_setup(rules, SEATS, f"size {number}", power_cards=cards)
    states, lines = [new_game(setup)], list[str]()
    while not states[-1].over:
        action = chance.choice(_choices(legal_actions(states[-1]), declares=number % 2 == 0))
        lines.append(action_text(action, setup.edition))
        states.append(apply(states[-1], action).state)
    file = GameFile(
        *(ACQUIRE, new_game_id(), len(lines), setup, PEOPLE),
        *(tuple(lines), len(lines), timestamp()),
    )
    return len(encode(file, states))


def _choices(legal: Sequence[Action], *, declares: bool) -> Sequence[Action]:
    """Return what may be chosen: nobody ends the game as long as something else can be done."""
    others = [action for action in legal if declares or not isinstance(action, DeclareEnd)]
    return others or legal
