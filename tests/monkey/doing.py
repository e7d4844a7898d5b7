"""Does to the window what an event says, the way a person and the system would."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QKeyEvent, QKeySequence, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from shiboken6 import isValid

from acquire_desktop.choices import ThemeChoice
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.acquire.setup.new_game import choice_from
from tests.monkey.places import at_address, front, in_window, tops
from tests.monkey.records import Event
from tests.monkey.stage import Stage, set_active

_NONE: Final = Qt.KeyboardModifier.NoModifier
_LONGEST_MS: Final = 5_000
"""Timers of more are for what nobody waits for."""
_EVERYWHERE: Final = frozenset({"leave", "return", "file", "later", "wait", "resize"})
"""What may happen while a dialog asks for a file; nothing else may touch that dialog."""


class Presses(QObject):
    """Tells of each press in a window of the system before that has it: two of a double click."""

    _KINDS: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)

    def __init__(self, note: Callable[[], None]) -> None:
        super().__init__()
        self._note = note

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in self._KINDS:
            self._note()
        return False

    @contextmanager
    def told(self, handle: QWindow) -> Iterator[None]:
        """Tell of the presses in a window."""
        handle.installEventFilter(self)
        try:
            yield
        finally:
            if isValid(handle):
                handle.removeEventFilter(self)


class Doer:
    """Does events."""

    def __init__(self, stage: Stage, note_press: Callable[[], None]) -> None:
        """Prepare.

        Args:
            stage: Has the window.
            note_press: Called before each of several presses in one event.
        """
        self._presses = Presses(note_press)
        self._stage = stage
        self._held: tuple[QWindow, Qt.MouseButton, QPoint] | None = None
        """A button of the mouse that is down."""

    def do(self, event: Event) -> bool:
        """Do what an event says; return whether there was anything to do it to."""
        stage, name = self._stage, event["do"]
        stage.clock.now_ms += event["ms"]
        stage.draw_from(event["n"])
        self._let_go()
        if isinstance(front(), QFileDialog) and name not in _EVERYWHERE:
            return False  # it can rename and delete
        deed: Callable[[Event], bool | None] = getattr(self, f"_{name}")
        return deed(event) is not False

    # The program

    def _begin(self, event: Event) -> bool | None:
        if len(tops()) > 1:
            return False  # a dialog would be closed under its own feet
        values = event["settings"]
        settings = Settings(**{**values, "theme": ThemeChoice(values["theme"])})
        self._stage.begin(is_fresh=event["fresh"], settings=settings, size=tuple(event["size"]))
        return None

    def _close(self, _event: Event) -> bool | None:
        if QApplication.activeModalWidget() is not None:
            return False
        self._stage.window.close()
        return None

    def _later(self, event: Event) -> None:
        name = event["file"]
        self._stage.hand_over(None if name is None else self._file_of(name))

    def _new_game(self, event: Event) -> bool | None:
        if QApplication.activeModalWidget() is not None:
            return False
        choice = choice_from(event["choice"])
        self._stage.window.pages.start_game(choice)
        return None

    def _command(self, event: Event) -> bool | None:
        action = self._stage.window.menus.actions[event["key"]]
        if QApplication.activeModalWidget() is not None or not action.isEnabled():
            return False
        action.trigger()
        return None

    def _file(self, event: Event) -> bool | None:
        dialog = front()
        if not isinstance(dialog, QFileDialog):
            return False
        if event["name"] is None:
            dialog.reject()
        else:
            dialog.selectFile(str(self._file_of(event["name"])))
            dialog.accept()
            if dialog.isVisible():  # there is no such file
                dialog.reject()
        return None

    def _wait(self, _event: Event) -> None:
        """Let so much time go by that everything comes to rest."""
        finish_animations(self._stage.window)
        for timer in self._stage.window.findChildren(QTimer):
            if timer.isActive() and timer.isSingleShot() and timer.interval() <= _LONGEST_MS:
                timer.stop()
                timer.timeout.emit()

    # The window

    def _resize(self, event: Event) -> None:
        self._stage.window.resize(*event["size"])

    def _state(self, event: Event) -> None:
        window = self._stage.window
        {
            "minimised": window.showMinimized,
            "normal": window.showNormal,
            "maximised": window.showMaximized,
            "full": window.showFullScreen,
        }[event["to"]]()

    def _leave(self, _event: Event) -> None:
        set_active(False)

    def _return(self, _event: Event) -> None:
        set_active(True)
        self._stage.window.activateWindow()

    # The mouse

    def _move(self, event: Event) -> bool | None:
        if (found := _target(event["on"], event["at"])) is None:
            return False
        QTest.mouseMove(*found)
        return None

    def _click(self, event: Event) -> bool | None:
        if (found := _target(event["on"], event["at"])) is None:
            return False
        handle, point = found
        button = Qt.MouseButton[event["button"]]
        keys = Qt.KeyboardModifier[event["keys"]]
        QTest.mouseMove(handle, point)
        if event["times"] == 2:
            with self._presses.told(handle):
                QTest.mouseDClick(handle, button, keys, point)
            return None
        self._held = handle, button, point
        QTest.mousePress(handle, button, keys, point)
        self._let_go()
        return None

    def _drag(self, event: Event) -> bool | None:
        found, end = _target(event["on"], event["at"]), _target(event["to"], event["to_at"])
        if found is None or end is None:
            return False
        (handle, point), last = found, end[1]
        self._held = handle, Qt.MouseButton.LeftButton, last
        QTest.mousePress(handle, Qt.MouseButton.LeftButton, _NONE, point)
        for part in range(1, 5):
            if not self._is_down():
                return None  # what the press opened has taken the mouse
            QTest.mouseMove(handle, point + (last - point) * (part / 4))
        self._let_go()
        return None

    def _wheel(self, event: Event) -> bool | None:
        if (found := _target(event["on"], event["at"])) is None:
            return False
        handle, point = found
        keys = Qt.KeyboardModifier[event["keys"]]
        QTest.wheelEvent(handle, point, QPoint(0, event["by"]), QPoint(), keys)
        return None

    def _is_down(self) -> bool:
        return self._held is not None

    def _let_go(self) -> None:
        held, self._held = self._held, None
        if held is not None and held[0] in QGuiApplication.allWindows():
            handle, button, point = held
            QTest.mouseRelease(handle, button, _NONE, _inside(handle, point))

    # The keys

    def _key(self, event: Event) -> bool | None:
        return self._press(event["key"], event["times"])

    def _decide(self, event: Event) -> bool | None:
        window = self._stage.window
        is_called = window.session.screen.handover_to is not None
        if not window.pages.is_at_table() or is_called:
            return False
        window.pages.game.board.setFocus(Qt.FocusReason.OtherFocusReason)
        for key in event["keys"]:
            self._press(key)
        return None

    def _type(self, event: Event) -> bool | None:
        for sign in event["text"]:
            focused = QApplication.focusWidget()
            if focused is None:
                return False
            for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
                QApplication.sendEvent(focused, QKeyEvent(kind, 0, _NONE, sign))
        return None

    def _compose(self, event: Event) -> bool | None:
        """Compose a text as an input method does, and give it, or break off."""
        focused = QApplication.focusWidget()
        if focused is None:
            return False
        QApplication.sendEvent(focused, QInputMethodEvent(event["text"], []))
        given = QInputMethodEvent()
        given.setCommitString(event["text"] if event["gives"] else "")
        QApplication.sendEvent(focused, given)
        return None

    def _paste(self, event: Event) -> bool | None:
        self._stage.app.clipboard().setText(event["text"])
        return self._press("Ctrl+V")

    def _press(self, keys: str, times: int = 1) -> bool | None:
        """Press and release keys in the window that has them: ``Ctrl+H``.

        Args:
            keys: As ``QKeySequence`` reads them.
            times: How often the key comes down until it is let go.
        """
        top = front()
        handle = None if top is None else top.windowHandle()
        sequence = QKeySequence.fromString(keys, QKeySequence.SequenceFormat.PortableText)
        if handle is None or not sequence.count():
            return False
        combination = sequence[0]  # type: ignore[index]
        with self._presses.told(handle):
            for _ in range(times):
                if isValid(handle):  # what the key did may have closed the window
                    QTest.keyPress(handle, combination.key(), combination.keyboardModifiers())
        if handle in QGuiApplication.allWindows():
            QTest.keyRelease(handle, combination.key(), combination.keyboardModifiers())
        return None

    def _file_of(self, name: str) -> Path:
        return self._stage.files / Path(name).name


def finish_animations(top: QWidget) -> None:
    """Bring everything that moves to where it moves to."""
    running = QAbstractAnimation.State.Running
    for moving in top.findChildren(QAbstractAnimation):
        if moving.state() == running and moving.totalDuration() >= 0:
            moving.setCurrentTime(moving.totalDuration())


def _target(place: str, at: Any) -> tuple[QWindow, QPoint] | None:
    """Return the window of the system and the point in it at an address."""
    widget = at_address(place)
    handle = None if widget is None else widget.window().windowHandle()
    if widget is None or handle is None or not isValid(handle):
        return None
    return handle, _inside(handle, in_window(widget, QPoint(*at)))


def _inside(handle: QWindow, point: QPoint) -> QPoint:
    """Return a point, or the next one in a window: it may have become smaller."""
    size = handle.size()
    return QPoint(
        max(0, min(point.x(), size.width() - 1)), max(0, min(point.y(), size.height() - 1))
    )
