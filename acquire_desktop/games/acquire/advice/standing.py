"""Standing of a seat at a glance: rules of thumb, no search."""

from collections.abc import Iterator
from typing import Final

from acquire_desktop.games.acquire.advice.reason_finder import Weighed, reasons_for
from acquire_desktop.games.acquire.advice.reasons import Reason, ReasonKind
from acquire_desktop.games.acquire.ai.players.facts import (
    bonus_for,
    is_exposed,
    knows_all,
    rivals_best,
    with_loners,
)
from acquire_desktop.games.acquire.ai.players.greedy import choose
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, EMPTY, TILE_COUNT, Chain, Seat
from acquire_desktop.games.acquire.engine.editions import bonuses
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import AROUND
from acquire_desktop.games.acquire.engine.view import View

MOST_FACTS: Final = 2
"""Facts about the position that are told beside the idea."""
_FAR: Final = 4
"""From so many tiles between two chains on, no merger is in sight."""
_CLOSE: Final = 3
"""Up to so many stocks behind, a lead can be caught up with."""


def first_ideas(view: View) -> tuple[Reason, ...]:
    """Return the first ideas: the idea itself, then the seat's position.

    Args:
        view: What the seat that decides knows; it must have something to decide.
    """
    idea = reasons_for(view, view.seat, choose(view, 0))[0]
    facts = sorted(_facts(view, view.seat), key=lambda item: -item[0])
    about = [reason for _weight, reason in facts if reason.chain != idea.chain]
    if is_stranded(view):
        about.insert(0, Reason(ReasonKind.STRANDED))
    return (idea, *about[:MOST_FACTS])


def is_stranded(view: View) -> bool:
    """Tell whether the seat cannot pay for any stock, and no merger that helps is in sight.

    That is one that a single tile brings, of a chain of which the seat has stock to sell.
    """
    costs = [cost for cost, left in zip(view.prices, view.bank, strict=True) if cost and left]
    if not costs or view.cash[view.seat] >= min(costs):
        return False
    held = view.stocks[view.seat]
    return not any(held[chain] and is_exposed(view, chain) for chain in range(CHAIN_COUNT))


def tiles_between(view: View, chain: Chain, other: Chain) -> int | None:
    """Return how many tiles would connect two chains; None where others stand in the way."""
    near = {tile for tile in range(TILE_COUNT) if view.board[tile] == chain}
    seen, placed = set(near), 0
    while near and placed < _FAR:
        # Independent tiles that lie there need not be placed.
        reached = {joined for tile in near for joined in with_loners(view.board, tile)}
        if any(view.board[beside] == other for tile in reached for beside in AROUND[tile]):
            return placed
        near = {
            beside
            for tile in reached
            for beside in AROUND[tile]
            if view.board[beside] == EMPTY and beside not in seen and beside not in view.out
        }
        seen |= near
        placed += 1
    return None


def _facts(view: View, seat: Seat) -> Iterator[Weighed]:
    if not knows_all(view):
        return
    for chain in range(CHAIN_COUNT):
        if view.sizes[chain] and view.stocks[seat][chain]:
            yield from _race(view, seat, chain)
            yield from _mergers(view, seat, chain)


def _race(view: View, seat: Seat, chain: Chain) -> Iterator[Weighed]:
    """Yield how a seat stands in the race for a chain's bonuses."""
    first = bonuses(view.edition, chain, view.sizes[chain])[0]
    lead = view.stocks[seat][chain] - rivals_best(view, seat, chain)[0]
    if lead > 0:
        yield first * 0.3, Reason(ReasonKind.LEADS, chain, count=lead)
    elif -_CLOSE <= lead < 0:
        yield first * 0.2, Reason(ReasonKind.TRAILS, chain, count=-lead)


def _mergers(view: View, seat: Seat, chain: Chain) -> Iterator[Weighed]:
    """Yield the nearest chain that could acquire this one, and what that would pay."""
    if view.sizes[chain] >= view.edition.safe_size:
        return
    bonus = bonus_for(view, seat, chain, view.sizes[chain])
    found = [
        (gap, other)
        for other in range(CHAIN_COUNT)
        if other != chain and view.sizes[other] >= view.sizes[chain]
        for gap in (tiles_between(view, chain, other),)
        if gap is not None
    ]
    if bonus and found:
        gap, other = min(found)
        if gap:  # with none between, that merger is being decided
            yield bonus / (1.0 + gap), Reason(ReasonKind.NEAR_MERGER, chain, other, gap, bonus)
