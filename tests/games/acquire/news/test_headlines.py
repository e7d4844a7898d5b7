"""Headlines: each kind of game has a game or a position which makes it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from acquire_desktop.games.acquire.engine.actions import Action, BuyStock, DeclareEnd
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import apply
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.news.facts import GameFacts
from acquire_desktop.games.acquire.news.headlines import HeadlineKind, headline_kind
from tests.games.acquire.news.games import facts, facts_from

GAMES = {
    HeadlineKind.TIE: ("2023-tycoon", 6, "n3", "greedy"),
    HeadlineKind.NOSE: ("2023-tycoon", 3, "m4", "random"),
    HeadlineKind.SWALLOWED: ("2023-tycoon", 6, "m32", "greedy"),
    HeadlineKind.DOUBLE: ("2023-classic", 2, "m0", "greedy"),
    HeadlineKind.LAST_TO_FIRST: ("2023-tycoon", 6, "m0", "greedy"),
    HeadlineKind.STOLEN: ("2023-tycoon", 6, "m9", "greedy"),
    HeadlineKind.CASH: ("2023-classic", 6, "n5", "greedy"),
    HeadlineKind.NO_MAJORITY: ("2008", 4, "n6", "greedy"),
    HeadlineKind.EARLY: ("2023-classic", 3, "m1", "random"),
    HeadlineKind.PHOTO: ("2023-classic", 3, "m5", "random"),
    HeadlineKind.WIRE: ("2023-tycoon", 3, "m6", "random"),
    HeadlineKind.BACKFIRE: ("2023-classic", 3, "m0", "random"),
    HeadlineKind.LANDSLIDE: ("2023-classic", 3, "m7", "random"),
    HeadlineKind.BIG_MERGER: ("2023-tycoon", 3, "m36", "random"),
    HeadlineKind.SWEEP: ("2023-tycoon", 3, "m20", "random"),
    HeadlineKind.STOCK: ("2023-classic", 3, "m2", "random"),
    HeadlineKind.BROKE: ("2023-tycoon", 3, "m3", "random"),
    HeadlineKind.BONUSES: ("2023-tycoon", 6, "m10", "greedy"),
    HeadlineKind.SEESAW: ("2023-tycoon", 6, "m1", "greedy"),
    HeadlineKind.GIANT: ("2023-classic", 4, "n13", "greedy"),
    HeadlineKind.CLEAR: ("2023-tycoon", 3, "m2", "random"),
}
POSITIONS = {HeadlineKind.UPSET, HeadlineKind.FULL, HeadlineKind.NO_MERGER}
BOARD = ["CCCCCCCCCCCC"] * 4 + ["." * 12, "TTT.SS......", *["." * 12] * 3]
NOTHING = BuyStock((0,) * CHAIN_COUNT)


def ended(
    stocks: Sequence[Mapping[str, int]], actions: Sequence[Action], *, is_full: bool = False
) -> GameFacts:
    """End a game that began in the middle."""
    hands, pool = (["", "", ""], "") if is_full else ((), None)
    state = position(
        CLASSIC_2023,
        BOARD,
        cash=[5200, 300, 4100],
        stocks=stocks,
        buying=True,
        hands=hands,
        pool=pool,
    )
    states: list[State] = [state]
    events: list[list[object]] = [[]]
    for action in actions:
        step = apply(states[-1], action)
        states.append(step.state)
        events.append(list(step.events))
    return facts_from(states, events)  # type: ignore[arg-type]


def test_there_are_24_kinds_and_each_is_made_here() -> None:
    assert len(HeadlineKind) == 24
    assert set(GAMES) | POSITIONS == set(HeadlineKind)


@pytest.mark.part(of=3)
@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.value)
def test_a_game_has_its_kind(kind: HeadlineKind) -> None:
    assert headline_kind(facts(*GAMES[kind])) is kind


def test_a_city_that_is_full_ends_without_a_declaration() -> None:
    found = ended([{"Continental": 9}, {"Tower": 2}, {}], [NOTHING], is_full=True)
    assert found.declared is None
    assert headline_kind(found) is HeadlineKind.FULL


def test_a_game_without_a_merger_says_so() -> None:
    found = ended([{"Continental": 7}, {"Continental": 3}, {}], [DeclareEnd(), NOTHING])
    assert found.mergers == 0
    assert headline_kind(found) is HeadlineKind.NO_MERGER


def test_a_beginner_who_beats_a_master_is_an_upset() -> None:
    found = ended([{"Continental": 7}, {"Continental": 3}, {}], [DeclareEnd(), NOTHING])
    assert headline_kind(replace(found, levels=(0, 6, None))) is HeadlineKind.UPSET
    assert headline_kind(replace(found, levels=(6, 0, None))) is not HeadlineKind.UPSET
    assert headline_kind(replace(found, levels=(None, 6, 6))) is not HeadlineKind.UPSET


def test_the_facts_add_up() -> None:
    found = facts("2023-classic", 4, "n13", "greedy")
    assert found.total == max(found.totals)
    assert found.lead == found.total - found.totals[found.second]
    assert found.cash + found.stock <= found.total
    assert found.mergers <= found.acquired
    assert len(found.leaders) >= found.turns
    assert found.tiles <= 108
