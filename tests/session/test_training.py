"""Training games: a person alone takes back any move, over those of the computers too."""

import pytest

from acquire_desktop.game import UndoObstacle
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import legal_actions
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.timeline import Timeline
from acquire_desktop.storage.notes import NoteKind, SavedNote
from acquire_desktop.storage.save_format import GameFile, decode, encode
from tests.session.tables import Table, people, start

ALONE = (0,)
SETUP = make_setup(CLASSIC_2023, 3, "timeline", first_seat=0, holdings=Holdings.HIDDEN)


def training(turns: int = 6) -> Timeline:
    """Return a training game of three after some turns, in which seat 0 is a person."""
    timeline = Timeline(ACQUIRE, SETUP)
    timeline.begin_training(0)
    while timeline.state.game.turn <= turns and not timeline.state.over:
        timeline.submit(legal_actions(timeline.state)[0])
    return timeline


def own_choices(timeline: Timeline) -> list[int]:
    """Return the steps at which the person had a choice, the last first."""
    return [
        step
        for step in reversed(range(timeline.cursor))
        if timeline.states[step].seat == 0 and not ACQUIRE.has_one_answer(timeline.states[step])
    ]


def saved(timeline: Timeline) -> GameFile:
    return timeline.file("0" * 32, 1, people(1, 2))


def test_undo_leads_from_own_choice_to_own_choice_and_redo_back() -> None:
    timeline = training()
    wanted, end = own_choices(timeline), timeline.cursor
    assert len(wanted) >= 3
    visited = []
    while timeline.undo_obstacle(ALONE) is None:
        timeline.undo(ALONE)
        visited.append(timeline.cursor)
    assert visited == wanted
    assert timeline.undo_obstacle(ALONE) is UndoObstacle.NOTHING_DONE
    redone = []
    while timeline.can_redo():
        timeline.redo(ALONE)
        redone.append(timeline.cursor)
    assert redone == [*reversed(wanted[:-1]), end]


def test_the_same_game_without_training_gives_nothing_back() -> None:
    trained = training()
    plain = Timeline(ACQUIRE, SETUP)
    for line in trained.lines:
        plain.submit(ACQUIRE.parse_action(line, SETUP))
    assert plain.undo_obstacle(ALONE) is UndoObstacle.OTHER_ACTED
    assert plain.undo_obstacle((0, 1, 2)) is not None


def test_two_people_take_back_no_more_than_usual_whatever_the_file_says() -> None:
    timeline = training()
    assert not timeline.is_training((0, 1))
    assert timeline.undo_obstacle((0, 1)) is UndoObstacle.OTHER_ACTED


def test_the_end_of_a_training_game_stays() -> None:
    timeline = training(500)
    assert timeline.state.over
    assert timeline.undo_obstacle(ALONE) is UndoObstacle.GAME_OVER


def test_a_save_keeps_that_it_is_a_training_game_also_where_it_goes_on_otherwise() -> None:
    timeline = training()
    while timeline.undo_obstacle(ALONE) is None:
        timeline.undo(ALONE)
    timeline.submit(legal_actions(timeline.state)[1])
    again = Timeline.of(decode(encode(saved(timeline), timeline.states), GAMES))
    assert again.is_training(ALONE)
    assert SavedNote(0, NoteKind.TRAINING, 0) in saved(again).notes


@pytest.mark.parametrize("humans", [0, 1, 2])
def test_only_one_person_alone_sits_at_a_training_game(table: Table, humans: int) -> None:
    setup = make_setup(CLASSIC_2023, 3, "session-21", first_seat=0)
    table.session.start(setup, people(humans, 3 - humans), is_training=True)
    assert table.session.is_training == (humans == 1)


def test_the_start_of_a_turn_is_found_again_over_the_moves_of_computers(table: Table) -> None:
    session: Session = start(table, 1, 2, is_training=True)
    session.submit(session.view.legal[0])
    session.submit(session.view.legal[0])
    turn = session.view.turn
    session.restart_turn()
    assert session.last_step == 0
    assert session.view.turn <= turn
    assert session.awaits_human
    assert session.can_redo()
