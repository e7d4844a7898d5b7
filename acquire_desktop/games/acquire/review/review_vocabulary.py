"""Review vocabulary: the content of a finished game's review, as the window may name it."""

from dataclasses import dataclass
from enum import Enum

from acquire_desktop.games.acquire.advice.judgement import (
    MARKS,
    POINT,
    DecisionKind,
    Judgement,
    Mark,
    Stage,
)
from acquire_desktop.games.acquire.advice.replies import Reply
from acquire_desktop.games.acquire.advice.verdict_reasons import Why
from acquire_desktop.games.acquire.review.account import Parts
from acquire_desktop.games.acquire.review.aftermath import (
    Aftermath,
    AftermathKind,
    aftermath_of,
    spends_more,
)
from acquire_desktop.games.acquire.review.attempt import Attempt
from acquire_desktop.games.acquire.review.comparison import Comparison
from acquire_desktop.games.acquire.review.costs import Mistake
from acquire_desktop.games.acquire.review.curve import CurvePoint as TurnChances
from acquire_desktop.games.acquire.review.findings import Cause, Course, Finding, findings
from acquire_desktop.games.acquire.review.level_ranges import Band, nearest
from acquire_desktop.games.acquire.review.luck import Draw, Luck
from acquire_desktop.games.acquire.review.money import Money, rounded
from acquire_desktop.games.acquire.review.report import KindLoss, LinePoint, Report
from acquire_desktop.games.acquire.review.sources import Source, SourceSum, sums_of, telling

__all__ = [
    "MARKS",
    "POINT",
    "Aftermath",
    "AftermathKind",
    "Attempt",
    "Band",
    "Cause",
    "Comparison",
    "Course",
    "DecisionKind",
    "Draw",
    "Finding",
    "Judgement",
    "KindLoss",
    "LinePoint",
    "Luck",
    "Mark",
    "Mistake",
    "Money",
    "Parts",
    "Progress",
    "Reply",
    "Report",
    "ReviewState",
    "Source",
    "SourceSum",
    "Stage",
    "TurnChances",
    "Why",
    "aftermath_of",
    "findings",
    "nearest",
    "rounded",
    "spends_more",
    "sums_of",
    "telling",
]


class ReviewState(Enum):
    """The present work of a review."""

    NONE = "none"
    """There is nothing to review."""
    JUDGING = "judging"
    STOPPED = "stopped"
    """Somebody stopped it, or asked for something else first; it goes on where it was."""
    FAILED = "failed"
    """The process that judges cannot go on."""
    COMPLETE = "complete"


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a review has come."""

    state: ReviewState = ReviewState.NONE
    permille: int = 0
    """How much of the work is done, 0-1000."""
    is_brief: bool = False
    """Whether less than all is judged, since the rules run in plain Python."""
