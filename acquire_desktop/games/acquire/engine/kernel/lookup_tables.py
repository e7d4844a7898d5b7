"""Look-up tables: the board's geometry and the numbers of an edition."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, TILE_COUNT, neighbors
from acquire_desktop.games.acquire.engine.editions import Edition, StuckHand, bonuses, price

AROUND: Final = tuple(neighbors(tile) for tile in range(TILE_COUNT))
"""The orthogonal neighbours of each tile."""

NEIGHBORS: Final = tuple((*near, *near)[:4] for near in AROUND)
"""The same in rows of four: at the edge of the board some neighbours are named twice."""

SIZE_SPAN: Final = TILE_COUNT + 1
"""Entries a chain in the tables by size."""


CHART_COLUMNS: Final = 4
"""Columns of the reference chart: price, first, second and third bonus."""


class Rules:
    """An edition as flat lists and plain numbers.

    The tables by size hold ``chain * SIZE_SPAN + size``; ``chart`` has all four of them in
    columns, for the search.
    """

    __slots__ = (
        "bonus_places",
        "chart",
        "declare_any_time",
        "end_size",
        "first_bonus",
        "founder_cash",
        "hand_size",
        "has_market",
        "price",
        "purchase_limit",
        "replaces_unplayable",
        "safe_size",
        "second_bonus",
        "sets_stuck_hand_aside",
        "shuffles_stuck_hand_back",
        "sole_bits",
        "sole_places",
        "third_bonus",
    )

    def __init__(self, edition: Edition, seats: int) -> None:
        self.price = _by_size(edition, price)
        self.first_bonus = _by_size(edition, lambda *row: bonuses(*row)[0])
        self.second_bonus = _by_size(edition, lambda *row: bonuses(*row)[1])
        self.third_bonus = _by_size(edition, lambda *row: bonuses(*row)[2])
        columns = (self.price, self.first_bonus, self.second_bonus, self.third_bonus)
        self.chart = [amount for row in zip(*columns, strict=True) for amount in row]
        self.bonus_places = edition.bonus_places
        self.sole_places = edition.sole_places
        self.sole_bits = place_bits(edition.sole_places)
        self.founder_cash = edition.founder_cash
        self.replaces_unplayable = edition.replaces_unplayable
        self.sets_stuck_hand_aside = edition.stuck_hand is StuckHand.SET_ASIDE
        self.shuffles_stuck_hand_back = edition.stuck_hand is StuckHand.SHUFFLE_BACK
        self.declare_any_time = edition.declare_any_time
        self.has_market = edition.two_player_market and seats == 2
        self.safe_size = edition.safe_size
        self.end_size = edition.end_size
        self.hand_size = edition.hand_size
        self.purchase_limit = edition.purchase_limit


def place_bits(places: tuple[int, ...]) -> int:
    """Return a bit for each bonus place.

    >>> place_bits((0, 2))
    5
    """
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


def _by_size(edition: Edition, entry: Callable[[Edition, int, int], int]) -> list[int]:
    return [
        entry(edition, chain, size) for chain in range(CHAIN_COUNT) for size in range(SIZE_SPAN)
    ]


@lru_cache(maxsize=64)
def rules_of(edition: Edition, seats: int) -> Rules:
    """Return the tables of an edition for a number of seats."""
    return Rules(edition, seats)
