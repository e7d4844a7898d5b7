"""Luck is what a drawn tile was worth against all that could have come, in finished games alone."""

import ast
import json
import os
import subprocess
import sys
from dataclasses import replace
from itertools import islice
from pathlib import Path
from statistics import fmean

import pytest

from acquire_desktop.games.acquire.advice.judgement import states_of
from acquire_desktop.games.acquire.engine.actions import Action, BuyStock
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.events import HandShuffledBack, TileDrawn
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, new_game
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.review import curve
from acquire_desktop.games.acquire.review.curve import turn_ends
from acquire_desktop.games.acquire.review.hindsight import DrawnTile, drawn_tiles, rate_draw
from acquire_desktop.games.acquire.review.hindsight_json import PlainHindsightError, look
from acquire_desktop.games.acquire.review.luck import (
    Draw,
    DrawPoint,
    UnfinishedGameError,
    adjusted_results,
    draw_points,
    luck_of,
    rate,
    rate_draws,
)
from tests.games.acquire.review.games import played

LITTLE = 4
NOTHING = BuyStock((0,) * 7)
PACKAGE = Path(__file__).parents[4] / "acquire_desktop" / "games" / "acquire"


def points(*levels: str, edition: str = "2023-classic") -> tuple[DrawPoint, ...]:
    setup, actions = played(levels, "luck", edition)
    return draw_points(states_of(setup, actions), actions)


def some_draws() -> list[list[int]]:
    """Return what a few draws of a game were worth, with little work."""
    found = rate_draws(points("easy", "medium", "easy")[10::30], rollouts=2)
    return [[*draw.gains, draw.error, draw.usual] for draw in found]


def by_chance(edition: str, players: int, cards: bool) -> tuple[list[State], list[Action]]:
    """Return the states and the actions of a game in which everything is done by chance."""
    luck = Generator(7)
    setup = make_setup(EDITIONS[edition], players, "drawn", power_cards=cards)
    states, actions = [new_game(setup)], []
    while not states[-1].over:
        legal = legal_actions(states[-1])
        actions.append(legal[luck.below(len(legal))])
        states.append(apply(states[-1], actions[-1]).state)
    return states, actions


def test_every_draw_of_a_turn_is_rated_and_nothing_else() -> None:
    setup, actions = played(("easy", "medium", "easy"), "luck")
    state, drawn = new_game(setup), []
    for action in actions:
        step = apply(state, action)
        state = step.state
        if not state.over:
            drawn += [(e.seat, e.tile) for e in step.events if isinstance(e, TileDrawn)]
    found = [(each.drawn.seat, each.drawn.tile) for each in points("easy", "medium", "easy")]
    assert found == drawn
    assert len(found) > 40


@pytest.mark.parametrize(
    ("edition", "players", "cards"),
    [("2008", 3, False), ("2023-tycoon", 5, False), ("ja-tycoon", 4, True)],
)
def test_what_is_rated_lay_in_the_pool_in_that_order(
    edition: str, players: int, cards: bool
) -> None:
    states, actions = by_chance(edition, players, cards)
    several = 0
    for point in draw_points(states, actions):
        game = point.state.game
        assert game.pool[game.pool_start + point.drawn.before] == point.drawn.tile
        several += point.drawn.before > 0
    assert several or not cards


def test_a_hand_that_is_shuffled_back_is_not_drawn_from_the_same_pool() -> None:
    state = position(
        EDITIONS["ja-classic"],
        [
            "SS.WW.FF.II.",
            12 * ".",
            "AA.CC.TT....",
            *[12 * "."] * 2,
            "o.o.o.o.o.o.",
            *[12 * "."] * 3,
        ],
        cash=[6000] * 3,
        hands=["10I 11I 12H 11H 10H", "2F 4F 6F 8F 10F 12F", "12I"],
        pool="1I 2I 3I 4I 5I 6I 7I 8I",
        buying=True,
    )
    events = apply(state, NOTHING).events
    assert sum(isinstance(event, HandShuffledBack) for event in events) == 1
    assert sum(isinstance(event, TileDrawn) for event in events) == 7
    assert drawn_tiles(state, NOTHING) == (DrawnTile(0, TILES_BY_NAME["1I"], 0),)


def test_the_gains_of_all_seats_are_nothing_together() -> None:
    for draw in rate_draws(points("medium", "easy")[::9], rollouts=LITTLE):
        assert sum(draw.gains) == 0
        assert draw.error >= 0
        assert draw.usual >= 0


def test_over_all_tiles_that_could_have_come_luck_evens_out() -> None:
    point = points("easy", "medium", "easy")[30]
    game = point.state.game
    gains = []
    for tile in game.pool[game.pool_start :]:
        other = DrawnTile(point.drawn.seat, tile, 0)
        found = rate_draw(point.state, point.action, other, LITTLE, 5)
        assert found is not None
        gains.append(found.gains)
    assert len(gains) > 10
    for seat in zip(*gains, strict=True):
        assert abs(fmean(seat)) < 1
        assert max(seat) > 0 > min(seat)


def test_a_tile_that_brings_a_bonus_is_a_lucky_draw() -> None:
    state = position(
        EDITIONS["2023-classic"],
        board=[*[12 * "."] * 4, "TTTTT.FFFFFF", "......FFFFFF", *[12 * "."] * 3],
        cash=(3000, 3000, 3000),
        stocks=[{"Tower": 9}, {"Festival": 6}, {"Festival": 6}],
        hands=["1A 3A 5A 7A 9A", "1C 3C 5C 7C 9C 11C", "1I 3I 5I 7I 9I 11I"],
        pool="6E 11A 1G 3G 5G 11G 12A",
        buying=True,
    )
    found = {}
    for name in ("6E", "11A"):
        drawn = DrawnTile(0, TILES_BY_NAME[name], 0)
        found[name] = rate_draw(state, NOTHING, drawn, 200, 1)
    lucky, dull = found["6E"], found["11A"]
    assert lucky is not None
    assert dull is not None
    assert lucky.gains[0] > 2 * lucky.errors[0] > 0
    assert lucky.gains[0] > 2 * dull.gains[0]


def test_the_same_game_is_as_lucky_again_and_by_another_seed_nearly_so() -> None:
    point = points("easy", "medium", "easy")[25]
    first = rate(point, 1, 40)
    assert first is not None
    assert rate(point, 1, 40) == first
    other = rate(point, 2, 40)
    assert other is not None
    assert other != first
    assert abs(other.gain - first.gain) < 4 * (first.error**2 + other.error**2) ** 0.5


def test_the_compiled_and_the_plain_kernel_tell_the_same() -> None:
    code = (
        "import json, tests.games.acquire.review.test_luck as t; print(json.dumps(t.some_draws()))"
    )
    env = {**os.environ, "ACQUIRE_PURE": "1", "PYTHONHASHSEED": "random"}
    plain = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert json.loads(plain.stdout) == some_draws()


@pytest.mark.parametrize(
    ("edition", "players", "cards"),
    [("2008", 3, False), ("2023-tycoon", 5, False), ("ja-tycoon", 4, True)],
)
def test_another_process_finds_out_the_same(edition: str, players: int, cards: bool) -> None:
    states, actions = by_chance(edition, players, cards)
    for point in draw_points(states, actions)[::7]:
        question = json.loads(json.dumps(point.question(2)))
        assert point.answer(look(question, point.seed(3))) == rate(point, 3, 2)
        assert point.answer(look(question, 1, lambda: True)) is None
    for end in turn_ends(states)[:-1:7]:
        question = json.loads(json.dumps(end.question(2)))
        assert end.answer(look(question, end.seed(3))) == curve.rate(end, 3, 2)
        assert end.answer(look(question, 1, lambda: True)) is None
    assert turn_ends(states)[-1].question() is None


@pytest.mark.parametrize(
    "plain",
    [
        *(None, {}, [[]], [[1, 2, 3]], [[0, 0, 0]] * 2, [[0, 0, 0]] * 4, "abc", [0, 0, 0]),
        *([[0, 0], [0, 0], [0, 0]], [[1, 0, 0], [0, 0, 0], [0, 0, 0]]),
        *([[0, 0, 0], [-1, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, -1, 0]]),
        *([[0, 0, 0], [0, 0, 0], [0.0, 0, 0]], [[0, 0, 0], [True, 0, 0], [0, 0, 0]]),
        [[20_000, -20_000, 0], [0, 0, 0], [0, 0, 0]],
    ],
)
def test_what_is_no_answer_is_refused(plain: object) -> None:
    point = points("easy", "medium", "easy")[0]
    with pytest.raises(PlainHindsightError):
        point.answer(plain)
    setup, actions = played(("easy", "medium", "easy"), "luck")
    with pytest.raises(PlainHindsightError):
        turn_ends(states_of(setup, actions))[0].answer(plain)


def test_rating_stops_when_it_is_told_to() -> None:
    some = points("easy", "medium", "easy")
    asked = 0

    def should_stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 150

    found = list(rate_draws(some, rollouts=LITTLE, should_stop=should_stop))
    assert 0 < len(found) < 10
    assert found == list(islice(rate_draws(some, rollouts=LITTLE), len(found)))
    assert asked == 151
    assert rate(some[0], should_stop=lambda: True) is None


def test_nobody_looks_into_the_hands_of_a_game_that_still_goes_on() -> None:
    setup, actions = played(("easy", "medium", "easy"), "luck")
    states = states_of(setup, actions)
    for count in range(len(actions)):
        with pytest.raises(UnfinishedGameError):
            draw_points(states[: count + 1], actions[:count])
        with pytest.raises(UnfinishedGameError):
            turn_ends(states[: count + 1])
    with pytest.raises(UnfinishedGameError):
        draw_points([], [])
    assert draw_points(states, actions)
    assert turn_ends(states)


def test_only_what_asks_for_a_finished_game_can_ask_who_sees_all_hands() -> None:
    names = ("hindsight", "hindsight_json", "spectator")
    readers: dict[str, set[str]] = {name: set() for name in names}
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text("utf-8")
        is_near = any(name in text for name in names)
        for node in ast.walk(ast.parse(text)) if is_near else ():
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                imported = {node.module.rpartition(".")[2], *(alias.name for alias in node.names)}
                for name in imported.intersection(names):
                    readers[name].add(path.relative_to(PACKAGE).as_posix())
    askers = {"review/luck.py", "review/curve.py"}
    assert readers == {
        "spectator": {"review/hindsight.py"},
        "hindsight": {
            "review/hindsight_json.py",
            "review/money.py",
            "review/money_json.py",
            *askers,
        },
        # The process of the players answers; only the askers write questions. The review hands
        # them on by their name, and its file keeps the answers.
        "hindsight_json": {
            "choosers.py",
            "review/money_json.py",
            "review/review.py",
            "review/review_file.py",
            *askers,
        },
    }


def draws(*gains: tuple[int, int, int]) -> list[Draw]:
    """Return draws of three seats in turn, of these gains."""
    return [Draw(step, step % 3, step, each, error=30, usual=40) for step, each in enumerate(gains)]


def test_the_story_of_a_seat_adds_up_its_own_draws_and_those_of_the_others() -> None:
    found = draws((100, -60, -40), (-10, 20, -10), (5, 5, -10), (-300, 200, 100), (1, -1, 0))
    luck = luck_of(found, 0)
    assert (luck.own, luck.others) == (-200, -4)
    assert (luck.error, luck.usual) == (round(30 * 2**0.5), round(40 * 2**0.5))
    assert (luck.best, luck.worst) == (found[0], found[3])
    second = luck_of(found, 1)
    assert (second.own, second.best, second.worst) == (19, found[1], found[4])
    assert luck_of(found, 2).best is None
    nothing = luck_of([], 0)
    assert (nothing.own, nothing.usual, nothing.best, nothing.worst) == (0, 0, None, None)


def test_a_result_without_luck_is_told_of_two_players_alone() -> None:
    pair = [replace(each, gains=(each.gains[0], -each.gains[0])) for each in draws((300, 0, 0))]
    assert adjusted_results(pair, (50_000, 30_000)) == (9_700, 300)
    assert adjusted_results(pair, (30_000, 50_000)) == (-300, 10_300)
    assert adjusted_results(pair, (30_000, 30_000)) == (4_700, 5_300)
    assert adjusted_results(draws((300, 0, 0)), (1, 2, 3)) is None
