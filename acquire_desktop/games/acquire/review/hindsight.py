"""Hindsight: what each seat could expect at a moment of a game that is over, all hands known.

No player may ask for it while a game is running: it knows the tiles of all. ``luck`` and
``curve`` ask, of finished games alone. Chances are whole numbers of 1/10,000.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, fsum
from typing import Final

from acquire_desktop.games.acquire.advice.verdict import PARTS
from acquire_desktop.games.acquire.ai.search.learned import learned_for
from acquire_desktop.games.acquire.ai.search.spectator import Spectator
from acquire_desktop.games.acquire.ai.search.stopping import ShouldStop, never_stop
from acquire_desktop.games.acquire.engine.action_codec import code_of
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import Seat, Tile
from acquire_desktop.games.acquire.engine.events import HandShuffledBack, TileDrawn
from acquire_desktop.games.acquire.engine.game import apply
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.state import State

LOOK: Final = 8
"""Rollouts between two looks at whether to stop."""


@dataclass(frozen=True, slots=True)
class DrawnTile:
    """A tile that an action made a seat draw from the pool."""

    seat: Seat
    tile: Tile
    before: int
    """Tiles that the same action made it draw before."""


@dataclass(frozen=True, slots=True)
class DrawWorth:
    """The worth of a drawn tile, against the others that could have come in its place."""

    gains: tuple[int, ...]
    """By seat: the chance to win with this tile less the mean over all; together they are 0."""
    errors: tuple[int, ...]
    """By seat: the standard error of that, from tiles that met the same luck."""
    spreads: tuple[int, ...]
    """By seat: how far the chance lies from its mean as a rule, whichever tile comes."""


def chances(
    state: State, rollouts: int, seed: int, should_stop: ShouldStop = never_stop
) -> tuple[int, ...] | None:
    """Return the chance of each seat to win, together 10,000; None when it was stopped.

    Args:
        state: The moment.
        rollouts: How many.
        seed: Where their luck comes from; the order of the pool, too.
        should_stop: Asked now and then whether to stop.
    """
    spectator, luck = _spectator(state), Generator(seed)
    found: list[list[float]] = []
    for number in range(rollouts):
        if number % LOOK == 0 and should_stop():
            return None
        found.append(spectator.rate(state.game, luck.word()))
    return in_parts([fsum(seat) / rollouts for seat in zip(*found, strict=True)], PARTS)


def drawn_tiles(state: State, action: Action) -> tuple[DrawnTile, ...]:
    """Return the tiles that an action draws from the pool, in order, while the game goes on.

    A hand that is shuffled back is drawn from another order of the pool: it is left out.
    """
    step = apply(state, action)
    found: list[DrawnTile] = []
    if step.state.over:
        return ()
    for event in step.events:
        if isinstance(event, HandShuffledBack):
            break
        if isinstance(event, TileDrawn) and event.tile is not None:
            found.append(DrawnTile(event.seat, event.tile, len(found)))
    return tuple(found)


def rate_draw(
    state: State,
    action: Action,
    drawn: DrawnTile,
    rollouts: int,
    seed: int,
    should_stop: ShouldStop = never_stop,
) -> DrawWorth | None:
    """Return the worth of a drawn tile; None when it was stopped.

    Args:
        state: The moment before the action.
        action: What made the seat draw.
        drawn: One of its ``drawn_tiles``.
        rollouts: How many for each tile of the pool, two at least.
        seed: Where their luck comes from, the same for all tiles.
        should_stop: Asked now and then whether to stop.
    """
    spectator, luck, code = _spectator(state), Generator(seed), code_of(action)
    game = state.game
    tiles = sorted(game.pool[game.pool_start + drawn.before :])
    apart = [_Apart(len(tiles)) for _ in range(game.seats)]
    for _ in range(rollouts):
        lap = luck.word()
        found = []
        for number, tile in enumerate(tiles):
            if number % LOOK == 0 and should_stop():
                return None
            found.append(spectator.rate_draw(game, code, drawn.before, tile, lap))
        for seat, values in enumerate(zip(*found, strict=True)):
            apart[seat].add(values)
    results = [each.gain_of(tiles.index(drawn.tile), rollouts) for each in apart]
    gains, errors, spreads = zip(*results, strict=True)
    rounded = [tuple(round(PARTS * value) for value in values) for values in (errors, spreads)]
    return DrawWorth(in_parts(gains, 0), *rounded)


class _Apart:
    """How far what each tile brings one seat lies from the mean of all, rollout by rollout."""

    def __init__(self, tiles: int) -> None:
        self._sums = [0.0] * tiles
        self._squares = [0.0] * tiles

    def add(self, values: tuple[float, ...]) -> None:
        """Add what one rollout brought, by tile."""
        mean = fsum(values) / len(values)
        for place, value in enumerate(values):
            apart = value - mean
            self._sums[place] += apart
            self._squares[place] += apart * apart

    def gain_of(self, place: int, rollouts: int) -> tuple[float, float, float]:
        """Return the gain of a tile, its standard error, and the spread of all tiles."""
        means = [total / rollouts for total in self._sums]
        noises = [
            max(square / rollouts - mean * mean, 0.0) / (rollouts - 1)
            for square, mean in zip(self._squares, means, strict=True)
        ]
        # The squares of the means hold those of their errors, too.
        spread = fsum(mean * mean for mean in means) - fsum(noises)
        return means[place], noises[place] ** 0.5, max(spread / len(means), 0.0) ** 0.5


def in_parts(values: Sequence[float], total: int) -> tuple[int, ...]:
    """Return shares in 1/10,000, together exactly ``total``; each is off by less than one.

    >>> in_parts((1 / 3, 1 / 3, 1 / 3), 10_000)
    (3334, 3333, 3333)
    """
    exact = [PARTS * value for value in values]
    parts = [floor(value) for value in exact]
    # The largest remainders are rounded up, as many as it takes.
    order = sorted(range(len(parts)), key=lambda seat: (parts[seat] - exact[seat], seat))
    for seat in order[: total - sum(parts)]:
        parts[seat] += 1
    return tuple(parts)


def _spectator(state: State) -> Spectator:
    learned = learned_for(state.setup.edition, state.setup.players)
    return Spectator(learned.policy, learned.value, state.game)
