"""Puzzle judges: who says what the best action of a position is, and by how much.

The first is the search, asked with several seeds. The second plays whole games by the policy and
knows no value network, so that it does not share the value's mistakes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from acquire_desktop.games.acquire.advice.judgement import POINT
from acquire_desktop.games.acquire.advice.verdict import PARTS
from acquire_desktop.games.acquire.ai.policy.policy import Policy
from acquire_desktop.games.acquire.ai.search.learned import learned_for
from acquire_desktop.games.acquire.ai.search.runner import SearchLimits, prepare
from acquire_desktop.games.acquire.engine.action_codec import code_of
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.game import resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import OVER
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.view import View

PURCHASES: Final = 32
TO_END: Final = 0.4
"""As for the strongest levels."""
FEWEST_LAPS: Final = 300
NEAR_BEST: Final = 4 * POINT
"""What is so near to the best is valued once more, and played to the end."""
MOST_NEAR: Final = 6
GAMES: Final = 1_000
"""Whole games for each action."""
SIMULATIONS: Final = 12_000
"""Spent on the values of all actions, or ``FEWEST_LAPS`` for each where that is more."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of whole games after an action, beside the first of those compared."""

    win: int
    """The chance to win less that of the first, in 1/10,000."""
    error: int
    """The standard error of that."""
    money: int
    """The final sum less that of the first, in dollars."""
    money_error: int
    """The standard error of that."""


def judged(
    view: View, luck: int, best: Action, natural: Action
) -> tuple[list[int], dict[Action, Outcome]]:
    """Return the chance after every legal action, and the second judge's word on a few."""
    legal = list(view.legal)
    wins = values(view, legal, luck + 11, SIMULATIONS)
    top = wins[legal.index(best)]
    ranked = sorted(range(len(legal)), key=lambda place: -wins[place])
    near = [legal[place] for place in ranked if top - wins[place] <= NEAR_BEST][:MOST_NEAR]
    few = list(dict.fromkeys((best, *near, natural)))
    for action, win in zip(few, values(view, few, luck + 12, SIMULATIONS), strict=True):
        wins[legal.index(action)] = win
    return wins, dict(zip(few, whole_games(view, few, GAMES, luck + 13), strict=True))


def values(view: View, actions: Sequence[Action], seed: int, simulations: int) -> list[int]:
    """Return the chance to win after each action, in 1/10,000, by a search.

    All of them are tried equally often and meet the same deals with the same luck.
    """
    limits = SearchLimits(simulations, None, PURCHASES, to_end=TO_END)
    tree = prepare(view, seed, learned_for(view.edition, view.players), limits)
    codes = [code_of(action) for action in actions]
    for code in codes:
        if code not in tree.root.branches:
            tree.root.add(code, view.seat)
    tree.field, tree.left = codes, len(codes)
    tree.run(max(FEWEST_LAPS, simulations // len(codes)) * len(codes))
    branches = [tree.root.branches[code] for code in codes]
    return [round(PARTS * branch.wins / branch.visits) for branch in branches]


def whole_games(view: View, actions: Sequence[Action], games: int, seed: int) -> list[Outcome]:
    """Compare actions by whole games that the policy plays, with the same luck for each.

    Args:
        view: What the seat knows; its hidden tiles are dealt anew for every game.
        actions: What is compared, all with the first.
        games: How many for each action, two at least.
        seed: Where the luck comes from.
    """
    luck = Generator(seed)
    policy = Policy(learned_for(view.edition, view.players).whole_policy)
    gaps: list[list[tuple[float, int]]] = [[] for _ in actions]
    for _ in range(games):
        base = resample(view, None, Generator(luck.word())).game
        base.noise = lap = luck.word()
        ends = [_played(base, code_of(action), policy, lap, view.seat) for action in actions]
        for gap, end in zip(gaps, ends, strict=True):
            gap.append((end[0] - ends[0][0], end[1] - ends[0][1]))
    return [_outcome(gap) for gap in gaps]


def _played(base: KernelGame, code: int, policy: Policy, lap: int, seat: int) -> tuple[float, int]:
    """Return the share of the victory and the money of a seat at the end of a game."""
    game = base.copy()
    policy.chance.restart(lap, 2)
    game.apply(code)
    while game.decision != OVER:
        policy.look(game, game.seat)
        game.apply(policy.choose(game))
    totals = list(game.totals)[: game.seats]
    best = max(totals)
    return (totals[seat] == best) / totals.count(best), totals[seat]


def _outcome(gaps: Sequence[tuple[float, int]]) -> Outcome:
    shares, money = zip(*gaps, strict=True)
    found = [*_mean(shares, PARTS), *_mean(money, 1)]
    return Outcome(*map(round, found))


def _mean(values: Sequence[float], unit: int) -> tuple[float, float]:
    count = len(values)
    mean = sum(values) / count
    square = sum(value * value for value in values) / count
    return unit * mean, unit * sqrt(max(square - mean * mean, 0.0) / count)
