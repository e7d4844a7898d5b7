"""Random games come out the same on the program's engine and on the naive one.

All invariants are checked at every step; many more are played by
``python -m tests.games.hotel_tycoon.naive``.
"""

import pytest

from acquire_desktop.games.hotel_tycoon.engine.setup import PLAYERS, Mode
from tests.games.hotel_tycoon.naive.compare import play_both
from tests.games.hotel_tycoon.naive.variety import random_setup


@pytest.mark.part(of=3, by="mode")
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("mode", Mode)
def test_both_engines_play_the_same_game(mode: Mode, players: int, seed: int) -> None:
    assert play_both(random_setup(mode, players, seed), seed)["GameEnded"] == 1
