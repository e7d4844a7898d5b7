"""Unhandled errors and hangs: noted wherever they arise, and shown by the window afterwards."""

import logging
import sys
import threading
import traceback
from collections import Counter
from contextlib import suppress
from time import process_time
from types import TracebackType
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, QtMsgType, Signal, qInstallMessageHandler

from acquire_desktop.evidence import (
    crash_size,
    error_text,
    expect_life,
    expect_no_life,
    forget_crashes,
)

HANG_S: Final = 20
"""Seconds after which the window's thread counts as hanging."""
_BEAT_MS: Final = 5000
_WAITS_IN_HANG: Final = 10
_NOTED_IN_FULL: Final = 3
"""How often the same error is noted with its traceback; then only how often it came."""
_MOST_KINDS: Final = 200
"""Kinds of errors that are told apart; a program with more is noted no further."""
_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
}
_log = logging.getLogger(__name__)


class UnhandledErrors(QObject):
    """Takes what nobody caught: in a slot, a paint event, a thread, a destructor, or in Qt.

    Signals:
        arose (): An error of a kind that was not there before was noted. It comes from an
            event of its own: what shows it does not run inside what failed.
    """

    arose = Signal()
    _noted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._kinds: Counter[str] = Counter()
        self._noted.connect(self.arose, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Take every error of the process from now on."""
        sys.excepthook = self._take
        threading.excepthook = lambda args: self._take(
            args.exc_type, args.exc_value, args.exc_traceback
        )
        # What the object was that failed to end is not noted: it may be a player or a tile.
        sys.unraisablehook = lambda args: self._take(
            args.exc_type, args.exc_value, args.exc_traceback
        )
        qInstallMessageHandler(_log_qt)

    def _take(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        error = error or kind()
        with suppress(Exception):  # to fail here would end in this hook again
            self._note(error, trace)
            if sys.__stderr__ is not None:  # often the journal of the system: no secrets there
                sys.__stderr__.write(f"{error_text(error)}\n")

    def _note(self, error: BaseException, trace: TracebackType | None) -> None:
        name = _kind_of(error, trace)
        if len(self._kinds) >= _MOST_KINDS and name not in self._kinds:
            return
        self._kinds[name] += 1
        count = self._kinds[name]
        if count <= _NOTED_IN_FULL:
            _log.critical("unhandled error", exc_info=(type(error), error, trace))
        elif count & (count - 1) == 0:  # a widget that cannot paint fails a hundred times a second
            _log.critical("the same unhandled error, %s times by now: %s", count, name)
        if count == 1:
            self._noted.emit()


def _kind_of(error: BaseException, trace: TracebackType | None) -> str:
    """Return what two errors share that have the same cause: type and place."""
    frames = traceback.extract_tb(trace)
    place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "?"
    return f"{type(error).__name__} at {place}"


def _log_qt(kind: QtMsgType, _context: object, message: str) -> None:
    logging.getLogger("qt").log(_LEVELS.get(kind, logging.ERROR), "%s", message)
    if kind == QtMsgType.QtFatalMsg and sys.__stderr__ is not None:
        # Qt ends the program now: whoever waits at a terminal must hear why.
        sys.__stderr__.write(f"{message}\n")


class Heartbeat(QObject):
    """Beats in the window's thread; when it stops, the stacks of all threads are written.

    They go to the file of crashes, by ``faulthandler``, which needs no thread that still runs. Its
    clock goes on while the process is stopped or the machine sleeps; so a thread counts short
    waits, and what was written while it counted few and nothing was computed is taken back.
    """

    def __init__(self, parent: QObject, hang_s: float = HANG_S, beat_ms: int = _BEAT_MS) -> None:
        super().__init__(parent)
        self._hang_s = hang_s
        self._waits = 0
        """Since the last beat, ten for the time of a hang."""
        self._beaten = process_time(), crash_size()
        """Seconds of the processor and the size of the file of crashes at the last beat."""
        self._is_over = threading.Event()
        threading.Thread(target=self._count, name="heartbeat", daemon=True).start()
        self._timer = QTimer(self, timerType=Qt.TimerType.CoarseTimer)
        self._timer.setInterval(beat_ms)
        self._timer.timeout.connect(self._beat)
        self._timer.start()
        self._beat()

    def stop(self) -> None:
        """End watching, before the event loop does."""
        self._timer.stop()
        self._is_over.set()
        self._look_back()

    def _beat(self) -> None:
        self._look_back()
        self._waits, self._beaten = 0, (process_time(), crash_size())
        expect_life(self._hang_s)

    def _look_back(self) -> None:
        """Stop waiting for a beat, and take back what was written of a stop that was no hang."""
        expect_no_life()  # nothing is being written any more
        computed_s, size = self._beaten
        is_idle = process_time() - computed_s < self._hang_s / 4
        if is_idle and self._waits < _WAITS_IN_HANG / 2:
            forget_crashes(size)

    def _count(self) -> None:
        while not self._is_over.wait(self._hang_s / _WAITS_IN_HANG):
            self._waits += 1
