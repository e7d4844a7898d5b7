"""Stage for measurements: a window with a game, and the moment when it has been painted."""

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from acquire_desktop.app import collect_garbage, make_app, make_window
from acquire_desktop.choices import Speed, ThemeChoice
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.acquire.setup.new_game import NewGame
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.window.preferences import apply_look

SIZE = (1920, 1080)
_LIMIT_S = 60.0
_CHECK_MS = 2
_DONE = 1
"""What a loop ends with when it saw what it waited for."""


class FrameWatch(QObject):
    """Notes when the frames of a widget are on the screen, which is when a person sees them.

    The first frame after a click is painted with much else; that time is in the clicks already.
    Counted from the beginning of its painting, the interval after it would contain it again.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget, self._window = widget, widget.window()
        self._is_painted = False
        self.times_s: list[float] = []
        """When each frame was shown, in seconds of ``time.perf_counter``."""
        self.cpu_s: list[float] = []
        """The same in seconds of ``time.process_time``."""
        for watched in (self._widget, self._window):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the window paint now, and note the time if the widget was painted."""
        if event.type() == QEvent.Type.Paint:
            self._is_painted = self._is_painted or watched is self._widget
        if event.type() != QEvent.Type.UpdateRequest or watched is not self._window:
            return False
        self._is_painted = False
        watched.event(event)
        if self._is_painted:
            self.times_s.append(time.perf_counter())
            self.cpu_s.append(time.process_time())
        return True

    def clear(self) -> None:
        """Forget the frames so far."""
        self.times_s.clear()
        self.cpu_s.clear()

    def stop(self) -> None:
        """Watch no longer."""
        for watched in (self._widget, self._window):
            watched.removeEventFilter(self)


class Stage:
    """The main window of the program, shown without a screen."""

    def __init__(self, window: AcquireWindow, computers: ComputerPlayers) -> None:
        self.window = window
        self.computers = computers
        self._is_painting = False
        self.cpu_ms: list[float] = []
        """Processor time of every deed measured so far, which other programs do not lengthen."""
        window.installEventFilter(_UpdateWatch(self, window))

    def note_update(self) -> None:
        """Remember that everything which waits to be painted is painted now."""
        self._is_painting = True

    def painted_ms(self, deed: Callable[[], object]) -> float:
        """Return the time from the start of a deed until its result was painted."""
        self._is_painting = False
        # To read the clock of the processor takes up to a millisecond, so it is read outside.
        start_cpu_s, start_s = time.process_time(), time.perf_counter()
        deed()
        while not self._is_painting and time.perf_counter() - start_s < _LIMIT_S:
            QApplication.processEvents()
        taken_s = time.perf_counter() - start_s
        self.cpu_ms.append((time.process_time() - start_cpu_s) * 1000)
        return taken_s * 1000

    def start_game(self, seed: str, *, humans: int = 1, edition: str = "2023-classic") -> None:
        """Start a game of four, humans first."""
        people = [Player(f"Player {seat + 1}", PlayerKind.HUMAN) for seat in range(humans)]
        others = [
            Player(f"Robot {seat + 1}", PlayerKind.COMPUTER, "greedy") for seat in range(4 - humans)
        ]
        self.window.pages.start_game(NewGame(edition, (*people, *others), Holdings.OPEN, seed))

    def wait(self, done: Callable[[], bool]) -> None:
        """Let the program run until something is so.

        Raises:
            TimeoutError: If it does not become so.
        """
        loop = QEventLoop()
        start_s = time.perf_counter()

        def check() -> None:
            if done():
                loop.exit(_DONE)
            elif time.perf_counter() - start_s > _LIMIT_S:
                loop.quit()

        timer = QTimer()
        timer.setInterval(_CHECK_MS)
        timer.timeout.connect(check)
        timer.start()
        # Qt deletes what waits for it only in a loop that runs.
        result = loop.exec()
        timer.stop()
        # Whether it is still so is not asked: what comes up before the loop ends may change it.
        if result != _DONE:
            raise TimeoutError("the window does not get on")

    def wait_for_human(self) -> bool:
        """Wait until the human decides; False when the game is over."""
        session = self.window.session
        self.wait(lambda: session.is_over or session.awaits_human)
        return not session.is_over

    def settle(self) -> None:
        """Let everything that waits happen."""
        for _ in range(5):
            QApplication.processEvents()


class _UpdateWatch(QObject):
    """Signals to a stage when its window paints its waiting updates."""

    def __init__(self, stage: Stage, window: AcquireWindow) -> None:
        super().__init__(window)
        self._stage = stage

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest:
            self._stage.note_update()
        return False


@contextmanager
def open_stage(*, animations: bool = True) -> Iterator[Stage]:
    """Show the window as the program does, and end everything afterwards."""
    gc.disable()
    settings = Settings(
        language="en", theme=ThemeChoice.LIGHT, computer_speed=Speed.INSTANT, animations=animations
    )
    app = make_app()
    apply_look(app, settings)
    computers = ComputerPlayers(load_rules)
    window = make_window(app, user_folders(), settings, computers)
    window.pages.completed.connect(computers.start)
    window.pages.completed.connect(collect_garbage)
    window.resize(*SIZE)
    window.show()
    stage = Stage(window, computers)
    stage.wait(lambda: computers.pid is not None)  # nobody begins a game before that
    stage.settle()
    try:
        yield stage
    finally:
        window.close()
        computers.close()
        gc.unfreeze()
        gc.enable()


def click(widget: QWidget) -> None:
    """Click into the middle of a widget."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def percentile(values: list[float], share: float) -> float:
    """Return the value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def resident_mb(pid: int | str = "self") -> float:
    """Return the resident memory of a process in megabytes; 0 where the system does not tell."""
    try:
        status = Path(f"/proc/{pid}/status").read_text("ascii")
    except OSError:
        return 0.0
    kib = next((line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")), "0")
    return int(kib) / 1024
