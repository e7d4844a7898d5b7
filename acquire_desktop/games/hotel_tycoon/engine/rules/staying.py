"""Staying: guests at an opponent's hotel, and claims of what is due."""

from acquire_desktop.games.hotel_tycoon.engine.actions import (
    Action,
    Claim,
    Pass,
    PlayCard,
    ThrowDice,
)
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Seat
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import ClaimNotice, Debt, Stay
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.events import ClaimMissed, DiceThrown, StayBilled
from acquire_desktop.games.hotel_tycoon.engine.rules.bills import bill
from acquire_desktop.games.hotel_tycoon.engine.rules.hands import use_card
from acquire_desktop.games.hotel_tycoon.engine.rules.moments import plays
from acquire_desktop.games.hotel_tycoon.engine.rules.money import pay
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.setup import Claims
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, Purpose, Reason


def begin_stay(table: Table, seat: Seat) -> None:
    """Let the mover stay where an opponent has an entrance and is open.

    Rule: R13, A56. Own guests never pay.
    """
    held = table.entrances[table.tiles[seat]]
    if held == NOBODY:
        return
    owner = table.owners[held]
    if owner != seat and not table.is_closed(owner):
        table.push(Stay(seat, owner, held))


def stay_actions(table: Table, stay: Stay) -> list[Action]:
    """Return to throw for the nights, and the limousine if it is held."""
    return [ThrowDice(), *plays(table, stay)]


def answer_stay(table: Table, stay: Stay, action: Action) -> None:
    """Throw for the nights and present the bill, or sleep in the limousine."""
    table.pop()
    if isinstance(action, PlayCard):
        use_card(table, stay.seat, Card.LIMOUSINE)
        return
    nights = table.die()
    table.tell(DiceThrown(stay.seat, Purpose.NIGHTS, (nights,)))
    amount = nights * DEEDS[stay.property].fee(table.built[stay.property])
    table.tell(StayBilled(stay.seat, stay.owner, stay.property, nights, amount))
    claim = ClaimNotice(stay.owner, amount, stay.seat, stay.property)
    if table.setup.options.claims is Claims.MANUAL:
        table.push(claim)
    else:
        _present(table, claim)


def _present(table: Table, claim: ClaimNotice) -> None:
    """Make the guest owe the nights."""
    debt, reason = Debt.STAY, Reason.STAY
    bill(table, claim.guest, claim.amount, claim.seat, debt, reason, claim.property)


def claim_actions(_table: Table, _claim: ClaimNotice) -> list[Action]:
    """Return to claim and to miss it."""
    return [Claim(), Pass()]


def answer_claim(table: Table, claim: ClaimNotice, action: Action) -> None:
    """Get what is due, or miss it. Rule: R6, R13, A33."""
    table.pop()
    if not isinstance(action, Claim):
        table.tell(ClaimMissed(claim.seat, claim.amount))
    elif claim.guest == NOBODY:
        pay(table, BANK, claim.seat, claim.amount, Reason.BANK_LINE)
    else:
        _present(table, claim)
