"""Chances of stops, by counting all throws."""

from collections.abc import Iterator
from itertools import product

import pytest

from acquire_desktop.games.hotel_tycoon.ai.chances import stays_a_turn, stop_chances
from acquire_desktop.games.hotel_tycoon.engine.setup import Movement

TWO_DICE, ONE_DIE = Movement.TWO_DICE, Movement.ONE_DIE
DANGERS = [*product((False, True), repeat=6)]


def choices() -> Iterator[tuple[int, ...]]:
    """Yield for each of 36 throws which tiles ahead are open; none after a six."""
    for one, other in product(range(1, 7), repeat=2):
        if 6 in (one, other):
            yield ()
        else:
            yield tuple(range(1, 7)) if one == other else (one, other)


def stay_chance(dangers: tuple[bool, ...], movement: Movement) -> float:
    values = tuple(-1.0 if danger else 0.0 for danger in dangers)
    found = zip(stop_chances(values, movement), dangers, strict=True)
    return sum(chance for chance, danger in found if danger)


@pytest.mark.parametrize("dangers", DANGERS)
def test_a_careful_driver_stays_where_all_choices_are_dangerous(dangers: tuple[bool, ...]) -> None:
    forced = [open_to for open_to in choices() if open_to and all(dangers[p - 1] for p in open_to)]
    assert stay_chance(dangers, TWO_DICE) == pytest.approx(len(forced) / 36)


@pytest.mark.parametrize("dangers", DANGERS)
def test_the_chance_is_that_of_the_formula(dangers: tuple[bool, ...]) -> None:
    count = sum(dangers[:5])
    expected = count * (count - 1) / 36 + 5 / 36 * all(dangers)
    assert stay_chance(dangers, TWO_DICE) == pytest.approx(expected)


@pytest.mark.parametrize("dangers", DANGERS)
def test_with_one_die_each_tile_has_the_same_chance(dangers: tuple[bool, ...]) -> None:
    assert stay_chance(dangers, ONE_DIE) == pytest.approx(sum(dangers) / 6)


def test_the_driver_takes_the_better_tile_of_each_throw() -> None:
    values = (3.0, -700.0, 20.0, 0.0, 20.0, 900.0)
    counted = [0.0] * 6
    for open_to in filter(None, choices()):
        best = max(values[pips - 1] for pips in open_to)
        equals = [pips for pips in open_to if values[pips - 1] == best]
        for pips in equals:
            counted[pips - 1] += 1 / 36 / len(equals)
    assert stop_chances(values, TWO_DICE) == pytest.approx(counted)
    assert sum(counted) == pytest.approx(25 / 36)


@pytest.mark.parametrize("cluster", [(1, 2, 3), (29, 30, 0), (15, 16, 17, 18, 19)])
def test_a_cluster_is_more_than_its_parts(cluster: tuple[int, ...]) -> None:
    singly = sum(stays_a_turn((tile,), TWO_DICE) for tile in cluster)
    apart = stays_a_turn(tuple(6 * index for index in range(len(cluster))), TWO_DICE)
    assert singly == pytest.approx(0.0)
    assert apart == pytest.approx(0.0)
    assert stays_a_turn(cluster, TWO_DICE) > 0.02


def test_with_one_die_a_cluster_is_its_parts() -> None:
    singly = sum(stays_a_turn((tile,), ONE_DIE) for tile in (1, 2, 3))
    assert stays_a_turn((1, 2, 3), ONE_DIE) == pytest.approx(singly)
    assert singly == pytest.approx(3 * 1.2 / 31)
