"""Finds the shortest sequence of events after which the same thing goes wrong."""

import time
from collections.abc import Callable, Sequence

from tests.monkey.records import BEGIN, Event, since_begin
from tests.monkey.trial import Outcome

Again = Callable[[Sequence[Event]], Outcome]
"""Does events again in a fresh process."""


def shrunk(events: list[Event], kind: str, again: Again, limit_s: float) -> list[Event]:
    """Return fewer events that still make the same fail, or those that were given.

    Args:
        events: What was done, to the failure.
        kind: What went wrong.
        again: Does events again.
        limit_s: No further trial begins after this time.
    """
    until = time.monotonic() + limit_s

    def fails(some: Sequence[Event]) -> Outcome | None:
        outcome = again(some)
        return outcome if kind in outcome.problems else None

    for some in (since_begin(events), events):
        if (outcome := fails(some)) is not None:
            return _fewer(outcome.events, fails, lambda: time.monotonic() < until)
    return events


def _fewer(
    events: list[Event],
    fails: Callable[[Sequence[Event]], Outcome | None],
    has_time: Callable[[], bool],
) -> list[Event]:
    """Leave out ever smaller pieces as long as the rest fails; the first event stays."""
    head, rest = events[:1], events[1:]
    assert head[0]["do"] == BEGIN
    size = max(1, len(rest) // 2)
    while has_time():
        at, is_less = 0, False
        while at < len(rest) and has_time():
            some = rest[:at] + rest[at + size :]
            outcome = fails([*head, *some])
            if outcome is None:
                at += size
            else:
                rest, is_less = outcome.events[1:], True
        if size == 1 and not is_less:
            break
        size = max(1, size // 2)
    return [*head, *rest]
