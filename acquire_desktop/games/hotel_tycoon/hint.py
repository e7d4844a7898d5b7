"""Hint: the action that a Medium computer would take in a seat's place, and its main reason."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from acquire_desktop.games.hotel_tycoon.ai.drives import PARKED, PROGRESS
from acquire_desktop.games.hotel_tycoon.ai.evaluation import STANDARD
from acquire_desktop.games.hotel_tycoon.ai.outcomes import gain, outcomes, space_offers
from acquire_desktop.games.hotel_tycoon.ai.players import Level, choose
from acquire_desktop.games.hotel_tycoon.ai.seen import Seen
from acquire_desktop.games.hotel_tycoon.ai.trade_ratings import bid_limit
from acquire_desktop.games.hotel_tycoon.engine import actions, decisions
from acquire_desktop.games.hotel_tycoon.engine.actions import Action, Drive
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, START
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.rules.selling import AUCTION_STEP
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.outlook import MOST_NIGHTS, landing_after, upkeep_is_due

_LEAST: Final = 10
"""Dollars under which a difference is no reason."""


class Cause(Enum):
    """The kind of a reason."""

    NO_STAY = "no_stay"
    """Other drives end at a hotel where a stay is due; this one does not."""
    LOWER_STAY = "lower_stay"
    """The stay is the least expensive."""
    OUT_OF_PARK = "out_of_park"
    """Other drives end in the Car Park."""
    OFFER = "offer"
    """The space offers something good."""
    NEARER = "nearer"
    """It brings the car furthest on its way to the Bank."""
    UPKEEP = "upkeep"
    """Ending the turn without it costs upkeep."""
    WORTH = "worth"
    """It is worth more than its price."""
    TOO_DEAR = "too_dear"
    """It is worth less than its price."""
    RESERVE = "reserve"
    """The cash is needed for stays."""
    IDLE = "idle"
    """Nothing that is offered is worth its price."""
    TURNS = "turns"
    """Turns in the Car Park cost more than the fine."""
    FINE = "fine"
    """The fine costs more than turns in the Car Park."""
    LEAST_LOSS = "least_loss"
    """Everything else costs the seat more."""
    MOST_HARM = "most_harm"
    """It costs an opponent most."""
    KEEP = "keep"
    """The card is worth more later."""


@dataclass(frozen=True, slots=True)
class Reason:
    """The main reason for an action."""

    cause: Cause
    dollars: int = 0
    """The amount that belongs to the cause: what a thing is worth to the seat, or the cost of the
    dearest stay; 0 where there is none."""
    offer: Action | None = None
    """What the space offers, for ``OFFER``."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An action for the seat that decides."""

    action: Action
    reason: Reason | None = None
    """None where no single reason stands out."""


def hint(view: View) -> Hint:
    """Return what Medium would do, and why; it knows the view alone and is always the same.

    Raises:
        ValueError: If the seat of the view decides nothing now.
    """
    action = choose(view, Level.MEDIUM, view.ply)
    return Hint(action, _reason(Seen(view, STANDARD), action) if len(view.legal) > 1 else None)


def _reason(seen: Seen, action: Action) -> Reason | None:
    match seen.view.decision, action:
        case _, Drive():
            return _of_drive(seen, action)
        case decisions.Auction() as auction, _:
            return _of_bid(seen, auction, action)
        case decisions.ParkChoice(), actions.LeavePark():
            return Reason(Cause.TURNS)
        case decisions.ParkChoice(), actions.StayParked():
            return Reason(Cause.FINE)
        case decisions.SpaceMenu(), actions.EndTurn():
            return _of_waiting(seen)
        case decisions.HotelChoice(), actions.ChooseHotel(owned):
            is_own = seen.position.owners[owned] == seen.seat
            return Reason(Cause.LEAST_LOSS if is_own else Cause.MOST_HARM)
        case decisions.EntranceLoss(), _:
            return Reason(Cause.LEAST_LOSS)
        case decisions.Payment() | decisions.Shortfall(), _ if isinstance(action, actions.SALES):
            return Reason(Cause.LEAST_LOSS)
        case decisions.CardWindow() | decisions.StopNotice(), actions.Pass():
            return Reason(Cause.KEEP)
        case _:
            return _of_purchase(seen, action)


def _of_drive(seen: Seen, drive: Drive) -> Reason | None:
    """Return the largest advantage over the other drives: the stay, the space or the way."""
    others = [each for each in seen.of(Drive) if each != drive and not each.tip]
    if not others:
        return None
    here = landing_after(seen.view, drive.pips + drive.tip)
    landings = [landing_after(seen.view, each.pips) for each in others]
    found: list[tuple[float, Reason]] = []
    costs = [each.mean_cost for each in landings]
    if here.mean_cost <= min(costs):
        saved = sum(costs) / len(costs) - here.mean_cost
        found.append((saved, Reason(Cause.LOWER_STAY if here.fee else Cause.NO_STAY)))
    if here.tile != START:
        parked = [each.tile for each in landings].count(START) / len(landings)
        found.append((PARKED * parked, Reason(Cause.OUT_OF_PARK)))
        offers = space_offers(seen.position, seen.seat, here.tile)
        gains = [(gain(seen.position, seen.seat, each), each) for each in offers]
        best, offer = max(gains, key=lambda each: each[0], default=(0.0, None))
        found.append((best, Reason(Cause.OFFER, offer=offer)))
    ahead = drive.pips + drive.tip - max(each.pips for each in others)
    found.append((PROGRESS * ahead, Reason(Cause.NEARER)))
    size, reason = max(found, key=lambda each: each[0])
    return reason if size >= _LEAST else None


def _of_bid(seen: Seen, auction: decisions.Auction, action: Action) -> Reason | None:
    """Return what the property is worth to the seat, unless its cash is what stops it."""
    limit = bid_limit(seen, auction)
    if limit // AUCTION_STEP == seen.cash // AUCTION_STEP:
        return None
    return Reason(Cause.WORTH if isinstance(action, actions.Bid) else Cause.TOO_DEAR, limit)


def _of_waiting(seen: Seen) -> Reason | None:
    """Return why nothing is bought or built: the cash is needed, or no price is worth it."""
    offers = [_price_and_worth(seen, each) for each in seen.view.legal]
    priced = [(price, worth) for price, worth in offers if price > 0]
    if not priced:
        return None
    stay = _highest_stay(seen)
    if stay and any(worth > price for price, worth in priced):
        return Reason(Cause.RESERVE, stay)
    return Reason(Cause.IDLE)


def _highest_stay(seen: Seen) -> int:
    """Return the dollars of the dearest stay at an opponent's hotel on the board."""
    position = seen.position
    fees = [
        DEEDS[held].fee(position.built[held])
        for held in position.entrances
        if held != NOBODY and position.owners[held] not in (seen.seat, NOBODY)
    ]
    return MOST_NIGHTS * max(fees, default=0)


def _of_purchase(seen: Seen, action: Action) -> Reason | None:
    """Return what the thing is worth to the seat, or the upkeep that it spares."""
    price, worth = _price_and_worth(seen, action)
    if worth > max(price, _LEAST):
        return Reason(Cause.WORTH, _rounded(worth))
    spares = isinstance(action, actions.ApplyToBuild) and upkeep_is_due(seen.view)
    return Reason(Cause.UPKEEP) if spares else None


def _price_and_worth(seen: Seen, action: Action) -> tuple[float, float]:
    """Return the mean price of what an action buys, and what it is worth, both in dollars.

    The worth is the gain without the price. Both are 0 for an action that is not computed.
    """
    price = worth = 0.0
    for chance, after in outcomes(seen.position, seen.seat, action):
        paid = seen.cash - after.cash[seen.seat]
        price += chance * paid
        worth += chance * seen.to(after.with_money(BANK, seen.seat, paid))
    return price, worth


def _rounded(dollars: float) -> int:
    """Return an estimate to the nearest ten dollars."""
    return round(dollars / 10) * 10
