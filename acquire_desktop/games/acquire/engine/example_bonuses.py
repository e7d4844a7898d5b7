"""Example bonuses: what the engine pays for stock, for examples outside a game."""

from collections.abc import Sequence

from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.games.acquire.engine.editions import Edition, bonuses
from acquire_desktop.games.acquire.engine.kernel.bonus import bonus_shares


def payouts(edition: Edition, chain: Chain, size: int, held: Sequence[int]) -> tuple[int, ...]:
    """Return the bonus of each holder in dollars when a chain of this size is settled.

    >>> from acquire_desktop.games.acquire.engine.editions import EDITIONS
    >>> payouts(EDITIONS["2023-tycoon"], 6, 5, (3, 3, 1))
    (6000, 6000, 3500)
    """
    bonus = bonuses(edition, chain, size)
    shares = bonus_shares(held, bonus, edition.bonus_places, edition.sole_places)
    paid = {holder: amount for holder, _stocks, _places, _shared_by, amount in shares}
    return tuple(paid.get(holder, 0) for holder in range(len(held)))
