"""The pages of the window, all but the first made late, so that the first is painted early."""

from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from acquire_desktop.acquire.session import Session
from acquire_desktop.ui.kit.page_stack import PageStack, PageTrail
from acquire_desktop.ui.window.log_files import LogFiles

if TYPE_CHECKING:
    from acquire_desktop.ui.result.result_page import ResultPage
    from acquire_desktop.ui.setup.new_game_page import NewGamePage
    from acquire_desktop.ui.table.game_page import GamePage
    from acquire_desktop.ui.table.handover_page import HandoverPage
    from acquire_desktop.ui.window.main_window import MainWindow
    from acquire_desktop.ui.window.reading_pages import ReadingPages

_LATE: Final = ("game", "new_game", "handover", "result", "reading")
_SIDE_PANE: Final = "side_pane"
"""The name under which it is kept what the side pane shows."""


class WindowPages(PageStack):
    """Makes each page when it is first needed, or when nobody waits for it.

    Signals:
        completed (): All pages are made; there is time for the rest.
    """

    completed = Signal()

    def __init__(self, session: Session, window: "MainWindow") -> None:
        super().__init__()
        self._session = session
        self._window = window
        self.trail = PageTrail(self)
        """Leads back from the pages that lie over the start page or the game."""
        self.log_files = LogFiles(session, self)

    @cached_property
    def game(self) -> "GamePage":
        """The table."""
        from acquire_desktop.ui.table.game_page import GamePage

        page, window = GamePage(self._session), self._window
        self.addWidget(page)
        page.moment.moved.connect(window.refresh)
        page.moment.left.connect(window.show_result)
        page.decision_area.closed.connect(window.show_result)
        page.turn_buttons.set_commands(window.menus.actions)
        page.side.remember(
            window.preferences.layout_words(_SIDE_PANE),
            partial(window.preferences.keep_layout_words, _SIDE_PANE),
        )
        window.frame.take_page(page)
        return page

    @cached_property
    def new_game(self) -> "NewGamePage":
        """Where a game is set up."""
        from acquire_desktop.ui.setup.new_game_page import NewGamePage

        page, window = NewGamePage(), self._window
        self.addWidget(page)
        page.start_requested.connect(window.start_game)
        page.cancelled.connect(self.trail.leave)
        page.compare_requested.connect(window.menus.actions["compare"].trigger)
        return page

    @cached_property
    def handover(self) -> "HandoverPage":
        """The curtain between two players."""
        from acquire_desktop.ui.table.handover_page import HandoverPage

        page = self.curtain = HandoverPage()
        self.addWidget(page)
        page.accepted.connect(self._window.accept_handover)
        return page

    @cached_property
    def result(self) -> "ResultPage":
        """The end of a game."""
        from acquire_desktop.ui.result.result_page import ResultPage

        page, window = ResultPage(), self._window
        self.addWidget(page)
        page.parts.chart.turn_chosen.connect(window.look_back_at)
        page.parts.moments.chosen.connect(window.look_back_at_step)
        page.rematch.clicked.connect(window.rematch)
        page.same_deal.clicked.connect(window.deal_again)
        page.new_game.clicked.connect(window.show_new_game)
        page.menu.clicked.connect(window.show_start)
        return page

    @cached_property
    def reading(self) -> "ReadingPages":
        """The rules and the comparison of editions."""
        from acquire_desktop.ui.window.reading_pages import ReadingPages

        return ReadingPages(self, self.trail, self._session, self.new_game)

    def page_of_game(self) -> QWidget:
        """Return where the game on the table is now: its curtain, its table or its result."""
        if self._session.screen.handover_to is not None:
            return self.handover
        return self.result if self._session.is_over and not self.game.is_reading else self.game

    def has_new_game(self) -> bool:
        """Tell whether the page where a game is set up was made."""
        return "new_game" in vars(self)

    def complete(self) -> None:
        """Make the pages that are not there yet, and let the window answer between two."""
        for name in _LATE:
            if name not in vars(self):
                getattr(self, name)
                QTimer.singleShot(0, self, self.complete)
                return
        self.completed.emit()
