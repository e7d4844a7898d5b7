"""Events: what happened, in the past tense, with every number that led to it."""

from dataclasses import dataclass

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Property, Seat, Tile
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.setup import Profile
from acquire_desktop.games.hotel_tycoon.engine.terms import (
    EndReason,
    Face,
    Line,
    Purpose,
    Reason,
    StopCause,
)


@dataclass(frozen=True, slots=True)
class DiceThrown:
    """A player threw six-sided dice."""

    seat: Seat
    purpose: Purpose
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PermissionThrown:
    """A player threw the permission die."""

    seat: Seat
    purpose: Purpose
    face: Face


@dataclass(frozen=True, slots=True)
class ProfileTaken:
    """An investor has a profile."""

    seat: Seat
    profile: Profile


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player's turn began."""

    turn: int
    """Counted from 1 over all players."""
    round: int
    """Counted from 1."""
    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnMissed:
    """A player misses the turn that just began."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DiceTurned:
    """A player turned dice of the movement throw upside down."""

    seat: Seat
    dice: tuple[int, ...]
    """As they lie now."""


@dataclass(frozen=True, slots=True)
class LineCrossed:
    """A car crossed a line while it drove."""

    seat: Seat
    line: Line


@dataclass(frozen=True, slots=True)
class CarDrove:
    """A car has driven."""

    seat: Seat
    start: Tile
    tile: Tile
    """Where it stands now."""


@dataclass(frozen=True, slots=True)
class CarParked:
    """A car stands in the Car Park; its owner's hotels are closed."""

    seat: Seat
    cause: StopCause


@dataclass(frozen=True, slots=True)
class ParkLeft:
    """A player left the Car Park."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RestBegan:
    """A player rests on the start tile until all others are back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RestEnded:
    """All players were gathered, so that Resting Days are over."""

    first: Seat
    """Whose turn is next."""


@dataclass(frozen=True, slots=True)
class MoneyPaid:
    """Money went from one to another."""

    payer: Seat
    """``BANK`` for the Bank."""
    payee: Seat
    amount: int
    reason: Reason
    card: Card | None = None
    """The event card that made it."""


@dataclass(frozen=True, slots=True)
class LandBought:
    """A player bought a bare plot."""

    seat: Seat
    property: Property
    seller: Seat
    """``BANK`` for the Bank."""


@dataclass(frozen=True, slots=True)
class PermissionAsked:
    """A player applied for permission to build."""

    seat: Seat
    property: Property
    steps: int
    total: int
    """The list price of all of them."""


@dataclass(frozen=True, slots=True)
class StructuresBuilt:
    """Structures stand that did not stand before."""

    seat: Seat
    property: Property
    count: int


@dataclass(frozen=True, slots=True)
class StructuresLost:
    """Structures are gone: sold, destroyed or pulled down."""

    seat: Seat
    property: Property
    count: int


@dataclass(frozen=True, slots=True)
class EntrancePlaced:
    """A hotel has an entrance more."""

    seat: Seat
    property: Property
    tile: Tile


@dataclass(frozen=True, slots=True)
class EntranceTurned:
    """An entrance was turned around."""

    seat: Seat
    tile: Tile
    before: Property
    after: Property


@dataclass(frozen=True, slots=True)
class EntranceRemoved:
    """An entrance is gone."""

    property: Property
    tile: Tile


@dataclass(frozen=True, slots=True)
class EntranceGiven:
    """A player gave a free entrance away."""

    seat: Seat
    receiver: Seat


@dataclass(frozen=True, slots=True)
class EntranceDiscarded:
    """A free entrance was not used."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StayBilled:
    """A guest stays and owes for the nights."""

    guest: Seat
    owner: Seat
    property: Property
    nights: int
    amount: int


@dataclass(frozen=True, slots=True)
class ClaimMissed:
    """A player did not claim money that was due."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class AuctionBegan:
    """A property is up for auction."""

    seller: Seat
    property: Property


@dataclass(frozen=True, slots=True)
class BidMade:
    """A player bid."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BiddingLeft:
    """A player bids no more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PropertyTransferred:
    """An auction is over."""

    seller: Seat
    property: Property
    buyer: Seat
    """``BANK``: nobody bid, it was pulled down and is for sale again."""


@dataclass(frozen=True, slots=True)
class BillPostponed:
    """A player put a bill off to the next turn."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class DebtCancelled:
    """A debt that a player could not pay was cancelled."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BankruptcySkipped:
    """A startupper goes on after what would have been the first bankruptcy."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentBankrupt:
    """A player is out of the game."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CameBack:
    """A bankrupt player plays again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A player drew an event card."""

    seat: Seat
    card: Card | None
    """None for those who may not see it."""
    is_open: bool = False
    """Whether everybody sees it, since all hands lie open."""


@dataclass(frozen=True, slots=True)
class CardSwapped:
    """A player discarded the card just drawn, to draw another."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """An event card was shown and acts; it lies on the discard pile."""

    seat: Seat
    card: Card
    target: Seat = NOBODY
    """Who is framed or gets the gift; ``NOBODY`` where nobody is named."""


@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """The cards of a player who is out lie on the discard pile."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DeckReshuffled:
    """The discard pile is the deck again."""

    count: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    reason: EndReason
    totals: tuple[int, ...]
    """Dollars by seat: cash and the list price of buildings and entrances; land is left out."""
    land: tuple[int, ...]
    """Dollars by seat: the price of the land, which tells equal totals apart."""
    places: tuple[int, ...]
    """By seat, counted from 1."""


Event = (
    DiceThrown
    | PermissionThrown
    | ProfileTaken
    | TurnBegan
    | TurnMissed
    | DiceTurned
    | LineCrossed
    | CarDrove
    | CarParked
    | ParkLeft
    | RestBegan
    | RestEnded
    | MoneyPaid
    | LandBought
    | PermissionAsked
    | StructuresBuilt
    | StructuresLost
    | EntrancePlaced
    | EntranceTurned
    | EntranceRemoved
    | EntranceGiven
    | EntranceDiscarded
    | StayBilled
    | ClaimMissed
    | AuctionBegan
    | BidMade
    | BiddingLeft
    | PropertyTransferred
    | BillPostponed
    | DebtCancelled
    | BankruptcySkipped
    | WentBankrupt
    | CameBack
    | CardDrawn
    | CardSwapped
    | CardPlayed
    | CardsDiscarded
    | DeckReshuffled
    | GameEnded
)
