"""Sure loss: money that a decision gives away for certain, by the rules alone, without a search."""

from typing import Final

from acquire_desktop.games.acquire.engine.actions import Action, DisposeStock
from acquire_desktop.games.acquire.engine.board import EMPTY, INDEPENDENT, TILE_COUNT
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import AROUND
from acquire_desktop.games.acquire.engine.view import View

LEAST_LOSS: Final = 2_000
"""Dollars from which on a sure loss is worth a word."""


def sure_loss(view: View, action: Action) -> int:
    """Return the dollars that an action gives away for certain: stock kept that can't come back.

    With power cards nothing is certain, since some of them use stock of inactive chains.

    Args:
        view: What the seat that decides knows.
        action: What is about to be done.
    """
    decision = view.decision
    if not isinstance(decision, StockDisposal) or not isinstance(action, DisposeStock):
        return 0
    if view.power_cards or not (view.end_declared or not can_found(view, decision)):
        return 0
    return action.keep * decision.price


def can_found(view: View, decision: StockDisposal) -> bool:
    """Tell whether a chain may ever be founded again, as far as spaces and tiles go.

    Spaces beside a chain found nothing any more, since chains never leave the board.
    """
    if view.pool_count + sum(view.hand_sizes) == 0:
        return False
    free = [
        owner in (EMPTY, INDEPENDENT) and tile not in view.out and tile != decision.tile
        for tile, owner in enumerate(view.board)
    ]
    return any(
        view.board[tile] == EMPTY
        and free[tile]
        and any(free[beside] for beside in AROUND[tile])
        and all(view.board[beside] in (EMPTY, INDEPENDENT) for beside in AROUND[tile])
        and decision.tile not in AROUND[tile]
        for tile in range(TILE_COUNT)
    )
