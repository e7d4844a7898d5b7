"""While nobody's hand lies open nothing private is known, and nothing is taken back."""

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.game import UndoObstacle
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.advice.explanations import explanation_of
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.session.screen import Screen
from acquire_desktop.storage.save_format import decode
from tests.session.tables import Table, start


def test_while_no_hand_lies_open_the_view_holds_nothing_private(table: Table) -> None:
    """Rule: rules document, section 4: hands and hidden totals are known to their owner only."""
    session = start(table, 3, 0, holdings=Holdings.HIDDEN)
    closed = settled = 0
    while not session.is_over:
        if not session.screen.shows_hand:
            for view in (session.view, session.view_at(session.last_step)):
                assert not any((view.hand, view.effects))
                assert not any((*view.cash, *view.stock_values, *view.worth))
            closed += 1
            decision = session.view.decision
            if isinstance(decision, StockDisposal):
                settled += 1
                told = {chain for held in session.view.stocks for chain in range(7) if held[chain]}
                assert told <= {decision.acquired}
            else:
                assert not session.view.legal
        session.accept_handover()
        session.submit(session.view.legal[-1])
    assert closed > 5
    assert settled > 0


def test_nothing_is_taken_back_or_done_again_while_the_hand_is_covered(table: Table) -> None:
    session = start(table, 3, 0)
    session.accept_handover()
    before = session.view.ply
    session.submit(session.view.legal[0])
    session.cover()
    assert session.undo_obstacle() is UndoObstacle.COVERED
    session.undo()
    session.restart_turn()
    assert session.view.ply == before + 1
    session.uncover()
    session.undo()
    session.cover()
    assert not session.can_redo()
    session.redo()
    assert session.view.ply == before
    session.uncover()
    assert session.can_redo()


def test_nothing_is_taken_back_or_done_again_at_the_curtain(table: Table) -> None:
    session = start(table, 2, 0)
    session.accept_handover()
    session.submit(session.view.legal[0])
    session.undo()
    session.open(decode(table.saved[-1], GAMES))
    assert session.screen.handover_to == 0
    assert session.undo_obstacle() is UndoObstacle.COVERED
    assert not session.can_redo()
    session.redo()
    assert session.last_step == 0


def test_no_computer_is_explained_while_the_hand_is_covered(qtbot: QtBot, table: Table) -> None:
    session = start(table, 1, 2)
    while session.awaits_human:
        session.submit(session.view.legal[0])
    qtbot.waitUntil(lambda: session.awaits_human)
    assert any(explanation_of(session, step) for step in range(session.last_step + 1))
    session.cover()
    assert not any(explanation_of(session, step) for step in range(session.last_step + 1))


def test_at_the_end_nothing_stays_covered(qtbot: QtBot, table: Table) -> None:
    session = start(table, 1, 2)
    while not session.is_over:
        session.uncover()
        session.submit(session.view.legal[-1])
        session.cover()
        qtbot.waitUntil(lambda: not session.awaits_computer)
    assert session.screen == Screen(0, shows_hand=True)


def test_what_is_covered_is_not_covered_again(qtbot: QtBot, table: Table) -> None:
    session = start(table, 2, 0)
    session.accept_handover()
    with qtbot.waitSignal(session.rewound):
        session.cover()
    covered = session.screen
    with qtbot.assertNotEmitted(session.rewound):
        session.cover()
    assert session.screen == covered


def test_a_step_that_calls_somebody_from_a_closed_table_is_told_as_a_step(table: Table) -> None:
    """The table shows all of it to those who watch: no hand lies open before and after."""
    session = start(table, 3, 0, holdings=Holdings.HIDDEN)
    shown = list[str]()
    session.stepped.connect(lambda _events: shown.append("step"))
    session.rewound.connect(lambda: shown.append("all"))
    closed = opened = 0
    while not session.is_over:
        session.accept_handover()
        has_hand = session.screen.shows_hand
        shown.clear()
        session.submit(session.view.legal[-1])
        if session.screen.handover_to is None:
            continue
        assert ("all" in shown) == has_hand
        opened += has_hand
        closed += not has_hand
    assert closed
    assert opened


@pytest.mark.parametrize("holdings", list(Holdings))
def test_a_hand_is_closed_before_a_computer_acts_in_its_own_turn(
    qtbot: QtBot, table: Table, holdings: Holdings
) -> None:
    """Whoever has played sees the tile drawn; others look at the screen as soon as it goes on."""
    session = start(table, 2, 2, holdings=holdings)
    acted = list[tuple[bool, bool]]()

    def look(_events: object) -> None:
        screen, turn = session.screen, session.states()[session.last_step - 1].turn_seat
        if not session.seats.decides(session.states()[session.last_step - 1].seat):
            acted.append((turn == screen.seat, screen.shows_hand))

    session.stepped.connect(look)
    drawn_seen = 0
    while not session.is_over:
        session.accept_handover()
        seat = session.screen.seat
        has_turn = session.states()[session.last_step].turn_seat == seat
        session.submit(session.view.legal[-1])
        turn = session.states()[session.last_step].turn_seat
        if has_turn and turn != seat and session.awaits_computer:
            assert session.screen == Screen(seat, shows_hand=True)
            drawn_seen += 1
        qtbot.waitUntil(lambda: not session.awaits_computer)
    assert drawn_seen > 5
    assert acted.count((False, False)) > 5
    assert (False, True) not in acted


def test_a_hand_that_is_opened_again_stays_open_while_computers_play(
    qtbot: QtBot, table: Table
) -> None:
    session = start(table, 2, 2)
    session.accept_handover()
    while session.screen.seat != 1 or session.awaits_human:
        session.accept_handover()
        session.submit(session.view.legal[0])
    with qtbot.waitSignal(session.stepped):
        pass
    assert session.screen == Screen(1, shows_hand=False)
    session.uncover()
    with qtbot.waitSignal(session.stepped):
        pass
    assert session.screen == Screen(1, shows_hand=True)


def test_the_hand_stays_open_where_everybody_else_is_away(qtbot: QtBot, table: Table) -> None:
    session = start(table, 2, 1)
    session.accept_handover()
    session.seats.hand_over(1 - session.screen.seat, "greedy")
    while session.view.turn < 8:
        assert session.screen.shows_hand
        session.submit(session.view.legal[0])
        qtbot.waitUntil(lambda: not session.awaits_computer)
