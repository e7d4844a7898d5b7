"""Tells a key that somebody presses from one that is still held since the last page.

Not every system marks the repeats of a held key: over a remote desktop they come as presses, with
or without a release just before each. So it is told by time, and by which keys are down.
"""

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.keys import is_switched_off

GUARD_MS: Final = 500
"""For so long the keys must be let alone before one opens what the next person is to see."""
GAP_MS: Final = 30
"""A key that comes down again sooner was not let go: no finger is that fast."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_OPENING: Final = (*_ENTER, Qt.Key.Key_Space)
_MOUSE: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)

Clock = Callable[[], int]
"""Returns milliseconds that only ever grow."""


def uptime_ms() -> int:
    """Return the milliseconds since some moment in the past."""
    return time.monotonic_ns() // 1_000_000


class KeyGuard:
    """Knows whether a press of Enter or Space is one of its own; it must be told of all of them."""

    def __init__(self, clock: Clock = uptime_ms) -> None:
        self.clock = clock
        self._down: set[int] = set()
        self._released: dict[int, int] = {}
        self._closed_at: int | None = None
        self._turned_at: int | None = None
        self._touched_at = -GUARD_MS

    @property
    def is_fresh(self) -> bool:
        """Whether it was closed so short a time ago that nobody can have read the page."""
        return self._closed_at is not None and self.clock() - self._closed_at < GUARD_MS

    def close(self) -> None:
        """Admit nothing until the keys have been let alone for ``GUARD_MS``."""
        self._closed_at = self.clock()

    def open(self) -> None:
        """Admit every press that is one."""
        self._closed_at = self._turned_at = None

    def turn(self) -> None:
        """Take note that the page changed by itself: a press may still be meant for the last one.

        Until the keys have been let alone for ``GUARD_MS``, or another key was pressed, neither
        Enter nor Space is admitted.
        """
        self._turned_at = self.clock()

    def admits(self, event: QKeyEvent) -> bool:
        """Take note of a press, and tell whether it may do something."""
        key, now = event.key(), self.clock()
        if key not in _OPENING:
            if key < Qt.Key.Key_Escape:  # what is held no longer repeats after another key
                self._released.clear()
                self._turned_at = None
            return True
        is_held = event.isAutoRepeat() or key in self._down
        has_gap = now - self._released.get(key, now - GAP_MS) >= GAP_MS
        is_quiet = not self._down and now - self._touched_at >= GUARD_MS
        self._down.add(key)
        self._touched_at = now
        changed_at = self._turned_at if self._closed_at is None else self._closed_at
        if changed_at is None:
            return key not in _ENTER or (has_gap and not is_held)
        if is_held or not is_quiet or now - changed_at < GUARD_MS:
            return False
        self.open()
        return True

    def release(self, event: QKeyEvent) -> None:
        """Take note that a key came up."""
        if event.key() in _OPENING and not event.isAutoRepeat():
            self._down.discard(event.key())
            self._released[event.key()] = self._touched_at = self.clock()

    def lose(self) -> None:
        """Take note that the keys go to another window, from where no release is told."""
        self._down.clear()
        self._touched_at = self.clock()


class WindowKeys(QObject):
    """Keeps presses that are none from a window and everything in it.

    Enter counts once for each time it goes down. While ``guard`` is closed, neither Enter nor
    Space nor the second half of a double click gets through; after a page that changed by itself,
    neither Enter nor Space. Keys that the user switched off never do.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.guard = KeyGuard()
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._window:
            # Keys come to the window of the system first, which is made when this one is shown.
            handle = self._window.windowHandle() if kind == QEvent.Type.Show else None
            if handle is not None:
                handle.installEventFilter(self)
        elif isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
            is_admitted = self.guard.admits(event)
            return not is_admitted or is_switched_off(event, self._window.focusWidget())
        elif isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyRelease:
            self.guard.release(event)
        elif kind in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.guard.lose()
        elif kind in _MOUSE:
            return self.guard.is_fresh
        return False
