"""Separates a key or mouse press that is meant from one meant for something that is gone.

Not every system marks the repeats of a held key: over a remote desktop they come as presses, with
or without a release just before each. So it is told by time, and by which keys are down.

Confirming buttons share one place, and one may come up under a pointer that rests there. So such a
button takes no mouse press until it has been seen for ``SEEN_MS`` or the pointer has moved since it
came up, and never the second press of a double click. Screen readers press it without a mouse.
"""

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from acquire_desktop.ui.kit.keys import is_switched_off
from acquire_desktop.ui.kit.look import theme

GUARD_MS: Final = 500
"""For so long the keys must be let alone before one opens what the next person is to see."""
GAP_MS: Final = 30
"""A key that comes down again sooner was not let go: no finger is that fast."""
SEEN_MS: Final = 350
"""For so long a confirming button must have been on view under a pointer that rests."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_OPENING: Final = (*_ENTER, Qt.Key.Key_Space)
_MOUSE: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_LOOKED_AT: Final = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Paint, *_MOUSE)

Clock = Callable[[], int]
"""Returns milliseconds that only ever grow."""


def uptime_ms() -> int:
    """Return the milliseconds since some moment in the past."""
    return time.monotonic_ns() // 1_000_000


class KeyGuard:
    """Knows whether a press of Enter or Space is one of its own; it must hear of all of them."""

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
        """Take note that the keys go to another window, from where no release is reported."""
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
        elif kind in _MOUSE and isinstance(event, QMouseEvent):
            note_press(event)
            return self.guard.is_fresh
        return False


class _Presses:
    """When and where the last two mouse presses were made, on whatever they were."""

    last: tuple[int, QPoint] = (0, QPoint())
    before: tuple[int, QPoint] = (0, QPoint())


class PressGuard:
    """Knows whether a mouse press is meant for a widget as it stands now."""

    def __init__(self) -> None:
        self.renew()

    def renew(self) -> None:
        """Take note that the widget stands for something else from now on, which nobody saw."""
        self._seen_at: int | None = None
        self._pointer = QCursor.pos()

    def note_paint(self) -> None:
        """Take note that the widget is on view as it stands."""
        if self._seen_at is None:
            self._seen_at, self._pointer = uptime_ms(), QCursor.pos()

    def admits(self, event: QMouseEvent) -> bool:
        """Take note of a press, and tell whether it may do something."""
        if is_repeated(event) or event.type() == QEvent.Type.MouseButtonDblClick:
            return False
        is_seen = self._seen_at is not None and uptime_ms() - self._seen_at >= SEEN_MS
        return is_seen or not _is_near(event.globalPosition().toPoint(), self._pointer)


class ButtonGuard(QObject):
    """Keeps mouse presses from a confirming button that were not meant for it.

    When the button is shown or has another text it counts as another button. Whoever owns it calls
    ``renew`` where the same text stands for something else.
    """

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        self._button = button
        self._text = button.text()
        self._guard = PressGuard()
        button.installEventFilter(self)

    def renew(self) -> None:
        """Take note that the button stands for something else from now on."""
        self._guard.renew()
        self._button.update()  # the press after that is taken, even if it looks the same

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind not in _LOOKED_AT:
            return False
        text = "" if kind == QEvent.Type.Hide else self._button.text()  # it may be a secret
        if kind == QEvent.Type.Show or text != self._text:
            self._text = text
            self._guard.renew()
        if kind == QEvent.Type.Paint:
            self._guard.note_paint()
        if not isinstance(event, QMouseEvent) or event.button() != Qt.MouseButton.LeftButton:
            return False
        return not self._guard.admits(event)


class PrimaryButton(QPushButton):
    """The button of a page or dialog in the accent colour, which confirms what is chosen there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("primary", True)
        self.press_guard = ButtonGuard(self)

    def set_primary(self, is_primary: bool) -> None:
        """Have the accent colour, or look like any button where the player must choose first."""
        if self.property("primary") is not is_primary:
            self.setProperty("primary", is_primary)
            theme.repolish(self)


def renew_buttons(widget: QWidget) -> None:
    """Take note that the confirming buttons in a widget come up: what lay over them is gone."""
    for guard in widget.findChildren(ButtonGuard):
        guard.renew()


def note_press(event: QMouseEvent) -> None:
    """Remember a press; one that is met on its way through several widgets counts once."""
    if event.timestamp() != _Presses.last[0]:
        _Presses.before = _Presses.last
        _Presses.last = event.timestamp(), event.globalPosition().toPoint()


def is_repeated(event: QMouseEvent) -> bool:
    """Take note of a press, and tell whether another was just before it, at about its place."""
    note_press(event)
    when, where = _Presses.before
    is_soon = 0 <= event.timestamp() - when < QApplication.doubleClickInterval()
    return bool(when) and is_soon and _is_near(event.globalPosition().toPoint(), where)


def _is_near(at: QPoint, other: QPoint) -> bool:
    """Tell whether two points are so close to each other that a resting hand makes the way."""
    return (at - other).manhattanLength() <= QApplication.startDragDistance()
