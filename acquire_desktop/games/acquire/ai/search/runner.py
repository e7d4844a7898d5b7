"""Search runner: one decision by search, within limits of simulations and time."""

from dataclasses import dataclass
from math import sqrt
from time import monotonic
from typing import Final

from acquire_desktop.games.acquire.ai.search.branch import Branch
from acquire_desktop.games.acquire.ai.search.closing import closing_actions
from acquire_desktop.games.acquire.ai.search.equals import (
    best_of_equals,
    plain_choice,
    rather_spent,
)
from acquire_desktop.games.acquire.ai.search.information_set_tree import (
    BATCH,
    NO_ACTION,
    InformationSetTree,
)
from acquire_desktop.games.acquire.ai.search.learned import Learned
from acquire_desktop.games.acquire.ai.search.result import Candidate, SearchResult
from acquire_desktop.games.acquire.ai.search.stopping import ShouldStop, never_stop
from acquire_desktop.games.acquire.engine.action_codec import action_of, code_of
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.game import resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.setup import random_word
from acquire_desktop.games.acquire.engine.view import View

UNLIMITED: Final = 1 << 30
"""More simulations than any clock allows."""


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """How long a search may go on; the first limit that is reached ends it."""

    simulations: int
    """Simulations, all candidates together."""
    seconds: float | None = None
    """Wall-clock seconds; None for as long as the simulations take."""
    candidates: int = 12
    """Purchases to try at most, besides buying nothing."""
    to_end: float = 0.0
    """How much games played on to their end count against the value, 0-1."""
    is_brief: bool = False
    """Whether to stop as soon as no other action is a contender any more."""
    has_manners: bool = False
    """Whether a game that can surely be won in this turn is, by whatever step, and ample cash is
    spent; version 1 of the levels did neither.
    """
    has_helpers: bool = False
    """Whether other processes may help where a clock runs, if somebody lends them."""


def search(
    view: View,
    seed: int,
    learned: Learned,
    limits: SearchLimits,
    should_stop: ShouldStop = never_stop,
) -> SearchResult:
    """Compare the sensible actions of a view by simulation and return the best.

    The same view, seed and number of simulations give the same result.

    Raises:
        ValueError: If the seat of the view decides nothing now.
    """
    if not view.legal:
        raise ValueError("this seat decides nothing now")
    if len(view.legal) == 1:
        return SearchResult(view.legal[0])
    tree = prepare(view, seed, learned, limits)
    spend(tree, limits, should_stop)
    return conclude(view, tree, learned, limits)


def conclude(
    view: View, tree: InformationSetTree, learned: Learned, limits: SearchLimits
) -> SearchResult:
    """Return the decision after a search, and the actions tried."""
    found = ranking(tree)
    action = _chosen(view, tree, found, learned, limits.has_manners)
    return SearchResult(action, _with_first(action, found), tree.simulations)


def _chosen(
    view: View,
    tree: InformationSetTree,
    found: tuple[Candidate, ...],
    learned: Learned,
    has_manners: bool,
) -> Action:
    """Return what is done after a search: what surely wins now, or the plainest of the best."""
    closing = closing_actions(view, looks_ahead=has_manners)
    if not closing:
        best = action_of(best_of_equals(tree, code_of(found[0].action), learned))
        return rather_spent(view, best, found) if has_manners else best
    plain = action_of(plain_choice(tree.base, tree.seat, learned))
    return plain if plain in closing else closing[0]


def _with_first(action: Action, found: tuple[Candidate, ...]) -> tuple[Candidate, ...]:
    """Return what was tried with the chosen action first; what surely wins may not be among it."""
    chosen = [candidate for candidate in found if candidate.action == action]
    rest = [candidate for candidate in found if candidate.action != action]
    return (*(chosen or [Candidate(action, 1.0, 0.0, 0)]), *rest)


def spend(
    tree: InformationSetTree, limits: SearchLimits, should_stop: ShouldStop = never_stop
) -> None:
    """Let a search go on until a limit is reached, or the answer is wanted at once."""
    began = monotonic()
    share = 0.0
    while share < 1.0:
        tree.run(min(BATCH, limits.simulations - tree.simulations))
        share = tree.simulations / limits.simulations
        if limits.seconds is not None:
            share = max(share, (monotonic() - began) / limits.seconds)
        tree.advance(share)
        if should_stop() or (limits.is_brief and tree.left == 1):
            break


def prepare(
    view: View, seed: int, learned: Learned, limits: SearchLimits, wanted: int = NO_ACTION
) -> InformationSetTree:
    """Return a search before its first simulation.

    Args:
        view: What the seat sees.
        seed: Where the luck comes from.
        learned: The weights.
        limits: What is tried, and how.
        wanted: The code of an action that is to be tried in any case.
    """
    word = random_word(str(seed), f"{view.ply}|{view.seat}")
    game = resample(view, None, Generator(word)).game
    weights = learned.whole_policy, learned.value
    how = limits.candidates, limits.to_end
    return InformationSetTree(*weights, game, view.seat, word, *how, wanted)


def ranking(tree: InformationSetTree) -> tuple[Candidate, ...]:
    """Return the tried actions, the best first, then by how long each was a contender."""
    tree.rank()
    branches = [(action, tree.root.branches[action]) for action in tree.field]
    return tuple(
        Candidate(action_of(action), branch.wins / branch.visits, _error(branch), branch.visits)
        for action, branch in branches
        if branch.visits
    )


def _error(branch: Branch) -> float:
    if branch.visits < 2:
        return 0.5
    mean = branch.wins / branch.visits
    return float(sqrt(max(0.0, branch.squares / branch.visits - mean * mean) / branch.visits))
