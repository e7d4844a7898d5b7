"""Reading pages: rules, comparison and guide, laid over the page that the reader came from."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.ui.acquire.rules.compare_page import ComparePage
from acquire_desktop.ui.acquire.rules.rules_page import RulesPage
from acquire_desktop.ui.acquire.shell.window_texts import rules_engine_text
from acquire_desktop.ui.guide.guide_page import GuidePage
from acquire_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from acquire_desktop.ui.acquire.shell.pages import AcquirePages


class ReadingPages(QObject):
    """Opens the rules, the comparison and the user guide."""

    def __init__(self, window: MainWindow, pages: "AcquirePages", session: Session) -> None:
        """Add the pages to read in to those of the window."""
        super().__init__(pages)
        self.rules_page = RulesPage()
        self.compare_page = ComparePage()
        self.guide_page = GuidePage(window.menus, window.folders, rules_engine_text)
        self._pages, self._session = pages, session
        for page in (self.rules_page, self.compare_page, self.guide_page):
            pages.addWidget(page)
            page.left.connect(pages.trail.leave)
        session.stepped.connect(self._follow_game)
        self.rules_page.comparison_requested.connect(self._compare_shown)
        self.compare_page.rule_chosen.connect(self._show_rules_of)

    def show_rules(self) -> None:
        """Show the rules of the game on the table, or of the one that is being set up."""
        self._show_rules_of(self._edition())

    def show_comparison(self) -> None:
        """Show the editions side by side, the one in play or chosen marked."""
        self.compare_page.show_edition(self._edition(), is_in_play=self._is_at_table())
        self._pages.trail.lay(self.compare_page)

    def show_guide(self) -> None:
        """Show the user guide where it was read last."""
        self._pages.trail.lay(self.guide_page)

    def _is_at_table(self) -> bool:
        return self._session.has_game and self._pages.new_game not in self._pages.trail

    def _edition(self) -> Edition:
        return self._session.view.edition if self._is_at_table() else self._pages.new_game.edition()

    def _show_rules_of(self, edition: Edition, chapter: str = "") -> None:
        view = self._session.view if self._is_at_table() else None
        self.rules_page.show_rules(edition, view, chapter)
        self._pages.trail.lay(self.rules_page)

    def _follow_game(self) -> None:
        if self.rules_page.isVisible():
            self.rules_page.show_view(self._session.view)

    def _compare_shown(self) -> None:
        edition = self.rules_page.edition()
        is_in_play = self._is_at_table() and edition == self._session.view.edition
        self.compare_page.show_edition(edition, is_in_play=is_in_play)
        self._pages.trail.lay(self.compare_page)
