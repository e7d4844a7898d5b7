"""Costs: what decisions and draws cost in dollars, and in which order that is found out."""

import json
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

import pytest

from acquire_desktop.codec import FormError
from acquire_desktop.games.acquire.advice.judgement import (
    DecisionPoint,
    Judgement,
    Stage,
    decision_points,
    judgement_of,
    states_of,
)
from acquire_desktop.games.acquire.advice.verdict import Verdict
from acquire_desktop.games.acquire.engine.actions import DeclareEnd
from acquire_desktop.games.acquire.engine.kernel.compiled import RUNNING
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.review.attempt import Attempt, known_attempt
from acquire_desktop.games.acquire.review.costs import (
    MOST,
    Costs,
    Mistake,
    MoneyTask,
    by_weight,
)
from acquire_desktop.games.acquire.review.judging import Plan
from acquire_desktop.games.acquire.review.luck import DrawPoint, UnfinishedGameError, draw_points
from acquire_desktop.games.acquire.review.money import (
    Money,
    cost_of,
    usual_end,
    worth_of_draw,
)
from acquire_desktop.games.acquire.review.money_json import look, money_from_plain, plain_cost
from acquire_desktop.games.acquire.review.sources import (
    SOURCE_COUNT,
    Source,
    SourceSum,
    sums_of,
    telling,
)
from tests.games.acquire.review.games import played

LEVELS = ("novice", "medium", "easy")
FEW = 16 if RUNNING else 2


@lru_cache
def game() -> tuple[list[State], tuple[DecisionPoint, ...], tuple[DrawPoint, ...]]:
    setup, actions = played(LEVELS, "money")
    states = states_of(setup, actions)
    return states, decision_points(states, actions), draw_points(states, actions)


def judged(point: DecisionPoint) -> Judgement:
    best = next(action for action in point.view.legal if action != point.played)
    verdict = Verdict(point.played, best, 4000, 4300, 60, 40, 400, 2000)
    return judgement_of(point, Stage.USUAL, verdict)


def all_costs(points: tuple[DecisionPoint, ...]) -> Costs:
    plan = Plan(points, [0], 3)
    plan.restore(map(judged, points))
    return Costs(plan, game()[0], game()[2], 3, is_compiled=True)


def answer(task: MoneyTask) -> list[list[int]]:
    """Return an answer by which each decision costs $10 more than the one before."""
    return [[10 * task.step + seat, 5] for seat in range(3 if task.part == 3 else 1)]


def test_the_same_decision_costs_the_same_again_and_the_other_way_round_as_much_less() -> None:
    point = next(each for each in game()[1] if each.step > 60)
    best, *_, worst = point.view.legal
    found = cost_of(point.view, best, worst, FEW, 5)
    assert found == cost_of(point.view, best, worst, FEW, 5)
    assert found is not None
    other_way = cost_of(point.view, worst, best, FEW, 5)
    negative = tuple(-amount for amount in found.sources)
    assert other_way == Money(-found.amount, found.error, negative)
    assert cost_of(point.view, best, best, FEW, 5) == Money(0, 0, (0,) * SOURCE_COUNT)


def test_the_sources_of_a_cost_are_together_the_cost() -> None:
    point = next(each for each in game()[1] if each.step > 60)
    best, *_, worst = point.view.legal
    found = cost_of(point.view, best, worst, FEW, 5)
    assert found is not None
    assert abs(sum(found.sources) - found.amount) <= SOURCE_COUNT
    assert {each.amount for each in sums_of(found.sources)} != {0}


def test_another_process_finds_the_same_and_hidden_tiles_do_not_count() -> None:
    point = next(each for each in game()[1] if each.step > 60)
    best, *_, worst = point.view.legal
    question = json.loads(json.dumps(plain_cost(point.view, best, worst, FEW)))
    assert money_from_plain(look(question, 5), 1) == (cost_of(point.view, best, worst, FEW, 5),)


def test_all_tiles_that_could_have_come_bring_nothing_together() -> None:
    point = next(each for each in game()[2] if each.step > 90)
    found = worth_of_draw(point.state, point.action, point.drawn, FEW, 5)
    assert found is not None
    assert found == worth_of_draw(point.state, point.action, point.drawn, FEW, 5)


def test_an_average_game_ends_like_games_do() -> None:
    usual = usual_end(game()[0][0], FEW, 4)
    assert usual is not None
    assert all(10_000 < each.amount < 90_000 for each in usual)


def test_what_is_stopped_tells_nothing() -> None:
    _, points, draws = game()
    best, *_, worst = points[0].view.legal
    assert cost_of(points[0].view, best, worst, FEW, 1, lambda: True) is None
    draw = draws[0]
    assert worth_of_draw(draw.state, draw.action, draw.drawn, FEW, 1, lambda: True) is None
    assert usual_end(game()[0][0], FEW, 1, lambda: True) is None


def test_the_dearest_are_looked_at_closely_then_come_draws_and_the_usual_end() -> None:
    points = game()[1]
    costs, parts, done = all_costs(points), [], [0]
    while (task := costs.next_task()) is not None:
        assert not costs.take(task, [])
        assert costs.take(task, answer(task))
        parts.append(task.part)
        done.append(costs.permille)
    own = [point.step for point in points if point.seat == 0]
    assert parts == sorted(parts)
    assert parts.count(0) == len(own)
    assert parts.count(1) == MOST
    assert done == sorted(done)
    assert done[-1] == 1000
    # All cost the same of the chance: the dearest come first.
    assert [each.step for each in costs.mistakes(0)] == sorted(own, reverse=True)[:MOST]
    assert costs.has_costs
    rival = costs.rival_of(0)
    other = 3 - rival
    assert costs.fortune(0) is not None
    assert costs.fortune(rival) is not None
    assert costs.fortune(other) is None
    assert costs.usual(2) == Money(2, 5)
    again = all_costs(points)
    again.restore(costs.kept)
    assert again.next_task() is None
    assert again.mistakes(0) == costs.mistakes(0)


def test_what_cost_most_of_the_chance_comes_first_though_others_cost_more() -> None:
    points = [point for point in game()[1] if point.seat == 0]
    plan = Plan(points, [0], 3)
    made = [judged(point) for point in points]
    verdict = replace(made[0].verdict, best_win=5000)
    plan.restore([replace(made[0], verdict=verdict), *made[1:]])
    costs = Costs(plan, game()[0], game()[2], 3, is_compiled=True)
    while (task := costs.next_task()) is not None:
        costs.take(task, answer(task))
    told = costs.mistakes(0)
    assert told[0].step == points[0].step
    assert told[0].points == 10
    assert told[0].cost.amount < min(each.cost.amount for each in told[1:])


def test_a_mistake_of_a_lost_position_is_marked_as_one() -> None:
    made = judged(game()[1][0])
    for best, was_lost in ((499, True), (500, False)):
        verdict = replace(made.verdict, best_win=best, played_win=0)
        mistake = Mistake(replace(made, verdict=verdict), Money(9000, 10))
        assert mistake.was_lost is was_lost
        small = Mistake(made, Money(100, 10))
        assert (min([small, mistake], key=by_weight) is small) is was_lost


def test_the_chain_of_a_source_made_more_than_half_of_it_and_small_sources_are_not_told() -> None:
    takeovers, end = [0, 3000, 0, 0, -500, 0, 0], [-900, 0, 0, -1000, 0, 0, 0]
    sums = sums_of([*takeovers, *end, 100])
    assert sums == [
        SourceSum(Source.TAKEOVERS, 2500, 1),
        SourceSum(Source.END, -1900, 3),
        SourceSum(Source.STOCK, 100),
    ]
    assert telling(sums, 700) == sums[:2]
    assert sums_of(()) == []
    assert sums_of([0] * 7 + [500, 500, 0, 0, 0, 0, 0] + [0])[0].chain is None


def test_amounts_below_two_errors_are_no_mistakes() -> None:
    costs = all_costs(game()[1])
    while (task := costs.next_task()) is not None:
        doubt = [[500, 260 if task.step % 2 else 240]]
        costs.take(task, answer(task) if task.part > 1 else doubt)
    assert costs.mistakes(0)
    assert all(each.step % 2 == 0 for each in costs.mistakes(0))
    assert all(each.cost.shown == 500 for each in costs.mistakes(0))


def test_a_great_loss_of_chance_is_a_mistake_though_it_cost_no_money_for_sure() -> None:
    points = game()[1]
    great = judged(points[0])
    verdict = replace(great.verdict, best_win=9000, played_win=2000)
    plan = Plan(points, [points[0].seat], 3)
    plan.restore([replace(great, verdict=verdict), *map(judged, points[1:])])
    costs = Costs(plan, game()[0], game()[2], 3, is_compiled=True)
    while (task := costs.next_task()) is not None and task.part < 2:
        costs.take(task, [[0, 400]])
    (mistake,) = costs.mistakes(points[0].seat)
    assert (mistake.step, mistake.points, mistake.cost.is_sure) == (points[0].step, 70, False)


def test_when_in_a_turn_the_end_is_declared_is_no_mistake() -> None:
    points = game()[1]
    first, later = next(
        (one, other)
        for one, other in pairwise(points)
        if one.seat == other.seat and one.view.turn == other.view.turn
    )
    declared = replace(judged(first).verdict, best=DeclareEnd())
    plan = Plan([first, later], [first.seat], 3)
    plan.restore([replace(judged(first), verdict=declared)])
    costs = Costs(plan, game()[0], (), 3, is_compiled=True)
    asked = costs.next_task()
    assert asked is not None
    assert asked.step == first.step
    may_declare = replace(later, view=replace(later.view, legal=(DeclareEnd(),)))
    plan = Plan([first, may_declare], [first.seat], 3)
    plan.restore([replace(judged(first), verdict=declared)])
    task = Costs(plan, game()[0], (), 3, is_compiled=True).next_task()
    assert task is not None
    assert task.part > 1


def test_nonsense_is_refused_and_a_running_game_has_no_costs() -> None:
    states, points, draws = game()
    costs = all_costs(points)
    task = costs.next_task()
    assert task is not None
    nonsense: list[object] = [[[1]], [[]], [[1, -1]], None, [[1, 2], [3, 4]], [["1", 2]]]
    for plain in [*nonsense, [[1, 2, 3]]]:
        with pytest.raises(FormError):
            costs.take(task, plain)
    with pytest.raises(UnfinishedGameError):
        Costs(Plan(points, [0]), states[:-1], draws)
    with pytest.raises(ValueError, match="nothing"):
        look(["nothing", 0, 0], 1)


def test_in_plain_python_there_is_no_money() -> None:
    costs = Costs(Plan(game()[1], [0]), game()[0], game()[2], is_compiled=False)
    assert costs.next_task() is None
    assert costs.permille == 1000
    assert not costs.has_costs


@pytest.mark.parametrize(
    ("loss", "cost", "is_right"),
    [
        (0, None, True),
        (160, None, False),
        (160, Money(-500, 50), False),
        (0, Money(500, 100), False),
        (0, Money(500, 300), True),
        (0, Money(250, 10), True),
    ],
)
def test_an_answer_is_right_within_the_error(loss: int, cost: Money | None, is_right: bool) -> None:
    action = game()[1][0].played
    assert Attempt(action, loss, 40, cost).is_right is is_right


def test_what_was_played_and_what_is_best_need_not_be_judged_again() -> None:
    point = game()[1][0]
    made = judged(point)
    best = known_attempt(made, made.verdict.best, Money(900, 50))
    assert best == Attempt(made.verdict.best, 0, 0, Money(0, 0))
    same = known_attempt(made, point.played, Money(900, 50))
    assert same == Attempt(point.played, 300, 40, Money(900, 50))
    third = next(a for a in point.view.legal if a not in (point.played, made.verdict.best))
    assert known_attempt(made, third, None) is None
