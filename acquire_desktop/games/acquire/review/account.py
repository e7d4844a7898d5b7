"""Account: the difference to the rival in parts that add up: decisions, draws, others, the rest."""

from dataclasses import dataclass

from acquire_desktop.games.acquire.review.money import Money, rounded


@dataclass(frozen=True, slots=True)
class Parts:
    """How far a seat ended ahead of the best of the others, in dollars; below 0 behind it.

    The parts are the reader's: what is below 0 went against it. Together they are ``lead``.
    """

    lead: int
    decisions: int
    """What its decisions cost that are listed, as far as they surely did; never above 0."""
    draws: int
    """What its own draws brought."""
    others: int
    """What the rival ended with beyond what such a game brings on average, against the reader."""
    rest: int
    """What remains: where it sat, what it was dealt, what others did to it, small losses."""
    decisions_margin: int
    """What ``decisions`` is sure to within."""
    draws_margin: int


def parts_of(total: int, rival: int, cost: Money, fortune: Money, usual: Money) -> Parts:
    """Return the parts of a result.

    Args:
        total: Dollars of the reader at the end.
        rival: Those of the best of the others.
        cost: Of the reader's listed decisions together.
        fortune: What the reader's draws brought.
        usual: What the reader's seat would have ended with on average.
    """
    decisions, draws = -cost.shown, fortune.shown
    others = rounded(usual.amount) - rival
    rest = total - rival - decisions - draws - others
    margins = cost.margin if cost.amount else 0, fortune.margin
    return Parts(total - rival, decisions, draws, others, rest, *margins)
