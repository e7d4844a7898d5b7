"""Plays a recorded game of Hotel Tycoon through its window, and reads it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from acquire_desktop.app import make_app
from acquire_desktop.games.hotel_tycoon import load_rules
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.autosave_writer import AutosaveWriter
from acquire_desktop.storage.finished_games import FinishedGames
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.hotel_tycoon.shell.window import HotelTycoonWindow
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.window.preferences import Preferences, apply_look
from tests.secrecy.hotel_tycoon.gestures import Hands
from tests.secrecy.pair import Pair
from tests.secrecy.run import Moment, Run, SilentComputers, settle

_USUAL = Settings(language="en")


def pages_apart(window: HotelTycoonWindow) -> list[QWidget]:
    """Return the pages that know nothing of the game."""
    made = vars(window.pages)
    return [window.pages.setup, *([window.pages.rules] if "rules" in made else [])]


@contextmanager
def open_pair(pair: Pair, which: int, *, is_close: bool = True) -> Iterator[Run[HotelTycoonWindow]]:
    """Open a window of its own for one world of a pair."""
    app = make_app()
    app.setCursorFlashTime(0)
    apply_look(app, _USUAL)  # both worlds come from the same look
    apply_look(app, pair.settings)
    app.clipboard().clear()
    computers = SilentComputers(load_rules, pair.games[which].actions, pair.until)
    with TemporaryDirectory() as home, patch.object(theme, "STILL_HIGHLIGHT_MS", 0):
        folders = Folders(*(Path(home) / name for name in ("data", "config", "logs")))
        finished, owner = FinishedGames(folders), QObject()
        session = GameSession(load_rules, computers, AutosaveWriter(folders, finished).write)
        preferences = Preferences(app, folders, pair.settings, owner)
        window = HotelTycoonWindow(app, session, folders, finished, preferences)
        try:
            window.resize(*pair.size)
            window.show()
            window.activateWindow()
            settle()
            yield Run(
                pair,
                which,
                window,
                lambda run: Hands(window, pair, which, run.glance, run.rest),
                pages_apart,
                is_close,
            )
        finally:
            window.close()
            computers.close()
            session.deleteLater()
            window.deleteLater()
            settle()
            apply_look(app, _USUAL)  # for whoever comes next


def play(pair: Pair, which: int, *, is_close: bool = True) -> list[Moment]:
    """Play one world of a pair and return the moments that were read.

    Args:
        pair: What is played.
        which: The world.
        is_close: Whether the window is read after everything that people do.
    """
    with open_pair(pair, which, is_close=is_close) as run:
        run.play()
        return run.moments


def warm_up(pair: Pair) -> None:
    """Play a pair without reading it, with larger text at the end, so that all fonts are there."""
    with open_pair(pair, 0, is_close=False) as run:
        run.is_read = False
        run.play()
        for size in ("larger", "usual_size"):
            run.window.menus.actions[size].trigger()
            settle()
