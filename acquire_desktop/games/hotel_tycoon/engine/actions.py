"""Actions: what a player can do, each one whole choice, named in the imperative."""

from dataclasses import dataclass
from typing import Final

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Property, Seat, Tile
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.setup import Profile


@dataclass(frozen=True, slots=True)
class ThrowDice:
    """Throw what is to be thrown: for the move, to leave the Car Park, or for the nights."""


@dataclass(frozen=True, slots=True)
class Drive:
    """Move the car."""

    pips: int
    """Spaces by the dice, 1 to 6."""
    tip: int = 0
    """Further spaces by the card Huge Tip, 0 to 30."""


@dataclass(frozen=True, slots=True)
class StayParked:
    """Pay the fee after a throw without a six and stay in the Car Park."""


@dataclass(frozen=True, slots=True)
class LeavePark:
    """Pay the fine after a throw without a six and leave the Car Park."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn; a free entrance that was not used is discarded."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing in a window, accept a stop, keep a card, bid no more, or discard an entrance."""


@dataclass(frozen=True, slots=True)
class Wait:
    """Play no card now, but be asked again later in this turn."""


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play an event card."""

    card: Card
    target: Seat = NOBODY
    """Who is framed; ``NOBODY`` for any other card."""
    dice: int = 0
    """Which dice Mind Control turns: 1 the first, 2 the second, 3 both."""


@dataclass(frozen=True, slots=True)
class SwapCard:
    """Discard the card just drawn and draw another, as the financial holding may once."""


@dataclass(frozen=True, slots=True)
class ChooseProfile:
    """Take a profile of the Investors set-up."""

    profile: Profile


@dataclass(frozen=True, slots=True)
class BuyLand:
    """Buy a bare plot that borders the tile, from the Bank or from an opponent."""

    property: Property


@dataclass(frozen=True, slots=True)
class ApplyToBuild:
    """Apply for permission to build the next structures of one property, and throw for it."""

    property: Property
    steps: int
    """How many structures, at least 1."""


@dataclass(frozen=True, slots=True)
class Build:
    """Pay the double price that the permission asks, and build."""


@dataclass(frozen=True, slots=True)
class PayHalf:
    """Pay half of the list price instead of the double, and build nothing."""


@dataclass(frozen=True, slots=True)
class BuildFree:
    """Build the next structure of a property free of charge."""

    property: Property


@dataclass(frozen=True, slots=True)
class BuyEntrance:
    """Buy an entrance by the right of a line that was crossed."""

    property: Property
    tile: Tile


@dataclass(frozen=True, slots=True)
class PlaceEntrance:
    """Place a free entrance."""

    property: Property
    tile: Tile


@dataclass(frozen=True, slots=True)
class TurnEntrance:
    """Turn an entrance around, to the property on the other side of its tile."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class SellFreeEntrance:
    """Sell a free entrance to the Bank instead of placing it."""


@dataclass(frozen=True, slots=True)
class GiveEntrance:
    """Give a free entrance to an opponent, who may place it at once."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SellStructure:
    """Sell the newest structure of a hotel to the Bank for half its list price."""

    property: Property


@dataclass(frozen=True, slots=True)
class SellEntrance:
    """Sell an entrance to the Bank at list price."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class AuctionProperty:
    """Put a property up for auction, as it stands."""

    property: Property


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid in an auction."""

    amount: int


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim what the Bank or a guest owes, before the next throw."""


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay a bill; where nothing is left to sell, all that there is."""


@dataclass(frozen=True, slots=True)
class Postpone:
    """Put a bill off to the own next turn, as the richest man may."""


@dataclass(frozen=True, slots=True)
class ChooseHotel:
    """Name the hotel that an event card asks for."""

    property: Property


@dataclass(frozen=True, slots=True)
class LoseEntrance:
    """Name the entrance that the hooligans destroy."""

    tile: Tile


Action = (
    ThrowDice
    | Drive
    | StayParked
    | LeavePark
    | EndTurn
    | Pass
    | Wait
    | PlayCard
    | SwapCard
    | ChooseProfile
    | BuyLand
    | ApplyToBuild
    | Build
    | PayHalf
    | BuildFree
    | BuyEntrance
    | PlaceEntrance
    | TurnEntrance
    | SellFreeEntrance
    | GiveEntrance
    | SellStructure
    | SellEntrance
    | AuctionProperty
    | Bid
    | Claim
    | Pay
    | Postpone
    | ChooseHotel
    | LoseEntrance
)
SALES: Final = (SellStructure, SellEntrance, AuctionProperty)
"""What a player owns, to the Bank or by auction. Rule: R14, R18."""


class IllegalActionError(ValueError):
    """An action that the rules do not allow now."""
