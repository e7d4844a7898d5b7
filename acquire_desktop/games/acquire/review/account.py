"""Account: what a seat ended with, in parts that add up."""

from dataclasses import dataclass

from acquire_desktop.games.acquire.review.money import Money


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a seat's money at the end, in dollars; together they are ``total``."""

    usual: int
    """What an average game brings in this seat."""
    decisions: int
    """What its decisions cost that are listed, as far as they surely did; never above 0."""
    draws: int
    """What its own draws brought; below 0 they went against it."""
    rest: int
    """What remains: the opening tiles, what others did, small losses."""
    total: int
    rival: int
    """What the best of the others ended with."""
    decisions_margin: int
    """What ``decisions`` is sure to within."""
    draws_margin: int


def parts_of(total: int, rival: int, cost: Money, fortune: Money, usual: Money) -> Parts:
    """Return the parts of what a seat ended with.

    Args:
        total: Dollars of the reader at the end.
        rival: Those of the best of the others.
        cost: Of the reader's listed decisions together.
        fortune: What the reader's draws brought.
        usual: What the reader's seat would have ended with on average.
    """
    average, decisions, draws = usual.shown, -cost.shown, fortune.shown
    rest = total - average - decisions - draws
    margins = cost.margin if cost.amount else 0, fortune.margin
    return Parts(average, decisions, draws, rest, total, rival, *margins)
