"""Ratings: for any decision the actions worth considering, and what each brings in dollars.

All levels judge by these: Easy blurs them, Medium takes the best, Hard looks ahead along the best.
"""

from collections.abc import Callable
from typing import Any, Final

from acquire_desktop.games.hotel_tycoon.ai import card_ratings, trade_ratings
from acquire_desktop.games.hotel_tycoon.ai.drives import PROGRESS, drive_value
from acquire_desktop.games.hotel_tycoon.ai.evaluation import STANDARD, Weights, holdings
from acquire_desktop.games.hotel_tycoon.ai.outcomes import idle_gain
from acquire_desktop.games.hotel_tycoon.ai.seen import Rated, Ratings, Seen
from acquire_desktop.games.hotel_tycoon.engine import actions, decisions
from acquire_desktop.games.hotel_tycoon.engine.board import PARK_FEE, PARK_FINE, START
from acquire_desktop.games.hotel_tycoon.engine.cards import TIP_A_SPACE
from acquire_desktop.games.hotel_tycoon.engine.setup import Profile
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK
from acquire_desktop.games.hotel_tycoon.engine.view import View

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
_PROFILES: Final = (
    *(Profile.STARTUPPER, Profile.CO_OP, Profile.FINANCIAL_HOLDING, Profile.RICHEST_MAN),
)
"""The best first. Source: design, section 7."""


def ratings(view: View, weights: Weights = STANDARD) -> tuple[Rated, ...]:
    """Return the actions worth considering, the best first; equals as the game lists them.

    Raises:
        ValueError: If the seat of the view decides nothing now.
    """
    if not view.legal:
        raise ValueError("this seat decides nothing now")
    if len(view.legal) == 1:
        return (Rated(view.legal[0], 0.0),)
    rate = _RATERS.get(type(view.decision))
    rated = list(rate(Seen(view, weights), view.decision)) if rate is not None else []
    # The first legal action does no harm.
    found = rated or [Rated(view.legal[0], 0.0)]
    return tuple(sorted(found, key=lambda each: -each.gain))


def _profiles(seen: Seen) -> Ratings:
    for choice in seen.of(actions.ChooseProfile):
        yield Rated(choice, -float(_PROFILES.index(choice.profile)))


def _throw(seen: Seen) -> Ratings:
    """Throw, unless a card or an entrance is better first. Nothing is sold of one's own will."""
    yield Rated(seen.view.legal[0], 0.0)
    yield from _before(seen)


def _before(seen: Seen) -> Ratings:
    for entrance in seen.of(actions.BuyEntrance):
        yield Rated(entrance, seen.by(entrance))
    yield from card_ratings.own_cards(seen)


def _space(seen: Seen) -> Ratings:
    """Take the best of what the space and the own turn allow, then end the turn."""
    turn, tile = seen.view.turn, seen.view.tiles[seen.seat]
    offers = turn.space_open and tile != START
    if not seen.of(actions.SellFreeEntrance):  # else money is there for the asking
        yield Rated(actions.EndTurn(), idle_gain(seen.position, seen.seat, tile) if offers else 0.0)
    for action in seen.view.legal:
        if isinstance(action, _OF_SPACES):
            more = seen.weights.build if isinstance(action, actions.ApplyToBuild) else 0.0
            yield Rated(action, seen.by(action) + more)
    yield from card_ratings.own_cards(seen)


def _move(seen: Seen) -> Ratings:
    """Drive to where lines, stay, space and the way ahead are worth most."""
    for drive in seen.of(actions.Drive):
        position, kept = seen.position, 0.0
        if drive.tip:
            position = position.with_money(seen.seat, BANK, TIP_A_SPACE * drive.tip)
            kept = TIP_KEPT
        steps = drive.pips + drive.tip
        value = drive_value(position, seen.traffic, seen.seat, steps, seen.weights)
        yield Rated(drive, value - kept)


def _park(seen: Seen) -> Ratings:
    """Pay the fine when the turns, and the own hotels open again, are worth more."""
    fees = holdings(seen.position, seen.weights).fees
    earned = sum(fees[other].to[seen.seat] for other in seen.opponents)
    turn = _TILES_A_TURN * PROGRESS + _TURN + earned - sum(fees[seen.seat].to)
    stay = seen.position.with_money(seen.seat, BANK, PARK_FEE)
    yield Rated(actions.StayParked(), seen.to(stay) - turn * _WAIT)
    for leave in seen.of(actions.LeavePark):
        yield Rated(leave, seen.to(seen.position.with_money(seen.seat, BANK, PARK_FINE)))
    yield from (rated for rated in card_ratings.own_cards(seen) if rated.gain > 0)


def _each(seen: Seen) -> Ratings:
    """Place an entrance where it brings most, or sell it; give up the one that costs least."""
    for action in seen.view.legal:
        yield Rated(action, seen.by(action))


def _stay(seen: Seen) -> Ratings:
    """Throw: the limousine can wait for the bill."""
    yield Rated(seen.view.legal[0], 0.0)


def _claim(seen: Seen) -> Ratings:
    yield from (Rated(claim, 0.0) for claim in seen.of(actions.Claim))


_RATERS: Final[dict[type, Callable[[Seen, Any], Ratings]]] = {
    decisions.ProfileChoice: lambda seen, _: _profiles(seen),
    decisions.BeforeThrow: lambda seen, _: _throw(seen),
    decisions.ParkedTurn: lambda seen, _: _throw(seen),
    decisions.ParkChoice: lambda seen, _: _park(seen),
    decisions.CardWindow: card_ratings.rate_window,
    decisions.MoveChoice: lambda seen, _: _move(seen),
    decisions.StopNotice: lambda seen, _: card_ratings.rate_stop(seen),
    decisions.Stay: lambda seen, _: _stay(seen),
    decisions.ClaimNotice: lambda seen, _: _claim(seen),
    decisions.Payment: trade_ratings.rate_payment,
    decisions.SpaceMenu: lambda seen, _: _space(seen),
    decisions.Shortfall: trade_ratings.rate_shortfall,
    decisions.FreeEntrance: lambda seen, _: _each(seen),
    decisions.Auction: trade_ratings.rate_bids,
    decisions.SwapNotice: card_ratings.rate_swap,
    decisions.LapCard: lambda seen, _: card_ratings.rate_lap_card(seen),
    decisions.HotelChoice: card_ratings.rate_hotels,
    decisions.EntranceLoss: lambda seen, _: _each(seen),
}
"""For each decision what rates its actions."""
