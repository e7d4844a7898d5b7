"""Bills: what a player comes to owe, to the Bank, to a host or as a gift."""

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Property, Seat
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import Debt, Payment
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, Reason

GRACE_LAPS = 2
"""The laps in which a player without property is spared."""


def bill(
    table: Table,
    seat: Seat,
    amount: int,
    creditor: Seat,
    debt: Debt,
    reason: Reason,
    stayed_at: Property = NOBODY,
    card: Card | None = None,
) -> None:
    """Make a player owe something, to be settled before anything else."""
    if amount:
        spared = _is_spared(table, seat, debt)
        table.push(Payment(seat, amount, creditor, debt, reason, stayed_at, spared, card=card))


def _is_spared(table: Table, seat: Seat, debt: Debt) -> bool:
    """Tell whether what cannot be paid of a bill is forgiven; the bill keeps that rule.

    Rule: A47, A61.
    """
    options = table.setup.options
    if debt is Debt.STAY:
        return False
    if not options.fines_eliminate:
        return True
    is_new = table.laps[seat] < GRACE_LAPS and not table.owned(seat)
    return debt is Debt.BANK and options.grace and is_new


def charge(table: Table, seat: Seat, amount: int, reason: Reason, card: Card | None = None) -> None:
    """Make a player owe the Bank something."""
    bill(table, seat, amount, BANK, Debt.BANK, reason, card=card)


def gift(table: Table, seat: Seat, amounts: list[tuple[Seat, int]], card: Card) -> None:
    """Make a player give money by a card, to the first of them first."""
    for receiver, amount in reversed(amounts):
        bill(table, seat, amount, receiver, Debt.GIFT, Reason.CARD, card=card)
