"""Which lines of the log are shown: all, the money, one player's or one chain's."""

from dataclasses import dataclass
from typing import Final

from acquire_desktop.acquire.notes import Told
from acquire_desktop.engine.board import Chain, Seat
from acquire_desktop.engine.events import (
    AcquisitionBegan,
    BonusPaid,
    ChainAccounted,
    FreeStockTaken,
    GameEnded,
    MarketDrawn,
    MergerBegan,
    MergerEnded,
    StockBought,
    StockDisposed,
    StockExchanged,
    StockSold,
    SurvivorDecided,
)

_MONEY: Final = (
    MergerBegan,
    SurvivorDecided,
    AcquisitionBegan,
    MarketDrawn,
    BonusPaid,
    StockDisposed,
    MergerEnded,
    FreeStockTaken,
    StockExchanged,
    ChainAccounted,
    StockSold,
    GameEnded,
)
_CHAIN_FIELDS: Final = ("chain", "survivor", "acquired", "given", "taken")


@dataclass(frozen=True, slots=True)
class LogFilter:
    """What a line must be about to be shown; without any wish all lines are."""

    money: bool = False
    """Only mergers and what was bought, paid and settled."""
    seat: Seat | None = None
    """Only what this player did or was paid."""
    chain: Chain | None = None
    """Only what happened to this chain and its stock."""

    def accepts(self, event: Told) -> bool:
        """Tell whether the line of an event is shown."""
        if self.money and not _is_about_money(event):
            return False
        if self.seat is not None and not _is_about_seat(event, self.seat):
            return False
        return self.chain is None or _is_about_chain(event, self.chain)


EVERYTHING: Final = LogFilter()


def _is_about_money(event: Told) -> bool:
    if isinstance(event, StockBought):
        return event.cost > 0
    return isinstance(event, _MONEY)


def _is_about_seat(event: Told, seat: Seat) -> bool:
    if isinstance(event, GameEnded):
        return True
    return seat in (getattr(event, "seat", None), getattr(event, "chosen_by", None))


def _is_about_chain(event: Told, chain: Chain) -> bool:
    if isinstance(event, StockBought | FreeStockTaken):
        return event.counts[chain] > 0
    if isinstance(event, MergerBegan):
        return chain in event.chains
    if isinstance(event, MergerEnded) and chain in event.acquired:
        return True
    return any(getattr(event, name, None) == chain for name in _CHAIN_FIELDS)
