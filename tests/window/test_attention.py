"""The mark on the task bar: a person is needed while the program is not in front."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Cover
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.ui.acquire.shell.window_texts import rules_engine_text
from acquire_desktop.ui.window.about_dialog import AboutDialog
from tests.window.hotel_tycoon import choice_of as hotel_choice
from tests.window.hotel_tycoon import open_windows
from tests.window.table import choice_of, open_window, wait_for_turn


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> list[QWidget]:
    """Note each window that is marked; the offscreen platform has no task bar."""
    windows: list[QWidget] = []
    monkeypatch.setattr(QApplication, "alert", lambda window, *_: windows.append(window))
    return windows


def end_turn(session: GameSession) -> None:
    """Decide for the person at the screen until a computer is next."""
    while session.awaits_human:
        session.submit(session.view.legal[0])
    assert session.awaits_computer


def test_a_turn_that_comes_while_the_window_is_minimised_marks_it_once(
    qtbot: QtBot, marked: list[QWidget]
) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        wait_for_turn(qtbot, window)
        end_turn(window.session)
        window.showMinimized()
        assert marked == [], "computers play on"
        wait_for_turn(qtbot, window)
        assert marked == [window]


def test_a_window_in_front_is_not_marked(qtbot: QtBot, marked: list[QWidget]) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        for _turn in range(2):
            wait_for_turn(qtbot, window)
            end_turn(window.session)
        wait_for_turn(qtbot, window)
        assert marked == []


def test_a_dialog_of_the_program_in_front_is_no_reason_for_a_mark(
    qtbot: QtBot, marked: list[QWidget]
) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        wait_for_turn(qtbot, window)
        end_turn(window.session)
        dialog = AboutDialog(window, rules_engine_text)
        dialog.open()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        wait_for_turn(qtbot, window)
        assert marked == []


def test_a_turn_behind_a_covered_hand_marks_the_window(qtbot: QtBot, marked: list[QWidget]) -> None:
    with open_window(qtbot) as window:
        window.preferences.keep(cover=Cover.ALWAYS)
        window.pages.start_game(choice_of(1, 2))
        wait_for_turn(qtbot, window)
        end_turn(window.session)
        window.showMinimized()
        assert window.session.screen.is_covered
        qtbot.waitUntil(lambda: bool(marked))
        assert not window.session.awaits_computer


def test_a_curtain_that_calls_a_person_marks_the_window(
    qtbot: QtBot, marked: list[QWidget]
) -> None:
    with open_window(qtbot) as window:
        qtbot.waitUntil(window.isActiveWindow)
        window.pages.start_game(choice_of(2, 1))
        session = window.session
        while not session.awaits_computer:  # the last seat
            if session.screen.handover_to is not None:
                session.accept_handover()
            session.submit(session.view.legal[0])
        window.showMinimized()
        assert marked == []
        qtbot.waitUntil(lambda: session.screen.handover_to is not None)
        assert marked == [window]


@pytest.mark.parametrize("people", [0, 1, 2])
def test_the_second_game_marks_its_own_window(
    qtbot: QtBot, marked: list[QWidget], people: int
) -> None:
    with open_windows(qtbot) as hotel:
        hotel.first.pages.start.quay.other_game.click()
        qtbot.waitUntil(hotel.window.isActiveWindow)
        hotel.pages.start_game(hotel_choice(people, 3 - people))
        session = hotel.session
        while not session.awaits_computer:
            if session.screen.handover_to is not None:
                session.accept_handover()
            session.submit(session.view.legal[0])
        hotel.window.showMinimized()
        assert marked == [], "computers play on"
        qtbot.waitUntil(lambda: not session.awaits_computer)
        assert session.is_over == (people == 0), "with computers alone it is marked at its end"
        assert marked == [hotel.window]
