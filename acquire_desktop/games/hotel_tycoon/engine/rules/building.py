"""Building: applications, the permission die, and a double price that cannot be paid at once."""

from typing import Final

from acquire_desktop.games.hotel_tycoon.engine.actions import (
    Action,
    ApplyToBuild,
    AuctionProperty,
    Build,
    PayHalf,
    PlayCard,
)
from acquire_desktop.games.hotel_tycoon.engine.board import Seat
from acquire_desktop.games.hotel_tycoon.engine.decisions import Shortfall
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.events import PermissionAsked, PermissionThrown
from acquire_desktop.games.hotel_tycoon.engine.rules.bills import charge
from acquire_desktop.games.hotel_tycoon.engine.rules.card_effects import play_own
from acquire_desktop.games.hotel_tycoon.engine.rules.hotels import build, sale_value
from acquire_desktop.games.hotel_tycoon.engine.rules.moments import plays
from acquire_desktop.games.hotel_tycoon.engine.rules.money import pay
from acquire_desktop.games.hotel_tycoon.engine.rules.selling import begin_auction, sales, sell
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.setup import RULINGS
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, Face, Purpose, Reason

UPKEEP_CHARGE: Final = {Face.GREEN: 100, Face.DOUBLE: 500}
"""Dollars that the maintenance throw costs."""
UPKEEP_TIP: Final = 100
"""Dollars that it brings with H."""


def apply_to_build(table: Table, seat: Seat, action: ApplyToBuild) -> None:
    """Throw the permission die and do what it says.

    Rule: R9. Green the list price, red nothing, H half of it, 2 the double.
    """
    owned, count = action.property, action.steps
    total = DEEDS[owned].cost(table.built[owned], count)
    table.mark(applied=True, space_open=False)
    table.tell(PermissionAsked(seat, owned, count, total))
    face = table.permission()
    table.tell(PermissionThrown(seat, Purpose.PERMISSION, face))
    shortfall = Shortfall(seat, owned, count, total)
    if face is Face.DOUBLE:
        if table.cash[seat] >= 2 * total:
            _build(table, shortfall, 2 * total)
        else:
            table.push(shortfall)
    elif face is not Face.RED:
        _build(table, shortfall, total if face is Face.GREEN else total // 2)


def _build(table: Table, site: Shortfall, price: int) -> None:
    pay(table, site.seat, BANK, price, Reason.BUILDING)
    build(table, site.property, site.steps)


def shortfall_actions(table: Table, site: Shortfall) -> list[Action]:
    """Return to build, the half fine, what brings money, and to give the site up for nothing.

    Rule: R9, A16. The fine is for those who cannot raise the double price.
    """
    is_by_choice = table.setup.options.rulings == RULINGS[0]
    found: list[Action] = []
    if is_by_choice or not _can_raise(table, site):
        found.append(PayHalf())
    if table.cash[site.seat] >= 2 * site.total:
        found.append(Build())
    ways: list[Action] = [AuctionProperty(site.property), *plays(table, site)]
    raised = sales(table, site.seat, spared=site.property)
    return [*found, *ways, *raised] if found else [*raised, *ways]


def _can_raise(table: Table, site: Shortfall) -> bool:
    """Tell whether the double price is in hand, or the Bank gives it for what else there is.

    What an auction would bring, and what a card of the hand would, nobody can say beforehand.
    """
    others = (owned for owned in table.owned(site.seat) if owned != site.property)
    raised = sum(sale_value(table, owned) for owned in others)
    return table.cash[site.seat] + raised >= 2 * site.total


def answer_shortfall(table: Table, site: Shortfall, action: Action) -> None:
    """Build, pay the fine, give the site up, sell something else, or play a card."""
    if isinstance(action, PlayCard):
        play_own(table, site.seat, action.card)
    elif action == AuctionProperty(site.property):
        table.pop()
        begin_auction(table, site.property)
    elif not sell(table, action):
        table.pop()
        if isinstance(action, Build):
            _build(table, site, 2 * site.total)
        else:
            _pay_half(table, site)


def _pay_half(table: Table, site: Shortfall) -> None:
    """Pay the fine; the Bank sends a bill only where a card has taken the money for it."""
    fine = site.total // 2
    if table.cash[site.seat] >= fine:
        pay(table, site.seat, BANK, fine, Reason.HALF_FINE)
    else:
        charge(table, site.seat, fine, Reason.HALF_FINE)


def is_given_up(table: Table, site: Shortfall) -> bool:
    """Tell whether the site went to pay another bill, so that its permission is void."""
    return table.owners[site.property] != site.seat


def throw_for_upkeep(table: Table, seat: Seat) -> None:
    """Throw for what own land costs that borders the space. Rule: R9, A24."""
    face = table.permission()
    table.tell(PermissionThrown(seat, Purpose.UPKEEP, face))
    if face is Face.HALF:
        pay(table, BANK, seat, UPKEEP_TIP, Reason.UPKEEP)
    charge(table, seat, UPKEEP_CHARGE.get(face, 0), Reason.UPKEEP)
