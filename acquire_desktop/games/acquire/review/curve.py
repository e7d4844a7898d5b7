"""Curve: each seat's chance to win turn by turn in a finished game, as who saw all hands knew it.

It is taken at the ends of turns only and smoothed over one round. The chance of who moves rises
at its own actions and falls at those of the others, again and again: its raw differences
are neither skill nor mistakes.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Final

from acquire_desktop.games.acquire.advice.table import Table
from acquire_desktop.games.acquire.advice.verdict import PARTS
from acquire_desktop.games.acquire.ai.search.stopping import ShouldStop, never_stop
from acquire_desktop.games.acquire.engine.setup import random_word
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.review.hindsight import chances, in_parts
from acquire_desktop.games.acquire.review.hindsight_json import (
    chances_from_plain,
    plain_turn_end,
)
from acquire_desktop.games.acquire.review.luck import check_finished

ROLLOUTS: Final = 400
"""For each point: it is off by one hundredth as a rule, and by half of that when smoothed."""


@dataclass(frozen=True, slots=True)
class TurnEnd:
    """The moment after a turn, or before the first one."""

    step: int
    """Lines of the game before it."""
    state: State

    def seed(self, seed: int) -> int:
        """Return where the luck of its rollouts comes from, for a seed of the whole game."""
        return random_word(str(seed), f"curve|{self.step}")

    def question(self, rollouts: int = ROLLOUTS) -> list[object] | None:
        """Return the question for the process of the computer players, as plain values.

        None after the last turn, when nothing is left to ask: ``rate`` knows the result.
        """
        return None if self.state.over else plain_turn_end(self.state, rollouts)

    def answer(self, plain: object) -> "CurvePoint | None":
        """Read what the process answered; None when it was stopped.

        Raises:
            PlainHindsightError: If it is no answer.
        """
        wins = chances_from_plain(plain, self.state.setup.players)
        return None if wins is None else CurvePoint(self.step, wins)


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """The chances after a turn."""

    step: int
    """Lines of the game before it."""
    wins: tuple[int, ...]
    """By seat the chance to win in 1/10,000; together 10,000."""


def turn_ends(states: Sequence[State]) -> tuple[TurnEnd, ...]:
    """Return the moment before the first turn of a finished game and after each turn.

    Args:
        states: Before the first line of the game and after every line.

    Raises:
        UnfinishedGameError: If it is not over.
    """
    check_finished(states)
    found = [TurnEnd(0, states[0])]
    for step, state in enumerate(states):
        # A referee may put tiles into hands before anything is decided: that is the same moment.
        if state.over or state.game.turn > found[-1].state.game.turn:
            found.append(TurnEnd(step, state))
    return tuple(found)


def rate(
    end: TurnEnd, seed: int = 0, rollouts: int = ROLLOUTS, should_stop: ShouldStop = never_stop
) -> CurvePoint | None:
    """Return the chances at the end of a turn; None when it was stopped.

    Args:
        end: One of a game's ``turn_ends``.
        seed: Where the luck of the rollouts comes from.
        rollouts: How many.
        should_stop: Asked now and then whether to stop.
    """
    count = 1 if end.state.over else rollouts
    found = chances(end.state, count, end.seed(seed), should_stop)
    return None if found is None else CurvePoint(end.step, found)


def rate_turns(
    ends: Iterable[TurnEnd],
    seed: int = 0,
    rollouts: int = ROLLOUTS,
    should_stop: ShouldStop = never_stop,
) -> Iterator[CurvePoint]:
    """Rate the ends of turns one after the other, until all are rated or it is stopped."""
    for end in ends:
        point = rate(end, seed, rollouts, should_stop)
        if point is None:
            return
        yield point


def at_table(point: CurvePoint, end: TurnEnd, table: Table | None) -> CurvePoint:
    """Return the chances after a turn as the strength of the players changes them.

    Args:
        point: Those of equals.
        end: The moment.
        table: How strong the players are; None for equals.
    """
    if table is None:
        return point
    wins = table.chances([win / PARTS for win in point.wins], end.state.game.pool_count())
    return CurvePoint(point.step, in_parts(wins, PARTS))


def smoothed(points: Sequence[CurvePoint]) -> tuple[CurvePoint, ...]:
    """Return the curve smoothed over one round, to be shown.

    Each point becomes the mean of those around it, half a round before and after, all seats'
    turns counting alike. Near the ends it is of fewer, so that the last point is the result.
    """
    return tuple(_around(points, place) for place in range(len(points)))


def _around(points: Sequence[CurvePoint], place: int) -> CurvePoint:
    seats = len(points[place].wins)
    reach = min(seats / 2, place + 0.5, len(points) - 1 - place + 0.5)
    weights = {
        other: min(1.0, reach + 0.5 - abs(other - place))
        for other in range(len(points))
        if abs(other - place) < reach + 0.5
    }
    whole = fsum(weights.values())
    means = [
        fsum(weight * points[other].wins[seat] for other, weight in weights.items())
        / (whole * PARTS)
        for seat in range(seats)
    ]
    return CurvePoint(points[place].step, in_parts(means, PARTS))
