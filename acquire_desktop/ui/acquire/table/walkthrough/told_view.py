"""Moment view: the table at a moment of a story, so that no part is ahead of another."""

from dataclasses import replace

from acquire_desktop.games.acquire.engine.board import INDEPENDENT, Seat
from acquire_desktop.games.acquire.engine.events import BonusPaid, StockDisposed
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.walkthrough.story import StoryMoment


def told_view(now: View, before: View, moment: StoryMoment) -> View:
    """Return a view with the chains before a merger, and the money announced until a moment.

    Only what was announced to all is added to what the seat knew before: no level of hiding
    shows more by it.

    Args:
        now: What is decided now, and by whom.
        before: The same seat's view before the tile was placed that merges.
        moment: The merger, and what of it was told; the chains are not one yet.
    """
    board = list(before.board)
    board[moment.merger.tile] = INDEPENDENT
    purses = [_Purse(before, seat) for seat in range(now.players)]
    bank = list(before.bank)
    for event in moment.told:
        match event:
            case BonusPaid(seat=int() as seat, amount=amount):
                purses[seat].cash += amount
            case StockDisposed():
                purses[event.seat].settle(event, before)
                bank[event.acquired] += event.sell + event.trade
                bank[event.survivor] -= event.trade // 2
    if not now.holdings.are_shown:  # of others the view has no more than may be seen now
        purses = [p if p.seat == now.seat else _Purse(now, p.seat) for p in purses]
    return replace(
        now,
        board=tuple(board),
        headquarters=before.headquarters,
        sizes=before.sizes,
        prices=before.prices,
        bank=tuple(bank),
        cash=tuple(purse.cash for purse in purses),
        stocks=tuple(tuple(purse.stocks) for purse in purses),
        stock_values=tuple(purse.stock_value for purse in purses),
        worth=tuple(purse.worth for purse in purses),
        hand=(),  # no tile is placed meanwhile, and what one would do is not yet to be told
        effects=(),
    )


class _Purse:
    """Cash and stock of one seat."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.seat = seat
        self.cash, self.worth = view.cash[seat], view.worth[seat]
        self.stocks = list(view.stocks[seat])
        self.stock_value = view.stock_values[seat] if view.stock_values else 0

    def settle(self, event: StockDisposed, before: View) -> None:
        """Take note of what was done with stock, at the prices before the merger."""
        received = event.trade // 2
        self.cash += event.cash
        self.stocks[event.acquired] -= event.sell + event.trade
        self.stocks[event.survivor] += received
        gained = received * before.prices[event.survivor]
        gained -= event.trade * before.prices[event.acquired]
        self.worth += gained
        self.stock_value += gained - event.cash
