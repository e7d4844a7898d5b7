"""Merger moments: what each player has after a part of a merger was told."""

from collections.abc import Sequence
from dataclasses import replace
from operator import mul

from acquire_desktop.engine.board import Chain
from acquire_desktop.engine.events import BonusPaid, StockDisposed
from acquire_desktop.engine.example_bonuses import payouts
from acquire_desktop.engine.view import View

Deal = BonusPaid | StockDisposed
"""What moves money or stock in a merger."""


def after_deals(before: View, deals: Sequence[Deal]) -> View:
    """Return the view before a merger with the money and the stock of a part of it.

    The chains keep the sizes and prices from before, which are what the merger counts with. A
    chain whose bonuses are paid pays none in the net worth, as in the final account.

    Args:
        before: What a seat knew when the tile was not placed yet.
        deals: What has been told of the merger, from its beginning.
    """
    cash, bank = list(before.cash), list(before.bank)
    stocks = [list(held) for held in before.stocks]
    for deal in deals:
        if isinstance(deal, BonusPaid):
            if deal.seat is not None:
                cash[deal.seat] += deal.amount
            continue
        cash[deal.seat] += deal.cash
        for chain, change in (
            (deal.acquired, -deal.sell - deal.trade),
            (deal.survivor, deal.trade // 2),
        ):
            stocks[deal.seat][chain] += change
            bank[chain] -= change
    after = replace(before, cash=tuple(cash), bank=tuple(bank), stocks=tuple(map(tuple, stocks)))
    paid = {deal.chain for deal in deals if isinstance(deal, BonusPaid)}
    values = tuple(sum(map(mul, held, after.prices)) for held in stocks)
    after = replace(after, stock_values=values)
    return replace(after, worth=_worth(after, paid))


def _worth(view: View, paid: set[Chain]) -> tuple[int, ...]:
    """Return what each seat would have if the game ended, less the bonuses that are paid."""
    worth = [cash + value for cash, value in zip(view.cash, view.stock_values, strict=True)]
    for chain, size in enumerate(view.sizes):
        if size and chain not in paid:
            held = [stocks[chain] for stocks in view.stocks]
            bonus = payouts(view.edition, chain, size, held)
            worth = [dollars + more for dollars, more in zip(worth, bonus, strict=True)]
    return tuple(worth)
