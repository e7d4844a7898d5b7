"""The history of a game that is over: its rounds as they were, and the big events of its log."""

from itertools import pairwise

import pytest

from acquire_desktop.games.hotel_tycoon.engine.events import GameEnded, StayBilled, WentBankrupt
from acquire_desktop.games.hotel_tycoon.engine.game import observe
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode
from acquire_desktop.games.hotel_tycoon.history import history_of
from acquire_desktop.storage.replay import events_of
from tests.games.hotel_tycoon.saved_games import long_setup, played


@pytest.mark.parametrize("mode", Mode)
def test_each_round_has_what_everybody_was_worth_when_it_was_over(mode: Mode) -> None:
    game, states = played(long_setup(mode, 3, f"history {mode.value}"))
    steps = list(events_of(game.rules, game.setup, states, game.history))
    history = history_of(states, steps)
    assert history is not None
    ends = [
        after
        for before, after in pairwise(states)
        if after.over or after.table.turn.round > before.table.turn.round
    ]
    assert history.worths == tuple(observe(state, 0).worth for state in (states[0], *ends))
    ended = next(event for event in steps[-1] if isinstance(event, GameEnded))
    assert history.worths[-1] == ended.totals
    assert len(history.leaders) == states[-1].table.turn.round
    for amounts, leader in zip(history.worths[1:], history.leaders, strict=True):
        assert amounts[leader] == max(amounts)
    told = [event for step in steps for event in step]
    out = [event.seat for event in told if isinstance(event, WentBankrupt)]
    assert [seat for _, seat in history.bankruptcies] == out
    stays = [event for event in told if isinstance(event, StayBilled)]
    if not stays:
        assert history.largest_stay is None
        return
    assert history.largest_stay is not None
    round_, stay = history.largest_stay
    assert stay.amount == max(each.amount for each in stays)
    at = next(at for at, step in enumerate(steps) if stay in step)
    assert round_ == states[at - 1].table.turn.round


def test_while_a_game_runs_there_is_no_history() -> None:
    game, states = played(long_setup(Mode.CLASSIC, 3, "history"), lines=40)
    steps = list(events_of(game.rules, game.setup, states, game.history))
    assert history_of(states, steps) is None
