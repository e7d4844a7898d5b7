"""Places of the players: who holds most of a chain, who leads, and what a place is called."""

from typing import Final

from acquire_desktop.games.acquire.engine.board import Chain, Seat
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.ui.kit.texts import join_terse, translate

_PLACES: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th")
_RANKS: Final = (
    ("first", "second", "third"),
    ("tied for first", "tied for second", "tied for third"),
)
"""Alone in a rank, and with others."""


def place_text(place: int) -> str:
    """Return a place, counted from 1, in short: ``1st``."""
    return translate("StartPage", _PLACES[place - 1])


def rank_of(view: View, seat: Seat, chain: Chain, *, more: int = 0) -> int:
    """Rank a stockholder of an active chain by the numbers shown; ties share a rank.

    Args:
        view: The position.
        seat: The stockholder.
        chain: The chain.
        more: So many stocks are added to those the seat has.

    Returns:
        From 1, or 0 for none: nobody knows it, or the rank is not paid.
    """
    count = view.stocks[seat][chain] + more
    if view.holdings is not Holdings.OPEN or not view.prices[chain] or not count:
        return 0
    rank = 1 + sum(held > count for held in _others(view, seat, chain))
    return rank if rank <= view.edition.bonus_places else 0


def paid_seats(view: View, chain: Chain) -> list[Seat]:
    """Return the seats whose rank in a chain is paid, first to last."""
    ranked = [(rank_of(view, seat, chain), seat) for seat in range(view.players)]
    return [seat for rank, seat in sorted(ranked) if rank]


def change_text(view: View, chain: Chain, added: int) -> str:
    """Say what some stock more, or less, changes for the viewer: ``you 3 → 6, first``.

    The rank is told where it is known and paid. Nothing added says nothing.
    """
    if not added:
        return ""
    held = view.stocks[view.seat][chain]
    after = held + added
    text = translate("Places", "you {before} → {after}", before=held, after=after)
    rank = rank_of(view, view.seat, chain, more=added)
    if not rank:
        return text
    is_tied = after in _others(view, view.seat, chain)
    return join_terse([text, translate("Places", _RANKS[is_tied][rank - 1])])


def _others(view: View, seat: Seat, chain: Chain) -> list[int]:
    return [stocks[chain] for other, stocks in enumerate(view.stocks) if other != seat]


def rank_name(rank: int) -> str:
    """Return the name of a rank."""
    return translate(
        "Holdings",
        ("primary stockholder", "secondary stockholder", "tertiary stockholder")[rank - 1],
    )
