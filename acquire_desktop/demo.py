"""A game between computer players without a screen, and a picture of its table."""

import os
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer

from acquire_desktop.acquire.game import ACQUIRE
from acquire_desktop.choices import Speed, ThemeChoice
from acquire_desktop.engine.view import Holdings
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.settings import Settings

_NAMES = ("Ana", "Bea", "Carlos", "Daisuke")
_SEED = "demo"
_SIZE = (1280, 720)
_LIMIT_MS = 120_000


def play_demo(picture: Path) -> int:
    """Play a whole game, write a picture of the table at its end, and return the exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from acquire_desktop.app import make_app, make_window
    from acquire_desktop.session.ai_worker import ComputerPlayers
    from acquire_desktop.ui.setup.new_game import NewGame
    from acquire_desktop.ui.window.preferences import apply_look

    app = make_app()
    with tempfile.TemporaryDirectory() as home:
        root = Path(home)
        folders = Folders(root / "data", root / "config", root / "logs")
        settings = Settings(theme=ThemeChoice.LIGHT, computer_speed=Speed.INSTANT, animations=False)
        apply_look(app, settings)
        computers = ComputerPlayers(ACQUIRE.players_module, app)
        window = make_window(app, folders, settings, computers)
        window.resize(*_SIZE)
        window.show()
        players = tuple(Player(name, PlayerKind.COMPUTER, "greedy") for name in _NAMES)
        loop = QEventLoop()
        window.session.ended.connect(loop.quit)
        QTimer.singleShot(_LIMIT_MS, loop.quit)
        window.pages.start_game(NewGame("2023-classic", players, Holdings.OPEN, _SEED))
        loop.exec()
        finished = window.session.has_game and window.session.is_over
        window.pages.setCurrentWidget(window.pages.game)
        app.processEvents()
        written = window.grab().save(str(picture), "PNG")
        window.close()
        computers.close()
    if not (finished and written):
        sys.stderr.write(f"The demo game could not be played or written to {picture}.\n")
        return 1
    sys.stdout.write(f"Played a game of four computer players; the picture is {picture}.\n")
    return 0
