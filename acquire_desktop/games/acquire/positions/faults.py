"""Faults: what can be wrong with a position, as values that the program puts into words."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from acquire_desktop.games.acquire.engine.board import Chain, Seat, Tile


class FaultKind(Enum):
    """The kind of a fault, with its sentence for other programs."""

    # Cards
    CARD_NOT_PLAYED = "the card in use was played"
    NO_CARDS = "no cards are in play"
    EDITION_WITHOUT_CARDS = "this edition has no cards"
    CARD_TWICE = "each card is played once, in order"
    FREE_STOCK = "free stock is taken by its card alone"
    EXCHANGES = "stock is exchanged by its card alone"
    TILES_LEFT_DIFFER = "the tiles left to place differ"
    TOO_MANY_TILES_LEFT = "too many tiles are left to place"
    # Tiles
    TILE_TWICE = "a tile is in two places"
    HAND_SIZE = "the hand is not of its size"
    NOT_ALL_TILES = "there are not 108 tiles"
    NO_START_TILES = "the start tiles are not on the board"
    NOTHING_SET_ASIDE = "this edition sets no tiles aside"
    HAND_NOT_FULL = "a hand is not full although the pool has tiles"
    HAND_TOO_FULL = "a hand is too full"
    # The course of the game
    TOO_MANY_PLACED = "more tiles were placed than turns began"
    TOO_FEW_PLIES = "there are more turns than plies"
    OTHER_TURN = "it is another seat's turn"
    HAND_REPLACED = "this edition replaces no hands"
    NOT_DECLARABLE = "the end cannot be declared"
    # Money and stock
    ODD_CASH = "cash is a multiple of 100"
    STOCK_SUM = "stocks do not add up"
    NO_FOUNDER = "a founder has stock"
    NO_CHAIN_YET = "there is no stock before the first chain"
    # The board
    PLACED_TILE = "the placed tile has no chain yet"
    TOUCHES_CHAIN = "a chain touches other tiles"
    SIDE_BY_SIDE = "independent tiles side by side are a chain"
    NOT_WHOLE = "a chain is not whole"
    SIZES = "the sizes do not fit the board"
    NO_HEADQUARTERS = "an active chain has headquarters"
    HEADQUARTERS_AWAY = "headquarters stand on their chain"
    # Decisions about chains
    NO_FOUNDING = "a chain is founded beside independent tiles"
    ALL_ACTIVE = "all chains are active"
    NO_EQUALS = "there are no equals to choose from"
    NOT_IN_MERGER = "a merger is of the chains that the tile touches"
    SURVIVOR_AWAY = "the survivor is in the merger"
    NOT_LARGEST_FIRST = "the largest comes first"
    SAFE_ACQUIRED = "a safe chain is not acquired"
    SURVIVOR_SMALLER = "the survivor is the largest"
    ACQUIRED_TWICE = "a chain is acquired twice"
    NO_SAY = "a seat without stock has no say"
    MERGES_TWICE = "a chain merges twice"
    MERGER_ORDER = "the chains of a merger come largest first"
    TWO_SAFE = "safe chains do not merge"
    # The whole
    NO_DECISION = "another seat decides in this view"


UNREACHABLE: Final = frozenset(
    {
        *(FaultKind.NO_START_TILES, FaultKind.HAND_NOT_FULL, FaultKind.SIDE_BY_SIDE),
        *(FaultKind.TOO_MANY_PLACED, FaultKind.TOO_FEW_PLIES),
        *(FaultKind.ODD_CASH, FaultKind.NO_FOUNDER, FaultKind.NO_CHAIN_YET),
    }
)
"""What no game comes to, and what can be played on from all the same."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong, and where."""

    kind: FaultKind
    tile: Tile | None = None
    chain: Chain | None = None
    seat: Seat | None = None

    @property
    def is_illegal(self) -> bool:
        """Whether nothing can be played from a position with it."""
        return self.kind not in UNREACHABLE

    @property
    def is_harmless(self) -> bool:
        """Whether a program that asks about a position can ignore this.

        Other programs make positions up with stock and without a chain.
        """
        return self.kind is FaultKind.NO_CHAIN_YET
