"""A simple greedy player, which the figures of the economy are measured with.

It keeps fixed reserves, values a property roughly, and plays neither Mind Control nor Huge Tip.
How it drives, builds and bids is its style. It is no computer player of the program.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
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
NIGHTS = 3.5
_Placing = actions.BuyEntrance | actions.PlaceEntrance
_BAD = {Card.TAX_EXPIRED, Card.PONZI, Card.EARTHQUAKE, Card.MAINTENANCE, Card.HOOLIGANS}


@dataclass(frozen=True)
class Style:
    """How a simple player chooses."""

    reserve: int = 500
    """Dollars that are kept when something is bought of one's own will."""
    building: int = 500
    """Dollars that a space to build on is worth to a driver who can pay for something there."""
    building_cash: int = 3000
    """Dollars from which on that is so."""
    phase: int = 1500
    """Dollars that a free phase is worth to a driver."""
    caution: float = 1.0
    """How much of the fees ahead a driver sees."""
    most: bool = False
    """Whether as much is built as can be paid, instead of what brings most for its price."""
    bid_share: float = 0.8
    """Share of a property's rough value up to which is bid."""
    bid_reserve: int = 500
    """Dollars that are kept when bidding."""
    bid_steps: int = 5
    """Steps to that limit, about; 0 bids as little as may be."""


CAREFUL = Style()
EAGER = Style(
    reserve=0,
    building=3000,
    building_cash=0,
    phase=3000,
    caution=0.0,
    most=True,
    bid_share=0.4,
    bid_reserve=0,
    bid_steps=0,
)
"""Builds whatever can be built, and does not look where hotels are."""
STYLES = {"careful": CAREFUL, "eager": EAGER}


def choose(view: View, style: Style) -> Action:
    """Return what the player does."""
    decision = view.decision
    chooser = _CHOOSERS.get(type(decision))
    if chooser is not None:
        return chooser(view, decision, style)
    return _own_turn(view, style) or view.legal[0]


def _of(view: View, kind: type[ActionT]) -> list[ActionT]:
    return [action for action in view.legal if isinstance(action, kind)]


def _own_turn(view: View, style: Style) -> Action | None:
    """Play the cards that are always good, and buy entrances."""
    for action in _of(view, actions.PlayCard):
        if action.card in (Card.HAPPY_BIRTHDAY, Card.COFFEE, Card.ANTITRUST):
            return action
        if action.card is Card.FRAMED and action.target == _leader(view):
            return action
    entrances = _of(view, actions.BuyEntrance)
    if entrances and view.cash[view.seat] - 250 >= style.reserve // 2:
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


def _space(view: View, _decision: SpaceMenu, style: Style) -> Action:
    cash = view.cash[view.seat]
    if phases := _of(view, actions.BuildFree):
        return max(phases, key=lambda a: DEEDS[a.property].cost(view.built[a.property], 1))
    if free := _of(view, actions.PlaceEntrance):
        return _best_entrance(view, free)
    others: list[Action] = [*_of(view, actions.TurnEntrance), *_of(view, actions.SellFreeEntrance)]
    if others:
        return others[0]
    lands = [
        a for a in _of(view, actions.BuyLand) if cash - DEEDS[a.property].land >= style.reserve
    ]
    if lands:
        return max(lands, key=lambda a: DEEDS[a.property].land)
    plans = [
        a for a in _of(view, actions.ApplyToBuild) if cash - _price(view, a) >= style.reserve // 2
    ]
    if plans:
        return max(plans, key=lambda a: _gain(view, a, style))
    return _own_turn(view, style) or view.legal[0]


def _price(view: View, plan: actions.ApplyToBuild) -> int:
    return DEEDS[plan.property].cost(view.built[plan.property], plan.steps)


def _gain(view: View, plan: actions.ApplyToBuild, style: Style) -> float:
    """Return how much dearer a night gets for the money; the first building comes first."""
    built, deed = view.built[plan.property], DEEDS[plan.property]
    before = deed.fee(built) if built else 0
    dearer = deed.fee(built + plan.steps) - before
    return dearer if style.most else dearer / _price(view, plan) + (built == 0)


def _move(view: View, _decision: MoveChoice, style: Style) -> Action:
    drives = [action for action in _of(view, actions.Drive) if not action.tip]
    return max(drives, key=lambda drive: _landing(view, drive.pips, style))


def _landing(view: View, pips: int, style: Style) -> float:
    """Return what a tile is worth to the mover."""
    tile, seat = (view.tiles[view.seat] + pips) % 31, view.seat
    held, value = view.entrances[tile], 0.0
    if held != NOBODY:
        owner = view.owners[held]
        if owner not in (seat, NOBODY) and not view.parked[owner] and not view.resting[owner]:
            value -= style.caution * NIGHTS * DEEDS[held].fee(view.built[held])
    kind, cash = BOARD[tile].kind, view.cash[seat]
    if kind is TileKind.START:
        return value - 800
    if kind is TileKind.BUY:
        free = [each for each in bordering(tile) if not view.built[each]]
        wanted = [each for each in free if view.owners[each] != seat]
        return value + 700 * any(cash - DEEDS[each].land >= style.reserve for each in wanted)
    if kind is TileKind.FREE_ENTRANCE:
        return value + 300
    has_land = seat in view.owners
    if kind is TileKind.FREE_PHASE:
        return value + style.phase * has_land
    return value + (style.building if has_land and cash > style.building_cash else 0)


def _bid(view: View, auction: Auction, style: Style) -> Action:
    """Bid up to a rough value."""
    deed = DEEDS[auction.lot]
    worth = deed.land + 0.7 * deed.built_costs[view.built[auction.lot]]
    limit = int(min(style.bid_share * worth, view.cash[view.seat] - style.bid_reserve))
    bids = [action for action in _of(view, actions.Bid) if action.amount <= limit]
    first = len(bids) // style.bid_steps if style.bid_steps else 0
    return bids[first] if bids else view.legal[0]


def _payment(view: View, bill: Payment, _style: Style) -> Action:
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


def _shortfall(view: View, _decision: Shortfall, _style: Style) -> Action:
    return view.legal[0]


def _stay(view: View, stay: Stay, _style: Style) -> Action:
    dear = NIGHTS * DEEDS[stay.property].fee(view.built[stay.property]) >= 1500
    return view.legal[-1] if dear else view.legal[0]


def _window(view: View, window: CardWindow, _style: Style) -> Action:
    if window.card is Card.ANTITRUST:
        return view.legal[-1]
    framed = [a for a in _of(view, actions.PlayCard) if a.target == _leader(view)]
    return framed[0] if framed else view.legal[0]


def _hotel(view: View, choice: HotelChoice, _style: Style) -> Action:
    """Give up the cheapest hotel, and name the dearest of the others."""
    is_other = choice.purpose is HotelPurpose.QUAKE_OTHER
    hotels = _of(view, actions.ChooseHotel)
    pick = max if is_other else min
    if is_other:
        hotels = [a for a in hotels if view.owners[a.property] != view.seat] or hotels
    return pick(hotels, key=lambda a: DEEDS[a.property].fee(view.built[a.property]))


def _park(view: View, _choice: ParkChoice, style: Style) -> Action:
    own = _own_turn(view, style)
    if own is not None:
        return own
    rich = view.cash[view.seat] >= 4000
    return next((a for a in _of(view, actions.LeavePark) if rich), view.legal[0])


def _swap(view: View, notice: SwapNotice, _style: Style) -> Action:
    return view.legal[1 if notice.card in _BAD else 0]


_CHOOSERS: dict[type, Callable[[View, Any, Style], Action]] = {
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
