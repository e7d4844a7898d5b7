"""Power card choice of the greedy player: when it plays one, and what it does with it."""

from collections.abc import Callable, Sequence

from acquire_desktop.games.acquire.ai.players.evaluation import Outlook, Position, chain_value
from acquire_desktop.games.acquire.ai.players.purchase_choice import best_purchase, purchase_gains
from acquire_desktop.games.acquire.engine.actions import ExchangeStock
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain
from acquire_desktop.games.acquire.engine.power_cards import (
    BUY_FIVE,
    DRAW_FIVE,
    FREE_STOCK,
    FREE_STOCKS,
    PURCHASE_OF_FIVE,
    STOCKS_GIVEN,
    TILES_PLACED,
    PowerCard,
)
from acquire_desktop.games.acquire.engine.view import View


def placement_card_gain(
    view: View, outlook: Outlook, card: PowerCard, gains: Sequence[float]
) -> float:
    """Return the gain of a card of the tile step, its price of being gone subtracted.

    Args:
        view: What the player sees.
        outlook: The rest of the game.
        card: Draw five or Place four.
        gains: What each tile that can be placed adds to placing none.
    """
    weights = outlook.weights
    if card == DRAW_FIVE:
        return weights.dull_tile if view.pool_count else min(gains, default=0.0) - 1.0
    best = sorted((gain for gain in gains if gain > 0), reverse=True)
    return sum(best[:TILES_PLACED]) - weights.place_four * outlook.horizon


def card_rater(view: View, outlook: Outlook, position: Position) -> Callable[[PowerCard], float]:
    """Return a function that rates how much a card of the buying step adds to a position."""
    weights = outlook.weights

    def rate(card: PowerCard) -> float:
        if card == FREE_STOCK:
            return _best_free(view, outlook, position) - weights.free_stock * outlook.horizon
        if card == BUY_FIVE:
            gain = best_purchase(outlook, position, view, PURCHASE_OF_FIVE)
            return gain - weights.buy_five * outlook.horizon - 1.0
        return _best_exchange(view, outlook, position) - weights.trade_three * outlook.horizon - 1.0

    return rate


def free_stock_gain(
    view: View, outlook: Outlook, position: Position, counts: Sequence[int]
) -> float:
    """Return the gain of stocks taken free."""
    gains = purchase_gains(outlook, position, view.seat, FREE_STOCKS)
    return sum(row[count] for row, count in zip(gains, counts, strict=True))


def exchange_gain(
    view: View, outlook: Outlook, position: Position, action: ExchangeStock, buys: bool = True
) -> float:
    """Return the gain of an exchange with the best purchase after it."""
    after = position.copy()
    before = _two_chains_value(outlook, after, action)
    after.stocks[action.give][view.seat] -= STOCKS_GIVEN
    after.bank[action.give] += STOCKS_GIVEN
    after.stocks[action.take][view.seat] += 1
    after.bank[action.take] -= 1
    gain = _two_chains_value(outlook, after, action) - before
    return gain + best_purchase(outlook, after, view) if buys else gain


def _two_chains_value(outlook: Outlook, position: Position, action: ExchangeStock) -> float:
    return chain_value(outlook, position, action.give) + chain_value(outlook, position, action.take)


def _best_free(view: View, outlook: Outlook, position: Position) -> float:
    best = [0.0] + [float("-inf")] * FREE_STOCKS
    for row in purchase_gains(outlook, position, view.seat, FREE_STOCKS):
        best = [
            max(best[total - more] + row[more] for more in range(min(len(row) - 1, total) + 1))
            for total in range(FREE_STOCKS + 1)
        ]
    return max(best)


def _best_exchange(view: View, outlook: Outlook, position: Position) -> float:
    """Return what the best exchange with a purchase adds; minus infinity when there is none."""
    active: list[Chain] = [chain for chain in range(CHAIN_COUNT) if position.sizes[chain]]
    exchanges = [
        ExchangeStock(give, take)
        for give in active
        for take in active
        if give != take and position.stocks[give][view.seat] >= STOCKS_GIVEN and position.bank[take]
    ]
    gains = [exchange_gain(view, outlook, position, each, buys=False) for each in exchanges]
    if not gains:
        return float("-inf")
    return max(gains) + best_purchase(outlook, position, view)
