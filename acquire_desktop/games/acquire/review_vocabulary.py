"""Review vocabulary: what the review of a finished game tells, as the window may name it."""

from dataclasses import dataclass
from enum import Enum

from acquire_desktop.games.acquire.ai.advice.replies import Reply
from acquire_desktop.games.acquire.study.comparison import Comparison
from acquire_desktop.games.acquire.study.curve import CurvePoint as TurnChances
from acquire_desktop.games.acquire.study.judgement import (
    MARKS,
    POINT,
    DecisionKind,
    Judgement,
    Mark,
    Stage,
)
from acquire_desktop.games.acquire.study.level_ranges import Band, nearest
from acquire_desktop.games.acquire.study.luck import Draw, Luck
from acquire_desktop.games.acquire.study.report import KindLoss, LinePoint, Report
from acquire_desktop.games.acquire.study.why import Why

__all__ = [
    "MARKS",
    "POINT",
    "Band",
    "Comparison",
    "DecisionKind",
    "Draw",
    "Judgement",
    "KindLoss",
    "LinePoint",
    "Luck",
    "Mark",
    "Progress",
    "Reply",
    "Report",
    "ReviewState",
    "Stage",
    "TurnChances",
    "Why",
    "nearest",
]


class ReviewState(Enum):
    """What a review is doing."""

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
