"""Positions of other programs are taken kindly by ``choose``, and nothing in them breaks it."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from acquire_desktop.games.acquire.choosers import NAMES
from tests.protocol.strangers import SIMULATIONS, foreign, random_position
from tests.protocol.talk import Json, Talk, kind_of, started
from tests.protocol.test_choose import SPOILERS, middle
from tests.protocol.test_fuzz import spoil


def first_view(**fields: Any) -> Json:
    talk = started(**fields)
    view: Json = talk.ask("view", seat=talk.ask("legal")["seat"])["view"]
    return view


def without_start_tiles(view: Json) -> Json:
    """Return a first view whose start tiles lie in the pool again."""
    placed = sum(line.count("o") for line in view["board"])
    pool = view["pool_count"] + placed
    return {**view, "board": ["." * 12] * 9, "pool_count": pool, "headquarters": [None] * 7}


def chosen(view: Json, **fields: Any) -> Json:
    return Talk().ask("choose", view=view, level="greedy", **fields)


@pytest.mark.parametrize("wanted", ["place", "buy", "dispose"])
def test_cash_that_is_no_multiple_of_100_is_rounded_down_and_noted(wanted: str) -> None:
    view = middle(wanted)
    plain = chosen(view)
    odd = {**view, "cash": [view["cash"][0] + 99, view["cash"][1] + 1, *view["cash"][2:]]}
    answer = chosen(odd)
    assert "notes" not in plain
    assert answer.pop("notes") == [
        f"'cash' of seat 0 is rounded down to {view['cash'][0]}",
        f"'cash' of seat 1 is rounded down to {view['cash'][1]}",
    ]
    assert answer == plain


@pytest.mark.parametrize("cash", [-1, -150, 10**12 + 1, 1200.0, "1250", None, True, [50]])
def test_cash_that_is_none_is_refused_however_odd(cash: object) -> None:
    view = middle("place")
    for strict in (True, False):
        spoilt = {**view, "cash": [cash, *view["cash"][1:]]}
        assert kind_of(Talk().try_to("choose", view=spoilt, strict=strict)) == "bad-view"


def test_a_game_without_start_tiles_begins_on_an_empty_board_where_the_house_says_so() -> None:
    view = without_start_tiles(first_view())
    assert kind_of(Talk().try_to("choose", view=view)) == "bad-view"
    without = {**view, "house": {"start_tiles": False, "founder_cash": True}}
    assert chosen(without)["action"] in without["legal"]
    assert "notes" not in chosen(without)
    assert kind_of(Talk().try_to("choose", view={**view, "house": {"start_tiles": True}})) == (
        "bad-view"
    )


@pytest.mark.parametrize("value", [None, 0, 1, "false", [], {}])
def test_whether_there_are_start_tiles_is_true_or_false(value: object) -> None:
    view = {**first_view(), "house": {"start_tiles": value}}
    assert kind_of(Talk().try_to("choose", view=view)) == "bad-view"


@pytest.mark.parametrize("value", [None, 0, 1, "false", [], {}])
def test_whether_it_is_strict_is_true_or_false(value: object) -> None:
    assert kind_of(Talk().try_to("choose", view=first_view(), strict=value)) == "bad-request"


def short_hand(view: Json) -> None:
    view["hand_sizes"][(view["seat"] + 1) % 4] -= 1
    view["pool_count"] += 1


UNREACHED: dict[str, Callable[[Json], Any]] = {
    "the start tiles are not on the board": lambda v: v.update(without_start_tiles(v)),
    "a hand is not full although the pool has tiles": short_hand,
    "more tiles were placed than turns began": lambda v: v.update(turn=2, ply=2),
    "there are more turns than plies": lambda v: v.update(ply=2),
}


@pytest.mark.parametrize(("told", "spoil_it"), UNREACHED.items(), ids=UNREACHED)
def test_what_no_game_comes_to_is_taken_when_it_need_not_be_strict(
    told: str, spoil_it: Callable[[Json], Any]
) -> None:
    is_first = "start tiles" in told
    view = first_view(players=4) if is_first else middle("place", 150)
    spoil_it(view)
    assert kind_of(Talk().try_to("choose", view=view)) == "bad-view"
    assert kind_of(Talk().try_to("choose", view=view, strict=True)) == "bad-view"
    answer = chosen(view, strict=False)
    assert answer["action"] in view["legal"]
    assert f"overlooked: {told}" in answer["notes"]


def test_nothing_is_noted_of_a_position_that_a_game_comes_to() -> None:
    assert "notes" not in chosen(middle("buy"), strict=False)


PLAYABLE = {
    *("a short hand beside a pool", "fewer turns than tiles", "fewer plies than turns"),
}
"""The spoilers that leave a position from which can be played on."""


@pytest.mark.parametrize("name", sorted(SPOILERS.keys() - PLAYABLE))
def test_what_cannot_be_played_is_refused_in_words_strict_or_not(name: str) -> None:
    view = middle("place", 150)
    SPOILERS[name](view)
    assert kind_of(Talk().try_to("choose", view=view, strict=False)) == "bad-view"


def test_every_level_plays_from_positions_that_no_game_comes_to() -> None:
    random, refusals = Random(23), 0
    for number in range(12 * len(NAMES)):
        view = foreign(random_position(random), random)
        for name in ("tiles_left", "legal", "prices"):
            view.pop(name, None)
        view["cash"] = [dollars + random.choice((0, 1, 50)) for dollars in view["cash"]]
        thin_out(view, random)
        answer = Talk().try_to(
            "choose",
            view=view,
            level=NAMES[number % len(NAMES)],
            strict=False,
            simulations=SIMULATIONS,
            seed=number,
        )
        if "error" in answer:
            assert kind_of(answer) == "bad-view", answer
            refusals += 1
    assert refusals < 6 * len(NAMES)


def thin_out(view: Json, random: Random) -> None:
    """Take tiles from board and hands back into the pool, and stock into the bank."""
    for row, line in enumerate(view["board"]):
        kept = "".join("." if sign == "o" and random.random() < 0.4 else sign for sign in line)
        view["pool_count"] += line.count("o") - kept.count("o")
        view["board"][row] = kept
    while view["hand"] and random.random() < 0.5:
        view["hand"].pop()
        view["hand_sizes"][view["seat"]] -= 1
        view["pool_count"] += 1
    if random.random() < 0.5:
        for held in view["stocks"]:
            chain = random.randrange(7)
            view["bank"][chain] += held[chain]
            held[chain] = 0
    if random.random() < 0.3:
        view["house"] = {**view.get("house", {}), "start_tiles": random.random() < 0.5}


def test_spoilt_positions_never_break_it_when_it_need_not_be_strict() -> None:
    random, answered = Random(77), 0
    views = [middle(wanted) for wanted in ("place", "buy", "dispose", "found", "survivor")]
    for number in range(1500):
        view = json.loads(json.dumps(views[number % len(views)]))
        for _ in range(random.randint(1, 3)):
            spoil(view, random)
        answer = Talk().try_to("choose", view=view, level="greedy", strict=False)
        if "error" not in answer:
            answered += 1
            assert isinstance(answer["action"], str)
        else:
            kind_of(answer)
    assert answered
