"""Findings: each kind of fact has a game that shows it, and the parts of a result add up."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import pytest

from acquire_desktop.games.acquire.engine.actions import BuyStock, DeclareEnd, PlaceTile
from acquire_desktop.games.acquire.engine.events import BonusPaid, FinalAccountBegan, GameEnded
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.history import History
from acquire_desktop.games.acquire.review.account import parts_of
from acquire_desktop.games.acquire.review.costs import Mistake
from acquire_desktop.games.acquire.review.findings import Cause, Course, Finding, findings, in_order
from acquire_desktop.games.acquire.review.money import Money, rounded
from tests.games.acquire.news.games import played
from tests.games.acquire.review.test_costs import game, judged

GAMES = {
    Cause.LESS_TAKEOVERS: ("2023-classic", 4, "f0", "greedy", 1),
    Cause.LESS_AT_END: ("2023-classic", 4, "f0", "greedy", 0),
    Cause.LESS_STOCK: ("2023-classic", 4, "f1", "random", 0),
    Cause.NO_CASH: ("2023-classic", 4, "f1", "random", 1),
    Cause.ENDED_LATE: ("2023-classic", 3, "f0", "greedy", 1),
    Cause.TIE: ("2008", 4, "f15", "newcomer", 0),
    Cause.MORE_TAKEOVERS: ("2023-classic", 4, "f1", "newcomer", 0),
    Cause.MORE_AT_END: ("2023-classic", 4, "f0", "greedy", 2),
    Cause.MORE_STOCK: ("2023-classic", 4, "f1", "random", 2),
}
"""The game of whose seat each kind is the headline."""
ALSO = {
    Cause.OVERTAKEN: ("2023-tycoon", 3, "f0", "greedy", 0),
    Cause.WORTHLESS: ("2023-classic", 4, "f1", "random", 0),
    Cause.ONE_SHORT: ("2023-classic", 4, "f0", "greedy", 0),
}
"""Of which each kind is found, though others weigh more."""
OF_REVIEW = {
    *(Cause.TURNED, Cause.SLIPPED, Cause.ONE_DECISION, Cause.ANY_DECISION, Cause.DECISIONS),
    *(Cause.UNLUCKY, Cause.LUCKY, Cause.ENDED_EARLY, Cause.UNSPENT),
}
"""What only a review knows."""
OF_NONE = {Cause.BEHIND, Cause.AHEAD}
"""What is said where nothing else is found, as in games with more cash for some."""


@lru_cache
def course(edition: str, count: int, seed: str, player: str, seat: int) -> Course:
    states, events = played(edition, count, seed, player)
    records = History().records(states, len(states) - 1, range(count))
    return Course(states, events, records, seat)


def headline(of: Course) -> Finding:
    return findings(of)[0]


def mistakes(*amounts: int, best: int = 4300, played: int = 4000) -> Sequence[Mistake]:
    """Return mistakes that cost so many dollars, each with these chances."""
    found = []
    for point, amount in zip(game()[1], amounts, strict=False):
        each = judged(point)
        verdict = replace(each.verdict, best_win=best, played_win=played)
        found.append(Mistake(replace(each, verdict=verdict), Money(amount, 100)))
    return found


def test_there_are_23_kinds_and_each_has_a_game() -> None:
    assert len(Cause) == 23
    assert {*GAMES, *ALSO, *OF_REVIEW, *OF_NONE} == set(Cause)


@pytest.mark.part(of=3)
@pytest.mark.parametrize("cause", GAMES, ids=lambda cause: cause.value)
def test_a_game_has_its_headline(cause: Cause) -> None:
    assert headline(course(*GAMES[cause])).cause is cause


@pytest.mark.parametrize("cause", ALSO, ids=lambda cause: cause.value)
def test_what_weighs_less_is_found_too(cause: Cause) -> None:
    assert cause in {each.cause for each in findings(course(*ALSO[cause]))}


@pytest.mark.parametrize("cause", GAMES, ids=lambda cause: cause.value)
def test_the_sources_of_two_seats_differ_by_the_lead_and_nothing_weighs_little(
    cause: Cause,
) -> None:
    of = course(*GAMES[cause])
    assert sum(of.sources(of.seat)) - sum(of.sources(of.rival)) == of.lead
    assert all(6 * each.weight >= abs(of.lead) for each in findings(of))


def test_a_source_has_the_money_of_both_and_the_chain_that_made_most() -> None:
    of = course(*GAMES[Cause.LESS_AT_END])
    paid = {
        seat: {
            event.chain: event.amount
            for _, turn, event in of.all()
            if isinstance(event, BonusPaid) and event.seat == seat and turn == of.records[-1].turn
        }
        for seat in (of.seat, of.rival)
    }
    found = headline(of)
    assert (found.count, found.other) == tuple(sum(each.values()) for each in paid.values())
    assert found.amount == found.other - found.count
    assert found.chain is not None
    assert 2 * (paid[of.rival][found.chain] - paid[of.seat].get(found.chain, 0)) > found.amount


def test_turns_without_cash_are_counted_from_the_first_to_the_last() -> None:
    of = course(*GAMES[Cause.LESS_TAKEOVERS])
    found = next(each for each in findings(of) if each.cause is Cause.NO_CASH)
    assert (found.count, found.turn, found.until) == (6, 23, 43)
    assert found.other == of.bought(of.rival, 23, 43)
    more = found.other - of.bought(of.seat, 23, 43)
    assert found.amount == rounded(more * of.per_stock)
    begun = {turn: step for step, turn in of.turns(of.seat)}
    assert observe(of.states[begun[23]], of.seat).cash[of.seat] < 1000


def test_one_decision_that_lost_the_game_comes_first_and_several_come_with_their_sum() -> None:
    of = course(*GAMES[Cause.LESS_STOCK])
    gap = -of.lead
    turning = replace(of, mistakes=mistakes(gap + 100, 200, played=1900))
    assert headline(turning).cause is Cause.ONE_DECISION
    assert headline(turning).amount == rounded(gap + 100)
    both = headline(replace(of, mistakes=mistakes(gap + 100, gap + 200)))
    assert (both.cause, both.count, both.other) == (Cause.ANY_DECISION, 2, gap)
    assert both.amount == rounded(gap + 200)
    several = findings(replace(of, mistakes=mistakes(gap - 100, gap - 200)))
    found = next(each for each in several if each.cause is Cause.DECISIONS)
    assert (found.amount, found.count) == (2 * gap - 300, 2)
    lost = replace(of, mistakes=mistakes(gap + 100, best=400, played=100))
    assert findings(lost) == findings(of)  # it decided nothing


def test_a_decision_that_took_a_good_chance_comes_first_whatever_it_cost_in_money() -> None:
    of = course(*GAMES[Cause.LESS_STOCK])
    (great,) = mistakes(100, best=9900, played=100)
    for cost in (great.cost, Money(0, 300)):
        found = headline(replace(of, mistakes=[replace(great, cost=cost)]))
        assert (found.cause, found.count, found.other) == (Cause.TURNED, 99, 1)
        assert found.better == great.judgement.verdict.best
    one, two = mistakes(100, 100, best=6000, played=4400)
    last = mistakes(*[100] * 20, best=4900, played=2400)[-1]
    found = headline(replace(of, mistakes=[last, one]))
    assert (found.cause, found.count, found.other) == (Cause.SLIPPED, 60, 24)
    assert (found.turn, found.until) == tuple(map(of.turn_of, (one, last)))
    assert findings(replace(of, mistakes=[one, two])) == findings(of)  # it recovered
    small = mistakes(100, best=3900, played=1500)
    assert findings(replace(of, mistakes=small)) == findings(of)


def test_beside_where_the_difference_was_made_comes_what_made_it() -> None:
    end, stock = Finding(Cause.LESS_AT_END, 12_000), Finding(Cause.LESS_STOCK, 10_400)
    for weight, expected in ((10_200, 1), (5_200, 1), (5_100, 2)):
        luck = Finding(Cause.UNLUCKY, weight)
        assert in_order([luck, stock, end]).index(luck) == expected
    assert in_order([stock, end]) == (end, stock)


def test_draws_are_a_reason_only_where_they_surely_counted() -> None:
    lost = course(*GAMES[Cause.LESS_STOCK])
    assert headline(replace(lost, fortune=Money(-16_000, 1000))).cause is Cause.UNLUCKY
    assert findings(replace(lost, fortune=Money(-16_000, 9000))) == findings(lost)
    won = course(*GAMES[Cause.MORE_AT_END])
    assert headline(replace(won, fortune=Money(60_000, 1000))).cause is Cause.LUCKY
    assert findings(replace(won, fortune=Money(-60_000, 1000))) == findings(won)


def test_a_declaration_and_stock_not_bought_count_as_what_they_surely_cost() -> None:
    of = course(*GAMES[Cause.LESS_STOCK])
    for done, best, cause in (
        (DeclareEnd(), PlaceTile(3), Cause.ENDED_EARLY),
        (BuyStock((0,) * 7), BuyStock((1,) * 3 + (0,) * 4), Cause.UNSPENT),
    ):
        (each,) = mistakes(4000)
        verdict = replace(each.judgement.verdict, played=done, best=best)
        told = replace(each, judgement=replace(each.judgement, verdict=verdict))
        found = {each.cause: each for each in findings(replace(of, mistakes=[told]))}
        assert found[cause].amount == 4000


def test_with_nothing_to_say_the_lead_alone_is_said() -> None:
    for cause, said in ((Cause.MORE_STOCK, Cause.AHEAD), (Cause.LESS_STOCK, Cause.BEHIND)):
        of = course(*GAMES[cause])
        kept = FinalAccountBegan, GameEnded
        events = [[each for each in step if isinstance(each, kept)] for step in of.events]
        bare = replace(of, events=events, records=())
        assert [each.cause for each in findings(bare)] == [said]
        assert findings(bare)[0].amount == abs(of.lead)


@pytest.mark.parametrize("total", [16_300, 38_800, 65_000])
def test_the_parts_of_a_result_add_up(total: int) -> None:
    parts = parts_of(total, 38_800, Money(6349, 251), Money(-1151, 900), Money(33_449, 300))
    assert parts.usual + parts.decisions + parts.draws + parts.rest == parts.total == total
    assert (parts.usual, parts.decisions, parts.draws) == (33_400, -6300, -1200)
    assert (parts.decisions_margin, parts.draws_margin) == (500, 1800)


def test_without_mistakes_nothing_is_uncertain_about_decisions() -> None:
    parts = parts_of(30_000, 20_000, Money(0, 0), Money(0, 500), Money(30_000, 300))
    assert (parts.decisions, parts.decisions_margin, parts.rest) == (0, 0, 0)
