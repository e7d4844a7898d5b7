"""Process players: the computer players as a process has them that is theirs alone.

Master searches on all cores but one there. Everybody else, and whoever is held to a number of
simulations, plays as ``choosers`` says.
"""

import contextlib
import multiprocessing
import os
from dataclasses import replace
from time import monotonic
from typing import Final

from acquire_desktop.games.acquire import choosers
from acquire_desktop.games.acquire.ai.search.helper_process import HelperProcess
from acquire_desktop.games.acquire.ai.search.learned import Learned
from acquire_desktop.games.acquire.ai.search.parts import Question
from acquire_desktop.games.acquire.ai.search.result import SearchResult
from acquire_desktop.games.acquire.ai.search.runner import SearchLimits, search
from acquire_desktop.games.acquire.ai.search.stopping import ShouldStop, never_stop
from acquire_desktop.games.acquire.ai.search.together import search_together
from acquire_desktop.games.acquire.choosers import judge, view_from_plain, work
from acquire_desktop.games.acquire.engine.view import View

__all__ = ["judge", "think", "view_from_plain", "work"]

MOST_HELPERS: Final = 7
"""Each takes up to 100 MB, and each further one makes less of a difference."""
_MOST_LOST: Final = 10
"""Helpers that may be lost before none is started any more: something here ends them."""


def helpers_for(cores: int) -> int:
    """Return how many may help on a machine: one core is for this process, one for the window.

    >>> helpers_for(1), helpers_for(2), helpers_for(8), helpers_for(64)
    (0, 0, 6, 7)
    """
    return max(0, min(cores - 2, MOST_HELPERS))


def usable_cores() -> int:
    """Return how many cores this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


class Crew:
    """The helpers of this process, started when they are first wanted."""

    def __init__(self, size: int) -> None:
        """Prepare for so many helpers."""
        self._size = size
        self._helpers: list[HelperProcess] = []
        self._lost = 0

    def search(
        self, view: View, seed: int, learned: Learned, limits: SearchLimits, should_stop: ShouldStop
    ) -> SearchResult:
        """Search with helpers where that is meant and there are any, else alone."""
        if limits.has_helpers and limits.seconds is not None and len(view.legal) > 1:
            began = monotonic()
            helpers = self.gather()
            if helpers:
                # A system under load may take its time to start processes.
                left_s = max(0.0, limits.seconds - (monotonic() - began))
                question = Question(view, seed, replace(limits, seconds=left_s))
                return search_together(question, 1 + len(helpers), helpers, should_stop)
        return search(view, seed, learned, limits, should_stop)

    def gather(self) -> list[HelperProcess]:
        """Return all helpers; others are started in the place of those that left or were lost."""
        for helper in tuple(self._helpers):
            if helper.has_left or helper.is_lost:
                self._lost += not helper.has_left
                helper.end()
                self._helpers.remove(helper)
        with contextlib.suppress(OSError):  # the system gives none
            while len(self._helpers) < self._size and self._lost < _MOST_LOST:
                # The window may end this process at any time, and one that was started so must
                # have no children, which would stay. Helpers leave when their pipes close.
                multiprocessing.current_process().daemon = False
                self._helpers.append(HelperProcess())
        return list(self._helpers)

    def dismiss(self) -> None:
        """End all helpers."""
        for helper in self._helpers:
            helper.end()
            helper.join()
        self._helpers.clear()


CREW: Final = Crew(helpers_for(usable_cores()))


def think(
    name: str, view: View, seed: int, *, should_stop: ShouldStop = never_stop
) -> SearchResult:
    """Let a player decide, with helpers if it may have them: see ``choosers.think``."""
    return choosers.think(name, view, seed, should_stop=should_stop, searcher=CREW.search)
