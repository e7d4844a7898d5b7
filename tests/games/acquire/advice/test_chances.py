"""The chances of all seats add up, say how sure they are, and depend on one view alone."""

import pytest

from acquire_desktop.games.acquire.advice.chances import analyse, with_chances
from acquire_desktop.games.acquire.ai.search.runner import SearchLimits
from acquire_desktop.games.acquire.choosers import ADVISER, is_known, think, thinking_s
from acquire_desktop.games.acquire.engine.game import observe, resample
from acquire_desktop.games.acquire.engine.generator import Generator
from tests.games.acquire.engine.variety import moments


@pytest.mark.parametrize("seed", ["chances-1", "chances-2", "chances-3"])
def test_the_chances_of_all_seats_are_one_chance_in_all(seed: str) -> None:
    state = moments(seed)[-5]
    chances = analyse(observe(state, state.seat), 1, 24).chances
    assert len(chances) == state.setup.players
    assert sum(each.win for each in chances) == pytest.approx(1.0)
    assert all(0.0 <= each.win <= 1.0 and each.error >= 0.0 for each in chances)


def test_chances_are_told_beside_what_a_search_found_and_change_nothing_of_it() -> None:
    views = [observe(state, state.seat) for state in moments("chances-8")]
    view = next(view for view in views if len(view.legal) > 3)
    found = think("hard", view, 3, SearchLimits(20))
    told = with_chances(found, view, 3, 8)
    assert (told.action, told.candidates) == (found.action, found.candidates)
    assert told.chances[view.seat].win == found.candidates[0].win
    assert sum(each.win for each in told.chances) == pytest.approx(1.0)


def test_an_adviser_takes_the_time_of_an_expert_and_tells_all_chances() -> None:
    views = [observe(state, state.seat) for state in moments("chances-9")]
    view = next(view for view in views if len(view.legal) > 3)
    told = think(ADVISER, view, 3, should_stop=lambda: True)
    assert thinking_s(ADVISER) == thinking_s("expert")
    assert len(told.chances) == view.players
    assert not is_known(ADVISER)


def test_nothing_counts_that_the_seat_does_not_know() -> None:
    state = moments("chances-4")[-6]
    view = observe(state, state.seat)
    other = observe(resample(view, None, Generator(99)), view.seat)
    assert analyse(view, 5, 24) == analyse(other, 5, 24)


def test_an_analysis_names_actions_and_chances() -> None:
    views = [observe(state, state.seat) for state in moments("chances-5")]
    view = next(view for view in views if len(view.legal) > 3)
    found = analyse(view, 1, 40)
    assert found.candidates[0].action == found.action
    assert len(found.chances) == view.players


@pytest.mark.parametrize("seed", ["chances-6", "chances-7"])
def test_the_chance_of_who_decides_is_that_of_the_best_action(seed: str) -> None:
    views = [observe(state, state.seat) for state in moments(seed)]
    view = next(view for view in views if len(view.legal) > 3)
    found = analyse(view, 1, 40)
    best, own = found.candidates[0], found.chances[view.seat]
    assert (own.win, own.error) == (best.win, best.error)
    assert sum(each.win for each in found.chances) == pytest.approx(1.0)
