"""Decisions: what is asked of a seat, and the flows under it that go on when it is answered.

A game keeps them on a stack: a debt inside a stay inside a card is three of them. The topmost is
the decision; the others are what follows. All are values, so that a copy of a game is cheap.
"""

from dataclasses import dataclass
from enum import Enum

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Property, Seat, Tile
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.setup import Profile
from acquire_desktop.games.hotel_tycoon.engine.terms import Reason, StopCause


class Stage(Enum):
    """The next part of a turn. Rule: R2."""

    DUTIES = "duties"
    """A postponed bill."""
    BEGIN = "begin"
    """A missed turn, the win by cash, and then the Car Park, a rest or the throw."""
    READY = "ready"
    """The mover may throw, if the turn goes on."""
    THROW = "throw"
    TURNED = "turned"
    """The dice lie as they will be read."""
    ARRIVED = "arrived"
    """The drive is over; cards are due."""
    STAY = "stay"
    SPACE = "space"
    MENU = "menu"
    """What may be done at the end of any turn; the space offers nothing."""
    END = "end"


class Debt(Enum):
    """To whom a bill is owed, which decides what happens when it cannot be paid."""

    STAY = "stay"
    BANK = "bank"
    GIFT = "gift"
    """What a card makes a player give."""


class HotelPurpose(Enum):
    """The purpose for which a hotel is named."""

    QUAKE = "quake"
    """The earthquake takes as many structures as were thrown."""
    QUAKE_WHOLE = "quake_whole"
    """It takes all structures of this hotel."""
    QUAKE_OTHER = "quake_other"
    """It takes the newest structure of this hotel of anybody."""
    COURT = "court"
    """The newest structure is sold to the Bank."""


@dataclass(frozen=True, slots=True)
class TurnFlow:
    """A turn that goes on."""

    seat: Seat
    stage: Stage


@dataclass(frozen=True, slots=True)
class Driving:
    """A car on its way."""

    seat: Seat
    start: Tile
    steps: int
    """Spaces still to go."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """An event card is to be drawn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BankInterest:
    """The Bank is about to pay a car that crossed its line."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ProfileChoice:
    """Choose a profile, the highest throw first."""

    seats: tuple[Seat, ...]
    """Who chooses, in this order."""
    profiles: tuple[Profile, ...]
    """What is left."""

    @property
    def seat(self) -> Seat:
        """The seat that chooses now."""
        return self.seats[0]


@dataclass(frozen=True, slots=True)
class BeforeThrow:
    """Throw for the move, or do first what may be done in one's own turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ParkedTurn:
    """Throw to leave the Car Park, or do first what may be done in one's own turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ParkChoice:
    """Pay the fee and stay parked, or the fine and leave, after a throw without a six."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardWindow:
    """Play a card at the moment that is its own, or let it pass.

    Where hands are closed, who is asked follows from what lies open: nobody learns who holds it.
    """

    card: Card
    mover: Seat
    seats: tuple[Seat, ...]
    """Who may still play it, in this order."""
    may_wait: bool = False
    """Whether this is the only question of the turn for those who do not wait."""

    @property
    def seat(self) -> Seat:
        """The seat that is asked now."""
        return self.seats[0]


@dataclass(frozen=True, slots=True)
class MoveChoice:
    """Choose how far to drive."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StopNotice:
    """Stop on the start tile, or play Coffee."""

    seat: Seat
    cause: StopCause


@dataclass(frozen=True, slots=True)
class Stay:
    """Throw for the nights at an opponent's hotel, or sleep in the limousine."""

    seat: Seat
    owner: Seat
    property: Property


@dataclass(frozen=True, slots=True)
class ClaimNotice:
    """Claim what is due, or miss it."""

    seat: Seat
    amount: int
    guest: Seat = NOBODY
    """Who owes it; ``NOBODY`` for the Bank's interest."""
    property: Property = NOBODY


@dataclass(frozen=True, slots=True)
class Payment:
    """Pay a bill, and raise the money for it where there is too little."""

    seat: Seat
    amount: int
    creditor: Seat
    """Who gets it; ``NOBODY`` for the Bank."""
    debt: Debt
    reason: Reason
    property: Property = NOBODY
    """Where a guest stays."""
    spared: bool = False
    """Whether what cannot be paid of it is forgiven, by the rule under which it was made."""
    postponed: bool = False
    """Whether it was put off before."""
    card: Card | None = None
    """The event card that made it."""


@dataclass(frozen=True, slots=True)
class SpaceMenu:
    """Do what the space and one's own turn allow, in any order, and end the turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Shortfall:
    """Raise the double price, give the site up, or pay the half fine."""

    seat: Seat
    property: Property
    steps: int
    total: int
    """The list price; the permission asks twice of it."""


@dataclass(frozen=True, slots=True)
class FreeEntrance:
    """Place a free entrance that did not come from the space, or do not."""

    seat: Seat
    gift: bool
    """Whether an opponent gave it, so that it cannot be sold."""


@dataclass(frozen=True, slots=True)
class Auction:
    """Bid for a property, or pass for good."""

    seller: Seat
    lot: Property
    """The property."""
    bidders: tuple[Seat, ...]
    """Who is still in, in the order in which they are asked."""
    bid: int = 0
    """The highest so far, in dollars."""
    leader: Seat = NOBODY
    """Who made it."""

    @property
    def seat(self) -> Seat:
        """The seat that is asked now."""
        return self.bidders[0]


@dataclass(frozen=True, slots=True)
class SwapNotice:
    """Keep the card just drawn, or discard it and draw another."""

    seat: Seat
    card: Card | None
    """None for those who may not see it."""


@dataclass(frozen=True, slots=True)
class LapCard:
    """Play one of the startupper's first cards, since a new lap began."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HotelChoice:
    """Name a hotel."""

    seat: Seat
    purpose: HotelPurpose
    count: int = 0
    """Structures that an earthquake takes."""
    other_than: Property = NOBODY


@dataclass(frozen=True, slots=True)
class EntranceLoss:
    """Name the entrance that the hooligans destroy."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameOver:
    """Nothing is asked any more."""

    seat: Seat
    """The last to decide."""


Decision = (
    TurnFlow
    | Driving
    | Drawing
    | BankInterest
    | ProfileChoice
    | BeforeThrow
    | ParkedTurn
    | ParkChoice
    | CardWindow
    | MoveChoice
    | StopNotice
    | Stay
    | ClaimNotice
    | Payment
    | SpaceMenu
    | Shortfall
    | FreeEntrance
    | Auction
    | SwapNotice
    | LapCard
    | HotelChoice
    | EntranceLoss
    | GameOver
)
