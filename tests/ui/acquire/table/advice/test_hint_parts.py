"""What a hint says of a choice."""

import pytest

from acquire_desktop.games.acquire.advice.vocabulary import Choice, Grade, Hint
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.ui.acquire.table.advice.hint_parts import hint_sentence

STATE = new_game(make_setup(EDITIONS["2023-classic"], 3, "hint"))
VIEW = observe(STATE, STATE.seat)


@pytest.mark.parametrize(
    ("error", "said"),
    [(0.02, "Chance to win: 83% ± 2."), (0.1, "Chance to win: 83% ± 10."), (0.5, "")],
)
def test_a_chance_is_told_once_there_were_enough_trial_games(error: float, said: str) -> None:
    best = Choice(VIEW.legal[0], 0.83, error, ())
    sentence = hint_sentence(Hint(Grade.BEST, VIEW, (best,)))
    assert sentence.endswith(said)
    assert ("±" in sentence) is bool(said)
