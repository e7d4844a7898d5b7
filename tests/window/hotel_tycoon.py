"""Helps tests to play Hotel Tycoon through the real windows."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.app import TwoWindows, make_app, make_windows
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode, Options
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.hotel_tycoon.shell.new_game import NewGame
from acquire_desktop.ui.hotel_tycoon.shell.pages import HotelTycoonPages
from acquire_desktop.ui.hotel_tycoon.table_page import TablePage
from acquire_desktop.ui.window.main_window import MainWindow
from tests.window.table import open_window


class Hotel:
    """The two windows, with the second one made."""

    def __init__(self, first: AcquireWindow, windows: TwoWindows) -> None:
        self.first = first
        self.windows = windows

    @property
    def window(self) -> MainWindow:
        return self.windows.second

    @property
    def pages(self) -> HotelTycoonPages:
        pages = self.window.pages
        assert isinstance(pages, HotelTycoonPages)
        return pages

    @property
    def table(self) -> TablePage:
        return self.pages.game

    @property
    def shown(self) -> View:
        """The view at the table."""
        view = self.table.view
        assert view is not None
        return view

    @property
    def session(self) -> GameSession:
        return self.window.session


@contextmanager
def open_windows(qtbot: QtBot) -> Iterator[Hotel]:
    """Show the first window, with the way to the second one.

    Its games are the same each time, the first, the second and so on.
    """
    games = Random("the games of Hotel Tycoon")
    with pytest.MonkeyPatch.context() as luck, open_window(qtbot) as first:
        luck.setattr("secrets.randbelow", games.randrange)
        windows = make_windows(make_app(), first)
        hotel = Hotel(first, windows)
        try:
            yield hotel
        finally:
            if "second" in vars(windows):
                hotel.session.leave()
            first.session.leave()
            first.close()


def choice_of(people: int, computers: int, mode: Mode = Mode.CLASSIC, **options: Any) -> NewGame:
    """Return a choice with so many people in front of so many computers."""
    seats = [Player(f"Human {at + 1}", PlayerKind.HUMAN) for at in range(people)]
    seats += [Player(f"Robot {at + 1}", PlayerKind.COMPUTER, "easy") for at in range(computers)]
    chosen = {"fines_eliminate": False, "round_limit": 3, **options}
    return NewGame(mode, tuple(seats), Options(**chosen))
