"""Thinking clock: after a moment the Line says which computer thinks, and for how long."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.ui.acquire.table.decisions.line import Line

_SHOWN_MS: Final = 300
_TICK_MS: Final = 250


class ThinkingClock(QObject):
    """Shows in the Line which computer thinks, after a moment."""

    def __init__(self, session: Session, line: Line, is_quiet: Callable[[], bool]) -> None:
        """Follow a session; while ``is_quiet`` is true, nothing on view is disturbed."""
        super().__init__(line)
        self._session = session
        self._line = line
        self._is_quiet = is_quiet
        self._seat: Seat | None = None
        self._since = QElapsedTimer()
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK_MS)
        self._tick.timeout.connect(self._show)
        session.thinking_changed.connect(self._follow)

    def _follow(self, seat: Seat | None) -> None:
        self._seat = seat
        if seat is None:
            self._tick.stop()
        else:
            self._since.start()
            self._tick.start()

    def _show(self) -> None:
        elapsed_ms = self._since.elapsed()
        if self._seat is None or elapsed_ms < _SHOWN_MS or self._is_quiet():
            return
        name = self._session.players[self._seat].name
        self._line.show_thinking(name, elapsed_ms // 1000)
