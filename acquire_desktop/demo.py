"""A game between computer players without a screen, and a picture of its table."""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QTimer
from PySide6.QtGui import QPixmap

from acquire_desktop.command_line import say
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.offscreen import draw_offscreen
from acquire_desktop.storage.players import Player, PlayerKind

_NAMES = ("Ana", "Bea", "Carlos", "Daisuke")
_LEVEL = "greedy"
_SEED = "demo"
_LIMIT_MS = 120_000


def play_demo(picture: Path) -> int:
    """Play a whole game, write a picture of the table at its end, and return the exit status.

    What goes wrong stands on standard error.
    """
    draw_offscreen()
    problem = _trouble(picture, _try_to_write)  # before a game that takes seconds
    if not problem:
        table, problem = _play()
    if not problem:
        problem = _trouble(picture, lambda file: file.write_bytes(_png(table)))
    if problem:
        say(problem, sys.stderr)
        return 1
    say(f"Played a game of four computer players; the picture is {picture}.", sys.stdout)
    return 0


def _trouble(picture: Path, write: Callable[[Path], object]) -> str:
    """Write a picture, or return why that cannot be done."""
    try:
        write(picture)
    except OSError as error:
        return f"The picture cannot be written to {picture}: {error.strerror}."
    return ""


def _try_to_write(file: Path) -> None:
    """Find out whether a file can be written, and leave everything as it is.

    Raises:
        OSError: If it cannot.
    """
    is_new = not file.exists()
    file.open("ab").close()
    if is_new:
        file.unlink()


def _play() -> tuple[QPixmap, str]:
    """Play a game; return how the table looks then, and what went wrong."""
    from acquire_desktop.app import make_app
    from acquire_desktop.session.ai_worker import ComputerPlayers
    from acquire_desktop.stage import open_window, run_until
    from acquire_desktop.ui.acquire.setup.new_game import NewGame

    computers = ComputerPlayers(load_rules, make_app(), spare_ms=_LIMIT_MS)
    players = tuple(Player(name, PlayerKind.COMPUTER, _LEVEL) for name in _NAMES)
    game = NewGame("2023-classic", players, Holdings.OPEN, _SEED)
    limit = QTimer(singleShot=True)
    limit.start(_LIMIT_MS)
    with open_window(computers) as window:
        problem = run_until(
            lambda: window.pages.start_game(game),
            *(window.session.ended, limit.timeout),
            failures={"A computer player failed": computers.failed},
        )
        if not problem and not window.session.is_over:
            problem = f"The demo game did not end within {_LIMIT_MS // 1000} seconds"
        window.pages.setCurrentWidget(window.pages.game)
        QCoreApplication.processEvents()
        return window.grab(), problem and f"{problem}."


def _png(picture: QPixmap) -> bytes:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(buffer.data().data())
