"""Ticks and places of a chart: round numbers, and labels that do not lie on each other."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

Ticks = Callable[[float, float, float], tuple[int, list[int]]]
"""Gives the step and the ticks of an axis from its least and most value and its pixels."""

_TURN_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
_MONEY_STEPS: Final = (
    *(100, 200, 250, 500, 1000, 2000, 2500, 5000),
    *(10_000, 20_000, 25_000, 50_000, 100_000),
)
_TURN_PX: Final = 44
_MONEY_PX: Final = 28
"""Least distance of two ticks in pixels."""
_MONEY_MOST: Final = 6
"""So many steps of money there are at most, however high a chart is: more lines tell no more."""


def turn_ticks(least: float, most: float, length_px: float) -> tuple[int, list[int]]:
    """Return the step and the ticks of an axis of turns, which are none below 0."""
    return _ticks(_TURN_STEPS, _TURN_PX, max(0.0, least), most, length_px)


def money_ticks(least: float, most: float, length_px: float) -> tuple[int, list[int]]:
    """Return the step and the ticks of an axis of dollars.

    >>> money_ticks(0, 30000, 130)
    (10000, [0, 10000, 20000, 30000])
    """
    length_px = min(length_px, _MONEY_MOST * _MONEY_PX)
    return _ticks(_MONEY_STEPS, _MONEY_PX, least, most, length_px)


def spread(wanted: Sequence[float], gap: float, least: float, most: float) -> list[float]:
    """Return places as near to the wanted ones as a gap between any two allows, in order.

    >>> spread([10, 12, 50], 15, 0, 100)
    [3.5, 18.5, 50.0]

    Args:
        wanted: In any order.
        gap: Least distance of two places.
        least: The first place there is.
        most: The last place there is; overrun when there is no room.
    """
    blocks: list[tuple[float, list[int]]] = []
    for index in sorted(range(len(wanted)), key=lambda i: wanted[i]):
        blocks.append((float(wanted[index]), [index]))
        while len(blocks) > 1:
            (upper, above), (lower, below) = blocks[-2:]
            count = len(above) + len(below)
            if lower - upper >= gap * count / 2:
                break
            # Two blocks that touch stand around the mean of what their members want.
            middle = (upper * len(above) + lower * len(below)) / count
            blocks[-2:] = [(middle, above + below)]
    places = [0.0] * len(wanted)
    floor = least
    for middle, members in blocks:
        top = max(floor, middle - gap * (len(members) - 1) / 2)
        for step, index in enumerate(members):
            places[index] = top + step * gap
        floor = top + gap * len(members)
    over = max(0.0, max(places, default=least) - most)
    return _pushed_up(places, over, gap, least)


def free_place(
    points: Sequence[tuple[float, float]], taken: Sequence[tuple[float, float]], side: float
) -> tuple[float, float]:
    """Return the first place on the level parts of a line that keeps clear of others.

    >>> free_place([(0, 5), (100, 5)], [(0, 5), (13, 9)], 14)
    (27, 5)

    Args:
        points: The corners of the line, in pixels.
        taken: The middles of the squares that must not be touched.
        side: The length of their sides, and of the new one's.

    Returns:
        The start of the line if there is no free place.
    """
    for (left, y), (right, end_y) in pairwise(points):
        if y == end_y:
            x = _free_from(left, [at for at, height in taken if abs(height - y) < side], side)
            if x <= right:
                return x, y
    return points[0][0], points[0][1]


def _free_from(x: float, taken: Sequence[float], side: float) -> float:
    """Return the first place from x on that keeps a side's length from all others."""
    # From left to right each is asked once: a place once passed is never in the way again.
    for at in sorted(taken):
        if abs(at - x) < side:
            x = at + side
    return x


def _ticks(
    steps: Sequence[int], distance_px: int, least: float, most: float, length_px: float
) -> tuple[int, list[int]]:
    span = max(1.0, most - least)
    wanted = max(1.0, length_px / distance_px)
    step = next((s for s in steps if span / s <= wanted), steps[-1])
    first = -int(-least // step)
    return step, [tick * step for tick in range(first, int(most // step) + 1)]


def _pushed_up(places: list[float], over: float, gap: float, least: float) -> list[float]:
    """Move the last places up when they run over, and those above them as far as needed."""
    if not over:
        return places
    result = list(places)
    ceiling = max(places) - over
    for index in sorted(range(len(places)), key=lambda i: -places[i]):
        result[index] = max(least, min(result[index], ceiling))
        ceiling = result[index] - gap
    return result
