"""Review walk: the decision of a finished game that is on view, and the ways to others."""

from collections.abc import Sequence

from acquire_desktop.games.acquire.advice.judgement import Mark
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.review.review import Review


class ReviewWalk:
    """Stands at a decision of the seat that is reviewed, and finds others; None where none is."""

    def __init__(self, review: Review) -> None:
        self.review = review
        self.seat: Seat = 0
        """Whose decisions are reviewed."""
        self.step: int | None = None
        """The decision on view, in lines before it."""

    @property
    def steps(self) -> Sequence[int]:
        """Where the seat had a choice."""
        known = self.review.known
        return () if known is None else known.steps(self.seat)

    def first(self) -> int | None:
        """Return where a review begins: at what cost most, once that is known."""
        known, steps = self.review.known, self.steps
        if known is None or not steps:
            return None
        mistakes = known.costs.mistakes(self.seat) if known.has_costs else ()
        is_rough = known.plan.is_rough(self.seat)
        costliest = mistakes or (() if is_rough else known.report(self.seat).costliest)
        return costliest[0].step if costliest else steps[0]

    def by(self, count: int) -> int | None:
        """Return the decision so many further on, or back with a number below 0, or the last."""
        steps = self.steps
        if self.step not in steps:
            return None
        at = steps.index(self.step) + count
        return steps[min(max(at, 0), len(steps) - 1)]

    def end(self, way: int) -> int | None:
        """Return the last decision, or the first with a number below 0."""
        steps = self.steps
        return steps[-1 if way > 0 else 0] if steps else None

    def marked(self, way: int) -> int | None:
        """Return the next decision with a mark, or the one before with a number below 0.

        After the last one comes the first.
        """
        known = self.review.known
        judged = () if known is None else known.judgements(self.seat)
        marked = [
            each.step
            for each in judged
            if each.mark is not Mark.NONE and known and each.step not in known.game.stood_in
        ]
        if not marked:
            return None
        here = -1 if self.step is None else self.step
        if way > 0:
            return next((each for each in marked if each > here), marked[0])
        return next((each for each in reversed(marked) if each < here), marked[-1])
