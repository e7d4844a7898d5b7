"""The curve of all seats is taken at the ends of turns, and ends with the result."""

import json
import os
import subprocess
import sys

import pytest

from acquire_desktop.games.acquire.advice.judgement import states_of
from acquire_desktop.games.acquire.review.curve import (
    CurvePoint,
    rate,
    rate_turns,
    smoothed,
    turn_ends,
)
from tests.games.acquire.review.games import played

LITTLE = 6


def curve(*levels: str) -> list[CurvePoint]:
    setup, actions = played(levels, "curve")
    return list(rate_turns(turn_ends(states_of(setup, actions)), rollouts=LITTLE))


def few_points() -> list[list[int]]:
    return [[point.step, *point.wins] for point in curve("easy", "medium")[::12]]


@pytest.mark.parametrize("levels", [("easy", "medium"), ("medium",) * 5])
def test_there_is_a_point_after_every_turn_and_its_chances_are_one_together(
    levels: tuple[str, ...],
) -> None:
    setup, actions = played(levels, "curve")
    states = states_of(setup, actions)
    found = curve(*levels)
    assert len(found) == states[-1].game.turn + 1
    for point in found[1:-1]:
        assert states[point.step].game.turn == states[point.step - 1].game.turn + 1
    assert {sum(point.wins) for point in (*found, *smoothed(found))} == {10_000}
    assert min(min(point.wins) for point in smoothed(found)) >= 0


def test_it_ends_with_the_result_also_when_it_is_smoothed() -> None:
    found = curve("easy", "medium")
    setup, actions = played(("easy", "medium"), "curve")
    totals = states_of(setup, actions)[-1].game.totals
    won = tuple(10_000 * (total == max(totals)) for total in totals)
    assert found[-1].step == len(actions)
    assert found[-1].wins == smoothed(found)[-1].wins == won
    assert smoothed(found)[0] == found[0]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_rises_and_falls_with_the_turns_of_a_round_is_smoothed_away(players: int) -> None:
    def wins(turn: int) -> tuple[int, ...]:
        chances = [1_000] * players
        chances[turn % players] = 10_000 - 1_000 * (players - 1)
        return tuple(chances)

    points = [CurvePoint(turn, wins(turn)) for turn in range(5 * players)]
    half = (players + 1) // 2
    for point in smoothed(points)[half:-half]:
        assert max(point.wins) - min(point.wins) <= 1


def test_the_same_game_has_the_same_curve_and_a_stopped_one_a_part_of_it() -> None:
    setup, actions = played(("easy", "medium"), "curve")
    ends = turn_ends(states_of(setup, actions))
    first = list(rate_turns(ends, 1, LITTLE))
    assert first == list(rate_turns(ends, 1, LITTLE))
    assert first != list(rate_turns(ends, 2, LITTLE))
    left = 5

    def should_stop() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    assert list(rate_turns(ends, 1, LITTLE, should_stop)) == first[:5]
    assert rate(ends[0], should_stop=lambda: True) is None


def test_the_compiled_and_the_plain_kernel_tell_the_same() -> None:
    code = (
        "import json, tests.games.acquire.review.test_curve as t; print(json.dumps(t.few_points()))"
    )
    env = {**os.environ, "ACQUIRE_PURE": "1", "PYTHONHASHSEED": "random"}
    plain = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert json.loads(plain.stdout) == few_points()
