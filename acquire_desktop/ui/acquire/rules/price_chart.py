"""The chart of prices and bonuses: its rows, where the chains stand, and what comes next."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.games.acquire.engine.editions import (
    CHEAP_ROW_SIZES,
    PRICE_ROWS,
    Edition,
    Tier,
    price_row,
)


@dataclass(frozen=True, slots=True)
class ChartRow:
    """One row of the chart."""

    sizes: tuple[str, ...]
    """The sizes on this row as text, cheap to expensive; empty where a tier has none."""
    chains: tuple[tuple[Chain, ...], ...]
    """The active chains that stand on this row now, by tier; length 3."""
    amounts: tuple[int, ...]
    """Dollars: the price of one stock, then the bonuses by place, as many as the edition pays."""


class NextSteps(NamedTuple):
    """How far an active chain is from what changes for it next."""

    tiles_to_price: int
    """Tiles to the next price; 0 at the highest."""
    price: int
    """The next price in dollars; the present one at the highest."""
    tiles_to_safe: int
    """Tiles until the chain is safe; 0 when it is."""


def next_steps(edition: Edition, chain: Chain, size: int) -> NextSteps:
    """Return the next changes for an active chain of a size.

    >>> from acquire_desktop.games.acquire.engine.editions import EDITIONS
    >>> next_steps(EDITIONS["2023-classic"], 6, 8)
    NextSteps(tiles_to_price=3, price=900, tiles_to_safe=3)
    """
    row = row_of(edition, chain, size) or 0
    to_safe = max(0, edition.safe_size - size)
    larger = CHEAP_ROW_SIZES[bisect_right(CHEAP_ROW_SIZES, size) :]
    if not larger:
        return NextSteps(0, PRICE_ROWS[row], to_safe)
    return NextSteps(larger[0] - size, PRICE_ROWS[row + 1], to_safe)


def row_of(edition: Edition, chain: Chain, size: int) -> int | None:
    """Return the row of the chart on which a chain of a size stands; None below two tiles."""
    return price_row(edition.chains[chain].tier, size)


def chains_of(edition: Edition, tier: Tier) -> list[Chain]:
    """Return the chains in a price tier."""
    return [chain for chain, spec in enumerate(edition.chains) if spec.tier is tier]


def chart_rows(edition: Edition, sizes: Sequence[int] = ()) -> list[ChartRow]:
    """Return the chart of an edition.

    Args:
        edition: Whose chart it is.
        sizes: Tiles by chain, length 7, when a game is on; else empty.
    """
    bonuses = (edition.secondary_bonus, edition.tertiary_bonus)[: edition.bonus_places - 1]
    amounts = zip(PRICE_ROWS, (10 * price for price in PRICE_ROWS), *bonuses, strict=True)
    stand = [row_of(edition, chain, size) for chain, size in enumerate(sizes)]
    stand = stand or [None] * len(edition.chains)
    return [
        ChartRow(
            tuple(_sizes(tier, row) for tier in Tier),
            tuple(tuple(c for c in chains_of(edition, tier) if stand[c] == row) for tier in Tier),
            paid,
        )
        for row, paid in enumerate(amounts)
    ]


@cache
def _sizes(tier: Tier, row: int) -> str:
    at = row - (price_row(tier, CHEAP_ROW_SIZES[0]) or 0)
    if not 0 <= at < len(CHEAP_ROW_SIZES):
        return ""
    least, *larger = CHEAP_ROW_SIZES[at:]
    if not larger:
        return f"{least}+"
    most = larger[0] - 1
    return f"{least}" if least == most else f"{least}\u2013{most}"
