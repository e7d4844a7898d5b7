"""Sure win: whether a seat can win within its turn, whatever others hold and chance brings."""

from typing import Final

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, COLUMNS
from acquire_desktop.games.acquire.engine.kernel.action_codes import (
    ACQUIRE,
    BUY,
    CARD,
    DECLARE,
    DISPOSE,
    EXCHANGE,
    KIND_SHIFT,
    OVER,
    REPLACE,
    SURVIVOR,
)
from acquire_desktop.games.acquire.engine.kernel.bonus import bonus_of
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame

END: Final = DECLARE << KIND_SHIFT
"""The action that declares the end."""
_UNSURE: Final = (REPLACE, CARD, EXCHANGE)
"""Kinds of actions that are not looked behind: tiles are drawn, or there are too many ways."""
_MERGERS: Final = (SURVIVOR, ACQUIRE, DISPOSE)
"""Decisions in which bonuses were or will be paid."""


def wins_by_declaring(game: KernelGame) -> bool:
    """Tell whether the seat that decides surely wins if it declares the end at this moment."""
    return END in game.legal() and wins_at_once(after(game, END), game.seat)


def wins_at_once(game: KernelGame, seat: int) -> bool:
    """Tell whether a seat can surely win in this turn by what it decides alone.

    Hidden tiles do not count: nobody else may have to decide anything in between.

    Args:
        game: A position of this seat's turn, or after its end; it is not changed.
        seat: Whose turn it is.
    """
    if game.decision == OVER:
        return least_lead(game, seat) > 0 if game.rules.has_market else lead_of(game, seat) > 0
    if game.seat != seat or game.seat != game.turn_seat:
        return False
    if game.rules.has_market and game.decision in _MERGERS:
        return False
    choices = game.legal()
    if game.decision == BUY and not game.declared:
        choices = [END] if END in choices else []
    return any(
        wins_at_once(after(game, action), seat)
        for action in choices
        if action >> KIND_SHIFT not in _UNSURE
    )


def after(game: KernelGame, action: int) -> KernelGame:
    """Return the game after an action; the one given is not changed."""
    new = game.copy()
    new.apply(action)
    return new


def lead_of(game: KernelGame, seat: int) -> int:
    """Return by how much a seat leads, in dollars, when the game is over."""
    rivals = [total for rival, total in enumerate(game.totals) if rival != seat]
    return game.totals[seat] - max(rivals)


def least_lead(game: KernelGame, seat: int) -> int:
    """Return by how much a seat is ahead in the final account, in dollars, with the worst draws.

    Draws are those of the stock market of two players, for each chain.

    Args:
        game: As it stands before or after the account.
        seat: Whose lead; negative for who is behind.
    """
    rivals = (rival for rival in range(game.seats) if rival != seat)
    return min(_least_lead_over(game, seat, rival) for rival in rivals)


def _least_lead_over(game: KernelGame, seat: int, rival: int) -> int:
    markets = range(1, COLUMNS + 1) if game.rules.has_market else range(1)
    lead = game.cash[seat] - game.cash[rival]
    for chain in range(CHAIN_COUNT):
        if game.sizes[chain]:
            held = game.stocks[seat * CHAIN_COUNT + chain]
            held -= game.stocks[rival * CHAIN_COUNT + chain]
            lead += held * game.price_of(chain)
            lead += min(
                bonus_of(game, chain, seat, market) - bonus_of(game, chain, rival, market)
                for market in markets
            )
    return lead
