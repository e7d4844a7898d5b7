"""One decision by search, within a budget."""

from dataclasses import dataclass
from math import sqrt
from time import monotonic
from typing import Final

from acquire_desktop.ai.hurry import Hurried, in_peace
from acquire_desktop.ai.learned import Learned
from acquire_desktop.ai.plan_kernel import Plan
from acquire_desktop.ai.thought import Candidate, Thought
from acquire_desktop.ai.tree_kernel import Branch
from acquire_desktop.engine.codes import action_of
from acquire_desktop.engine.game import resample
from acquire_desktop.engine.generator import Generator
from acquire_desktop.engine.observation import View
from acquire_desktop.engine.record import random_word

UNLIMITED: Final = 1 << 30
"""More simulations than any clock allows."""
BATCH: Final = 8
"""Simulations between two looks at the clock."""
LOOK: Final = 512
"""Simulations between two looks at whether the choice is settled."""
HASTE: Final = 1.25
"""How much faster than so far a search might become, for all one knows."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long a search may go on; the first limit that is reached ends it."""

    simulations: int
    """Simulations, all candidates together."""
    seconds: float | None = None
    """Wall-clock seconds; None for as long as the simulations take."""
    candidates: int = 12
    """Purchases to try at most, besides buying nothing."""
    is_brief: bool = False
    """Whether to stop as soon as no other action could still be tried as often as the first."""


def search(
    view: View, seed: int, learned: Learned, effort: Effort, hurried: Hurried = in_peace
) -> Thought:
    """Compare the sensible actions of a view by simulation and return the best.

    The same view, seed and number of simulations give the same thought.

    Raises:
        ValueError: If the seat of the view decides nothing now.
    """
    if not view.legal:
        raise ValueError("this seat decides nothing now")
    if len(view.legal) == 1:
        return Thought(view.legal[0])
    plan = prepare(view, seed, learned)
    began = monotonic()
    deadline = None if effort.seconds is None else began + effort.seconds
    while plan.simulations < effort.simulations:
        plan.run(min(BATCH, effort.simulations - plan.simulations), effort.candidates)
        if hurried() or (deadline is not None and monotonic() >= deadline):
            break
        if effort.is_brief and _is_settled(plan, effort, monotonic() - began):
            break
    found = ranking(plan)
    return Thought(found[0].action, found, plan.simulations)


def prepare(view: View, seed: int, learned: Learned) -> Plan:
    """Return a search before its first simulation."""
    word = random_word(str(seed), f"{view.ply}|{view.seat}")
    game = resample(view, None, Generator(word)).game
    return Plan(learned.policy, learned.value, game, view.seat, word)


def ranking(plan: Plan) -> tuple[Candidate, ...]:
    """Return what a search has tried, most often tried first."""
    tried = sorted(plan.root.branches.items(), key=lambda item: (-item[1].visits, item[0]))
    return tuple(
        Candidate(action_of(action), branch.wins / branch.visits, _error(branch), branch.visits)
        for action, branch in tried
    )


def _is_settled(plan: Plan, effort: Effort, spent_s: float) -> bool:
    """Tell now and then whether the first action stays the most tried within the limits."""
    if plan.simulations % LOOK:
        return False
    more = float(effort.simulations - plan.simulations)
    if effort.seconds is not None:
        more = min(more, HASTE * plan.simulations * (effort.seconds / max(spent_s, 1e-6) - 1))
    visits = sorted(branch.visits for branch in plan.root.branches.values())
    return len(visits) < 2 or visits[-1] - visits[-2] > more


def _error(branch: Branch) -> float:
    if branch.visits < 2:
        return 0.5
    mean = branch.wins / branch.visits
    return float(sqrt(max(0.0, branch.squares / branch.visits - mean * mean) / branch.visits))
