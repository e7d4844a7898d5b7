"""Action codes: actions and decisions as the kernel's ints, ``kind << KIND_SHIFT | argument``."""

from collections.abc import Sequence
from typing import Final

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT

KIND_SHIFT: Final = 24
ARGUMENT_MASK: Final = (1 << KIND_SHIFT) - 1

PLACE: Final = 0
PASS: Final = 1
REPLACE: Final = 2
FOUND: Final = 3
SURVIVOR: Final = 4
ACQUIRE: Final = 5
DISPOSE: Final = 6
BUY: Final = 7
DECLARE: Final = 8
OVER: Final = 9
FREE: Final = 10
EXCHANGE: Final = 11
CARD: Final = 12
END_EXCHANGES: Final = 13
"""Kinds of actions; the decision that an action answers has the same number.

Decisions above OVER come from special power cards, after the tile step.
"""

COUNT_BITS: Final = 5
"""Bits of a number of stocks in a disposal."""
COUNT_MASK: Final = (1 << COUNT_BITS) - 1
PURCHASE_BITS: Final = 3
"""Bits of a number of stocks in a purchase, and of a chain in an exchange."""
PURCHASE_MASK: Final = (1 << PURCHASE_BITS) - 1


def disposal(keep: int, sell: int, trade: int) -> int:
    """Return the action that settles stock."""
    return DISPOSE << KIND_SHIFT | keep | sell << COUNT_BITS | trade << 2 * COUNT_BITS


def purchase(counts: Sequence[int], kind: int = BUY) -> int:
    """Return the action that buys these stocks, or takes them free, by chain."""
    packed = sum(count << PURCHASE_BITS * chain for chain, count in enumerate(counts))
    return kind << KIND_SHIFT | packed


def purchase_counts(argument: int) -> list[int]:
    """Return the stocks bought or taken by chain, length 7."""
    return [argument >> PURCHASE_BITS * chain & PURCHASE_MASK for chain in range(CHAIN_COUNT)]


def stock_exchange(give: int, take: int) -> int:
    """Return the action that exchanges two stocks of one chain for one of another."""
    return EXCHANGE << KIND_SHIFT | give | take << PURCHASE_BITS
