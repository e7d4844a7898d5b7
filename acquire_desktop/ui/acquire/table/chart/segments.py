"""Dashes and pieces of chart lines.

Qt takes some ten milliseconds for one wide antialiased path of 200 points, and well under one
for the same line in separate pieces; so dashes are cut here.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QLineF

Points = list[tuple[float, float]]
"""Places in pixels."""

_MOST_DASHES: Final = 160
"""A longer line gets longer dashes: more of them say nothing."""
_LEAST_PX: Final = 1e-6


def pieces(points: Points) -> list[QLineF]:
    """Return a line as one piece from each point to the next."""
    return [QLineF(*start, *end) for start, end in pairwise(points)]


def dashed(points: Points, pattern: Sequence[float]) -> list[QLineF]:
    """Return the strokes of a dashed line; the pattern goes on round the corners.

    Args:
        points: At least two.
        pattern: Lengths of strokes and gaps in turn, in pixels.
    """
    steps = [hypot(end[0] - start[0], end[1] - start[1]) for start, end in pairwise(points)]
    stretch = max(1.0, sum(steps) / sum(pattern) / _MOST_DASHES)
    ends = list(accumulate((length * stretch for length in pattern), initial=0.0))
    strokes: list[QLineF] = []
    corners = pairwise(accumulate(steps, initial=0.0))
    for (start, end), (first, last) in zip(pairwise(points), corners, strict=True):
        for frm, to in _strokes(first, last, ends):
            length = last - first
            strokes.append(_part(start, end, (frm - first) / length, (to - first) / length))
    return strokes


def _strokes(first: float, last: float, ends: Sequence[float]) -> Iterator[tuple[float, float]]:
    """Yield where strokes begin and end between two places on the way along a line.

    Args:
        first: How far along the line the piece begins.
        last: How far along it ends.
        ends: Where the strokes and gaps of the pattern begin and end.
    """
    whole = ends[-1]
    for lap in range(int(first / whole), int(last / whole) + 1):
        for on, off in zip(ends[::2], ends[1::2], strict=False):
            frm, to = max(first, lap * whole + on), min(last, lap * whole + off)
            if to - frm > _LEAST_PX:
                yield frm, to


def _part(start: tuple[float, float], end: tuple[float, float], frm: float, to: float) -> QLineF:
    (x, y), width, height = start, end[0] - start[0], end[1] - start[1]
    return QLineF(x + width * frm, y + height * frm, x + width * to, y + height * to)
