"""Moments: which cards of the hand may be played at a decision, and in which ways."""

from typing import Final

from acquire_desktop.games.hotel_tycoon.engine.actions import PlayCard
from acquire_desktop.games.hotel_tycoon.engine.board import Seat
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    BeforeThrow,
    CardWindow,
    Debt,
    Decision,
    MoveChoice,
    ParkChoice,
    ParkedTurn,
    Payment,
    Shortfall,
    SpaceMenu,
    Stay,
    StopNotice,
)
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table

_OWN_TURN: Final = (BeforeThrow, ParkedTurn, ParkChoice, SpaceMenu)
"""Where a player may do what the own turn allows, in any order. Rule: R2."""
_RAISING: Final = (Payment, Shortfall)
"""Where a player raises money. Rule: R9, R14."""
_ANY_TIME: Final = (*_OWN_TURN, *_RAISING)
"""At any time of the own turn. Rule: A36."""
_MOMENTS: Final[dict[Card, tuple[type, ...]]] = {
    Card.HAPPY_BIRTHDAY: _ANY_TIME,
    Card.COFFEE: (StopNotice,),
    Card.LIMOUSINE: (Stay, Payment),
    Card.FRAMED: (*_OWN_TURN, CardWindow),
    Card.ANTITRUST: (CardWindow,),
    Card.HUGE_TIP: (MoveChoice,),
    Card.MIND_CONTROL: (CardWindow,),
}
"""The decisions at which a held card may be played. Rule: A40.

Of all others a hand has only those dealt to the co-op, which may be played at any time."""
CARD_DECISIONS: Final = frozenset(_ANY_TIME).union(*_MOMENTS.values())
"""The decisions at which some card of the hand may be played."""


def can_play(table: Table, decision: Decision, card: Card) -> bool:
    """Tell whether the player who is asked holds a card that may be played now.

    Rule: A36, A40, A57.
    """
    seat = decision.seat
    if card not in table.hands[seat] or type(decision) not in _MOMENTS.get(card, _ANY_TIME):
        return False
    match decision:
        case CardWindow():
            return decision.card is card
        case Payment() if card is Card.LIMOUSINE:
            return decision.debt is Debt.STAY and not decision.postponed
        case Payment():
            return seat == table.turn.seat and table.cash[seat] < decision.amount
        case _:
            return True


def plays(table: Table, decision: Decision) -> list[PlayCard]:
    """Return each way to play a card now; a Huge Tip is played by driving further."""
    return [
        way
        for card in table.hands[decision.seat]
        if can_play(table, decision, card)
        for way in _ways(table, decision.seat, card)
    ]


def _ways(table: Table, seat: Seat, card: Card) -> list[PlayCard]:
    """Return the ways to play a card, of Framed the opponents who are not parked."""
    match card:
        case Card.FRAMED:
            opponents = table.opponents(seat)
            return [PlayCard(card, other) for other in opponents if not table.parked[other]]
        case Card.MIND_CONTROL:
            return [PlayCard(card, dice=dice) for dice in range(1, 1 << len(table.turn.dice))]
        case _:
            return [PlayCard(card)]
