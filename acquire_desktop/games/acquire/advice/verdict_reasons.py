"""Why: what spoke for the better action, and what for the one that was done, as data."""

from dataclasses import dataclass

from acquire_desktop.games.acquire.advice.judgement import Judgement
from acquire_desktop.games.acquire.advice.reason_finder import reasons_for
from acquire_desktop.games.acquire.advice.reasons import Reason, ReasonKind
from acquire_desktop.games.acquire.advice.replies import Reply
from acquire_desktop.games.acquire.engine.view import View


@dataclass(frozen=True, slots=True)
class Why:
    """The difference between a better action and the one played."""

    better: tuple[Reason, ...]
    """What speaks for the better one and not for what was done, the weightiest first."""
    gained: tuple[Reason, ...]
    """What speaks for what was done and not for the better one."""
    reply: Reply | None
    """What others could then do that they could not do so well after the better one."""


def why(view: View, judgement: Judgement) -> Why:
    """Return the difference between the best action and the one played.

    Args:
        view: What the player knew before the decision.
        judgement: Of that decision.
    """
    best = reasons_for(view, judgement.seat, judgement.verdict.best)
    played = reasons_for(view, judgement.seat, judgement.verdict.played)
    return Why(only_in(best, played), only_in(played, best), judgement.verdict.reply)


def only_in(reasons: tuple[Reason, ...], others: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Return the reasons that are not among others and say something."""
    return tuple(
        reason
        for reason in reasons
        if reason not in others and reason.kind is not ReasonKind.NOTHING
    )
