"""Choosing among actions that a search finds equally good: the one that a person would expect."""

from typing import Final

from acquire_desktop.ai.search.learned import Learned
from acquire_desktop.ai.search.plan import Plan
from acquire_desktop.ai.search.policy import Policy
from acquire_desktop.ai.search.policy_weights import STOCK_NOISE, TILE_NOISE
from acquire_desktop.engine.kernel.codes import BUY, DECLARE, FREE, KIND_SHIFT, PLACE
from acquire_desktop.engine.kernel.game import Game

NEGLIGIBLE: Final = 0.001
"""The chance to win that nobody would notice, 0-1."""
AS_OFTEN: Final = 0.9
"""How often an equal was tried, compared with the best."""
CERTAIN: Final = 0.999
"""The chance to win from which on a declaration is taken to win."""


def plain_choice(game: Game, seat: int, learned: Learned) -> int:
    """Return what a good player does by first impression, without luck.

    Args:
        game: The position; it is not changed.
        seat: Who decides.
        learned: The weights.
    """
    weights = list(learned.policy)
    weights[TILE_NOISE] = weights[STOCK_NOISE] = 0.0
    policy = Policy(weights)
    policy.analysis.analyze(game, seat)
    return policy.choose(game)


def best_of_equals(plan: Plan, best: int, learned: Learned) -> int:
    """Return the action that a person would expect of those that are as good as the best.

    To declare the end when that wins, though not in the middle of a merger; else what a good
    player does by first impression; else rather some stock than none.

    Args:
        plan: A search that has come to its end.
        best: What it found best.
        learned: Its weights.
    """
    end = DECLARE << KIND_SHIFT
    likely = [action for action in plan.root.branches if _is_as_likely(plan, best, action)]
    if end in likely and _wins(plan, end) >= CERTAIN and plan.base.decision in (PLACE, BUY):
        return end
    equals = [action for action in likely if _pays_as_much(plan, best, action)]
    if len(equals) < 2:
        return best
    plain = plain_choice(plan.base, plan.seat, learned)
    if plain in equals:
        return plain
    kind = best >> KIND_SHIFT
    if kind in (BUY, FREE) and best == kind << KIND_SHIFT:
        bought = (action for action in equals if action >> KIND_SHIFT == kind and action != best)
        return next(bought, best)
    return best


def _is_as_likely(plan: Plan, best: int, action: int) -> bool:
    """Tell whether an action wins as often as the best, as far as that is known.

    What was given up early is not known well, unless the game is as good as won or lost.
    """
    first, other = plan.root.branches[best], plan.root.branches[action]
    if not other.visits or abs(_wins(plan, best) - _wins(plan, action)) > NEGLIGIBLE:
        return False
    is_decided = not NEGLIGIBLE < _wins(plan, best) < CERTAIN
    return is_decided or other.visits >= AS_OFTEN * first.visits


def _pays_as_much(plan: Plan, best: int, action: int) -> bool:
    return abs(plan.mean_of(best) - plan.mean_of(action)) <= NEGLIGIBLE


def _wins(plan: Plan, action: int) -> float:
    branch = plan.root.branches[action]
    return branch.wins / branch.visits
