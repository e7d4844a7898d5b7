"""Puzzles: the way to them and back, and who sits at their tables."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from PySide6.QtCore import QObject

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.opponents import CHARACTER_NAMES
from acquire_desktop.games.acquire.puzzles.run import PuzzleRun
from acquire_desktop.storage.players import Player, PlayerKind, names_are_distinct
from acquire_desktop.ui.acquire.puzzles.puzzles_page import PuzzlesPage
from acquire_desktop.ui.acquire.setup.new_game import default_human_name
from acquire_desktop.ui.window.game_pages import GamePages
from acquire_desktop.ui.window.main_window import MainWindow

_LEVEL: Final = "medium-{}"
"""Gives the others their portraits; nobody plays."""


class Puzzles(QObject):
    """Lays the puzzles over whatever is shown; a game on the table stays there."""

    def __init__(self, window: MainWindow, pages: GamePages) -> None:
        super().__init__(pages)
        self._window, self._pages = window, pages

    @cached_property
    def page(self) -> PuzzlesPage:
        """The page, made when it is first wanted: the file of the puzzles is read for it."""
        page = PuzzlesPage(PuzzleRun(self._window.folders), self._players)
        self._pages.addWidget(page)
        page.left.connect(self._pages.trail.leave)
        page.failed.connect(self._window.messages.tell_write_error)
        return page

    def show(self) -> None:
        """Show the themes, or the puzzle that is being solved."""
        self._window.message_bar.clear()
        self._pages.trail.lay(self.page)

    def _players(self, count: int, seat: Seat) -> Sequence[Player]:
        person = self._window.preferences.settings.player_name or default_human_name()
        free = [
            Player(name, PlayerKind.COMPUTER, _LEVEL.format(key))
            for key, name in CHARACTER_NAMES.items()
            if names_are_distinct((person, name))
        ]
        players = free[: count - 1]
        players.insert(seat, Player(person, PlayerKind.HUMAN))
        return players
