"""Table verdict: what a decision was worth at a table where some are stronger than others."""

from dataclasses import replace

from acquire_desktop.games.acquire.advice.table import Table
from acquire_desktop.games.acquire.advice.verdict import PARTS, Verdict
from acquire_desktop.games.acquire.engine.view import View


def verdict_at(table: Table, verdict: Verdict, view: View) -> Verdict:
    """Return a verdict with the chances of this table; its best action is the same.

    Args:
        table: How strong the players are.
        verdict: As among equals.
        view: What the player knew.
    """
    others = verdict.chances or (1,) * view.players

    def at_table(win: int) -> int:
        share = min(max(win, 0), PARTS) / PARTS
        return round(PARTS * table.chance(share, view.seat, others, view.pool_count))

    def times(win: int) -> float:
        return table.slope(win / PARTS, view.seat, others, view.pool_count)

    best, played = at_table(verdict.best_win), at_table(verdict.played_win)
    worst = at_table(verdict.best_win - verdict.spread)
    between = (verdict.best_win + verdict.played_win) // 2
    return replace(
        verdict,
        played_win=played,
        best_win=best,
        best_error=min(round(verdict.best_error * times(verdict.best_win)), PARTS),
        error=min(round(verdict.error * times(between)), PARTS),
        spread=max(best - worst, best - played),
        chances=(),
    )
