"""The course of a game: undone actions and their notes go when something else is done."""

from dataclasses import replace

import pytest

from acquire_desktop.game import UndoObstacle
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.actions import Action, PlaceTile
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import apply, legal_actions
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.games.acquire.log_entries import NoChoice, TookBack
from acquire_desktop.games.acquire.referee import deal_line
from acquire_desktop.games.acquire.sole_answers import given_answer
from acquire_desktop.session.notes import FallbackMove, Note
from acquire_desktop.session.timeline import Timeline
from acquire_desktop.storage.notes import MAX_NOTES, Helps, NoteKind, SavedNote, helps_of
from acquire_desktop.storage.save_format import decode, encode
from tests.session.tables import people
from tests.storage.games import played

SETUP = make_setup(CLASSIC_2023, 3, "timeline", first_seat=0)
ALONE = (0,)
"""The seat of the only person at the table."""


@pytest.fixture
def timeline() -> Timeline:
    return Timeline(ACQUIRE, SETUP)


def choices(timeline: Timeline) -> tuple[Action, ...]:
    return legal_actions(timeline.state)


def test_another_action_forgets_the_events_of_what_was_undone(timeline: Timeline) -> None:
    first, second = choices(timeline)[:2]
    timeline.submit(first)
    timeline.submit(choices(timeline)[0])
    timeline.undo(ALONE)  # there was nothing to buy: both actions go
    assert timeline.cursor == 0
    timeline.submit(second)
    straight = Timeline(ACQUIRE, SETUP)
    straight.submit(second)
    assert list(timeline.events()) == list(straight.events())
    assert timeline.final_account() == straight.final_account()
    assert timeline.lines == straight.lines
    assert timeline.states == straight.states
    assert not timeline.can_redo()


def test_notes_go_with_the_actions_that_were_undone(timeline: Timeline) -> None:
    first, second = choices(timeline)[:2]
    timeline.submit(first)
    timeline.add_note(FallbackMove(0))
    assert timeline.entries_by_step()[-1][-1] == FallbackMove(0)
    timeline.undo(ALONE)
    timeline.submit(second)
    assert not any(FallbackMove(0) in told for told in timeline.entries_by_step())


def test_a_note_is_told_where_it_was_made(timeline: Timeline) -> None:
    timeline.add_note(FallbackMove(2))
    timeline.submit(choices(timeline)[0])
    told = timeline.entries_by_step()
    assert FallbackMove(2) in told[0]
    assert FallbackMove(2) not in told[1]


def test_a_tile_taken_back_is_noted_only_where_others_watch(timeline: Timeline) -> None:
    action = choices(timeline)[0]
    assert isinstance(action, PlaceTile)
    timeline.submit(action)
    timeline.undo(ALONE)
    assert TookBack(0, action.tile) not in timeline.entries_by_step()[-1]
    timeline.redo(ALONE)
    timeline.undo(range(3))
    assert TookBack(0, action.tile) in timeline.entries_by_step()[-1]


def test_what_was_told_at_the_table_is_told_again_when_the_game_is_opened() -> None:
    """Tiles taken back, quick moves, and why there was nothing to decide."""
    timeline = Timeline(ACQUIRE, SETUP)
    timeline.submit(choices(timeline)[0])
    timeline.undo(range(3))
    timeline.submit(choices(timeline)[1])
    given = given_answer(timeline.state, True)
    assert given is not None
    timeline.submit(*given)
    timeline.submit(choices(timeline)[0], FallbackMove(timeline.state.seat))
    told = [note for step in timeline.entries_by_step() for note in step if isinstance(note, Note)]
    assert {type(note) for note in told} == {TookBack, NoChoice, FallbackMove}
    assert reopened(timeline, 3).entries_by_step() == timeline.entries_by_step()


def test_a_person_alone_who_takes_back_has_had_help_and_it_stays_noted(timeline: Timeline) -> None:
    timeline.submit(choices(timeline)[0])
    timeline.undo(ALONE)
    timeline.redo(ALONE)
    timeline.undo(ALONE)
    timeline.submit(choices(timeline)[1])
    assert helps(timeline) == {0: Helps(take_backs=2)}
    again = reopened(timeline, 1)
    assert helps(again) == helps(timeline)
    assert not any(isinstance(note, TookBack) for told in again.entries_by_step() for note in told)


def test_help_counts_also_where_what_it_was_for_is_undone() -> None:
    timeline = Timeline(ACQUIRE, make_setup(CLASSIC_2023, 3, "session-21", first_seat=0))
    timeline.note_hint(1)
    timeline.submit(action_that_asks_on(timeline))
    timeline.note_hint(3)
    timeline.undo(ALONE)
    timeline.submit(choices(timeline)[-1])
    assert helps(timeline) == {0: Helps(take_backs=1, hints=2)}
    assert all(note.line <= timeline.cursor for note in notes_of(timeline))


def test_a_decision_has_one_hint_and_it_is_the_one_that_told_most(timeline: Timeline) -> None:
    assert [timeline.note_hint(grade) for grade in (1, 3, 2, 3)] == [True, True, False, False]
    assert notes_of(timeline) == (SavedNote(0, NoteKind.HINT, 3),)


def test_no_game_has_more_notes_than_a_save_may_hold(timeline: Timeline) -> None:
    timeline.submit(choices(timeline)[0])
    for _ in range(MAX_NOTES + 1):
        timeline.undo(ALONE)
        timeline.redo(ALONE)
    assert helps(reopened(timeline, 1)) == {0: Helps(take_backs=MAX_NOTES)}


def action_that_asks_on(timeline: Timeline) -> Action:
    """Return an action after which the same person has a choice."""
    return next(
        action
        for action in choices(timeline)
        if (after := apply(timeline.state, action).state).seat == timeline.state.seat
        and len(legal_actions(after)) > 1
    )


def notes_of(timeline: Timeline) -> tuple[SavedNote, ...]:
    return timeline.file("0" * 32, 1, people(1, 2)).notes


def helps(timeline: Timeline) -> dict[int, Helps]:
    return helps_of(notes_of(timeline), timeline.states)


def reopened(timeline: Timeline, humans: int) -> Timeline:
    """Return the course of the game as it is read from its save."""
    file = timeline.file("0" * 32, 1, people(humans, 3 - humans))
    return Timeline.of(decode(encode(file), GAMES))


def test_what_was_undone_can_be_done_again(timeline: Timeline) -> None:
    before, action = timeline.state, choices(timeline)[0]
    assert not timeline.can_redo()
    timeline.submit(action)
    after = timeline.state
    timeline.undo(ALONE)
    assert timeline.state == before
    assert timeline.can_redo()
    timeline.redo(ALONE)
    assert timeline.state == after
    assert not timeline.can_redo()


def test_a_loaded_game_stands_where_it_was_saved_with_what_was_undone_behind() -> None:
    game, states = played("2023-classic", 3, actions=12)
    timeline = Timeline.of(decode(encode(replace(game, cursor=9)), GAMES))
    assert timeline.cursor == 9
    assert timeline.state == states[9]
    assert timeline.can_redo()
    assert len(list(timeline.events())) == 10
    while timeline.can_redo():
        timeline.redo(())
    assert timeline.state == states[12]


def test_a_dealt_tile_is_no_action_of_a_person() -> None:
    game, states = played("2023-classic", 3, actions=0)
    line = deal_line(states[0].seat, states[0].game.pool[-1])
    timeline = Timeline.of(decode(encode(replace(game, history=(line,), cursor=1)), GAMES))
    assert list(timeline.events())[-1] == ()
    assert timeline.undo_obstacle(range(3)) is UndoObstacle.OTHER_ACTED


def test_a_tile_dealt_where_there_was_one_answer_is_not_that_answer() -> None:
    """Nothing to buy before it: a referee dealt all the same."""
    game, states = played("2023-classic", 3, actions=1)
    assert len(legal_actions(states[1])) == 1
    line = deal_line(states[1].seat, states[1].game.pool[-1])
    game = replace(game, history=(*game.history, line), cursor=2)
    timeline = Timeline.of(decode(encode(game), GAMES))
    assert timeline.undo_obstacle([states[0].seat]) is UndoObstacle.OTHER_ACTED


def test_steps_that_the_game_has_not_come_to_are_refused(timeline: Timeline) -> None:
    timeline.submit(choices(timeline)[0])
    timeline.undo(ALONE)
    assert timeline.state_at(0) == timeline.state
    for step in (-1, 1):
        with pytest.raises(IndexError):
            timeline.state_at(step)
