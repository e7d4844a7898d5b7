"""Announced: everybody's cash and stock, added up from what everybody was told."""

from collections.abc import Iterable

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain, Seat
from acquire_desktop.games.acquire.engine.events import (
    BonusPaid,
    ChainFounded,
    Event,
    ExtraCashGiven,
    FreeStockTaken,
    StockBought,
    StockDisposed,
    StockExchanged,
)
from acquire_desktop.games.acquire.engine.setup import Setup


class Announced:
    """Keeps the books of a table as somebody does who hears everything and sees no hand."""

    def __init__(self, setup: Setup) -> None:
        """Begin with what the rulebook gives everybody."""
        self.cash = [setup.edition.starting_cash] * setup.players
        """Dollars by seat."""
        self.stocks = [[0] * CHAIN_COUNT for _ in range(setup.players)]
        """Stocks by seat and chain."""

    def hear(self, events: Iterable[Event]) -> None:
        """Add up what is told; the final account is left out, as views leave it out."""
        for event in events:
            match event:
                case ExtraCashGiven(seat, extra):
                    self.cash[seat] += extra
                case ChainFounded(seat=seat, chain=chain, stocks=stocks, cash=cash):
                    self._take(seat, chain, stocks)
                    self.cash[seat] += cash
                case StockBought(seat, counts, cost):
                    self._take_all(seat, counts)
                    self.cash[seat] -= cost
                case FreeStockTaken(seat, counts):
                    self._take_all(seat, counts)
                case StockExchanged(seat, given, taken):
                    self._take(seat, given, -2)
                    self._take(seat, taken, 1)
                case StockDisposed(seat, acquired, survivor, _, sell, trade, cash):
                    self._take(seat, acquired, -sell - trade)
                    self._take(seat, survivor, trade // 2)
                    self.cash[seat] += cash
                case BonusPaid(seat=int(seat), amount=amount):
                    self.cash[seat] += amount
                case _:
                    pass

    def _take(self, seat: Seat, chain: Chain, count: int) -> None:
        self.stocks[seat][chain] += count

    def _take_all(self, seat: Seat, counts: Iterable[int]) -> None:
        for chain, count in enumerate(counts):
            self._take(seat, chain, count)
