"""Judging: in which order the decisions of a game are judged, and how deeply.

First every decision of the readers is looked at roughly, so that there is something to show at
once; then as usual; then those that seem costly, or whose loss is still open, deeply; then the
decisions of the other seats, as usual. The plan only says what comes next: the work may be done
here (``run``) or in another process, and may be broken off and taken up again anywhere.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from acquire_desktop.games.acquire.advice.judgement import (
    POINT,
    DecisionPoint,
    Judgement,
    Stage,
    judgement_of,
)
from acquire_desktop.games.acquire.advice.table import Table
from acquire_desktop.games.acquire.advice.table_verdict import verdict_at
from acquire_desktop.games.acquire.advice.verdict import Verdict, judge
from acquire_desktop.games.acquire.ai.search.stopping import ShouldStop, never_stop
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.kernel.compiled import RUNNING
from acquire_desktop.games.acquire.engine.setup import random_word
from acquire_desktop.games.acquire.engine.view import View

COSTLY: Final = 3 * POINT
"""Losses that are looked at deeply."""
OPEN: Final = 3 * POINT // 2
"""Errors of a loss that ask for a deeper look."""
_LAP: Final = 3
"""Simulations that may be missing at the end, since all contenders are tried equally often."""
_PERMILLE: Final = (50, 300, 450, 200)
"""About what each phase takes of the work."""
MOST_IN_PLAIN: Final = 10
"""Decisions of each reader that are judged as usual where the kernel is not compiled."""


@dataclass(frozen=True, slots=True)
class Task:
    """One decision to be judged."""

    point: DecisionPoint
    stage: Stage
    seed: int
    """Where its luck comes from: other luck at every stage, since what seemed costly by luck
    would stay so by the same luck.
    """


@dataclass(frozen=True, slots=True)
class _Phase:
    """A part of the work."""

    stage: Stage
    waiting: list[DecisionPoint]
    """What is to be done, in that order."""
    finished: int
    """Decisions of it that are judged."""


class Plan:
    """The judgements of a game so far, and the next task.

    What comes next follows from what has been judged alone, whatever way that came about.
    """

    def __init__(
        self,
        points: Iterable[DecisionPoint],
        readers: Iterable[Seat],
        seed: int = 0,
        is_compiled: bool = RUNNING,
        stood_in: Collection[int] = (),
        table: Table | None = None,
    ) -> None:
        """Plan the review of a game.

        Args:
            points: All decisions in which there was a choice.
            readers: The seats whose decisions are judged first and deeply, as a rule the people.
            seed: Where the luck of the simulations comes from.
            is_compiled: Whether the search runs compiled; else only the readers are judged, and
                only their largest losses as usual.
            stood_in: The steps at which somebody else decided for a reader: they are judged as
                those of the other seats.
            table: How strong the players are; None to judge as among equals.
        """
        self.readers: Final = frozenset(readers)
        self._stood_in: Final = frozenset(stood_in)
        self.points: Final = {point.step: point for point in points}
        self.is_brief: Final = not is_compiled
        """Whether less than all is judged, since it would take too long."""
        self.table: Final = table
        self._seed = seed
        self._judgements: dict[int, Judgement] = {}

    @property
    def judgements(self) -> Mapping[int, Judgement]:
        """The latest judgement of each decision that has one, by its step."""
        return self._judgements

    def is_own(self, point: DecisionPoint) -> bool:
        """Tell whether a decision is that of a reader, made by that reader."""
        return point.seat in self.readers and point.step not in self._stood_in

    def is_rough(self, seat: Seat) -> bool:
        """Tell whether a decision of a seat has had no more than a first look, or none.

        What somebody else decided in its place does not count.
        """
        steps = [
            point.step
            for point in self.points.values()
            if point.seat == seat and point.step not in self._stood_in
        ]
        judged = [self._judgements.get(step) for step in steps]
        return any(each is None or each.stage is Stage.QUICK for each in judged)

    @property
    def is_complete(self) -> bool:
        """Whether there is nothing left to do."""
        return self.next_task() is None

    def restore(self, judgements: Iterable[Judgement]) -> None:
        """Take up a review where it was broken off.

        Args:
            judgements: Of this game, by the same plan before.
        """
        self._judgements = {each.step: each for each in judgements if each.step in self.points}

    def next_task(self) -> Task | None:
        """Return the next task, or None when all is done."""
        for phase in self._phases():
            if phase.waiting:
                luck = random_word(str(self._seed), f"review|{phase.stage.effort_name}")
                return Task(phase.waiting[0], phase.stage, luck)
        return None

    def take(self, task: Task, verdict: Verdict) -> Judgement | None:
        """Take the verdict on a task; one that was stopped half-way counts for nothing.

        Returns:
            The judgement, or None when the task is still to be done.
        """
        if verdict.simulations <= task.stage.effort.simulations - _LAP:
            return None
        step = task.point.step
        before = self._judgements.get(step)
        judgement = judgement_of(task.point, task.stage, verdict, before, self.table)
        self._judgements[step] = judgement
        return judgement

    def at_table(self, verdict: Verdict, view: View) -> Verdict:
        """Return a verdict as among equals with the chances of this table."""
        return verdict if self.table is None else verdict_at(self.table, verdict, view)

    @property
    def permille(self) -> int:
        """How much of the work is done, 0-1000; never less than before."""
        done = 0
        for share, phase in zip(_PERMILLE, self._phases(), strict=True):
            done += share * phase.finished // (phase.finished + len(phase.waiting) or 1)
            if phase.waiting:
                return done
        return 1000

    def _phases(self) -> Iterator[_Phase]:
        """Yield what is to be done, each phase when those before it are over."""
        own = [point for point in self.points.values() if self.is_own(point)]
        others = [point for point in self.points.values() if not self.is_own(point)]
        yield self._phase(Stage.QUICK, own, self._unjudged(own))
        yield self._phase(Stage.USUAL, own, self._for_usual(own))
        yield self._phase(Stage.DEEP, own, [] if self.is_brief else self._for_deep(own))
        yield self._phase(Stage.USUAL, others, [] if self.is_brief else self._unjudged(others))

    def _phase(
        self, stage: Stage, points: list[DecisionPoint], waiting: list[DecisionPoint]
    ) -> _Phase:
        judged = (self._judgements.get(point.step) for point in points)
        return _Phase(
            stage, waiting, sum(each is not None and each.stage >= stage for each in judged)
        )

    def _unjudged(self, points: list[DecisionPoint]) -> list[DecisionPoint]:
        return [point for point in points if point.step not in self._judgements]

    def _at(self, stage: Stage, points: list[DecisionPoint]) -> list[DecisionPoint]:
        """Return those that have come to a stage and no further, the costliest first."""
        judged = self._judgements
        found = [
            point for point in points if point.step in judged and judged[point.step].stage is stage
        ]
        return sorted(found, key=lambda point: -judged[point.step].loss)

    def _for_usual(self, points: list[DecisionPoint]) -> list[DecisionPoint]:
        waiting = self._at(Stage.QUICK, points)
        if not self.is_brief:
            return waiting
        some = []
        for seat in sorted(self.readers):
            had = sum(point.seat == seat for point in self._at(Stage.USUAL, points))
            mine = [point for point in waiting if point.seat == seat]
            some += mine[: MOST_IN_PLAIN - had]
        return some

    def _for_deep(self, points: list[DecisionPoint]) -> list[DecisionPoint]:
        judged = self._judgements
        return [
            point
            for point in self._at(Stage.USUAL, points)
            if judged[point.step].loss >= COSTLY or judged[point.step].verdict.error > OPEN
        ]


def run(plan: Plan, should_stop: ShouldStop = never_stop) -> Iterator[Judgement]:
    """Do the work of a plan here, one decision at a time, until all is done or it is stopped."""
    while (task := plan.next_task()) is not None and not should_stop():
        point = task.point
        verdict = judge(point.view, point.played, task.seed, task.stage.effort, should_stop)
        judgement = plan.take(task, verdict)
        if judgement is not None:
            yield judgement
