"""The pace of computer players: speeds, pause, steps, hurry, skip, and a quick move."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Speed
from acquire_desktop.game import UndoObstacle
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import EffectKind, View
from acquire_desktop.games.acquire.log_entries import TookBack
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.notes import FallbackMove
from acquire_desktop.session.pace import DWELL_MS, FRAME_MS, HURRY, Pace
from acquire_desktop.storage.players import Player, PlayerKind


class Thinkers(ComputerPlayers):
    """Computer players who answer when the test says so."""

    hurried = 0

    def request(self, game_id: str, ply: int, view: View, level: str, seed: int) -> None:
        """Keep a question."""
        self.asked = game_id, ply, view

    def hurry(self) -> None:
        """Count, and take no notice."""
        self.hurried += 1

    def reply(self) -> None:
        """Give the first legal action as the answer."""
        game_id, ply, view = self.asked
        self.answered.emit(game_id, ply, view.legal[0])


@pytest.fixture
def pace(qapp: QApplication) -> Pace:
    assert qapp is not None
    return Pace()


def session_of(thinkers: ComputerPlayers, humans: int, computers: int) -> Session:
    session = Session(thinkers, lambda _game, _states: None)
    people = [Player(f"Human {seat}", PlayerKind.HUMAN) for seat in range(humans)]
    machines = [Player(f"Robot {s}", PlayerKind.COMPUTER, "greedy") for s in range(computers)]
    setup = make_setup(CLASSIC_2023, humans + computers, "session-21", first_seat=0)
    session.start(setup, [*people, *machines])
    return session


def wait_for_ply(qtbot: QtBot, session: Session, ply: int) -> None:
    qtbot.waitUntil(lambda: session.view.ply >= ply)


def play_to_computer(session: Session) -> None:
    while session.awaits_human:
        session.submit(session.view.legal[0])


@pytest.fixture
def table(qapp: QApplication) -> Iterator[tuple[Session, Thinkers]]:
    assert qapp is not None
    thinkers = Thinkers(load_rules)
    session = session_of(thinkers, 1, 2)
    play_to_computer(session)
    yield session, thinkers
    session.leave()
    thinkers.close()


def test_an_action_is_due_after_the_dwell_of_its_speed(qtbot: QtBot, pace: Pace) -> None:
    for speed in (Speed.INSTANT, Speed.FAST):
        pace.set_speed(speed)
        pace.note_shown()
        with qtbot.waitSignal(pace.due):
            pace.offer()


def test_what_a_person_did_is_painted_before_a_computer_goes_on(pace: Pace) -> None:
    pace.set_speed(Speed.INSTANT)
    timer = pace.children()[0]
    pace.note_shown(is_own=True)
    pace.offer()
    assert timer.interval() == FRAME_MS  # type: ignore[attr-defined]
    pace.note_shown()
    pace.offer()
    assert timer.interval() == 0  # type: ignore[attr-defined]


def test_space_held_makes_a_dwell_a_quarter(pace: Pace) -> None:
    pace.set_speed(Speed.SLOW)
    pace.note_shown()
    pace.offer()
    pace.set_hurried(True)
    timer = pace.children()[0]
    assert timer.interval() <= DWELL_MS[Speed.SLOW] // HURRY  # type: ignore[attr-defined]
    pace.set_hurried(False)
    assert timer.interval() > DWELL_MS[Speed.SLOW] // HURRY  # type: ignore[attr-defined]


def test_in_steps_nothing_is_due_until_the_key_and_then_one_action(
    qtbot: QtBot, pace: Pace
) -> None:
    pace.set_speed(Speed.STEP)
    pace.offer()
    assert pace.is_waiting
    qtbot.assertNotEmitted(pace.due, wait=0)
    with qtbot.waitSignal(pace.due):
        pace.step()
    pace.offer()
    assert pace.is_waiting


@pytest.mark.parametrize("speed", [Speed.SLOW, Speed.STEP])
def test_what_shows_nothing_goes_by_but_in_a_pause(pace: Pace, speed: Speed) -> None:
    pace.set_speed(speed)
    timer = pace.children()[0]
    pace.note_shown()
    pace.offer(goes_by=True)
    assert timer.interval() == 0  # type: ignore[attr-defined]
    assert not pace.is_waiting
    pace.set_paused(True)
    assert pace.is_waiting


def test_a_step_asked_for_while_the_player_thinks_is_not_lost(qtbot: QtBot, pace: Pace) -> None:
    pace.set_speed(Speed.STEP)
    pace.step()
    with qtbot.waitSignal(pace.due):
        pace.offer()


def test_a_pause_holds_at_every_speed_and_goes_on(qtbot: QtBot, pace: Pace) -> None:
    pace.set_speed(Speed.INSTANT)
    pace.set_paused(True)
    pace.offer()
    assert pace.is_waiting
    with qtbot.waitSignal(pace.due):
        pace.set_paused(False)


@pytest.mark.parametrize("speed", DWELL_MS)
def test_a_skip_goes_on_at_every_speed_and_ends_a_pause(
    qtbot: QtBot, pace: Pace, speed: Speed
) -> None:
    pace.set_speed(speed)
    pace.set_paused(True)
    pace.note_shown()
    pace.offer()
    with qtbot.waitSignal(pace.due):
        pace.skip()
    assert not pace.is_paused


def test_a_skip_ends_at_the_turn_of_a_person(qtbot: QtBot, table: tuple[Session, Thinkers]) -> None:
    session, thinkers = table
    session.computer_turns.pace.set_speed(Speed.STEP)
    session.computer_turns.pace.skip()
    while not session.awaits_human:
        ply = session.view.ply
        thinkers.reply()
        wait_for_ply(qtbot, session, ply + 1)
    assert not session.computer_turns.pace.is_skipping


def test_thinking_ends_with_the_answer_not_with_the_action(
    table: tuple[Session, Thinkers],
) -> None:
    session, thinkers = table
    session.computer_turns.pace.set_speed(Speed.STEP)
    thoughts: list[int | None] = []
    session.thinking_changed.connect(thoughts.append)
    thinkers.reply()
    assert thoughts == [None]
    assert session.computer_turns.pace.is_waiting


def test_who_does_not_play_now_within_a_second_is_replaced_by_a_safe_move(
    qtbot: QtBot, table: tuple[Session, Thinkers]
) -> None:
    session, thinkers = table
    session.computer_turns.pace.set_speed(Speed.INSTANT)
    ply = session.view.ply
    session.computer_turns.play_now()
    assert thinkers.hurried == 1
    qtbot.waitUntil(lambda: session.view.ply > ply)
    told = [note for step in session.events_by_step() for note in step]
    assert FallbackMove(1) in told
    session.computer_turns.drop()


def test_a_tile_taken_back_before_others_at_the_screen_is_told(qapp: QApplication) -> None:
    assert qapp is not None
    thinkers = Thinkers(load_rules)
    session = session_of(thinkers, 3, 0)
    session.accept_handover()
    view = session.view
    tile = next(effect.tile for effect in view.effects if effect.kind is EffectKind.FOUNDS)
    session.submit(PlaceTile(tile))  # any other would end the turn: there is nothing to buy
    session.undo()
    assert session.events_by_step()[-1][-1] == TookBack(0, tile)
    session.leave()


def test_undo_says_why_it_is_not_possible(table: tuple[Session, Thinkers]) -> None:
    session, thinkers = table
    assert session.undo_obstacle() is UndoObstacle.DRAWN
    session.computer_turns.pace.set_speed(Speed.STEP)
    thinkers.reply()
    session.computer_turns.chosen.emit(thinkers.asked[2].legal[0], None)
    assert session.undo_obstacle() is UndoObstacle.OTHER_ACTED
    fresh = session_of(thinkers, 1, 2)
    assert fresh.undo_obstacle() is UndoObstacle.NOTHING_DONE


def test_what_is_covered_is_not_even_in_the_log(table: tuple[Session, Thinkers]) -> None:
    session, _thinkers = table
    before = session.events_by_step()
    session.cover()
    assert not session.screen.shows_hand
    assert not session.awaits_human
    drawn = [e for step in session.events_by_step() for e in step if hasattr(e, "tile")]
    assert before != session.events_by_step()
    assert any(event.tile is None for event in drawn)
    session.uncover()
    assert session.events_by_step() == before


def test_reading_is_told_when_it_begins_and_ends_and_no_more(qtbot: QtBot, pace: Pace) -> None:
    with qtbot.assertNotEmitted(pace.reading_changed):
        pace.set_reading(False)
    for reading in (True, False):
        with qtbot.waitSignal(pace.reading_changed):
            pace.set_reading(reading)
        with qtbot.assertNotEmitted(pace.reading_changed):
            pace.set_reading(reading)
