"""View: what one seat may know of a game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from acquire_desktop.games.acquire.engine.actions import Action
    from acquire_desktop.games.acquire.engine.board import Chain, Seat, Tile
    from acquire_desktop.games.acquire.engine.decisions import Decision
    from acquire_desktop.games.acquire.engine.editions import Edition
    from acquire_desktop.games.acquire.engine.power_cards import PowerCard


class Holdings(Enum):
    """How much of everybody's cash and stock may be looked up at the table."""

    OPEN = "open"
    """All of it, and everything that is reckoned from it."""
    AIDED = "aided"
    """What was announced, added up for everybody alike; who is ahead is for the players to tell."""
    HIDDEN = "hidden"
    """Nothing of anybody else: each player knows what that player remembers."""

    @property
    def are_shown(self) -> bool:
        """Whether everybody may look up everybody's totals of cash and stock."""
        return self is not Holdings.HIDDEN


class EffectKind(Enum):
    """The kind of effect of placing a tile."""

    ALONE = "alone"
    FOUNDS = "founds"
    GROWS = "grows"
    MERGES = "merges"
    BLOCKED = "blocked"
    """Not now: it would found a chain while all seven are active."""
    UNPLAYABLE = "unplayable"
    """Never: it would merge two or more safe chains."""


@dataclass(frozen=True, slots=True)
class TileEffect:
    """The effect of placing one tile on the board as it is."""

    tile: Tile
    kind: EffectKind
    chains: tuple[Chain, ...]
    """The chains it touches, largest first; empty when it touches none."""
    survivor: Chain | None
    """The chain that has the tile afterwards; None when none has, or it must be chosen."""
    size: int
    """Tiles of the chain or group afterwards; 1 when alone, 0 when it cannot be placed."""
    group: tuple[Tile, ...]
    """The tiles of that chain or group afterwards, ascending."""


@dataclass(frozen=True, slots=True)
class View:
    """Everything one seat may know, and nothing else."""

    seat: Seat
    """Whose view this is."""
    edition: Edition
    """The rules in play, house rules included."""
    players: int
    """Seats at the table."""
    holdings: Holdings
    """Unless they are open the totals below are what was announced, added up."""
    ply: int
    """Actions applied since the start."""
    turn: int
    """Counted from 1 over all players."""
    turn_seat: Seat
    """Whose turn it is; the decision may be another seat's."""
    decision: Decision
    end_declared: bool
    """Whether the game is over after this turn."""
    board: tuple[int, ...]
    """Owner of each space, length 108: a chain, ``INDEPENDENT`` or ``EMPTY``."""
    headquarters: tuple[Tile | None, ...]
    """The space of each chain's headquarters, length 7, by chain; None when inactive."""
    sizes: tuple[int, ...]
    """Tiles by chain, length 7. An acquired chain keeps its size until the merger is settled."""
    prices: tuple[int, ...]
    """Dollars for one stock by chain, length 7; 0 when inactive."""
    bank: tuple[int, ...]
    """Stocks left in the bank by chain, length 7."""
    cash: tuple[int, ...]
    """Dollars by seat."""
    stocks: tuple[tuple[int, ...], ...]
    """Stocks by seat and chain."""
    worth: tuple[int, ...]
    """Dollars by seat if the game ended now: cash, bonuses and sale of stock."""
    hand: tuple[Tile, ...]
    """This seat's tiles, in the order drawn."""
    effects: tuple[TileEffect, ...]
    """What each tile of the hand would do, in the order of the hand."""
    hand_sizes: tuple[int, ...]
    """Tiles in hand by seat."""
    pool_count: int
    """Tiles left in the pool."""
    out: tuple[Tile, ...]
    """Tiles out of play, face up."""
    legal: tuple[Action, ...]
    """The legal actions when this seat decides; else empty."""
    tiles_left: int = 0
    """Tiles that may still be placed in this turn, one being asked for included."""
    power_cards: bool = False
    """Whether the special power cards are in play."""
    cards: tuple[PowerCard, ...] = ()
    """This seat's special power cards not played yet, ascending."""
    played_cards: tuple[tuple[PowerCard, ...], ...] = ()
    """The cards each seat has played, ascending; empty when the cards are not in play."""
    card: PowerCard | None = None
    """The card played in this turn."""
    stock_values: tuple[int, ...] = ()
    """Dollars by seat for the sale of all stock: with cash and bonuses they make ``worth``."""
