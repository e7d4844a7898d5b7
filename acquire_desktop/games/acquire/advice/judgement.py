"""Judgement: what one decision of a game was, and what it was worth, as data.

Chances are whole numbers of 1/10,000: 100 of them are a point, a hundredth of the game. So the
same judgements can be kept in a file that knows no fractions, and sums come out the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, IntEnum
from typing import Final

from acquire_desktop.games.acquire.advice.table import Table
from acquire_desktop.games.acquire.advice.table_verdict import verdict_at
from acquire_desktop.games.acquire.advice.verdict import EFFORTS, Effort, Verdict
from acquire_desktop.games.acquire.engine import decisions
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.decisions import Decision
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.setup import Setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import View

POINT: Final = 100
"""Parts of a point: a hundredth of the chance to win."""
OBVIOUS: Final = POINT // 2
"""Where what was tried differs by less, there was nothing to think about."""
AT_STAKE: Final = 3 * POINT
"""A decision mattered where the best and the worst sensible action differ by so much."""


class Stage(IntEnum):
    """How far a decision has been judged."""

    QUICK = 1
    """A first, rough look."""
    USUAL = 2
    DEEP = 3
    """Only from here on is anything marked."""

    @property
    def effort_name(self) -> str:
        """The name of its effort, as the computer players' process knows it."""
        return ("quick", "usual", "deep")[self - 1]

    @property
    def effort(self) -> Effort:
        """How closely it looks."""
        return EFFORTS[self.effort_name]


class DecisionKind(Enum):
    """The kind of a decision; the value stands in the protocol."""

    TILE = "tile"
    FOUNDING = "founding"
    MERGER = "merger"
    """Which chain survives, or is acquired next."""
    SETTLING = "settling"
    BUYING = "buying"
    CARD = "card"
    """What a power card allows."""


KINDS: Final[dict[type[Decision], DecisionKind]] = {
    decisions.TilePlacement: DecisionKind.TILE,
    decisions.Founding: DecisionKind.FOUNDING,
    decisions.SurvivorChoice: DecisionKind.MERGER,
    decisions.AcquisitionOrder: DecisionKind.MERGER,
    decisions.StockDisposal: DecisionKind.SETTLING,
    decisions.StockPurchase: DecisionKind.BUYING,
    decisions.FreeStock: DecisionKind.CARD,
    decisions.StockExchange: DecisionKind.CARD,
}


class Mark(Enum):
    """How much a decision gave away; the value is its sign, as in books on chess."""

    NONE = ""
    DOUBTFUL = "?!"
    BAD = "?"
    VERY_BAD = "??"


MARKS: Final = (
    (Mark.VERY_BAD, 15 * POINT, 50),
    (Mark.BAD, 10 * POINT, 35),
    (Mark.DOUBTFUL, 5 * POINT, 20),
)
"""Each from so much on, or from such a percentage of the chance that there was."""
LEAST_MARKED: Final = 2 * POINT
"""Less than this is never marked, however small the chance was."""


@dataclass(frozen=True, slots=True)
class DecisionPoint:
    """A decision of a finished game in which there was a choice."""

    step: int
    """Lines of the game before it; the ply, where no referee dealt."""
    view: View
    """What the player knew."""
    played: Action
    """What was done."""

    @property
    def seat(self) -> Seat:
        """The seat that decided."""
        return self.view.seat

    @property
    def kind(self) -> DecisionKind:
        """The kind of the decision."""
        return KINDS[type(self.view.decision)]


@dataclass(frozen=True, slots=True)
class Judgement:
    """The judgement of a decision; chances, losses and errors in 1/10,000."""

    step: int
    """Lines of the game before the decision."""
    seat: Seat
    """The seat that decided."""
    kind: DecisionKind
    stage: Stage
    """How far it has been judged."""
    verdict: Verdict
    """What the search found at that stage."""
    usual: Verdict | None = None
    """What the usual look had found, where a deeper one came after it."""
    equal: Verdict | None = None
    """What ``compared`` was as among equals; None where nobody's strength was counted."""

    @property
    def loss(self) -> int:
        """The chance that was given away; by luck it may be below 0, and counts so in sums."""
        return self.verdict.loss

    @property
    def spread(self) -> int:
        """The gap between the best and the worst sensible action; below 0 by luck only.

        A deep look does not ask for the worst: then the usual one knows better what was at stake.
        """
        spreads = [each.spread for each in (self.verdict, self.usual) if each is not None]
        return max(spreads)

    @property
    def compared(self) -> Verdict:
        """The verdict whose share can be compared with what levels give away.

        Those were judged by the usual look alone: a deeper one looks only at what seemed costly,
        and finds it smaller, so that both together are too low. And they were judged as among
        equals, whoever sat at the table.
        """
        if self.equal is not None:
            return self.equal
        return self.verdict if self.usual is None else self.usual

    @property
    def is_obvious(self) -> bool:
        """Whether nothing that was tried differed by half a point: it is left out of figures."""
        return self.spread < OBVIOUS

    @property
    def mattered(self) -> bool:
        """Whether the best and the worst sensible action differ by 3 points."""
        return self.spread >= AT_STAKE

    @property
    def is_certain(self) -> bool:
        """Whether the loss is more than twice its standard error."""
        return self.loss > 2 * self.verdict.error

    @property
    def mark(self) -> Mark:
        """How much was given away, if it was looked at deeply and is certain."""
        if self.stage is not Stage.DEEP:
            return Mark.NONE
        return mark_of(self.loss, self.verdict.error, self.verdict.best_win)


def mark_of(loss: int, error: int, best_win: int) -> Mark:
    """Return how much a decision gave away, as far as that is certain.

    Args:
        loss: The chance that was given away, in 1/10,000, as all of these.
        error: The standard error of the loss.
        best_win: The chance that there was.
    """
    if loss <= 2 * error or loss < LEAST_MARKED:
        return Mark.NONE
    for mark, least, percent in MARKS:
        if loss >= least or 100 * loss >= percent * best_win:
            return mark
    return Mark.NONE


def least_loss(mark: Mark, best_win: int) -> int:
    """Return the least loss that has a mark, where there was such a chance, in 1/10,000."""
    least, percent = next((least, percent) for each, least, percent in MARKS if each is mark)
    return max(LEAST_MARKED, min(least, percent * best_win // 100))


def judgement_of(
    point: DecisionPoint,
    stage: Stage,
    verdict: Verdict,
    before: Judgement | None = None,
    table: Table | None = None,
) -> Judgement:
    """Return the judgement of a decision by its verdict.

    Args:
        point: The decision.
        stage: The stage whose effort it was made with.
        verdict: What the search found, as among equals.
        before: What an earlier stage said; the usual look is kept beside a deep one.
        table: How strong the players are; None where that is not to count.
    """
    what = point.step, point.seat, point.kind, stage
    at_this_table = verdict if table is None else verdict_at(table, verdict, point.view)
    if before is not None and before.stage is Stage.USUAL and stage is Stage.DEEP:
        return Judgement(*what, at_this_table, before.verdict, before.equal)
    return Judgement(
        *what, at_this_table, equal=None if table is None else replace(verdict, chances=())
    )


def states_of(setup: Setup, actions: Sequence[Action]) -> list[State]:
    """Play a game again and return its states, before the first action and after each.

    Raises:
        IllegalActionError: If an action is not legal.
    """
    states = [new_game(setup)]
    for action in actions:
        states.append(apply(states[-1], action).state)
    return states


def decision_points(
    states: Sequence[State], actions: Sequence[Action | None]
) -> tuple[DecisionPoint, ...]:
    """Return the decisions in which there was a choice.

    Args:
        states: Before the first line of a game and after every line.
        actions: The lines; None for a referee's.
    """
    points = []
    for step, (state, action) in enumerate(zip(states, actions, strict=False)):
        view = observe(state, state.seat) if action is not None else None
        if view is not None and action is not None and len(view.legal) > 1:
            points.append(DecisionPoint(step, view, action))
    return tuple(points)
