"""Review: what one decision was worth to the player who made it, from what was seen then.

The first half of the simulations elects the best action; only the second half values it, what was
done, and the worst that seemed sensible. Were one half to do both, the largest of several means
that luck made would count as the best, and a loss would be made out of nothing. All of them meet
the same deals with the same luck, one after the other, so that the error of the loss is that of
the differences: far smaller than that of either chance.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from acquire_desktop.games.acquire.advice.replies import Reply, reply_to
from acquire_desktop.games.acquire.ai.search.equals import best_of_equals
from acquire_desktop.games.acquire.ai.search.information_set_tree import BATCH, InformationSetTree
from acquire_desktop.games.acquire.ai.search.learned import learned_for
from acquire_desktop.games.acquire.ai.search.runner import SearchLimits, prepare, spend
from acquire_desktop.games.acquire.ai.search.stopping import ShouldStop, never_stop
from acquire_desktop.games.acquire.engine.action_codec import action_of, code_of
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.view import View

PARTS: Final = 10_000
"""Chances are whole numbers of such parts of one: 100 of them are a point."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How closely a decision is looked at."""

    simulations: int
    purchases: int = 12
    """Purchases looked at, besides buying nothing and the one that was made."""
    to_end: float = 0.0
    """How much late games played on to their end count against the value, 0-1."""
    values_worst: bool = True
    """Whether the worst that seemed sensible is valued, too, which tells what was at stake."""


EFFORTS: Final[Mapping[str, Effort]] = {
    "quick": Effort(200),
    "usual": Effort(2_000),
    "deep": Effort(20_000, 32, 0.4, values_worst=False),
    "coach": Effort(12_000, 32, 0.4, values_worst=False),
}
"""The efforts by name: those of a review, each about ten times the one before, and the coach's."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The worth of a decision; chances and their errors in 1/10,000."""

    played: Action
    """What was done."""
    best: Action
    """The best that was found; what was done itself when nothing was better."""
    played_win: int
    """The chance to win after what was done."""
    best_win: int
    """The chance to win after the best: what could be had."""
    best_error: int
    """The standard error of ``best_win``."""
    error: int
    """The standard error of the difference, from pairs that met the same deals and luck."""
    spread: int
    """What lay between the best and the worst that seemed sensible; may be below 0 by luck."""
    simulations: int
    """Simulations done; fewer than the effort's when it was stopped."""
    reply: Reply | None = None
    """What others could then do that they could not do so well after the best."""
    chances: tuple[int, ...] = ()
    """By seat the chance to win after the best; none where nobody asked for those of the others."""

    @property
    def loss(self) -> int:
        """The chance that was given away; by luck it may be below 0."""
        return self.best_win - self.played_win


def judge(
    view: View,
    action: Action,
    seed: int = 0,
    effort: Effort = EFFORTS["usual"],
    should_stop: ShouldStop = never_stop,
) -> Verdict:
    """Judge one decision; the same arguments give the same verdict.

    Args:
        view: What the player knew.
        action: What was done; one of the legal actions of the view.
        seed: Where the luck of the simulations comes from.
        effort: How closely to look.
        should_stop: Asked now and then whether to stop; the verdict is then of little worth.
    """
    learned = learned_for(view.edition, view.players)
    limits = SearchLimits(
        max(effort.simulations // 2, 1), candidates=effort.purchases, to_end=effort.to_end
    )
    tree = prepare(view, seed, learned, limits, code_of(action))
    tree.run(len(tree.field))
    spend(tree, limits, should_stop)
    best = best_of_equals(tree, tree.field[0], learned)
    contenders = list(dict.fromkeys((best, code_of(action))))
    if effort.values_worst:
        contenders = list(dict.fromkeys((*contenders, min(tree.field, key=tree.mean_of))))
    elected = tree.simulations
    values = _Values(tree, contenders)
    values.run(max(1, (effort.simulations - elected) // len(contenders)), should_stop)
    found = values.verdict(code_of(action), elected)
    if not found.best_win > found.played_win:
        return found
    return replace(found, reply=reply_to(tree, code_of(action), best))


class _Values:
    """The values of some contenders, each tried as often as the others and with the same luck."""

    def __init__(self, tree: InformationSetTree, contenders: list[int]) -> None:
        """Prepare.

        Args:
            tree: A search that has elected; its simulations are counted from 0 again.
            contenders: Codes of actions of its field, the best first.
        """
        tree.field = contenders + [code for code in tree.field if code not in contenders]
        tree.left = len(contenders)
        tree.simulations = 0  # a lap begins
        self._tree = tree
        self._contenders = contenders
        self._laps = 0
        self._sums = [0.0] * tree.left
        self._shares = [0.0] * tree.base.seats
        """By seat what the first brought."""
        self._squares = [0.0] * tree.left
        """Of the first its own; of the others those of what they bring less than the first."""

    def run(self, laps: int, should_stop: ShouldStop) -> None:
        """Try every contender so many times more."""
        for lap in range(laps):
            if lap % BATCH == 0 and lap and should_stop():
                return
            self._run_lap()

    def _run_lap(self) -> None:
        tree = self._tree
        first = 0.0
        for place in range(tree.left):
            tree.run(1)
            if not place:
                for seat in range(tree.base.seats):
                    self._shares[seat] += tree.rollout.shares[seat]
            share = tree.rollout.shares[tree.seat]
            first = first if place else share
            gap = first - share if place else share
            self._sums[place] += gap
            self._squares[place] += gap * gap
        self._laps += 1

    def verdict(self, played: int, before: int) -> Verdict:
        """Return the verdict.

        Args:
            played: The code of what was done.
            before: Simulations that the election took.
        """
        best_win = self._mean(0)
        place = self._contenders.index(played)
        last = len(self._contenders) - 1
        loss = self._mean(place) if place else 0.0
        # Of the whole numbers each must follow from the others: what is listed is also added up.
        lost = round(PARTS * loss)
        won = round(PARTS * best_win)
        return Verdict(
            action_of(played),
            action_of(self._contenders[0]),
            min(max(won - lost, 0), PARTS),
            won,
            round(PARTS * self._error(0)),
            round(PARTS * self._error(place)) if place else 0,
            max(round(PARTS * self._mean(last)) if last else 0, lost),
            before + self._tree.simulations,
            chances=tuple(min(round(PARTS * each / self._laps), PARTS) for each in self._shares),
        )

    def _mean(self, place: int) -> float:
        return self._sums[place] / self._laps

    def _error(self, place: int) -> float:
        mean = self._mean(place)
        return sqrt(max(self._squares[place] / self._laps - mean * mean, 0.0) / self._laps)
