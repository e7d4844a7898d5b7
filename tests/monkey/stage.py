"""The real window in folders of its own, where time goes by only as the monkey lets it."""

import secrets
import shutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import Qt, QThread
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from acquire_desktop.app import make_app, make_window
from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.advice import hints
from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.opponents import character_of, level_of, named
from acquire_desktop.session import pace
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.messages import Answer, Question
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import prepare
from acquire_desktop.storage.settings import Settings, read_settings
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit.key_guard import KeyGuard
from acquire_desktop.ui.window.later_starts import LaterStarts
from acquire_desktop.ui.window.preferences import apply_look
from tests.secrecy.playing import PlainAdvice

NEVER_MS: Final = 10**8
"""For so long a timer waits that the monkey lets go off by itself."""
_SLOWEST: Final = "medium"
"""Stronger levels search, and a search costs the time that the window is to have."""
_SAVES: Final = Path(__file__).parents[1] / "saves"
"""Whole, old and damaged saves for the monkey to open."""


class HeldPlayers(ComputerPlayers):
    """Computer players in their own process, whose answers are held until they are asked for."""

    def __init__(self) -> None:
        super().__init__(load_rules, spare_ms=NEVER_MS, start_ms=NEVER_MS, stale_ms=NEVER_MS)
        self._held: tuple[Question, Answer] | None = None

    @property
    def has_answer(self) -> bool:
        """Whether an answer has come that is held."""
        return self._held is not None

    def request(self, game_id: str, ply: int, view: Any, level: str, seed: int) -> None:
        """Ask a player of the same character that chooses at once."""
        known = LEVELS.get(level_of(level))
        if known is not None and known.limits is not None:
            level = named(_SLOWEST, character_of(level))
        self._held = None
        super().request(game_id, ply, view, level, seed)

    def take_answer(self, question: Question, answer: Answer) -> None:
        """Hold an answer."""
        if question is self._question:
            self._held = question, answer

    def release(self) -> None:
        """Let the answer through that is held."""
        held, self._held = self._held, None
        if held is not None:
            super().take_answer(*held)


@dataclass
class Clock:
    """The time of the stage."""

    now_ms: int = 0

    def __call__(self) -> int:
        """Return it."""
        return self.now_ms


class Stage:
    """Opens and closes the window."""

    def __init__(self, root: Path) -> None:
        """Prepare the program; there is no window yet.

        Args:
            root: Where all files of the run lie.
        """
        QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
        self.app = make_app()
        self.app.setQuitOnLastWindowClosed(False)
        self.app.setCursorFlashTime(0)
        self.root = root
        self.files = root / "files"
        """What the user's own files are, for the dialogs and later starts."""
        self.clock = Clock()
        self.profile = 0
        self.is_complete = False
        """Whether all pages of the window have been made."""
        self._settings = Settings()
        self.plant: Callable[[AcquireWindow], None] | None = None
        """Does something to every window that is opened."""
        self._window: AcquireWindow | None = None
        self._later: LaterStarts | None = None
        self.stop_time()
        self.computers = HeldPlayers()

    @property
    def window(self) -> AcquireWindow:
        """The window."""
        assert self._window is not None
        return self._window

    @property
    def page(self) -> QWidget:
        """The page on view."""
        page = self.window.pages.currentWidget()
        assert page is not None
        return page

    @property
    def window_or_none(self) -> AcquireWindow | None:
        """The window, if there is one."""
        return self._window

    @property
    def folders(self) -> Folders:
        """The user's folders, of the present profile."""
        home = self.root / f"profile-{self.profile}"
        return Folders(home / "data", home / "config", home / "logs")

    def stop_time(self) -> None:
        """Let nothing come from the clock or from chance but what the events say."""
        for speed in (Speed.SLOW, Speed.NORMAL, Speed.FAST, Speed.INSTANT):
            pace.DWELL_MS[speed] = NEVER_MS
        pace.FRAME_MS = NEVER_MS  # type: ignore[misc]
        KeyGuard.__init__.__defaults__ = (self.clock,)
        hints.ComputerPlayers = PlainAdvice  # type: ignore[attr-defined]

    def draw_from(self, number: int) -> None:
        """Let what the program draws by chance follow from the number of an event."""
        chance = Random(f"program {number}")
        secrets.randbelow = lambda exclusive_upper_bound: int(
            chance.random() * exclusive_upper_bound
        )
        secrets.token_hex = lambda nbytes=None: chance.randbytes(nbytes or 16).hex()

    def begin(self, *, is_fresh: bool, settings: Settings, size: tuple[int, int]) -> None:
        """Close the window and open another.

        Args:
            is_fresh: Whether it has folders of its own; else it goes on with those of the last.
            settings: In fresh folders.
            size: Of the window, in pixels.
        """
        self.close()
        if is_fresh:
            shutil.rmtree(self.root / f"profile-{self.profile}", ignore_errors=True)
            self.profile += 1
            self._lay_out_files()
        self._settings = settings if is_fresh else read_settings(self.folders.settings).settings
        self.open()
        self.window.resize(*size)

    def open(self) -> None:
        """Open a window with the settings of the last."""
        prepare(self.folders)
        apply_look(self.app, self._settings)
        window = make_window(self.app, self.folders, self._settings, self.computers)
        window.session.computer_turns._fallback_move.setInterval(NEVER_MS)
        self.is_complete = False
        window.pages.completed.connect(self._note_complete)
        self._window, self._later = window, LaterStarts(window, window.files.open)
        if self.plant is not None:
            self.plant(window)
        window.show()
        window.activateWindow()

    def _note_complete(self) -> None:
        self.is_complete = True

    def reopen(self) -> None:
        """Start again after the window was closed."""
        settings = self.window.preferences.settings
        self.close()
        self._settings = replace(settings)
        self.open()

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._window is None:
            return
        self._window.close()
        self._window.session.deleteLater()
        self._window.deleteLater()
        self._window = self._later = None
        self.app.clipboard().clear()

    def hand_over(self, file: Path | None) -> None:
        """Do what a later start of the program makes this one do."""
        assert self._later is not None
        self._later.answer(file)

    def end(self) -> None:
        """End the processes; a window that failed may not be able to close."""
        self.computers.close()

    def _lay_out_files(self) -> None:
        shutil.rmtree(self.files, ignore_errors=True)
        self.files.mkdir(parents=True)
        for save in sorted(_SAVES.rglob("*.acquire")):
            shutil.copy(save, self.files / f"{save.parent.name}-{save.name}")


def loop_level() -> int:
    """Return how many loops of events run in each other: a dialog has one of its own."""
    return QThread.currentThread().loopLevel()


def set_active(is_active: bool) -> None:
    """Tell the program that it came to the front, or that another one did."""
    states = Qt.ApplicationState
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    state = states.ApplicationActive if is_active else states.ApplicationInactive
    app.applicationStateChanged.emit(state)
