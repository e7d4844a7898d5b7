"""The chart of prices and bonuses of an edition, with the rows where the chains stand now."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from acquire_desktop.engine.board import Chain
from acquire_desktop.engine.editions import (
    CHEAP_ROW_SIZES,
    PRICE_ROWS,
    Edition,
    Tier,
    price_row,
)

_LARGEST: Final = CHEAP_ROW_SIZES[-1]
"""From this size the price no longer changes, in whatever tier."""


@dataclass(frozen=True, slots=True)
class ChartRow:
    """One row of the chart."""

    sizes: tuple[str, str, str]
    """The sizes on this row as text, cheap to expensive; empty where a tier has none."""
    chains: tuple[tuple[int, ...], ...]
    """The active chains that stand on this row now, by tier; length 3."""
    price: int
    """Dollars for one stock."""
    bonuses: tuple[int, ...]
    """Dollars by place, as many as the edition pays."""


@dataclass(frozen=True, slots=True)
class NextSteps:
    """How far an active chain is from what changes for it next."""

    tiles_to_price: int
    """Tiles to the next price; 0 at the highest."""
    price: int
    """The next price in dollars; the present one at the highest."""
    tiles_to_safe: int
    """Tiles until the chain is safe; 0 when it is."""


def next_steps(edition: Edition, chain: Chain, size: int) -> NextSteps:
    """Return what an active chain of a size comes to next.

    >>> from acquire_desktop.engine.editions import EDITIONS
    >>> next_steps(EDITIONS["2023-classic"], 6, 8)
    NextSteps(tiles_to_price=3, price=900, tiles_to_safe=3)
    """
    tier = edition.chains[chain].tier
    row = price_row(tier, size) or 0
    to_safe = max(0, edition.safe_size - size)
    for larger in range(size + 1, _LARGEST + 1):
        if price_row(tier, larger) == row + 1:
            return NextSteps(larger - size, PRICE_ROWS[row + 1], to_safe)
    return NextSteps(0, PRICE_ROWS[row], to_safe)


def row_of(edition: Edition, chain: Chain, size: int) -> int | None:
    """Return the row of the chart on which a chain of a size stands; None below two tiles."""
    return price_row(edition.chains[chain].tier, size)


def chart_rows(edition: Edition, sizes: Sequence[int] = ()) -> list[ChartRow]:
    """Return the chart of an edition.

    Args:
        edition: Whose chart it is.
        sizes: Tiles by chain, length 7, when a game is on; else empty.
    """
    rows = []
    for row, price in enumerate(PRICE_ROWS):
        bonuses = (10 * price, edition.secondary_bonus[row], edition.tertiary_bonus[row])
        rows.append(
            ChartRow(
                _sizes(row),
                tuple(_chains_on(edition, sizes, tier, row) for tier in Tier),
                price,
                bonuses[: edition.bonus_places],
            )
        )
    return rows


@cache
def _sizes(row: int) -> tuple[str, str, str]:
    cheap, medium, expensive = (_size_range(tier, row) for tier in Tier)
    return cheap, medium, expensive


def _size_range(tier: Tier, row: int) -> str:
    sizes = [size for size in range(2, _LARGEST + 1) if price_row(tier, size) == row]
    if not sizes:
        return ""
    least, most = sizes[0], sizes[-1]
    if most == _LARGEST:
        return f"{least}+"
    return f"{least}" if least == most else f"{least}\u2013{most}"


def _chains_on(edition: Edition, sizes: Sequence[int], tier: Tier, row: int) -> tuple[int, ...]:
    return tuple(
        chain
        for chain, size in enumerate(sizes)
        if edition.chains[chain].tier is tier and price_row(tier, size) == row
    )
