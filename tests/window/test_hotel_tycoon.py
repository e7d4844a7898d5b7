"""The second game in the program: one window at a time, its files, its curtain, going on."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Speed
from acquire_desktop.games import GAMES
from acquire_desktop.games.hotel_tycoon.engine.actions import BuyLand, ThrowDice
from acquire_desktop.games.hotel_tycoon.engine.events import CardDrawn, TurnBegan
from acquire_desktop.games.hotel_tycoon.engine.game import observe
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode, Options, make_setup
from acquire_desktop.storage.library import read_save
from acquire_desktop.storage.save_format import Loaded, encode
from tests.games.hotel_tycoon.saved_games import long_setup, played
from tests.window.hotel_tycoon import Hotel, choice_of, open_windows
from tests.window.table import choice_of as acquire_choice


def start(hotel: Hotel, people: int, computers: int, mode: Mode = Mode.CLASSIC) -> None:
    """Go to the second game, and start one there."""
    hotel.first.pages.start.quay.other_game.click()
    hotel.pages.start_game(choice_of(people, computers, mode))


def shown(hotel: Hotel) -> list[bool]:
    """Return which of the two windows are on view."""
    return [window.isVisible() for window in (hotel.first, hotel.window)]


def play(qtbot: QtBot, hotel: Hotel, least: int = 10**6) -> int:
    """Decide by the table until the game is over or so many decisions were made."""
    session, decided = hotel.session, 0
    while not session.is_over and decided < least:
        qtbot.waitUntil(
            lambda: (
                session.is_over or session.awaits_human or session.screen.handover_to is not None
            )
        )
        if session.screen.handover_to is not None:
            assert hotel.pages.currentWidget() is hotel.pages.handover
            hotel.pages.handover.accepted.emit()
        elif session.awaits_human:
            assert hotel.pages.currentWidget() is hotel.table
            hotel.table.chosen.emit(session.view.legal[-1 if decided % 3 else 0])
            decided += 1
    return decided


def test_the_first_page_leads_to_the_second_game_and_back(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        hotel.first.resize(1111, 666)
        hotel.first.pages.start.quay.other_game.click()
        assert shown(hotel) == [False, True]
        assert hotel.window.size() == hotel.first.size()
        assert hotel.pages.currentWidget() is hotel.pages.setup
        hotel.pages.setup.cancel.click()
        assert shown(hotel) == [True, False]
        assert hotel.first.pages.currentWidget() is hotel.first.pages.start


def test_nothing_of_the_second_game_is_made_before_it_is_wanted(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        qtbot.wait(1)
        assert "second" not in vars(hotel.windows)


@pytest.mark.part(of=6, walk="whole games of Hotel Tycoon")
@pytest.mark.parametrize("mode", Mode)
def test_a_person_plays_a_whole_game(qtbot: QtBot, mode: Mode) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 1, 2, mode)
        assert play(qtbot, hotel)
        told = [event for step in hotel.session.events_by_step() for event in step]
        assert hotel.table.log._entries == told
        assert sum(isinstance(event, TurnBegan) for event in told) > 3
        assert (hotel.table.names.names[0], hotel.table.names.you) == ("Human 1", 0)
        assert "over" in hotel.window.windowTitle()


def test_people_pass_the_computer_on_and_see_no_card_of_others(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 4, 0, Mode.INVESTORS)
        for _ in range(40):
            play(qtbot, hotel, 1)
            if hotel.session.is_over:
                break
            screen, table = hotel.session.screen, hotel.table
            drawn = [event for event in table.log._entries if isinstance(event, CardDrawn)]
            assert {e.seat for e in drawn if e.card is not None} <= {screen.reader}
            if not screen.shows_hand:
                assert hotel.shown.hand == hotel.shown.first_cards == ()


@pytest.mark.parametrize("hide_cash", [False, True])
def test_a_finished_game_that_is_opened_shows_who_was_worth_what(
    qtbot: QtBot, hide_cash: bool
) -> None:
    setup = make_setup(Mode.CLASSIC, 3, "wealth", Options(round_limit=6, hide_cash=hide_cash))
    game, states = played(setup)
    with open_windows(qtbot) as hotel:
        hotel.first.pages.start.quay.other_game.click()
        hotel.session.open(Loaded(game, states))
        page = hotel.pages.game
        chart = page.side.standings.chart
        qtbot.waitUntil(chart.isVisible)
        values = sorted(line.values for line in chart.data.series)
        first, last = observe(states[0], 0).worth, observe(states[-1], 0).worth
        assert sorted((line[0], line[-1]) for line in values) == sorted(
            zip(first, last, strict=True)
        )
        reached = set()
        for _ in range(40):
            QTest.keyClick(hotel.window.focusWidget(), Qt.Key.Key_Tab)
            reached.add(hotel.window.focusWidget())
        assert chart in reached
        hotel.pages.start_game(choice_of(2, 1))
        assert chart.isHidden()


@pytest.mark.part(of=6, walk="whole games of Hotel Tycoon")
def test_a_whole_game_is_played_at_the_real_table_by_enter(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 1, 1)
        session, table = hotel.session, hotel.pages.game
        while not session.is_over:
            qtbot.waitUntil(lambda: session.is_over or session.awaits_human)
            if not session.is_over:
                line = session.last_step
                table.setFocus()
                QTest.keyClick(table, Qt.Key.Key_Return)
                if session.last_step == line:  # it could cost something
                    QTest.keyClick(table, Qt.Key.Key_N)
                if session.last_step == line:  # there is no main choice
                    QTest.keyClick(table, Qt.Key.Key_1)
                assert session.last_step > line, session.view.decision
        assert hotel.pages.currentWidget() is table
        assert table.side.shown == "standings"


def test_what_is_chosen_is_offered_the_next_time(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 1, 3, Mode.INVESTORS)
        hotel.pages.go_home()
        hotel.first.pages.start.quay.other_game.click()
        chosen = hotel.pages.setup.choice()
        assert (chosen.mode, len(chosen.players)) == (Mode.INVESTORS, 4)
        assert chosen.options.fines_eliminate is False


def test_the_game_goes_on_from_the_first_page(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 1, 1)
        play(qtbot, hotel, 3)
        hotel.session.computer_turns.pace.set_paused(True)
        state = hotel.session.states()[-1]
        hotel.pages.go_home()
        page = hotel.first.pages.start
        assert page.go_on.isVisible()
        assert "Hotel Tycoon" in page.go_on.accessibleDescription()
        page.go_on.click()
        assert hotel.window.isVisible()
        assert state in hotel.session.states()
        assert hotel.pages.currentWidget() is hotel.table


def test_recent_games_tell_their_game(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 1, 1)
        hotel.pages.go_home()
        hotel.first.pages.start_game(acquire_choice(1, 2))
        hotel.first.pages.show_start()
        details = [game.detail for game in hotel.first.pages.start._recent()]
        assert details[1] == "Hotel Tycoon"
        assert details[0] != "Hotel Tycoon"


def test_a_file_of_either_game_is_opened_in_its_own_window(qtbot: QtBot, tmp_path: Path) -> None:
    game, states = played(long_setup(Mode.CLASSIC, 2, "file"), 30)
    path = tmp_path / "hotel.acquire"
    path.write_bytes(encode(game))
    with open_windows(qtbot) as hotel:
        hotel.first.pages.start_game(acquire_choice(1, 2))
        other = tmp_path / "acquire.acquire"
        other.write_bytes(encode(hotel.first.session.game_file()))
        assert hotel.first.files.open(path)
        assert shown(hotel) == [False, True]
        assert not hotel.first.session.has_game
        assert states[-1] in hotel.session.states()
        assert (hotel.window.files.path, hotel.first.files.path) == (path, None)
        assert hotel.window.files.open(other)
        assert shown(hotel) == [True, False]
        assert hotel.first.session.game_file().game_id != game.game_id
        assert not hotel.session.has_game
        assert hotel.first.files.path == other


def test_a_game_is_saved_as_a_file(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.acquire"

    def answer(parent: QWidget, *_what: object) -> tuple[str, str]:
        assert parent is not None
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    with open_windows(qtbot) as hotel:
        start(hotel, 2, 0)
        hotel.window.menus.actions["save"].trigger()
        assert read_save(path, GAMES).game.game_id == hotel.session.game_file().game_id


def test_a_purchase_is_undone_by_the_menu_and_a_throw_is_not(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        hotel.first.pages.start.quay.other_game.click()
        hotel.pages.start_game(choice_of(2, 0, events=False, round_limit=60))
        undo = hotel.window.menus.actions["undo"]
        session = hotel.session
        while not any(isinstance(each, BuyLand) for each in session.view.legal):
            action = session.view.legal[0]
            session.submit(action)
            assert action != ThrowDice() or not undo.isEnabled()
        before = session.view
        session.submit(next(each for each in before.legal if isinstance(each, BuyLand)))
        assert undo.isEnabled()
        undo.trigger()
        assert session.view == before


def test_a_window_that_is_put_away_shows_no_card_to_who_comes_back(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 3, 0, Mode.INVESTORS)
        session, pages = hotel.session, hotel.pages
        while not session.screen.shows_hand:
            play(qtbot, hotel, 1)
        pages.note_minimised()
        assert pages.currentWidget() is pages.handover
        assert hotel.shown.hand == ()
        pages.handover.accepted.emit()
        assert session.screen.shows_hand
        assert pages.currentWidget() is hotel.table


def test_closing_the_window_on_view_ends_the_program(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, 1, 1)
        with qtbot.waitSignals([hotel.window.closed, hotel.first.closed]):
            hotel.window.menus.actions["quit"].trigger()
        assert shown(hotel) == [False, False]
        assert not hotel.session.has_game


def test_the_settings_are_those_of_both_windows(qtbot: QtBot) -> None:
    with open_windows(qtbot) as hotel:
        hotel.first.pages.start.quay.other_game.click()
        hotel.window.menus.actions["theme_dark"].trigger()
        assert hotel.first.preferences.settings.theme == "dark"
        hotel.window.menus.actions["theme_light"].trigger()
        hotel.window.menus.actions["language_ja"].trigger()
        qtbot.waitUntil(lambda: hotel.pages.setup.start.text() == "ゲーム開始")
        hotel.window.menus.actions["language_en"].trigger()


@pytest.mark.parametrize(("people", "computers", "is_read"), [(2, 0, True), (1, 1, False)])
def test_people_alone_read_every_scene_whatever_the_speed_of_computers(
    qtbot: QtBot, people: int, computers: int, is_read: bool
) -> None:
    with open_windows(qtbot) as hotel:
        start(hotel, people, computers)
        table = hotel.pages.game
        assert hotel.session.computer_turns.pace.speed is Speed.INSTANT
        assert (table.scene.read_ms() is not None) is is_read
