"""The running game: who decides, what is shown, what can be taken back, and what is saved."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.actions import BuyStock, PlaceTile
from acquire_desktop.games.acquire.engine.decisions import (
    StockDisposal,
    StockPurchase,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.editions import EDITION_2008
from acquire_desktop.games.acquire.engine.events import TileDrawn
from acquire_desktop.games.acquire.engine.game import legal_actions, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.games.acquire.public_view import private_view
from acquire_desktop.session.screen import Screen
from acquire_desktop.session.timeline import Timeline
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.save_format import GameFile, decode, encode
from tests.session.tables import LIMIT_MS, Table, people, play_one, start

NOTHING = BuyStock((0,) * 7)


def test_an_action_is_refused_while_another_player_decides(table: Table) -> None:
    session = start(table, 1, 2)
    while session.awaits_human:
        session.submit(session.view.legal[0])
    with pytest.raises(ValueError, match="another player decides"):
        session.submit(NOTHING)


def test_an_illegal_action_changes_nothing(table: Table) -> None:
    session = start(table, 1, 2)
    before, saves = session.view, len(table.saved)
    foreign = next(tile for tile in range(108) if tile not in before.hand)
    with pytest.raises(ValueError, match="not legal"):
        session.submit(PlaceTile(foreign))
    assert session.view == before
    assert len(table.saved) == saves


def test_every_action_is_saved_at_once(table: Table) -> None:
    session = start(table, 3, 0)
    for _ in range(12):
        play_one(session)
        assert decode(table.saved[-1], GAMES).state.ply == session.view.ply


def test_a_failed_save_is_told_and_play_goes_on(qtbot: QtBot, table: Table) -> None:
    session = start(table, 3, 0)
    table.error = SaveError(SaveProblem.IO, "disk full")
    with qtbot.waitSignal(session.save_failed) as told:
        play_one(session)
    assert told.args == [table.error]
    assert session.finish_saving(LIMIT_MS)
    assert not session.is_kept
    ply = session.view.ply
    play_one(session)
    assert session.view.ply == ply + 1


def test_a_game_is_kept_again_after_the_next_save_that_works(qtbot: QtBot, table: Table) -> None:
    session = table.session
    assert session.is_kept
    start(table, 3, 0)
    table.error = SaveError(SaveProblem.IO, "disk full")
    with qtbot.waitSignal(session.save_failed):
        play_one(session)
    table.error = None
    with qtbot.waitSignal(session.saved) as told:
        play_one(session)
    assert session.is_kept
    assert told.args == [session.game_file().save_no]
    table.error = SaveError(SaveProblem.IO, "disk full")
    with qtbot.waitSignal(session.save_failed):
        play_one(session)
    session.leave()
    assert session.is_kept, "there is no game to keep"


def test_a_game_in_a_file_of_the_users_is_kept_until_somebody_acts(table: Table) -> None:
    session = start(table, 3, 0)
    table.error = SaveError(SaveProblem.IO, "disk full")
    play_one(session)
    kept = [session.is_kept]
    session.saver.note_filed(session.game_file())
    kept.append(session.is_kept)
    session.save()  # what cannot be saved here is still the same
    kept.append(session.is_kept)
    play_one(session)
    kept.append(session.is_kept)
    assert kept == [False, True, True, False]


def test_a_late_answer_is_dropped(table: Table) -> None:
    session = start(table, 1, 2)
    before = session.view
    table.computers.answered.emit("another game", before.ply, before.legal[0])
    table.computers.answered.emit(session.game_file().game_id, before.ply + 1, before.legal[0])
    assert session.view == before


def test_a_computer_player_that_fails_plays_a_safe_action(qtbot: QtBot, table: Table) -> None:
    session = start(table, 1, 2)
    while session.awaits_human:
        session.submit(session.view.legal[0])
    table.computers.cancel()
    ply = session.view.ply
    table.computers.failed.emit(session.game_file().game_id, len(session.game_file().history), "x")
    qtbot.waitUntil(lambda: session.view.ply > ply)


def test_only_computers_play_on_their_own_to_the_end(qtbot: QtBot, table: Table) -> None:
    with qtbot.waitSignal(table.session.ended):
        start(table, 0, 3)
    assert table.session.is_over
    assert not table.session.awaits_human
    assert decode(table.saved[-1], GAMES).state.over


def test_undo_stops_where_something_hidden_was_seen(table: Table) -> None:
    """Rule: rules document, section 6, 9: a wrong tile is moved until hidden things are seen."""
    session = start(table, 3, 0)
    session.accept_handover()
    before = session.view
    assert isinstance(before.decision, TilePlacement)
    session.submit(before.legal[0])
    assert session.can_undo()
    session.undo()
    assert session.view == before
    session.redo()
    while not isinstance(session.view.decision, StockPurchase):
        session.submit(session.view.legal[0])
    session.submit(NOTHING)
    assert not session.can_undo()


def test_a_new_action_forgets_what_was_undone(table: Table) -> None:
    session = start(table, 3, 0)
    session.accept_handover()
    first, second = session.view.legal[:2]
    session.submit(first)
    session.undo()
    assert session.can_redo()
    session.submit(second)
    assert not session.can_redo()


def test_the_computer_is_passed_on_before_a_private_decision(table: Table) -> None:
    session = start(table, 3, 0, holdings=Holdings.HIDDEN)
    assert session.screen == Screen(0, shows_hand=False, handover_to=0)
    session.accept_handover()
    assert session.screen == Screen(0, shows_hand=True)
    while session.view.turn == 1:
        session.submit(session.view.legal[0])
    assert session.screen == Screen(0, shows_hand=False, handover_to=1)
    assert session.view.seat == 0, "the next hand is not there before it is accepted"
    drawn = [e for e in session.events_since_shown(1) if isinstance(e, TileDrawn) and e.seat != 1]
    assert drawn
    assert all(event.tile is None for event in drawn)


@pytest.mark.parametrize("holdings", list(Holdings))
def test_settling_stock_needs_no_handover(table: Table, holdings: Holdings) -> None:
    """Rule: rules document, section 6, 10: who holds stock of an acquired chain was just told."""
    session = start(table, 3, 0, holdings=holdings)
    public = 0
    while not session.is_over:
        screen = session.screen
        if screen.handover_to is None and not screen.shows_hand:
            assert isinstance(session.view.decision, StockDisposal)
            public += 1
        session.accept_handover()
        session.submit(session.view.legal[-1])
    assert public > 0


def test_a_saved_game_goes_on_where_it_stopped(table: Table) -> None:
    session = start(table, 3, 0)
    for _ in range(20):
        play_one(session)
    session.accept_handover()
    before = session.view
    loaded = decode(table.saved[-1], GAMES)
    session.open(loaded)
    assert session.screen.handover_to == before.seat, "a hot-seat game opens on the curtain"
    session.accept_handover()
    assert session.view == before


def test_a_timeline_tells_the_same_events_after_loading() -> None:
    setup = make_setup(EDITION_2008, 3, "events")
    timeline = Timeline(ACQUIRE, setup)
    for _ in range(60):
        timeline.submit(legal_actions(timeline.state)[0])
    lines = tuple(timeline.lines)
    game = GameFile(ACQUIRE, "0" * 32, 1, setup, people(3, 0), lines, 60, "2026-01-01T00:00:00Z")
    loaded = decode(encode(game, timeline.states), GAMES)
    assert list(Timeline.of(loaded).events()) == list(timeline.events())


def test_a_look_back_shows_what_the_seat_on_screen_knew_and_nothing_to_decide(
    table: Table,
) -> None:
    session = start(table, 3, 0, holdings=Holdings.HIDDEN)
    for _ in range(30):
        play_one(session)
    session.accept_handover()
    seat, first = session.screen.seat, session.first_step_shown()
    assert 0 < first < session.last_step
    for step, state in list(enumerate(session.states()))[first:]:
        then = session.view_at(step)
        assert then == replace(private_view(observe(state, seat)), legal=())
    for step in (-1, first - 1, session.last_step + 1):
        with pytest.raises(IndexError):
            session.view_at(step)


def test_a_step_that_was_taken_back_cannot_be_looked_at(table: Table) -> None:
    session = start(table, 3, 0)
    session.accept_handover()
    session.submit(session.view.legal[0])
    session.undo()
    assert session.last_step == 0
    with pytest.raises(IndexError):
        session.view_at(1)


def test_the_log_names_no_drawn_tile_while_no_hand_lies_open(table: Table) -> None:
    """Rule: rules document, section 4: hands are hidden from everybody else."""
    session = start(table, 3, 0, holdings=Holdings.OPEN)
    covered = 0
    while not session.is_over:
        events = [event for step in session.events_by_step() for event in step]
        named = {e.seat for e in events if isinstance(e, TileDrawn) and e.tile is not None}
        if session.screen.shows_hand:
            assert named == {session.screen.seat}
        else:
            assert not named
            covered += 1
        session.accept_handover()
        session.submit(session.view.legal[-1])
    assert covered > 5


def test_computers_wait_while_somebody_reads(qtbot: QtBot, table: Table) -> None:
    table.session.computer_turns.pace.set_reading(True)
    with qtbot.waitSignal(table.computers.answered):
        session = start(table, 0, 3)
    QApplication.processEvents()
    assert session.view.ply == 0
    with qtbot.waitSignal(session.stepped):
        session.computer_turns.pace.set_reading(False)
    assert session.view.ply == 1


def test_without_a_game_nothing_can_be_asked_of_it(table: Table) -> None:
    assert not table.session.has_game
    with pytest.raises(RuntimeError, match="no game on the table"):
        table.session.game_file()
