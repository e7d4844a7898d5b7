"""Clocks at the table: time runs for the person who can act, and is shown and told in words."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Speed
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.storage.library import find_unfinished
from acquire_desktop.storage.notes import NoteKind, SavedNote
from acquire_desktop.storage.seats.clock_state import COUNTED
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit.people.person_view import PersonView
from acquire_desktop.ui.kit.story_player import STEP_MS
from tests.screenshots import games
from tests.screenshots.games import game_at
from tests.session.tables import Time
from tests.window.dialogs import answering
from tests.window.table import QUIET, button, choice_of, click, open_window, press
from tests.window.test_seating import agree
from tests.window.test_walkthrough import before_the_tile

MINUTE_MS = 60_000


@pytest.fixture
def time() -> Time:
    return Time()


def start(window: AcquireWindow, time: Time, people: int, computers: int, minutes: int) -> None:
    """Start a game with clocks by a time that stands still, with the first person called."""
    window.session.clocks.now = time
    choice = choice_of(people, computers, holdings=Holdings.HIDDEN)
    window.pages.start_game(replace(choice, clock=minutes))


def uncover(qtbot: QtBot, window: AcquireWindow) -> None:
    """Wait until a person is to decide, and let that person uncover the table."""
    session = window.session
    qtbot.waitUntil(lambda: session.awaits_human or session.screen.handover_to is not None)
    if session.screen.handover_to is not None:
        window.pages.handover.accepted.emit()


def running(window: AcquireWindow) -> int | None:
    return window.session.clocks.running


def shown_ms(window: AcquireWindow) -> tuple[int, ...]:
    state = window.session.clocks.state
    assert state is not None
    return state.shown_ms


def person(window: AcquireWindow, seat: int) -> PersonView:
    found = window.pages.game.people.in_tab_order()
    first = window.session.screen.seat
    view = found[(seat - first) % len(found)]
    assert isinstance(view, PersonView)
    return view


def test_time_runs_while_the_table_is_open_to_the_person(qtbot: QtBot, time: Time) -> None:
    with open_window(qtbot) as window:
        start(window, time, 2, 0, COUNTED)
        uncover(qtbot, window)
        seat = window.session.screen.seat
        assert running(window) == seat
        window.session.cover()
        assert running(window) is None
        window.session.uncover()
        assert running(window) == seat
        window.menus.actions["rules"].trigger()
        assert running(window) is None
        press(window, Qt.Key.Key_Escape)
        assert running(window) == seat


def test_a_dialog_over_the_table_stops_the_clock(qtbot: QtBot, time: Time) -> None:
    with open_window(qtbot) as window:
        start(window, time, 1, 1, COUNTED)
        uncover(qtbot, window)
        seen = list[int | None]()

        def look(dialog: QDialog) -> None:
            seen.append(running(window))
            dialog.reject()

        with answering(look):
            window.menus.actions["leave_seat"].trigger()
        assert seen == [None]
        assert running(window) == 0


def test_time_runs_in_a_look_back_and_not_while_the_computers_are_paused(
    qtbot: QtBot, time: Time
) -> None:
    with open_window(qtbot) as window:
        start(window, time, 1, 1, COUNTED)
        uncover(qtbot, window)
        session = window.session
        session.submit(session.view.legal[0])
        uncover(qtbot, window)
        window.pages.game.moment.go_to(0)
        assert window.pages.game.moment.is_looking_back
        assert running(window) == 0
        session.computer_turns.pace.set_paused(True)
        assert running(window) is None
        session.computer_turns.pace.set_paused(False)
        assert running(window) == 0


def test_no_clock_runs_while_a_merger_is_told_by_itself(
    qtbot: QtBot, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(STEP_MS, Speed.FAST, 100_000)
    with open_window(qtbot, replace(QUIET, computer_speed=Speed.FAST)) as window:
        window.session.clocks.now = time
        loaded, placing = before_the_tile(game_at("2023-classic", 4, "shot-0", games.is_merger))
        clock = SavedNote(0, NoteKind.CLOCK, "10 600000 600000 600000 600000")
        window.session.open(replace(loaded, game=replace(loaded.game, notes=(clock,))))
        area = window.pages.game.decision_area
        seat = window.session.screen.seat
        assert running(window) == seat
        window.session.submit(placing)
        assert area.scene.isVisible()
        assert running(window) is None
        area.player.hold()
        assert running(window) == seat, "who holds the scene thinks"
        area.skip()
        area.open_recent()
        area.player.set_playing(True)
        assert running(window) == seat, "who asks for the merger again thinks"


def test_the_portraits_show_clocks_and_words_say_the_minutes(qtbot: QtBot, time: Time) -> None:
    with open_window(qtbot) as window:
        start(window, time, 1, 1, 10)
        uncover(qtbot, window)
        assert "10 minutes left" in person(window, 0).accessibleDescription()
        assert "minutes" not in person(window, 1).accessibleDescription()
        time.pass_ms(window.session.clocks, 2 * MINUTE_MS)
        assert "8 minutes left" in person(window, 0).accessibleDescription()
        assert "8 minutes left" in person(window, 0).toolTip()


def test_a_second_paints_the_clock_alone(qtbot: QtBot, time: Time) -> None:
    with open_window(qtbot) as window:
        start(window, time, 1, 1, 10)
        uncover(qtbot, window)
        time.pass_ms(window.session.clocks, 1500)
        QApplication.processEvents()
        view, painted = person(window, 0), list[int]()

        class Watcher(QObject):
            def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
                if isinstance(event, QPaintEvent):
                    painted.append(event.rect().width() * event.rect().height())
                return False

        watcher = Watcher(view)
        view.installEventFilter(watcher)
        time.pass_ms(window.session.clocks, 1000)
        QApplication.processEvents()
        assert len(painted) == 1
        assert painted[0] < view.width() * view.height() / 4


def test_the_last_minute_is_said_once_in_words(qtbot: QtBot, time: Time) -> None:
    with open_window(qtbot) as window:
        start(window, time, 1, 1, 5)
        uncover(qtbot, window)
        told: list[int] = []
        window.session.clocks.last_minute.connect(told.append)
        time.pass_ms(window.session.clocks, 4 * MINUTE_MS + 5000)
        assert told == [0]
        assert window.top_bar.facts.text() == "Your last minute."
        assert "last minute" in person(window, 0).accessibleDescription()


def test_a_computer_plays_for_a_person_alone_whose_time_is_out(qtbot: QtBot, time: Time) -> None:
    with open_window(qtbot) as window:
        start(window, time, 1, 1, 5)
        uncover(qtbot, window)
        session = window.session
        time.pass_ms(session.clocks, 5 * MINUTE_MS)
        assert session.players[0].stand_in == "medium"
        assert window.message_bar.accessibleName() == (
            "Note: Your time is out. The computer plays for you (Medium); if you take your seat"
            " back, you have 5 more minutes."
        )
        before = session.last_step
        qtbot.waitUntil(lambda: session.last_step > before)
        click(window.message_bar.buttons[0])
        uncover(qtbot, window)
        assert session.clocks.left_ms(0) == 5 * MINUTE_MS
        assert running(window) == 0


def test_a_computer_plays_for_one_of_several_people_whose_time_is_out(
    qtbot: QtBot, time: Time
) -> None:
    with open_window(qtbot) as window:
        start(window, time, 2, 0, 5)
        uncover(qtbot, window)
        session = window.session
        seat = session.screen.seat
        name = session.players[seat].name
        time.pass_ms(session.clocks, 5 * MINUTE_MS)
        assert session.players[seat].stand_in
        assert not session.screen.shows_hand
        assert window.message_bar.accessibleName().startswith(f"Note: The time of {name} is out;")
        uncover(qtbot, window)
        assert running(window) == 1 - seat
        assert shown_ms(window)[1 - seat] == 5 * MINUTE_MS
        with answering(agree):
            window.menus.actions["take_seat"].trigger()
        assert session.clocks.left_ms(seat) == 5 * MINUTE_MS


def test_clocks_go_on_after_the_main_menu(qtbot: QtBot, time: Time) -> None:
    with open_window(qtbot) as window:
        start(window, time, 1, 1, 5)
        uncover(qtbot, window)
        window.session.submit(window.session.view.legal[0])
        uncover(qtbot, window)
        time.pass_ms(window.session.clocks, 7000)
        window.pages.show_start()
        loaded = find_unfinished(window.folders, GAMES).loaded
        assert loaded is not None
        assert loaded.game.notes[0].data == "5 293000 300000"
        time.ms += 3000
        window.pages.continue_game()
        uncover(qtbot, window)
        assert shown_ms(window)[0] == 5 * MINUTE_MS - 7000
        assert running(window) == 0


def test_a_smaller_table_follows_a_larger_one(qtbot: QtBot, time: Time) -> None:
    with open_window(qtbot) as window:
        start(window, time, 1, 4, COUNTED)
        uncover(qtbot, window)
        start(window, time, 1, 1, COUNTED)
        uncover(qtbot, window)
        assert running(window) == 0
        window.pages.start_game(choice_of(1, 1))
        uncover(qtbot, window)
        assert window.session.clocks.state is None
        assert "thought" not in person(window, 0).accessibleDescription()


def test_a_rematch_has_new_clocks_and_a_branch_none(qtbot: QtBot, time: Time) -> None:
    with open_window(qtbot) as window:
        window.session.clocks.now = time
        loaded = game_at("2023-classic", 3, "shot-4", games.is_over, humans=(0,))
        clock = SavedNote(0, NoteKind.CLOCK, "5 1000 300000 300000")
        window.session.open(replace(loaded, game=replace(loaded.game, notes=(clock,))))
        branch = window.session.branch(0, has_new_luck=False)
        assert not any(note.kind is NoteKind.CLOCK for note in branch.game.notes)
        window.pages.end.rematch()
        assert shown_ms(window) == (5 * MINUTE_MS,) * 3


def test_a_clock_is_chosen_among_the_house_rules_by_keys_and_kept(qtbot: QtBot, time: Time) -> None:
    with open_window(qtbot) as window:
        window.session.clocks.now = time
        window.pages.show_new_game()
        page = window.pages.new_game
        click(button(page, "House rules…"))
        box = page.more.clock
        assert box.accessibleName() == "Thinking time"
        assert box.currentText() == "No clock"
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert page.choice().clock == COUNTED
        assert "thinking time is counted" in page._recap.text()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert page.choice().clock == 5
        assert box.accessibleDescription() == "If the time runs out, a computer plays on."
        assert "5 minutes each" in page._recap.text()
        window.pages.start_game(page.choice())
        assert window.session.clocks.minutes == 5
        assert window.pages.last_choice().clock == 5
