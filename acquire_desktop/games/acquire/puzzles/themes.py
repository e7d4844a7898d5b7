"""Themes of the puzzles: what the good answer does that the natural one does not."""

from enum import Enum
from typing import Final

from acquire_desktop.games.acquire.advice.reason_finder import reasons_for
from acquire_desktop.games.acquire.advice.reasons import ReasonKind
from acquire_desktop.games.acquire.ai.players.facts import place_of
from acquire_desktop.games.acquire.engine.actions import (
    Action,
    BuyStock,
    DisposeStock,
    FoundChain,
    PlaceTile,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.view import View

SAVED: Final = 500
"""Dollars by which a purchase is smaller that keeps cash."""


class Theme(Enum):
    """The theme of a puzzle; the value stands in files."""

    MERGE = "merge"
    """Have chains merge now."""
    WAIT = "wait"
    """Let a merger wait."""
    FOUND = "found"
    """Found a chain by a tile."""
    NAME = "name"
    """Choose which chain is founded."""
    GROW = "grow"
    """Let a chain grow."""
    KEEP = "keep"
    """Keep stock of a chain that is gone."""
    TRADE = "trade"
    """Trade stock for that of the survivor."""
    FIRST = "first"
    """Buy the most stock of a chain."""
    SECOND = "second"
    """Buy into a race that another leads."""
    CASH = "cash"
    """Have cash later: buy less, or sell."""


_LEADS: Final = frozenset({ReasonKind.TAKES_LEAD, ReasonKind.HOLDS_LEAD})


def theme_of(view: View, best: Action, natural: Action) -> Theme | None:
    """Return the theme of a decision; None where it has none.

    Args:
        view: What the player knows.
        best: The good answer.
        natural: The answer of somebody who does not find it.
    """
    match best, natural:
        case PlaceTile(), PlaceTile():
            return _of_tiles(view, best, natural)
        case FoundChain(), _:
            return Theme.NAME
        case DisposeStock(), DisposeStock():
            return _of_disposals(best, natural)
        case BuyStock(), BuyStock():
            return _of_purchases(view, best, natural)
    return None


def _of_tiles(view: View, best: PlaceTile, natural: PlaceTile) -> Theme | None:
    good, other = place_of(view, best.tile), place_of(view, natural.tile)
    if len(good.chains) > 1:
        return Theme.MERGE
    if len(other.chains) > 1:
        return Theme.WAIT
    if good.chains:
        return Theme.GROW
    return Theme.FOUND if good.size > 1 else None


def _of_disposals(best: DisposeStock, natural: DisposeStock) -> Theme:
    gains = {
        Theme.KEEP: best.keep - natural.keep,
        Theme.TRADE: best.trade - natural.trade,
        Theme.CASH: best.sell - natural.sell,
    }
    return max(gains, key=lambda theme: gains[theme])


def _of_purchases(view: View, best: BuyStock, natural: BuyStock) -> Theme | None:
    costs = [
        sum(count * price for count, price in zip(each.counts, view.prices, strict=True))
        for each in (best, natural)
    ]
    if costs[0] + SAVED <= costs[1]:
        return Theme.CASH
    more = [chain for chain in range(CHAIN_COUNT) if best.counts[chain] > natural.counts[chain]]
    reasons = [each for each in reasons_for(view, view.seat, best) if each.chain in more]
    if any(each.kind in _LEADS for each in reasons):
        return Theme.FIRST
    races = {ReasonKind.TAKES_SECOND, ReasonKind.CATCHES_UP}
    if any(each.kind in races for each in reasons):
        return Theme.SECOND
    return None
