"""Costs: what the decisions and draws of a finished game cost in money, and the next to find out.

Every own decision that had a better action is looked at briefly; those that seem to cost most are
played on again, with other luck, so that what is shown was not chosen for its luck. Then come the
draws of each reader and of the best of the others, and what such a game brings on average.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

from acquire_desktop.games.acquire.advice.judgement import (
    POINT,
    DecisionPoint,
    Judgement,
    Stage,
)
from acquire_desktop.games.acquire.engine.actions import DeclareEnd
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.kernel.compiled import RUNNING
from acquire_desktop.games.acquire.engine.setup import random_word
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.review.judging import Plan
from acquire_desktop.games.acquire.review.luck import DrawPoint, check_finished
from acquire_desktop.games.acquire.review.money import PAIRS, Money
from acquire_desktop.games.acquire.review.money_json import (
    money_from_plain,
    plain_cost,
    plain_usual,
    plain_worth,
)
from acquire_desktop.games.acquire.review.report import LEAST_CHANCE

BRIEF_PAIRS: Final = 100
"""Pairs of games for the first look."""
DRAW_PAIRS: Final = 200
USUAL_GAMES: Final = 1_000
MOST: Final = 8
"""Decisions of a reader that are looked at closely."""
MUCH: Final = 5
"""A decision that surely cost so many points of the chance is a mistake, whatever the money."""
_FEW: Final = 3
"""Mistakes in a game as good as lost are left out where there are so many others."""
_SHARES: Final = (150, 400, 400, 50)
"""About what each part takes of the work, of 1000: looks, close looks, draws, the usual end."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that surely cost money, or much of the chance to win."""

    judgement: Judgement
    """What was done, what was better, and the chances."""
    cost: Money

    @property
    def step(self) -> int:
        """Lines of the game before the decision."""
        return self.judgement.step

    @property
    def points(self) -> int:
        """The percentage points of the chance to win that it surely cost."""
        return points_lost(self.judgement)

    @property
    def was_lost(self) -> bool:
        """Whether the game was as good as lost before."""
        return self.judgement.verdict.best_win < LEAST_CHANCE


def points_lost(judged: Judgement) -> int:
    """Return the whole percentage points of the chance to win that a decision surely cost."""
    return max(0, round(judged.loss / POINT)) if judged.is_certain else 0


def by_weight(mistake: Mistake) -> tuple[bool, int, int, int]:
    """Order mistakes by the chance that they cost, then by money; those of lost games come last."""
    return mistake.was_lost, -mistake.points, -mistake.cost.amount, mistake.step


@dataclass(frozen=True, slots=True)
class KeptCosts:
    """The kept part of what is found out."""

    looks: Mapping[int, Money]
    """By step the first look at a decision."""
    costs: Mapping[int, Money]
    """By step the close look."""
    draws: tuple[Money, ...] = ()
    """The first draws that count, in order."""
    usual: tuple[Money, ...] = ()
    """By seat; empty while it is not known."""


@dataclass(frozen=True, slots=True)
class MoneyTask:
    """One amount to be found out."""

    part: int
    """Which part of the work: looks, close looks, draws, the usual end."""
    step: int
    """Lines of the game before what it is about."""
    question: Sequence[object]
    """What to ask the process of the computer players, as plain values."""
    seed: int
    """Where its luck comes from."""


class Costs:
    """The money of a game as far as it is known, and the next task once its readers are judged."""

    def __init__(
        self,
        plan: Plan,
        states: Sequence[State],
        draws: Sequence[DrawPoint],
        seed: int = 0,
        is_compiled: bool = RUNNING,
    ) -> None:
        """Begin with nothing known.

        Args:
            plan: Has the judgements.
            states: Before the first line of a finished game and after every line.
            draws: Of the game, in order.
            seed: Where all luck comes from.
            is_compiled: Whether the kernel runs compiled; else no money is worked out, since it
                would take ten minutes.

        Raises:
            UnfinishedGameError: If the game is not over.
        """
        check_finished(states)
        self.totals: Final[tuple[int, ...]] = tuple(
            states[-1].game.totals[: states[0].setup.players]
        )
        self.is_shown: Final = is_compiled
        self._plan, self._start, self._seed = plan, states[0], seed
        seats = {*plan.readers, *map(self.rival_of, plan.readers)}
        self.draw_points: Final = tuple(each for each in draws if each.drawn.seat in seats)
        """The draws whose money is found out."""
        self._looks: dict[int, Money] = {}
        self._costs: dict[int, Money] = {}
        self._draws: list[Money] = []
        self._usual: tuple[Money, ...] = ()

    @property
    def kept(self) -> KeptCosts:
        """All that is found out so far."""
        return KeptCosts(dict(self._looks), dict(self._costs), tuple(self._draws), self._usual)

    def restore(self, kept: KeptCosts) -> None:
        """Take up what was found out before, by the same seed."""
        self._looks, self._costs = dict(kept.looks), dict(kept.costs)
        self._draws, self._usual = list(kept.draws), kept.usual

    def rival_of(self, seat: Seat) -> Seat:
        """Return the best of the others, the first of several."""
        others = [other for other in range(len(self.totals)) if other != seat]
        return max(others, key=lambda other: self.totals[other])

    def mistakes(self, seat: Seat) -> tuple[Mistake, ...]:
        """Return the decisions of a seat that surely cost it something: see ``by_weight``."""
        judged = self._plan.judgements
        own = (
            Mistake(judged[step], cost)
            for step, cost in self._costs.items()
            if step in judged and judged[step].seat == seat
        )
        found = [each for each in own if each.cost.is_sure or each.points >= MUCH]
        still_open = [each for each in found if not each.was_lost]
        return tuple(sorted(still_open if len(still_open) >= _FEW else found, key=by_weight))

    def fortune(self, seat: Seat) -> Money | None:
        """Return what the draws of a seat brought it in all; None while that is not known."""
        points = self.draw_points
        if len(self._draws) != len(points) or not any(seat == each.drawn.seat for each in points):
            return None
        own = [
            money
            for money, point in zip(self._draws, points, strict=True)
            if point.drawn.seat == seat
        ]
        error = hypot(*(money.error for money in own))
        return Money(sum(money.amount for money in own), round(error))

    def usual(self, seat: Seat) -> Money | None:
        """Return what the seat would end with on average; None while that is not known."""
        return self._usual[seat] if self._usual else None

    @property
    def has_costs(self) -> bool:
        """Whether all mistakes are known."""
        return self.is_shown and not any(self._waiting(part) for part in (0, 1))

    @property
    def permille(self) -> int:
        """How much of the work is done, 0-1000; never less than before."""
        if not self.is_shown:
            return 1000
        done = 0
        for part, share in enumerate(_SHARES):
            waiting, finished = len(self._waiting(part)), self._finished(part)
            done += share * finished // (finished + waiting or 1) if waiting else share
            if waiting:
                break
        return done

    def next_task(self) -> MoneyTask | None:
        """Return the next task, or None when all is known; the readers have been judged."""
        for part in range(len(_SHARES)) if self.is_shown else ():
            waiting = self._waiting(part)
            if waiting:
                return self._task(part, waiting[0])
        return None

    def take(self, task: MoneyTask, plain: object) -> bool:
        """Take the answer to a task; one that was stopped half-way counts for nothing.

        Returns:
            Whether it was answered.

        Raises:
            FormError: If it is no answer.
        """
        found = money_from_plain(plain, len(self.totals) if task.part == len(_SHARES) - 1 else 1)
        if found is None:
            return False
        if task.part < 2:
            (self._costs if task.part else self._looks)[task.step] = found[0]
        elif task.part == 2:
            self._draws.append(found[0])
        else:
            self._usual = found
        return True

    def _task(self, part: int, at: int) -> MoneyTask:
        seed = random_word(str(self._seed), f"money|{part}|{at}")
        if part < 2:
            view, judged = self._plan.points[at].view, self._plan.judgements[at].verdict
            pairs = PAIRS if part else BRIEF_PAIRS
            return MoneyTask(part, at, plain_cost(view, judged.best, judged.played, pairs), seed)
        if part == 2:
            point = self.draw_points[at]
            question = plain_worth(point.state, point.action, point.drawn, DRAW_PAIRS)
            return MoneyTask(part, point.step, question, seed)
        return MoneyTask(part, 0, plain_usual(self._start, USUAL_GAMES), seed)

    def _finished(self, part: int) -> int:
        return len((self._looks, self._costs, self._draws, self._usual)[part])

    def _waiting(self, part: int) -> Sequence[int]:
        """Return what is left of a part, if those before it are done: steps, or places of draws."""
        if part == 0:
            return [step for step in self._doubted() if step not in self._looks]
        if part == 1:
            return [step for step in self._dear() if step not in self._costs]
        if part == 2:
            return range(len(self._draws), len(self.draw_points))
        return [] if self._usual else [0]

    def _doubted(self) -> Iterable[int]:
        """Return the steps of own decisions for which something better was found."""
        for step, judged in sorted(self._plan.judgements.items()):
            is_better = judged.verdict.best != judged.verdict.played
            point = self._plan.points[step]
            is_own = self._plan.is_own(point) and not self._may_declare_later(point)
            if is_own and is_better and judged.stage is not Stage.QUICK:
                yield step

    def _may_declare_later(self, point: DecisionPoint) -> bool:
        """Tell whether what is asked is only when in the turn the end is declared."""
        return self._plan.judgements[point.step].verdict.best == DeclareEnd() and any(
            later.step > point.step and later.view.turn == point.view.turn
            for later in self._plan.points.values()
            if later.seat == point.seat and DeclareEnd() in later.view.legal
        )

    def _dear(self) -> Iterable[int]:
        """Return the steps of what seems to weigh most of each reader."""
        for seat in sorted(self._plan.readers):
            seen = [
                (points_lost(self._plan.judgements[step]), look.amount, step)
                for step, look in self._looks.items()
                if self._plan.points[step].seat == seat
                if look.amount > look.error or points_lost(self._plan.judgements[step]) >= MUCH
            ]
            yield from (step for *_, step in sorted(seen, reverse=True)[:MOST])
