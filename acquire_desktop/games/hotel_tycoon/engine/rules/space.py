"""Space: what a tile offers to the car that stops there, and what one's own turn allows."""

from typing import Final

from acquire_desktop.games.hotel_tycoon.engine.actions import (
    Action,
    ApplyToBuild,
    BuildFree,
    BuyEntrance,
    BuyLand,
    EndTurn,
    GiveEntrance,
    PlaceEntrance,
    PlayCard,
    SellFreeEntrance,
    TurnEntrance,
)
from acquire_desktop.games.hotel_tycoon.engine.board import (
    BOARD,
    FREE_ENTRANCE_PRICE,
    Property,
    Seat,
    TileKind,
)
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    BeforeThrow,
    FreeEntrance,
    ParkChoice,
    ParkedTurn,
    SpaceMenu,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.events import (
    EntranceDiscarded,
    EntranceGiven,
    LandBought,
)
from acquire_desktop.games.hotel_tycoon.engine.rules.building import (
    apply_to_build,
    throw_for_upkeep,
)
from acquire_desktop.games.hotel_tycoon.engine.rules.card_effects import play_own
from acquire_desktop.games.hotel_tycoon.engine.rules.hotels import (
    build,
    entrance_places,
    place_entrance,
    turn_entrance,
    turnable,
)
from acquire_desktop.games.hotel_tycoon.engine.rules.moments import plays
from acquire_desktop.games.hotel_tycoon.engine.rules.money import pay
from acquire_desktop.games.hotel_tycoon.engine.rules.selling import sales, sell
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, Reason

COMPLETE_BONUS: Final = 1500
"""Dollars on a free-phase space for a player all of whose hotels are complete."""


def own_turn_actions(
    table: Table, decision: BeforeThrow | ParkedTurn | ParkChoice | SpaceMenu
) -> list[Action]:
    """Return the actions of a player's own turn wherever the car stands.

    Rule: R2, R18, A26, A42, A68.
    """
    seat = decision.seat
    entrances = [
        BuyEntrance(owned, tile)
        for owned, tile in entrance_places(table, seat)
        if _may_buy_entrance(table, seat, owned)
    ]
    offered = [] if table.setup.options.sales_in_need else sales(table, seat)
    return [*entrances, *plays(table, decision), *offered]


def _may_buy_entrance(table: Table, seat: Seat, owned: Property) -> bool:
    """Tell whether a line crossed in this turn lets a hotel have an entrance.

    Rule: R11, A20, A55.
    """
    has_right = table.turn.bought[owned] < table.turn.rights and not table.is_closed(seat)
    return has_right and DEEDS[owned].entrance <= table.cash[seat]


def act_in_own_turn(table: Table, seat: Seat, action: Action) -> bool:
    """Carry out what one's own turn allows; return False for any other action."""
    match action:
        case PlayCard(card, target):
            play_own(table, seat, card, target)
        case BuyEntrance(owned, tile):
            bought = [*table.turn.bought]
            bought[owned] += 1
            table.mark(bought=tuple(bought))
            pay(table, seat, BANK, DEEDS[owned].entrance, Reason.ENTRANCE)
            place_entrance(table, owned, tile)
        case _:
            return sell(table, action)
    return True


def open_space(table: Table, seat: Seat) -> None:
    """Let the tile offer what it has; complete hotels bring their bonus at once. Rule: R10."""
    table.mark(space_open=True)
    owned = table.owned(seat)
    is_complete = bool(owned) and not any(map(table.steps_left, owned))
    if is_complete and BOARD[table.tiles[seat]].kind is TileKind.FREE_PHASE:
        table.mark(space_open=False)
        pay(table, BANK, seat, COMPLETE_BONUS, Reason.FREE_PHASE)


def space_actions(table: Table, menu: SpaceMenu) -> list[Action]:
    """Return to end the turn, what the space offers, and what one's own turn allows."""
    offered = _offered(table, menu.seat) if table.turn.space_open else []
    return [EndTurn(), *offered, *own_turn_actions(table, menu)]


def _offered(table: Table, seat: Seat) -> list[Action]:
    """Return the actions that the tile offers."""
    tile, options = table.tiles[seat], table.setup.options
    match BOARD[tile].kind:
        case TileKind.BUY:
            plots = table.plots(seat, tile, half_forced=options.half_forced_purchase)
            return [*map(BuyLand, plots)]
        case TileKind.BUILD:
            found = table.applications(seat, tile, hardcore=options.hardcore)
            return [ApplyToBuild(*each) for each in found]
        case TileKind.FREE_ENTRANCE:
            return _free_entrance(table, seat)
        case TileKind.FREE_PHASE:
            return [BuildFree(owned) for owned in table.owned(seat) if table.steps_left(owned)]
        case TileKind.START:
            return []


def _free_entrance(table: Table, seat: Seat) -> list[Action]:
    """Return the actions with a free entrance. Rule: R12, A23."""
    return [
        *(PlaceEntrance(owned, tile) for owned, tile in entrance_places(table, seat)),
        *map(TurnEntrance, turnable(table, seat)),
        SellFreeEntrance(),
        *(GiveEntrance(other) for other in table.opponents(seat) if entrance_places(table, other)),
    ]


def answer_space(table: Table, menu: SpaceMenu, action: Action) -> None:
    """Do one thing; the menu stays until the turn is ended."""
    seat = menu.seat
    if isinstance(action, EndTurn):
        table.pop()
        _leave(table, seat)
    elif isinstance(action, ApplyToBuild):
        apply_to_build(table, seat, action)
    elif not act_in_own_turn(table, seat, action):
        table.mark(space_open=False)
        _take(table, seat, action)


def _leave(table: Table, seat: Seat) -> None:
    """Discard an unused free entrance, or throw for the upkeep of own land."""
    tile = table.tiles[seat]
    kind = BOARD[tile].kind if table.turn.space_open else None
    if kind is TileKind.FREE_ENTRANCE:
        table.tell(EntranceDiscarded(seat))
    elif kind is TileKind.BUILD and table.borders_own(seat, tile):
        throw_for_upkeep(table, seat)


def _take(table: Table, seat: Seat, action: Action) -> None:
    """Take what the space offers."""
    match action:
        case BuyLand(owned):
            half_forced, seller = table.setup.options.half_forced_purchase, table.owners[owned]
            price = table.land_price(owned, half_forced=half_forced)
            table.owners[owned] = seat
            pay(table, seat, seller, price, Reason.LAND)
            table.tell(LandBought(seat, owned, seller))
        case BuildFree(owned):
            build(table, owned, 1)
        case PlaceEntrance(owned, tile):
            place_entrance(table, owned, tile)
        case TurnEntrance(tile):
            turn_entrance(table, seat, tile)
        case GiveEntrance(receiver):
            table.tell(EntranceGiven(seat, receiver))
            table.push(FreeEntrance(receiver, gift=True))
        case _:
            pay(table, BANK, seat, FREE_ENTRANCE_PRICE, Reason.FREE_ENTRANCE)
