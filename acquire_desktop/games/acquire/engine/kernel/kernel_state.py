"""Kernel state: the data of a game as flat lists, made to be copied fast."""

from typing import Final

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, EMPTY, MAX_SEATS, TILE_COUNT
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import (
    CHART_COLUMNS,
    SIZE_SPAN,
    Rules,
)
from acquire_desktop.games.acquire.engine.power_cards import CARD_COUNT

HAND_SPAN: Final = 12
"""Places for tiles in the list of hands, for each seat."""
MOST_CHOICES: Final = 900
"""Places for the legal actions of one decision."""
CHOICES: Final = [0] * MOST_CHOICES
"""Where the kernel lists the legal actions of one decision, until it lists those of the next."""


class KernelState:
    """Everything that a game consists of, as flat lists of ints.

    Lists by seat have places for ``MAX_SEATS``, those by seat and chain hold
    ``seat * CHAIN_COUNT + chain``; compiled they are arrays of that length. ``pool``, ``out``,
    ``merging`` and ``totals`` are replaced, never changed: copies share them. The pool is drawn
    from ``pool_start``. An acquired chain keeps its size until its merger is settled, while its
    tiles already belong to the survivor. ``cards`` has a bit for each special power card not
    yet played, ``seat * CARD_COUNT + card``; ``card`` is the one played in this turn, or -1.
    ``tiles_left`` counts the tiles that may still be placed in this turn. ``choices`` is where
    the legal actions were listed last, no part of the position.
    """

    __slots__ = (
        *("rules", "log", "seats", "turn", "turn_seat", "seat", "decision", "declared", "replaced"),
        *("board", "sizes", "headquarters", "active", "bank", "cash", "stocks", "totals"),
        *("hands", "hand_counts", "pool", "pool_start", "out", "noise", "draws"),
        *("tile", "survivor", "acquired", "merging", "asked", "over_reason"),
        *("cards", "card", "tiles_left", "exchanges_left", "choices"),
    )

    def __init__(self, rules: Rules, seats: int, chain_stock: int, cash: int, noise: int) -> None:
        self.rules = rules
        self.seats = seats
        self.board = [EMPTY] * TILE_COUNT
        self.sizes = [0] * CHAIN_COUNT
        self.headquarters = [-1] * CHAIN_COUNT
        self.active = 0
        self.bank = [chain_stock] * CHAIN_COUNT
        self.cash = [cash] * seats + [0] * (MAX_SEATS - seats)
        self.stocks = [0] * (MAX_SEATS * CHAIN_COUNT)
        self.hands = [-1] * (MAX_SEATS * HAND_SPAN)
        self.hand_counts = [0] * MAX_SEATS
        self.pool: list[int] = []
        self.pool_start = 0
        self.out: list[int] = []
        self.noise = noise
        self.draws = 0
        self.turn = 1
        self.turn_seat = 0
        self.seat = 0
        self.decision = 0
        self.declared = False
        self.replaced = False
        self.tile = -1
        self.survivor = -1
        self.acquired = -1
        self.merging: list[int] = []
        self.asked = 0
        self.over_reason = ""
        self.cards = 0
        self.card = -1
        self.tiles_left = 0
        self.exchanges_left = 0
        self.totals: list[int] = []
        self.choices = CHOICES
        self.log: list[tuple[object, ...]] | None = None

    def copy_to(self, new: "KernelState") -> None:
        """Make another state equal to this one; nobody listens to it."""
        new.rules = self.rules
        new.seats = self.seats
        new.board = self.board[:]
        new.sizes = self.sizes[:]
        new.headquarters = self.headquarters[:]
        new.active = self.active
        new.bank = self.bank[:]
        new.cash = self.cash[:]
        new.stocks = self.stocks[:]
        new.hands = self.hands[:]
        new.hand_counts = self.hand_counts[:]
        new.pool = self.pool
        new.pool_start = self.pool_start
        new.out = self.out
        new.noise = self.noise
        new.draws = self.draws
        new.turn = self.turn
        new.turn_seat = self.turn_seat
        new.seat = self.seat
        new.decision = self.decision
        new.declared = self.declared
        new.replaced = self.replaced
        new.tile = self.tile
        new.survivor = self.survivor
        new.acquired = self.acquired
        new.merging = self.merging
        new.asked = self.asked
        new.over_reason = self.over_reason
        new.cards = self.cards
        new.card = self.card
        new.tiles_left = self.tiles_left
        new.exchanges_left = self.exchanges_left
        new.totals = self.totals
        new.log = None

    def report(self, name: str, *fields: object) -> None:
        """Tell the listener, if there is one, what happened."""
        if self.log is not None:
            self.log.append((name, *fields))

    def draw(self, seat: int, count: int) -> None:
        """Draw tiles into a hand, as many as the pool has."""
        pool = self.pool
        while count > 0 and self.pool_start < len(pool):
            tile = pool[self.pool_start]
            self.pool_start += 1
            count -= 1
            self.give(seat, tile)
            if self.log is not None:
                self.report("TileDrawn", seat, tile)

    def give(self, seat: int, tile: int) -> None:
        """Put a tile at the end of a hand."""
        if self.hand_counts[seat] >= HAND_SPAN:
            raise ValueError("the hand is full")
        self.hands[seat * HAND_SPAN + self.hand_counts[seat]] = tile
        self.hand_counts[seat] += 1

    def fill_hand(self, seat: int) -> None:
        """Draw until the hand is full or the pool is empty; a larger hand stays as it is."""
        self.draw(seat, self.rules.hand_size - self.hand_counts[seat])

    def take_from_hand(self, seat: int, tile: int) -> None:
        """Remove a tile from a hand; the others keep their order."""
        hands = self.hands
        index = seat * HAND_SPAN
        last = index + self.hand_counts[seat] - 1
        while index < last and hands[index] != tile:
            index += 1
        if index > last or hands[index] != tile:
            raise ValueError("the hand does not hold this tile")
        self.hand_counts[seat] -= 1
        while index < last:
            hands[index] = hands[index + 1]
            index += 1
        hands[last] = -1

    def hand(self, seat: int) -> list[int]:
        """Return the tiles of a hand in the order drawn."""
        start = seat * HAND_SPAN
        return [self.hands[index] for index in range(start, start + self.hand_counts[seat])]

    def empty_hand(self, seat: int) -> list[int]:
        """Take all tiles out of a hand and return them."""
        hand = self.hand(seat)
        for index in range(seat * HAND_SPAN, (seat + 1) * HAND_SPAN):
            self.hands[index] = -1
        self.hand_counts[seat] = 0
        return hand

    def pool_count(self) -> int:
        """Return how many tiles are left to draw."""
        return len(self.pool) - self.pool_start

    def next_chance(self) -> Generator:
        """Return the generator of the next random draw, fixed by the seed and its number."""
        self.draws += 1
        return Generator(self.noise, self.draws)

    def shuffle_into_pool(self, tiles: list[int]) -> None:
        """Put tiles back and shuffle all that can be drawn."""
        waiting = self.pool[self.pool_start :] + tiles
        self.pool = self.pool[: self.pool_start] + self.next_chance().shuffled(waiting)

    def price_of(self, chain: int) -> int:
        """Return the dollars for one stock of a chain as large as it is now; 0 when inactive."""
        return price_at(self, chain, self.sizes[chain])

    def stocks_of(self, chain: int) -> list[int]:
        """Return the stocks of a chain by seat."""
        return [self.stocks[seat * CHAIN_COUNT + chain] for seat in range(self.seats)]

    def has_card(self, seat: int, card: int) -> bool:
        """Tell whether a seat has not played this special power card yet."""
        return bool(self.cards >> seat * CARD_COUNT + card & 1)


def price_at(state: KernelState, chain: int, size: int) -> int:
    """Return the dollars for one stock of a chain of any size."""
    return state.rules.chart[(chain * SIZE_SPAN + size) * CHART_COLUMNS]
