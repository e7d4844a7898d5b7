"""A simple greedy player, which the figures of the economy are measured with.

It keeps fixed reserves, values a property roughly, and plays neither Mind Control nor Huge Tip.
It is no computer player of the program.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from acquire_desktop.games.hotel_tycoon.engine import actions
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.board import BOARD, NOBODY, TileKind, bordering
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    Auction,
    CardWindow,
    HotelChoice,
    HotelPurpose,
    MoveChoice,
    ParkChoice,
    Payment,
    Shortfall,
    SpaceMenu,
    Stay,
    SwapNotice,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.view import View

ActionT = TypeVar("ActionT", bound=Action)
RESERVE = 500
"""Dollars that are kept when something is bought of one's own will."""
NIGHTS = 3.5
_Placing = actions.BuyEntrance | actions.PlaceEntrance
_BAD = {Card.TAX_EXPIRED, Card.PONZI, Card.EARTHQUAKE, Card.MAINTENANCE, Card.HOOLIGANS}


def choose(view: View) -> Action:
    """Return what the player does."""
    decision = view.decision
    chooser = _CHOOSERS.get(type(decision))
    if chooser is not None:
        return chooser(view, decision)
    return _own_turn(view) or view.legal[0]


def _of(view: View, kind: type[ActionT]) -> list[ActionT]:
    return [action for action in view.legal if isinstance(action, kind)]


def _own_turn(view: View) -> Action | None:
    """Play the cards that are always good, and buy entrances."""
    for action in _of(view, actions.PlayCard):
        if action.card in (Card.HAPPY_BIRTHDAY, Card.COFFEE, Card.ANTITRUST):
            return action
        if action.card is Card.FRAMED and action.target == _leader(view):
            return action
    entrances = _of(view, actions.BuyEntrance)
    if entrances and view.cash[view.seat] - 250 >= RESERVE // 2:
        return _best_entrance(view, entrances)
    return None


def _leader(view: View) -> int:
    others = [seat for seat in range(view.players) if seat != view.seat and not view.out[seat]]
    return max(others, key=view.worth.__getitem__)


def _best_entrance(view: View, found: Sequence[_Placing]) -> Action:
    """Return the dearest hotel's, next to as many other own entrances as there are."""

    def value(action: _Placing) -> tuple[int, int]:
        around = (view.entrances[(action.tile + step) % 31] for step in (-2, -1, 1, 2))
        near = sum(held != NOBODY and view.owners[held] == view.seat for held in around)
        return DEEDS[action.property].fee(view.built[action.property]) * (1 + near), -action.tile

    return max(found, key=value)


def _space(view: View, _decision: SpaceMenu) -> Action:
    cash = view.cash[view.seat]
    if phases := _of(view, actions.BuildFree):
        return max(phases, key=lambda a: DEEDS[a.property].cost(view.built[a.property], 1))
    if free := _of(view, actions.PlaceEntrance):
        return _best_entrance(view, free)
    others: list[Action] = [*_of(view, actions.TurnEntrance), *_of(view, actions.SellFreeEntrance)]
    if others:
        return others[0]
    lands = [a for a in _of(view, actions.BuyLand) if cash - DEEDS[a.property].land >= RESERVE]
    if lands:
        return max(lands, key=lambda a: DEEDS[a.property].land)
    plans = [a for a in _of(view, actions.ApplyToBuild) if cash - _price(view, a) >= RESERVE // 2]
    if plans:
        return max(plans, key=lambda a: _gain(view, a))
    return _own_turn(view) or view.legal[0]


def _price(view: View, plan: actions.ApplyToBuild) -> int:
    return DEEDS[plan.property].cost(view.built[plan.property], plan.steps)


def _gain(view: View, plan: actions.ApplyToBuild) -> float:
    """Return how much dearer a night gets for the money; the first building comes first."""
    built, deed = view.built[plan.property], DEEDS[plan.property]
    before = deed.fee(built) if built else 0
    return (deed.fee(built + plan.steps) - before) / _price(view, plan) + (built == 0)


def _move(view: View, _decision: MoveChoice) -> Action:
    drives = [action for action in _of(view, actions.Drive) if not action.tip]
    return max(drives, key=lambda drive: _landing(view, drive.pips))


def _landing(view: View, pips: int) -> float:
    """Return what a tile is worth to the mover."""
    tile, seat = (view.tiles[view.seat] + pips) % 31, view.seat
    held, value = view.entrances[tile], 0.0
    if held != NOBODY:
        owner = view.owners[held]
        if owner not in (seat, NOBODY) and not view.parked[owner] and not view.resting[owner]:
            value -= NIGHTS * DEEDS[held].fee(view.built[held])
    kind, cash = BOARD[tile].kind, view.cash[seat]
    if kind is TileKind.START:
        return value - 800
    if kind is TileKind.BUY:
        free = [each for each in bordering(tile) if not view.built[each]]
        wanted = [each for each in free if view.owners[each] != seat]
        return value + 700 * any(cash - DEEDS[each].land >= RESERVE for each in wanted)
    if kind is TileKind.FREE_ENTRANCE:
        return value + 300
    has_land = seat in view.owners
    if kind is TileKind.FREE_PHASE:
        return value + 1500 * has_land
    return value + (500 if has_land and cash > 3000 else 0)


def _bid(view: View, auction: Auction) -> Action:
    """Bid up to a rough value, in about five steps."""
    deed = DEEDS[auction.lot]
    worth = deed.land + 0.7 * deed.built_costs[view.built[auction.lot]]
    limit = int(min(0.8 * worth, view.cash[view.seat] - 500))
    bids = [action for action in _of(view, actions.Bid) if action.amount <= limit]
    return bids[len(bids) // 5] if bids else view.legal[0]


def _payment(view: View, bill: Payment) -> Action:
    cards = _of(view, actions.PlayCard)
    if cards and (bill.amount >= 1000 or view.cash[view.seat] < bill.amount):
        return cards[0]
    if pays := _of(view, actions.Pay):
        return pays[0]
    if found := _of(view, actions.Postpone):
        return found[0]
    return _sale(view)


def _sale(view: View) -> Action:
    """Sell bare land first, then what stands at the cheapest hotel."""
    bare = [a for a in _of(view, actions.AuctionProperty) if not view.built[a.property]]
    if bare:
        return min(bare, key=lambda a: DEEDS[a.property].land)
    built = _of(view, actions.SellStructure)
    if built:
        return min(built, key=lambda a: DEEDS[a.property].fee(view.built[a.property]))
    return view.legal[0]


def _shortfall(view: View, _decision: Shortfall) -> Action:
    return view.legal[0]


def _stay(view: View, stay: Stay) -> Action:
    dear = NIGHTS * DEEDS[stay.property].fee(view.built[stay.property]) >= 1500
    return view.legal[-1] if dear else view.legal[0]


def _window(view: View, window: CardWindow) -> Action:
    if window.card is Card.ANTITRUST:
        return view.legal[-1]
    framed = [a for a in _of(view, actions.PlayCard) if a.target == _leader(view)]
    return framed[0] if framed else view.legal[0]


def _hotel(view: View, choice: HotelChoice) -> Action:
    """Give up the cheapest hotel, and name the dearest of the others."""
    is_other = choice.purpose is HotelPurpose.QUAKE_OTHER
    hotels = _of(view, actions.ChooseHotel)
    pick = max if is_other else min
    if is_other:
        hotels = [a for a in hotels if view.owners[a.property] != view.seat] or hotels
    return pick(hotels, key=lambda a: DEEDS[a.property].fee(view.built[a.property]))


def _park(view: View, _choice: ParkChoice) -> Action:
    own = _own_turn(view)
    if own is not None:
        return own
    rich = view.cash[view.seat] >= 4000
    return next((a for a in _of(view, actions.LeavePark) if rich), view.legal[0])


def _swap(view: View, notice: SwapNotice) -> Action:
    return view.legal[1 if notice.card in _BAD else 0]


_CHOOSERS: dict[type, Callable[[View, Any], Action]] = {
    SpaceMenu: _space,
    MoveChoice: _move,
    Auction: _bid,
    Payment: _payment,
    Shortfall: _shortfall,
    Stay: _stay,
    CardWindow: _window,
    HotelChoice: _hotel,
    ParkChoice: _park,
    SwapNotice: _swap,
}
