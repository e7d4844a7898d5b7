"""The way to the analysis board: from the game on the table, from anywhere, and on to a game."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from acquire_desktop.games.acquire.opponents import CHARACTER_NAMES
from acquire_desktop.games.acquire.positions.analysis import Analysis
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.players import Player, PlayerKind, names_are_distinct
from acquire_desktop.ui.acquire.analysis.analysis_page import AnalysisPage
from acquire_desktop.ui.acquire.setup.new_game import default_human_name
from acquire_desktop.ui.acquire.shell import window_texts as telling
from acquire_desktop.ui.window.game_pages import GamePages
from acquire_desktop.ui.window.main_window import MainWindow


class AnalysisController(QObject):
    """Opens the analysis board over whatever is shown, and starts games from it."""

    def __init__(
        self,
        pages: GamePages,
        window: MainWindow,
        session: Session,
        shown_step: Callable[[], int | None],
        reviewed_step: Callable[[], int | None],
    ) -> None:
        """Add the page to those of the window, with an empty board.

        Args:
            pages: Those of the window.
            window: Has the files and the preferences.
            session: Has the game on the table.
            shown_step: Returns the step of that game that is looked back at, or None.
            reviewed_step: Returns the step whose review is on view, if one is.
        """
        super().__init__(pages)
        self._trail, self._window, self._session = pages.trail, window, session
        self._shown_step, self._reviewed_step = shown_step, reviewed_step
        self.analysis = Analysis(session, self)
        self.page = AnalysisPage(self.analysis)
        pages.addWidget(self.page)
        self.page.left.connect(pages.trail.leave)
        self.page.take_requested.connect(self._take)
        self.page.play_requested.connect(self._play)
        session.left.connect(self._forget)
        session.began.connect(self._forget)

    def show(self) -> None:
        """Show the board; it begins with the moment on view, where that may be shown."""
        if self.page not in self._trail or self._reviewed_step() is not None:
            self.page.forget()
            if self._may_take():
                self._take()
        self.page.offer_game(may_take=self._may_take())
        self._trail.lay(self.page)

    def close(self) -> None:
        """End the process that looks for chances."""
        self.analysis.close()

    def _may_take(self) -> bool:
        return self.analysis.may_take(self._window.preferences.settings.hints)

    def _take(self) -> None:
        """Take the moment that is on view: the present, one looked back at, or one reviewed."""
        if self._may_take():
            reviewed = self._reviewed_step()
            step = self._shown_step() if reviewed is None else reviewed
            self.analysis.take(step, self._window.preferences.settings.hints)

    def _forget(self) -> None:
        """Keep nothing of a game that is put away."""
        self.page.forget()

    def _play(self, seat: int, level: str) -> None:
        """Play on from the position, unless the user stays with the game on the table."""
        game = self.analysis.game(self._players(seat, level))
        if self._window.make_way():
            self._trail.forget()
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
