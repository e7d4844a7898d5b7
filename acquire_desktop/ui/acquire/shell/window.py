"""The window of Acquire: the window that shows its pages."""

from PySide6.QtWidgets import QApplication

from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.finished_games import FinishedGames
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.acquire.shell.commands import menus_of
from acquire_desktop.ui.acquire.shell.pages import AcquirePages
from acquire_desktop.ui.window.main_window import MainWindow
from acquire_desktop.ui.window.menus import Menu


class AcquireWindow(MainWindow):
    """The window with the pages and commands of its game, and the way to the other game."""

    session: Session
    pages: AcquirePages

    def __init__(
        self,
        app: QApplication,
        session: Session,
        folders: Folders,
        settings: Settings,
        finished: FinishedGames,
    ) -> None:
        super().__init__(
            app, session, folders, settings, finished, lambda window: AcquirePages(window, session)
        )
        self.pages.start.quay.other_game.clicked.connect(self.pages.other_game_wanted)

    def table_of_menus(self) -> tuple[Menu, ...]:
        return menus_of(self, self.pages, self.session)
