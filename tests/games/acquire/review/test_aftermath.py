"""Aftermath: what is said to have come of a decision did come, and the better one avoids it."""

from dataclasses import replace

from acquire_desktop.games.acquire.engine.actions import BuyStock, DisposeStock
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.events import StockBought
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.review.aftermath import Aftermath, AftermathKind, aftermath_of
from acquire_desktop.games.acquire.review.costs import Mistake
from acquire_desktop.games.acquire.review.findings import Cause, Course
from tests.games.acquire.review.test_findings import ALSO, GAMES, course, mistakes

NOTHING = BuyStock((0,) * 7)


def mistake(step: int, played: BuyStock | DisposeStock, best: BuyStock | DisposeStock) -> Mistake:
    (found,) = mistakes(2000)
    judged = found.judgement
    verdict = replace(judged.verdict, played=played, best=best)
    return replace(found, judgement=replace(judged, step=step, verdict=verdict))


def kept_in_vain(of: Course) -> tuple[int, StockDisposal]:
    """Return where the seat was asked about stock of which it kept some that became worthless."""
    for step, state in enumerate(of.states[:-1]):
        view = observe(state, of.seat)
        asked = view.decision
        if view.legal and isinstance(asked, StockDisposal) and of.is_worthless(asked.acquired):
            return step, asked
    raise AssertionError("no such game")


def test_stock_kept_is_called_worthless_only_where_the_better_move_keeps_less() -> None:
    of = course(*ALSO[Cause.WORTHLESS])
    step, asked = kept_in_vain(of)
    kept = observe(of.states[step], of.seat).stocks[of.seat][asked.acquired]
    all_kept, one_sold = DisposeStock(kept, 0, 0), DisposeStock(kept - 1, 1, 0)
    told = Aftermath(AftermathKind.WORTHLESS, kept, asked.acquired)
    assert aftermath_of(of, mistake(step, all_kept, one_sold)) == told
    assert aftermath_of(of, mistake(step, one_sold, all_kept)) is None


def test_turns_without_money_came_of_a_purchase_only_if_the_better_one_left_more() -> None:
    of = course(*GAMES[Cause.NO_CASH])
    poor = [turn for turn, _, is_poor in of.cash() if is_poor]
    step, bought = next(
        (step, event.counts)
        for step, turn, event in of.all()
        if isinstance(event, StockBought) and event.seat == of.seat and turn == poor[0] - 4
    )
    played = BuyStock(bought)
    told = Aftermath(AftermathKind.NO_MONEY, len(poor))
    assert aftermath_of(of, mistake(step - 1, played, NOTHING)) == told
    assert aftermath_of(of, mistake(step - 1, played, played)) is None
