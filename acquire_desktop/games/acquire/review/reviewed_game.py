"""Reviewed game: a finished game, and what is known so far of its decisions, draws and money."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

from acquire_desktop.games.acquire.advice.judgement import Judgement
from acquire_desktop.games.acquire.advice.verdict_reasons import Why, why
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.review.account import Parts, parts_of
from acquire_desktop.games.acquire.review.comparison import Comparison, comparison
from acquire_desktop.games.acquire.review.costs import Costs, Mistake, MoneyTask
from acquire_desktop.games.acquire.review.findings import Course
from acquire_desktop.games.acquire.review.finished_game import FinishedGame
from acquire_desktop.games.acquire.review.game_course import Story, StoryTask
from acquire_desktop.games.acquire.review.judging import Plan, Task
from acquire_desktop.games.acquire.review.luck import Draw, adjusted_results
from acquire_desktop.games.acquire.review.money import Money
from acquire_desktop.games.acquire.review.report import Report, report_of

_SHARES: Final = (450, 300, 250)
"""About what the judging takes of the work, of 1000; then the money; then draws and turns."""


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A finished game, the judgements of its decisions so far, and the next task."""

    game: FinishedGame
    plan: Plan
    story: Story
    costs: Costs
    digest: str
    """Of what is judged."""
    earlier: Mapping[Seat, Sequence[int]]
    """By person's seat what that person gave away in other games: see ``earlier_shares``."""

    def judgements(self, seat: Seat) -> Sequence[Judgement]:
        """Return the judgements of a seat's decisions, in their order."""
        judged = (each for each in self.plan.judgements.values() if each.seat == seat)
        return sorted(judged, key=lambda each: each.step)

    def steps(self, seat: Seat) -> Sequence[int]:
        """Return where a seat had a choice, in lines before it."""
        return sorted(point.step for point in self.plan.points.values() if point.seat == seat)

    def report(self, seat: Seat) -> Report:
        """Return the report on a seat."""
        return report_of(self.judgements(seat), seat, self.game.stood_in)

    def share(self, seat: Seat) -> int | None:
        """Return the share of its chance that a seat gave away, once that can be compared."""
        return None if self.plan.is_rough(seat) else self.report(seat).share

    def comparison(self, seat: Seat) -> Comparison:
        """Return the other shares to compare a seat's share with."""
        share = self.share(seat) if seat in self.game.unaided else None
        return comparison(self.game.setup, self.earlier.get(seat, ()), share)

    def mistake_at(self, step: int) -> Mistake | None:
        """Return the mistake after so many lines; None where another decision is, or none."""
        seat = self.plan.points[step].seat
        return next((each for each in self.costs.mistakes(seat) if each.step == step), None)

    def course(self, seat: Seat) -> Course:
        """Return how the game went for a seat, as far as it is known."""
        game, costs = self.game, self.costs
        told = costs.mistakes(seat), costs.fortune(seat)
        return Course(game.states, game.events, game.records, seat, *told)

    def parts(self, seat: Seat) -> Parts | None:
        """Return the parts of a seat's result; None while they are not all known."""
        costs = self.costs
        fortune, usual = costs.fortune(seat), costs.usual(seat)
        if not self.has_costs or fortune is None or usual is None:
            return None
        told = [each.cost for each in costs.mistakes(seat) if each.cost.is_sure]
        error = hypot(*(each.error for each in told))
        cost = Money(sum(each.shown for each in told), round(error))
        totals = costs.totals
        return parts_of(totals[seat], totals[costs.rival_of(seat)], cost, fortune, usual)

    def draws(self, seat: Seat) -> Sequence[Draw]:
        """Return the draws of a seat, in order, as far as they are looked at."""
        return [draw for draw in self.story.draws if draw.seat == seat]

    def without_luck(self) -> tuple[int, ...] | None:
        """Return by seat what a game of two was worth less the draws, in 1/10,000, or None."""
        has_all = self.story.has_all_draws
        return adjusted_results(self.story.draws, self.game.totals) if has_all else None

    def why(self, judged: Judgement) -> Why | None:
        """Return the difference between the better action and the one played; None without one."""
        if judged.verdict.best == judged.verdict.played:
            return None
        return why(self.game.view_before(judged.step, judged.seat, may_decide=True), judged)

    # The work

    @property
    def has_costs(self) -> bool:
        """Whether all mistakes are known."""
        return self._is_own_judged and self.costs.has_costs

    @property
    def permille(self) -> int:
        """How much of the work is done, 0-1000."""
        money = self.costs.permille if self._is_own_judged else 0
        done = zip(_SHARES, (self.plan.permille, money, self.story.permille), strict=True)
        return sum(share * part for share, part in done) // 1000

    def next_task(self) -> Task | StoryTask | MoneyTask | None:
        """Return what comes next: the money and the story before what the others decided."""
        task = self.plan.next_task()
        if not self._is_own_judged:
            return task
        return self.costs.next_task() or self.story.next_task() or task

    @property
    def _is_own_judged(self) -> bool:
        """Whether all decisions of the readers are judged."""
        task = self.plan.next_task()
        return task is None or not self.plan.is_own(task.point)
