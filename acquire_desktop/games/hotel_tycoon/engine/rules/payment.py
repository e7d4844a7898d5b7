"""Payment: what a debtor may do about a bill, and bankruptcy."""

from dataclasses import replace

from acquire_desktop.games.hotel_tycoon.engine.actions import Action, Pay, PlayCard, Postpone
from acquire_desktop.games.hotel_tycoon.engine.board import Seat
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import Debt, Payment
from acquire_desktop.games.hotel_tycoon.engine.events import (
    BankruptcySkipped,
    BillPostponed,
    CardsDiscarded,
    DebtCancelled,
    WentBankrupt,
)
from acquire_desktop.games.hotel_tycoon.engine.rules.card_effects import play_own
from acquire_desktop.games.hotel_tycoon.engine.rules.hands import discard, use_card
from acquire_desktop.games.hotel_tycoon.engine.rules.moments import plays
from acquire_desktop.games.hotel_tycoon.engine.rules.money import pay
from acquire_desktop.games.hotel_tycoon.engine.rules.selling import sales, sell
from acquire_desktop.games.hotel_tycoon.engine.rules.table import GameDecided, Table
from acquire_desktop.games.hotel_tycoon.engine.setup import Profile
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, EndReason, Reason

SKIPPED_BANKRUPTCY = 3000
"""Dollars for a startupper who goes on."""


def is_void(table: Table, payment: Payment) -> bool:
    """Tell whether nothing is owed: the creditor is out, or there is no cash for a gentle gift.

    Rule: A34.
    """
    if payment.creditor != BANK and table.out[payment.creditor]:
        table.tell(DebtCancelled(payment.seat, payment.amount))
        return True
    if payment.debt is Debt.GIFT and payment.spared:
        return _cut_to_cash(table, payment)
    return False


def _cut_to_cash(table: Table, gift: Payment) -> bool:
    """Cut a gentle gift to the cash that there is now; tell whether nothing is left of it.

    Rule: A61.
    """
    amount = min(gift.amount, table.cash[gift.seat])
    if gift.postponed and amount < gift.amount:
        table.tell(DebtCancelled(gift.seat, gift.amount - amount))
    table.swap(replace(gift, amount=amount))
    return amount == 0


def payment_actions(table: Table, payment: Payment) -> list[Action]:
    """Return the actions of a debtor; one with enough cash needs sell nothing.

    Rule: R14, A25.
    """
    seat, found = payment.seat, list[Action]()
    if table.cash[seat] < payment.amount:
        found.extend(sales(table, seat))
    if not found:
        found.append(Pay())
    found.extend(plays(table, payment))
    if _may_postpone(table, payment):
        found.append(Postpone())
    return found


def _may_postpone(table: Table, payment: Payment) -> bool:
    """Tell whether this is the richest man, with no other open bill. Rule: R20, A34."""
    is_richest = table.has(payment.seat, Profile.RICHEST_MAN)
    return is_richest and table.postponed is None and not payment.postponed


def settle(table: Table, payment: Payment, action: Action) -> None:
    """Pay, postpone, sell or play a card; the bill stays until it is paid."""
    if isinstance(action, PlayCard) and action.card is not Card.LIMOUSINE:
        play_own(table, payment.seat, action.card)
        return
    if sell(table, action):
        return
    table.pop()
    if isinstance(action, PlayCard):
        use_card(table, payment.seat, Card.LIMOUSINE)
        return
    if isinstance(action, Postpone):
        table.postponed = payment
        table.tell(BillPostponed(payment.seat, payment.amount))
        return
    paid = min(table.cash[payment.seat], payment.amount)
    pay(table, payment.seat, payment.creditor, paid, payment.reason, payment.card)
    if paid < payment.amount:
        _default(table, payment, payment.amount - paid)


def _default(table: Table, payment: Payment, missing: int) -> None:
    """Cancel what is missing, or put the debtor out of the game.

    Rule: R15, A30, A38, A47.
    """
    seat = payment.seat
    if payment.spared:
        table.tell(DebtCancelled(seat, missing))
    elif table.has(seat, Profile.STARTUPPER) and not table.saved:
        table.saved = True
        table.tell(DebtCancelled(seat, missing))
        table.tell(BankruptcySkipped(seat))
        pay(table, BANK, seat, SKIPPED_BANKRUPTCY, Reason.SKIPPED_BANKRUPTCY)
    else:
        _go_bankrupt(table, seat)


def _go_bankrupt(table: Table, seat: Seat) -> None:
    """Put a player out; the second bankruptcy, of two players the first, ends the game.

    Rule: R15, R16.
    """
    table.tell(WentBankrupt(seat))
    cards = (*table.hands[seat], *table.first_cards[seat])
    table.hands[seat] = table.first_cards[seat] = ()
    if cards:
        table.tell(CardsDiscarded(seat, cards))
        discard(table, *cards)
    table.out[seat] = True
    table.parked[seat] = table.resting[seat] = False
    table.skips[seat] = 0
    if table.postponed is not None and table.postponed.seat == seat:
        table.postponed = None
    if sum(table.out) >= min(2, table.setup.players - 1):
        raise GameDecided(EndReason.BANKRUPTCIES)
