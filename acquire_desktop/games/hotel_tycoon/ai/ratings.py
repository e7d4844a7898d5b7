"""Ratings: for any decision the actions worth considering, and what each brings in dollars.

All levels judge by these: Easy blurs them, Medium takes the best, Hard looks ahead along the best.
"""

from collections.abc import Callable
from typing import Any, Final

from acquire_desktop.games.hotel_tycoon.ai import card_ratings, trade_ratings, turn_ratings
from acquire_desktop.games.hotel_tycoon.ai.evaluation import STANDARD, Weights
from acquire_desktop.games.hotel_tycoon.ai.seen import Rated, Ratings, Seen
from acquire_desktop.games.hotel_tycoon.engine import actions, decisions
from acquire_desktop.games.hotel_tycoon.engine.setup import Profile
from acquire_desktop.games.hotel_tycoon.engine.view import View

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


def _stay(seen: Seen) -> Ratings:
    """Throw: the limousine can wait for the bill."""
    yield Rated(seen.view.legal[0], 0.0)


def _claim(seen: Seen) -> Ratings:
    yield from (Rated(claim, 0.0) for claim in seen.of(actions.Claim))


_RATERS: Final[dict[type, Callable[[Seen, Any], Ratings]]] = {
    decisions.ProfileChoice: lambda seen, _: _profiles(seen),
    decisions.BeforeThrow: lambda seen, _: turn_ratings.rate_throw(seen),
    decisions.ParkedTurn: lambda seen, _: turn_ratings.rate_throw(seen),
    decisions.ParkChoice: lambda seen, _: turn_ratings.rate_park(seen),
    decisions.CardWindow: card_ratings.rate_window,
    decisions.MoveChoice: lambda seen, _: turn_ratings.rate_move(seen),
    decisions.StopNotice: lambda seen, _: card_ratings.rate_stop(seen),
    decisions.Stay: lambda seen, _: _stay(seen),
    decisions.ClaimNotice: lambda seen, _: _claim(seen),
    decisions.Payment: trade_ratings.rate_payment,
    decisions.SpaceMenu: lambda seen, _: turn_ratings.rate_space(seen),
    decisions.Shortfall: trade_ratings.rate_shortfall,
    decisions.FreeEntrance: lambda seen, _: turn_ratings.rate_each(seen),
    decisions.Auction: trade_ratings.rate_bids,
    decisions.SwapNotice: card_ratings.rate_swap,
    decisions.LapCard: lambda seen, _: card_ratings.rate_lap_card(seen),
    decisions.HotelChoice: card_ratings.rate_hotels,
    decisions.EntranceLoss: lambda seen, _: turn_ratings.rate_each(seen),
}
"""For each decision what rates its actions."""
