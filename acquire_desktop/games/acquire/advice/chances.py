"""Chances: the outlook of every seat in a position, as far as one seat's view goes.

What the view does not tell, the hands of the others and the order of the pool, is dealt anew for
every game that is tried.
"""

from dataclasses import replace
from math import sqrt
from typing import Final

from acquire_desktop.games.acquire.ai.search.information_set_tree import InformationSetTree
from acquire_desktop.games.acquire.ai.search.learned import learned_for
from acquire_desktop.games.acquire.ai.search.result import Candidate, SearchResult, SeatChance
from acquire_desktop.games.acquire.ai.search.runner import SearchLimits, prepare, search
from acquire_desktop.games.acquire.ai.search.stopping import ShouldStop, never_stop
from acquire_desktop.games.acquire.engine.action_codec import code_of
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.view import View

_CANDIDATES: Final = 32
"""Purchases that are tried at most."""
_TO_END: Final = 0.4
"""How much games played on to their end count late in the game, as for the strongest levels."""
_SHARE: Final = 4
"""Of so many simulations one is spent on the chances of all seats."""
_LOOK: Final = 32
"""Simulations between two looks whether to stop."""


def analyse(
    view: View, seed: int, simulations: int, should_stop: ShouldStop = never_stop
) -> SearchResult:
    """Compare the actions of a view, and tell the chances of all seats after the best.

    Args:
        view: What the seat that decides knows.
        seed: Where the luck comes from.
        simulations: Games that are tried, before those for the chances: see ``_SHARE``.
        should_stop: Asked now and then whether to answer at once.

    Raises:
        ValueError: If the seat of the view decides nothing.
    """
    limits = SearchLimits(simulations, None, _CANDIDATES, to_end=_TO_END)
    learned = learned_for(view.edition, view.players)
    result = search(view, seed, learned, limits, should_stop)
    return with_chances(result, view, seed, max(simulations // _SHARE, 2), should_stop)


def with_chances(
    result: SearchResult,
    view: View,
    seed: int,
    simulations: int,
    should_stop: ShouldStop = never_stop,
) -> SearchResult:
    """Return the findings of a search with the chances of all seats after its action.

    Args:
        result: What was found.
        view: What the seat that decides knows.
        seed: Where the luck comes from.
        simulations: Games that are tried for the chances, two at least.
        should_stop: Asked now and then whether to answer at once.
    """
    limits = SearchLimits(simulations, None, _CANDIDATES, to_end=_TO_END)
    code = code_of(result.action)
    tree = prepare(view, seed + 1, learned_for(view.edition, view.players), limits, code)
    # Only what is done: the others are not tried any more.
    tree.field, tree.left = [code], 1
    chances = _chances(tree, simulations, should_stop)
    if result.candidates:
        chances = _agreeing(chances, view.seat, result.candidates[0])
    return replace(result, chances=chances)


def _chances(
    tree: InformationSetTree, simulations: int, should_stop: ShouldStop
) -> tuple[SeatChance, ...]:
    """Return by seat what the games of a tree end with, and the error of that."""
    seats = range(tree.base.seats)
    ends: list[list[float]] = []
    while len(ends) < simulations:
        if len(ends) > _LOOK and len(ends) % _LOOK == 0 and should_stop():
            break
        tree.run(1)
        ends.append([tree.rollout.shares[seat] for seat in seats])
    return tuple(_chance([end[seat] for end in ends]) for seat in seats)


def _agreeing(
    chances: tuple[SeatChance, ...], seat: Seat, best: Candidate
) -> tuple[SeatChance, ...]:
    """Let a seat's chance be the one its best action was found to have, by many more games.

    What that leaves is shared among the others as their own games say.
    """
    others = sum(each.win for at, each in enumerate(chances) if at != seat)
    share = (1.0 - best.win) / others if others > 0 else 0.0
    even = 0.0 if others > 0 else (1.0 - best.win) / (len(chances) - 1)
    return tuple(
        SeatChance(best.win, best.error)
        if at == seat
        else SeatChance(each.win * share + even, each.error * max(share, 1.0))
        for at, each in enumerate(chances)
    )


def _chance(shares: list[float]) -> SeatChance:
    mean = sum(shares) / len(shares)
    square = sum(share * share for share in shares) / len(shares)
    return SeatChance(mean, sqrt(max(square - mean * mean, 0.0) / len(shares)))
