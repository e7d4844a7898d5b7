"""A game between computer players without a screen, and a picture of its table."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QEventLoop, QTimer
from PySide6.QtGui import QPixmap

from acquire_desktop.choices import Speed, ThemeChoice
from acquire_desktop.command_line import say
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.offscreen import draw_offscreen
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.settings import Settings

_NAMES = ("Ana", "Bea", "Carlos", "Daisuke")
_LEVEL = "greedy"
_SEED = "demo"
_SIZE = (1280, 720)
_LIMIT_MS = 120_000


def play_demo(picture: Path) -> int:
    """Play a whole game, write a picture of the table at its end, and return the exit status.

    What goes wrong stands on standard error.
    """
    draw_offscreen()
    problem = _trouble(picture, _try_to_write)  # before a game that takes seconds
    if not problem:
        with tempfile.TemporaryDirectory() as home:
            root = Path(home)
            table, problem = _play(Folders(root / "data", root / "config", root / "logs"))
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


def _play(folders: Folders) -> tuple[QPixmap, str]:
    """Play a game; return how the table looks then, and what went wrong."""
    from acquire_desktop.app import make_app, make_window
    from acquire_desktop.session.ai_worker import ComputerPlayers
    from acquire_desktop.ui.acquire.setup.new_game import NewGame
    from acquire_desktop.ui.window.preferences import apply_look

    app = make_app()
    settings = Settings(theme=ThemeChoice.LIGHT, computer_speed=Speed.INSTANT, animations=False)
    apply_look(app, settings)
    computers = ComputerPlayers(load_rules, app, spare_ms=_LIMIT_MS)
    window = make_window(app, folders, settings, computers)
    window.resize(*_SIZE)
    window.show()
    loop = QEventLoop()
    problems: list[str] = []
    computers.failed.connect(
        lambda _game, _ply, reason: problems.append(f"A computer player failed: {reason}.")
    )
    computers.failed.connect(loop.quit)
    window.session.ended.connect(loop.quit)
    QTimer.singleShot(_LIMIT_MS, loop.quit)
    players = tuple(Player(name, PlayerKind.COMPUTER, _LEVEL) for name in _NAMES)
    window.pages.start_game(NewGame("2023-classic", players, Holdings.OPEN, _SEED))
    loop.exec()
    if not window.session.is_over:
        problems.append(f"The demo game did not end within {_LIMIT_MS // 1000} seconds.")
    window.pages.setCurrentWidget(window.pages.game)
    app.processEvents()
    table = window.grab()
    window.close()
    computers.close()
    return table, next(iter(problems), "")


def _png(picture: QPixmap) -> bytes:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(buffer.data().data())
