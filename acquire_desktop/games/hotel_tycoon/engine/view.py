"""View: what one seat may know of a game."""

from dataclasses import dataclass

from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Property, Seat, Tile
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import Decision, Payment
from acquire_desktop.games.hotel_tycoon.engine.lands import Lands
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode, Options, Profile
from acquire_desktop.games.hotel_tycoon.engine.terms import EndReason
from acquire_desktop.games.hotel_tycoon.engine.turn_record import Turn


@dataclass(frozen=True, slots=True)
class View(Lands):
    """Everything one seat may know, and nothing else.

    All money is paid openly, so everybody's cash is here also where the table hides it
    (``Options.hide_cash``): to show it or not is the window's matter.
    """

    seat: Seat
    """Whose view this is."""
    mode: Mode
    options: Options
    players: int
    """Seats at the table."""
    ply: int
    """Actions applied since the start."""
    turn_ply: int
    """Those of them before this turn."""
    first_seat: Seat
    """Who began."""
    turn: Turn
    flow: tuple[Decision, ...]
    """What goes on, the decision last; no card in it that this seat may not see."""
    legal: tuple[Action, ...]
    """The legal actions when this seat decides; else empty."""
    cash: tuple[int, ...]
    """Dollars by seat."""
    worth: tuple[int, ...]
    """Dollars by seat if the game ended now: cash and list prices, no land."""
    tiles: tuple[Tile, ...]
    """Where each car stands, by seat."""
    parked: tuple[bool, ...]
    resting: tuple[bool, ...]
    laps: tuple[int, ...]
    """How often each car crossed the start tile."""
    out: tuple[bool, ...]
    """Who is bankrupt."""
    came_back: tuple[bool, ...]
    """Who was bankrupt once and plays again, or was since."""
    skips: tuple[int, ...]
    """Turns that each player misses."""
    profiles: tuple[Profile | None, ...]
    swapped: bool
    """Whether the financial holding has swapped a card."""
    saved: bool
    """Whether the startupper has skipped a bankruptcy."""
    postponed: Payment | None
    """The open bill of the richest man."""
    owners: tuple[Seat, ...]
    """By property; ``NOBODY`` where the land is for sale."""
    built: tuple[int, ...]
    """Structures by property."""
    entrances: tuple[Property, ...]
    """Whose entrance is on each tile, or ``NOBODY``."""
    hand: tuple[Card, ...]
    """This seat's cards, in the order drawn."""
    first_cards: tuple[Card, ...]
    """This seat's cards for the laps to come, if it is the startupper."""
    open_hands: tuple[tuple[Card, ...], ...]
    """Everybody's cards by seat where all hands lie open; else empty."""
    open_first_cards: tuple[tuple[Card, ...], ...]
    """The same of the cards for laps to come."""
    hand_sizes: tuple[int, ...]
    first_card_counts: tuple[int, ...]
    discard: tuple[Card, ...]
    """The discard pile, the oldest first."""
    deck_size: int
    bonuses: int
    """How many players had a bonus for the first lap, 0 to 2."""
    resting_days: bool
    """Whether cars must stop on the start tile."""
    end_reason: EndReason | None
    """Why the game is over; None while it runs."""

    @property
    def decision(self) -> Decision:
        """The decision to take now."""
        return self.flow[-1]

    @property
    def cash_winner(self) -> Seat:
        """The seat that won by cash, first whatever the others are worth; else ``NOBODY``.

        Rule: R16. That is only looked at in one's own turn, which is then the last.
        """
        return self.turn.seat if self.end_reason is EndReason.CASH else NOBODY
