"""Story player: which step of a story is on view, and what leads to another one."""

from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from acquire_desktop.choices import Speed
from acquire_desktop.ui.kit.keys import has_single_keys, is_enter

STEP_MS: Final[dict[Speed, int]] = {
    Speed.SLOW: 1800,
    Speed.NORMAL: 1500,
    Speed.FAST: 1200,
    Speed.INSTANT: 1200,
    Speed.STEP: 0,
}
"""How long a step stays on view, by the speed of the computers; 0 where it waits for a key."""


class StoryPlayer(QObject):
    """Leads through the steps of a story by itself, by keys and by buttons.

    Signals:
        moved (): A step is to be shown; it may be the same again.
        switched (): The reader let it play or hold.
        due (): The step has been on view for its time.
        ended (): The reader goes on behind the last step.
        left (): The reader skips the rest.
    """

    moved = Signal()
    switched = Signal()
    due = Signal()
    ended = Signal()
    left = Signal()

    def __init__(self, parent: QObject, *, is_watched: bool = False) -> None:
        """Make a player that holds at the first step.

        Args:
            parent: The owner.
            is_watched: Right shows the next step while the story plays on, and Enter leaves it as
                Esc does. Otherwise both walk: they hold the story and go on behind its last step.
        """
        super().__init__(parent)
        self._is_watched = is_watched
        self.position = 0
        """The index of the step on view."""
        self.last = 0
        """The index of the last step that there is to go on to."""
        self.plays = False
        """Whether it goes on by itself."""
        self.is_stopped = False
        """Whether the reader made it hold while it played."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.due)

    @property
    def is_at_end(self) -> bool:
        """Whether the last step is on view, or one behind it."""
        return self.position >= self.last

    @property
    def is_waiting(self) -> bool:
        """Whether the step on view has a time that is not over."""
        return self._timer.isActive()

    def wait(self, step_ms: int) -> None:
        """Give the reader so many milliseconds for the step on view."""
        self._timer.start(step_ms)

    def stop_waiting(self) -> None:
        """Let the step on view stand as long as it may."""
        self._timer.stop()

    def set_playing(self, plays: bool) -> None:
        """Let it play, or hold, and stop waiting."""
        self.plays, self.is_stopped = plays, False
        self._timer.stop()

    def toggle(self) -> None:
        """Hold, or play on."""
        self.plays, self.is_stopped = not self.plays, self.plays
        self._timer.stop()
        self.switched.emit()

    def hold(self) -> None:
        """Let the step on view stand until the reader goes on."""
        self.plays = False
        self._timer.stop()
        self.switched.emit()

    def show_next(self) -> None:
        """Show the next step, if there is one; a story that plays goes on playing."""
        if not self.is_at_end:
            self.position += 1
            self.moved.emit()

    def go_on(self) -> None:
        """Walk to the next step, or behind the last."""
        if self.is_at_end:
            self.ended.emit()
        elif self._is_watched:
            self.show_next()
        else:
            self.walk_to(self.position + 1)

    def go_back(self) -> None:
        """Walk to the step before."""
        if self.position or not self._is_watched:
            self.walk_to(max(0, self.position - 1))

    def walk_to(self, position: int) -> None:
        """Show a step, and hold there."""
        self.position, self.plays = position, False
        self._timer.stop()
        self.moved.emit()
        self.switched.emit()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that walks, holds or leaves, and tell whether it was taken."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = event.key()
        if key not in (Qt.Key.Key_Left, Qt.Key.Key_Right) and event.isAutoRepeat():
            return is_enter(event) or key in (Qt.Key.Key_Space, Qt.Key.Key_Escape)
        if key == Qt.Key.Key_Space and has_single_keys():
            self.toggle()
        elif key == Qt.Key.Key_Escape or (self._is_watched and is_enter(event)):
            self.left.emit()
        elif key == Qt.Key.Key_Right and self._is_watched:
            self.show_next()
        elif key == Qt.Key.Key_Right or is_enter(event):
            self.go_on()
        elif key == Qt.Key.Key_Left:
            self.go_back()
        else:
            return False
        return True
