"""Watches the window while the monkey is at it: what fails, halts, grows, or is told."""

import gc
import logging
import os
import re
import sys
import threading
import time
import tomllib
import traceback
import warnings
from collections import Counter
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QAbstractButton, QApplication

from acquire_desktop.games import GAMES
from acquire_desktop.storage.backups import autosave_path
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.library import read_save
from acquire_desktop.storage.replay import state_hash
from acquire_desktop.ui.acquire.shell.pages import AcquirePages
from tests.monkey.hidden import leaks
from tests.monkey.records import BEGIN, Event
from tests.monkey.stage import Stage

MOST_GROWTH_MB: Final = 50
WARM_UP: Final = 4_000
"""Events after which the memory in use is the usual."""
_MEMORY_EVERY: Final = 1_000
_SECRETS_EVERY: Final = 120
"""Events between two searches for what is given away, each of which takes long."""
_CURTAINS_EVERY: Final = 40
"""The same where nobody may see a hand, and there was no search yet."""
_SAVE_EVERY: Final = 50
_SAVE_MS: Final = 10_000
"""What a save may take."""

_QUIET_KINDS: Final = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)


class Watch:
    """Notes what goes wrong, and what was seen."""

    def __init__(self, stage: Stage, freeze_ms: float = 0.0, warm_up: int = WARM_UP) -> None:
        """Begin to watch.

        Args:
            stage: Has the window.
            freeze_ms: How long is too long between two turns of the loop; 0 to note it only.
            warm_up: Events after which memory is not to grow any more.
        """
        self._stage = stage
        self._freeze_ms = freeze_ms
        self._warm_up = warm_up
        self.problems: list[str] = []
        """What went wrong since the last event began, each in a line."""
        self.details = ""
        """The trace of the last exception."""
        self.visits: Counter[str] = Counter()
        self.longest: list[tuple[float, int, str]] = []
        """The longest times between two turns of the loop: milliseconds, number, what was done."""
        self.memory_mb: list[float] = []
        """In use, every so many events; empty where it cannot be measured."""
        self._events = 0
        self._usual_mb = 0.0
        self._is_complete = False
        """Whether all pages had been made when the last event was done."""
        self._mark = time.thread_time()
        self._worst_ms = 0.0
        self._searched: object = None
        self._searched_at = -_CURTAINS_EVERY
        """The number of the last event after which there was a search."""
        self._ignored = [re.compile(each) for each in _ignored_messages()]
        self._listen()

    # What is noted at any time

    def _listen(self) -> None:
        sys.excepthook = self._note_exception
        sys.unraisablehook = lambda args: self._note_exception(
            args.exc_type, args.exc_value, args.exc_traceback
        )
        threading.excepthook = lambda args: self._note_exception(
            args.exc_type, args.exc_value, args.exc_traceback
        )
        qInstallMessageHandler(self._note_message)
        warnings.simplefilter("error")
        handler = logging.Handler(logging.ERROR)
        handler.emit = self._note_record  # type: ignore[method-assign]
        logging.getLogger().addHandler(handler)

    def _note_exception(self, kind: Any, error: Any, trace: Any) -> None:
        frames = traceback.extract_tb(trace)
        where = f"{Path(frames[-1].filename).name}:{frames[-1].name}" if frames else "?"
        self.problems.append(f"{kind.__name__} in {where}")
        self.details = "".join(traceback.format_exception(kind, error, trace))

    def _note_message(self, kind: QtMsgType, _context: object, message: str) -> None:
        if kind not in _QUIET_KINDS and not any(each.search(message) for each in self._ignored):
            self.problems.append(f"Qt: {re.sub(r'0x[0-9a-f]+', '0x', message)}")
            self.details = "".join(traceback.format_stack(limit=12))

    def _note_record(self, record: logging.LogRecord) -> None:
        self.problems.append(f"log: {record.getMessage()}")

    # Time

    def start_measuring(self) -> None:
        """Measure from now."""
        self._mark = time.thread_time()

    def note_turn(self) -> None:
        """Take note that the loop of events has come round."""
        self._worst_ms = max(self._worst_ms, 1000 * (time.thread_time() - self._mark))

    def note_press(self) -> None:
        """Measure a press that follows on another in the same event by itself."""
        self.note_turn()
        self.start_measuring()

    # After each event

    def check(self, event: Event, *, was_done: bool) -> None:
        """Find out whether all is well after an event."""
        self._events += 1
        self._note_visits(event, was_done=was_done)
        self._note_time(event)
        window = self._stage.window
        if not window.isVisible():
            return
        self._check_way_on()
        self._check_secrets()
        if self._events % _SAVE_EVERY == 0 or event["do"] == BEGIN:
            self._check_save("autosave read")
        if self._events % min(_MEMORY_EVERY, self._warm_up) == 0:
            self._check_memory()

    def _note_time(self, event: Event) -> None:
        spent, self._worst_ms = self._worst_ms, 0.0
        name = f"{event['do']} {event['key']}" if event["do"] == "command" else event["do"]
        if not self._is_complete:
            name = BEGIN  # whoever is so fast waits for the pages that are made behind the first
        self._is_complete = self._stage.is_complete
        if 0 < self._freeze_ms < spent and name != BEGIN:
            self.problems.append(f"freeze: {name}")
        self.longest.append((round(spent, 1), event["n"], name))
        self.longest.sort(reverse=True)
        del self.longest[40:]

    def _check_way_on(self) -> None:
        """Check that there is something to do, and that a hand-over is never passed by."""
        window = self._stage.window
        session, pages = window.session, window.pages
        page = self._stage.page
        buttons = page.findChildren(QAbstractButton)
        commands = window.menus.actions.values()
        if not any(action.isEnabled() for action in commands):
            self.problems.append("no command can be used")
        is_free = not session.awaits_computer and QApplication.activeModalWidget() is None
        can_press = any(button.isVisible() and button.isEnabled() for button in buttons)
        if is_free and not can_press and not window.isMinimized():
            self.problems.append(f"nothing can be pressed on {type(page).__name__}")
        is_between = session.has_game and session.screen.handover_to is not None
        shows_game = pages.is_at_table() or page is vars(pages).get("result")
        if is_between and shows_game and not _has_curtain(pages):
            self.problems.append(f"{type(page).__name__} is on view during a hand-over")

    def _check_secrets(self) -> None:
        window = self._stage.window
        session = window.session
        if not session.has_game:
            return
        here = type(window.pages.currentWidget()).__name__
        key = session.setup.seed, session.last_step, here, session.screen
        is_new = session.screen.is_closed and key != self._searched
        pause = _CURTAINS_EVERY if is_new else _SECRETS_EVERY
        if self._events - self._searched_at >= pause:
            self._searched, self._searched_at = key, self._events
            self._search("search for secrets")

    def check_end(self) -> None:
        """Check once more what is not checked after each event."""
        self._check_save("autosave read at the end")
        self._search("search at the end")

    def _search(self, visit: str) -> None:
        """Search for what the window gives away."""
        self.visits[visit] += 1
        self.problems += leaks(self._stage.window)

    def _check_save(self, visit: str) -> None:
        """Check that the autosave is the game on the table."""
        session = self._stage.window.session
        if not session.has_game:
            return
        session.saver.finish(_SAVE_MS)
        file = session.game_file()
        try:
            loaded = read_save(autosave_path(self._stage.folders, file.game_id), GAMES)
        except SaveError as error:
            self.problems.append(f"the autosave cannot be read: {error.problem}")
            return
        self.visits[visit] += 1
        if state_hash(loaded.state) != state_hash(session.states()[session.last_step]):
            self.problems.append("the autosave is another state")

    def _check_memory(self) -> None:
        gc.collect()
        used_mb = memory_mb()
        if used_mb is None:
            return
        self.memory_mb.append(round(used_mb, 1))
        if self._events <= self._warm_up:
            self._usual_mb = used_mb
        elif used_mb > self._usual_mb + MOST_GROWTH_MB:
            self.problems.append("memory grows")

    # What was seen

    def _note_visits(self, event: Event, *, was_done: bool) -> None:
        visits, window = self.visits, self._stage.window
        done = "" if was_done else " (nothing there)"
        visits[f"event {event['do']}{done}"] += 1
        if event["do"] == "command" and was_done:
            visits[f"command {event['key']}"] += 1
        visits[f"page {type(window.pages.currentWidget()).__name__}"] += 1
        for top in QApplication.topLevelWidgets():
            if top.isVisible() and top is not window:
                visits[f"over it {type(top).__name__}"] += 1
        session = window.session
        if not session.has_game:
            return
        kind = type(session.view.decision).__name__
        visits[f"decision {kind}" if session.awaits_human else f"watched {kind}"] += 1
        visits[f"edition {session.setup.edition.key}"] += 1
        if session.screen.is_closed:
            visits["covered" if session.screen.is_covered else "handover"] += 1
        if vars(window.pages).get("game") is not None and window.pages.game.moment.is_looking_back:
            visits["looking back"] += 1


def memory_mb() -> float | None:
    """Return the memory of this process that is in use, in MiB; None where nothing tells it."""
    if sys.platform != "linux":
        return None
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def _ignored_messages() -> list[str]:
    project = Path(__file__).parents[2] / "pyproject.toml"
    options = tomllib.loads(project.read_text("utf-8"))["tool"]["pytest"]["ini_options"]
    return [*options["qt_log_ignore"], "^This plugin does not support grabbing the mouse$"]


def _has_curtain(pages: AcquirePages) -> bool:
    """Tell whether the curtain hangs at the table, or waits for the story of a merger."""
    return pages.handover.isVisible() or pages.game.decision_area.scene.isVisible()
