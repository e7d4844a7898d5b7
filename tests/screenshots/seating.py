"""Moments of seats that change hands, of PINs, and of clocks."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog

from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.storage.seats.clock_state import COUNTED, ClockState
from acquire_desktop.ui.acquire.shell.table_frame import seat_words
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.pin.pin_dialog import PinDialog, new_pin
from acquire_desktop.ui.window.frame.seat_dialog import SeatDialog, forgetting, leaving, returning
from tests.screenshots import games
from tests.screenshots.states import Show, opened

_PIN = "0420"


def _lock(window: AcquireWindow) -> None:
    """Give whoever the curtain waits for a PIN, and let the curtain ask for it."""
    session = window.session
    seat = session.screen.handover_to
    assert seat is not None
    session.seats.set_pin(seat, _PIN)
    session.handover_needed.emit(seat)


def _type_wrong_pins(window: AcquireWindow) -> None:
    pad = window.pages.handover.pad
    for _ in range(3):
        for digit in "1234":
            pad.keys["1234567890".index(digit)].click()


def _leave(window: AcquireWindow) -> None:
    """Have a computer play for whoever is at the screen."""
    session = window.session
    session.accept_handover()
    session.seats.hand_over(session.screen.seat, "hard")
    window.pages.frame.seating.tell_who_is_away()


def _ask(dialog: Callable[[AcquireWindow], QDialog]) -> Show:
    return lambda window: dialog(window).show()


def _names(window: AcquireWindow) -> dict[int, str]:
    session = window.session
    return {seat: session.players[seat].name for seat in session.seats.people}


def _leave_dialog(window: AcquireWindow) -> QDialog:
    names = _names(window)
    question = leaving(names, is_alone=len(names) == 1)
    return SeatDialog(window, question, names, seat_words().make_levels, "hard")


def _return_dialog(window: AcquireWindow) -> QDialog:
    return SeatDialog(window, returning(_names(window), seat_words()), _names(window))


def _forget_dialog(window: AcquireWindow) -> QDialog:
    name = window.session.players[0].name
    return SeatDialog(window, forgetting(name, seat_words()), {0: name})


def _pin_dialog(window: AcquireWindow) -> QDialog:
    return PinDialog(window, new_pin(window.session.players[0].name, has_pin=True))


def _time(minutes: int, *seconds: int) -> Show:
    """Return what gives each seat a clock that shows so much, in a time that stands still."""

    def show(window: AcquireWindow) -> None:
        session, clocks = window.session, window.session.clocks
        session.accept_handover()
        clocks.now = lambda: 0
        clocks.begin(ClockState(minutes, tuple(each * 1000 for each in seconds)))
        clocks.follow()
        clocks.tick()

    return show


def _three(*actions: Show) -> Show:
    where = "2023-classic", 3, "shot-4", games.is_late
    return opened(*where, *actions, humans=(0, 1, 2), holdings=Holdings.HIDDEN)


_ALONE = "2023-classic", 4, "shot-4", games.is_late

SEATING: dict[str, Show] = {
    "curtain_pin": _three(_lock),
    "curtain_wrong_pin": _three(_lock, _type_wrong_pins),
    "seat_left": opened(*_ALONE, _leave, humans=(0,)),
    "seat_left_hidden": _three(_leave),
    "leave_seat": _three(_ask(_leave_dialog)),
    "leave_seat_alone": opened(*_ALONE, _ask(_leave_dialog), humans=(0,)),
    "take_seat": _three(_leave, _ask(_return_dialog)),
    "forget_pin": _three(_lock, _ask(_forget_dialog)),
    "new_pin": _three(_ask(_pin_dialog)),
    "clocks": _three(_time(COUNTED, 754, 65, 6005)),
    "clocks_last_minute": _three(_time(10, 57, 571, 42)),
    "clocks_alone": opened(*_ALONE, _time(20, 433, 433, 433, 433)),
    "clocks_out": _three(_time(10, 0, 0, 0)),
}
