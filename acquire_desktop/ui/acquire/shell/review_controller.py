"""The way to the review of a finished game, and from there to games that go on from it."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from acquire_desktop.games.acquire.session import Session
from acquire_desktop.ui.acquire.shell import window_texts as telling
from acquire_desktop.ui.window.game_pages import GamePages
from acquire_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from acquire_desktop.games.acquire.review.review import Review
    from acquire_desktop.ui.acquire.review.review_page import ReviewPage


class ReviewController(QObject):
    """Has the review of the game on the table, made when one is first needed."""

    def __init__(self, window: MainWindow, pages: GamePages, session: Session) -> None:
        super().__init__(pages)
        self._window = window
        self._pages = pages
        self._session = session

    @cached_property
    def review(self) -> "Review":
        """The judge of the game that is over."""
        from acquire_desktop.games.acquire.review.review import Review

        return Review(self._session, self._window.folders, self)

    @cached_property
    def page(self) -> "ReviewPage":
        """Shows it."""
        from acquire_desktop.ui.acquire.review.review_page import ReviewPage

        page = ReviewPage(self.review)
        self._pages.addWidget(page)
        page.left.connect(self._pages.trail.leave)
        page.branch_asked.connect(self.play_on)
        return page

    def begin_soon(self) -> None:
        """Have the game that has just ended judged, once its result is painted."""
        QTimer.singleShot(0, self, self.review.begin)

    def show(self) -> None:
        """Show the review of the game on the table, if it is over."""
        if self._session.has_game and self._session.is_over:
            self._pages.trail.lay(self.page)
            self.page.begin()

    @property
    def shown_step(self) -> int | None:
        """How many lines of the game come before the decision on view; None without its page."""
        is_shown = "page" in vars(self) and self._pages.currentWidget() is self.page
        return self.page.walk.step if is_shown else None

    def close(self) -> None:
        """End the process that judges."""
        if "review" in vars(self):
            self.review.close()

    def play_on(self, step: int, has_new_luck: bool) -> None:
        """Play on from a step of the game that is over, as a game of its own."""
        if self._window.make_way():
            self._session.open(self._session.branch(step, has_new_luck=has_new_luck))
            telling.tell_what_if(self._window.messages)
