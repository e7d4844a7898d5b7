"""Payment: what a debtor may do about a bill, and bankruptcy."""

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
from acquire_desktop.games.hotel_tycoon.engine.rules.hands import can_play, discard, use_card
from acquire_desktop.games.hotel_tycoon.engine.rules.money import pay
from acquire_desktop.games.hotel_tycoon.engine.rules.selling import sales, sell
from acquire_desktop.games.hotel_tycoon.engine.rules.table import GameDecided, Table
from acquire_desktop.games.hotel_tycoon.engine.setup import Profile
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, EndReason, Reason

SKIPPED_BANKRUPTCY = 3000
"""Dollars for a startupper who goes on."""


def is_void(table: Table, payment: Payment) -> bool:
    """Tell whether the creditor is out of the game, so that nothing is owed.

    Rule: A34.
    """
    if payment.creditor == BANK or not table.out[payment.creditor]:
        return False
    table.tell(DebtCancelled(payment.seat, payment.amount))
    return True


def payment_actions(table: Table, payment: Payment) -> list[Action]:
    """Return what a debtor may do; who has the cash needs sell nothing.

    Rule: R14, A25.
    """
    seat, found = payment.seat, list[Action]()
    is_short = table.cash[seat] < payment.amount
    if is_short:
        found.extend(sales(table, seat))
    if not found:
        found.append(Pay())
    if (
        payment.debt is Debt.STAY
        and not payment.postponed
        and can_play(table, seat, Card.LIMOUSINE)
    ):
        found.append(PlayCard(Card.LIMOUSINE))
    if is_short and seat == table.turn.seat and can_play(table, seat, Card.HAPPY_BIRTHDAY):
        found.append(PlayCard(Card.HAPPY_BIRTHDAY))
    if _may_postpone(table, payment):
        found.append(Postpone())
    return found


def _may_postpone(table: Table, payment: Payment) -> bool:
    """Tell whether this is the richest man, with no other open bill. Rule: R20, A34."""
    is_richest = table.has(payment.seat, Profile.RICHEST_MAN)
    return is_richest and table.postponed is None and not payment.postponed


def settle(table: Table, payment: Payment, action: Action) -> None:
    """Pay, postpone, sell or play a card; the bill stays until it is paid."""
    if action == PlayCard(Card.HAPPY_BIRTHDAY):
        play_own(table, payment.seat, Card.HAPPY_BIRTHDAY)
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
    pay(table, payment.seat, payment.creditor, paid, payment.reason)
    if paid < payment.amount:
        _default(table, payment, payment.amount - paid)


def _default(table: Table, payment: Payment, missing: int) -> None:
    """Cancel what is missing, or put the debtor out of the game.

    Rule: R15, A30, A38, A47.
    """
    seat, options = payment.seat, table.setup.options
    is_merciful = not options.fines_eliminate or (options.grace and payment.spared)
    if payment.debt is Debt.BANK and is_merciful:
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
