"""Shares and means of a few games: how far luck alone may move them."""

from collections.abc import Sequence
from math import sqrt
from statistics import stdev
from typing import Final

SURE: Final = 1.96
"""Standard errors on both sides of a 95 % interval."""


def interval_of(wins: int, games: int) -> tuple[float, float]:
    """Return between which shares, 0-1, the true one lies with 95 % confidence, by Wilson.

    Args:
        wins: Of the games.
        games: At least one.
    """
    share, square = wins / games, SURE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games) * SURE
    return max(0.0, middle - half), min(1.0, middle + half)


def margin_of(values: Sequence[int]) -> float:
    """Return half of the 95 % interval of the mean of at least two values."""
    return SURE * stdev(values) / sqrt(len(values))
