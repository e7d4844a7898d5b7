"""Attempt: another answer to a decision that had cost something, and what is to be said of it."""

from dataclasses import dataclass
from typing import Final

from acquire_desktop.games.acquire.advice.judgement import POINT, Judgement
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.review.money import Money

GOOD_ENOUGH: Final = 3 * POINT // 2
"""An answer that gives away no more of the chance is as good as the best."""
SMALL: Final = 300
"""So many dollars less are as good as the best, too."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """An answer and its worth."""

    action: Action
    loss: int
    """What it gives away of the chance to win against the best, in 1/10,000."""
    loss_error: int
    """The standard error of that."""
    cost: Money | None
    """What it costs against the best; None where no money is worked out."""

    @property
    def is_right(self) -> bool:
        """Whether it is as good as the best, within the error."""
        loses_chance = self.loss > max(GOOD_ENOUGH, 2 * self.loss_error)
        loses_money = self.cost is not None and self.cost.is_sure and self.cost.amount > SMALL
        return not loses_chance and not loses_money


def known_attempt(judged: Judgement, action: Action, cost: Money | None) -> Attempt | None:
    """Return what is known of an answer already; None when it was not judged yet.

    Args:
        judged: The decision as it was made.
        action: The answer.
        cost: What the decision cost; None where no money was worked out.
    """
    if action == judged.verdict.best:
        return Attempt(action, 0, 0, None if cost is None else Money(0, 0))
    if action == judged.verdict.played:
        return Attempt(action, judged.loss, judged.verdict.error, cost)
    return None
