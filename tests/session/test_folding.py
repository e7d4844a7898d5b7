"""With strictly hidden holdings nobody looks up more than happened since the own last turn."""

from collections.abc import Iterator
from itertools import chain

import pytest

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.events import TurnBegan
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.save_format import decode, encode
from tests.session.tables import Table, start


def turns_told(session: Session) -> list[int]:
    """Return the turns that the log tells the beginning of."""
    told = chain.from_iterable(session.events_by_step())
    return [event.turn for event in told if isinstance(event, TurnBegan)]


def last_turn_over(session: Session, seat: Seat) -> int:
    """Return the last turn of a seat that is over, 0 without one."""
    games = [state.game for state in session.states()[: session.last_step + 1]]
    now = games[-1].turn
    return max(
        (game.turn for game in games if game.turn_seat == seat and game.turn < now), default=0
    )


def moments(session: Session, count: int) -> Iterator[int]:
    """Play sensibly with several people, and stop at every screen that there is."""
    for number in range(count):
        yield number
        if session.is_over:
            return
        session.accept_handover()
        yield number
        session.submit(PLAYERS["greedy"](session.known_view(), number))


def test_strictly_hidden_the_log_begins_with_the_own_last_turn(table: Table) -> None:
    session, folded = start(table, 3, 0, holdings=Holdings.HIDDEN), 0
    for _ in moments(session, 90):
        first = last_turn_over(session, session.screen.seat)
        now = session.states()[session.last_step].game.turn
        assert turns_told(session) == list(range(max(first, 1), now + 1))
        step = session.first_step_shown()
        assert not any(session.events_by_step()[:step])
        if first:
            folded += 1
            assert isinstance(session.events_by_step()[step][0], TurnBegan)
            with pytest.raises(IndexError):
                session.view_at(step - 1)
        assert session.view_at(step).turn == max(first, 1)
    assert folded > 60


@pytest.mark.parametrize("holdings", [Holdings.OPEN, Holdings.AIDED])
def test_nothing_is_folded_where_the_totals_are_told(table: Table, holdings: Holdings) -> None:
    session = start(table, 3, 0, holdings=holdings)
    for _ in moments(session, 40):
        assert session.first_step_shown() == 0
        assert all(session.events_by_step())


def test_when_the_game_is_over_everything_is_told(table: Table) -> None:
    session = start(table, 3, 0, holdings=Holdings.HIDDEN)
    for _ in moments(session, 1000):
        pass
    assert session.is_over
    assert session.first_step_shown() == 0
    assert turns_told(session)[0] == 1


def test_what_happened_meanwhile_goes_back_no_further_after_a_save_is_opened(table: Table) -> None:
    """Nobody has had the screen since it was opened, which is no reason to tell the whole game."""
    session = start(table, 3, 0, holdings=Holdings.HIDDEN)
    for _ in moments(session, 60):
        pass
    session.open(decode(encode(session.game_file()), GAMES))
    for seat in range(3):
        told = session.events_since_shown(seat)
        turns = [event.turn for event in told if isinstance(event, TurnBegan)]
        assert turns[0] == last_turn_over(session, seat) > 1


def test_strictly_hidden_an_open_hand_shows_no_total_of_anybody_else(table: Table) -> None:
    """Nor the own bonuses, which would tell who holds most."""
    session, open_hands = start(table, 3, 0, holdings=Holdings.HIDDEN), 0
    for _ in moments(session, 120):
        view, truth = session.view, session.known_view()
        if session.is_over or not session.screen.shows_hand:
            continue
        open_hands += 1
        own, decision = view.seat, view.decision
        told = decision.acquired if isinstance(decision, StockDisposal) else None
        for seat in range(3):
            if seat == own:
                assert view.stocks[seat] == truth.stocks[seat]
                assert view.worth[seat] == truth.cash[seat] + truth.stock_values[seat]
                continue
            assert not any((view.cash[seat], view.stock_values[seat], view.worth[seat]))
            assert not any(n for chain, n in enumerate(view.stocks[seat]) if chain != told)
    assert open_hands > 50


def test_with_the_memory_aid_the_worth_of_the_others_is_in_no_record(table: Table) -> None:
    session = start(table, 3, 0, holdings=Holdings.AIDED)
    for _ in moments(session, 30):
        known = [session.screen.seat] if session.screen.shows_hand else []
        for record in session.history():
            assert [seat for seat, worth in enumerate(record.worth) if worth is not None] == known
