"""Seat counts: how a seat played a finished game, kept in the journal beside its result.

By name: ``primary``, ``secondary`` and ``tertiary`` bonuses and all their ``bonus_dollars``, of
``paid_chains`` at the whole table; those with no other stockholder (``alone``), those first by one
stock (``by_one``), the ``largest`` chain it was first in; own turns that began ``starved`` of cash
for the cheapest stock; mergers made (``takeovers``), the most chains acquired by one tile
(``wave``), chains ``founded``, whether it ``declared`` the end; dollars that ``worthless`` stock
could have been sold for; the place at half of the turns (``half_place``); and the cash when the
third merger began (``cash_third``), where there was one.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from acquire_desktop.games.acquire.engine.board import Chain, Seat
from acquire_desktop.games.acquire.engine.events import (
    AcquisitionBegan,
    BonusPaid,
    ChainAccounted,
    ChainFounded,
    EndDeclared,
    Event,
    MergerBegan,
    StockDisposed,
    TurnBegan,
)
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.state import State

PLACES: Final = ("primary", "secondary", "tertiary")
_THIRD: Final = 3


def seat_counts(
    states: Sequence[State], steps: Sequence[Sequence[Event]]
) -> tuple[dict[str, int], ...]:
    """Return the counts of a finished game by seat.

    Args:
        states: Before its first action and after every action.
        steps: What happened at the set-up and at every action; as many as states.
    """
    players = range(states[0].setup.players)
    counts = [_bonus_counts(seat, steps) for seat in players]
    worthless = _worthless(steps)
    for step, event in _told(steps):
        match event:
            case TurnBegan(seat=seat):
                counts[seat]["starved"] += _is_starved(states[step], seat)
            case MergerBegan(seat=seat, chains=chains):
                counts[seat]["takeovers"] += 1
                counts[seat]["wave"] = max(counts[seat]["wave"], len(chains) - 1)
            case ChainFounded(seat=seat):
                counts[seat]["founded"] += 1
            case EndDeclared(seat=seat):
                counts[seat]["declared"] = 1
            case _:
                pass
    third = [step for step, event in _told(steps) if isinstance(event, MergerBegan)][2:_THIRD]
    half = _worth_at_half(states)
    for seat in players:
        counts[seat]["worthless"] = worthless[seat]
        counts[seat]["half_place"] = 1 + sum(other > half[seat] for other in half)
        for step in third:
            counts[seat]["cash_third"] = states[step - 1].game.cash[seat]
    return tuple({**dict.fromkeys(ALWAYS, 0), **each} for each in counts)


ALWAYS: Final = (
    *(*PLACES, "bonus_dollars", "paid_chains", "alone", "by_one", "largest"),
    *("starved", "takeovers", "wave", "founded", "declared", "worthless", "half_place"),
)
COUNTS: Final = (*ALWAYS, "cash_third")
"""All names."""


def _bonus_counts(seat: Seat, steps: Sequence[Sequence[Event]]) -> Counter[str]:
    """Return what bonuses a seat was paid, of how many chains, and by how much it was first."""
    counts: Counter[str] = Counter()
    size, ranks = 0, [0]
    for _, event in _told(steps):
        match event:
            case (
                AcquisitionBegan(size=size, stocks=stocks)
                | ChainAccounted(size=size, stocks=stocks)
            ):
                ranks = sorted(stocks, reverse=True)
                counts["paid_chains"] += ranks[0] > 0
            case BonusPaid(seat=paid, places=places) if paid == seat:
                counts.update(PLACES[place] for place in places)
                counts["bonus_dollars"] += event.amount
                if 0 in places:
                    counts["alone"] += {0, 1} <= set(places) and event.shared_by == 1
                    counts["by_one"] += ranks[0] - ranks[1] == 1 and ranks[1] > 0
                    counts["largest"] = max(counts["largest"], size)
            case _:
                pass
    return counts


def _worthless(steps: Sequence[Sequence[Event]]) -> Counter[Seat]:
    """Return the dollars that stock of vanished chains could have been sold for, by seat.

    What a game that begins inside a settlement kept there has no price, and counts for nothing.
    """
    kept: dict[Chain, dict[Seat, int]] = {}
    price = 0
    for _, event in _told(steps):
        match event:
            case AcquisitionBegan(acquired=acquired, price=price):
                kept[acquired] = {}
            case StockDisposed(seat=seat, acquired=acquired, keep=keep):
                kept.setdefault(acquired, {})[seat] = keep * price
            case ChainFounded(chain=founded):
                kept.pop(founded, None)
            case _:
                pass
    return sum((Counter(by_seat) for by_seat in kept.values()), Counter())


def _is_starved(state: State, seat: Seat) -> bool:
    """Tell whether a seat could not pay the cheapest stock that the bank has."""
    view = observe(state, seat)
    prices = [price for price, left in zip(view.prices, view.bank, strict=True) if price and left]
    return bool(prices) and view.cash[seat] < min(prices)


def _worth_at_half(states: Sequence[State]) -> tuple[int, ...]:
    turn = 1 + states[-1].game.turn // 2
    return observe(next(state for state in states if state.game.turn >= turn), 0).worth


def _told(steps: Sequence[Sequence[Event]]) -> Iterator[tuple[int, Event]]:
    return chain.from_iterable(
        ((step, event) for event in events) for step, events in enumerate(steps)
    )
