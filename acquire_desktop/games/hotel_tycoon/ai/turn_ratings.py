"""Turn ratings: throws, drives, the Car Park, and what a space and one's own turn allow."""

from typing import Final

from acquire_desktop.games.hotel_tycoon.ai.card_ratings import own_cards
from acquire_desktop.games.hotel_tycoon.ai.drives import PROGRESS, drive_value
from acquire_desktop.games.hotel_tycoon.ai.evaluation import holdings
from acquire_desktop.games.hotel_tycoon.ai.outcomes import idle_gain
from acquire_desktop.games.hotel_tycoon.ai.seen import Rated, Ratings, Seen
from acquire_desktop.games.hotel_tycoon.engine import actions
from acquire_desktop.games.hotel_tycoon.engine.board import PARK_FEE, PARK_FINE, START
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK

TIP: Final = 250
TIP_KEPT: Final = 350.0
"""Dollars that the card Huge Tip is worth in the hand."""
_TILES_A_TURN: Final = 5
_TURN: Final = 300.0
"""Dollars that the space of an average turn brings."""
_WAIT: Final = 1.7
"""Turns that a stay in the Car Park goes on for on average, with some taken for the fine."""
_OF_SPACES: Final = (
    *(actions.ApplyToBuild, actions.BuyLand, actions.BuildFree, actions.BuyEntrance),
    *(actions.PlaceEntrance, actions.TurnEntrance, actions.SellFreeEntrance),
)


def rate_throw(seen: Seen) -> Ratings:
    """Throw, unless a card or an entrance is better first. Nothing is sold of one's own will."""
    yield Rated(seen.view.legal[0], 0.0)
    yield from _before(seen)


def _before(seen: Seen) -> Ratings:
    for entrance in seen.of(actions.BuyEntrance):
        yield Rated(entrance, seen.by(entrance))
    yield from own_cards(seen)


def rate_space(seen: Seen) -> Ratings:
    """Take the best of what the space and the own turn allow, then end the turn."""
    turn, tile = seen.view.turn, seen.view.tiles[seen.seat]
    offers = turn.space_open and tile != START
    yield Rated(actions.EndTurn(), idle_gain(seen.position, seen.seat, tile) if offers else 0.0)
    for action in seen.view.legal:
        if isinstance(action, _OF_SPACES):
            yield Rated(action, seen.by(action))
    yield from own_cards(seen)


def rate_move(seen: Seen) -> Ratings:
    """Drive to where lines, stay, space and the way ahead are worth most."""
    for drive in seen.of(actions.Drive):
        position, kept = seen.position, 0.0
        if drive.tip:
            position = position.with_money(seen.seat, BANK, TIP * drive.tip)
            kept = TIP_KEPT
        steps = drive.pips + drive.tip
        value = drive_value(position, seen.traffic, seen.seat, steps, seen.weights)
        yield Rated(drive, value - kept)


def rate_park(seen: Seen) -> Ratings:
    """Pay the fine when the turns, and the own hotels open again, are worth more."""
    fees = holdings(seen.position, seen.weights).fees
    earned = sum(fees[other].to[seen.seat] for other in seen.opponents)
    turn = _TILES_A_TURN * PROGRESS + _TURN + earned - sum(fees[seen.seat].to)
    stay = seen.position.with_money(seen.seat, BANK, PARK_FEE)
    yield Rated(actions.StayParked(), seen.to(stay) - turn * _WAIT)
    for leave in seen.of(actions.LeavePark):
        yield Rated(leave, seen.to(seen.position.with_money(seen.seat, BANK, PARK_FINE)))
    yield from (rated for rated in own_cards(seen) if rated.gain > 0)


def rate_each(seen: Seen) -> Ratings:
    """Place an entrance where it brings most, or sell it; give up the one that costs least."""
    for action in seen.view.legal:
        yield Rated(action, seen.by(action))
