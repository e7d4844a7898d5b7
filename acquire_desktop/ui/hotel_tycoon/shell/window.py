"""The window of Hotel Tycoon: the window that shows its pages."""

from PySide6.QtWidgets import QApplication

from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.finished_games import FinishedGames
from acquire_desktop.storage.folders import Folders
from acquire_desktop.ui.hotel_tycoon.shell.commands import menus_of
from acquire_desktop.ui.hotel_tycoon.shell.pages import HotelTycoonPages
from acquire_desktop.ui.window.main_window import MainWindow
from acquire_desktop.ui.window.menus import Menu
from acquire_desktop.ui.window.preferences import Preferences


class HotelTycoonWindow(MainWindow):
    """The window with the pages and commands of its game."""

    pages: HotelTycoonPages

    def __init__(
        self,
        app: QApplication,
        session: GameSession,
        folders: Folders,
        finished: FinishedGames,
        preferences: Preferences,
    ) -> None:
        super().__init__(
            app,
            session,
            folders,
            preferences.settings,
            finished,
            lambda window: HotelTycoonPages(window, session),
            preferences,
        )

    def table_of_menus(self) -> tuple[Menu, ...]:
        return menus_of(self, self.pages, self.session)
