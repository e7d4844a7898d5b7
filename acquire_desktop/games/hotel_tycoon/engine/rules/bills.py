"""Bills: what a player comes to owe, to the Bank, to a host or as a gift."""

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Property, Seat
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
) -> None:
    """Make a player owe something, to be settled before anything else."""
    if amount:
        spared = table.laps[seat] < GRACE_LAPS and not table.owned(seat)
        table.push(Payment(seat, amount, creditor, debt, reason, stayed_at, spared))


def charge(table: Table, seat: Seat, amount: int, reason: Reason) -> None:
    """Make a player owe the Bank something."""
    bill(table, seat, amount, BANK, Debt.BANK, reason)


def gift(table: Table, seat: Seat, amounts: list[tuple[Seat, int]]) -> None:
    """Make a player give money by a card, to the first of them first.

    Rule: A61. With gentle fines only what the cash allows.
    """
    left = table.cash[seat]
    bills = []
    for receiver, wanted in amounts:
        amount = wanted if table.setup.options.fines_eliminate else min(wanted, left)
        left -= amount
        bills.append((receiver, amount))
    for receiver, amount in reversed(bills):
        bill(table, seat, amount, receiver, Debt.GIFT, Reason.CARD)
