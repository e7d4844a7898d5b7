"""Moment of a race: how far bars and rows are on their way from one step to another."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.ui.acquire.result.race import CASH_STEP, Race
from acquire_desktop.ui.acquire.result.race_bars import Paid

BEFORE: Final = -1
"""The step before the first one: empty bars."""
_BONUS_TO, _STOCK_TO = 0.35, 0.65
"""The parts of the time: the bonus grows, then the stock."""
_HUSHED: Final = 0.5
_BEATEN: Final = 0.4
"""How much is seen of the rows in the hush before the last chain, and of those who did not win."""
_CURVE: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)


@dataclass(frozen=True, slots=True)
class RaceMoment:
    """How much of a race is seen on the way between two steps."""

    before: int = BEFORE
    step: int = BEFORE
    done: float = 1.0
    """The share of the way."""
    is_hushed: bool = False
    """Whether all stands still before it."""

    def visible(self, race: Race, seat: Seat) -> float:
        """Return how much is seen of a row, 0 to 1."""
        if self.is_hushed:
            return _HUSHED
        if self.step == race.last:
            lit: Sequence[Seat] = race.ended.winners
        else:
            lit = race.first_two if race.is_photo(self.step) else range(len(race.cash))
        return 1.0 if seat in lit else 1 - (1 - _BEATEN) * self.part(0, 0.5)

    def seen(self, race: Race, seat: Seat) -> tuple[float, list[Paid]]:
        """Return what is seen of a player's cash and payments, in dollars."""
        cash = race.cash[seat] * self._grown(CASH_STEP, 0, 1)
        paid = []
        for step, payout in enumerate(race.payouts, 1):
            bonus, sold = payout.bonus[seat], payout.sold[seat]
            begin = _BONUS_TO if bonus else 0
            paid.append(
                Paid(
                    bonus * self._grown(step, 0, _BONUS_TO if sold else _STOCK_TO),
                    sold * self._grown(step, begin, _STOCK_TO),
                )
            )
        return cash, paid

    def _grown(self, step: int, begin: float, end: float) -> float:
        """Return how much is seen of what a step pays, 0 to 1."""
        before, after = self.before >= step, self.step >= step
        if before == after:
            return float(after)
        done = self.part(begin, end)
        return done if after else 1 - done

    def part(self, begin: float, end: float) -> float:
        """Return how far a part of the movement is, 0 to 1."""
        done = min(1.0, max(0.0, (self.done - begin) / (end - begin)))
        return _CURVE.valueForProgress(done)
