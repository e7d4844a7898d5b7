"""Purchase choice of the greedy player: what buying stock adds to the worth of a position."""

from collections.abc import Callable
from operator import mul

from acquire_desktop.games.acquire.ai.players.evaluation import (
    Outlook,
    Position,
    chain_value,
    seat_cash_value,
)
from acquire_desktop.games.acquire.engine.actions import BuyStock
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain, Seat
from acquire_desktop.games.acquire.engine.decisions import StockPurchase
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import SIZE_SPAN
from acquire_desktop.games.acquire.engine.view import View


def best_purchase(
    outlook: Outlook, position: Position, view: View, limit: int | None = None
) -> float:
    """Return the gain of the best purchase of this turn."""
    seat, most = view.seat, view.edition.purchase_limit if limit is None else limit
    rate_cash = _cash_rater(outlook, position, seat)
    carts = [(0, 0, 0.0)]
    for chain, row in enumerate(purchase_gains(outlook, position, seat, most)):
        price = _price(outlook, position, chain)
        carts += [
            (count + more, cost + more * price, gain + row[more])
            for count, cost, gain in carts
            for more in range(1, min(len(row) - 1, most - count) + 1)
            if cost + more * price <= position.cash[seat]
        ]
    return max(gain + rate_cash(cost) for _count, cost, gain in carts)


def purchase_rater(
    outlook: Outlook, position: Position, asked: StockPurchase
) -> Callable[[BuyStock], float]:
    """Return a function that rates how much each purchase adds to a position."""
    gains = purchase_gains(outlook, position, asked.seat, asked.limit)
    rate_cash = _cash_rater(outlook, position, asked.seat)
    prices = [_price(outlook, position, chain) for chain in range(CHAIN_COUNT)]

    def rate(action: BuyStock) -> float:
        cost = sum(map(mul, action.counts, prices))
        gain = sum(row[count] for row, count in zip(gains, action.counts, strict=True))
        return gain + rate_cash(cost)

    return rate


def purchase_gains(
    outlook: Outlook, position: Position, seat: Seat, limit: int
) -> list[list[float]]:
    """Return the value of more stock by chain and number bought, without its cost."""
    gains: list[list[float]] = []
    for chain, counts in enumerate(position.stocks):
        most = min(limit, position.bank[chain]) if position.sizes[chain] else 0
        row = [0.0]
        before = chain_value(outlook, position, chain) if most else 0.0
        for _count in range(most):
            counts[seat] += 1
            position.bank[chain] -= 1
            row.append(chain_value(outlook, position, chain) - before)
        counts[seat] -= most
        position.bank[chain] += most
        gains.append(row)
    return gains


def _cash_rater(outlook: Outlook, position: Position, seat: Seat) -> Callable[[int], float]:
    cash = position.cash[seat]
    before = seat_cash_value(outlook, cash)
    return lambda cost: seat_cash_value(outlook, cash - cost) - before


def _price(outlook: Outlook, position: Position, chain: Chain) -> int:
    return outlook.rules.price[chain * SIZE_SPAN + position.sizes[chain]]
