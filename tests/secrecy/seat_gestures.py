"""What people do about their seats: they type PINs, set and forget them, leave and come back."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from random import Random
from typing import Final

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.hotel_tycoon.shell.window import HotelTycoonWindow
from acquire_desktop.ui.hotel_tycoon.table_page import TablePage
from acquire_desktop.ui.kit.key_guard import GAP_MS
from acquire_desktop.ui.kit.reading.page import ReadingPage
from acquire_desktop.ui.pin.pin_dialog import PinDialog
from acquire_desktop.ui.pin.pin_pad import PinPad
from acquire_desktop.ui.window.frame.seat_dialog import SeatDialog
from acquire_desktop.ui.window.frame.seating import Seating
from tests.secrecy.pair import Pair, digits_from
from tests.secrecy.run import TYPED
from tests.window.dialogs import Answer, answering

_LEVELS: Final = {
    AcquireWindow: ("easy", "medium", "master"),
    HotelTycoonWindow: ("easy", "medium", "hard"),
}
_MOST_WRONG: Final = 2
"""Wrong PINs in a row; after more there is a pause, whose seconds pass otherwise each time."""
_BUSY: Final = 0.6
"""How often somebody does something about a seat, where it can be done."""

_slow_fingers: Final = count(step=GAP_MS).__next__
"""A clock for keys: each seems to come some time after the one before."""

GameWindow = AcquireWindow | HotelTycoonWindow
Look = Callable[[str], None]
"""Reads the window, if what it shows may not depend on the world."""


class SeatHands:
    """Works curtain, menu and dialogs as people do, the same in both worlds but for the digits.

    The person whose screen is compared types the same digits in both, everybody else others.
    Whatever is done may bring about decisions: that of the computer player who plays on there, and
    what is done by itself where there is one answer. So whoever calls looks at the game anew.
    """

    def __init__(
        self, window: GameWindow, pair: Pair, which: int, look: Look, rest: Callable[[], None]
    ) -> None:
        """Sit down.

        Args:
            window: What is worked.
            pair: Says who has a PIN, and whether anything is done about seats at all.
            which: The world.
            look: Reads the window.
            rest: Waits until nothing more happens by itself.
        """
        self._window = window
        self._pair = pair
        self._which = which
        self._look = look
        self._rest = rest
        self._digits = list(pair.pins[which])
        self._chance = Random()
        self._drawn = 0
        self._been: set[tuple[str, int]] = set()
        self.done: list[str] = []
        """What was done, in that order."""

    def at_curtain(self) -> None:
        """While somebody is waited for, now and then somebody does something before all eyes."""
        seat = self._window.session.screen.handover_to
        if seat is None or not self._is_busy("curtain"):
            return
        deeds = [self._leave_at_curtain, *[self._come_back] * 2 * len(self._away())]
        if self._digits[seat]:
            deeds += [*[self._type_wrong_digits] * 2, self._forget_pin]
        self._do(deeds)

    def open_curtain(self) -> None:
        """Let whoever is waited for in, by the PIN if there is one."""
        page = self._window.pages.handover
        if (seat := self._window.session.screen.handover_to) is None:
            return
        assert page.pad.isVisible() is bool(self._digits[seat])
        if self._digits[seat]:
            self._enter(page.pad, self._digits[seat])
        self._open_page()
        assert self._window.session.screen.handover_to != seat

    def at_table(self) -> None:
        """Do something about a seat where a person decides."""
        if self._is_busy("table"):
            deeds = [self._leave, *[self._come_back] * 2 * len(self._away())]
            may_set_pin = seating_of(self._window).may_set_pin()
            self._do([*deeds, *[self._set_pin] * 2] if may_set_pin else deeds)

    def among_computers(self) -> None:
        """Leave or come back while a computer's action waits to be shown."""
        if self._is_busy("computers"):
            self._do([*[self._come_back] * 2 * len(self._away()), self._leave])

    def open_hand(self) -> None:
        """Show a covered hand again, as its player does."""
        session = self._window.session
        if not (session.screen.is_covered and session.seats.may_look(session.screen.seat)):
            return
        seat, window = session.screen.seat, self._window
        if isinstance(window, AcquireWindow):
            self._ask(window.pages.game.show_again.click, *self._pin_of(seat))
        else:
            self._enter(window.pages.handover.pad, self._digits[seat])
            self._open_page()
        assert session.screen.shows_hand

    # At the curtain

    def _leave_at_curtain(self) -> None:
        seat = self._window.session.screen.handover_to
        assert seat is not None
        leave = self._window.pages.handover.leave
        self._leave_by(leave.click, [seat])

    def _type_wrong_digits(self) -> None:
        """Begin to type, read the rules meanwhile, and then type digits that are wrong."""
        seat = self._window.session.screen.handover_to
        if seat is None or self._window.session.seats.wrong_tries(seat) >= _MOST_WRONG:
            return
        pad = self._window.pages.handover.pad
        wrong = self._other_digits(seat)
        self._enter(pad, self._digits[seat][:3])
        self._window.menus.actions["rules"].trigger()
        self._rest()
        page = rules_page_of(self._window)
        page.browser.document().pageCount()  # lays all of it out at once
        self._see("rules in the middle of a PIN")
        page.left.emit()
        self._rest()
        pad.clear()
        self._enter(pad, wrong)
        self._see(f"curtain, {TYPED}")
        self._open_page()
        self._see("curtain, wrong PIN")
        assert self._window.session.screen.handover_to == seat

    def _forget_pin(self) -> None:
        seat = self._window.session.screen.handover_to
        assert seat is not None
        agrees = self._chance.random() < 0.5
        button = self._window.pages.handover.forget_pin
        self._ask(button.click, partial(self._answer, seat, agrees))
        if agrees:
            self._digits[seat] = ""
        self._see("PIN forgotten" if agrees else "PIN not forgotten")

    def _open_page(self) -> None:
        """Press what opens the curtain; with a PIN there is nothing, and the fourth digit does."""
        for button in self._window.pages.handover.findChildren(QPushButton):
            if button.isVisible() and button.property("primary"):
                button.click()
        self._rest()

    # Leaving and coming back

    def _leave(self) -> None:
        people = seating_of(self._window).leavers()  # none where another page is on view
        if people:
            self._leave_by(self._command("leave_seat"), people)

    def _leave_by(self, ask: Callable[[], object], seats: Sequence[Seat]) -> None:
        seat, agrees = self._chance.choice(seats), self._chance.random() < 0.8
        self._ask(ask, partial(self._answer, seat, agrees))
        self._see("a computer in the seat" if agrees else "a seat not handed over")

    def _come_back(self) -> None:
        """Take a seat back, now and then with a wrong PIN first, or not at all for want of it."""
        seat = self._chance.choice(self._away())
        agrees, knows = self._chance.random() < 0.85, self._chance.random() < 0.8
        pins = self._pin_of(seat, knows=knows) if agrees else ()
        self._ask(self._way_back(seat), partial(self._answer, seat, agrees), *pins)
        is_back = not self._window.session.players[seat].stand_in
        assert is_back is (agrees and (knows or not pins))
        # Where a hand lies open what has one answer is done at once, and has another there.
        if not is_back or seat == self._pair.viewer:
            self._see("back in the seat" if is_back else "not back in the seat")

    def _way_back(self, seat: Seat) -> Callable[[], object]:
        """Return what somebody clicks to come back: the closed hand on screen, or the menu."""
        table = self._window.pages.game
        if isinstance(table, TablePage) and self._window.session.screen.seat == seat:
            opener = table.rail.opener
            if opener.isVisible() and self._chance.random() < 0.7:
                return opener.click
        return self._command("take_seat")

    def _away(self) -> list[Seat]:
        return seating_of(self._window).away()

    def _answer(self, seat: Seat, agrees: bool, dialog: QDialog) -> None:
        """Choose a seat and a level in a dialog, and agree or not."""
        assert isinstance(dialog, SeatDialog)
        self._see("seats asked for")
        dialog.people.setCurrentIndex(dialog.people.findData(seat))
        level = self._chance.choice(_LEVELS[type(self._window)])
        if dialog.levels.count():  # none are offered where nobody leaves
            offered = dialog.levels.findData(level)
            assert offered >= 0, f"{level} is not offered"
            dialog.levels.setCurrentIndex(offered)
        self._see("a seat chosen")
        (dialog.go_on if agrees else dialog.cancel).click()

    # PINs

    def _set_pin(self) -> None:
        """Set another PIN, or none; now and then the two do not agree, or nothing is changed."""
        session = self._window.session
        seat = session.screen.seat
        new = self._other_digits(seat)
        deed = self._chance.choice(("set", "set", "differ", "cancel", "none"))
        answers: list[Answer] = list(self._pin_of(seat))
        match deed:
            case "set":
                answers += [self._typing(new), self._typing(new)]
            case "differ":
                other = f"{(int(new) + 1) % 10_000:04d}"
                answers += [self._typing(new), self._typing("", other, goes_on=False)]
            case "none" if self._digits[seat]:
                answers.append(lambda dialog: _pin_dialog(dialog).other.click())
            case _:
                answers.append(self._typing(new, goes_on=False))
        had = self._digits[seat]
        self._ask(self._command("set_pin"), *answers)
        if deed == "set" or (deed == "none" and had):
            self._digits[seat] = new if deed == "set" else ""
        assert session.seats.has_pin(seat) is bool(self._digits[seat])
        self._see(f"PIN: {deed}")

    def _pin_of(self, seat: Seat, *, knows: bool = True) -> tuple[Answer, ...]:
        """Return how a dialog is answered that asks for a PIN, if it does."""
        if not self._digits[seat]:
            return ()
        is_tried = self._window.session.seats.wrong_tries(seat) < _MOST_WRONG
        wrong = self._other_digits(seat) if is_tried and self._chance.random() < 0.4 else ""
        return (self._typing(self._digits[seat], wrong, goes_on=knows),)

    def _typing(self, digits: str, wrong: str = "", *, goes_on: bool = True) -> Answer:
        """Return an answer that types digits, after wrong ones if there are any, and goes on."""

        def answer(dialog: QDialog) -> None:
            asked = _pin_dialog(dialog)
            self._see("PIN asked for")
            for typed in filter(None, (wrong, digits)):
                self._enter(asked.pad, typed)
                self._see(TYPED)
                if typed == wrong:
                    asked.go_on.click()
                    self._see("wrong PIN")
            (asked.go_on if goes_on else asked.cancel).click()

        return answer

    def _enter(self, pad: PinPad, digits: str) -> None:
        """Enter digits by keys or by the mouse."""
        if self._chance.random() < 0.5:
            pad.field.clock = _slow_fingers
            QTest.keyClicks(pad.field, digits)
        else:
            for digit in digits:
                pad.keys["1234567890".index(digit)].click()

    def _other_digits(self, seat: Seat) -> str:
        """Return four digits that are not somebody's PIN; others in the other world."""
        self._drawn += 1
        own = "" if seat == self._pair.viewer else str(self._which)
        chance = Random(f"digits {self._pair.number} {self._drawn} {own}")
        while (digits := digits_from(chance)) == self._digits[seat]:
            pass
        return digits

    # Inside

    def _is_busy(self, where: str) -> bool:
        """Tell whether something is done now, and take up the chances of this moment."""
        moment = where, self._window.session.view.ply
        if moment in self._been:  # else somebody could leave and come back for ever
            return False
        self._been.add(moment)
        self._chance = Random(f"seats {self._pair.number} {where} {moment[1]}")
        return self._pair.moves_seats and self._chance.random() < _BUSY

    def _do(self, deeds: Sequence[Callable[[], None]]) -> None:
        deed = self._chance.choice(deeds)
        self.done.append(deed.__name__.strip("_"))
        deed()
        self._rest()
        self.open_hand()

    def _command(self, name: str) -> Callable[[], object]:
        self._window.refresh()
        action = self._window.menus.actions[name]
        assert action.isEnabled(), name
        return action.trigger

    def _ask(self, ask: Callable[[], object], *answers: Answer) -> None:
        """Do what opens dialogs, and answer them, each as soon as it is open."""
        with answering(*answers):
            ask()
        self._window.activateWindow()  # as the window's frame does when a dialog is gone
        self._rest()

    def _see(self, what: str) -> None:
        self._rest()
        if self._window.session.view.ply < self._pair.until:
            self._look(what)


def seating_of(window: GameWindow) -> Seating:
    """Return what people do about their seats in a window."""
    return window.pages.frame.seating


def rules_page_of(window: GameWindow) -> ReadingPage:
    """Return the page with the rules of the game."""
    if isinstance(window, HotelTycoonWindow):
        return window.pages.rules
    return window.pages.reading.rules_page


def _pin_dialog(dialog: QDialog) -> PinDialog:
    assert isinstance(dialog, PinDialog)
    return dialog
