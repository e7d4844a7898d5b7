"""Replies: what others would do after an action, in the words of the board that all see.

Whose tiles those are in the simulations is nobody's: hands are dealt by chance there. So a reply
is told by what it does to the chains, and how many tiles could do the same adds up.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from acquire_desktop.games.acquire.advice.reasons import ReasonKind
from acquire_desktop.games.acquire.ai.search.branch import Branch
from acquire_desktop.games.acquire.ai.search.information_set_tree import InformationSetTree
from acquire_desktop.games.acquire.engine.board import INDEPENDENT, Chain, Seat
from acquire_desktop.games.acquire.engine.kernel.action_codes import (
    ARGUMENT_MASK,
    KIND_SHIFT,
    OVER,
    PLACE,
)
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import AROUND

FEWEST_VISITS: Final = 200
"""A reply that was tried less often tells nothing."""
CLEARLY_MORE: Final = 0.05
"""By so much its share, 0-1, must be above the one it has after the best action: few tiles can do
the same, and whoever has them is not known.
"""
AS_MUCH: Final = 1.5
"""And so many times that share."""
_NAMED: Final = (ReasonKind.MERGES, ReasonKind.NEW_CHAIN)
"""That a chain grows is no answer to anything."""

Deed = tuple[ReasonKind, Chain | None, Chain | None]
"""What a tile does: the kind, the chain it is about, and for a merger the survivor."""


@dataclass(frozen=True, slots=True)
class Reply:
    """An action of another seat in many of the simulations."""

    seat: Seat
    """Who does it."""
    kind: ReasonKind
    """``MERGES`` or ``NEW_CHAIN``."""
    chain: Chain | None
    """The chain that is acquired, or the first of two equal ones; None where one is founded."""
    other: Chain | None
    """The chain that acquires it, or the other of two equal ones."""
    percent: int
    """In so many of a hundred simulations."""


def reply_to(tree: InformationSetTree, played: int, best: int) -> Reply | None:
    """Return the reply that is far more frequent after an action than after the best one.

    Args:
        tree: A search that tried both.
        played: The code of the action.
        best: The code of the best.
    """
    seat, deeds = _deeds_after(tree, played)
    _seat, others = _deeds_after(tree, best)
    tried, tried_there = sum(deeds.values()), sum(others.values())
    if seat is None or not tried:
        return None
    found: tuple[float, int, Deed] | None = None
    for deed, visits in deeds.items():
        share, there = visits / tried, others[deed] / (tried_there or 1)
        more = share - there
        is_clear = more >= CLEARLY_MORE and share >= AS_MUCH * there and visits >= FEWEST_VISITS
        if is_clear and deed[0] in _NAMED and (found is None or more > found[0]):
            found = more, visits, deed
    return found and Reply(seat, *found[2], round(100 * found[1] / tried))


def _deeds_after(tree: InformationSetTree, action: int) -> tuple[Seat | None, Counter[Deed]]:
    """Return whose tile comes next after an action, and how often each deed of it was tried."""
    game = tree.base.copy()
    game.apply(action)
    deeds: Counter[Deed] = Counter()
    seat = _collect(tree.root.branches[action], game, tree.seat, deeds)
    return seat, deeds


def _collect(branch: Branch, game: KernelGame, seat: Seat, deeds: Counter[Deed]) -> Seat | None:
    """Add up the deeds behind a branch, whatever is bought or settled in between.

    Returns:
        Whose tile it is; None when nobody's comes in sight.
    """
    other = None
    if game.decision == PLACE and game.seat != seat:
        for code, child in branch.branches.items():
            if code >> KIND_SHIFT == PLACE:
                deeds[_deed(game, code & ARGUMENT_MASK)] += child.visits
        return game.seat
    legal = game.legal() if game.decision != OVER else []
    for code, child in branch.branches.items():
        if code in legal and child.branches:
            after = game.copy()
            after.apply(code)
            found = _collect(child, after, seat, deeds)
            other = other if found is None else found
    return other


def _deed(game: KernelGame, tile: int) -> Deed:
    """Return what a tile does on the board."""
    beside = {game.board[near] for near in AROUND[tile]}
    chains = sorted(
        (owner for owner in beside if owner < INDEPENDENT), key=lambda c: -game.sizes[c]
    )
    if not chains:
        return (ReasonKind.NEW_CHAIN if INDEPENDENT in beside else ReasonKind.QUIET), None, None
    if len(chains) == 1:
        return ReasonKind.GROWS, chains[0], None
    first, second = chains[:2]
    is_tied = game.sizes[first] == game.sizes[second]
    pair = sorted((first, second)) if is_tied else [second, first]
    return ReasonKind.MERGES, pair[0], pair[1]
