"""The history of a game: one record a turn, right after undo, and nothing that is hidden."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtWidgets import QApplication

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.history import History, TurnRecord
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.players import Player, PlayerKind
from tests.computers import computer_players

SEATS = range(3)


def played(seed: str, plies: int) -> list[State]:
    """Return the states of a game after so many actions, or to its end."""
    states = [new_game(make_setup(CLASSIC_2023, len(SEATS), seed))]
    while len(states) <= plies and not states[-1].over:
        view = observe(states[-1], states[-1].seat)
        states.append(apply(states[-1], PLAYERS["greedy"](view, len(states))).state)
    return states


def anew(states: Sequence[State], cursor: int) -> list[TurnRecord]:
    """Return what a history says that has kept nothing."""
    return History().records(states, cursor, SEATS)


def test_every_turn_has_one_record_and_the_last_is_what_lies_on_the_table() -> None:
    states = played("history", 1000)
    records = anew(states, len(states) - 1)
    assert [record.turn for record in records] == list(range(states[-1].game.turn + 1))
    assert [record.seat for record in records[1:4]] == [
        states[0].game.turn_seat,
        (states[0].game.turn_seat + 1) % 3,
        (states[0].game.turn_seat + 2) % 3,
    ]
    assert records[0].worth == (6000,) * 3
    final = observe(states[-1], 0)
    assert (records[-1].worth, records[-1].prices) == (final.worth, final.prices)


def test_a_turn_is_recorded_as_it_stood_when_the_next_began() -> None:
    states = played("history", 60)
    for record in anew(states, len(states) - 1)[:-1]:
        state = next(s for s in states if s.game.turn == record.turn + 1)
        assert record.worth == observe(state, 0).worth
        assert record.prices == observe(state, 0).prices


def test_what_was_kept_gives_the_same_records_after_undo_and_another_action() -> None:
    history = History()
    states, other = played("history", 40), played("other", 40)
    for cursor in (0, 10, 40, 39, 25, 26, 3, 40):
        assert history.records(states, cursor, SEATS) == anew(states, cursor)
    branch = states[:21]
    view = observe(branch[-1], branch[-1].seat)
    branch.append(apply(branch[-1], view.legal[-1]).state)
    assert history.records(branch, 21, SEATS) == anew(branch, 21)
    assert history.records(other, 40, SEATS) == anew(other, 40)


@pytest.fixture
def session(qapp: QApplication) -> Iterator[Session]:
    """Return a session in which no move waits to be seen."""
    assert qapp is not None
    with computer_players() as computers:
        made = Session(computers, lambda _game, _states: None)
        made.computer_turns.pace.set_speed(Speed.INSTANT)
        yield made
        made.leave()


def test_with_hidden_holdings_only_the_own_worth_is_told_and_none_to_a_covered_screen(
    session: Session,
) -> None:
    players = [Player(name, PlayerKind.HUMAN) for name in ("Ana", "Bea", "Carlos")]
    setup = make_setup(CLASSIC_2023, 3, "hidden", first_seat=0, holdings=Holdings.HIDDEN)
    session.start(setup, players)
    assert session.history()[0].worth == (None, None, None)
    session.accept_handover()
    assert session.history()[0].worth == (6000, None, None)
    while session.screen.handover_to is None:
        session.submit(session.view.legal[0])
    assert session.history()[-1].worth == (None, None, None)
    session.accept_handover()
    last = session.history()[-1]
    assert [amount is None for amount in last.worth] == [True, False, True]
    assert not last.has_bonuses


def test_at_the_end_everybodys_worth_is_told(session: Session) -> None:
    players = [Player(name, PlayerKind.HUMAN) for name in ("Ana", "Bea", "Carlos")]
    setup = make_setup(CLASSIC_2023, 3, "hidden", holdings=Holdings.HIDDEN)
    session.start(setup, players)
    while not session.is_over:
        session.accept_handover()
        session.submit(PLAYERS["greedy"](session.view, session.view.ply))
    assert None not in session.history()[0].worth
    assert session.history()[-1].worth == session.view.worth
