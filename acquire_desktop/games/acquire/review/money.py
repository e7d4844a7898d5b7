"""Money: what a decision or a drawn tile changed of a seat's money at the end, by games played on.

Two games differ in one thing only, meet the same deals and the same luck, and are played on to
their end by the computer players' policy in all seats. Amounts are whole dollars.
"""

from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from acquire_desktop.games.acquire.ai.search.learned import learned_for
from acquire_desktop.games.acquire.ai.search.play_outs import PlayOuts
from acquire_desktop.games.acquire.ai.search.stopping import ShouldStop, never_stop
from acquire_desktop.games.acquire.engine.action_codec import code_of
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.game import resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.review.hindsight import LOOK, DrawnTile
from acquire_desktop.games.acquire.review.sources import SOURCE_COUNT, sources_of

PAIRS: Final = 1_000
"""Pairs of games behind an amount that is shown: a second of work at most."""
SURE: Final = 2
"""An amount is sure to within so many standard errors."""
ROUNDED: Final = 100
"""Amounts are shown in hundreds of dollars, as the game counts."""


@dataclass(frozen=True, slots=True)
class Money:
    """An amount that games played on say, in dollars."""

    amount: int
    error: int
    """Its standard error."""
    sources: tuple[int, ...] = ()
    """Of what it is made, as ``sources_of`` has it; empty where that is not known."""

    @property
    def is_sure(self) -> bool:
        """Whether it is above nothing beyond doubt."""
        return self.amount > SURE * self.error

    @property
    def shown(self) -> int:
        """The amount in whole hundreds."""
        return rounded(self.amount)

    @property
    def margin(self) -> int:
        """The margin that it is sure to within, in whole hundreds."""
        return max(ROUNDED, rounded(SURE * self.error))


def rounded(amount: float) -> int:
    """Return an amount in whole hundreds; halves go away from nothing.

    >>> rounded(2449), rounded(-2450)
    (2400, -2500)
    """
    hundreds = int(abs(amount) / ROUNDED + 0.5)
    return (hundreds if amount >= 0 else -hundreds) * ROUNDED


def cost_of(
    view: View,
    better: Action,
    played: Action,
    pairs: int = PAIRS,
    seed: int = 0,
    should_stop: ShouldStop = never_stop,
) -> Money | None:
    """Return what a seat ends with less after one action than after another.

    Args:
        view: What the player knew; hidden tiles are dealt from it for every pair.
        better: The action that is compared with.
        played: What was done.
        pairs: How many games are played on from each, two at least.
        seed: Where their luck comes from.
        should_stop: Asked now and then whether to stop.

    Returns:
        The cost, below 0 where ``played`` brings more; None when it was stopped.
    """
    games = _games(view.edition, view.players)
    codes = code_of(better), code_of(played)
    base = resample(view, None, Generator(seed)).game
    luck, total, sources = Generator(seed), _Mean(), [0] * SOURCE_COUNT
    for number in range(pairs):
        if number % LOOK == 0 and should_stop():
            return None
        lap, money = luck.word(), 0
        for code, way in zip(codes, (1, -1), strict=True):
            log: list[tuple[object, ...]] = []
            money += way * games.after(base, code, lap, view.seat, log)[view.seat]
            for at, amount in enumerate(sources_of(log, view.seat)):
                sources[at] += way * amount
        total.add(money)
    return replace(total.money(), sources=tuple(round(amount / pairs) for amount in sources))


def worth_of_draw(
    state: State,
    action: Action,
    drawn: DrawnTile,
    pairs: int,
    seed: int = 0,
    should_stop: ShouldStop = never_stop,
) -> Money | None:
    """Return what a drawn tile brought who drew it, against one that the pool held, all alike.

    Args:
        state: The moment before the action, of a game that is over: all hands are known.
        action: What made the seat draw.
        drawn: One of its ``drawn_tiles``.
        pairs: How many games are played on with the tile and with others, two at least.
        seed: Where their luck comes from.
        should_stop: Asked now and then whether to stop.
    """
    games, luck, total = _games(state.setup.edition, state.setup.players), Generator(seed), _Mean()
    game, code = state.game, code_of(action)
    first = game.pool[game.pool_start : game.pool_start + drawn.before]
    tiles = luck.shuffled(sorted(game.pool[game.pool_start + drawn.before :]))
    for number in range(pairs):
        if number % LOOK == 0 and should_stop():
            return None
        lap, other = luck.word(), tiles[number % len(tiles)]
        found = []
        for tile in (drawn.tile, other):
            luck_of_order = Generator(lap, 3)
            order = luck_of_order.shuffled(sorted(tiles))
            order.remove(tile)
            found.append(games.with_pool(game, code, lap, [*first, tile, *order])[drawn.seat])
        total.add(found[0] - found[1])
    return total.money()


def usual_end(
    state: State, games_played: int, seed: int = 0, should_stop: ShouldStop = never_stop
) -> tuple[Money, ...] | None:
    """Return by seat what a game brings on average from a moment on; None when it was stopped.

    Args:
        state: The moment, of a game that is over.
        games_played: How many, two at least.
        seed: Where their luck comes from, the order of the pool too.
        should_stop: Asked now and then whether to stop.
    """
    games, luck = _games(state.setup.edition, state.setup.players), Generator(seed)
    pool = sorted(state.game.pool[state.game.pool_start :])
    totals = [_Mean() for _ in range(state.setup.players)]
    for number in range(games_played):
        if number % LOOK == 0 and should_stop():
            return None
        lap = luck.word()
        order = luck.shuffled(list(pool))
        for total, found in zip(totals, games.with_pool(state.game, -1, lap, order), strict=False):
            total.add(found)
    return tuple(total.money() for total in totals)


class _Mean:
    """A mean of numbers, and its standard error."""

    def __init__(self) -> None:
        self._count = self._sum = self._squares = 0

    def add(self, value: int) -> None:
        """Add a number."""
        self._count += 1
        self._sum += value
        self._squares += value * value

    def money(self) -> Money:
        """Return the mean as an amount; of two numbers at least."""
        mean = self._sum / self._count
        spread = max(self._squares / self._count - mean * mean, 0.0) / (self._count - 1)
        return Money(round(mean), round(sqrt(spread)))


def _games(edition: Edition, players: int) -> PlayOuts:
    return PlayOuts(learned_for(edition, players).whole_policy)
