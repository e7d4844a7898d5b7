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
    from acquire_desktop.ui.pin.curtain import Curtain

Recap = Callable[[], Sequence[str]]
"""Returns in the present language what happened, in lines."""


class TablePages(GamePages):
    """The pages of a game whose frame takes the keys and guards the table."""

    frame: TableController

    def __init__(self, window: MainWindow, session: GameSession) -> None:
        super().__init__()
        self._window, self._session = window, session

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

    def portrait(self, seat: Seat) -> str:
        """Return the key of the portrait of a player, or an empty text where there are none."""
        return ""

    def hang(self, curtain: "Curtain") -> None:
        """Put the curtain where it belongs: it is a page of its own, unless the table has it."""
        self.curtain = curtain
        self.addWidget(curtain)

    # Ways

    @cached_property
    def handover(self) -> "Curtain":
        """The curtain between two players."""
        from acquire_desktop.ui.pin.curtain import Curtain

        curtain = Curtain()
        self.hang(curtain)
        curtain.accepted.connect(self._accept_handover)
        self.frame.seating.take_curtain(curtain)
        return curtain

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
        self.handover.call(
            self._session.players[seat].name,
            self.recap(seat),
            self.portrait(seat),
            partial(seats.try_pin, seat) if seats.has_pin(seat) else None,
            seats.wrong_tries(seat),
        )
        if not self.trail.is_open:
            self._window.show_page(self.page_of_game())

    def _accept_handover(self) -> None:
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
