"""A report adds up what was given away, and says nothing where there is too little to tell."""

from dataclasses import replace

from acquire_desktop.games.acquire.advice.judgement import (
    DecisionKind,
    Judgement,
    Stage,
    decision_points,
    judgement_of,
    states_of,
)
from acquire_desktop.games.acquire.advice.table import table_of
from acquire_desktop.games.acquire.advice.verdict import Verdict
from acquire_desktop.games.acquire.review.report import (
    FEWEST_FOR_SHARE,
    FEWEST_GAMES,
    report_of,
    share_interval,
)
from tests.games.acquire.review.games import played


def judgements(losses: list[int], best: int = 4000) -> list[Judgement]:
    setup, actions = played(("medium", "easy", "novice"), "judging")
    points = decision_points(states_of(setup, actions), actions)[: len(losses)]
    return [
        Judgement(
            *(point.step, 0, point.kind, Stage.USUAL),
            Verdict(point.played, point.played, best - loss, best, 20, 10, 400, 2_000),
        )
        for point, loss in zip(points, losses, strict=True)
    ]


def with_spread(judgement: Judgement, spread: int) -> Judgement:
    return replace(judgement, verdict=replace(judgement.verdict, spread=spread))


def test_the_sums_are_those_of_the_list_also_where_luck_made_a_loss_negative() -> None:
    report = report_of(judgements([300, -20, 0, 700, 100]), 0)
    assert report.given_away == 1080
    assert report.per_decision == 216
    assert [each.loss for each in report.costliest] == [700, 300, 100]
    assert sum(kind.loss for kind in report.kinds) == report.given_away
    assert sum(kind.decisions for kind in report.kinds) == report.decisions == 5
    assert [point.win for point in report.line] == [4000] * 5
    assert {point.band for point in report.line} == {40}


def test_a_share_is_that_among_equals_whoever_sits_at_the_table() -> None:
    setup, actions = played(("medium", "easy", "novice"), "judging")
    points = [
        point for point in decision_points(states_of(setup, actions), actions) if point.seat == 0
    ]
    verdicts = [
        Verdict(point.played, point.played, 3000, 4000, 20, 10, 1200, 2_000) for point in points
    ]
    equal, told = (
        report_of(
            [
                judgement_of(point, Stage.USUAL, verdict, table=table)
                for point, verdict in zip(points, verdicts, strict=True)
            ],
            0,
        )
        for table in (None, table_of(("hard", "beginner", "beginner")))
    )
    assert (told.share, told.shared) == (equal.share, equal.shared) == (2500, len(points))
    assert told.line[0].win > equal.line[0].win
    assert 0 < told.given_away < equal.given_away


def test_obvious_decisions_are_left_out_but_stand_in_the_line() -> None:
    first, second = judgements([300, 40])
    report = report_of([first, with_spread(second, 49)], 0)
    assert (report.decisions, report.given_away) == (1, 300)
    assert len(report.line) == 2


def test_decisions_mattered_where_three_points_were_at_stake() -> None:
    first, second = judgements([0, 0])
    report = report_of([with_spread(first, 300), with_spread(second, 299)], 0)
    assert report.mattered == (first.step,)


def test_other_seats_do_not_count() -> None:
    first, second = judgements([300, 200])
    assert report_of([first, replace(second, seat=1)], 0).given_away == 300


def test_the_share_is_the_mean_of_the_shares() -> None:
    half = len(range(FEWEST_FOR_SHARE + 1)) // 2
    report = report_of(judgements([400] * half + [0] * half), 0)
    assert report.share == 500


def test_the_share_is_that_of_the_usual_look_and_the_sum_that_of_the_latest() -> None:
    usual = judgements([400] * FEWEST_FOR_SHARE)
    deep = [
        replace(each, stage=Stage.DEEP, verdict=replace(each.verdict, played_win=3900), usual=was)
        for each, was in ((each, each.verdict) for each in usual)
    ]
    report = report_of([deep[0], *usual[1:]], 0)
    assert report.share == 1000
    assert report.given_away == 400 * FEWEST_FOR_SHARE - 300
    assert report_of(usual, 0).share == report.share


def test_there_is_no_share_of_a_few_decisions_nor_of_lost_games() -> None:
    assert report_of(judgements([400] * (FEWEST_FOR_SHARE - 1)), 0).share is None
    lost = report_of(judgements([100] * 40, best=499), 0)
    assert (lost.share, lost.shared) == (None, 0)


def test_no_judgement_makes_an_empty_report() -> None:
    report = report_of([], 0)
    assert (report.decisions, report.given_away, report.per_decision) == (0, 0, 0)
    assert DecisionKind.TILE not in {kind.kind for kind in report.kinds}


def test_the_interval_holds_the_mean_of_the_games_and_is_the_same_again() -> None:
    shares = [900, 300, 500, 700, 1100]
    assert share_interval(shares[: FEWEST_GAMES - 1]) is None
    interval = share_interval(shares)
    assert interval is not None
    assert min(shares) < interval[0] < 700 < interval[1] < max(shares)
    assert share_interval(shares) == interval
    assert share_interval([400] * 5) == (400, 400)
