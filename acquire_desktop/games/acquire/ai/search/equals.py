"""Equals: of actions that a search finds equally good, the one that a person would expect."""

from collections.abc import Sequence
from math import hypot
from typing import Final

from acquire_desktop.games.acquire.ai.policy.policy import Policy
from acquire_desktop.games.acquire.ai.policy.policy_weights import STOCK_NOISE, TILE_NOISE
from acquire_desktop.games.acquire.ai.search.information_set_tree import InformationSetTree
from acquire_desktop.games.acquire.ai.search.learned import Learned
from acquire_desktop.games.acquire.ai.search.result import Candidate
from acquire_desktop.games.acquire.engine.actions import Action, BuyStock
from acquire_desktop.games.acquire.engine.kernel.action_codes import (
    BUY,
    DECLARE,
    FREE,
    KIND_SHIFT,
    PLACE,
)
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.view import View

NEGLIGIBLE: Final = 0.001
"""The chance to win that nobody would notice, 0-1."""
AS_OFTEN: Final = 0.9
"""How often an equal was tried, compared with the best."""
CERTAIN: Final = 0.999
"""The chance to win from which on a declaration is taken to win."""

AMPLE: Final = 10_000
"""Dollars that nobody runs short of: three of the dearest stocks in each of two turns, and more."""

DOUBT: Final = 2.0
"""Standard errors by which a purchase may seem worse than none by luck."""


def plain_choice(game: KernelGame, seat: int, learned: Learned) -> int:
    """Return the action of a good player by first impression, without luck.

    Args:
        game: The position; it is not changed.
        seat: Who decides.
        learned: The weights.
    """
    weights = list(learned.whole_policy)
    weights[TILE_NOISE] = weights[STOCK_NOISE] = 0.0
    policy = Policy(weights)
    policy.look(game, seat)
    return policy.choose(game)


def best_of_equals(tree: InformationSetTree, best: int, learned: Learned) -> int:
    """Return the action that a person would expect of those that are as good as the best.

    To declare the end when that wins, though not in the middle of a merger; else what a good
    player does by first impression; else rather some stock than none.

    Args:
        tree: A search that has come to its end.
        best: What it found best.
        learned: Its weights.
    """
    end = DECLARE << KIND_SHIFT
    likely = [action for action in tree.root.branches if _is_as_likely(tree, best, action)]
    if end in likely and _wins(tree, end) >= CERTAIN and tree.base.decision in (PLACE, BUY):
        return end
    equals = [action for action in likely if _pays_as_much(tree, best, action)]
    if len(equals) < 2:
        return best
    plain = plain_choice(tree.base, tree.seat, learned)
    if plain in equals:
        return plain
    kind = best >> KIND_SHIFT
    if kind in (BUY, FREE) and best == kind << KIND_SHIFT:
        bought = (action for action in equals if action >> KIND_SHIFT == kind and action != best)
        return next(bought, best)
    return best


def rather_spent(view: View, chosen: Action, found: Sequence[Candidate]) -> Action:
    """Return the best purchase instead of none where cash is ample, unless that costs something.

    Stock is sold for what it cost or more, so that nothing is gained by keeping cash that nobody
    runs short of.

    Args:
        view: What the seat sees.
        chosen: What is to be done.
        found: What was tried, best first.
    """
    is_idle = isinstance(chosen, BuyStock) and not any(chosen.counts)
    if not is_idle or view.cash[view.seat] < AMPLE:
        return chosen
    idle = next((tried for tried in found if tried.action == chosen), None)
    for tried in found:
        if idle is None or not isinstance(tried.action, BuyStock) or tried is idle:
            continue
        if idle.win - tried.win <= NEGLIGIBLE + DOUBT * hypot(idle.error, tried.error):
            return tried.action
    return chosen


def _is_as_likely(tree: InformationSetTree, best: int, action: int) -> bool:
    """Tell whether an action wins as often as the best, as far as that is known.

    What was given up early is not known well, unless the game is as good as won or lost.
    """
    first, other = tree.root.branches[best], tree.root.branches[action]
    if not other.visits or abs(_wins(tree, best) - _wins(tree, action)) > NEGLIGIBLE:
        return False
    is_decided = not NEGLIGIBLE < _wins(tree, best) < CERTAIN
    return is_decided or other.visits >= AS_OFTEN * first.visits


def _pays_as_much(tree: InformationSetTree, best: int, action: int) -> bool:
    return abs(tree.mean_of(best) - tree.mean_of(action)) <= NEGLIGIBLE


def _wins(tree: InformationSetTree, action: int) -> float:
    branch = tree.root.branches[action]
    return branch.wins / branch.visits
