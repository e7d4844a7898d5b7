"""A game is judged in passes, may be broken off anywhere, and comes to the same end."""

from itertools import islice

import pytest

from acquire_desktop.games.acquire.advice.judgement import (
    DecisionPoint,
    Judgement,
    Mark,
    Stage,
    decision_points,
    states_of,
)
from acquire_desktop.games.acquire.advice.verdict import Verdict
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.game import observe, resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.review.judging import MOST_IN_PLAIN, Plan, Task, run
from tests.games.acquire.review.games import played

LEVELS = ("medium", "easy", "novice")


def points(seed: str = "judging") -> tuple[DecisionPoint, ...]:
    setup, actions = played(LEVELS, seed)
    return decision_points(states_of(setup, actions), actions)


def verdict(task: Task, loss: int, error: int = 10) -> Verdict:
    """Return what a search might say: the best is something else than what was done."""
    view = task.point.view
    other = next(action for action in view.legal if action != task.point.played)
    simulations = task.stage.effort.simulations
    return Verdict(task.point.played, other, 3000 - loss, 3000, 20, error, 400, simulations)


def walk(plan: Plan, losses: dict[int, int]) -> list[tuple[Stage, Seat, int]]:
    """Do the work of a plan with losses made up; return its tasks in order."""
    tasks = []
    before = 0
    while (task := plan.next_task()) is not None:
        tasks.append((task.stage, task.point.seat, task.point.step))
        assert plan.take(task, verdict(task, losses.get(task.point.step, 0))) is not None
        assert plan.permille >= before
        before = plan.permille
    assert plan.permille == 1000
    return tasks


def test_only_decisions_with_a_choice_are_judged() -> None:
    setup, actions = played(LEVELS, "judging")
    found = {point.step: point for point in points()}
    for step, state in enumerate(states_of(setup, actions)[:-1]):
        view = observe(state, state.seat)
        assert (step in found) == (len(view.legal) > 1)
        if step in found:
            assert (found[step].view, found[step].played) == (view, actions[step])


def test_readers_come_first_then_what_was_costly_then_the_others() -> None:
    all_points = points()
    own = [point.step for point in all_points if point.seat == 1]
    others = [point.step for point in all_points if point.seat != 1]
    costly = {own[3]: 300, own[9]: 900, own[5]: 299, others[2]: 900}
    tasks = walk(Plan(all_points, [1], is_compiled=True), costly)
    stages = [(stage, step) for stage, _seat, step in tasks]
    assert stages[: len(own)] == [(Stage.QUICK, step) for step in own]
    usual = stages[len(own) : 2 * len(own)]
    assert {step for _stage, step in usual} == set(own)
    assert [step for _stage, step in usual][:2] == [own[9], own[3]]
    rest = stages[2 * len(own) :]
    assert rest[:2] == [(Stage.DEEP, own[9]), (Stage.DEEP, own[3])]
    assert rest[2:] == [(Stage.USUAL, step) for step in others]


def test_a_loss_that_is_still_open_is_looked_at_deeply_too() -> None:
    some = [point for point in points() if point.seat == 0][:2]
    plan = Plan(some, [0], is_compiled=True)
    for _ in range(4):
        task = plan.next_task()
        assert task is not None
        plan.take(task, verdict(task, 0, 151 if task.point is some[1] else 150))
    task = plan.next_task()
    assert task is not None
    assert (task.stage, task.point) == (Stage.DEEP, some[1])


def test_plain_python_judges_only_the_readers_and_their_largest_losses_as_usual() -> None:
    all_points = points()
    own = [point.step for point in all_points if point.seat == 2]
    losses = {step: 10 * place for place, step in enumerate(own)}
    plan = Plan(all_points, [2], is_compiled=False)
    tasks = walk(plan, losses)
    assert plan.is_brief
    assert {seat for _stage, seat, _step in tasks} == {2}
    usual = [step for stage, _seat, step in tasks if stage is Stage.USUAL]
    assert usual == own[: -MOST_IN_PLAIN - 1 : -1]
    assert all(stage is not Stage.DEEP for stage, _seat, _step in tasks)


@pytest.mark.parametrize("is_compiled", [True, False])
def test_a_review_that_was_broken_off_goes_on_where_it_was(is_compiled: bool) -> None:
    all_points = points()[:40]
    losses = {point.step: 17 * place % 700 for place, point in enumerate(all_points)}
    whole = Plan(all_points, [0, 1], is_compiled=is_compiled)
    tasks = walk(whole, losses)
    for done in range(0, len(tasks), 7):
        first = Plan(all_points, [0, 1], is_compiled=is_compiled)
        for _ in range(done):
            task = first.next_task()
            assert task is not None
            first.take(task, verdict(task, losses[task.point.step]))
        second = Plan(all_points, [0, 1], is_compiled=is_compiled)
        second.restore(first.judgements.values())
        assert walk(second, losses) == tasks[done:]
        assert second.judgements == whole.judgements


def test_a_verdict_that_was_stopped_half_way_counts_for_nothing() -> None:
    plan = Plan(points()[:3], [0, 1, 2], is_compiled=True)
    task = plan.next_task()
    assert task is not None
    view = task.point.view
    half = Verdict(view.legal[0], view.legal[0], 3000, 3000, 20, 0, 0, 100)
    assert plan.take(task, half) is None
    assert plan.next_task() == task


def test_the_same_game_is_judged_the_same_again_also_when_it_is_broken_off() -> None:
    some = points()[:6]
    first = Plan(some, [0], is_compiled=True)
    found = list(run(first))
    second = Plan(some, [0], is_compiled=True)
    assert list(islice(run(second), 3)) == found[:3]
    third = Plan(some, [0], is_compiled=True)
    third.restore(second.judgements.values())
    assert list(run(third)) == found[3:]
    assert third.judgements == first.judgements


def test_a_review_that_is_stopped_ends_at_once_and_keeps_no_half_judgement() -> None:
    answers = iter([False, False] + [True] * 1000)
    assert list(run(Plan(points(), [0]), lambda: next(answers))) == []


def test_tiles_that_a_seat_could_not_see_change_no_judgement() -> None:
    for point in points()[5:60:9]:
        seat = point.seat
        other = observe(resample(point.view, None, Generator(point.step)), seat)
        seen = DecisionPoint(point.step, other, point.played)
        plans = [Plan([each], [seat], is_compiled=False) for each in (point, seen)]
        first, second = (list(run(plan)) for plan in plans)
        assert first == second


def judgement(loss: int, best: int, error: int = 10, stage: Stage = Stage.DEEP) -> Judgement:
    point = points()[0]
    action = point.played
    return Judgement(
        *(point.step, point.seat, point.kind, stage),
        Verdict(action, action, best - loss, best, 20, error, 400, 20_000),
    )


@pytest.mark.parametrize(
    ("loss", "best", "mark"),
    [
        (499, 4000, Mark.NONE),
        (500, 4000, Mark.DOUBTFUL),
        (999, 4000, Mark.DOUBTFUL),
        (1000, 4000, Mark.BAD),
        (1499, 9000, Mark.BAD),
        (1500, 9000, Mark.VERY_BAD),
        (200, 1000, Mark.DOUBTFUL),
        (350, 1000, Mark.BAD),
        (500, 1000, Mark.VERY_BAD),
        (199, 300, Mark.NONE),
        (-600, 1000, Mark.NONE),
    ],
)
def test_marks_are_given_by_points_or_by_the_share_of_the_chance(
    loss: int, best: int, mark: Mark
) -> None:
    assert judgement(loss, best).mark is mark
    assert judgement(loss, best, stage=Stage.USUAL).mark is Mark.NONE
    assert judgement(loss, best, error=abs(loss)).mark is Mark.NONE


def test_what_somebody_else_decided_for_a_reader_is_judged_like_the_other_seats() -> None:
    all_points = points()
    own = [point.step for point in all_points if point.seat == 1]
    away = own[len(own) // 2 :]
    plan = Plan(all_points, [1], is_compiled=True, stood_in=away)
    assert plan.is_rough(1)
    tasks = walk(plan, dict.fromkeys(away, 900))
    of_away = [stage for stage, _seat, step in tasks if step in away]
    assert of_away == [Stage.USUAL] * len(away)
    assert not plan.is_rough(1)
