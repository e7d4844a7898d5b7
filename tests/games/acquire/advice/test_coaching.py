"""The coach's judgement: what is sure to cost much is stopped, nothing hidden plays a part."""

from types import SimpleNamespace

import pytest

from acquire_desktop.games.acquire.advice.coaching import (
    EFFORT,
    LEAST_SIMULATIONS,
    is_clear,
    look_again,
)
from acquire_desktop.games.acquire.advice.judgement import Mark
from acquire_desktop.games.acquire.advice.verdict import EFFORTS, Effort, Verdict, judge
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game, observe, resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import View


@pytest.fixture(scope="module")
def view() -> View:
    return observe(new_game(make_setup(EDITIONS["2023-classic"], 4, "coach", first_seat=0)), 0)


def verdict(view: View, loss: int, *, best: int = 5000, error: int = 50, n: int = 9000) -> Verdict:
    played, better = view.legal[:2]
    return Verdict(played, better, best - loss, best, 50, error, loss, n)


@pytest.mark.parametrize(
    ("loss", "sign", "mark"),
    [
        (1500, "??", Mark.VERY_BAD),
        (1499, "??", None),
        (1000, "?", Mark.BAD),
        (1600, "?", Mark.VERY_BAD),
        (999, "?", None),
        (500, "?!", Mark.DOUBTFUL),
        (499, "?!", None),
        (4000, "", None),
    ],
)
def test_each_rule_stops_from_its_mark_on(
    view: View, loss: int, sign: str, mark: Mark | None
) -> None:
    found = look_again(view, verdict(view, loss), sign)
    assert (found.mark if found else None) is mark


def test_a_share_of_a_small_chance_counts_too_but_not_a_trifle(view: View) -> None:
    found = look_again(view, verdict(view, 400, best=1000), "?")
    assert found is not None
    assert found.mark is Mark.BAD
    assert look_again(view, verdict(view, 190, best=200), "?!") is None


def test_what_is_not_certain_passes(view: View) -> None:
    assert look_again(view, verdict(view, 2000, error=1000), "?!") is None
    assert look_again(view, verdict(view, 2000, n=LEAST_SIMULATIONS - 1), "?!") is None


def test_a_first_look_clears_what_it_has_tried_and_found_good(view: View) -> None:
    best, other, bad, untried = view.legal[:4]
    tried = [
        SimpleNamespace(action=best, win=0.5, error=0.01),
        SimpleNamespace(action=other, win=0.48, error=0.01),
        SimpleNamespace(action=bad, win=0.35, error=0.01),
    ]
    assert is_clear(view, best, tried, "?")
    assert is_clear(view, other, tried, "?")
    assert not is_clear(view, bad, tried, "?")
    assert not is_clear(view, untried, tried, "?")


def test_tiles_that_the_seat_cannot_see_change_nothing(view: View) -> None:
    other_world = observe(resample(view, None, Generator(7)), 0)
    assert other_world == view
    brief = Effort(400, EFFORTS[EFFORT].purchases, EFFORTS[EFFORT].to_end, values_worst=False)
    played = view.legal[0]
    assert judge(view, played, 3, brief) == judge(other_world, played, 3, brief)
