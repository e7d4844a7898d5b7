"""The standings of Hotel Tycoon, which number the players as the rules do."""

import pytest

from acquire_desktop.games.hotel_tycoon.engine.events import GameEnded
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode
from acquire_desktop.ui.hotel_tycoon.standings import accounts, places
from tests.ui.hotel_tycoon.tables import random_game, short_setup, view_of


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
