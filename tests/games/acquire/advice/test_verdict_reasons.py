"""Why an action was better is told by what speaks for it alone."""

from acquire_desktop.games.acquire.advice.judgement import (
    DecisionKind,
    DecisionPoint,
    Judgement,
    Stage,
    decision_points,
    states_of,
)
from acquire_desktop.games.acquire.advice.reason_finder import reasons_for
from acquire_desktop.games.acquire.advice.verdict import Verdict
from acquire_desktop.games.acquire.advice.verdict_reasons import why
from acquire_desktop.games.acquire.engine.actions import BuyStock
from tests.games.acquire.review.games import played


def a_purchase() -> DecisionPoint:
    setup, actions = played(("medium", "easy", "novice"), "why")
    points = decision_points(states_of(setup, actions), actions)
    return next(
        point
        for point in points
        if point.kind is DecisionKind.BUYING
        and sum(point.view.sizes) > 20
        and len(point.view.legal) > 9
    )


def judged(point: DecisionPoint, best: BuyStock) -> Judgement:
    head = point.step, point.seat, point.kind, Stage.DEEP
    return Judgement(*head, Verdict(point.played, best, 3000, 4000, 20, 10, 1200, 20_000))


def test_reasons_that_both_have_are_told_of_neither() -> None:
    point = a_purchase()
    for best in point.view.legal:
        if not isinstance(best, BuyStock):
            continue
        told = why(point.view, judged(point, best))
        for_best = reasons_for(point.view, point.seat, best)
        for_played = reasons_for(point.view, point.seat, point.played)
        assert set(told.better) <= set(for_best) - set(for_played)
        assert set(told.gained) <= set(for_played) - set(for_best)


def test_what_has_the_same_reasons_is_close_in_kind() -> None:
    point = a_purchase()
    assert isinstance(point.played, BuyStock)
    told = why(point.view, judged(point, point.played))
    assert (told.better, told.gained, told.reply) == ((), (), None)
