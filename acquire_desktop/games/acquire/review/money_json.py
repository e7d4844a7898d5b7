"""Plain money: what to find out about the money of a finished game, for another process."""

from typing import Any, Final

from acquire_desktop.codec import int_of, list_of, row_of
from acquire_desktop.games.acquire.ai.search.stopping import ShouldStop, never_stop
from acquire_desktop.games.acquire.engine.action_codec import action_of, code_of
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.engine.view_json import view_from_plain, view_to_json
from acquire_desktop.games.acquire.review.hindsight import DrawnTile
from acquire_desktop.games.acquire.review.hindsight_json import moment_of, plain_moment
from acquire_desktop.games.acquire.review.money import (
    Money,
    cost_of,
    usual_end,
    worth_of_draw,
)
from acquire_desktop.games.acquire.review.sources import SOURCE_COUNT

NAME: Final = "money"
"""What stands in the place of a player's name where this is asked."""
MOST_GAMES: Final = 20_000
"""For one request, counted in simulations of a search: a game takes as long as six."""
MOST_DOLLARS: Final = 1_000_000
"""More than any game has."""


def plain_cost(view: View, better: Action, played: Action, pairs: int) -> list[object]:
    """Write the question what an action cost against another."""
    return ["cost", view_to_json(view), pairs, code_of(better), code_of(played)]


def plain_worth(state: State, action: Action, drawn: DrawnTile, pairs: int) -> list[object]:
    """Write the question what a drawn tile brought who drew it."""
    game = state.game
    first = game.pool[game.pool_start : game.pool_start + drawn.before]
    return ["draw", plain_moment(state), pairs, code_of(action), drawn.seat, drawn.tile, first]


def plain_usual(state: State, games: int) -> list[object]:
    """Write the question what each seat ends with on average."""
    return ["usual", plain_moment(state), games]


def look(plain: Any, seed: int, should_stop: ShouldStop = never_stop) -> list[list[int]]:
    """Find out what is asked: amounts with their errors; none at all when it was stopped.

    Raises:
        ValueError: If it is no question.
    """
    kind, moment, games, *more = plain
    found: tuple[Money | None, ...] | None
    if kind == "cost":
        better, played = map(action_of, more)
        view = view_from_plain(moment)
        found = (cost_of(view, better, played, games, seed, should_stop),)
    elif kind == "draw":
        code, seat, tile, first = more
        drawn = DrawnTile(seat, tile, len(first))
        state = moment_of(moment, first)
        found = (worth_of_draw(state, action_of(code), drawn, games, seed, should_stop),)
    elif kind == "usual":
        found = usual_end(moment_of(moment, []), games, seed, should_stop)
    else:
        raise ValueError(kind)
    return [row_of_money(each) for each in found or () if each is not None]


def money_from_plain(plain: object, count: int) -> tuple[Money, ...] | None:
    """Read so many amounts; None when it was stopped.

    Raises:
        FormError: If that is something else.
    """
    if plain == []:
        return None
    return tuple(_money(row) for row in row_of(plain, count))


def row_of_money(money: Money) -> list[int]:
    """Write an amount."""
    return [money.amount, money.error, *money.sources]


def _money(row: object) -> Money:
    values = list_of(row, 2 + SOURCE_COUNT)
    amount, error = row_of(values[:2], 2)
    sources = row_of(values[2:], SOURCE_COUNT) if values[2:] else []
    return Money(
        int_of(amount, -MOST_DOLLARS, MOST_DOLLARS),
        int_of(error, 0, MOST_DOLLARS),
        tuple(int_of(each, -MOST_DOLLARS, MOST_DOLLARS) for each in sources),
    )
