"""Coaching: whether a decision is to be looked at again before it is carried out."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final, Protocol

from acquire_desktop.games.acquire.advice.judgement import Mark, least_loss, mark_of
from acquire_desktop.games.acquire.advice.reason_finder import reasons_for
from acquire_desktop.games.acquire.advice.reasons import Reason
from acquire_desktop.games.acquire.advice.table import Table
from acquire_desktop.games.acquire.advice.table_verdict import verdict_at
from acquire_desktop.games.acquire.advice.verdict import PARTS, Verdict
from acquire_desktop.games.acquire.advice.verdict_reasons import only_in
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.view import View

FIRST_LOOK: Final = "expert:8000"
"""Who searches while the person still thinks."""
EFFORT: Final = "coach"
"""How closely a decision is judged, by its name in ``EFFORTS``."""
LEAST_SIMULATIONS: Final = 1_000
"""A verdict that was wanted sooner says too little."""
_CLEAR_SHARE: Final = 0.6
"""Whose loss is below this share of the least that counts needs no closer look."""
_ORDER: Final = (Mark.NONE, Mark.DOUBTFUL, Mark.BAD, Mark.VERY_BAD)


class Candidate(Protocol):
    """An action that a first search has tried."""

    @property
    def action(self) -> Action:
        """The action itself."""

    @property
    def win(self) -> float:
        """The chance to win, 0-1."""

    @property
    def error(self) -> float:
        """The standard error of the chance."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Why a decision is to be looked at again."""

    mark: Mark
    """How much it would give away."""
    idea: Reason | None
    """What to think of, without an action; None where only the search saw further."""


def is_clear(
    view: View,
    action: Action,
    tried: Sequence[Candidate],
    sign: str,
    table: Table | None = None,
) -> bool:
    """Tell whether a first search has seen enough of an action to let it pass.

    Args:
        view: What the person knows.
        action: What is about to be done.
        tried: What was searched, in any order, as among equals.
        sign: That of the mark from which on a decision is to be looked at again; empty for none.
        table: How strong the players are; None for equals.
    """
    own = next((each for each in tried if each.action == action), None)
    if own is None:
        return False
    best = max(tried, key=lambda each: each.win)
    chance, played, error = best.win, own.win, hypot(best.error, own.error)
    if table is not None:
        # How the others share the rest is not known yet: alike.
        where = view.seat, [1.0] * view.players, view.pool_count
        error *= table.slope((chance + played) / 2, *where)
        chance, played = table.chance(chance, *where), table.chance(played, *where)
    most = chance - played + error
    return most * PARTS < _CLEAR_SHARE * least_loss(Mark(sign), round(PARTS * chance))


def look_again(view: View, found: Verdict, sign: str, table: Table | None = None) -> Finding | None:
    """Return why a decision is to be looked at again, or None where it may be carried out.

    Args:
        view: What the person knows.
        found: On what is about to be done, as among equals.
        sign: That of the mark from which on a decision is to be looked at again; empty for none.
        table: How strong the players are; None for equals.
    """
    if found.simulations < LEAST_SIMULATIONS:
        return None
    verdict = found if table is None else verdict_at(table, found, view)
    mark = mark_of(verdict.loss, verdict.error, verdict.best_win)
    if not sign or mark is Mark.NONE or _ORDER.index(mark) < _ORDER.index(Mark(sign)):
        return None
    return Finding(mark, _idea(view, verdict))


def _idea(view: View, verdict: Verdict) -> Reason | None:
    """Return the weightiest thing that speaks for the best action and not for this one."""
    best, played = (
        reasons_for(view, view.seat, action) for action in (verdict.best, verdict.played)
    )
    return next(iter(only_in(best, played)), None)
