"""Seats and PINs by a screen reader: everything has a name, and no digit is told or kept."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.ui.acquire.shell.table_frame import seat_words
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit import key_guard
from acquire_desktop.ui.pin.pin_dialog import PinDialog, new_pin
from acquire_desktop.ui.pin.pin_pad import PinPad
from acquire_desktop.ui.window.frame.seat_dialog import SeatDialog, forgetting, leaving, returning
from tests.driver.screen_reader import (
    DESCRIPTION,
    NAME,
    VALUE,
    Part,
    Role,
    act,
    found,
    has,
    parts,
    whole,
)
from tests.window.table import choice_of, open_window

PIN = "7316"
NAMES = {0: "Ana", 2: "Carlos"}
WORDS = seat_words()


@pytest.fixture(autouse=True)
def no_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a press count at once: what is held is looked at in ``test_held_keys``."""
    monkeypatch.setattr(key_guard, "GUARD_MS", 0)
    monkeypatch.setattr(key_guard, "GAP_MS", 0)


@contextmanager
def at_curtain(qtbot: QtBot) -> Iterator[AcquireWindow]:
    """Show the curtain that asks the first of two people for the PIN."""
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(2, 0, holdings=Holdings.HIDDEN))
        session = window.session
        seat = session.screen.handover_to
        assert seat is not None
        session.seats.set_pin(seat, PIN)
        session.handover_needed.emit(seat)
        yield window


def asked_player(window: AcquireWindow) -> str:
    """Return the name of whoever the curtain waits for."""
    seat = window.session.screen.handover_to
    assert seat is not None
    return window.session.players[seat].name


def called(part: Part) -> str:
    """Return what a field is called; Qt gives the name of a box as its value, beside a label."""
    widget = part.object()
    assert isinstance(widget, QWidget)
    return widget.accessibleName()


def all_told(within: QWidget) -> list[str]:
    """Return every text that a screen reader can read there, what is typed into fields too."""
    told = []
    for part in parts(whole(within)):
        told += [part.text(kind) for kind in QAccessible.Text if kind.name != "UserText"]
        if (text := part.textInterface()) is not None:
            told.append(text.text(0, text.characterCount()))
    return [each for each in told if each]


def field_of(within: QWidget) -> Part:
    """Return the only field there."""
    (field,) = (each for each in parts(whole(within)) if each.role() is Role.EditableText)
    return field


def type_digits(pad: PinPad, digits: str) -> None:
    QTest.keyClicks(pad.field, digits)


def has_digits(window: AcquireWindow, count: int) -> bool:
    return len(window.pages.handover.pad.field.text()) == count


def test_the_field_says_whose_pin_it_is_and_only_how_many_digits_there_are(qtbot: QtBot) -> None:
    with at_curtain(qtbot) as window:
        name = asked_player(window)
        field = field_of(window)
        assert name in field.text(NAME)
        assert field.state().passwordEdit
        type_digits(window.pages.handover.pad, PIN[:3])
        told = all_told(window)
        assert not any(PIN[:2] in each for each in told)
        assert field.text(VALUE).strip("*•●") == ""
        assert len(field.text(VALUE)) == 3


def test_no_digit_is_announced_whether_typed_or_pressed(qtbot: QtBot, said: list[str]) -> None:
    with at_curtain(qtbot) as window:
        pad = window.pages.handover.pad
        del said[:]
        type_digits(pad, PIN[:2])
        for count, digit in enumerate(PIN[2:], start=3):
            act(found(whole(window), digit, Role.Button))
            qtbot.waitUntil(partial(has_digits, window, count % len(PIN)))
            assert said == [] or count == len(PIN)
        qtbot.waitUntil(lambda: window.session.awaits_human)
        assert said
        assert not any(PIN in each for each in (*said, *all_told(window)))


def test_the_keys_are_buttons_called_by_their_digits_and_the_cross_says_what_it_does(
    qtbot: QtBot,
) -> None:
    with at_curtain(qtbot) as window:
        keys = [
            each.text(NAME)
            for each in parts(whole(window))
            if each.role() is Role.Button and len(each.text(NAME)) == 1
        ]
        assert keys == list("1234567890")
        type_digits(window.pages.handover.pad, PIN[:2])
        act(found(whole(window), "Erase the digits", Role.Button))
        qtbot.waitUntil(partial(has_digits, window, 0))


def test_a_wrong_pin_is_announced_without_its_digits_and_stays_with_the_field(
    qtbot: QtBot, said: list[str]
) -> None:
    with at_curtain(qtbot) as window:
        for typed, problem in (("12", "A PIN has four digits."), ("1234", "That is not the PIN")):
            del said[:]
            type_digits(window.pages.handover.pad, typed)
            if len(typed) < len(PIN):
                QTest.keyClick(window.pages.handover.pad.field, Qt.Key.Key_Return)
            qtbot.waitUntil(lambda: bool(said))
            assert said[-1].startswith(problem)
            assert field_of(window).text(DESCRIPTION).startswith(problem)
            assert not any(typed in each for each in (*said, *all_told(window)))
        assert window.pages.handover.isVisible()


@pytest.mark.parametrize("asked", ["leave", "leave_alone", "return", "forget", "new_pin"])
def test_a_dialog_says_what_it_asks_and_names_all_that_can_be_done(
    qtbot: QtBot, asked: str
) -> None:
    with open_window(qtbot) as window:
        one = {0: "Ana"}
        dialogs: dict[str, tuple[QDialog, str, str, list[str]]] = {
            "leave": (
                SeatDialog(
                    window, leaving(NAMES, is_alone=False), NAMES, WORDS.make_levels, "hard"
                ),
                "Let a computer play for somebody?",
                "Let the computer play",
                ["Player", "Level"],
            ),
            "leave_alone": (
                SeatDialog(window, leaving(one, is_alone=True), one, WORDS.make_levels, "hard"),
                "Let a computer play for you?",
                "Let the computer play",
                ["Level"],
            ),
            "return": (
                SeatDialog(window, returning(NAMES, WORDS), NAMES),
                "Who is back?",
                "Take the seat back",
                ["Player"],
            ),
            "forget": (
                SeatDialog(window, forgetting("Ana", WORDS), one),
                "Has Ana forgotten the PIN?",
                "Remove the PIN",
                [],
            ),
            "new_pin": (
                PinDialog(window, new_pin("Ana", has_pin=True)),
                "A PIN for Ana",
                "Go on",
                ["A PIN for Ana"],
            ),
        }
        dialog, title, go_on, fields = dialogs[asked]
        dialog.show()
        qtbot.waitExposed(dialog)
        assert whole(dialog).role() is Role.Dialog
        assert dialog.windowTitle() == title
        assert whole(dialog).text(DESCRIPTION)
        boxes = [
            called(each)
            for each in parts(whole(dialog))
            if each.role() in (Role.ComboBox, Role.EditableText)
        ]
        assert boxes == fields
        assert has(whole(dialog), title)
        assert has(whole(dialog), go_on)
        act(found(whole(dialog), "Cancel", Role.Button))
        qtbot.waitUntil(dialog.isHidden)
        assert dialog.result() == QDialog.DialogCode.Rejected
        for other, *_ in dialogs.values():
            other.deleteLater()
