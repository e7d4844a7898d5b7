"""Together: a decision searched in parts by this process and by helpers in others."""

from collections.abc import Sequence
from time import monotonic
from typing import Final, Protocol

from acquire_desktop.games.acquire.ai.search.learned import learned_for
from acquire_desktop.games.acquire.ai.search.parts import (
    MEETINGS,
    Question,
    Report,
    Stint,
    add_up,
    narrow,
    targets,
    work,
)
from acquire_desktop.games.acquire.ai.search.result import SearchResult
from acquire_desktop.games.acquire.ai.search.runner import conclude
from acquire_desktop.games.acquire.ai.search.stopping import ShouldStop, never_stop

GRACE_S: Final = 0.02
"""How long a meeting waits for helpers where a clock runs; who is late is heard at a later one."""


class Helper(Protocol):
    """A helper that grows parts elsewhere; it may be lost or late, but raises nothing."""

    @property
    def is_lost(self) -> bool:
        """Whether nothing more will come from it."""

    def take_up(self, question: Question) -> None:
        """Have it work on this decision from the next stint on, and forget the one before."""

    def ask(self, stint: Stint, limit_s: float | None) -> bool:
        """Have it work, unless it is not free; tell whether it does.

        Args:
            stint: What its parts shall do.
            limit_s: How long to wait until it is free; None for as long as it takes.
        """

    def hear(self, limit_s: float | None) -> dict[int, Report]:
        """Return the reports of its parts at the end of a stint, by number; nothing if it is late.

        Args:
            limit_s: How long to wait; None for as long as it takes.
        """


class _Together:
    """A search in parts, while it goes on."""

    def __init__(self, question: Question, count: int, helpers: Sequence[Helper]) -> None:
        places = 1 + len(helpers)
        self.question = question
        self.own = {number: question.tree(number) for number in range(0, count, places)}
        self.helped = [
            (helper, range(place, count, places))
            for place, helper in enumerate(helpers, 1)
            if place < count
        ]
        for helper, _ in self.helped:
            helper.take_up(question)
        self.tally = question.tree(0)
        """Never grown: holds what all parts have found together."""
        self.reports: dict[int, Report] = {}
        self.past: list[Stint] = []

    def go_on(self, stint: Stint, should_stop: ShouldStop) -> None:
        """Have all parts grow until they meet, and add up what they have found."""
        began = monotonic()
        patience = None if stint.seconds is None else 0.0
        asked = [helper.ask(stint.of(numbers), patience) for helper, numbers in self.helped]
        self.reports |= work(self.own, stint.of(tuple(self.own)), should_stop)
        for (helper, numbers), works in zip(tuple(self.helped), asked, strict=True):
            if should_stop():
                patience = 0.0
            elif stint.seconds is not None:
                patience = began + stint.seconds + GRACE_S - monotonic() if works else 0.0
            self.reports |= helper.hear(patience)
            if helper.is_lost and stint.seconds is None:
                self.helped.remove((helper, numbers))
                self.do_here(numbers, stint, should_stop)
        self.past.append(stint)
        add_up(self.tally, self.reports)

    def do_here(self, numbers: Sequence[int], stint: Stint, should_stop: ShouldStop) -> None:
        """Grow the parts of a lost helper from the beginning, so that nothing has changed."""
        self.own |= {number: self.question.tree(number) for number in numbers}
        for step in (*self.past, stint):
            self.reports |= work(self.own, step.of(numbers), should_stop)


def search_together(
    question: Question,
    count: int,
    helpers: Sequence[Helper] = (),
    should_stop: ShouldStop = never_stop,
) -> SearchResult:
    """Compare the sensible actions of a view in parts and return the best.

    By numbers of simulations the same question and number of parts give the same result, whoever
    helps and whatever becomes of them. By a clock a helper that is late or lost counts with what
    it told before.

    Args:
        question: What is decided, and within which limits; simulations are those of all parts.
        count: The number of parts; by a clock one for each helper and one for here, since the
            parts of one place are grown one after the other.
        helpers: Who helps.
        should_stop: Asked now and then whether to answer at once.

    Raises:
        ValueError: If the seat of the view decides nothing now.
    """
    view, limits = question.view, question.limits
    if not view.legal:
        raise ValueError("this seat decides nothing now")
    if len(view.legal) == 1:
        return SearchResult(view.legal[0])
    began = monotonic()
    search = _Together(question, count, helpers)
    tally = search.tally
    for share in MEETINGS:
        seconds = None
        if limits.seconds is not None:
            seconds = max(0.0, began + share * limits.seconds - monotonic())
            if not seconds and tally.simulations and share < 1.0:
                continue  # too late for this one: each waits a little for who is late, too
        wanted = targets(limits.simulations, count, share if seconds is None else 1.0)
        search.go_on(Stint(tuple(tally.field), tally.left, seconds, wanted), should_stop)
        narrow(tally, share)
        if tally.simulations and (should_stop() or (limits.is_brief and tally.left == 1)):
            break
    return conclude(view, tally, learned_for(view.edition, view.players), limits)
