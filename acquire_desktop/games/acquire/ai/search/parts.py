"""Parts: one decision searched by several trees, each with luck of its own.

They grow beside each other, each as ``InformationSetTree`` does alone, and meet now and then: what
each action has brought in all of them is added up, and the sums say who is left to decide between.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

from acquire_desktop.games.acquire.ai.search.information_set_tree import (
    BATCH,
    FEWEST,
    InformationSetTree,
)
from acquire_desktop.games.acquire.ai.search.learned import learned_for
from acquire_desktop.games.acquire.ai.search.runner import SearchLimits, prepare
from acquire_desktop.games.acquire.engine.setup import random_word
from acquire_desktop.games.acquire.engine.view import View

MEETINGS: Final = (1 / 480, 1 / 240, 1 / 120, *(number / 60 for number in range(1, 61)))
"""The shares of a search, 0-1, after which its parts meet: where any round of halving ends, since
there are at most six, and early, since many decisions are soon clear.
"""
Row = tuple[int, float, float, float]
"""What an action brought in a part: its visits, payoffs, shares of the victory, their squares."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that is searched in parts."""

    view: View
    seed: int
    """Where the luck comes from."""
    limits: SearchLimits

    def tree(self, number: int) -> InformationSetTree:
        """Return a part before its first simulation; part 0 is what would be searched alone."""
        seed = random_word(str(self.seed), f"part {number}") if number else self.seed
        learned = learned_for(self.view.edition, self.view.players)
        return prepare(self.view, seed, learned, self.limits)


@dataclass(frozen=True, slots=True)
class Stint:
    """The work of the parts until they meet again."""

    field: tuple[int, ...]
    """The actions, first those that are left to decide between."""
    left: int
    """So many are."""
    seconds: float | None
    """How long, from when it is begun; None for as long as the simulations take."""
    targets: Mapping[int, int]
    """For each part how many simulations it shall have then, those of before counted."""

    def of(self, numbers: Sequence[int]) -> "Stint":
        """Return the same for some of the parts."""
        targets = {number: self.targets[number] for number in numbers}
        return Stint(self.field, self.left, self.seconds, targets)


@dataclass(frozen=True, slots=True)
class Report:
    """The results of a part since it began."""

    simulations: int
    rows: tuple[Row, ...]
    """One for each action of the field, in the order of their codes."""


def work(
    trees: Mapping[int, InformationSetTree], stint: Stint, should_stop: Callable[[], bool]
) -> dict[int, Report]:
    """Let trees grow, one after the other, and return what each has found, by number.

    Raises:
        ValueError: If they do not decide between the actions of the stint.
    """
    found = {}
    for number, target in stint.targets.items():
        tree = trees[number]
        if sorted(stint.field) != sorted(tree.field) or not 0 < stint.left <= len(stint.field):
            raise ValueError("another decision")
        tree.field = list(stint.field)
        tree.left = stint.left
        until = None if stint.seconds is None else monotonic() + stint.seconds
        while tree.simulations < target:
            tree.run(min(BATCH, target - tree.simulations))
            if should_stop() or (until is not None and monotonic() >= until):
                break
        found[number] = report_of(tree)
    return found


def report_of(tree: InformationSetTree) -> Report:
    """Return the results in a tree."""
    branches = [tree.root.branches[action] for action in sorted(tree.field)]
    rows = [(branch.visits, branch.total, branch.wins, branch.squares) for branch in branches]
    return Report(tree.simulations, tuple(rows))


def add_up(tally: InformationSetTree, reports: Mapping[int, Report]) -> None:
    """Put the sums of all parts into a tree that is never run itself."""
    in_order = [reports[number] for number in sorted(reports)]
    tally.simulations = sum(report.simulations for report in in_order)
    for place, action in enumerate(sorted(tally.field)):
        branch = tally.root.branches[action]
        branch.visits = sum(report.rows[place][0] for report in in_order)
        branch.total = sum(report.rows[place][1] for report in in_order)
        branch.wins = sum(report.rows[place][2] for report in in_order)
        branch.squares = sum(report.rows[place][3] for report in in_order)


def narrow(tally: InformationSetTree, share: float) -> None:
    """Let contenders go, as ``InformationSetTree.advance`` does, by the sums of all parts."""
    rounds_left = max(tally.rounds - int(share * tally.rounds), 0)
    if tally.left > 1 << rounds_left:
        tally.narrow(1 << rounds_left)
    if tally.left > 1 and tally.simulations >= FEWEST * len(tally.field):
        tally.drop_hopeless()


def targets(simulations: int, count: int, share: float) -> dict[int, int]:
    """Return how many simulations each of the parts shall have after a share of the search.

    >>> targets(101, 2, 0.5), targets(101, 2, 1.0)
    ({0: 25, 1: 25}, {0: 50, 1: 51})
    """
    ends = [simulations * number // count for number in range(count + 1)]
    return {number: int((ends[number + 1] - ends[number]) * share) for number in range(count)}
