"""Players: the levels, each a function of a view and a seed."""

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from random import Random
from typing import Final

from acquire_desktop.games.hotel_tycoon.ai.evaluation import Weights
from acquire_desktop.games.hotel_tycoon.ai.ratings import ratings
from acquire_desktop.games.hotel_tycoon.ai.search import Budget, search
from acquire_desktop.games.hotel_tycoon.ai.seen import Seen
from acquire_desktop.games.hotel_tycoon.ai.trade_ratings import bid_limit
from acquire_desktop.games.hotel_tycoon.engine import actions
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.decisions import Auction, Payment
from acquire_desktop.games.hotel_tycoon.engine.view import View


class Level(Enum):
    """How well a computer plays."""

    RANDOM = "random"
    """Any action that sells nothing without need; a measure for the others, and no opponent."""
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


_PATIENT: Final = 3
"""After more actions of a turn, of all seats together, Hard looks at less and less."""
_EASY_WEIGHTS: Final = Weights(horizon=4, hope=0.2, growth=0.2, floor=0.2)
"""The near gain, and little care for what may come."""
_CARELESS: Final = 0.2
"""How often Easy takes any action. Source: design, section 9."""
_BLUR: Final = 600.0
"""Standard deviation of Easy's estimates in dollars."""
_BID_SHARE: Final = 0.6
"""The share of a property's value up to which Easy bids."""


def choose(
    view: View, level: Level, seed: int, should_stop: Callable[[], bool] = lambda: False
) -> Action:
    """Return the action of a computer; it depends on the view, the level and the seed alone.

    Args:
        view: What the seat knows.
        level: How well it plays.
        seed: Where its luck comes from.
        should_stop: Asked now and then whether to answer at once, with what is found so far.

    Raises:
        ValueError: If the seat of the view decides nothing now.
    """
    if not view.legal:
        raise ValueError("this seat decides nothing now")
    if len(view.legal) == 1:
        return view.legal[0]
    match level:
        case Level.RANDOM:
            return _any(view, Random(seed))
        case Level.EASY:
            return _easy(view, Random(seed))
        case Level.MEDIUM:
            return ratings(view)[0].action
        case Level.HARD:
            return search(view, seed, hard_budget(view), should_stop).action


def hard_budget(view: View) -> Budget:
    """Return how much Hard looks at: less and less in a turn of many decisions."""
    usual = Budget()
    done = view.ply - view.turn_ply
    return replace(usual, plies=usual.plies * _PATIENT // max(_PATIENT, done))


def _easy(view: View, rng: Random) -> Action:
    if rng.random() < _CARELESS and not isinstance(view.decision, Auction | Payment):
        return _any(view, rng)
    found = ratings(view, _EASY_WEIGHTS)
    if isinstance(view.decision, Payment):
        return found[0].action
    if isinstance(view.decision, Auction):
        return _cautious_bid(view, view.decision, found[0].action)
    return max(found, key=lambda each: each.gain + rng.gauss(0.0, _BLUR)).action


def _cautious_bid(view: View, auction: Auction, wanted: Action) -> Action:
    """Return the bid while it is well under the seat's own value of the property."""
    limit = bid_limit(Seen(view, _EASY_WEIGHTS), auction)
    is_dear = isinstance(wanted, actions.Bid) and wanted.amount > _BID_SHARE * limit
    return view.legal[0] if is_dear else wanted


def _any(view: View, rng: Random) -> Action:
    """Return any action; what is owned is sold in need alone."""
    is_need = isinstance(view.decision, Payment)
    found = [each for each in view.legal if is_need or not isinstance(each, actions.SALES)]
    return rng.choice(found)
