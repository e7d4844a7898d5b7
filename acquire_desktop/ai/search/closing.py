"""Closing: whether a won game can be ended in this turn with a certain victory, and how."""

from typing import Final

from acquire_desktop.engine.action_codec import action_of
from acquire_desktop.engine.actions import Action, DeclareEnd
from acquire_desktop.engine.board import CHAIN_COUNT, COLUMNS
from acquire_desktop.engine.game import resample
from acquire_desktop.engine.generator import Generator
from acquire_desktop.engine.kernel.action_codes import (
    BUY,
    DECLARE,
    END_EXCHANGES,
    EXCHANGE,
    FREE,
    KIND_SHIFT,
    OVER,
)
from acquire_desktop.engine.kernel.bonus import bonus_of
from acquire_desktop.engine.kernel.kernel_game import KernelGame
from acquire_desktop.engine.view import View

_LAST: Final = (BUY, FREE, END_EXCHANGES)
"""Kinds of actions after which only the account is left, once the end is declared."""


def closing_actions(view: View) -> tuple[Action, ...]:
    """Return what surely wins the game in this turn, alone; nothing where nothing is sure.

    That is the declaration of the end, if the account leaves this seat ahead after something
    that it can still do, and then whatever leaves it most money. Nobody else decides anything in
    between, and hidden tiles do not count. The stock market of two players is drawn in the
    account: there nothing is sure.
    """
    can_declare = DeclareEnd() in view.legal
    if not (can_declare or (view.end_declared and view.legal)):
        return ()
    game = resample(view, None, Generator(0)).game
    if game.rules.has_market:
        return ()
    if can_declare:
        game.apply(DECLARE << KIND_SHIFT)
    last = [action for action in game.legal() if action >> KIND_SHIFT in _LAST]
    accounts = {action: _account_after(game, action) for action in last}
    most = max((money for money, lead in accounts.values() if lead > 0), default=None)
    if most is None:
        return ()
    if can_declare:
        return (DeclareEnd(),)
    return tuple(
        action_of(action)
        for action, (money, lead) in accounts.items()
        if money == most and lead > 0
    )


def _account_after(game: KernelGame, action: int) -> tuple[int, int]:
    """Return the money of the seat after this action and the account, and by how much it leads."""
    after = game.copy()
    after.apply(action)
    if after.decision == EXCHANGE:
        after.apply(END_EXCHANGES << KIND_SHIFT)
    if after.decision != OVER:
        return 0, 0
    mine = after.totals[game.seat]
    rivals = [total for seat, total in enumerate(after.totals) if seat != game.seat]
    return mine, mine - max(rivals)


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
