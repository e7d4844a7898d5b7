"""Kept judgements are read back as they were, or count as not being there."""

import json
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from acquire_desktop.games.acquire.advice.judgement import (
    DecisionPoint,
    Judgement,
    Stage,
    decision_points,
    judgement_of,
    states_of,
)
from acquire_desktop.games.acquire.advice.reasons import ReasonKind
from acquire_desktop.games.acquire.advice.replies import Reply
from acquire_desktop.games.acquire.advice.table import table_of
from acquire_desktop.games.acquire.engine.game import observe, resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.review.costs import Costs, KeptCosts
from acquire_desktop.games.acquire.review.curve import CurvePoint
from acquire_desktop.games.acquire.review.game_course import Story
from acquire_desktop.games.acquire.review.judging import Plan, run
from acquire_desktop.games.acquire.review.luck import Draw
from acquire_desktop.games.acquire.review.money import Money
from acquire_desktop.games.acquire.review.review_file import (
    Kept,
    decode,
    encode,
    game_digest,
    shares_in,
)
from tests.games.acquire.review.games import played

SEED = 3
REPLY = Reply(2, ReasonKind.MERGES, 4, None, 31)


@lru_cache
def story() -> Story:
    """Return the story of the game, of which the first turns and draws are known."""
    setup, actions = played(("medium", "easy", "novice"), "kept")
    found = Story(states_of(setup, actions), actions, SEED, is_compiled=True)
    turns = [CurvePoint(end.step, (5000, 3000, 2000)) for end in found.turn_ends]
    draws = [
        Draw(point.step, point.drawn.seat, point.drawn.tile, (30, -10, -20), 4, at)
        for at, point in enumerate(found.draw_points)
    ]
    found.restore(turns, draws[:9])
    return found


@lru_cache
def costs() -> Costs:
    """Return what can be known of the money of the game."""
    setup, actions = played(("medium", "easy", "novice"), "kept")
    states = states_of(setup, actions)
    plan = Plan(decision_points(states, actions), [0], SEED)
    return Costs(plan, states, story().draw_points, SEED)


def kept(judgements: Iterable[Judgement]) -> Kept:
    found = tuple(judgements)
    steps = sorted(each.step for each in found)[:5]
    amounts = {step: Money(300 - step, 40) for step in steps}
    usual = tuple(Money(30_000, 250) for _ in range(3))
    money = KeptCosts(amounts, amounts, (Money(-900, 200),) * 5, usual)
    return Kept(found, tuple(story().turns), tuple(story().draws), money)


def write(digest: str, seed: int, judgements: Iterable[Judgement]) -> bytes:
    return encode(digest, seed, kept(judgements), (700, None, -3))


def read(
    data: bytes, digest: str, seed: int, points: Iterable[DecisionPoint]
) -> tuple[Judgement, ...]:
    """Return the judgements of a file; where there are none, there is nothing else either."""
    found = decode(data, digest, seed, points, story(), costs())
    assert found.judgements or found == Kept()
    return found.judgements


@lru_cache
def review() -> tuple[tuple[DecisionPoint, ...], tuple[Judgement, ...], str]:
    """Return a game's decisions, the judgements of some, and its digest."""
    setup, actions = played(("medium", "easy", "novice"), "kept")
    points = decision_points(states_of(setup, actions), actions)
    plan = Plan(points, [0], SEED, is_compiled=False)
    found = list(islice(run(plan), 8))
    found[3] = replace(found[3], verdict=replace(found[3].verdict, reply=REPLY))
    deep = replace(found[5].verdict, simulations=20_000)
    found[5] = replace(found[5], stage=Stage.DEEP, verdict=deep, usual=found[5].verdict)
    return points, tuple(found), game_digest(points)


def test_judgements_are_read_as_they_were_written() -> None:
    points, found, digest = review()
    data = write(digest, SEED, found)
    assert read(data, digest, SEED, points) == found
    assert write(digest, SEED, reversed(found)) == data


def test_the_story_and_the_shares_are_read_as_they_were_written() -> None:
    points, found, digest = review()
    data = write(digest, SEED, found)
    assert decode(data, digest, SEED, points, story(), costs()) == kept(found)
    assert shares_in(data) == (700, None, -3)
    other = json.dumps({**json.loads(data), "weights": "0" * 64}).encode()
    assert shares_in(other) == shares_in(b"[]") == shares_in(b"") == ()


def test_a_review_at_another_table_is_not_there_but_its_shares_can_be_compared() -> None:
    points, found, digest = review()
    table = table_of(("medium", "easy", "novice"))
    by_step = {point.step: point for point in points}
    told = [
        judgement_of(by_step[each.step], each.stage, each.verdict, table=table) for each in found
    ]
    data = encode(digest, SEED, kept(told), (700, None, -3), table)
    assert decode(data, digest, SEED, points, story(), costs(), table).judgements == tuple(told)
    assert read(data, digest, SEED, points) == ()
    other = table_of(("medium", "hard", "novice"))
    assert decode(data, digest, SEED, points, story(), costs(), other) == Kept()
    assert shares_in(data) == (700, None, -3)


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
    data = write(digest, SEED, found)
    assert read(data, "0" * 64, SEED, points) == ()
    assert read(data, digest, SEED + 1, points) == ()
    for field, value in {
        "format": "another",
        "revision": 0,
        "weights": "0" * 64,
        "table": ["0" * 64, 971, 676, 469],
        "simulations": [200, 2000, 20001],
        "rollouts": [400, 161],
        "games": [100, 1000, 200, 999],
        "seed": True,
    }.items():
        fields = {**json.loads(data), field: value}
        assert read(json.dumps(fields).encode(), digest, SEED, points) == ()


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
    9: [None, {}, [0], [0, 0, 0, 0], [10_001, 0, 0], [-1, 0, 0]],
    10: [None, {}, [0], [3, 1, 0, 0, 0], [0, 2, 0, 0, 0], [0, 0, 7, 0, 0], [0, 0, 0, 0, 101]],
    11: [None, 0, [0], [0] * 7],
    12: [None, 0, [0], [0] * 7],
}
STORY_WRONG: dict[str, list[Any]] = {
    "turns": [None, [], [5000, 5000], [5000, 3000, 2001], [10_001, -1, 0], [5000, 3000, "0"]],
    "draws": [None, [], [30, -10, -20, 4], [31, -10, -20, 4, 0], [30, -10, -20, -4, 0]],
    "looks": [None, [], [-1, 5, 5], [4000, 5, 5], [0, 5, -1], [0, 5, 2_000_000]],
    "costs": [None, [], [-1, 5, 5], [4000, 5, 5], [0, 5, -1], [0, 5, 2_000_000]],
    "fortunes": [None, [], [5], [5, -1], [5, 5, 5]],
}


@pytest.mark.parametrize(
    ("place", "value"), [(place, value) for place, values in ROW_WRONG.items() for value in values]
)
def test_one_wrong_number_makes_the_whole_file_count_for_nothing(place: int, value: Any) -> None:
    points, found, digest = review()
    fields = json.loads(write(digest, SEED, found))
    fields["rows"][2][place] = value
    assert read(json.dumps(fields).encode(), digest, SEED, points) == ()


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in STORY_WRONG.items() for value in values]
)
def test_one_wrong_row_of_the_story_makes_the_whole_file_count_for_nothing(
    name: str, value: Any
) -> None:
    points, found, digest = review()
    fields = json.loads(write(digest, SEED, found))
    fields[name][3] = value
    assert read(json.dumps(fields).encode(), digest, SEED, points) == ()
    fields = json.loads(write(digest, SEED, found))
    fields[name] *= 30
    assert read(json.dumps(fields).encode(), digest, SEED, points) == ()


def test_a_decision_that_stands_there_twice_or_not_at_all_in_the_game_counts_for_nothing() -> None:
    points, found, digest = review()
    fields = json.loads(write(digest, SEED, found))
    first, *others = fields["rows"]
    wrong: list[Any] = [[first, *others, first], [first[:-1]], {}, [[]], None]
    for rows in wrong:
        assert read(json.dumps({**fields, "rows": rows}).encode(), digest, SEED, points) == ()
    elsewhere = [point for point in points if point.step != found[0].step]
    assert read(write(digest, SEED, found), digest, SEED, elsewhere) == ()


def test_what_is_cut_off_or_hostile_is_ignored() -> None:
    points, found, digest = review()
    data = write(digest, SEED, found)
    for hostile in (b"", b"{}", b"\xff", b"[" * 100_000, b" " * (1 << 21), b"null", b"1e400"):
        assert read(hostile, digest, SEED, points) == ()
    for length in range(0, len(data), 11):
        assert read(data[:length], digest, SEED, points) == ()


def test_damaged_bytes_are_ignored_or_can_be_meant() -> None:
    points, found, digest = review()
    data = write(digest, SEED, found)
    random = Random(5)
    legal = {point.step: point.view.legal for point in points}
    for _ in range(1500):
        damaged = bytearray(data)
        damaged[random.randrange(len(damaged))] = random.randrange(256)
        for each in read(bytes(damaged), digest, SEED, points):
            assert each.verdict.best in legal[each.step]
            assert 0 <= each.verdict.played_win <= 10_000
