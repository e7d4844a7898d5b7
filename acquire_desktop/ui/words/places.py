"""Places of the players: who holds most of a chain, who leads, and what a place is called."""

from typing import Final

from acquire_desktop.engine.board import Chain, Seat
from acquire_desktop.engine.view import Holdings, View
from acquire_desktop.ui.kit.texts import translate

_PLACES: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th")


def place_text(place: int) -> str:
    """Return a place, counted from 1, in short: ``1st``."""
    return translate("StartPage", _PLACES[place - 1])


def rank_of(view: View, seat: Seat, chain: Chain) -> int:
    """Rank a stockholder of an active chain by the numbers shown; ties share a rank.

    Returns:
        From 1, or 0 for none: nobody knows it, or the rank is not paid.
    """
    count = view.stocks[seat][chain]
    if view.holdings is Holdings.HIDDEN or not view.prices[chain] or not count:
        return 0
    rank = 1 + sum(stocks[chain] > count for stocks in view.stocks)
    return rank if rank <= view.edition.bonus_places else 0


def rank_name(rank: int) -> str:
    """Return what a stockholder of a rank is called."""
    return translate(
        "Holdings",
        ("primary stockholder", "secondary stockholder", "tertiary stockholder")[rank - 1],
    )
