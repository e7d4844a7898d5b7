"""The pages of the window, all but the first made late, so that the first is painted early."""

from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from acquire_desktop.acquire.session import Session
from acquire_desktop.ui.kit.hover import end_hover
from acquire_desktop.ui.kit.look import motion
from acquire_desktop.ui.kit.page_fade import PageFade
from acquire_desktop.ui.start.start_page import StartPage
from acquire_desktop.ui.window.log_files import LogFiles
from acquire_desktop.ui.window.page_trail import PageTrail
from acquire_desktop.ui.window.preferences import Preferences

if TYPE_CHECKING:
    from acquire_desktop.ui.result.result_page import ResultPage
    from acquire_desktop.ui.setup.new_game_page import NewGamePage
    from acquire_desktop.ui.table.game_page import GamePage
    from acquire_desktop.ui.table.handover_page import HandoverPage
    from acquire_desktop.ui.window.reading_pages import ReadingPages

_LEAST: Final = QSize(940, 540)
"""What every page has at least: half of a usual screen."""
_LATE: Final = ("game", "new_game", "handover", "result", "reading")

_SIDE_PANE: Final = "side_pane"
"""The name under which it is kept what the side pane shows."""


class WindowPages(QStackedWidget):
    """Makes each page when it is first needed, or when nobody waits for it.

    Signals:
        game_made (object): The ``GamePage`` is there.
        completed (): All pages are made; there is time for the rest.
        start_requested (object): Start this ``NewGame``.
        handover_accepted (): The next player has the computer.
        turn_chosen (int): Look back at this turn of the game that ended.
        step_chosen (int): Look back at this step of the game that ended.
        rematch_requested (): Play again with other tiles.
        same_deal_requested (): Play again with the same tiles.
        new_game_requested (): Set up another game.
        menu_requested (): Show the first page.
        look_moved (): The table shows another moment of the game.
        look_left (): The table shows the present again, and no story.
    """

    game_made = Signal(object)
    completed = Signal()
    start_requested = Signal(object)
    handover_accepted = Signal()
    turn_chosen = Signal(int)
    step_chosen = Signal(int)
    rematch_requested = Signal()
    same_deal_requested = Signal()
    new_game_requested = Signal()
    menu_requested = Signal()
    look_moved = Signal()
    look_left = Signal()

    def __init__(self, session: Session, preferences: Preferences) -> None:
        super().__init__()
        self._session = session
        self._preferences = preferences
        self._fade = PageFade(self)
        self.trail = PageTrail(self)
        """Leads back from the pages that lie over the start page or the game."""
        self.log_files = LogFiles(session, self)

    def setCurrentWidget(self, page: QWidget) -> None:  # noqa: N802 - Qt's name
        """Show a page, the one before fading over it; the curtain falls at once."""
        old = self.currentWidget()
        is_curtain = page is vars(self).get("handover")
        if old in (None, page) or is_curtain or not (self.isVisible() and motion.is_on()):
            self._fade.drop()
            super().setCurrentWidget(page)
        else:
            self._fade.begin(old)
            super().setCurrentWidget(page)
            self._fade.raise_()
        if old is not None:
            end_hover(old)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Ask for what the page on view needs, not for what the largest of all needs."""
        page = self.currentWidget()
        return _LEAST if page is None else page.minimumSizeHint().expandedTo(_LEAST)

    def heightForWidth(self, width: int) -> int:
        """Ask for the least height of the page on view; what scrolls inside it needs little."""
        page = self.currentWidget()
        layout = page.layout() if page is not None else None
        height = layout.totalMinimumHeightForWidth(width) if layout is not None else 0
        has_large_buttons = isinstance(page, StartPage) or page is vars(self).get("handover")
        if layout is not None and has_large_buttons:
            height = layout.totalHeightForWidth(width)  # less would squeeze the buttons
        return max(height, self.minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A picture of another size would lie over the page like a shadow."""
        self._fade.drop()
        super().resizeEvent(event)

    @cached_property
    def game(self) -> "GamePage":
        """The table."""
        from acquire_desktop.ui.table.game_page import GamePage

        page = GamePage(self._session)
        self.addWidget(page)
        page.moment.moved.connect(self.look_moved)
        page.moment.left.connect(self.look_left)
        page.stage.closed.connect(self.look_left)
        preferences = self._preferences
        page.side.remember(
            preferences.layout_words(_SIDE_PANE),
            partial(preferences.keep_layout_words, _SIDE_PANE),
        )
        self.game_made.emit(page)
        return page

    @cached_property
    def new_game(self) -> "NewGamePage":
        """Where a game is set up."""
        from acquire_desktop.ui.setup.new_game_page import NewGamePage

        page = NewGamePage()
        self.addWidget(page)
        page.start_requested.connect(self.start_requested)
        page.cancelled.connect(self.trail.leave)
        page.compare_requested.connect(self._compare)
        return page

    @cached_property
    def handover(self) -> "HandoverPage":
        """The curtain between two players."""
        from acquire_desktop.ui.table.handover_page import HandoverPage

        page = HandoverPage()
        self.addWidget(page)
        page.accepted.connect(self.handover_accepted)
        return page

    @cached_property
    def result(self) -> "ResultPage":
        """The end of a game."""
        from acquire_desktop.ui.result.result_page import ResultPage

        page = ResultPage()
        self.addWidget(page)
        page.parts.chart.turn_chosen.connect(self.turn_chosen)
        page.parts.moments.chosen.connect(self.step_chosen)
        page.rematch.clicked.connect(self.rematch_requested)
        page.same_deal.clicked.connect(self.same_deal_requested)
        page.new_game.clicked.connect(self.new_game_requested)
        page.menu.clicked.connect(self.menu_requested)
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

    def _compare(self) -> None:
        self.reading.show_comparison()
