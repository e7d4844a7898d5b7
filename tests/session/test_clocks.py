"""Clocks count the time of the person who can act, and nobody else's."""

import pytest

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.clocks import GAP_MS, MORE_MIN
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.notes import NoteKind, SavedNote
from acquire_desktop.storage.save_format import decode
from acquire_desktop.storage.seats.clock_state import (
    COUNTED,
    LAST_S,
    MOST_MS,
    ClockState,
    clock_from,
    new_clock,
    seconds_shown,
)
from acquire_desktop.storage.strict_json import StrictJsonError
from tests.session.tables import Table, Time, play_one, start

MINUTE_MS = 60_000


@pytest.fixture
def time() -> Time:
    return Time()


def begun(table: Table, time: Time, people: int, computers: int, minutes: int) -> Session:
    """Start a game with clocks; the first person is at the screen."""
    session = start(table, people, computers, clock=minutes)
    session.clocks.now = time
    session.accept_handover()
    again = new_clock(minutes, people + computers)  # what passed by the real clock is not counted
    session.clocks.begin(again)
    session.clocks.follow()
    return session


def shown(session: GameSession) -> tuple[int, ...]:
    assert session.clocks.state is not None
    return session.clocks.state.shown_ms


def test_a_game_has_no_clock_unless_it_is_asked_for(table: Table) -> None:
    session = start(table, 1, 1)
    assert session.clocks.state is None
    assert session.clocks.running is None
    session.clocks.tick()
    assert not session.clocks.is_unsaved
    assert not any(note.kind is NoteKind.CLOCK for note in session.game_file().notes)


def test_time_is_counted_for_who_can_act(table: Table, time: Time) -> None:
    session = begun(table, time, 2, 0, COUNTED)
    time.pass_ms(session.clocks, 2500)
    assert shown(session) == (2500, 0)
    session.cover()
    time.pass_ms(session.clocks, 3000)
    assert shown(session) == (2500, 0)
    session.uncover()
    time.pass_ms(session.clocks, 500)
    assert shown(session) == (3000, 0)


def test_time_is_counted_between_ticks(table: Table, time: Time) -> None:
    session = begun(table, time, 2, 0, 5)
    time.ms += 400
    session.cover()
    assert shown(session) == (5 * MINUTE_MS - 400, 5 * MINUTE_MS)


def test_nobody_thinks_while_the_screen_waits_for_somebody(table: Table, time: Time) -> None:
    session = begun(table, time, 2, 0, COUNTED)
    while session.screen.handover_to is None:
        session.submit(session.view.legal[0])
    assert session.clocks.running is None
    time.pass_ms(session.clocks, 3000)
    assert shown(session) == (0, 0)
    session.accept_handover()
    time.pass_ms(session.clocks, 1000)
    assert shown(session) == (0, 1000)


def test_a_clock_stands_while_it_is_held(table: Table, time: Time) -> None:
    session = begun(table, time, 1, 1, COUNTED)
    session.clocks.hold(True)
    time.pass_ms(session.clocks, 3000)
    session.clocks.hold(False)
    assert shown(session)[0] == 0
    assert session.clocks.running == 0


def test_a_machine_that_slept_counts_as_nothing(table: Table, time: Time) -> None:
    session = begun(table, time, 1, 1, COUNTED)
    time.ms += GAP_MS + 1
    session.clocks.tick()
    assert shown(session)[0] == 0
    time.ms += GAP_MS
    session.clocks.tick()
    assert shown(session)[0] == GAP_MS


def test_undo_gives_no_time_back(table: Table, time: Time) -> None:
    session = begun(table, time, 1, 1, COUNTED)
    session.submit(session.view.legal[0])
    time.pass_ms(session.clocks, 2000)
    session.undo()
    time.pass_ms(session.clocks, 1000)
    assert shown(session)[0] == 3000


def test_the_last_minute_is_told_once(table: Table, time: Time) -> None:
    session = begun(table, time, 1, 1, 5)
    told: list[int] = []
    session.clocks.last_minute.connect(told.append)
    time.pass_ms(session.clocks, 5 * MINUTE_MS - LAST_S * 1000 - 1000)
    assert not told
    time.pass_ms(session.clocks, 3000)
    assert told == [0]


def test_who_runs_out_of_time_is_told_once_and_may_get_more(table: Table, time: Time) -> None:
    session = begun(table, time, 1, 1, 5)
    told: list[int] = []
    session.clocks.ran_out.connect(told.append)
    session.clocks.ran_out.connect(lambda seat: session.seats.hand_over(seat, "greedy"))
    time.pass_ms(session.clocks, 6 * MINUTE_MS)
    assert told == [0]
    assert session.clocks.left_ms(0) == 0
    session.seats.take_back(0)
    assert session.clocks.left_ms(0) == MORE_MIN * MINUTE_MS


def test_who_comes_back_in_time_gets_nothing(table: Table, time: Time) -> None:
    session = begun(table, time, 1, 1, 5)
    time.pass_ms(session.clocks, 1000)
    session.seats.hand_over(0, "greedy")
    session.seats.take_back(0)
    assert session.clocks.left_ms(0) == 5 * MINUTE_MS - 1000


def test_nobody_runs_out_of_time_that_is_only_counted(table: Table, time: Time) -> None:
    session = begun(table, time, 1, 1, COUNTED)
    told: list[int] = []
    session.clocks.ran_out.connect(told.append)
    session.clocks.last_minute.connect(told.append)
    time.pass_ms(session.clocks, 61 * MINUTE_MS)
    assert not told
    assert shown(session)[0] == 61 * MINUTE_MS


def test_clocks_are_saved_with_the_game_as_it_is_left(table: Table, time: Time) -> None:
    session = begun(table, time, 2, 0, 10)
    play_one(session)
    time.pass_ms(session.clocks, 4000)
    session.leave()
    assert session.clocks.state is None
    session.open(decode(table.saved[-1], GAMES))
    assert session.clocks.minutes == 10
    assert shown(session) == (10 * MINUTE_MS - 4000, 10 * MINUTE_MS)
    assert session.clocks.running is None  # the screen waits for the person


def test_nothing_more_is_saved_where_no_time_passed(table: Table, time: Time) -> None:
    session = begun(table, time, 2, 0, 10)
    play_one(session)
    saves = len(table.saved)
    session.leave()
    assert len(table.saved) == saves


def test_another_game_takes_no_clock_over(table: Table, time: Time) -> None:
    session = begun(table, time, 1, 1, 10)
    time.pass_ms(session.clocks, 4000)
    session.finish_saving()
    start(table, 1, 1)
    assert session.clocks.state is None
    saved = decode(table.saved[-2], GAMES).game
    assert SavedNote(0, NoteKind.CLOCK, "10 596000 600000") in saved.notes


def test_what_a_clock_shows_is_whole_seconds() -> None:
    assert seconds_shown(ClockState(COUNTED, (1999, 0)), 0) == 1
    assert seconds_shown(ClockState(5, (1001, 1)), 0) == 2
    assert seconds_shown(ClockState(5, (1001, 1)), 1) == 1
    assert new_clock(None, 2) is None
    assert new_clock(COUNTED, 2) == ClockState(COUNTED, (0, 0))


@pytest.mark.parametrize(
    "value",
    [
        *("", "5", "5 1", "5 1 2 3", "7 1 2", "5 -1 2", "5 1.5 2", "5 nan 2", "5 1e9 2", "5  1 2"),
        *("-5 1 2", "5 100000000 1", "5 1 2\n", "५ 1 2", "inf 1 2", None, 5, [5, 1, 2], True),
    ],
)
def test_a_clock_that_is_none_is_refused(value: object) -> None:
    with pytest.raises(StrictJsonError):
        clock_from(value, 2)


def test_the_most_that_a_clock_shows_can_be_read() -> None:
    assert clock_from(f"0 {MOST_MS} 0", 2) == ClockState(COUNTED, (MOST_MS, 0))
