"""Curve data: a player's chance to win at every decision, and the others' at every turn's end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from acquire_desktop.games.acquire.advice.judgement import POINT
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.review.reviewed_game import ReviewedGame
from acquire_desktop.ui.acquire.review.review_texts import decider_text, moment_text
from acquire_desktop.ui.acquire.words.names import labels, mark_of, names_of

LUCK_MIDDLE: Final = -16
"""Where in the chart, in points, a draw that changed nothing lies."""
LUCK_HALF: Final = 10.0
"""How far up or down, in points of the chart, the largest draw reaches."""
_LEAST_DRAW: Final = 5.0
"""Draws of less, in points, have short bars."""


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """A decision of the player whose curve is drawn."""

    step: int
    """Lines of the game before it."""
    chance: float
    """To win, 0-100, with the best that could be done."""
    margin: float
    """Twice its standard error, in points."""
    mark: str
    """``?!``, ``?``, ``??`` or nothing."""
    said: str
    """Which decision it is, in words."""


@dataclass(frozen=True, slots=True)
class ChanceLine:
    """The chance of one player as somebody saw it who knew all hands."""

    name: str
    rank: int
    """Chooses the line style; 0 for the player whose curve is drawn."""
    mark: int
    """The player's, 0-5."""
    places: tuple[tuple[int, float], ...]
    """Step and chance, 0-100, at the ends of turns."""


@dataclass(frozen=True, slots=True)
class CurveData:
    """Everything that the curve shows."""

    points: tuple[CurvePoint, ...] = ()
    lines: tuple[ChanceLine, ...] = ()
    """Of all players, the one whose curve it is first; empty while they are not shown."""
    draws: tuple[tuple[int, float], ...] = ()
    """Step and effect, in points, of each tile that the player drew."""
    turns: tuple[int, ...] = ()
    """The step at which each turn begins, from the first turn on."""
    last_step: int = 1
    has_draws: bool = False
    """Whether there is a strip for the draws, as far as they are known."""

    @property
    def largest_draw(self) -> float:
        """The effect of the longest bar, in points."""
        return max((abs(effect) for _, effect in self.draws), default=0.0) or _LEAST_DRAW


def curve_of(known: ReviewedGame, seat: Seat, *, shows_all: bool) -> CurveData:
    """Return the curve of a seat's chance, as far as it is judged.

    Args:
        known: The game.
        seat: Whose chance.
        shows_all: Whether the lines of all players are there, as who saw all hands knew them.
    """
    game = known.game
    points = tuple(
        CurvePoint(
            each.step,
            each.verdict.best_win / POINT,
            2 * each.verdict.best_error / POINT,
            "" if each.step in game.stood_in else each.mark.value,
            decider_text(
                moment_text(game.turn_at(each.step), each.kind), game.stood_in.get(each.step, "")
            ),
        )
        for each in known.judgements(seat)
    )
    return CurveData(
        points,
        _lines_of(known, seat, names_of(game.players)) if shows_all else (),
        tuple((draw.step, draw.gain / POINT) for draw in known.draws(seat)),
        game.turn_begins,
        max(1, game.last_step),
        has_draws=not known.plan.is_brief,
    )


def _lines_of(known: ReviewedGame, seat: Seat, names: Sequence[str]) -> tuple[ChanceLine, ...]:
    """Return the lines of all players, the one whose curve it is first."""
    ends, by_seat = known.story.curve, labels(names)
    seats = [(seat + rank) % len(names) for rank in range(len(names))] if ends else []
    return tuple(
        ChanceLine(
            by_seat[s],
            rank,
            mark_of(names, s),
            tuple((end.step, end.wins[s] / POINT) for end in ends),
        )
        for rank, s in enumerate(seats)
    )


def range_of(data: CurveData) -> QRectF:
    """Return the shown range: steps from left to right, points from ``top`` to ``bottom``."""
    side = 0.01 * data.last_step
    low = LUCK_MIDDLE - LUCK_HALF - 2 if data.has_draws else -4.0
    return QRectF(QPointF(-side, low), QPointF(data.last_step + side, 104.0))


def nearest(data: CurveData, step: float) -> int | None:
    """Return the place among the points of the one nearest to a step."""
    steps = [point.step for point in data.points]
    return min(range(len(steps)), key=lambda at: abs(steps[at] - step), default=None)


def turn_of(data: CurveData, step: int) -> int:
    """Return the number of the turn in which a step lies, counted from 1."""
    return max(1, sum(begin <= step for begin in data.turns))


def turn_ticks(data: CurveData, length_px: float, least_px: float) -> Iterator[int]:
    """Yield the turns that are named at the axis, with as much room as asked between two.

    Args:
        data: Has the turns.
        length_px: How long the axis is.
        least_px: The distance of two ticks.
    """
    if not data.turns:
        return
    per_turn = length_px * data.turns[-1] / max(1, data.last_step) / len(data.turns)
    step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 10_000) if s * per_turn >= least_px)
    yield from range(step, len(data.turns) + 1, step)


def steepest(data: CurveData) -> tuple[CurvePoint, CurvePoint] | None:
    """Return the neighbours between which the chance fell most, or None if it never fell."""
    falls = [pair for pair in pairwise(data.points) if pair[1].chance < pair[0].chance]
    return max(falls, key=lambda pair: pair[0].chance - pair[1].chance, default=None)


def chances_at(data: CurveData, step: int) -> tuple[tuple[str, float], ...]:
    """Return each player's name and chance, 0-100, at the end of the turn before a step."""
    found = []
    for line in data.lines:
        before = [chance for place, chance in line.places if place <= step]
        found += [(line.name, before[-1])] if before else []
    return tuple(found)
