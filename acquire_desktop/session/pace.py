"""Pace: how fast the actions of computer players follow each other, and what holds them."""

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from acquire_desktop.choices import Speed

DWELL_MS: Final = {
    Speed.SLOW: 1500,
    Speed.NORMAL: 700,
    Speed.FAST: 200,
    Speed.INSTANT: 0,
    Speed.STEP: 0,
}
"""How long each action of a computer player stays on view, by speed."""
FRAME_MS: Final = 16
"""What a person did is painted before anything that a computer player does: so long it takes."""
HURRY: Final = 4
"""How many times faster everything goes while it is hurried."""


class Pace(QObject):
    """Lets one action through at a time, when the last one was on view long enough.

    Signals:
        due (): The action that was offered may be played now.
        changed (): Speed, pause, hurry, skip or what is waited for is another.
        reading_changed (): Somebody began to read, or has done so.
    """

    due = Signal()
    changed = Signal()
    reading_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = Speed.NORMAL
        """How long actions stay on view."""
        self.is_paused = False
        """Whether nothing goes on until somebody says so."""
        self.is_reading = False
        """Whether everything waits for somebody who reads."""
        self._is_hurried = False
        self.is_skipping = False
        """Whether everything is shown at once until a person decides."""
        self._is_offered = False
        self._goes_by = False
        self._is_granted = False
        self._least_ms = 0
        self._since_shown = QElapsedTimer()
        self._since_shown.start()
        self._dwell = QTimer(self)
        self._dwell.setSingleShot(True)
        self._dwell.timeout.connect(self.withdraw)
        self._dwell.timeout.connect(self.due)

    @property
    def is_waiting(self) -> bool:
        """Whether an action is ready and waits for a key."""
        return self._is_offered and self._is_held()

    def set_speed(self, speed: Speed) -> None:
        """Set how long actions stay on view."""
        self.speed = speed
        self._schedule()

    def set_paused(self, paused: bool) -> None:
        """Hold everything, or go on."""
        self.is_paused = paused
        if paused:
            self.is_skipping = False
        self._schedule()

    def toggle_pause(self) -> None:
        """Hold everything, or let it go on."""
        self.set_paused(not self.is_paused)

    def set_reading(self, reading: bool) -> None:
        """Hold everything while somebody reads what happened, or go on."""
        is_other = reading != self.is_reading
        self.is_reading = reading
        self._schedule()
        if is_other:
            self.reading_changed.emit()

    def set_hurried(self, hurried: bool) -> None:
        """Go ``HURRY`` times as fast, or as usual."""
        if hurried != self._is_hurried:
            self._is_hurried = hurried
            self._schedule()

    def step(self) -> None:
        """Let the next action through that is held, now or as soon as it is ready."""
        if self._is_held():
            self._is_granted = True
            self._schedule()

    def skip(self) -> None:
        """Show everything at once until ``stop_skipping``, at every speed and in a pause."""
        self.is_skipping = True
        self.is_paused = False
        self._schedule()

    def stop_skipping(self) -> None:
        """Go on at the usual speed: a person decides."""
        if self.is_skipping or self._is_granted:
            self.is_skipping = self._is_granted = False
            self.changed.emit()

    def begin(self) -> None:
        """Forget pause and hurry of the last game."""
        self.is_paused = self._is_hurried = self.is_skipping = False
        self.note_shown()
        self._schedule()

    def note_shown(self, *, is_own: bool = False) -> None:
        """Measure from now how long an action is on view.

        Args:
            is_own: Whether a person did it, who sees it first, even where all comes at once.
        """
        self._least_ms = FRAME_MS if is_own else 0
        self._since_shown.start()

    def offer(self, *, goes_by: bool = False) -> None:
        """Have ``due`` emitted when the next action may be played.

        Args:
            goes_by: Whether it shows nothing: it waits for no time and no key, but for a pause.
        """
        self._is_offered, self._goes_by = True, goes_by
        self._schedule()

    def withdraw(self) -> None:
        """Forget the action that was offered."""
        self._is_offered = self._is_granted = False
        self._dwell.stop()

    def _is_held(self) -> bool:
        is_stepped = self.speed is Speed.STEP and not self._goes_by
        is_stopped = self.is_paused or self.is_reading or is_stepped
        return is_stopped and not self.is_skipping and not self._is_granted

    def _schedule(self) -> None:
        self._dwell.stop()
        if self._is_offered and not self._is_held():
            dwell_ms = 0 if self.is_skipping or self._goes_by else DWELL_MS[self.speed]
            if self._is_hurried:
                dwell_ms //= HURRY
            self._dwell.start(max(self._least_ms, dwell_ms - self._since_shown.elapsed()))
        self.changed.emit()
