"""Events: what happened, in the past tense, with every number that led to it."""

from dataclasses import dataclass

from acquire_desktop.games.acquire.engine.board import Chain, Seat, Tile
from acquire_desktop.games.acquire.engine.power_cards import PowerCard


@dataclass(frozen=True, slots=True)
class ExtraCashGiven:
    """A player begins with more than the edition's starting cash."""

    seat: Seat
    extra: int
    """Dollars beyond the starting cash."""
    cash: int
    """Dollars in all."""


@dataclass(frozen=True, slots=True)
class StartTilePlaced:
    """A player drew a start tile and put it on its space."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player's turn began."""

    turn: int
    """Counted from 1 over all players."""
    seat: Seat


@dataclass(frozen=True, slots=True)
class BeganInTheMiddle:
    """The game began here, in a position that somebody set up or took from another game."""


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """A player drew a tile from the pool."""

    seat: Seat
    tile: Tile | None
    """None for those who may not see it."""


@dataclass(frozen=True, slots=True)
class TilePlaced:
    """A player placed a tile."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class PlacementPassed:
    """A player placed no tile: none in hand could be placed, or a Place four card was stopped."""

    seat: Seat
    placed: int = 0
    """Tiles placed before in this turn by a Place four card, 0-3."""


@dataclass(frozen=True, slots=True)
class HandSetAside:
    """A player set a stuck hand aside face up, out of play."""

    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class HandShuffledBack:
    """A player showed a stuck hand and shuffled it back into the pool."""

    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class UnplayableTileSetAside:
    """A tile that can never be placed went out of play at the end of the turn."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class ChainFounded:
    """A chain was founded; the founder received stock, cash or nothing."""

    seat: Seat
    chain: Chain
    tile: Tile
    size: int
    """Tiles of the new chain."""
    stocks: int
    """Founder's stock received: 1, or 0 when the bank had none."""
    cash: int
    """Dollars received in place of the stock."""


@dataclass(frozen=True, slots=True)
class ChainGrew:
    """A chain grew by the placed tile and the independent tiles now connected."""

    chain: Chain
    tile: Tile
    size_before: int
    size: int


@dataclass(frozen=True, slots=True)
class MergerBegan:
    """The placed tile connected two or more chains."""

    seat: Seat
    """The mergemaker."""
    tile: Tile
    chains: tuple[Chain, ...]
    """Largest first."""
    sizes: tuple[int, ...]
    """Tiles of those chains before the merger."""


@dataclass(frozen=True, slots=True)
class SurvivorDecided:
    """It was settled which chain survives."""

    survivor: Chain
    size: int
    """Tiles after the merger."""
    chosen_by: Seat | None
    """The mergemaker who broke a tie; None when one chain was the largest."""


@dataclass(frozen=True, slots=True)
class AcquisitionBegan:
    """A chain is being acquired: its bonuses and its stock are settled next."""

    acquired: Chain
    survivor: Chain
    size: int
    """Tiles before the merger."""
    price: int
    """Dollars for one stock of the acquired chain."""
    stocks: tuple[int, ...]
    """Stocks of the acquired chain by seat."""


@dataclass(frozen=True, slots=True)
class MarketDrawn:
    """The stock market of a two-player game drew its stock count."""

    chain: Chain
    tile: Tile
    stocks: int
    """The column of the tile."""


@dataclass(frozen=True, slots=True)
class BonusPaid:
    """One stockholder's bonus, with the sum that leads to it."""

    chain: Chain
    seat: Seat | None
    """None for the stock market, whose share stays in the bank."""
    stocks: int
    """Stocks of the chain held."""
    places: tuple[int, ...]
    """Places taken: 0 primary, 1 secondary, 2 tertiary."""
    terms: tuple[int, ...]
    """Dollars of those places."""
    shared_by: int
    """How many stockholders share the sum of the terms."""
    amount: int
    """Dollars paid: the sum divided by ``shared_by``, rounded up to the next 100."""


@dataclass(frozen=True, slots=True)
class StockDisposed:
    """A player settled the stock of an acquired chain."""

    seat: Seat
    acquired: Chain
    survivor: Chain
    keep: int
    sell: int
    trade: int
    """Stocks returned; half as many of the survivor were received."""
    cash: int
    """Dollars received for the stock sold."""


@dataclass(frozen=True, slots=True)
class MergerEnded:
    """All stock of a merger is settled; the acquired chains are inactive."""

    survivor: Chain
    size: int
    acquired: tuple[Chain, ...]


@dataclass(frozen=True, slots=True)
class StockBought:
    """A player bought stock, or nothing."""

    seat: Seat
    counts: tuple[int, ...]
    """Length 7, by chain."""
    cost: int
    """Dollars."""


@dataclass(frozen=True, slots=True)
class PowerCardPlayed:
    """A player played a special power card."""

    seat: Seat
    card: PowerCard


@dataclass(frozen=True, slots=True)
class FreeStockTaken:
    """A player took stock, or nothing, from the bank free instead of buying."""

    seat: Seat
    counts: tuple[int, ...]
    """Length 7, by chain."""


@dataclass(frozen=True, slots=True)
class StockExchanged:
    """A player returned two stocks of one active chain and took one of another."""

    seat: Seat
    given: Chain
    """The chain of the two stocks returned."""
    taken: Chain
    """The chain of the stock taken."""


@dataclass(frozen=True, slots=True)
class EndDeclared:
    """A player declared the end; the game is over after this turn."""

    seat: Seat
    chain: Chain | None
    """A chain of 41 or more tiles, or None when all active chains are safe."""


@dataclass(frozen=True, slots=True)
class FinalAccountBegan:
    """The final account began: bonuses, then the sale of all stock."""

    reason: str
    """``declared`` or ``no-moves``."""
    cash: tuple[int, ...]
    """Dollars by seat before the account."""


@dataclass(frozen=True, slots=True)
class ChainAccounted:
    """An active chain's turn in the final account came, smallest first; its bonuses follow."""

    chain: Chain
    size: int
    price: int
    stocks: tuple[int, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class StockSold:
    """A player's stock of a chain was sold in the final account."""

    seat: Seat
    chain: Chain
    stocks: int
    price: int
    amount: int
    """Dollars."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    reason: str
    """``declared`` or ``no-moves``."""
    totals: tuple[int, ...]
    """Dollars by seat."""
    winners: tuple[Seat, ...]


Event = (
    ExtraCashGiven
    | StartTilePlaced
    | TurnBegan
    | BeganInTheMiddle
    | TileDrawn
    | TilePlaced
    | PlacementPassed
    | HandSetAside
    | HandShuffledBack
    | UnplayableTileSetAside
    | ChainFounded
    | ChainGrew
    | MergerBegan
    | SurvivorDecided
    | AcquisitionBegan
    | MarketDrawn
    | BonusPaid
    | StockDisposed
    | MergerEnded
    | StockBought
    | PowerCardPlayed
    | FreeStockTaken
    | StockExchanged
    | EndDeclared
    | FinalAccountBegan
    | ChainAccounted
    | StockSold
    | GameEnded
)
