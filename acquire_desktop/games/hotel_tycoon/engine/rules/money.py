"""Money: payments between players and the Bank, the win by cash, and what a player is worth."""

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Seat
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.events import MoneyPaid
from acquire_desktop.games.hotel_tycoon.engine.rules.table import GameDecided, Table
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, EndReason, Reason


def pay(
    table: Table,
    payer: Seat,
    payee: Seat,
    amount: int,
    reason: Reason,
    card: Card | None = None,
) -> None:
    """Move money, and end the game if it makes the player whose turn it is rich enough.

    Raises:
        GameDecided: If it does.
    """
    if amount == 0:
        return
    if payer != BANK:
        table.cash[payer] -= amount
    if payee != BANK:
        table.cash[payee] += amount
    table.tell(MoneyPaid(payer, payee, amount, reason, card))
    if payee == table.turn.seat:
        check_win(table, payee)


def check_win(table: Table, seat: Seat) -> None:
    """End the game if the player, whose turn it is, has enough cash.

    Rule: R16, A31, A63.

    Raises:
        GameDecided: If so.
    """
    if table.cash[seat] >= table.setup.options.goal:
        raise GameDecided(EndReason.CASH, seat)


def worths(table: Table) -> tuple[int, ...]:
    """Return by seat cash and the list price of buildings, leisure and entrances.

    Rule: R17, A32. Land is left out.
    """
    totals = [*table.cash]
    for owned, owner in enumerate(table.owners):
        if owner != NOBODY:
            deed = DEEDS[owned]
            totals[owner] += deed.built_costs[table.built[owned]]
            totals[owner] += deed.entrance * table.entrances.count(owned)
    return tuple(totals)


def land_worth(table: Table, seat: Seat) -> int:
    """Return the price of a player's land."""
    return sum(DEEDS[owned].land for owned in table.owned(seat))


def places(table: Table, winner: Seat = NOBODY) -> tuple[int, ...]:
    """Return the place of each seat, counted from 1; equals share the better one.

    Rule: R17. Who wins by cash is first; who is bankrupt comes after all others.
    """
    ranks = [
        (seat == winner, not table.out[seat], worth, land_worth(table, seat))
        for seat, worth in enumerate(worths(table))
    ]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
