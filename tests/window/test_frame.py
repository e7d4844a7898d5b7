"""Round the table: pace keys, recap, taking back, the cover, the compact column, the start page."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.decisions import TilePlacement
from acquire_desktop.games.acquire.engine.events import StockBought, TilePlaced
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.opponents import level_of
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.recent import read_recent, remember_file
from acquire_desktop.storage.settings import load_settings
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit.keys import key_name
from acquire_desktop.ui.start.recent_list import RecentList
from tests.window.table import (
    QUIET,
    button,
    choice_of,
    click,
    open_window,
    press,
    wait_for_turn,
)
from tests.window.test_whole_games import decide_by_keys

STEPPING = replace(QUIET, computer_speed=Speed.STEP)


def end_turn(window: AcquireWindow) -> None:
    """Decide by keys until a computer or another person does."""
    while window.session.awaits_human:
        decide_by_keys(window)


def leave_window(window: AcquireWindow) -> None:
    """Do what the system does when another program gets the keyboard."""
    assert window.isVisible()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)


def test_in_steps_nothing_happens_until_space(qtbot: QtBot) -> None:
    with open_window(qtbot, STEPPING) as window:
        window.pages.start_game(choice_of(1, 2, seed="steps"))
        wait_to_step(qtbot, window)
        ply = window.session.view.ply
        assert window.pace_control.state.text() == "Space: next action"
        press(window, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: window.session.view.ply == ply + 1)


def wait_to_step(qtbot: QtBot, window: AcquireWindow) -> None:
    """End the own turn if it is one, and wait until a computer's action is held."""
    end_turn(window)
    pace = window.session.computer_turns.pace
    qtbot.waitUntil(lambda: pace.is_waiting)


@pytest.mark.parametrize("speed", [Speed.SLOW, Speed.NORMAL, Speed.FAST, Speed.STEP])
def test_end_skips_to_my_turn(qtbot: QtBot, speed: Speed) -> None:
    with open_window(qtbot, replace(QUIET, computer_speed=speed)) as window:
        window.pages.start_game(choice_of(1, 2, seed="skip"))
        end_turn(window)
        window.menus.actions["skip"].trigger()
        assert wait_for_turn(qtbot, window)
        assert not window.menus.actions["skip"].isEnabled()


def test_escape_pauses_and_goes_on(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2, seed="pause"))
        end_turn(window)
        pace = window.session.computer_turns.pace
        press(window, Qt.Key.Key_Escape)
        assert pace.is_paused
        assert window.menus.actions["pause"].isChecked()
        qtbot.waitUntil(lambda: pace.is_waiting)
        assert window.pace_control.state.text() == "Paused"
        press(window, Qt.Key.Key_Escape)
        assert wait_for_turn(qtbot, window)


def test_space_hurries_only_while_it_is_held(qtbot: QtBot) -> None:
    with open_window(qtbot, replace(QUIET, computer_speed=Speed.SLOW)) as window:
        window.pages.start_game(choice_of(1, 2, seed="hurry"))
        end_turn(window)
        ply = window.session.view.ply
        page = window.pages.game
        QTest.keyPress(page.board, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: window.session.view.ply > ply)
        QTest.keyRelease(page.board, Qt.Key.Key_Space)
        assert page.board.hasFocus() or window.focusWidget() is page.board


def test_the_speed_is_remembered(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.menus.actions["speed_step"].trigger()
        assert window.pace_control.speed.text() == "Speed: Step by step"
    assert load_settings(user_folders().settings).settings.computer_speed == "step"


def test_after_a_round_enter_on_a_person_shows_their_tile_again(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.resize(1920, 1080)
        window.pages.start_game(choice_of(1, 3, seed="recap"))
        end_turn(window)
        wait_for_turn(qtbot, window)
        steps = window.session.events_by_step()
        events = [event for step in steps for event in step]
        others = [e for e in events if isinstance(e, TilePlaced | StockBought) and e.seat]
        page = window.pages.game
        assert len(page.people.moments) >= len(others) >= 6
        person = page.people.in_tab_order()[2]
        QTest.keyClick(person, Qt.Key.Key_Return)
        placed = [e.tile for e in events if isinstance(e, TilePlaced) and e.seat == 2]
        assert page.board.drawing.highlight.subject == {placed[-1]}
        press(window, Qt.Key.Key_1)
        assert not page.board.drawing.highlight.subject


def test_undo_in_the_line_says_why_it_does_not_go(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2, seed="undo"))
        wait_for_turn(qtbot, window)
        before = window.session.view
        buttons = window.pages.game.turn_buttons
        assert isinstance(before.decision, TilePlacement)
        decide_by_keys(window)
        click(buttons.undo)
        assert window.session.view == before
        end_turn(window)
        assert not buttons.undo.isEnabled()
        assert "drawn" in buttons.undo.toolTip()
        wait_for_turn(qtbot, window)
        assert "Another player acted after that" in buttons.undo.toolTip()


def test_leaving_the_window_covers_a_hot_seat_at_once(qtbot: QtBot) -> None:
    """Rule: rules document, section 4: hands are hidden from everybody else."""
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(2, 1, seed="cover", holdings=Holdings.HIDDEN))
        qtbot.wait(550)
        press(window, Qt.Key.Key_Return)
        page, session = window.pages.game, window.session
        assert session.awaits_human
        own = [str(page.holdings_model.index(0, column).data()) for column in range(10)]
        assert "$6,000" in own
        leave_window(window)
        assert all(place.effect is None for place in page.hand.places)
        shown = [str(page.holdings_model.index(0, column).data()) for column in range(10)]
        assert shown[-1] == shown[-2] == "?"
        assert not any("yours" in page.board.cell_text(tile) for tile in range(108))
        assert page.show_again.isVisible()
        page.show_again.click()
        assert session.awaits_human
        assert not page.show_again.isVisible()


def test_leaving_the_window_covers_nothing_in_solo_unless_wanted(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2, seed="solo"))
        wait_for_turn(qtbot, window)
        leave_window(window)
        assert window.session.awaits_human
        window.menus.actions["cover_always"].trigger()
        leave_window(window)
        assert window.session.screen.is_covered
        assert load_settings(user_folders().settings).settings.cover == "always"


def test_enter_held_through_a_handover_opens_nothing(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(3, 0, seed="held"))
        assert window.pages.handover.isVisible()
        for _ in range(5):
            press(window, Qt.Key.Key_Return)
        assert window.session.screen.handover_to is not None
        assert all(place.is_covered for place in window.pages.game.hand.places)


@pytest.mark.part(of=6)
@pytest.mark.parametrize(("width", "height", "scale"), [(1280, 720, 125), (1920, 1080, 200)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_six_players_fit_at_large_text(
    qtbot: QtBot, width: int, height: int, scale: int, language: str
) -> None:
    with open_window(qtbot, replace(QUIET, text_scale=scale, language=language)) as window:
        window.resize(width, height)
        window.pages.start_game(choice_of(1, 5, seed="six", edition="2023-tycoon"))
        page = window.pages.game
        for _ in range(4):
            wait_for_turn(qtbot, window)
            QApplication.processEvents()
            assert window.size().width() == width
            assert page.minimumSizeHint().width() <= width
            for part in (page.board, page.decision_area, page.hand, page.side):
                assert page.rect().contains(QRect(part.mapTo(page, QPoint()), part.size()))
            decide_by_keys(window)


def test_q_on_a_fresh_start_page_starts_a_first_game(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        QTest.keyClick(window.pages.start, Qt.Key.Key_Q)
        assert window.session.has_game
        assert len(window.session.players) == 4


def test_the_first_quick_game_is_among_beginners_and_says_so_and_then_the_last_choice_counts(
    qtbot: QtBot,
) -> None:
    with open_window(qtbot) as window:
        window.pages.quick_game()
        levels = {level_of(player.level) for player in window.session.players if player.level}
        assert levels == {"beginner"}
        assert window.message_bar.isVisible()
        assert "play at the level Beginner" in window.message_bar.accessibleName()
        window.pages.show_start()
        window.pages.quick_game()
        assert {
            level_of(player.level) for player in window.session.players if player.level
        } == levels
        assert not window.message_bar.isVisible()


@pytest.mark.parametrize("people", [1, 2])
def test_a_note_goes_after_the_first_own_turn_and_the_table_has_its_room(
    qtbot: QtBot, people: int
) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(people, 2))
        session, page = window.session, window.pages.game
        window.messages.tell(lambda: "A note")
        window.messages.tell_too(lambda: "Another.")
        qtbot.waitUntil(lambda: session.awaits_human or session.screen.handover_to is not None)
        session.accept_handover()
        QApplication.processEvents()
        low = page.height()
        while session.awaits_human:
            assert window.message_bar.isVisible()
            session.submit(session.view.legal[0])
        assert not window.message_bar.isVisible()
        if people == 1:
            qtbot.waitUntil(lambda: page.height() > low)


def test_an_error_and_an_offer_stay_after_the_own_turn(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        for show in (
            lambda: window.messages.tell_write_error(SaveError(SaveProblem.IO, "full")),
            lambda: window.messages.offer(lambda: "A note", lambda: "Do it", lambda: None),
        ):
            window.pages.start_game(choice_of(1, 2))
            qtbot.waitUntil(lambda: window.session.awaits_human)
            show()
            while window.session.awaits_human:
                window.session.submit(window.session.view.legal[0])
            qtbot.waitUntil(lambda: window.session.awaits_human)
            assert window.message_bar.isVisible()


def test_whoever_has_chosen_opponents_meets_these_in_a_quick_game(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        chosen = window.session.players
        window.pages.quick_game()
        assert window.session.players == chosen
        assert not window.message_bar.isVisible()


def test_continue_tells_my_place_and_a_recent_game_has_its_picture(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2, seed="place"))
        end_turn(window)
        wait_for_turn(qtbot, window)
        window.pages.show_start()
        assert ", you are " in window.pages.start.go_on.accessibleDescription()
        window.pages.start.show_games()
        recent = window.pages.start.findChild(RecentList)
        assert recent is not None
        with qtbot.waitSignal(recent._thumbnails.changed):
            recent.repaint()
        game = recent.item(0).data(Qt.ItemDataRole.UserRole)
        picture = recent._thumbnails.picture((game.path, game.saved_at), 54, 1.0)
        assert picture is not None
        assert picture.width() == 72


def test_a_recent_file_that_is_gone_is_named_and_can_be_removed(
    qtbot: QtBot, tmp_path: Path
) -> None:
    remember_file(user_folders(), tmp_path / "gone.acquire")
    with open_window(qtbot) as window:
        window.pages.start.show_games()
        recent = window.pages.start.findChild(RecentList)
        assert recent is not None
        game = recent.item(0).data(Qt.ItemDataRole.UserRole)
        assert not game.available
        recent.game_chosen.emit(game)
        assert "gone.acquire" in window.message_bar.accessibleName()
        click(button(window.message_bar, "Remove from the list"))
        assert not read_recent(user_folders()).files
        assert recent.count() == 0


def test_an_open_message_and_a_handover_follow_the_language(qtbot: QtBot, tmp_path: Path) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(3, 0, seed="words"))
        qtbot.wait(550)
        press(window, Qt.Key.Key_Return)
        end_turn(window)
        window.files.open(tmp_path / "none.acquire")
        english = window.message_bar.accessibleName(), window.pages.handover._recap.text()
        window.menus.actions["language_ja"].trigger()
        QApplication.processEvents()
        japanese = window.message_bar.accessibleName(), window.pages.handover._recap.text()
        assert all(before != after for before, after in zip(english, japanese, strict=True))
        window.menus.actions["language_en"].trigger()


def test_escape_leaves_the_full_screen(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        wait_for_turn(qtbot, window)
        window.menus.actions["full_screen"].trigger()
        assert window.isFullScreen()
        press(window, Qt.Key.Key_Escape)
        assert not window.isFullScreen()


def test_the_table_follows_the_window_also_when_it_becomes_smaller(qtbot: QtBot) -> None:
    with open_window(qtbot, QUIET) as window:
        window.pages.start_game(choice_of(1, 2, seed="smaller"))
        for width in (1280, 1920, 1280, 1100, 1400):
            window.resize(width, 720)
            QApplication.processEvents()
            assert window.pages.game.width() == width


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_turn_buttons_are_spoken_without_the_letters_of_the_menus(
    qtbot: QtBot, language: str
) -> None:
    with open_window(qtbot, replace(QUIET, language=language)) as window:
        window.pages.start_game(choice_of(1, 2, seed="spoken"))
        button_of = window.pages.game.turn_buttons
        for part, keys in ((button_of.undo, "Ctrl+Z"), (button_of.hint, "H")):
            spoken = QAccessible.queryAccessibleInterface(part).text(QAccessible.Text.Name)
            assert key_name(keys) in spoken
            assert "&" not in spoken
            assert "(U)" not in spoken
