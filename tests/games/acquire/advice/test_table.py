"""What the levels at a table make of chances: the strong get more, and all together one."""

from dataclasses import replace
from itertools import pairwise

import pytest

from acquire_desktop.games.acquire.advice.table import (
    USUAL_LEVEL,
    Fit,
    Table,
    fit_from,
    table_of,
    usual_fit,
)
from acquire_desktop.games.acquire.advice.table_verdict import verdict_at
from acquire_desktop.games.acquire.advice.verdict import PARTS, Verdict
from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import View

PLAIN = Fit((1.0, 1.0), (0.0, 0.0), (0.0, 0.5))
"""Strength counts for the half of what it would in a game of its own, and sharpness for nothing."""
WINS = (0.4, 0.3, 0.2, 0.1)
POOLS = (0, 7, 25, 44, 60, 80)


@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize("levels", [("hard", "easy", "", "novice"), ("master", *["beginner"] * 3)])
def test_the_chances_of_all_seats_are_one_chance_in_all(levels: tuple[str, ...], pool: int) -> None:
    chances = table_of(levels).chances(WINS, pool)
    assert sum(chances) == pytest.approx(1.0)
    assert all(0.0 < each < 1.0 for each in chances)


@pytest.mark.parametrize("pool", POOLS[2:])
def test_the_stronger_the_others_the_smaller_the_chance(pool: int) -> None:
    own = [table_of(("medium", *[level] * 3)).chance(0.4, 0, WINS, pool) for level in LEVELS]
    assert all(after < before for before, after in pairwise(own))


@pytest.mark.parametrize("pool", POOLS[2:])
def test_the_stronger_a_seat_the_larger_its_chance(pool: int) -> None:
    own = [table_of((level, *["medium"] * 3)).chances(WINS, pool)[0] for level in LEVELS]
    assert all(after > before for before, after in pairwise(own))


@pytest.mark.parametrize("level", list(LEVELS))
def test_among_equals_strength_counts_for_nothing(level: str) -> None:
    chances = table_of([level] * 4).chances(WINS, 50, PLAIN)
    assert chances == pytest.approx(WINS)


@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize("levels", [("hard", "", "easy"), ("beginner",) * 3, ("expert",) * 3])
def test_a_larger_chance_stays_the_larger_one(levels: tuple[str, ...], pool: int) -> None:
    table = table_of(levels)
    told = [table.chance(win / 100, 1, (0.5, 0.0, 0.5), pool) for win in range(101)]
    assert told[0] == 0.0
    assert told[-1] == pytest.approx(1.0)
    assert all(after > before for before, after in pairwise(told))


def test_strength_counts_the_less_the_less_of_the_game_is_left() -> None:
    table = table_of(("hard", "easy", "easy", "easy"))
    own = [table.chances([0.25] * 4, pool, PLAIN)[0] for pool in POOLS]
    assert own[0] == pytest.approx(0.25)
    assert own == sorted(own)


def test_a_game_that_is_decided_stays_decided() -> None:
    assert table_of(("beginner", "master", "master")).chances((1.0, 0.0, 0.0), 0) == [1.0, 0.0, 0.0]


def test_people_and_programs_count_as_medium_and_characters_as_their_level() -> None:
    assert table_of(["", "no such level"]) == table_of([USUAL_LEVEL] * 2)
    assert table_of(["hard-raider", "expert:600"]) == table_of(["hard", "expert"])
    assert table_of(LEVELS).points == tuple(sorted(table_of(LEVELS).points))


def test_the_fitted_numbers_are_sane() -> None:
    fit = usual_fit()
    assert min(fit.pull[1:]) > 0
    for left in range(len(fit.sharpness)):
        for beyond in (-7.0, 4.0):  # tables of beginners, and of the strongest
            assert fit.sharpness[left] + beyond * fit.sharper[left] > 0.2


def test_numbers_that_do_not_fit_together_are_refused() -> None:
    with pytest.raises(ValueError, match="as many"):
        fit_from({"sharpness": [1.0, 1.0], "sharper": [0.0], "pull": [0.0, 0.5]})


@pytest.fixture(name="view")
def _view() -> View:
    return observe(new_game(make_setup(EDITIONS["2023-classic"], 4, "table", first_seat=0)), 0)


def verdict(view: View, best: int, loss: int, spread: int) -> Verdict:
    played, better = view.legal[:2]
    shares = (best, PARTS - best, 0, 0)
    return Verdict(played, better, best - loss, best, 90, 40, spread, 900, chances=shares)


def test_a_mistake_costs_less_among_weaker_players_who_give_it_back(view: View) -> None:
    table = table_of(("master", "beginner", "beginner", "beginner"))
    told = verdict_at(table, verdict(view, 7000, 1000, 1500), view)
    assert told.best_win > 9000
    assert 0 < told.loss < 300
    assert told.loss <= told.spread < 600
    assert told.best_error < 90
    assert told.error < 40
    assert told.best == view.legal[1]


def test_against_stronger_players_there_is_less_to_give_away(view: View) -> None:
    table = table_of(("novice", "hard", "hard", "hard"))
    told = verdict_at(table, verdict(view, 3000, 1000, 1500), view)
    assert 0 < told.played_win < told.best_win < 1000


def test_it_counts_who_has_the_rest_of_the_chances(view: View) -> None:
    found = verdict(view, 4000, 0, 0)
    strong, weak = (
        verdict_at(table_of(levels), found, view).best_win
        for levels in (("", "expert", "", ""), ("", "beginner", "", ""))
    )
    assert strong < 4000 < weak


def test_the_worst_luck_leaves_numbers_that_can_be_kept(view: View) -> None:
    table = Table((1300.0, 0.0, 0.0, 0.0))
    for best in (0, 1, 5000, PARTS):
        for loss in (-40, 0, 40):
            raw = verdict(view, best, min(loss, best), max(loss, -20))
            clipped = replace(raw, played_win=min(raw.played_win, PARTS), chances=())
            told = verdict_at(table, clipped, view)
            chances = told.played_win, told.best_win, told.best_error, told.error
            assert all(0 <= each <= PARTS for each in chances)
            assert -PARTS <= told.spread <= PARTS
            assert told.spread >= told.loss
