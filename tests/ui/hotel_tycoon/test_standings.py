"""The standings of Hotel Tycoon, which number the players as the rules do."""

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.games.hotel_tycoon.engine.actions import EndTurn
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY
from acquire_desktop.games.hotel_tycoon.engine.events import GameEnded
from acquire_desktop.games.hotel_tycoon.engine.game import apply
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.engine.terms import EndReason
from acquire_desktop.games.hotel_tycoon.game import result_of
from acquire_desktop.ui.hotel_tycoon.account_card import AccountCard
from acquire_desktop.ui.hotel_tycoon.board.view import BoardView
from acquire_desktop.ui.hotel_tycoon.people import facts_of
from acquire_desktop.ui.hotel_tycoon.standings import Standings, accounts, places
from acquire_desktop.ui.hotel_tycoon.words.event_texts import event_text
from tests.ui.hotel_tycoon.tables import PEOPLE, random_game, short_setup, view_of


@pytest.mark.parametrize("mode", Mode)
def test_the_places_are_those_of_the_rules_and_equals_share_one(mode: Mode) -> None:
    shared = 0
    for seed in range(3):
        for rounds in (1, 12):
            *_, (state, events) = random_game(short_setup(mode, 4, f"place {seed}", rounds), seed)
            ended = next(event for event in events if isinstance(event, GameEnded))
            rows = accounts(view_of(state))
            told = places(view_of(state), rows)
            assert told == [ended.places[row.seat] for row in rows]
            assert told == sorted(told)
            shared += len(set(told)) < len(told)
    assert shared or mode is Mode.INVESTORS  # whose cash is not the same at the start


def ended_with(cash: tuple[int, ...], out: tuple[int, ...] = ()) -> tuple[State, GameEnded]:
    """Return a game that its next turn ended by cash, in which somebody else is worth more.

    Args:
        cash: Of everybody in the order of the turns that follow; the first reaches the goal.
        out: Who of these is bankrupt.
    """
    states = (state for state, _ in random_game(short_setup(players=len(cash), rounds=20)))
    state = next(each for each in states if EndTurn() in each.legal and each.table.turn.round > 2)
    table, count = state.table.copy(), len(cash)
    order = [(state.table.turn.seat + at) % count for at in range(1, count + 1)]
    for seat, amount in zip(order, cash, strict=True):
        table.cash[seat], table.skips[seat], table.parked[seat] = amount, 0, False
    for at in out:
        table.out[order[at]] = True
    rich = order[1]
    table.owners = [rich if at < 6 else NOBODY for at in range(len(table.owners))]
    table.built = [3 if at in (2, 3, 4) else 0 for at in range(len(table.built))]
    table.entrances = [NOBODY] * len(table.entrances)
    step = apply(State(table, state.ply), EndTurn())
    return step.state, next(each for each in step.events if isinstance(each, GameEnded))


def test_who_wins_by_cash_is_first_wherever_the_end_is_told(qtbot: QtBot) -> None:
    """R16: whatever the others are worth."""
    state, ended = ended_with((50_000, 45_000, 2000))
    view, winner = view_of(state), ended.places.index(1)
    assert ended.reason is EndReason.CASH
    assert max(ended.totals) > ended.totals[winner]
    name = PEOPLE.names[winner]
    rows = accounts(view)
    assert [(row.seat, place) for place, row in enumerate(rows, 1)] == [
        (ended.places.index(place), place) for place in (1, 2, 3)
    ]
    standings, room = Standings(), BoardView()
    qtbot.addWidget(standings)
    qtbot.addWidget(room)
    standings.show_view(view, PEOPLE)
    assert standings.rows[0][0] == f"1. {name}"
    ranks = [facts_of(view, PEOPLE, seat).rank for seat in range(view.players)]
    assert ranks == list(ended.places)
    card = AccountCard(room, room)
    card.show_view(view, PEOPLE)
    reason = f"{name} reached $50,000 in cash and won at once."
    assert card.texts() == (f"{name} wins with $50,000", reason)
    told = event_text(ended, PEOPLE)
    assert told.startswith(f"The game is over: {name} reached the goal in cash. Place 1: {name} ")
    assert [seat.place for seat in result_of((), [[ended]])] == list(ended.places)


def test_two_who_are_bankrupt_at_once_share_a_place_in_account_and_log() -> None:
    """R17."""
    state, ended = ended_with((50_000, 45_000, 0, 0), out=(2, 3))
    rows = accounts(view_of(state))
    assert places(view_of(state), rows) == [1, 2, 3, 3] == sorted(ended.places)
    assert event_text(ended, PEOPLE).count("Place 3: ") == 2
    assert "Place 4" not in event_text(ended, PEOPLE)
