"""Seating: what people do about their seats at the table: leave, come back, and set a PIN."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from acquire_desktop.game import Seat
from acquire_desktop.session.clocks import MORE_MIN
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.kit.page_stack import PageStack
from acquire_desktop.ui.kit.texts import join_list, join_sentences, later, translate
from acquire_desktop.ui.pin.curtain import Curtain
from acquire_desktop.ui.pin.pin_dialog import ask_new_pin, ask_pin
from acquire_desktop.ui.window.frame.seat_dialog import (
    SeatDialog,
    SeatWords,
    forgetting,
    leaving,
    returning,
)
from acquire_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from acquire_desktop.ui.window.frame.table_controller import TableController


class Seating:
    """Asks what is needed, and does it; what may be done is for the session to say."""

    def __init__(
        self,
        frame: "TableController",
        pages: PageStack,
        window: MainWindow,
        session: GameSession,
        words: SeatWords,
    ) -> None:
        self._frame = frame
        self._words = words
        self._pages = pages
        self._window = window
        self._session = session
        self._level = words.usual_level
        """The level that was chosen last."""
        self._has_offered = False
        session.began.connect(self._greet)
        session.seats.changed.connect(self._leave_curtain)
        for gone in (session.left, session.ended):
            gone.connect(self._take_message_away)
        if session.has_game:
            self._greet()

    def take_curtain(self, curtain: Curtain) -> None:
        """Serve the curtain, which is made later."""
        curtain.left.connect(self.leave_at_curtain)
        curtain.forgotten.connect(self.forget_pin)

    def awaited(self) -> Seat | None:
        """Return the seat that is to come to the screen and show a hand; None while none is."""
        screen = self._session.screen
        return screen.seat if screen.is_covered else screen.handover_to

    # Leaving

    def leavers(self) -> list[Seat]:
        """Return the seats that may be handed to a computer player now."""
        people = self._people() if self._frame.may_leave_seats() else []
        return [seat for seat in people if self._session.seats.may_hand_over(seat)]

    def leave(self) -> None:
        """Ask who leaves, and have a computer play there; first of all who is at the screen."""
        seat = self._session.screen.seat
        self._ask_to_leave(sorted(self.leavers(), key=lambda each: each != seat))

    def leave_at_curtain(self) -> None:
        """Let a computer play for the person the curtain waits for."""
        seat = self.awaited()
        if seat is not None:
            self._ask_to_leave([seat])

    def end_time(self, seat: Seat) -> None:
        """Have a computer play for a person whose time is out."""
        session = self._session
        if session.seats.may_hand_over(seat):
            session.seats.hand_over(seat, self._level)
            self._window.message_bar.clear()
            self.tell_who_is_away()

    def _ask_to_leave(self, seats: Sequence[Seat]) -> None:
        session = self._session
        if not seats:
            return
        names = {seat: session.players[seat].name for seat in seats}
        asked = SeatDialog(
            self._window.top(),
            leaving(names, is_alone=_is_alone(self._session)),
            names,
            self._words.make_levels,
            self._level,
        )
        if not asked.asks() or asked.seat() not in self.leavers():
            return
        self._level = asked.level()
        session.seats.hand_over(asked.seat(), self._level)
        self.tell_who_is_away()

    # Coming back

    def away(self) -> list[Seat]:
        """Return for whom computers play, and who may come back now."""
        players = self._session.players
        return [seat for seat in self._people() if players[seat].stand_in]

    def come_back(self, seats: Sequence[Seat] = ()) -> None:
        """Ask who comes back, and for the PIN, if there is one.

        Args:
            seats: Of whom it can be; none for everybody who is away.
        """
        seats = [seat for seat in self.away() if not seats or seat in seats]
        if not seats:
            return
        seat = seats[0]
        if not _is_alone(self._session):
            names = {each: self._session.players[each].name for each in seats}
            asked = SeatDialog(self._window.top(), returning(names, self._words), names)
            if not asked.asks():
                return
            seat = asked.seat()
        session, note = self._session, translate("Seats", "To take your seat back.")
        has_pin = session.seats.has_pin(seat)
        may_return = not has_pin or _knows_pin(self._window, session, seat, note)
        if may_return and seat in self.away():
            session.seats.take_back(seat)
            self.tell_who_is_away()

    def tell_who_is_away(self) -> None:
        """Tell for whom computers play, and offer the way back, as long as somebody is away."""
        self._take_message_away()
        players = self._session.players
        if any(player.stand_in for player in players):
            text = partial(_away_text, players, self._words, _out_of_time(self._session))
            back = later("Seats", "Take the seat back…")
            offer = self._window.messages.offer
            self._has_offered = offer(text, back, self.come_back, gives_way=True)

    def _greet(self) -> None:
        """Tell who is away in a game that was opened."""
        self._has_offered = False
        if not self._session.is_over:
            self.tell_who_is_away()

    def _leave_curtain(self) -> None:
        """Show the table where the curtain waits for nobody any more."""
        if self._is_at_curtain() and not self._session.screen.is_closed:
            self._frame.show_table()

    def _take_message_away(self) -> None:
        if self._has_offered:
            self._window.message_bar.clear()
            self._has_offered = False

    # PINs

    def may_set_pin(self) -> bool:
        """Tell whether somebody is at the screen who may set a PIN: at the own turn."""
        session = self._session
        is_here = self._frame.is_at_table() and session.awaits_human
        return is_here and session.screen.shows_hand and not _is_alone(self._session)

    def set_pin(self) -> None:
        """Let the person at the screen set, change or remove the own PIN."""
        session = self._session
        if not self.may_set_pin():
            return
        seat, seats = session.screen.seat, session.seats
        name, parent = session.players[seat].name, self._window.top()
        note = translate("Seats", "To change or remove it.")
        if seats.has_pin(seat) and not _knows_pin(self._window, session, seat, note):
            return
        digits = ask_new_pin(parent, name, has_pin=seats.has_pin(seat))
        if digits is not None and session.has_game:
            seats.set_pin(seat, digits)
            self._window.messages.tell(
                later("Seats", "Your PIN is set.")
                if digits
                else later("Seats", "You no longer have a PIN.")
            )

    def forget_pin(self) -> None:
        """Remove the PIN of the person the curtain waits for, before everybody's eyes."""
        session, seat = self._session, self.awaited()
        if seat is None:
            return
        name = session.players[seat].name
        asked = SeatDialog(self._window.top(), forgetting(name, self._words), {seat: name})
        if asked.asks() and self.awaited() == seat:
            session.seats.forget_pin(seat)

    def open_hand(self) -> None:
        """Show the closed hand on screen to its owner."""
        session, seat = self._session, self._session.screen.seat
        if not session.seats.may_look(seat):
            self.come_back([seat])
        elif _knows_pin(self._window, session, seat, self._words.before_shown()):
            session.uncover()

    # Inside

    def _people(self) -> list[Seat]:
        """Return the seats of people while their game is on view and not over."""
        session = self._session
        is_here = self._frame.is_at_table() or self._is_at_curtain()
        return session.seats.people if is_here and not session.is_over else []

    def _is_at_curtain(self) -> bool:
        """Tell whether the curtain is on view as a page of its own."""
        page = self._pages.currentWidget()
        return page is not None and page is self._pages.curtain


def _knows_pin(window: MainWindow, session: GameSession, seat: Seat, note: str) -> bool:
    """Ask a person for the PIN, and tell whether it was right."""
    seats, name = session.seats, session.players[seat].name
    check, tries = partial(seats.try_pin, seat), seats.wrong_tries(seat)
    return ask_pin(window.top(), name, check, tries, note)


def _is_alone(session: GameSession) -> bool:
    return len(session.seats.people) == 1


def _out_of_time(session: GameSession) -> list[str]:
    """Return the names of those for whom computers play since their time is out."""
    left_ms, players = session.clocks.left_ms, enumerate(session.players)
    return [each.name for seat, each in players if each.stand_in and left_ms(seat) == 0]


def _away_text(players: Sequence[Player], words: SeatWords, out: Sequence[str]) -> str:
    """Say for whom which computers play, and for which of them since their time is out."""
    away = [player for player in players if player.stand_in]
    if len(human_seats(players)) == 1:
        level = words.level_text(away[0].stand_in)
        if out:
            return translate(
                "Seats",
                "Your time is out. The computer plays for you ({level}); if you take your seat"
                " back, you have %n more minute(s).",
                n=MORE_MIN,
                level=level,
            )
        return translate("Seats", "The computer plays for you ({level}).", level=level)
    texts = [
        translate(
            "Seats", "{player} ({level})", player=each.name, level=words.level_text(each.stand_in)
        )
        for each in away
    ]
    text = translate("Seats", "The computer plays for {players}.", players=join_list(texts))
    if not out:
        return text
    return join_sentences((_out_text(out), text))


def _out_text(names: Sequence[str]) -> str:
    """Say whose time is out, and what somebody gets who comes back."""
    return translate(
        "Seats",
        "The time of {players} is out; who takes the seat back has %n more minute(s).",
        n=MORE_MIN,
        players=join_list(names),
    )
