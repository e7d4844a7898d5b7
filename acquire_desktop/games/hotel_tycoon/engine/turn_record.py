"""Turn record: what has happened in the turn so far."""

from dataclasses import dataclass

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, PROPERTY_COUNT, Seat, Tile


@dataclass(frozen=True, slots=True)
class Turn:
    """The record of the turn so far."""

    seat: Seat
    number: int
    """Counted from 1 over all players."""
    round: int
    """Counted from 1."""
    dice: tuple[int, ...] = ()
    """The last throw for the move."""
    sixes: int = 0
    """Throws for the move with a six."""
    passing: bool = False
    """Whether the car drives by a six, so that the tile offers nothing."""
    tile: Tile = NOBODY
    """Where the last drive ended; ``NOBODY`` before it."""
    card_due: bool = False
    """Whether the throw gives an event card."""
    lap_cards: int = 0
    """Cards of a startupper to be played for laps begun in this turn."""
    rights: int = 0
    """Lines crossed that let each hotel buy an entrance."""
    bought: tuple[int, ...] = (0,) * PROPERTY_COUNT
    """Entrances bought by these rights, by property."""
    space_open: bool = False
    """Whether the space still offers something."""
    applied: bool = False
    """Whether an application to build was made."""
    last_throw: bool = False
    """Whether there is no further throw in this turn."""
    cut_short: bool = False
    """Whether the turn ends at once."""
    waiting: tuple[Seat, ...] | None = None
    """Who wants to be asked for a card later in the turn; None before anybody was asked."""
    again: bool = False
    """Whether another turn of the same player follows."""


def is_double(dice: tuple[int, ...]) -> bool:
    """Tell whether two dice show the same number."""
    return len(dice) > len(set(dice))
