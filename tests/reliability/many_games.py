"""Many games in one window: ``python -m tests.reliability.many_games --n 300``.

Computer players play one game after the other at the quickest pace in the real window. What a game
costs in time of the processor, and what the program has in memory, widgets and blocks after it, is
compared between the first third of the games and the last, after ten that warm it up. What grows by
more than a tenth is a failure. A soak that is broken off compares what it has.
"""

import argparse
import gc
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, fields
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer

from acquire_desktop.app import make_app, make_window
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.window.preferences import apply_look
from tests.storage.games import folders_in
from tests.window.table import QUIET, choice_of
from tools.bench.stage import resident_mb

WARM_UP: Final = 10
GROWTH: Final = 0.1
"""By what share anything may be more in the last third than in the first."""
_LIMIT_MS: Final = 600_000
_EDITIONS: Final = ("2023-classic", "2023-tycoon")


@dataclass(frozen=True)
class Cost:
    """What one game cost, and what there was after it."""

    ms_per_action: float
    """Time of the processor in the window's process."""
    memory_mb: float
    players_memory_mb: float
    """Of the process of the computer players."""
    widgets: float
    qt_objects: float
    """Those below the application and the window."""
    python_blocks: float
    """Of memory: to list the objects would show a thread's unfinished ones to the collector."""


@contextmanager
def shown_window(home: Path) -> Iterator[tuple[AcquireWindow, ComputerPlayers]]:
    """Show the real window of a user who has played nothing yet, with its computer players."""
    app = make_app()
    apply_look(app, QUIET)
    computers = ComputerPlayers(load_rules)
    window = make_window(app, folders_in(home), QUIET, computers)
    window.resize(1280, 720)
    window.show()
    try:
        yield window, computers
    finally:
        window.close()
        computers.close()


def play(window: AcquireWindow, computers: ComputerPlayers, number: int, seed: int) -> Cost:
    """Play a game to its end, and look around on the way to the next."""
    began_s = time.process_time()
    loop = QEventLoop()
    window.session.ended.connect(loop.quit)
    limit = QTimer(loop, singleShot=True)
    limit.timeout.connect(loop.quit)
    limit.start(_LIMIT_MS)
    edition = _EDITIONS[number % len(_EDITIONS)]
    window.pages.start_game(
        choice_of(0, 2 + number % 2, edition=edition, seed=f"many {seed} {number}")
    )
    if not window.session.is_over:
        loop.exec()
    assert window.session.is_over, f"game {number} has stopped"
    actions = window.session.last_step
    if number % 2:
        window.pages.show_start()
    clear()
    return Cost(
        1000 * (time.process_time() - began_s) / actions,
        resident_mb(),
        resident_mb(computers.pid or "self"),
        len(make_app().allWidgets()),
        len(make_app().findChildren(QObject)) + len(window.findChildren(QObject)),
        sys.getallocatedblocks(),
    )


def clear() -> None:
    """Let everything go that nobody holds any more."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()


def growth(costs: Sequence[Cost]) -> dict[str, tuple[float, float]]:
    """Return what each thing was on average in the first third and in the last, of one or more."""
    third = max(1, len(costs) // 3)
    means = {}
    for name in (each.name for each in fields(Cost)):
        of_all = [float(getattr(cost, name)) for cost in costs]
        means[name] = (fmean(of_all[:third]), fmean(of_all[-third:]))
    return means


def main() -> int:
    """Play, and tell what grew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--n", type=int, default=300, help="games after those that warm up")
    parser.add_argument("--seed", type=int, default=0, help="of all games")
    options = parser.parse_args()
    costs = []
    with (
        TemporaryDirectory() as home,
        shown_window(Path(home)) as (window, computers),
        suppress(KeyboardInterrupt),
    ):
        for number in range(WARM_UP + options.n):
            costs.append(play(window, computers, number, options.seed))
            if number % 10 == 9:
                print(number, costs[-1], flush=True)
    means = growth(costs[WARM_UP:] or costs)
    grown = [name for name, (first, last) in means.items() if last > first * (1 + GROWTH)]
    told = ", ".join(f"{name} {first:.1f} to {last:.1f}" for name, (first, last) in means.items())
    played = max(0, len(costs) - WARM_UP)
    print(f"{played} games, {len(grown)} things grew ({', '.join(grown)}): {told}")
    return 1 if grown or played < options.n else 0


if __name__ == "__main__":
    sys.exit(main())
