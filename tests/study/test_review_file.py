"""Kept judgements are read back as they were, or count as not being there."""

import json
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from acquire_desktop.ai.advice.reasons import ReasonKind
from acquire_desktop.ai.advice.replies import Reply
from acquire_desktop.engine.game import observe, resample
from acquire_desktop.engine.generator import Generator
from acquire_desktop.study.judgement import DecisionPoint, Judgement, decision_points, states_of
from acquire_desktop.study.judging import Plan, run
from acquire_desktop.study.review_file import decode, encode, game_digest
from tests.study.games import played

SEED = 3
REPLY = Reply(2, ReasonKind.MERGES, 4, None, 31)


@lru_cache
def review() -> tuple[tuple[DecisionPoint, ...], tuple[Judgement, ...], str]:
    """Return a game's decisions, the judgements of some, and its digest."""
    setup, actions = played(("medium", "easy", "novice"), "kept")
    points = decision_points(states_of(setup, actions), actions)
    plan = Plan(points, [0], SEED, is_compiled=False)
    found = [progress.judgement for progress in islice(run(plan), 8)]
    found[3] = replace(found[3], reply=REPLY)
    return points, tuple(found), game_digest(points)


def test_judgements_are_read_as_they_were_written() -> None:
    points, found, digest = review()
    data = encode(digest, SEED, found)
    assert decode(data, digest, SEED, points) == found
    assert encode(digest, SEED, reversed(found)) == data


def test_nothing_but_what_was_judged_goes_into_the_digest() -> None:
    points, _found, digest = review()
    assert game_digest(points) == digest
    view = points[7].view
    same = observe(resample(view, None, Generator(1)), view.seat)
    unseen = [*points[:7], replace(points[7], view=same), *points[8:]]
    assert game_digest(unseen) == digest
    other = next(action for action in view.legal if action != points[7].played)
    assert game_digest([*points[:7], replace(points[7], played=other), *points[8:]]) != digest
    assert game_digest(points[:-1]) != digest


def test_judgements_of_another_game_or_another_way_are_not_there() -> None:
    points, found, digest = review()
    data = encode(digest, SEED, found)
    assert decode(data, "0" * 64, SEED, points) == ()
    assert decode(data, digest, SEED + 1, points) == ()
    for field, value in {
        "format": "another",
        "revision": 0,
        "weights": "0" * 64,
        "simulations": [200, 2000, 20001],
        "seed": True,
    }.items():
        fields = {**json.loads(data), field: value}
        assert decode(json.dumps(fields).encode(), digest, SEED, points) == ()


ROW_WRONG: dict[int, list[Any]] = {
    0: [-1, 4001, None, 1.0, "0", True],
    1: [0, 4, None],
    2: [-1, 2**31, 1 << 27, None, [0]],
    3: [-1, 10_001, True],
    4: [-1, 10_001],
    5: [-1, 10_001],
    6: [-1, 10_001],
    7: [-10_001, 10_001],
    8: [0, -1, 2**31],
    9: [None, {}, [0], [3, 1, 0, 0, 0], [0, 2, 0, 0, 0], [0, 0, 7, 0, 0], [0, 0, 0, 0, 101]],
}


@pytest.mark.parametrize(
    ("place", "value"), [(place, value) for place, values in ROW_WRONG.items() for value in values]
)
def test_one_wrong_number_makes_the_whole_file_count_for_nothing(place: int, value: Any) -> None:
    points, found, digest = review()
    fields = json.loads(encode(digest, SEED, found))
    fields["rows"][2][place] = value
    assert decode(json.dumps(fields).encode(), digest, SEED, points) == ()


def test_a_decision_that_stands_there_twice_or_not_at_all_in_the_game_counts_for_nothing() -> None:
    points, found, digest = review()
    fields = json.loads(encode(digest, SEED, found))
    first, *others = fields["rows"]
    wrong: list[Any] = [[first, *others, first], [first[:-1]], {}, [[]], None]
    for rows in wrong:
        assert decode(json.dumps({**fields, "rows": rows}).encode(), digest, SEED, points) == ()
    elsewhere = [point for point in points if point.step != found[0].step]
    assert decode(encode(digest, SEED, found), digest, SEED, elsewhere) == ()


def test_what_is_cut_off_or_hostile_is_ignored() -> None:
    points, found, digest = review()
    data = encode(digest, SEED, found)
    for hostile in (b"", b"{}", b"\xff", b"[" * 100_000, b" " * (1 << 21), b"null", b"1e400"):
        assert decode(hostile, digest, SEED, points) == ()
    for length in range(0, len(data), 11):
        assert decode(data[:length], digest, SEED, points) == ()


def test_damaged_bytes_are_ignored_or_can_be_meant() -> None:
    points, found, digest = review()
    data = encode(digest, SEED, found)
    random = Random(5)
    legal = {point.step: point.view.legal for point in points}
    for _ in range(1500):
        damaged = bytearray(data)
        damaged[random.randrange(len(damaged))] = random.randrange(256)
        for each in decode(bytes(damaged), digest, SEED, points):
            assert each.best in legal[each.step]
            assert 0 <= each.played_win <= 10_000
