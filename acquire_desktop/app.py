"""Start-up: wires the layers together and runs the window."""

from acquire_desktop import pure_python  # noqa: F401 - before all else

# isort: split
import gc
import logging
import sys
from collections.abc import Callable
from functools import cache, cached_property
from pathlib import Path
from threading import Thread
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from acquire_desktop import __version__
from acquire_desktop.evidence import open_logs
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.single_instance import SingleInstance, Standing
from acquire_desktop.storage.autosave_writer import AutosaveWriter
from acquire_desktop.storage.finished_games import FinishedGames
from acquire_desktop.storage.folders import Folders, user_folders
from acquire_desktop.storage.library import prepare
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.storage.settings import Settings, read_settings
from acquire_desktop.ui.acquire.setup.new_game import mended_choice
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit.focus import FocusRing
from acquire_desktop.ui.kit.look import icons, motion
from acquire_desktop.ui.window.key_places import KeyPlaces
from acquire_desktop.ui.window.main_window import MainWindow
from acquire_desktop.ui.window.preferences import apply_look
from acquire_desktop.ui.window.settings_check import check_settings
from acquire_desktop.unhandled import Heartbeat, UnhandledErrors

_GARBAGE_MS: Final = 1000
_log = logging.getLogger(__name__)


class Application(QApplication):
    """The application object, which macOS hands the files that are double-clicked.

    There that starts no second program: the one that runs is told.
    """

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._waiting: Path | None = None
        self._take: Callable[[Path], object] | None = None

    def event(self, event: QEvent) -> bool:
        """Take a file."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return super().event(event)
        file = Path(event.file())
        if self._take is None:
            self._waiting = file
        else:
            self._take(file)
        return True

    def waiting_file(self) -> Path | None:
        """Return the last file that came before anybody took files, and forget it."""
        file, self._waiting = self._waiting, None
        return file

    def send_files_to(self, take: Callable[[Path], object]) -> None:
        """Hand over every file from now on."""
        self._take = take


def main(file: Path | None = None) -> int:
    """Run the program and return its exit status.

    Args:
        file: A saved game to open.
    """
    folders = user_folders()
    errors = UnhandledErrors()
    errors.install()
    no_log = _open_logs(folders)
    app = make_app()
    instance = SingleInstance(folders.data)
    standing = instance.settle(file)
    while standing is Standing.SILENT:
        from acquire_desktop.ui.window.later_starts import ask_to_try_again

        apply_look(app, read_settings(folders.settings).settings)
        if not ask_to_try_again():
            return 1
        standing = instance.settle(file)
    if standing is Standing.HANDED_OVER:
        return 0
    return _run(app, folders, instance, file, errors, no_log)


def _run(
    app: QApplication,
    folders: Folders,
    instance: SingleInstance,
    file: Path | None,
    errors: UnhandledErrors,
    no_log: OSError | None,
) -> int:
    """Open the window, let people play, and return the exit status."""
    prepare(folders)
    checked = check_settings(folders.settings, mended_choice)
    settings = checked.settings
    apply_look(app, settings)
    computers = ComputerPlayers(load_rules, app)
    window = make_window(app, folders, settings, computers)
    windows = make_windows(app, window)
    window.pages.completed.connect(computers.start)
    window.pages.completed.connect(window.sounds.load)

    def answer(called_for: Path | None) -> None:
        from acquire_desktop.ui.window.later_starts import LaterStarts

        LaterStarts(windows.shown, windows.shown.files.open).answer(called_for)

    instance.called.connect(answer)
    if isinstance(app, Application):
        app.send_files_to(answer)
        file = file or app.waiting_file()
    app.aboutToQuit.connect(instance.close)
    app.aboutToQuit.connect(window.sounds.close)
    if file is not None:
        window.files.open(file)  # before anything is shown: no other page comes first
    shown = windows.shown  # the file may have been one of the second game
    completed = shown.pages.completed
    completed.connect(motion.is_on)  # the first question to the system takes longest
    completed.connect(collect_garbage)
    completed.connect(lambda: _keep_missing(window.finished))
    completed.connect(instance.listen)
    errors.arose.connect(windows.tell_error)
    heartbeat = Heartbeat(app)
    shown.show()
    shown.troubles.look()
    if no_log is not None:
        shown.troubles.note_log(no_log, lambda: open_logs(folders.logs))
    for note in checked.notes():
        shown.messages.tell_too(note)
    status = app.exec()
    heartbeat.stop()
    window.session.finish_saving()  # the program may end without its window being closed
    window.session.computer_turns.close()
    computers.close()
    return status


def make_app() -> QApplication:
    """Return the application object, made on the first call."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = Application(sys.argv[:1])
    _open_to_screen_readers()
    if app.findChild(KeyPlaces) is None:
        KeyPlaces(app)
    app.setApplicationName("Acquire Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("acquire-desktop")
    app.setWindowIcon(QIcon(icons.logo_pixmap(256)))
    return app


@cache
def _open_to_screen_readers() -> None:
    """Say how screen readers see our widgets; the code for it comes when one is there."""

    def interface_of(_key: str, thing: QObject) -> QAccessibleInterface | None:
        from acquire_desktop.ui.kit import accessible

        return accessible.interface_of(thing)

    QAccessible.installFactory(interface_of)


def make_window(
    app: QApplication, folders: Folders, settings: Settings, computers: ComputerPlayers
) -> AcquireWindow:
    """Return the main window with a session behind it."""
    finished = FinishedGames(folders)
    session = Session(computers, AutosaveWriter(folders, finished).write)
    session.seats.pins_file = folders.pins
    session.journal = folders.journal
    window = AcquireWindow(app, session, folders, settings, finished)
    session.setParent(window)  # it goes with the window, not with the application
    FocusRing(window)
    return window


def make_windows(app: QApplication, window: AcquireWindow) -> "TwoWindows":
    """Return what leads to the window of the second game, which is made when it is wanted.

    Args:
        app: The application.
        window: That of the first game.
    """

    def make_second() -> MainWindow:
        from acquire_desktop.games.hotel_tycoon import load_rules as load_hotel_tycoon
        from acquire_desktop.ui.hotel_tycoon.shell.window import HotelTycoonWindow

        computers = ComputerPlayers(load_hotel_tycoon, app)
        autosave = AutosaveWriter(window.folders, window.finished).write
        session = GameSession(load_hotel_tycoon, computers, autosave)
        session.seats.locks = window.session.seats.locks
        second = HotelTycoonWindow(
            app, session, window.folders, window.finished, window.preferences
        )
        session.setParent(second)
        second.pages.completed.connect(computers.start)
        second.pages.completed.connect(second.sounds.load)
        app.aboutToQuit.connect(second.sounds.close)
        FocusRing(second)
        return second

    return TwoWindows(window, make_second)


class TwoWindows(QObject):
    """Puts the window of one game in the place of the other's, as if it were one window."""

    def __init__(self, first: MainWindow, make_second: Callable[[], MainWindow]) -> None:
        """Begin with the first window on view.

        Args:
            first: Has the first page of the program; closing it ends the program.
            make_second: Makes the other window when it is first needed.
        """
        super().__init__(first)
        self._first = first
        self._make_second = make_second
        self._is_ending = False
        first.pages.other_game_wanted.connect(self.show_second)
        first.files.foreign.connect(self._take_to_second)
        first.closed.connect(self._end)

    @cached_property
    def second(self) -> MainWindow:
        """The window of the second game."""
        window = self._make_second()
        window.pages.other_game_wanted.connect(self.show_first)
        window.files.foreign.connect(self._take_to_first)
        window.closed.connect(self._end)
        return window

    @property
    def shown(self) -> MainWindow:
        """The window that is on view."""
        is_second = "second" in vars(self) and self.second.isVisible()
        return self.second if is_second else self._first

    def tell_error(self) -> None:
        """Tell in the window on view that something in the program failed."""
        self.shown.tell_error()

    def show_first(self) -> None:
        """Put the first window in the place of the second one."""
        self._change(self.second, self._first)
        self._first.pages.show_start()

    def show_second(self) -> None:
        """Put the second window in the place of the first one."""
        self._change(self._first, self.second)

    def _take_to_second(self, loaded: Loaded, file: Path | None) -> None:
        self.show_second()
        self.second.files.take_over(loaded, file)

    def _take_to_first(self, loaded: Loaded, file: Path | None) -> None:
        self.show_first()
        self._first.files.take_over(loaded, file)

    def _change(self, old: MainWindow, new: MainWindow) -> None:
        if old.session.has_game:
            old.session.leave()
            old.pages.show_start()
        _put(new, old)
        new.show()
        old.hide()

    def _end(self) -> None:
        """Close both: who closes what is on view ends the program."""
        if self._is_ending:
            return
        self._is_ending = True
        if "second" in vars(self):
            if self.second.isVisible():
                _put(self._first, self.second)
            self.second.close()
        self._first.close()


def _put(window: MainWindow, place: MainWindow) -> None:
    """Give a window the place, the size and the state of another one."""
    is_normal = not place.isMaximized() and not place.isFullScreen()
    window.setGeometry(place.geometry() if is_normal else place.normalGeometry())
    window.setWindowState(place.windowState() & ~Qt.WindowState.WindowMinimized)


def collect_garbage() -> None:
    """Begin to look for garbage, but not among what lives as long as the program.

    Python by itself would do so in whichever thread makes the object that is one too many, and a
    widget must not go in another thread than the window's.
    """
    gc.freeze()
    timer = QTimer(QCoreApplication.instance())
    timer.setInterval(_GARBAGE_MS)
    timer.timeout.connect(_collect_some)
    timer.start()


def _collect_some() -> None:
    counts, thresholds = gc.get_count(), gc.get_threshold()
    due = [generation for generation in range(3) if counts[generation] > thresholds[generation]]
    if due:
        gc.collect(due[-1])


def _keep_missing(finished: FinishedGames) -> None:
    """Keep in the background what was not kept when it ended."""
    work = Thread(target=finished.take_missing, args=(GAMES,), name="finished games", daemon=True)
    work.start()


def _open_logs(folders: Folders) -> OSError | None:
    """Write what goes wrong to files: a windowed program has no standard error.

    Returns:
        Why no file can be written, or None.
    """
    problem = None
    try:
        open_logs(folders.logs)
    except OSError as error:
        problem = error
    _log.info("version %s, Python %s", __version__, sys.version.split()[0])
    return problem
