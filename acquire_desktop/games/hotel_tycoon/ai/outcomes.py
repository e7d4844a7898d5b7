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
    turned_to,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.rules.space import COMPLETE_BONUS
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK

Outcome = tuple[float, Position]
"""A chance, and the position then."""
UPKEEP: Final = (3 * 100 + 500 - 100) / 6
"""Dollars of a maintenance throw on average. Rule: R9."""


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
            half_forced = position.terms.half_forced_purchase
            price = position.land_price(owned, half_forced=half_forced)
            return after.with_money(seat, position.owners[owned], price)
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
    if kind is TileKind.BUILD and position.borders_own(seat, tile):
        return -UPKEEP
    owned = position.owned(seat)
    if kind is TileKind.FREE_PHASE and owned and not any(map(position.steps_left, owned)):
        return COMPLETE_BONUS
    return 0.0


def space_offers(position: Position, seat: Seat, tile: Tile) -> list[Action]:
    """Return the offers of a space to a car that stops there; no entrance is turned or given."""
    mine = position.owned(seat)
    match BOARD[tile].kind:
        case TileKind.BUY:
            half_forced = position.terms.half_forced_purchase
            return [*map(actions.BuyLand, position.plots(seat, tile, half_forced=half_forced))]
        case TileKind.BUILD:
            found = position.applications(seat, tile, hardcore=position.terms.hardcore)
            return [actions.ApplyToBuild(*each) for each in found]
        case TileKind.FREE_ENTRANCE:
            places = [(owned, place) for owned in mine for place in position.entrance_tiles(owned)]
            return [actions.SellFreeEntrance(), *(actions.PlaceEntrance(*each) for each in places)]
        case TileKind.FREE_PHASE:
            return [actions.BuildFree(owned) for owned in mine if position.steps_left(owned)]
        case TileKind.START:
            return []


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
