"""Outcomes: the positions that an action leads to, each with its chance; and what spaces offer."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from acquire_desktop.games.hotel_tycoon.ai.evaluation import STANDARD, Weights, evaluate
from acquire_desktop.games.hotel_tycoon.ai.position import Position
from acquire_desktop.games.hotel_tycoon.engine import actions
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.board import (
    BOARD,
    FREE_ENTRANCE_PRICE,
    NOBODY,
    Property,
    Seat,
    Tile,
    TileKind,
    bordering,
    turned_to,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK

Outcome = tuple[float, Position]
"""A chance, and the position then."""
COMPLETE_BONUS: Final = 1500
UPKEEP: Final = (3 * 100 + 500 - 100) / 6
"""Dollars of a maintenance throw on average. Rule: R9."""


def land_price(position: Position, owned: Property) -> int:
    """Return the dollars for a plot. Rule: R8, A15."""
    is_half = position.owners[owned] != NOBODY and position.terms.half_forced_purchase
    return DEEDS[owned].land // 2 if is_half else DEEDS[owned].land


def outcomes(position: Position, seat: Seat, action: Action) -> tuple[Outcome, ...]:
    """Return the outcomes of building, buying, placing or selling.

    An action whose outcome is not reckoned leads to nothing.
    """
    if isinstance(action, actions.ApplyToBuild):
        return tuple(_permissions(position, seat, action.property, action.steps))
    after = _got(position, seat, action) or given_up(position, seat, action)
    return () if after is None else ((1.0, after),)


def _got(position: Position, seat: Seat, action: Action) -> Position | None:
    """Return the position after something was bought, built or placed."""
    match action:
        case actions.BuyLand(owned):
            after = position.with_owner(owned, seat)
            return after.with_money(seat, position.owners[owned], land_price(position, owned))
        case actions.BuildFree(owned):
            return position.with_built(owned, position.built[owned] + 1)
        case actions.BuyEntrance(owned, tile):
            paid = position.with_money(seat, BANK, DEEDS[owned].entrance)
            return paid.with_entrance(tile, owned)
        case actions.PlaceEntrance(owned, tile):
            return position.with_entrance(tile, owned)
        case actions.TurnEntrance(tile):
            return position.with_entrance(tile, turned_to(tile, position.entrances[tile]))
        case _:
            return None


def given_up(position: Position, seat: Seat, action: Action) -> Position | None:
    """Return the position after something was sold to the Bank or lost."""
    match action:
        case actions.SellFreeEntrance():
            return position.with_money(BANK, seat, FREE_ENTRANCE_PRICE)
        case actions.SellStructure(owned):
            return position.without_structures(owned, 1, half_newest(position, owned))
        case actions.SellEntrance(tile):
            price = DEEDS[position.entrances[tile]].entrance
            return position.with_money(BANK, seat, price).with_entrance(tile, NOBODY)
        case actions.LoseEntrance(tile):
            return position.with_entrance(tile, NOBODY)
        case _:
            return None


def half_newest(position: Position, owned: Property) -> int:
    """Return the Bank's price for the newest structure of a hotel. Rule: R14."""
    return DEEDS[owned].steps[position.built[owned] - 1].cost // 2


def _permissions(position: Position, seat: Seat, owned: Property, steps: int) -> Iterator[Outcome]:
    """Yield what the faces of the permission die lead to. Rule: R9, A16."""
    built = position.built[owned]
    total = DEEDS[owned].cost(built, steps)
    done = position.with_built(owned, built + steps)
    yield 3 / 6, done.with_money(seat, BANK, total)
    yield 1 / 6, position
    yield 1 / 6, done.with_money(seat, BANK, total // 2)
    if position.cash[seat] >= 2 * total:
        yield 1 / 6, done.with_money(seat, BANK, 2 * total)
    else:
        yield 1 / 6, position.with_money(seat, BANK, total // 2)


def expected(found: tuple[Outcome, ...], seat: Seat, weights: Weights = STANDARD) -> float:
    """Return the value of outcomes on average."""
    return sum(chance * evaluate(after, seat, weights) for chance, after in found)


def gain(position: Position, seat: Seat, action: Action, weights: Weights = STANDARD) -> float:
    """Return the gain of an action, in dollars; 0 where it is not computed."""
    found = outcomes(position, seat, action)
    return expected(found, seat, weights) - evaluate(position, seat, weights) if found else 0.0


def idle_gain(position: Position, seat: Seat, tile: Tile) -> float:
    """Return the gain of a space to a player who does nothing there. Rule: R9, R10."""
    kind = BOARD[tile].kind
    if kind is TileKind.BUILD and any(position.owners[each] == seat for each in bordering(tile)):
        return -UPKEEP
    owned = position.owned(seat)
    if kind is TileKind.FREE_PHASE and owned and not any(_steps_left(position, x) for x in owned):
        return COMPLETE_BONUS
    return 0.0


def _steps_left(position: Position, owned: Property) -> int:
    return len(DEEDS[owned].steps) - position.built[owned]


def space_offers(position: Position, seat: Seat, tile: Tile) -> list[Action]:
    """Return the offers of a space to a car that stops there; no entrance is turned or given."""
    mine = position.owned(seat)
    match BOARD[tile].kind:
        case TileKind.BUY:
            return [*map(actions.BuyLand, _for_sale(position, seat, tile))]
        case TileKind.BUILD:
            return [*_applications(position, seat, tile)]
        case TileKind.FREE_ENTRANCE:
            places = [(owned, place) for owned in mine for place in position.entrance_tiles(owned)]
            return [actions.SellFreeEntrance(), *(actions.PlaceEntrance(*each) for each in places)]
        case TileKind.FREE_PHASE:
            return [actions.BuildFree(owned) for owned in mine if _steps_left(position, owned)]
        case TileKind.START:
            return []


def _for_sale(position: Position, seat: Seat, tile: Tile) -> Iterator[Property]:
    """Yield the plots that a player could buy on a tile. Rule: R8."""
    for owned in bordering(tile):
        is_bare = position.owners[owned] != seat and not position.built[owned]
        if is_bare and land_price(position, owned) <= position.cash[seat]:
            yield owned


def _applications(position: Position, seat: Seat, tile: Tile) -> Iterator[Action]:
    """Yield the applications that a player could make on a tile. Rule: R9."""
    near = bordering(tile)
    for owned in position.owned(seat):
        most = _steps_left(position, owned)
        if position.terms.hardcore and owned not in near:
            most = min(most, 1)
        for steps in range(1, most + 1):
            if DEEDS[owned].cost(position.built[owned], steps) <= position.cash[seat]:
                yield actions.ApplyToBuild(owned, steps)


@lru_cache(maxsize=1 << 14)
def space_gain(position: Position, seat: Seat, tile: Tile, weights: Weights = STANDARD) -> float:
    """Return the gain of stopping on a tile beside a stay, in dollars, played well."""
    offers = space_offers(position, seat, tile)
    best = max((gain(position, seat, each, weights) for each in offers), default=0.0)
    return max(best, idle_gain(position, seat, tile))


@lru_cache(maxsize=1 << 12)
def right_gain(position: Position, seat: Seat, weights: Weights = STANDARD) -> float:
    """Return the gain of the right to buy an entrance for each hotel. Rule: R11."""
    total = 0.0
    for owned in position.owned(seat):
        if position.cash[seat] >= DEEDS[owned].entrance:
            places = position.entrance_tiles(owned)
            gains = (
                gain(position, seat, actions.BuyEntrance(owned, tile), weights) for tile in places
            )
            total += max(0.0, max(gains, default=0.0))
    return total
