"""Advice vocabulary: hints and reasons as values, without what finds them."""

from dataclasses import dataclass
from enum import IntEnum

from acquire_desktop.choices import CoachRule
from acquire_desktop.games.acquire.advice.reasons import Reason, ReasonKind
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.view import View

__all__ = ["Choice", "Grade", "Hint", "LookAgain", "Reason", "ReasonKind"]


class Grade(IntEnum):
    """How much a hint gives away."""

    IDEA = 1
    """What to think of, without an action."""
    CANDIDATES = 2
    """A few good actions, in no order."""
    BEST = 3
    """The best action, with the chance to win."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action worth considering."""

    action: Action
    win: float | None
    """The chance to win, 0-1; None when it was not worth a search."""
    error: float
    """The standard error of ``win``."""
    reasons: tuple[Reason, ...]
    """What speaks for it, the weightiest first."""
    is_equal: bool = False
    """Whether it is as good as the best, as far as trial games tell; so is the best itself."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint on the present decision."""

    grade: Grade
    view: View
    """What the person knew."""
    choices: tuple[Choice, ...] = ()
    """The best first; empty as long as it is being thought about."""
    has_failed: bool = False
    """Whether no advice could be had."""
    ideas: tuple[Reason, ...] = ()
    """What to think of, known without a search."""
    level: str = ""
    """The level that the person counts as in the chances; empty as long as there are none."""

    @property
    def is_thinking(self) -> bool:
        """Whether this grade's own content is still to come."""
        is_shown = self.grade is Grade.IDEA and self.ideas
        return not (self.choices or self.has_failed or is_shown)

    @property
    def is_help(self) -> bool:
        """Whether it says something about a decision with a choice."""
        return not (self.is_thinking or self.has_failed) and len(self.view.legal) > 1

    @property
    def equals(self) -> int:
        """How many choices are as good as the best, that one included."""
        return sum(choice.is_equal for choice in self.choices)


@dataclass(frozen=True, slots=True)
class LookAgain:
    """Why the coach stopped a decision."""

    view: View
    """What the person knew."""
    action: Action
    """What was about to be done."""
    rule: CoachRule
    """The least strict rule that would have stopped it: how much it gives away."""
    idea: Reason | None
    """What to think of, without an action; None where only the search saw further."""
    loss: int = 0
    """Dollars that are given away for certain: see ``sure_loss``; 0 where a search judged."""
