"""Report: what the judgements of a game say of one reader, in figures.

Chances are whole numbers of 1/10,000, as in ``judgement``. Nothing is called accuracy: shown is
what was given away, in points and as a share of the chance that there was.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from acquire_desktop.games.acquire.advice.judgement import OBVIOUS, POINT, DecisionKind, Judgement
from acquire_desktop.games.acquire.advice.verdict import PARTS
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.generator import Generator

LEAST_CHANCE: Final = 5 * POINT
"""Below this chance nearly nothing can be given away, and its share is luck."""
FEWEST_FOR_SHARE: Final = 15
"""With fewer decisions above that there is no share: one was behind too early to tell."""
FEWEST_GAMES: Final = 5
"""Reviewed games from which on there is an interval."""
_SAMPLES: Final = 1_000
"""Samples of the games, drawn anew, behind an interval."""


@dataclass(frozen=True, slots=True)
class LinePoint:
    """The reader's chance at one of its own decisions."""

    step: int
    """Lines of the game before the decision."""
    win: int
    """The chance after the best action: what could be had."""
    band: int
    """Twice the standard error of that."""


@dataclass(frozen=True, slots=True)
class KindLoss:
    """The loss in one kind of decision."""

    kind: DecisionKind
    decisions: int
    """Those in which there was something to think about."""
    loss: int
    """In all; by luck it may be below 0."""


@dataclass(frozen=True, slots=True)
class Report:
    """The sums of a game's judgements for one reader."""

    seat: Seat
    line: tuple[LinePoint, ...]
    """By step."""
    costliest: tuple[Judgement, ...]
    """What gave something away, the most first."""
    decisions: int
    """The reader's decisions in which there was something to think about."""
    mattered: tuple[int, ...]
    """The steps of those in which much was at stake."""
    given_away: int
    """The sum of their losses; by luck it may be below 0."""
    kinds: tuple[KindLoss, ...]
    """The same by kind of decision, in the order of ``DecisionKind``; only kinds that came up."""
    share: int | None
    """The mean share of the chance given away in a decision, in 1/10,000, by the usual look as
    what levels give away; None when there were fewer than ``FEWEST_FOR_SHARE`` decisions with a
    chance worth the name.
    """
    shared: int
    """The decisions behind the share."""

    @property
    def per_decision(self) -> int:
        """The average loss in a decision."""
        return round(self.given_away / self.decisions) if self.decisions else 0


def report_of(
    judgements: Iterable[Judgement], seat: Seat, stood_in: Collection[int] = ()
) -> Report:
    """Return the report on a seat from the judgements of a game.

    Args:
        judgements: The latest of each decision; those of other seats are left out.
        seat: The reader.
        stood_in: The steps at which somebody else decided for a reader; they are left out, too.
    """
    mine = (each for each in judgements if each.seat == seat and each.step not in stood_in)
    own = sorted(mine, key=lambda each: each.step)
    open_ones = [each for each in own if not each.is_obvious]
    compared = [each.compared for each in own]
    chances = [
        each for each in compared if each.spread >= OBVIOUS and each.best_win >= LEAST_CHANCE
    ]
    # Divided first, so that a small chance counts as much as a large one.
    shares = [PARTS * each.loss / each.best_win for each in chances]
    has_share = len(shares) >= FEWEST_FOR_SHARE
    return Report(
        seat,
        tuple(
            LinePoint(each.step, each.verdict.best_win, 2 * each.verdict.best_error) for each in own
        ),
        tuple(sorted((each for each in open_ones if each.loss > 0), key=_by_cost)),
        len(open_ones),
        tuple(each.step for each in open_ones if each.mattered),
        sum(each.loss for each in open_ones),
        tuple(_kinds(open_ones)),
        round(sum(shares) / len(shares)) if has_share else None,
        len(shares),
    )


def _by_cost(judgement: Judgement) -> tuple[int, int]:
    return -judgement.loss, judgement.step


def _kinds(judgements: Sequence[Judgement]) -> Iterable[KindLoss]:
    for kind in DecisionKind:
        losses = [each.loss for each in judgements if each.kind is kind]
        if losses:
            yield KindLoss(kind, len(losses), sum(losses))


def share_interval(shares: Sequence[int]) -> tuple[int, int] | None:
    """Return between what the mean share of games lies, with 90 % confidence.

    By bootstrap over games; the same games give the same interval.

    Args:
        shares: Of one player's games, in 1/10,000.

    Returns:
        The ends of the interval in 1/10,000, or None for fewer than ``FEWEST_GAMES`` games.
    """
    count = len(shares)
    if count < FEWEST_GAMES:
        return None
    chance = Generator(count)
    means = sorted(
        sum(shares[chance.below(count)] for _ in range(count)) / count for _ in range(_SAMPLES)
    )
    return round(means[_SAMPLES // 20]), round(means[-_SAMPLES // 20 - 1])
