"""Lines as many small pieces, worked out by numpy.

Qt takes some ten milliseconds for one wide antialiased path of 200 points, and well under one
for the same line in separate pieces; so dashes are cut here. Like the drawing that needs it, this
module is imported when a chart is first shown.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF

Points = NDArray[np.float64]
"""Places in pixels, shape (n, 2)."""

_MOST_DASHES: Final = 160
"""A longer line gets longer dashes: more of them say nothing."""


def pieces(points: Points) -> list[QLineF]:
    """Return a line as one piece from each point to the next."""
    return _lines(np.hstack((points[:-1], points[1:])))


def dashed(points: Points, pattern: Sequence[float]) -> list[QLineF]:
    """Return the strokes of a dashed line; the pattern goes on round the corners.

    Args:
        points: At least two.
        pattern: Lengths of strokes and gaps in turn, in pixels.
    """
    steps = np.hypot(*np.diff(points, axis=0).T)
    at = np.concatenate(([0.0], np.cumsum(steps)))
    length, period = float(at[-1]), float(sum(pattern))
    stretch = max(1.0, length / period / _MOST_DASHES)
    bounds = np.cumsum(pattern) * stretch
    repeats = np.arange(0.0, length, period * stretch)
    cuts = np.unique(np.concatenate((at, (repeats[:, None] + bounds).ravel())))
    cuts = cuts[cuts <= length]
    middles = (cuts[:-1] + cuts[1:]) / 2 % (period * stretch)
    is_stroke = np.searchsorted(bounds, middles, side="right") % 2 == 0
    places = np.column_stack([np.interp(cuts, at, points[:, axis]) for axis in (0, 1)])
    return _lines(np.hstack((places[:-1], places[1:]))[is_stroke])


def _lines(ends: NDArray[np.float64]) -> list[QLineF]:
    return [QLineF(*four) for four in ends.tolist()]
