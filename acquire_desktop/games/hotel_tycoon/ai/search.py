"""Search: looks ahead along the best-rated actions, over futures that are made up.

Source: design, section 9. Each future deals the cards anew that the seat has not seen, and throws
other dice; every action is tried in the same futures, in which all seats play as Medium does. What
the futures say is weighed against the rating by how much they scatter, so that few of them change
little.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, pvariance
from typing import Final

from acquire_desktop.games.hotel_tycoon.ai.evaluation import Weights, evaluate
from acquire_desktop.games.hotel_tycoon.ai.position import Position, terms_of
from acquire_desktop.games.hotel_tycoon.ai.ratings import ratings
from acquire_desktop.games.hotel_tycoon.ai.seen import Rated
from acquire_desktop.games.hotel_tycoon.engine.actions import SALES, Action
from acquire_desktop.games.hotel_tycoon.engine.board import Seat
from acquire_desktop.games.hotel_tycoon.engine.decisions import Payment
from acquire_desktop.games.hotel_tycoon.engine.game import apply, observe, resample, spend
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.engine.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is looked at for one decision; no clock is asked, so that choices are the same."""

    plies: int = 600
    """Actions in all futures together, after which no further future is begun."""
    turns: int = 5
    """Turns that a future goes on for."""
    width: int = 3
    """The most actions that are compared."""


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a search."""

    action: Action
    futures: int
    """Futures that each action was tried in; 0 where nothing was in doubt."""
    plies: int
    """Actions in them."""


WEIGHTS: Final = Weights(door=800.0)
"""What Hard judges by; in its futures all seats play by those of Medium."""
GAP: Final = 700.0
"""Dollars that an action may be rated below the best and still be looked at."""
_TRUST: Final = 800.0
"""Standard deviation of what the ratings miss between two actions, in dollars, as measured."""
_SCATTER: Final = 500.0
"""Least standard deviation that futures are taken to have, since few of them may agree by luck."""
_WON: Final = 25_000.0
"""Dollars that a victory is worth in a future that comes to the end."""
_PLIES_A_TURN: Final = 30
"""Actions of one turn after which a future is broken off."""
_SALE: Final = 1000.0
"""Sales in need are rated by the dollar raised; so many are usual."""


class Words:
    """A source of chance as ``resample`` wants it."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def word(self) -> int:
        """Return a number of 32 bits."""
        return self._random.getrandbits(32)


def search(
    view: View, seed: int, budget: Budget, should_stop: Callable[[], bool] = lambda: False
) -> Found:
    """Return the action that does best by its rating and in the futures.

    The choice depends on the view, the seed and the budget alone, unless it is hurried.

    Args:
        view: What the seat knows.
        seed: Where the futures come from.
        budget: How much is looked at.
        should_stop: Asked after each future whether to answer at once.
    """
    doubtful = in_doubt(view, ratings(view, WEIGHTS), budget.width)
    if len(doubtful) < 2:
        return Found(doubtful[0].action, 0, 0)
    rng, plies = Random(seed), 0
    results: list[list[float]] = []
    while plies < budget.plies and not (results and should_stop()):
        future = resample(view, None, Words(rng.getrandbits(32)))
        result = []
        for rated in doubtful:
            value, length = _follow(apply(future, rated.action).state, view.seat, budget.turns)
            result.append(value)
            plies += length
        results.append(result)
    judged = [
        _judge(doubtful[0].gain, rated.gain, [(row[at], row[0]) for row in results])
        for at, rated in enumerate(doubtful)
    ]
    best = max(range(len(doubtful)), key=judged.__getitem__)
    return Found(doubtful[best].action, len(results), plies)


def in_doubt(view: View, rated: Sequence[Rated], width: int) -> list[Rated]:
    """Return the actions that the ratings do not tell apart for certain, the best first."""
    if isinstance(view.decision, Payment):
        rated = [Rated(each.action, each.gain * _SALE) for each in rated]
    return [each for each in rated[:width] if each.gain > rated[0].gain - GAP]


def _judge(best: float, gain: float, pairs: Sequence[tuple[float, float]]) -> float:
    """Return by how many dollars an action is better than the best rated one.

    The mean of two sources, each weighed by how well it knows: the rating, and the futures.
    """
    differences = [one - other for one, other in pairs]
    trusted = 1 / _TRUST**2
    known = len(pairs) / max(_SCATTER**2, pvariance(differences))
    return ((gain - best) * trusted + fmean(differences) * known) / (trusted + known)


def _follow(state: State, seat: Seat, turns: int) -> tuple[float, int]:
    """Play a state on as Medium does, which it is lost by.

    Returns:
        What it is worth to a seat then, and the actions it took.
    """
    last, plies = state.table.turn.number + turns, 1
    while not state.over and state.table.turn.number < last and plies < turns * _PLIES_A_TURN:
        state, plies = spend(state, as_medium(state)), plies + 1
    return _worth(state, seat), plies


def as_medium(state: State) -> Action:
    """Return the action of Medium, which sells nothing without need; quick where that is all."""
    is_need = isinstance(state.table.flow[-1], Payment)
    open_to = state.legal if is_need else [x for x in state.legal if not isinstance(x, SALES)]
    return open_to[0] if len(open_to) == 1 else ratings(observe(state, state.seat))[0].action


def _worth(state: State, seat: Seat) -> float:
    """Return the worth of a state to a seat, whether the game is over or not."""
    table = state.table
    terms = terms_of(table.setup.options, tuple(table.out), table.turn.round)
    position = Position(
        terms,
        tuple(table.cash),
        tuple(table.owners),
        tuple(table.built),
        tuple(table.entrances),
    )
    value = evaluate(position, seat, WEIGHTS)
    if state.over:
        value += _WON if first_place(state, seat) else -_WON / (table.setup.players - 1)
    return value


def first_place(state: State, seat: Seat) -> bool:
    """Tell whether a seat is first, shared or not, in a game that is over."""
    worths = observe(state, seat).worth
    in_play = [worth for worth, out in zip(worths, state.table.out, strict=True) if not out]
    return not state.table.out[seat] and worths[seat] == max(in_play)
