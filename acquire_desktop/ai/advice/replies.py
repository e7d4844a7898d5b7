"""Replies: what others would do after an action, in the words of the board that all see.

Whose tiles those are in the simulations is nobody's: hands are dealt by chance there. So a reply
is told by what it does to the chains, and how many tiles could do the same adds up.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from acquire_desktop.ai.advice.reasons import ReasonKind
from acquire_desktop.ai.search.branch import Branch
from acquire_desktop.ai.search.information_set_tree import InformationSetTree
from acquire_desktop.engine.board import INDEPENDENT, Chain, Seat
from acquire_desktop.engine.kernel.action_codes import ARGUMENT_MASK, KIND_SHIFT, OVER, PLACE
from acquire_desktop.engine.kernel.kernel_game import KernelGame
from acquire_desktop.engine.kernel.lookup_tables import AROUND

FEWEST_VISITS: Final = 200
"""A reply that was tried less often tells nothing."""
CLEARLY_MORE: Final = 0.1
"""By so much its share, 0-1, must be above the one it has after the best action."""

Deed = tuple[ReasonKind, Chain | None, Chain | None]
"""What a tile does: the kind, the chain it is about, and for a merger the survivor."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What another seat does in many of the simulations."""

    seat: Seat
    """Who does it."""
    kind: ReasonKind
    """``MERGES``, ``GROWS`` or ``NEW_CHAIN``."""
    chain: Chain | None
    """The chain that grows or is acquired; None for one that is founded."""
    other: Chain | None
    """The chain that acquires it, if the sizes tell."""
    percent: int
    """In so many of a hundred simulations."""


def reply_to(tree: InformationSetTree, played: int, best: int) -> Reply | None:
    """Return what the next seat does far more often after an action than after the best one.

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
        more = visits / tried - (others[deed] / tried_there if tried_there else 0.0)
        enough = visits >= FEWEST_VISITS and more >= CLEARLY_MORE
        if enough and deed[0] is not ReasonKind.QUIET and (found is None or more > found[0]):
            found = more, visits, deed
    return found and Reply(seat, *found[2], round(100 * found[1] / tried))


def _deeds_after(tree: InformationSetTree, action: int) -> tuple[Seat | None, Counter[Deed]]:
    """Return whose tile comes next after an action, and how often each deed of it was tried."""
    game = tree.base.copy()
    branch = tree.root.branches[action]
    game.apply(action)
    while game.decision not in (OVER, PLACE) or game.seat == tree.seat:
        action = _likeliest(branch, game)
        if action < 0:
            return None, Counter()
        branch = branch.branches[action]
        game.apply(action)
    deeds: Counter[Deed] = Counter()
    for code, child in branch.branches.items():
        if code >> KIND_SHIFT == PLACE:
            deeds[_deed(game, code & ARGUMENT_MASK)] += child.visits
    return game.seat, deeds


def _likeliest(branch: Branch, game: KernelGame) -> int:
    """Return the legal action that was tried most often, or -1."""
    legal = game.legal() if game.decision != OVER else []
    tried = [code for code in legal if code in branch.branches]
    return max(tried, key=lambda code: branch.branches[code].visits, default=-1)


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
