"""Helps tests to play Hotel Tycoon through the real windows, with a plain table."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.app import TwoWindows, make_app, make_windows
from acquire_desktop.games.hotel_tycoon.engine.notation import action_text
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode, Options
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.hotel_tycoon.shell.new_game import NewGame
from acquire_desktop.ui.hotel_tycoon.shell.pages import HotelTycoonPages
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.window.main_window import MainWindow
from tests.window.table import open_window


class PlainTable(QListWidget):
    """Lists the legal actions; Enter chooses one."""

    chosen = Signal(object)
    hand_wanted = Signal()
    new_game_wanted = Signal()

    def __init__(self, _session: GameSession) -> None:
        super().__init__()
        self.view: Any = None
        self.told: list[Any] = []
        """Every event that was shown, in order."""
        self.names = Names(())
        self.opener_text = ""
        self.itemActivated.connect(self._choose)

    def forget(self) -> None:
        self.told = []
        self.view = None
        self.clear()

    def set_names(self, names: Names) -> None:
        self.names = names

    def take_commands(self, _actions: object) -> None:
        """Have no buttons."""

    def tell(self, events: Sequence[Any]) -> None:
        self.told += events

    def show_view(self, view: Any, events: Sequence[Any] = ()) -> None:
        self.told += events
        self.view = view
        self.clear()
        self.addItems([action_text(action) for action in view.legal])

    def pace_scenes(self, *_pace: object) -> None:
        """Show no scenes."""

    def show_scenes(self, _events: Sequence[Any]) -> None:
        """Show none of them, either."""

    def show_history(self, _history: object) -> None:
        """Draw none."""

    def show_closed(self, text: str) -> None:
        self.opener_text = text

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(self.view.legal[self.row(item)])


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
    def table(self) -> PlainTable:
        table = self.pages.game
        assert isinstance(table, PlainTable)
        return table

    @property
    def session(self) -> GameSession:
        return self.window.session


@contextmanager
def open_windows(
    qtbot: QtBot, make_table: Callable[[GameSession], QWidget] | None = PlainTable
) -> Iterator[Hotel]:
    """Show the first window, with the way to the second one; None for its real table.

    Its games are the same each time, the first, the second and so on.
    """
    games = Random("the games of Hotel Tycoon")
    with pytest.MonkeyPatch.context() as luck, open_window(qtbot) as first:
        luck.setattr("secrets.randbelow", games.randrange)
        windows = make_windows(make_app(), first, make_table)
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
