"""Seats change hands and PINs are asked for in the real window, by mouse and by keys."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.library import find_unfinished
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit import key_guard
from acquire_desktop.ui.kit.choices import plain_name
from acquire_desktop.ui.pin import pin_pad
from acquire_desktop.ui.pin.pin_dialog import PinDialog
from acquire_desktop.ui.pin.pin_pad import PinPad
from acquire_desktop.ui.window.frame.seat_dialog import SeatDialog
from tests.window.chairs import choose, entries, sub_menu
from tests.window.dialogs import Answer, answering
from tests.window.table import choice_of, click, open_window, press

PIN = "0420"


def leaving_by_keys(levels_down: int = 0) -> Answer:
    """Choose another level by keys, and press Enter."""

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, SeatDialog)
        for _ in range(levels_down):
            QTest.keyClick(dialog.levels, Qt.Key.Key_Down)
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    return answer


def agree(dialog: QDialog) -> None:
    """Click what the dialog offers."""
    assert isinstance(dialog, SeatDialog)
    click(dialog.go_on)


def typing(digits: str) -> Answer:
    """Type a PIN by keys and press Enter."""

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, PinDialog)
        assert dialog.focusWidget() is dialog.pad.field
        QTest.keyClicks(dialog.pad.field, digits)
        QTest.keyClick(dialog.pad.field, Qt.Key.Key_Return)

    return answer


def clicking(digits: str) -> Answer:
    """Enter a PIN by the mouse alone."""

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, PinDialog)
        click_digits(dialog.pad, digits)
        click(dialog.go_on)

    return answer


def click_digits(pad: PinPad, digits: str) -> None:
    for digit in digits:
        click(next(key for key in pad.keys if key.text() == digit))


def start(window: AcquireWindow, humans: int, computers: int) -> None:
    window.pages.start_game(choice_of(humans, computers, holdings=Holdings.HIDDEN))


def accept(window: AcquireWindow) -> None:
    """Click the button of the curtain."""
    page = window.pages.handover
    click(next(b for b in page.findChildren(QPushButton) if b.property("primary")))


@pytest.fixture(autouse=True)
def no_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a press count at once: what is held is looked at in ``test_held_keys``."""
    monkeypatch.setattr(key_guard, "GUARD_MS", 0)
    monkeypatch.setattr(key_guard, "GAP_MS", 0)


def at_curtain(window: AcquireWindow) -> bool:
    return window.pages.handover.isVisible()


def test_a_person_alone_lets_a_computer_play_and_comes_back_by_the_message(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        start(window, 1, 1)
        session, actions = window.session, window.menus.actions
        qtbot.waitUntil(lambda: session.awaits_human)
        hand = session.view.hand
        with answering(agree):
            actions["leave_seat"].trigger()
        assert session.players[0].stand_in == "medium"
        assert session.view.hand == hand
        assert "The computer plays for you (Medium)." in window.message_bar.accessibleName()
        before = session.last_step
        qtbot.waitUntil(lambda: session.last_step > before)
        click(window.message_bar.buttons[0])
        assert not session.players[0].stand_in
        assert window.message_bar.isHidden()
        qtbot.waitUntil(lambda: session.awaits_human)


def _reads(window: AcquireWindow, way: str) -> bool:
    return way in window.pages.game.panel.words.detail.text()


def test_the_table_names_the_way_back_as_the_menus_do(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        start(window, 1, 1)
        qtbot.waitUntil(lambda: window.session.awaits_human)
        window.session.seats.hand_over(0, "hard")
        menus = window.menus
        for language in LANGUAGES:
            menus.actions[f"language_{language}"].trigger()
            way = menus.way_to("take_seat").removesuffix("…")
            qtbot.waitUntil(partial(_reads, window, way))
            assert plain_name(menus.actions["take_seat"].text()) in f"{way}…"


def test_nobody_is_said_to_hold_no_tiles_while_a_computer_decides(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        start(window, 2, 0)
        session = window.session
        session.accept_handover()
        seat = session.screen.seat
        session.seats.hand_over(seat, "hard")
        texts = [each.text() for each in window.findChildren(QLabel) if each.isVisible()]
        assert f"{session.players[seat].name} places a tile" in texts
        assert "You hold no tiles" not in texts


def test_the_menu_offers_what_can_be_done_with_seats_and_nothing_else(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        actions = window.menus.actions
        names = "leave_seat", "take_seat", "set_pin"
        assert [actions[name].isEnabled() for name in names] == [False] * 3
        start(window, 2, 0)
        window.refresh()
        assert [actions[name].isEnabled() for name in names] == [True, False, False]
        accept(window)
        window.refresh()
        assert [actions[name].isEnabled() for name in names] == [True, False, True]
        window.session.seats.hand_over(1 - window.session.screen.seat, "greedy")
        window.refresh()
        assert [actions[name].isEnabled() for name in names] == [True, True, True]


def test_who_does_not_come_to_the_curtain_is_played_for_from_there(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        start(window, 2, 0)
        session = window.session
        awaited = session.screen.handover_to
        assert awaited is not None
        with answering(leaving_by_keys()):
            window.pages.handover.leave.setFocus()
            press(window, Qt.Key.Key_Space)
        assert session.players[awaited].stand_in
        qtbot.waitUntil(lambda: session.screen.handover_to == 1 - awaited)
        assert at_curtain(window)
        assert not session.view.hand


def test_who_comes_back_gives_the_pin_and_sees_the_own_tiles(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        start(window, 2, 0)
        session = window.session
        seat = session.screen.handover_to
        assert seat is not None
        session.seats.set_pin(seat, PIN)
        for each in (seat, 1 - seat):
            session.seats.hand_over(each, "master")
        button = window.pages.game.show_again
        assert button.isVisible()
        assert not session.view.hand
        assert button.text() == f"I am Human {session.screen.seat + 1} — take my seat back"
        shown = session.screen.seat
        if shown == seat:
            with answering(agree, clicking(PIN)):
                click(button)
        else:
            with answering(agree):
                click(button)
        assert not session.players[shown].stand_in
        assert session.view.hand
        assert session.screen.seat == shown


def test_a_wrong_pin_shows_nothing_and_the_way_back_stays_open(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        start(window, 2, 0)
        session = window.session
        session.seats.set_pin(0, PIN)
        session.seats.hand_over(0, "master")

        def wrong(dialog: QDialog) -> None:
            assert isinstance(dialog, PinDialog)
            typing("1111")(dialog)
            assert dialog.isVisible()
            assert dialog.pad.problem == "That is not the PIN of Human 1."
            assert not dialog.pad.field.text()
            dialog.reject()

        with answering(agree, wrong):
            window.menus.actions["take_seat"].trigger()
        assert session.players[0].stand_in
        assert not session.view.hand


@pytest.mark.parametrize("by_keys", [True, False])
def test_the_curtain_asks_for_the_pin_of_whoever_has_one(qtbot: QtBot, by_keys: bool) -> None:
    with open_window(qtbot) as window:
        start(window, 2, 0)
        accept(window)
        session, page = window.session, window.pages.handover
        seat = session.screen.seat
        first, second = (typing, typing) if by_keys else (clicking, clicking)
        with answering(first(PIN), second(PIN)):
            window.menus.actions["set_pin"].trigger()
        assert session.seats.has_pin(seat)
        session.cover()
        with answering(first(PIN)):
            click(window.pages.game.show_again)
        assert session.screen.shows_hand
        session.open(_saved(window))
        assert at_curtain(window)
        if session.screen.handover_to == seat:
            assert page.pad.isVisible()
            for digits in ("1234", "042", PIN):
                assert session.screen.handover_to == seat
                if by_keys:
                    assert window.focusWidget() is page.pad.field
                    QTest.keyClicks(page.pad.field, digits)
                else:
                    click_digits(page.pad, digits)
                page.pad.clear()  # three digits open nothing, and are not added to
            assert session.screen.shows_hand
            assert session.screen.seat == seat


def _saved(window: AcquireWindow) -> Loaded:
    assert window.session.finish_saving(10_000)
    loaded = find_unfinished(window.folders, GAMES).loaded
    assert loaded is not None
    return loaded


def locked_curtain(window: AcquireWindow) -> PinPad:
    """Return the pad of a curtain that asks for a PIN."""
    start(window, 2, 0)
    seat = window.session.screen.handover_to
    assert seat is not None
    window.session.seats.set_pin(seat, PIN)
    window.session.handover_needed.emit(seat)
    return window.pages.handover.pad


def test_digits_stay_in_the_field_and_are_gone_with_the_page(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        pad = locked_curtain(window)
        QTest.keyClicks(pad.field, "739")
        assert len(set(pad.field.displayText())) == 1
        assert "739" not in window.windowTitle() + pad.field.accessibleName()
        window.menus.actions["rules"].trigger()
        assert pad.field.text() == ""


def test_a_held_digit_types_once_and_must_be_let_go_before_the_table_opens(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        pad = locked_curtain(window)
        QTest.keyPress(pad.field, Qt.Key.Key_0)
        QTest.keyPress(pad.field, Qt.Key.Key_0)
        assert pad.field.text() == "0"
        QTest.keyRelease(pad.field, Qt.Key.Key_0)
        QTest.keyClicks(pad.field, "42")
        QTest.keyPress(pad.field, Qt.Key.Key_0)
        press(window, Qt.Key.Key_Return)
        assert at_curtain(window)
        QTest.keyRelease(pad.field, Qt.Key.Key_0)
        assert window.session.screen.shows_hand


def test_after_some_wrong_pins_there_is_a_pause_and_then_the_right_one_opens(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pin_pad, "SECOND_MS", 5)
    with open_window(qtbot) as window:
        pad = locked_curtain(window)
        for tries in range(3):
            assert not pad.problem.count("Wait"), tries
            QTest.keyClicks(pad.field, "9999")
        assert "Wait" in pad.problem
        assert not any(key.isEnabled() for key in pad.keys)
        QTest.keyClicks(pad.field, PIN)
        assert pad.field.text() == ""
        qtbot.waitUntil(lambda: "Wait" not in pad.problem)
        QTest.keyClicks(pad.field, PIN)
        assert window.session.screen.shows_hand


def test_a_forgotten_pin_goes_before_everybodys_eyes_and_the_log_tells_it(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        locked_curtain(window)
        with answering(agree):
            click(window.pages.handover.forget_pin)
        assert not window.pages.handover.pad.isVisible()
        accept(window)
        model = window.pages.game.log_model
        lines = [str(model.index(at, 0).data()) for at in range(model.rowCount())]
        assert any("forgot the PIN" in line for line in lines)


def test_digits_can_be_typed_where_single_keys_are_switched_off(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        pad = locked_curtain(window)
        window.preferences.keep(single_keys=False)
        for digit in PIN[:3]:
            QTest.keyClick(window.windowHandle(), Qt.Key(ord(digit)))
        window.preferences.keep(single_keys=True)
        assert pad.field.text() == PIN[:3]


def test_a_pin_can_be_changed_and_removed_by_who_knows_it(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        start(window, 2, 0)
        accept(window)
        session = window.session
        seat, action = session.screen.seat, window.menus.actions["set_pin"]
        with answering(typing(PIN), typing(PIN)):
            action.trigger()
        session.uncover()  # this platform has no active window between two dialogs
        with answering(typing(PIN), typing("7777"), typing("7777")):
            action.trigger()
        assert session.seats.try_pin(seat, "7777") == 0
        session.uncover()

        def remove(dialog: QDialog) -> None:
            assert isinstance(dialog, PinDialog)
            click(dialog.other)

        with answering(typing("7777"), remove):
            action.trigger()
        assert not session.seats.has_pin(seat)


def test_two_different_new_pins_set_none(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        start(window, 2, 0)
        accept(window)

        def other(dialog: QDialog) -> None:
            typing("5555")(dialog)
            assert dialog.isVisible()
            dialog.reject()

        with answering(typing(PIN), other):
            window.menus.actions["set_pin"].trigger()
        assert not window.session.seats.has_pin(window.session.screen.seat)


def test_a_pin_is_chosen_on_new_game_where_people_play_together(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.show_new_game()
        page = window.pages.new_game
        page.set_choice(choice_of(1, 1))
        assert "PIN…" not in entries(sub_menu(page, 0))
        page.set_choice(choice_of(2, 1))
        assert "PIN…" not in entries(sub_menu(page, 4)), "a computer has none"
        with answering(typing(PIN), typing(PIN)):
            choose(page, 0, "PIN…")
        assert "PIN set." in page.table.buttons[0].accessibleDescription()
        assert "PIN set" in entries(sub_menu(page, 0))
        window.pages.start_game(page.choice())
        assert window.session.seats.try_pin(0, PIN) == 0
        assert not window.session.seats.has_pin(1)
        kept = str(window.preferences.settings.last_new_game)
        assert window.session.seats.players[0].pin not in kept


def test_a_game_goes_on_with_who_is_away_after_the_program_was_left(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        start(window, 2, 1)
        window.session.seats.hand_over(1, "master")
        window.pages.show_start()
        assert "computer plays" not in window.message_bar.accessibleName()
        window.pages.continue_game()
        assert window.session.players[1].stand_in == "master"
        assert "The computer plays for Human 2" in window.message_bar.accessibleName()
