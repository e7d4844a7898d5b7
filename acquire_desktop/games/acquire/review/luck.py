"""Luck: what the tiles that were drawn in a finished game did to each seat's chance to win.

A draw is worth the chance with that tile less the mean over all tiles that the pool then held. The
sums are printed as a story beside their usual size: who wins has drawn well more often than not,
by the way it is counted.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from acquire_desktop.games.acquire.advice.verdict import PARTS
from acquire_desktop.games.acquire.ai.search.stopping import ShouldStop, never_stop
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import Seat, Tile
from acquire_desktop.games.acquire.engine.setup import random_word
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.review.hindsight import (
    DrawnTile,
    DrawWorth,
    drawn_tiles,
    rate_draw,
)
from acquire_desktop.games.acquire.review.hindsight_json import plain_draw, worth_from_plain

ROLLOUTS: Final = 160
"""For each tile of the pool. With 40 the sum of a seat is off by 2.5 points as a rule, which is
half of what draws usually do; so many take 5 seconds for a game of four.
"""


class UnfinishedGameError(ValueError):
    """The game still goes on: nobody may look into hands that are still played."""


@dataclass(frozen=True, slots=True)
class DrawPoint:
    """A draw of a finished game, and all that is needed to rate it."""

    step: int
    """Lines of the game before the action that ended in it."""
    state: State
    """The moment before that action."""
    action: Action
    drawn: DrawnTile

    def seed(self, seed: int) -> int:
        """Return where the luck of its rollouts comes from, for a seed of the whole game."""
        return random_word(str(seed), f"luck|{self.step}|{self.drawn.before}")

    def question(self, rollouts: int = ROLLOUTS) -> list[object]:
        """Return the question for the process of the computer players, as plain values."""
        return plain_draw(self.state, self.action, self.drawn, rollouts)

    def answer(self, plain: object) -> "Draw | None":
        """Read what the process answered; None when it was stopped.

        Raises:
            PlainHindsightError: If it is no answer.
        """
        return self.worth(worth_from_plain(plain, self.state.setup.players))

    def worth(self, found: DrawWorth | None) -> "Draw | None":
        """Return the draw with what was found out about it."""
        if found is None:
            return None
        seat = self.drawn.seat
        numbers = found.gains, found.errors[seat], found.spreads[seat]
        return Draw(self.step, seat, self.drawn.tile, *numbers)


@dataclass(frozen=True, slots=True)
class Draw:
    """The worth of a draw; chances in 1/10,000."""

    step: int
    """Lines of the game before the action that ended in it."""
    seat: Seat
    """Who drew."""
    tile: Tile
    gains: tuple[int, ...]
    """By seat: the chance with this tile less the mean over all; together they are 0."""
    error: int
    """The standard error of the gain of who drew."""
    usual: int
    """How far that seat's chance lies from its mean as a rule, whichever tile comes."""

    @property
    def gain(self) -> int:
        """The worth to the seat that drew."""
        return self.gains[self.seat]


@dataclass(frozen=True, slots=True)
class Luck:
    """The effect of the draws of a game on the chance of one seat, in 1/10,000."""

    seat: Seat
    own: int
    """All of its own draws together."""
    error: int
    """The standard error of that."""
    usual: int
    """How large that is as a rule, up or down, when draws like these come by chance."""
    others: int
    """What the draws of the others did to its chance."""
    best: Draw | None
    """Its luckiest draw; None when none helped."""
    worst: Draw | None
    """Its unluckiest draw; None when none hurt."""


def check_finished(states: Sequence[State]) -> None:
    """Refuse to look at a game that still goes on.

    Args:
        states: Before the first line of the game and after every line.

    Raises:
        UnfinishedGameError: If it is not over.
    """
    if not states or not states[-1].over:
        raise UnfinishedGameError("the game is not over")


def draw_points(states: Sequence[State], actions: Sequence[Action | None]) -> tuple[DrawPoint, ...]:
    """Return the draws of a finished game, in order.

    Args:
        states: Before the first line of the game and after every line.
        actions: The lines; None for a referee's, whose tiles nobody drew.

    Raises:
        UnfinishedGameError: If it is not over.
    """
    check_finished(states)
    return tuple(
        DrawPoint(step, state, action, drawn)
        for step, (state, action) in enumerate(zip(states, actions, strict=False))
        if action is not None
        for drawn in drawn_tiles(state, action)
    )


def rate(
    point: DrawPoint,
    seed: int = 0,
    rollouts: int = ROLLOUTS,
    should_stop: ShouldStop = never_stop,
) -> Draw | None:
    """Return the worth of a draw; None when it was stopped. The same arguments give the same.

    Args:
        point: One of a game's ``draw_points``.
        seed: Where the luck of the rollouts comes from.
        rollouts: For each tile of the pool, two at least.
        should_stop: Asked now and then whether to stop.
    """
    what = point.state, point.action, point.drawn
    return point.worth(rate_draw(*what, rollouts, point.seed(seed), should_stop))


def rate_draws(
    points: Iterable[DrawPoint],
    seed: int = 0,
    rollouts: int = ROLLOUTS,
    should_stop: ShouldStop = never_stop,
) -> Iterator[Draw]:
    """Rate draws one after the other, until all are rated or it is stopped."""
    for point in points:
        draw = rate(point, seed, rollouts, should_stop)
        if draw is None:
            return
        yield draw


def luck_of(draws: Iterable[Draw], seat: Seat) -> Luck:
    """Return the effect of draws on the chance of one seat."""
    draws = list(draws)
    own = [draw for draw in draws if draw.seat == seat]
    best = max(own, key=lambda draw: draw.gain, default=None)
    worst = min(own, key=lambda draw: draw.gain, default=None)
    return Luck(
        seat,
        sum(draw.gain for draw in own),
        round(sqrt(sum(draw.error**2 for draw in own))),
        round(sqrt(sum(draw.usual**2 for draw in own))),
        sum(draw.gains[seat] for draw in draws if draw.seat != seat),
        best if best is not None and best.gain > 0 else None,
        worst if worst is not None and worst.gain < 0 else None,
    )


def adjusted_results(draws: Iterable[Draw], totals: Sequence[int]) -> tuple[int, ...] | None:
    """Return the result of each of two seats, less the effect of its draws, in 1/10,000.

    Luck of the draws makes up a good part of a game of two only: with more players next to nothing
    of a result goes with it, so that there is no such figure.

    Args:
        draws: All of the game.
        totals: Dollars by seat after the final account.

    Returns:
        By seat, together 10,000; one of them may be below 0. None with more than two players.
    """
    if len(totals) != 2:
        return None
    moved = sum(draw.gains[0] for draw in draws)
    won = PARTS * ((totals[0] > totals[1]) + (totals[0] >= totals[1])) // 2
    return won - moved, PARTS - won + moved
