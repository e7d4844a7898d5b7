"""Tells how long the computer player has been thinking who decides now."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from acquire_desktop.acquire.session import Session
from acquire_desktop.engine.board import Seat
from acquire_desktop.ui.table.decisions.panel import ActionPanel
from acquire_desktop.ui.table.phase_bar import PhaseBar

_SHOWN_MS: Final = 300
_TICK_MS: Final = 250


class ThinkingClock(QObject):
    """Shows in the phase bar and the action panel who thinks, after a moment."""

    def __init__(
        self,
        session: Session,
        phase_bar: PhaseBar,
        panel: ActionPanel,
        is_quiet: Callable[[], bool],
    ) -> None:
        """Follow the computer players of a session.

        Args:
            session: Says who thinks.
            phase_bar: Shows for how long, and is the owner.
            panel: Shows who decides.
            is_quiet: Tells whether something else is on view that is not to be disturbed.
        """
        super().__init__(phase_bar)
        self._session = session
        self._phase_bar = phase_bar
        self._panel = panel
        self._is_quiet = is_quiet
        self._seat: Seat | None = None
        self._since = QElapsedTimer()
        self._tick = QTimer(self, interval=_TICK_MS)
        self._tick.timeout.connect(self._show)
        session.thinking_changed.connect(self._follow)

    def _follow(self, seat: Seat | None) -> None:
        self._seat = seat
        self._phase_bar.show_thinking(None)
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
        self._phase_bar.show_thinking(elapsed_ms // 1000)
        self._panel.show_waiting(name, thinking=True, elapsed_s=elapsed_ms // 1000)
