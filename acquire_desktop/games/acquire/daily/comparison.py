"""Comparison with Experts: their games are played in a process of their own, one by one."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QObject, Signal

from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.daily.experts import COUNT, NAME, question
from acquire_desktop.games.acquire.engine.kernel import compiled
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.messages import Answer

_SPARE_MS = 120_000


class Experts(QObject):
    """Knows with how much the Experts ended, as far as they have played.

    Signals:
        changed (): Another one has ended its game.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._totals: dict[date, list[int]] = {}
        self._day: date | None = None
        self._players: ComputerPlayers | None = None

    @property
    def can_play(self) -> bool:
        """Whether they are asked at all: in plain Python they would play for an hour."""
        return compiled.RUNNING

    def totals(self, day: date) -> Sequence[int]:
        """Return the dollars of those who have played a day's deal."""
        return self._totals.get(day, ())

    def play(self, day: date) -> None:
        """Let them play the deal of a day, and no other any more."""
        if self.can_play and day != self._day:
            if self._players is None:
                self._players = ComputerPlayers(load_rules, self, spare_ms=_SPARE_MS)
                self._players.worked.connect(self._hear)
                self._players.failed.connect(self._fail)
            self._players.cancel()
            self._day = day
            self._ask()

    def close(self) -> None:
        """End their process."""
        self._day = None
        if self._players is not None:
            self._players.close()
            self._players = None

    def _ask(self) -> None:
        day = self._day
        if day is None or self._players is None:
            return
        number = len(self.totals(day))
        if number == COUNT:
            self.close()
        else:
            self._players.work(day.isoformat(), number, question(day, number), NAME, number)

    def _fail(self, _day: str, _number: int, _problem: str) -> None:
        """Stop: who asks again later begins with the next Expert."""
        self.close()

    def _hear(self, answer: Answer) -> None:
        day = self._day
        if day is None or answer.game_id != day.isoformat() or type(answer.verdict) is not int:
            return
        if answer.verdict > 0:
            self._totals.setdefault(day, []).append(answer.verdict)
            self._ask()
            self.changed.emit()
