"""Lines as many small pieces.

Qt takes some ten milliseconds for one wide antialiased path of 200 points, and well under one
for the same line in separate pieces; so dashes are cut here.
"""

from collections.abc import Sequence
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
    bounds = [0.0, *accumulate(length * stretch for length in pattern)]
    strokes: list[QLineF] = []
    part, at = 0, 0.0  # the part of the pattern, and how far into the pattern
    for (start, end), step in zip(pairwise(points), steps, strict=True):
        done = 0.0
        while step - done > _LEAST_PX:
            to = min(step, done + bounds[part + 1] - at)
            if part % 2 == 0:
                strokes.append(_part(start, end, done / step, to / step))
            at += to - done
            done = to
            if bounds[part + 1] - at < _LEAST_PX:
                part = (part + 1) % len(pattern)
                at = bounds[part]
    return strokes


def _part(start: tuple[float, float], end: tuple[float, float], frm: float, to: float) -> QLineF:
    (x, y), width, height = start, end[0] - start[0], end[1] - start[1]
    return QLineF(x + width * frm, y + height * frm, x + width * to, y + height * to)
