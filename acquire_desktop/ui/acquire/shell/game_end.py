"""The end of a game: the final account plays once, then comes the front page, and ways back."""

from collections.abc import Callable
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.setup import Setup
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.folders import is_there
from acquire_desktop.ui.acquire.setup.new_game import rematch_of
from acquire_desktop.ui.acquire.shell.table_frame import AcquireFrame
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from acquire_desktop.games.acquire.engine.events import GameEnded
    from acquire_desktop.games.acquire.news.records import Records
    from acquire_desktop.ui.acquire.result.front_page import FrontPage
    from acquire_desktop.ui.acquire.result.result_page import ResultPage
    from acquire_desktop.ui.acquire.shell.duplicate_controller import DuplicateController
    from acquire_desktop.ui.acquire.shell.pages import AcquirePages
    from acquire_desktop.ui.acquire.shell.review_controller import ReviewController
    from acquire_desktop.ui.acquire.shell.sharing import Sharing


class GameEnd(QObject):
    """Fills the pages that follow the table, and knows which of them is due."""

    def __init__(
        self, window: MainWindow, pages: "AcquirePages", session: Session, frame: AcquireFrame
    ) -> None:
        super().__init__(pages)
        self._window, self._pages, self._session = window, pages, session
        self._keys = frame.keys.guard
        self._is_new = self._is_again = self._shows_result = False
        session.began.connect(self._note_game)
        session.left.connect(self._forget)
        session.left.connect(lambda: QTimer.singleShot(0, self, self._tell_duplicate))
        pages.completed.connect(self._tell_duplicate)

    @cached_property
    def reviewing(self) -> "ReviewController":
        """Has the review of the game that is over."""
        from acquire_desktop.ui.acquire.shell.review_controller import ReviewController

        return ReviewController(self._window, self._pages, self._session)

    @cached_property
    def duplicates(self) -> "DuplicateController":
        """Leads through the deals that several people play one after the other."""
        from acquire_desktop.ui.acquire.shell.duplicate_controller import DuplicateController

        duplicates = DuplicateController(self._window, self._pages, self._session)
        duplicates.covered.connect(self._cover_board)
        duplicates.review_wanted.connect(self.reviewing.show)
        return duplicates

    @cached_property
    def sharing(self) -> "Sharing":
        """Gives the result away."""
        from acquire_desktop.ui.acquire.shell.sharing import Sharing

        return Sharing(self._window, self._session)

    def take_front(self, page: "FrontPage") -> None:
        """Lead from the front page to all that can be seen or done after a game."""
        page.again.clicked.connect(self.rematch)
        page.review.clicked.connect(self.reviewing.show)
        page.same_deal.clicked.connect(self.play_again)
        page.save.clicked.connect(self.sharing.save_picture)
        page.full_account.clicked.connect(self.show_result)
        self._session.stepped.connect(self.reviewing.review.get_ready)

    def take_result(self, page: "ResultPage") -> None:
        """Lead from the page of the result to all that can be seen of the game again."""
        page.parts.chart.turn_chosen.connect(self.look_back_at)
        page.parts.moments.chosen.connect(self.look_back_at_step)
        page.watch.clicked.connect(self.watch_again)
        page.share.setMenu(self._window.menus.menu("share"))
        page.front.clicked.connect(self.show_front)

    def may_review(self) -> bool:
        """Tell whether there is a game to review: one that is over, and not covered."""
        return self._session.has_game and self._session.is_over and not self._is_covered()

    @property
    def reviewed_step(self) -> int | None:
        """How many lines of the game come before the decision that is reviewed, if one is."""
        return self.reviewing.shown_step if "reviewing" in vars(self) else None

    def may_save(self) -> bool:
        """Tell whether the game on the table may go into a file: no turn at a duplicate may."""
        return self._session.has_game and not self._is_covered()

    def may_export_log(self) -> bool:
        """Tell whether the log may leave the program: others may still have to play the deal."""
        return self._pages.may_read_log() and not self._is_covered()

    def _is_covered(self) -> bool:
        """Tell whether the game belongs to a duplicate that is not yet compared."""
        session = self._session
        if session.is_duplicate or "duplicates" not in vars(self):
            return session.is_duplicate
        return self.duplicates.covers(session.game_file().game_id)

    def close(self) -> None:
        """End what works in the background."""
        if "reviewing" in vars(self):
            self.reviewing.close()

    def page(self) -> QWidget:
        """Return where a game that is over is now: its account, its front page, or its result."""
        pages = self._pages
        if pages.account.is_telling:
            return pages.account
        return pages.result if self._shows_result else pages.front

    def show(self) -> None:
        """Show how the game ended, if it is over and nobody looks back."""
        session, pages = self._session, self._pages
        if pages.game.is_reading or not session.is_over:
            return  # comes again when the reader goes back to the game
        if "duplicates" in vars(self) and self.duplicates.covers(session.game_file().game_id):
            self.duplicates.finish_soon()
            return
        from acquire_desktop.ui.acquire.table.table_voice import tells_account

        self._print_front()
        if self._shows_result:
            self._fill_result()
        if self._is_new:  # one that was opened at its end is judged when somebody asks
            self.reviewing.begin_soon()
        if self._is_new and tells_account(session):
            self._tell()
        self._is_new = self._is_again = False
        if not pages.trail.is_open:
            self._window.show_page(self.page())
            self._keys.turn()  # what is pressed now may be meant for the table

    def show_result(self) -> None:
        """Show where every dollar came from."""
        self._shows_result = True
        self._fill_result()
        self._window.show_page(self._pages.result)

    def show_front(self) -> None:
        """Show the front page again."""
        self._shows_result = False
        self._window.show_page(self._pages.front)

    def watch_again(self) -> None:
        """Tell the account of the game that is over once more, from wherever one is."""
        self._pages.game.moment.leave()
        self._tell()
        self._is_again = True
        self._window.show_page(self._pages.account)

    def rematch(self) -> None:
        """Play again with the same players and rules, and other tiles."""
        self._restart(rematch_of(self._session.setup))

    def play_again(self) -> None:
        """Play the same tiles again; where that was to see what would be, it is so again."""
        session = self._session
        if not session.is_branch:
            self._restart(session.setup)
        elif self._window.make_way():
            session.open(session.branch(0, has_new_luck=False))

    def _restart(self, setup: Setup) -> None:
        if self._window.make_way():
            session = self._session
            session.start(
                *(setup, session.seats.players),
                is_training=session.is_training,
                clock=session.clocks.minutes,
            )

    def leave_account(self) -> None:
        """Show what follows; who asked for the account finds the focus where it was."""
        self._pages.account.forget()
        self._window.show_page(self.page())
        if self._is_again and self._shows_result:
            self._pages.result.watch.setFocus()

    def look_back_at(self, turn: int) -> None:
        """Show the table as it was when a turn began, from wherever that turn is named."""
        self._look_back(lambda: self._pages.game.show_turn(turn))

    def look_back_at_step(self, step: int) -> None:
        """Show the table as it was after a step."""
        last = self._session.last_step - 1
        self._look_back(lambda: self._pages.game.show_step(min(step, last)))

    def play_on(self, has_new_luck: bool) -> None:
        """Start a game of its own at the moment that is looked back at, if the game is over."""
        step = self._pages.game.moment.step
        if step is not None and self.may_review():
            self.reviewing.play_on(step, has_new_luck)

    def _look_back(self, look: Callable[[], None]) -> None:
        if self._session.has_game and self._session.screen.handover_to is None:
            self._window.show_page(self._pages.game)
            look()
            self.show()

    def _cover_board(self, view: View) -> None:
        """Show another board: it is no secret in other games, and stays on the hidden table."""
        self._pages.game.board.show_view(view)
        self._pages.game.board.forget()

    def _note_game(self) -> None:
        """Take note of a game on the table; one that is opened at its end has been watched."""
        self._forget()
        self._is_new = not self._session.is_over

    def _forget(self) -> None:
        self._shows_result = False
        for name in ("account", "front"):
            if name in vars(self._pages):
                vars(self._pages)[name].forget()

    def _tell_duplicate(self) -> None:
        """Tell on the first page that a duplicate waits, behind all that is painted first."""
        pages = self._pages
        is_at_start = pages.currentWidget() is pages.start and not pages.trail.is_open
        if is_at_start and "front" in vars(pages) and is_there(self._window.folders.duplicate):
            self.duplicates.tell_waiting()

    def _print_front(self) -> None:
        from acquire_desktop.ui.acquire.result.front_story import story_of

        story = story_of(self._session, names_of(self._session.players))
        self._pages.front.show_story(story, self._records(story.race.ended))

    def _records(self, ended: "GameEnded") -> "Records | None":
        """Return the records of the only person at the table.

        None where there is another number, or the game counts for nobody.
        """
        from acquire_desktop.games.acquire.news.records import records_of
        from acquire_desktop.session.screen import human_seats
        from acquire_desktop.storage.journal import read_journal

        session = self._session
        people = human_seats(session.players)
        if len(people) != 1 or session.is_branch or session.is_training:
            return None
        try:
            games = dict(read_journal(self._window.folders.journal).games)
        except OSError:
            games = {}
        games.pop(session.game_file().game_id, None)  # it may be written already, or soon
        (seat,) = people
        name, total = session.players[seat].name, ended.totals[seat]
        return records_of(games.values(), name, total, has_won=seat in ended.winners)

    def _fill_result(self) -> None:
        from acquire_desktop.games.acquire.review.key_moments import moments_of

        session, result = self._session, self._pages.result
        account, helps = session.final_account(), session.helps()
        extra_cash = session.setup.extra_cash
        clock = session.clocks.state
        result.show_result(session.view, account, session.players, helps, extra_cash, clock)
        result.show_course(session.history(), moments_of(session), session.view)

    def _tell(self) -> None:
        from acquire_desktop.games.acquire.log_entries import without_notes

        session = self._session
        entries = without_notes(chain.from_iterable(session.events_by_step()))
        speed = session.computer_turns.pace.speed
        self._pages.account.begin(session.view, entries, session.players, speed)
