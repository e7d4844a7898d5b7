"""Sources: from what a seat's money came in a game, or in games that are played on."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain, Seat
from acquire_desktop.games.acquire.engine.events import Event

SOURCE_COUNT: Final = 2 * CHAIN_COUNT + 1
"""Amounts by seat: the bonuses of takeovers by chain, those of the end by chain, and stock."""
_STOCK: Final = SOURCE_COUNT - 1
_TRADES: Final = {"StockBought", "StockDisposed", "StockSold"}
_TELLING: Final = 5
"""One part in so many of a sum is worth telling."""


class Source(Enum):
    """The kinds of sources."""

    TAKEOVERS = "takeovers"
    """Bonuses before the end."""
    END = "end"
    """Bonuses of the final account."""
    STOCK = "stock"
    """What stock was sold for, less what it was bought for."""


@dataclass(frozen=True, slots=True)
class SourceSum:
    """The sum of one source, or a difference of two."""

    source: Source
    amount: int
    """Dollars."""
    chain: Chain | None = None
    """The chain that most of it came from; None where it came from several, or for stock."""


def reported(events: Iterable[Event]) -> Iterable[tuple[object, ...]]:
    """Yield events as the kernel reports them: name and fields."""
    for event in events:
        yield type(event).__name__, *(getattr(event, name) for name in event.__slots__)


def sources_of(log: Iterable[Sequence[object]], seat: Seat) -> list[int]:
    """Return ``SOURCE_COUNT`` amounts in dollars: from what a seat's money came.

    Args:
        log: What the kernel reported, in order.
        seat: Whose money.
    """
    found, of_kind = [0] * SOURCE_COUNT, 0
    for event in log:
        name = event[0]
        if name == "BonusPaid":
            if event[2] == seat:
                found[of_kind + _int(event[1])] += _int(event[-1])
        elif name in _TRADES:
            if event[1] == seat:
                found[_STOCK] += _int(event[-1]) * (-1 if name == "StockBought" else 1)
        elif name == "ChainAccounted":
            of_kind = CHAIN_COUNT
    return found


def sums_of(amounts: Sequence[int]) -> list[SourceSum]:
    """Return the sums of ``SOURCE_COUNT`` amounts, the farthest from nothing first.

    Without amounts there is no sum.
    """
    if not amounts:
        return []
    found = [SourceSum(Source.STOCK, amounts[_STOCK])]
    kinds = (amounts[:CHAIN_COUNT], amounts[CHAIN_COUNT:_STOCK])
    for source, by_chain in zip((Source.TAKEOVERS, Source.END), kinds, strict=True):
        total = sum(by_chain)
        way = 1 if total > 0 else -1
        most = max(range(CHAIN_COUNT), key=lambda chain: way * by_chain[chain])
        is_main = 2 * by_chain[most] * way > abs(total)
        found.append(SourceSum(source, total, most if is_main else None))
    return sorted(found, key=lambda each: -abs(each.amount))


def telling(sums: Sequence[SourceSum], total: int) -> list[SourceSum]:
    """Return the sums, in their order, that make up a total or hide a part of it."""
    return [each for each in sums if _TELLING * abs(each.amount) >= abs(total) > 0]


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
