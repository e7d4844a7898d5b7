"""Decisions: what is asked of which player, as nouns that carry what is still to do."""

from dataclasses import dataclass

from acquire_desktop.games.acquire.engine.board import Chain, Seat, Tile


@dataclass(frozen=True, slots=True)
class TilePlacement:
    """Place a tile, or deal with a hand in which none can be placed."""

    seat: Seat
    hand_replaced: bool
    """Whether the stuck hand was already replaced this turn."""
    tiles_left: int = 1
    """Tiles that may be placed in this turn, this one included: 1, or up to 4 with a card."""


@dataclass(frozen=True, slots=True)
class Founding:
    """Choose the chain that the placed tile founds."""

    seat: Seat
    tile: Tile
    size: int
    """Tiles of the new chain."""
    chains: tuple[Chain, ...]
    """The inactive chains."""


@dataclass(frozen=True, slots=True)
class SurvivorChoice:
    """Choose which of the largest chains survives the merger."""

    seat: Seat
    tile: Tile
    chains: tuple[Chain, ...]
    """The largest chains, all of one size."""
    others: tuple[Chain, ...]
    """The smaller chains in the merger."""


@dataclass(frozen=True, slots=True)
class AcquisitionOrder:
    """Choose which of the equal chains is acquired next."""

    seat: Seat
    tile: Tile
    survivor: Chain
    chains: tuple[Chain, ...]
    """The chains to choose from, all of one size."""
    others: tuple[Chain, ...]
    """The smaller chains that follow."""


@dataclass(frozen=True, slots=True)
class StockDisposal:
    """Keep, sell or trade all stock of the acquired chain."""

    seat: Seat
    tile: Tile
    acquired: Chain
    survivor: Chain
    size: int
    """Tiles of the acquired chain before the merger."""
    price: int
    """Dollars for one stock sold."""
    others: tuple[Chain, ...]
    """The chains still to be acquired after this one."""


@dataclass(frozen=True, slots=True)
class StockPurchase:
    """Buy stock of active chains."""

    seat: Seat
    limit: int
    """The most stocks that may be bought."""
    exchanges_left: int = 0
    """Exchanges of a Trade three card that may be made now or after the purchase, 0-3."""


@dataclass(frozen=True, slots=True)
class FreeStock:
    """Take stock of active chains free, by a Free stock card."""

    seat: Seat
    limit: int
    """The most stocks that may be taken."""


@dataclass(frozen=True, slots=True)
class StockExchange:
    """Exchange stock by a Trade three card after the purchase, or end the turn."""

    seat: Seat
    exchanges_left: int
    """Exchanges that may still be made, 1-3."""


@dataclass(frozen=True, slots=True)
class GameOver:
    """Nothing is asked any more."""

    reason: str
    """``declared``, or ``no-moves`` when nothing on the board can change any more."""
    totals: tuple[int, ...]
    """Dollars by seat after the final account."""
    winners: tuple[Seat, ...]
    """The seats with the most money; more than one share the victory."""


Decision = (
    TilePlacement
    | Founding
    | SurvivorChoice
    | AcquisitionOrder
    | StockDisposal
    | StockPurchase
    | FreeStock
    | StockExchange
    | GameOver
)
