"""Aftermath: what came of a decision in the game itself, where that can be said in a sentence."""

from dataclasses import dataclass
from enum import Enum

from acquire_desktop.games.acquire.engine.actions import BuyStock, DisposeStock
from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.review.costs import Mistake
from acquire_desktop.games.acquire.review.findings import Course, poor_turns


class AftermathKind(Enum):
    """The kinds of consequences."""

    NO_MONEY = "no-money"
    """So many of the next turns began without money for a stock."""
    WORTHLESS = "worthless"
    """The stock that was kept was worth nothing at the end."""
    LITTLE_BOUGHT = "little-bought"
    """So much cash was left, and fewer stocks were bought than could be."""


@dataclass(frozen=True, slots=True)
class Aftermath:
    """The consequence of a decision."""

    kind: AftermathKind
    count: int
    """Turns, stocks, or dollars."""
    chain: Chain | None = None


def spends_more(mistake: Mistake, view: View) -> bool:
    """Tell whether the better action would have left more cash than the purchase did."""
    spent = [
        sum(count * price for count, price in zip(action.counts, view.prices, strict=True))
        if isinstance(action, BuyStock)
        else 0
        for action in (mistake.judgement.verdict.played, mistake.judgement.verdict.best)
    ]
    return spent[0] > spent[1]


def aftermath_of(course: Course, mistake: Mistake) -> Aftermath | None:
    """Return what came of a decision; None where nothing simple did."""
    step, played = mistake.step, mistake.judgement.verdict.played
    view = observe(course.states[step], course.seat)
    if isinstance(played, BuyStock):
        poor, turns = set(poor_turns(course, course.seat)), 0
        for turn in (turn for _, turn in course.turns(course.seat) if turn > view.turn):
            if turn not in poor:
                break
            turns += 1
        if turns and spends_more(mistake, view):
            return Aftermath(AftermathKind.NO_MONEY, turns)
        left = observe(course.states[step + 1], course.seat).cash[course.seat]
        if sum(played.counts) < view.edition.purchase_limit and left >= 1000:
            return Aftermath(AftermathKind.LITTLE_BOUGHT, left)
    best = mistake.judgement.verdict.best
    if isinstance(view.decision, StockDisposal) and (
        isinstance(played, DisposeStock) and isinstance(best, DisposeStock)
    ):
        chain, given = view.decision.acquired, played.sell + played.trade
        kept = view.stocks[course.seat][chain] - given
        if kept and given < best.sell + best.trade and course.is_worthless(chain):
            return Aftermath(AftermathKind.WORTHLESS, kept, chain)
    return None
