"""Who gets which stockholder bonus: ranks, ties and rounding."""

from collections.abc import Sequence

Share = tuple[int, int, tuple[int, ...], int, int]
"""Holder, stocks held, places taken, how many share their sum, dollars for this holder."""


def round_up(total: int, shared_by: int) -> int:
    """Split dollars evenly, rounded up to the next 100 for each: the one rounding of money.

    Rule: en-2023, "A Tie"; en-2008, "Steps for performing a merger", 3.

    >>> round_up(7500, 4)
    1900
    """
    return -(-total // (100 * shared_by)) * 100


def bonus_shares(
    held: Sequence[int], bonus: Sequence[int], bonus_places: int, sole_places: tuple[int, ...]
) -> list[Share]:
    """Return what each stockholder is paid, best places first.

    Holders tied for a place take as many places as they are, as far as there are places, and
    share the sum; whoever follows takes the next place. A sole stockholder has places of its
    own. Rule: en-2023, "Distributing Stockholder Bonuses"; en-2008, "Steps for performing a
    merger", 3.

    Args:
        held: Stocks of the chain, by holder.
        bonus: Dollars by place.
        bonus_places: How many places are paid.
        sole_places: The places that a sole stockholder is paid.

    >>> [share[4] for share in bonus_shares([3, 2, 2, 1], (7000, 5000, 3500), 3, (0, 2))]
    [7000, 4300, 4300]
    """
    holders = len(held) - held.count(0)
    shares: list[Share] = []
    place = 0
    for stocks in sorted(set(held), reverse=True):
        if not stocks or place >= bonus_places:
            break
        shared_by = held.count(stocks)
        places = tuple(range(place, min(place + shared_by, bonus_places)))
        place += shared_by
        if holders == 1:
            places = sole_places
        amount = round_up(sum(bonus[p] for p in places), shared_by)
        shares += [
            (holder, stocks, places, shared_by, amount)
            for holder, count in enumerate(held)
            if count == stocks
        ]
    return shares
