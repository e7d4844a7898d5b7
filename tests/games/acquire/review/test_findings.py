"""Findings: each kind of fact has a game that shows it, and the parts of a result add up."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import pytest

from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.history import History
from acquire_desktop.games.acquire.review.account import parts_of
from acquire_desktop.games.acquire.review.costs import Mistake
from acquire_desktop.games.acquire.review.findings import Cause, Course, Finding, findings
from acquire_desktop.games.acquire.review.money import Money
from tests.games.acquire.news.games import played
from tests.games.acquire.review.test_costs import game, judged

GAMES = {
    Cause.NO_CASH: ("2023-classic", 4, "f0", "greedy", 1),
    Cause.WORTHLESS: ("2023-classic", 4, "f1", "random", 0),
    Cause.ONE_SHORT: ("2023-tycoon", 3, "f0", "greedy", 2),
    Cause.ENDED_EARLY: ("2023-classic", 4, "f0", "random", 1),
    Cause.ENDED_LATE: ("2023-classic", 3, "f0", "greedy", 1),
    Cause.NO_BONUS: ("2008", 4, "f2", "random", 2),
    Cause.NO_FIRST: ("2023-classic", 3, "f0", "greedy", 0),
    Cause.UNSPENT: ("2023-classic", 3, "f0", "random", 0),
    Cause.FED_OTHERS: ("2008", 4, "f0", "greedy", 1),
    Cause.OVERTAKEN: ("2023-tycoon", 3, "f0", "greedy", 0),
    Cause.FEW_STOCKS: ("2023-classic", 4, "f1", "newcomer", 1),
    Cause.BEHIND: ("2023-classic", 3, "f1", "newcomer", 2),
    Cause.TIE: ("2008", 4, "f15", "newcomer", 0),
    Cause.NEAR: ("2023-classic", 3, "f1", "newcomer", 1),
    Cause.ONE_TAKEOVER: ("2023-classic", 3, "f0", "greedy", 2),
    Cause.MAJORITIES: ("2023-tycoon", 3, "f0", "greedy", 1),
    Cause.BONUSES: ("2008", 4, "f0", "greedy", 2),
}
"""The game of whose seat each kind is the headline."""
ALSO = {
    Cause.NO_FOUNDING: ("2023-classic", 3, "f0", "greedy", 0),
    Cause.AHEAD: ("2023-classic", 3, "f0", "greedy", 2),
}
"""Of which each kind is found, though others weigh more."""
OF_REVIEW = {Cause.ONE_DECISION, Cause.DECISIONS, Cause.UNLUCKY, Cause.LUCKY}
"""What only a review knows."""


@lru_cache
def course(edition: str, count: int, seed: str, player: str, seat: int) -> Course:
    states, events = played(edition, count, seed, player)
    records = History().records(states, len(states) - 1, range(count))
    return Course(states, events, records, seat)


def headline(of: Course) -> Finding:
    return findings(of)[0]


def mistakes(*amounts: int) -> Sequence[Mistake]:
    points = game()[1]
    return [
        Mistake(judged(point), Money(amount, 100))
        for point, amount in zip(points, amounts, strict=False)
    ]


def test_there_are_23_kinds_and_each_has_a_game() -> None:
    assert len(Cause) == 23
    assert {*GAMES, *ALSO, *OF_REVIEW} == set(Cause)


@pytest.mark.part(of=3)
@pytest.mark.parametrize("cause", GAMES, ids=lambda cause: cause.value)
def test_a_game_has_its_headline(cause: Cause) -> None:
    assert headline(course(*GAMES[cause])).cause is cause


@pytest.mark.parametrize("cause", ALSO, ids=lambda cause: cause.value)
def test_what_weighs_less_is_found_too(cause: Cause) -> None:
    assert cause in {each.cause for each in findings(course(*ALSO[cause]))}


def test_turns_without_cash_are_counted_from_the_first_to_the_last() -> None:
    of = course(*GAMES[Cause.NO_CASH])
    found = headline(of)
    assert (found.count, found.turn, found.until) == (6, 23, 43)
    assert found.other == of.bought(of.rival, 23, 43)
    begun = {turn: step for step, turn in of.turns(of.seat)}
    assert observe(of.states[begun[23]], of.seat).cash[of.seat] < 1000


def test_one_decision_that_cost_more_than_was_missing_comes_before_several() -> None:
    of = course(*GAMES[Cause.BEHIND])
    gap = -of.lead
    one = replace(of, mistakes=mistakes(gap + 100, 200))
    assert headline(one).cause is Cause.ONE_DECISION
    several = replace(of, mistakes=mistakes(gap - 100, gap - 200))
    assert headline(several).cause is Cause.DECISIONS
    assert headline(several).amount == 2 * gap - 300
    assert headline(replace(of, mistakes=mistakes(100))).cause is Cause.BEHIND


def test_draws_make_a_headline_only_where_they_surely_counted() -> None:
    lost = course(*GAMES[Cause.BEHIND])
    assert headline(replace(lost, fortune=Money(-6000, 1000))).cause is Cause.UNLUCKY
    assert headline(replace(lost, fortune=Money(-6000, 4000))).cause is Cause.BEHIND
    won = course(*GAMES[Cause.BONUSES])
    assert headline(replace(won, fortune=Money(60_000, 1000))).cause is Cause.LUCKY
    assert headline(replace(won, fortune=Money(-60_000, 1000))).cause is Cause.BONUSES


@pytest.mark.parametrize("total", [16_300, 38_800, 65_000])
def test_the_parts_of_a_result_add_up(total: int) -> None:
    parts = parts_of(total, 38_800, Money(6349, 251), Money(-1151, 900), Money(33_449, 300))
    assert parts.lead == total - 38_800
    assert parts.decisions + parts.draws + parts.others + parts.rest == parts.lead
    assert (parts.decisions, parts.draws, parts.others) == (-6300, -1200, -5400)
    assert (parts.decisions_margin, parts.draws_margin) == (500, 1800)


def test_without_mistakes_nothing_is_uncertain_about_decisions() -> None:
    parts = parts_of(30_000, 20_000, Money(0, 0), Money(0, 500), Money(30_000, 300))
    assert (parts.decisions, parts.decisions_margin) == (0, 0)
    assert parts.others == 10_000
