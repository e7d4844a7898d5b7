"""Computer players with two helpers whatever the machine, for tests of their process.

The player ``helpers`` decides nothing: what goes wrong with it names the helpers' processes.
"""

from acquire_desktop.games.acquire import choosers
from acquire_desktop.games.acquire.ai.search.result import SearchResult
from acquire_desktop.games.acquire.ai.search.stopping import ShouldStop
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.process_players import (
    Crew,
    judge,
    view_from_plain,
    work,
)

__all__ = ["judge", "think", "view_from_plain", "work"]

CREW = Crew(2)


def think(name: str, view: View, seed: int, *, should_stop: ShouldStop) -> SearchResult:
    """Let a player decide, with helpers if it may have them."""
    if name == "helpers":
        raise LookupError(" ".join(str(helper.pid) for helper in CREW.gather()))
    return choosers.think(name, view, seed, should_stop=should_stop, searcher=CREW.search)
