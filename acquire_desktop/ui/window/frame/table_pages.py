"""Table pages: the curtain, the keys and the ways to the table in the window of any game."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.game import Seat
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.ui.window.frame.table_controller import TableController
from acquire_desktop.ui.window.game_pages import GamePages
from acquire_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from acquire_desktop.ui.pin.handover_page import HandoverPage

Recap = Callable[[], Sequence[str]]
"""Returns in the present language what happened, in lines."""


class TablePages(GamePages):
    """The pages of a game whose frame takes the keys and guards the table."""

    frame: TableController
    show_own: Callable[[str], str] | None = None
    """Says to a player what the curtain hides; None where these are tiles."""

    def __init__(self, window: MainWindow, session: GameSession) -> None:
        super().__init__()
        self._window, self._session = window, session
        self._called: Seat | None = None
        """For whom the curtain is ready."""

    def take_frame(self, frame: TableController) -> None:
        """Serve the table, and show it or the curtain when the session asks for them."""
        self.frame = frame
        frame.changed.connect(self.changed)
        self._session.began.connect(self.show_game)
        self._session.handover_needed.connect(self._show_handover)

    # What a game fills in

    @property
    def game(self) -> QWidget:
        """The table."""
        raise NotImplementedError

    def recap(self, seat: Seat) -> Recap:
        """Return the curtain's recap of the others' moves for the player of a seat."""
        raise NotImplementedError

    def is_telling(self) -> bool:
        """Return whether something is on the table to read, for which the curtain waits."""
        return False

    # Ways

    @cached_property
    def handover(self) -> "HandoverPage":
        """The curtain between two players."""
        from acquire_desktop.ui.pin.handover_page import HandoverPage

        page = self.curtain = HandoverPage(show_own=self.show_own)
        self.addWidget(page)
        page.accepted.connect(self._accept_handover)
        self.frame.seating.take_curtain(page)
        return page

    def put_away(self) -> bool:
        """Leave the game on the table, unless it would be lost and the user stays with it."""
        makes_way = self._window.make_way()
        if makes_way:
            self._session.leave()
        return makes_way

    def show_game(self) -> None:
        """Show the table of a game that begins."""
        _ = self.game  # made when it is first needed
        self.frame.show_table()

    def is_at_table(self) -> bool:
        return self.frame.is_at_table()

    def _show_handover(self, seat: Seat) -> None:
        """Show the curtain, unless another page lies over the game: nobody asked for it."""
        seats = self._session.seats
        self.handover.show_handover(
            self._session.players[seat].name,
            self.recap(seat),
            partial(seats.try_pin, seat) if seats.has_pin(seat) else None,
            seats.wrong_tries(seat),
        )
        self._called = seat
        self._show_curtain()

    def call_next(self) -> None:
        """Show the curtain, now that nothing is on the table to read, if somebody is awaited."""
        session = self._session
        if session.has_game and self._called == session.screen.handover_to is not None:
            self._show_curtain()

    def _show_curtain(self) -> None:
        if not self.trail.is_open and not self.is_telling():
            self._window.show_page(self.handover)

    def _accept_handover(self) -> None:
        self._called = None
        self._session.accept_handover()  # the next player has the computer now
        self.frame.show_table()

    # What the window asks

    def handle_key(self, event: QKeyEvent) -> bool:
        return self.frame.handle_key(event)

    def handle_release(self, event: QKeyEvent) -> None:
        self.frame.handle_release(event)

    def leave_window(self) -> None:
        self.frame.let_space_go()

    def note_minimised(self) -> None:
        self.frame.guard.cover()

    def close_down(self) -> None:
        self.frame.close_down()
