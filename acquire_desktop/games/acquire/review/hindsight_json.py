"""Plain hindsight: what to find out about a moment of a finished game, for another process.

A moment goes as the view of who decides and the hands of all; the order of the pool is nothing
that anybody asks about.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from acquire_desktop.codec import FormError, int_of, row_of
from acquire_desktop.games.acquire.advice.verdict import PARTS
from acquire_desktop.games.acquire.ai.search.stopping import ShouldStop, never_stop
from acquire_desktop.games.acquire.engine.action_codec import action_of, code_of
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import EMPTY, TILE_COUNT
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.position import rebuild
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view_builder import hand_of
from acquire_desktop.games.acquire.engine.view_json import view_from_plain, view_to_json
from acquire_desktop.games.acquire.review.hindsight import (
    DrawnTile,
    DrawWorth,
    chances,
    rate_draw,
)

NAME: Final = "hindsight"
"""What stands in the place of a player's name where this is asked."""
MOST_ROLLOUTS: Final = 16_000
"""For one request: a draw may be of 80 tiles."""

Numbers = list[list[int]]


PlainHindsightError = FormError
"""Raised for values that are no answer to what was asked."""


def plain_turn_end(state: State, rollouts: int) -> list[object]:
    """Write the question which chances the seats have at a moment."""
    return [plain_moment(state), rollouts, []]


def plain_draw(state: State, action: Action, drawn: DrawnTile, rollouts: int) -> list[object]:
    """Write the question what a drawn tile was worth."""
    game = state.game
    first = game.pool[game.pool_start : game.pool_start + drawn.before]
    return [plain_moment(state), rollouts, [code_of(action), drawn.seat, drawn.tile, first]]


def look(plain: Any, seed: int, should_stop: ShouldStop = never_stop) -> Numbers:
    """Find out what is asked; no numbers at all when it was stopped.

    Raises:
        ValueError: If it is no question.
    """
    moment, rollouts, draw = plain
    if not draw:
        wins = chances(moment_of(moment, []), rollouts, seed, should_stop)
        return [] if wins is None else [list(wins)]
    code, seat, tile, first = draw
    drawn = DrawnTile(seat, tile, len(first))
    state = moment_of(moment, first)
    worth = rate_draw(state, action_of(code), drawn, rollouts, seed, should_stop)
    return [] if worth is None else [list(worth.gains), list(worth.errors), list(worth.spreads)]


def chances_from_plain(plain: object, players: int) -> tuple[int, ...] | None:
    """Read the chances of the seats; None when it was stopped.

    Raises:
        PlainHindsightError: If they are none.
    """
    if plain == []:
        return None
    (wins,) = _numbers(plain, 1, players, 0)
    if sum(wins) != PARTS:
        raise PlainHindsightError("chances that are not one together")
    return wins


def worth_from_plain(plain: object, players: int) -> DrawWorth | None:
    """Read what a draw was worth; None when it was stopped.

    Raises:
        PlainHindsightError: If that is something else.
    """
    if plain == []:
        return None
    gains, errors, spreads = _numbers(plain, 3, players, -PARTS)
    if sum(gains) != 0 or min(*errors, *spreads) < 0:
        raise PlainHindsightError("gains that are not nothing together, or errors below 0")
    return DrawWorth(gains, errors, spreads)


def plain_moment(state: State) -> list[object]:
    """Write a moment: the view of who decides and the hands of all."""
    view = replace(observe(state, state.seat), legal=(), effects=())
    return [view_to_json(view), [list(hand_of(state.game, seat)) for seat in range(view.players)]]


def moment_of(plain: Any, first: Sequence[int]) -> State:
    """Return a state like the one that was written, these tiles being first in its pool.

    Raises:
        ValueError: If it is no moment.
    """
    written, hands = plain
    view = view_from_plain(written)
    placed = {tile for tile, owner in enumerate(view.board) if owner != EMPTY}
    known = placed.union(view.out, first, *hands)
    return rebuild(view, hands, [*first, *sorted(set(range(TILE_COUNT)) - known)], 0)


def _numbers(plain: object, rows: int, columns: int, low: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(int_of(each, low, PARTS) for each in row_of(row, columns))
        for row in row_of(plain, rows)
    )
