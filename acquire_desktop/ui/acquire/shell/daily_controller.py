"""The way to the deal of the day, to its game, and of its result out of the program."""

from collections.abc import Callable
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from acquire_desktop.games.acquire.career.played_games import games_of
from acquire_desktop.games.acquire.daily.comparison import Experts
from acquire_desktop.games.acquire.daily.results import DayResult, results_of
from acquire_desktop.games.acquire.daily.table import begun, players_of_day
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.folders import home_folder
from acquire_desktop.storage.players import PlayerKind
from acquire_desktop.ui.acquire.setup.new_game import default_human_name, person_in
from acquire_desktop.ui.acquire.shell.sharing import ask_picture, copy_text, save_picture
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from acquire_desktop.ui.acquire.daily.daily_page import DailyPage
    from acquire_desktop.ui.acquire.shell.pages import AcquirePages


class DailyController(QObject):
    """Shows a day's deal, and has it played."""

    def __init__(self, window: MainWindow, pages: "AcquirePages", session: Session) -> None:
        super().__init__(pages)
        self._window, self._pages, self._session = window, pages, session
        self._today: Callable[[], date] = date.today
        self._day = self._today()
        self._results: dict[date, DayResult] = {}
        self.experts = Experts(self)
        self.experts.changed.connect(self._show_experts)

    @cached_property
    def page(self) -> "DailyPage":
        """Shows it."""
        from acquire_desktop.ui.acquire.daily.daily_page import DailyPage

        page = DailyPage()
        self._pages.addWidget(page)
        page.left.connect(self._pages.trail.leave)
        page.day_chosen.connect(self._show_day)
        page.play_wanted.connect(self._play)
        page.copy_wanted.connect(self.copy)
        page.picture_wanted.connect(self._ask_picture)
        return page

    def show(self) -> None:
        """Show the deal of today."""
        self._session.finish_saving()
        self._show_day(self._today())
        self._pages.trail.lay(self.page)

    def copy(self) -> None:
        """Put the result on the clipboard as one line."""
        from acquire_desktop.ui.acquire.daily.daily_texts import shared_line

        result = self._results.get(self._day)
        if result is not None:
            copy_text(self._window, shared_line(result, self.experts.totals(self._day)))

    def save_picture(self, path: Path) -> bool:
        """Write the result as PNG; return whether that worked."""
        from acquire_desktop.ui.acquire.daily.daily_picture import day_picture

        result, totals = self._results[self._day], self.experts.totals(self._day)
        return save_picture(self._window, path, day_picture(result, totals, self._person()))

    def close(self) -> None:
        """End what works in the background."""
        self.experts.close()

    def _person(self) -> str:
        return person_in(self._pages.last_choice().players) or default_human_name()

    def _show_day(self, day: date) -> None:
        self._day = day
        self._results = results_of(games_of(self._pages.journal(), self._person()))
        players = players_of_day(day, self._person())
        seats = [at for at, each in enumerate(players) if each.kind is PlayerKind.COMPUTER]
        faces, names = faces_of(players), [players[at].name for at in seats]
        guests = [faces[at] for at in seats]
        self.page.show_day(day, self._today(), names, guests, self._results)
        self._show_experts()
        if day in self._results:
            self.experts.play(day)

    def _show_experts(self) -> None:
        totals = self.experts.totals(self._day)
        self.page.show_experts(totals, can_compare=self.experts.can_play)

    def _play(self) -> None:
        """Begin the game of the day on view; meanwhile the Experts play it, too."""
        if not self._window.make_way():
            return
        try:
            self._session.open(begun(self._day, self._person()))
        except SaveError as error:
            self._window.messages.tell_write_error(error)
            return
        self.experts.play(self._day)

    def _ask_picture(self) -> None:
        title = translate("Daily", "Save the result as a picture")
        start = home_folder() / f"acquire-{self._day.isoformat()}.png"
        if (path := ask_picture(self.page, title, start)) is not None:
            self.save_picture(path)
