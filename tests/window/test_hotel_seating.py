"""Seats of Hotel Tycoon change hands and PINs are asked for, in its real window."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.events import CardDrawn
from acquire_desktop.storage.seats.pins import locked
from acquire_desktop.ui.hotel_tycoon.shell.setup_page import SetupPage
from acquire_desktop.ui.hotel_tycoon.shell.table import names_of
from acquire_desktop.ui.kit import key_guard
from acquire_desktop.ui.preferences.preferences_dialog import PreferencesDialog
from acquire_desktop.ui.window.frame.seat_dialog import SeatDialog
from tests.window.dialogs import answering
from tests.window.hotel_tycoon import Hotel, choice_of, open_windows
from tests.window.table import click
from tests.window.test_seating import PIN, agree, clicking, typing


@pytest.fixture(autouse=True)
def no_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a press count at once: what is held is looked at in ``test_held_keys``."""
    monkeypatch.setattr(key_guard, "GUARD_MS", 0)
    monkeypatch.setattr(key_guard, "GAP_MS", 0)


def start(hotel: Hotel, people: int, computers: int, pin: str = "") -> None:
    """Go to the second game and start one with hidden money, so that all decide in private."""
    hotel.first.pages.start.quay.other_game.click()
    choice = choice_of(people, computers, hide_cash=True, round_limit=60)
    first, *others = choice.players
    locked_pin = locked(pin) if pin else ""
    players = (replace(first, pin=locked_pin), *others)
    hotel.pages.start_game(replace(choice, players=players))


def accept(hotel: Hotel) -> None:
    """Click the button of the curtain."""
    buttons = hotel.pages.handover.findChildren(QPushButton)
    click(next(each for each in buttons if each.property("primary")))


def to_curtain(hotel: Hotel, seat: int) -> None:
    """Play, opening the curtain to all but one person, until that person is waited for."""
    session = hotel.session
    for _ in range(400):
        awaited = session.screen.handover_to
        if awaited == seat:
            return
        if awaited is not None:
            session.accept_handover()
        session.submit(session.view.legal[0])
    raise AssertionError("nobody waits for that person")


def at_curtain(hotel: Hotel) -> bool:
    return hotel.pages.currentWidget() is hotel.pages.handover


def test_a_person_alone_lets_a_computer_play_and_comes_back_by_the_message(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 1, 1)
        session, bar = hotel.session, hotel.window.message_bar
        qtbot.waitUntil(lambda: session.awaits_human)
        with answering(agree):
            hotel.window.menus.actions["leave_seat"].trigger()
        assert session.players[0].stand_in == "medium"
        assert "The computer plays for you (Medium)." in bar.accessibleName()
        click(bar.buttons[0])
        assert not session.players[0].stand_in
        assert bar.isHidden()


@pytest.mark.parametrize("by_keys", [True, False])
def test_the_curtain_asks_for_the_pin_of_whoever_has_one(qtbot: QtBot, by_keys: bool) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 2, 0, PIN)
        to_curtain(hotel, 0)
        assert at_curtain(hotel)
        pad = hotel.pages.handover.pad
        assert pad.isVisible()
        for digits in ("1234", PIN):
            assert not hotel.session.screen.shows_hand
            if by_keys:
                assert hotel.window.focusWidget() is pad.field
                QTest.keyClicks(pad.field, digits)
            else:
                for digit in digits:
                    click(next(key for key in pad.keys if key.text() == digit))
        assert hotel.session.screen.seat == 0
        assert hotel.session.screen.shows_hand
        assert not at_curtain(hotel)


def test_cards_that_were_covered_are_shown_after_the_pin(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 2, 0, PIN)
        to_curtain(hotel, 0)
        session, pad = hotel.session, hotel.pages.handover.pad
        QTest.keyClicks(pad.field, PIN)
        hotel.pages.frame.guard.cover()
        assert at_curtain(hotel)
        assert hotel.shown.hand == hotel.shown.first_cards == ()
        QTest.keyClicks(pad.field, "9999")
        assert session.screen.is_covered, "that was not the PIN"
        QTest.keyClicks(pad.field, PIN)
        assert session.screen.shows_hand
        assert not at_curtain(hotel)


def test_a_pin_that_was_forgotten_is_taken_away_at_the_curtain(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 2, 0, PIN)
        to_curtain(hotel, 0)
        session, page = hotel.session, hotel.pages.handover

        def read(dialog: QDialog) -> None:
            assert isinstance(dialog, SeatDialog)
            assert "cards are shown" in dialog.accessibleDescription()
            click(dialog.go_on)

        with answering(read):
            click(page.forget_pin)
        assert not session.seats.has_pin(0)
        assert not page.pad.isVisible()
        accept(hotel)
        assert session.screen.shows_hand


def test_a_pin_is_forgotten_where_the_cards_are_covered_too(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 2, 0, PIN)
        to_curtain(hotel, 0)
        session, page = hotel.session, hotel.pages.handover
        session.accept_handover()
        session.cover()
        assert at_curtain(hotel)
        with answering(agree):
            click(page.forget_pin)
        assert at_curtain(hotel)
        assert not page.pad.isVisible()
        accept(hotel)
        assert session.screen.shows_hand


def test_who_does_not_come_to_the_curtain_is_played_for_from_there(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 2, 0)
        to_curtain(hotel, 1)
        session = hotel.session
        with answering(agree):
            click(hotel.pages.handover.leave)
        assert session.players[1].stand_in == "medium"
        qtbot.waitUntil(lambda: session.is_over or session.screen.handover_to == 0)
        assert at_curtain(hotel)


def test_who_comes_back_gives_the_pin(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 2, 0, PIN)
        to_curtain(hotel, 0)
        session = hotel.session
        for seat in (0, 1):
            session.seats.hand_over(seat, "easy")
        session.computer_turns.pace.set_paused(True)
        assert not at_curtain(hotel)

        def first(dialog: QDialog) -> None:
            assert isinstance(dialog, SeatDialog)
            dialog.people.setCurrentIndex(dialog.people.findData(0))
            agree(dialog)

        with answering(first, clicking(PIN)):
            hotel.window.menus.actions["take_seat"].trigger()
        assert not session.players[0].stand_in
        assert session.players[1].stand_in


def test_a_pin_is_set_at_the_table(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 2, 0)
        to_curtain(hotel, 1)
        accept(hotel)
        hotel.window.refresh()
        set_pin = hotel.window.menus.actions["set_pin"]
        assert set_pin.isEnabled()
        with answering(typing(PIN), typing(PIN)):
            set_pin.trigger()
        assert hotel.session.seats.has_pin(1)


def test_a_pin_is_chosen_at_the_set_up_and_not_kept_with_the_choice(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        hotel.first.pages.start.quay.other_game.click()
        page = hotel.pages.setup
        assert isinstance(page, SetupPage)
        page.set_choice(choice_of(1, 1))
        row = page.rows[0]
        assert not row.pin.isVisible()
        page.set_choice(choice_of(2, 1))
        assert row.pin.isVisible()
        assert not page.rows[2].pin.isVisible()
        with answering(typing(PIN), typing(PIN)):
            click(row.pin)
        assert row.pin.text() == "PIN set"
        click(page.start)
        seats = hotel.session.seats
        assert [seats.has_pin(seat) for seat in range(3)] == [True, False, False]
        kept = str(hotel.window.preferences.settings.last_hotel_tycoon)
        assert seats.players[0].pin not in kept


def test_the_preferences_are_at_hand_and_those_of_both_windows(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        hotel.first.pages.start.quay.other_game.click()
        hotel.window.menus.actions["preferences"].trigger()
        dialog = hotel.window.findChild(PreferencesDialog)
        assert dialog is not None
        assert dialog.isVisible()
        dialog.reject()
        hotel.window.menus.actions["cover_never"].trigger()
        assert hotel.first.preferences.settings.cover.value == "never"


def test_the_log_tells_who_left_and_who_came_back(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 1, 1)
        session, page = hotel.session, hotel.pages.game
        qtbot.waitUntil(lambda: session.awaits_human)
        session.seats.hand_over(0, "hard")
        session.seats.take_back(0)
        assert page.log.lines()[-2:] == [
            "The computer plays for you from here on, at the level Hard.",
            "You took the seat back.",
        ]


def test_the_curtain_tells_what_the_others_did_meanwhile(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 2, 0)
        first = hotel.session.screen.handover_to
        assert first is not None
        to_curtain(hotel, 1 - first)
        told = [each.text() for each in hotel.pages.handover.findChildren(QLabel)]
        name = hotel.session.players[first].name
        assert any(f"{name} drove" in text for text in told)
        assert not any(f"{name} threw" in text for text in told)


def test_a_line_of_the_log_is_copied_as_all_may_read_it(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 2, 0)
        page, names = hotel.pages.game, names_of(hotel.session.players)
        page.log.tell([CardDrawn(0, Card.COFFEE)], names)
        page.log.setCurrentRow(page.log.count() - 1)
        assert "Coffee" in page.log.lines()[-1]
        QTest.keyClick(page.log, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        assert QGuiApplication.clipboard().text() == "Human 1 drew an event card."


def test_a_hand_that_is_closed_is_opened_at_the_table(qtbot: QtBot) -> None:
    """While everybody looks on, as in an auction, no hand lies open."""
    with open_windows(qtbot) as hotel:
        start(hotel, 2, 0, PIN)
        to_curtain(hotel, 0)
        session, page = hotel.session, hotel.pages.game
        session.accept_handover()
        opener = page.rail.opener
        assert not opener.isVisible()
        session.seats.hand_over(0, "easy")
        session.computer_turns.pace.set_paused(True)
        assert opener.text() == "I am Human 1 — take my seat back"
        assert not any(card.isVisible() for card in page.rail.cards)
        with answering(agree, typing(PIN)):
            click(opener)
        assert not session.players[0].stand_in
        assert session.screen.shows_hand
        assert not opener.isVisible()
