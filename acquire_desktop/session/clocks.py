"""Clocks of the people at a table: how long each thinks, and whose time is out."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from acquire_desktop.game import Seat
from acquire_desktop.session.notes import Kept
from acquire_desktop.storage.notes import NoteKind
from acquire_desktop.storage.seats.clock_state import LAST_S, MOST_MS, ClockState, clock_data

MORE_MIN: Final = 5
"""The minutes that a person gets who goes on playing after the time was out."""
GAP_MS: Final = 5_000
"""After a longer gap between two ticks the machine slept, and nobody thought."""


class Clocks(QObject):
    """Counts the time of the person who can act; others stand. Most games have no clocks.

    Signals:
        changed (): Another clock runs, or one shows something else.
        last_minute (int): The person at a seat has a minute left.
        ran_out (int): The person at a seat has no time left.
    """

    changed = Signal()
    last_minute = Signal(int)
    ran_out = Signal(int)

    def __init__(self, thinker: Callable[[], Seat | None], parent: QObject | None = None) -> None:
        """Make the clocks of a table.

        Args:
            thinker: Returns the seat of the person who can act, or None.
            parent: The owner.
        """
        super().__init__(parent)
        self.now = _uptime_ms
        """Returns milliseconds that only grow."""
        self.state: ClockState | None = None
        """As far as time was counted; None without clocks."""
        self.running: Seat | None = None
        """Whose clock runs."""
        self._thinker = thinker
        self._since_ms = self._unsaved_ms = 0
        self._is_held = False
        self._warned: set[Seat] = set()
        self._timer = QTimer(self, singleShot=True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    @property
    def minutes(self) -> int | None:
        """The minutes that each person has for the game; 0 if only counted, None for no clock."""
        return None if self.state is None else self.state.minutes

    @property
    def is_unsaved(self) -> bool:
        """Whether a second or more was counted since the last save."""
        self._count()
        return self._unsaved_ms >= 1000

    def left_ms(self, seat: Seat) -> int | None:
        """Return the milliseconds that a person has left; None where time is only counted."""
        return self.state.shown_ms[seat] if self.state is not None and self.minutes else None

    def begin(self, state: ClockState | None) -> None:
        """Take the clocks of another game."""
        self._timer.stop()
        self.state, self.running = state, None
        self._unsaved_ms = 0
        self._warned.clear()

    def hold(self, is_held: bool) -> None:
        """Let all clocks stand while the person who thinks could not act, or let one run."""
        self._is_held = is_held
        self.follow()

    def follow(self) -> None:
        """Let the clock of the person run who can act now, and no other."""
        seat = None if self.state is None or self._is_held else self._thinker()
        if seat != self.running:
            self._count()
            self.running, self._since_ms = seat, self.now()
            self._await_second()
            self.changed.emit()

    def tick(self) -> None:
        """Count the time since the last tick, and tell what it led to."""
        self._count()
        if (seat := self.running) is None:
            return
        self._await_second()
        self.changed.emit()
        left_ms = self.left_ms(seat)
        if left_ms == 0:
            self._timer.stop()
            self.ran_out.emit(seat)
        elif left_ms is not None and left_ms <= LAST_S * 1000 and seat not in self._warned:
            self._warned.add(seat)
            self.last_minute.emit(seat)

    def give_more(self, seat: Seat) -> None:
        """Give a person whose time is out some more."""
        if self.left_ms(seat) == 0:
            self._warned.discard(seat)
            self._show(seat, MORE_MIN * 60_000)

    def kept(self) -> Kept | None:
        """Return the form of the clocks in a save that is made now."""
        self._count()
        return None if self.state is None else (NoteKind.CLOCK, clock_data(self.state))

    def note_saved(self) -> None:
        """Take note that what was counted is being saved."""
        self._unsaved_ms = 0

    def _count(self) -> None:
        if self.state is None or (seat := self.running) is None:
            return
        now = self.now()
        passed, self._since_ms = now - self._since_ms, now
        if 0 < passed <= GAP_MS:
            self._unsaved_ms += passed
            shown = self.state.shown_ms[seat]
            after = shown - passed if self.minutes else shown + passed
            self._show(seat, min(max(0, after), MOST_MS))

    def _show(self, seat: Seat, shown_ms: int) -> None:
        assert self.state is not None
        all_ms = list(self.state.shown_ms)
        all_ms[seat] = shown_ms
        self.state = replace(self.state, shown_ms=tuple(all_ms))

    def _await_second(self) -> None:
        """Tick when the clock that runs shows another second."""
        if self.state is None or self.running is None:
            self._timer.stop()
            return
        shown_ms = self.state.shown_ms[self.running]
        rest_ms = shown_ms % 1000 if self.minutes else 1000 - shown_ms % 1000
        self._timer.start(rest_ms or min(shown_ms, 1000))


def _uptime_ms() -> int:
    """Return the milliseconds since some moment in the past."""
    return time.monotonic_ns() // 1_000_000
