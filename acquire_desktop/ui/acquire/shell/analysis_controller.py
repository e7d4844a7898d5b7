"""The way to the analysis board: from the game on the table, from anywhere, and on to a game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from acquire_desktop.games.acquire.opponents import CHARACTER_NAMES
from acquire_desktop.games.acquire.positions.analysis import Analysis
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.players import Player, PlayerKind, names_are_distinct
from acquire_desktop.ui.acquire.analysis.analysis_page import AnalysisPage
from acquire_desktop.ui.acquire.setup.new_game import default_human_name
from acquire_desktop.ui.acquire.shell import window_texts as telling
from acquire_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from acquire_desktop.ui.acquire.shell.pages import AcquirePages


class AnalysisController(QObject):
    """Opens the analysis board over whatever is shown, and starts games from it."""

    def __init__(self, window: MainWindow, pages: "AcquirePages", session: Session) -> None:
        """Add the page to those of the window, with an empty board."""
        super().__init__(pages)
        self._window, self._pages, self._session = window, pages, session
        self.analysis = Analysis(session, self)
        self.page = AnalysisPage(self.analysis)
        pages.addWidget(self.page)
        self.page.left.connect(pages.trail.leave)
        self.page.take_requested.connect(self._take)
        self.page.play_requested.connect(self._play)
        for gone in (session.left, session.began):
            gone.connect(self.page.forget)  # nothing is kept of a game that is put away

    def show(self) -> None:
        """Show the board; it begins with the moment on view, where that may be shown."""
        if self.page not in self._pages.trail or self._pages.end.reviewed_step is not None:
            self.page.forget()
            if self._may_take():
                self._take()
        self.page.offer_game(may_take=self._may_take())
        self._pages.trail.lay(self.page)

    def close(self) -> None:
        """End the process that looks for chances."""
        self.analysis.close()

    def _may_take(self) -> bool:
        return self.analysis.may_take(self._window.preferences.settings.hints)

    def _take(self) -> None:
        """Take the moment that is on view: the present, one looked back at, or one reviewed."""
        if self._may_take():
            reviewed = self._pages.end.reviewed_step
            step = self._pages.game.moment.step if reviewed is None else reviewed
            self.analysis.take(step, self._window.preferences.settings.hints)

    def _play(self, seat: int, level: str) -> None:
        """Play on from the position, unless the user stays with the game on the table."""
        game = self.analysis.game(self._players(seat, level))
        if self._window.make_way():
            self._pages.trail.forget()
            self._session.open(game)
            telling.tell_what_if(self._window.messages)
            telling.tell_of_levels(self._window, level)

    def _players(self, you: int, level: str) -> Sequence[Player]:
        """Return the players: the person at one seat, computers of one level at the others."""
        taken, count = self.analysis.taken.names, self.analysis.draft.players
        person = self._window.preferences.settings.player_name or default_human_name()
        names = [person if seat == you else name for seat, name in enumerate(taken[:count])]
        if len(names) < count or not names_are_distinct(names):
            free = [name for name in CHARACTER_NAMES.values() if names_are_distinct((person, name))]
            names = [person if seat == you else free.pop(0) for seat in range(count)]
        return tuple(
            Player(name, PlayerKind.HUMAN)
            if seat == you
            else Player(name, PlayerKind.COMPUTER, level)
            for seat, name in enumerate(names)
        )
