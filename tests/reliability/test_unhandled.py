"""An error that nobody caught, or a hang, is noted, told once, and the game goes on."""

import logging
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    QThread,
    QTimer,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.evidence import CRASH_NAME, LOG_NAME, open_logs
from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.board import TILE_COUNT
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.problem_report import report_text
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.window.error_dialog import ErrorDialog
from acquire_desktop.ui.window.report_dialog import ReportDialog
from acquire_desktop.unhandled import UnhandledErrors
from tests.screenshots import games
from tests.screenshots.games import game_at
from tests.window.table import choice_of, open_window, wait_for_turn

ROOT = Path(__file__).resolve().parent.parent.parent
LOST = """
import ctypes, os, resource, signal, sys, threading, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer, qFatal
from acquire_desktop.evidence import CRASH_NAME, open_logs
from acquire_desktop.unhandled import Heartbeat, UnhandledErrors
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
folder = Path(sys.argv[1])
errors = UnhandledErrors()
errors.install()
open_logs(folder)
app = QCoreApplication([])
crashes = folder / CRASH_NAME

def hang():
    while b"in hang" not in crashes.read_bytes():  # the stacks are written one by one
        pass
    app.quit()

def stop():
    threading.Event().wait(0.2)  # until the thread that watches does so
    os.kill(os.getpid(), signal.SIGSTOP)
    while not crashes.stat().st_size:  # the watch is over time, and writes
        threading.Event().wait(0.01)  # computing would look like a hang

class Counted(Heartbeat):
    left = 5

    def _beat(self):
        super()._beat()
        self.left -= 1
        if not self.left:
            app.quit()

heart = {heart}
QTimer.singleShot(0, {what})
app.exec()
heart.stop()
"""
HASTY = "Heartbeat(app, hang_s=0.2, beat_ms=50)"
STOPPED = "Counted(app, hang_s=4, beat_ms=50)"
PATIENT = "Counted(app, hang_s=30, beat_ms=50)"
"""Ends the program after a few beats, however long they take."""


@pytest.fixture
def errors(monkeypatch: pytest.MonkeyPatch) -> Iterator[UnhandledErrors]:
    """Return what takes the errors of this process for the time of a test."""
    for module, name in ((sys, "excepthook"), (threading, "excepthook"), (sys, "unraisablehook")):
        monkeypatch.setattr(module, name, getattr(module, name))
    monkeypatch.setattr(sys, "__stderr__", None)
    errors = UnhandledErrors()
    errors.install()
    before = qInstallMessageHandler(None)
    qInstallMessageHandler(before)
    yield errors
    qInstallMessageHandler(None)


class _Storm(QAbstractListModel):
    def rowCount(self, _parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 20

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = 0) -> object:
        raise RuntimeError(f"no line {index.row()}")


class _Unpaintable(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        raise RuntimeError("cannot be painted")


class _Stubborn:
    def __del__(self) -> None:
        raise RuntimeError("does not go")


def fail() -> None:
    raise RuntimeError("failed")


def in_a_slot(_qtbot: QtBot) -> None:
    timer = QTimer()
    timer.timeout.connect(fail)
    timer.timeout.emit()


def in_a_timer(_qtbot: QtBot) -> None:
    QTimer.singleShot(0, fail)


def in_a_thread(_qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()


def in_a_thread_of_qt(_qtbot: QtBot) -> None:
    class Work(QThread):
        def run(self) -> None:
            fail()

    work = Work()
    work.start()
    work.wait()


def in_a_destructor(_qtbot: QtBot) -> None:
    stubborn = _Stubborn()
    del stubborn


def in_a_model(qtbot: QtBot) -> QWidget:
    view = QListView()
    qtbot.addWidget(view)
    view.setModel(_Storm(view))
    QTimer.singleShot(0, view.show)
    return view


def in_a_paint_event(qtbot: QtBot) -> QWidget:
    widget = _Unpaintable()
    qtbot.addWidget(widget)
    QTimer.singleShot(0, widget.show)
    for pause_ms in range(9):
        QTimer.singleShot(pause_ms, widget.update)
    return widget


@pytest.mark.parametrize(
    "arise",
    [
        *(in_a_slot, in_a_timer, in_a_thread, in_a_thread_of_qt),
        *(in_a_destructor, in_a_model, in_a_paint_event),
    ],
)
def test_an_error_is_noted_and_told_once_wherever_it_arises(
    arise: Callable[[QtBot], QWidget | None],
    errors: UnhandledErrors,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
) -> None:
    told: list[bool] = []
    errors.arose.connect(lambda: told.append(True))
    with caplog.at_level(logging.CRITICAL):
        shown = arise(qtbot)
        qtbot.waitUntil(lambda: bool(told))
    assert shown is None or shown.isVisible()
    noted = [record for record in caplog.records if record.name == "acquire_desktop.unhandled"]
    assert told == [True]
    assert noted[0].message == "unhandled error"
    assert noted[0].exc_info is not None
    # Much of the same is counted, not written out.
    assert sum(record.exc_info is not None for record in noted) <= 3
    assert len(noted) < 12


@pytest.mark.usefixtures("errors")
def test_standard_error_says_no_more_than_the_log(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of a program that a desktop started it is often the journal of the system."""
    written = StringIO()
    monkeypatch.setattr(sys, "__stderr__", written)
    secret = ValueError("place 5C is not legal with 1A, 2B")
    sys.excepthook(ValueError, secret, None)
    assert written.getvalue().endswith("ValueError\n")
    assert "5C" not in written.getvalue()


def test_nothing_is_told_from_inside_what_failed(errors: UnhandledErrors, qtbot: QtBot) -> None:
    told: list[bool] = []
    errors.arose.connect(lambda: told.append(True))
    in_a_slot(qtbot)
    assert told == []
    qtbot.waitUntil(lambda: told == [True])


def test_the_window_tells_it_and_the_game_goes_on(errors: UnhandledErrors, qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        errors.arose.connect(window.tell_error)
        window.pages.start_game(choice_of(1, 2))
        assert wait_for_turn(qtbot, window)
        in_a_slot(qtbot)
        qtbot.waitUntil(lambda: window.findChild(ErrorDialog) is not None)
        (dialog,) = window.findChildren(ErrorDialog)
        window.tell_error()
        assert window.findChildren(ErrorDialog) == [dialog]
        assert QApplication.focusWidget() is dialog.go_on
        assert dialog.accessibleDescription().startswith("Your game is saved")
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert window.isVisible()
        step = window.session.last_step
        window.session.submit(window.session.view.legal[0])
        assert window.session.last_step > step


def told_of(window: AcquireWindow) -> tuple[str, str]:
    """Return what is told of an error now, and the answer that goes on."""
    window.tell_error()
    (dialog,) = window.findChildren(ErrorDialog)
    return dialog.accessibleDescription(), dialog.go_on.text()


def test_what_is_told_of_an_error_is_true_without_a_game(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        text, go_on = told_of(window)
    assert go_on == "&Go on"
    assert "game" not in text
    assert "Continue" not in text
    assert "play" not in text


def test_what_is_told_of_an_error_is_true_of_a_game_that_is_over(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 3, "shot-4", games.is_over, humans=(0, 1, 2)))
        window.session.save()
        text, go_on = told_of(window)
    assert go_on == "&Go on"
    assert text.startswith("Your game is over and saved.")
    assert "Continue" not in text
    assert "play" not in text


def test_what_is_told_of_an_error_is_true_of_a_game_that_is_not_saved(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.folders.data.mkdir(parents=True, exist_ok=True)
        window.folders.autosaves.parent.write_bytes(b"in the way")
        window.pages.start_game(choice_of(2, 0))
        text, go_on = told_of(window)
        window.session.saver.note_filed(window.session.game_file())
    assert go_on == "&Keep playing"
    assert "not saved. Save it first with Game > Save game as." in text
    assert "Continue" not in text


def test_quitting_from_there_closes_the_window(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.tell_error()
        (dialog,) = window.findChildren(ErrorDialog)
        assert "game is saved" not in dialog.accessibleDescription()
        dialog.end.click()
        qtbot.waitUntil(lambda: not window.isVisible())


def test_the_report_of_an_error_is_as_large_as_any(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.show_report()
        (usual,) = window.findChildren(ReportDialog)
        size = usual.size()
        usual.close()
        window.tell_error()
        (error,) = window.findChildren(ErrorDialog)
        error.report.click()
        (over,) = error.findChildren(ReportDialog)
        assert over.size() == size
        assert over.width() > error.width()


@pytest.fixture
def report(qtbot: QtBot, errors: UnhandledErrors, logs: Path) -> Iterator[ReportDialog]:
    """Return the report of a game with hidden holdings in which errors were logged."""
    told: list[bool] = []
    errors.arose.connect(lambda: told.append(True))
    open_logs(logs)
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(2, 1, holdings=Holdings.HIDDEN))
        for _ in range(6):
            qtbot.waitUntil(lambda: not window.session.awaits_computer)
            play_wrongly_first(window)
        qtbot.waitUntil(lambda: told == [True])
        window.menus.actions["report"].trigger()
        (dialog,) = window.findChildren(ReportDialog)
        yield dialog


def play_wrongly_first(window: AcquireWindow) -> None:
    """Do what is not allowed, which nobody catches, and then what is."""
    session = window.session
    session.accept_handover()
    session.uncover()
    every = [PlaceTile(tile) for tile in range(TILE_COUNT)]
    wrong = next(action for action in every if action not in session.view.legal)
    try:
        session.submit(wrong)
    except ValueError:
        sys.excepthook(*sys.exc_info())
    session.submit(session.view.legal[0])


def test_a_report_says_what_helps_and_names_nobody(report: ReportDialog) -> None:
    text = report.text.toPlainText()
    for part in ("Acquire Desktop", "Qt: ", "Game: 2023-classic, 3 players", "--- Log ---"):
        assert part in text
    assert "hidden holdings, turn " in text
    assert "language en" in text
    assert "Human" not in text
    assert "Robot" not in text
    assert "unhandled error" in text
    assert "IllegalActionError" in text
    assert not re.findall(r"\b(?:1[0-2]|[1-9])[A-I]\b", text)
    assert str(Path.home()) not in text


def test_a_report_holds_the_end_of_the_logs_without_the_home(qtbot: QtBot) -> None:
    logs = user_folders().logs
    logs.mkdir(parents=True)
    (logs / LOG_NAME).write_text(f"old\n{'x' * 60_000}\nlast {Path.home() / 'a'}\n", "utf-8")
    os.mkfifo(logs / CRASH_NAME)
    with open_window(qtbot) as window:
        window.show_report()
        (dialog,) = window.findChildren(ReportDialog)
        text = dialog.text.toPlainText()
    assert "last …" in text
    assert "old" not in text
    assert "--- Crashes ---\nnothing" in text
    assert len(text) < 64_000


@pytest.mark.parametrize(
    ("logged", "told"),
    [
        ("OSError: [Errno 5] bad: '/media/Ann Smith/x.acquire'", "OSError: [Errno 5] bad: '…'"),
        ("""RuntimeError: "/mnt/Ann's" and '/mnt/a' or \'/m/A\\\'s "b"\'""",
         """RuntimeError: "…" and '…' or '…'"""),
        ("'D:\\\\Ann\\\\a.txt' -> '\\\\\\\\server\\\\Ann'", "'…' -> '…'"),
        ("cannot read /srv/Ann and Bea/a, really", "cannot read …"),
        ("QFile: D:\\Ann\\a b", "QFile: …"),
        ("last ~/Ann.acquire", "last …"),
        ("  File \"/home/ann/lib/python3.11/site-packages/PySide6/a.py\", line 3, in run",
         "  File \"…/site-packages/PySide6/a.py\", line 3, in run"),
        ("  File \"~/x/acquire_desktop/ui/a.py\", line 3 in run",
         "  File \"…/acquire_desktop/ui/a.py\", line 3 in run"),
        ("8 times by now: TypeError at /opt/a/acquire_desktop/ui/a.py:33",
         "8 times by now: TypeError at …/acquire_desktop/ui/a.py:33"),
        ("  File \"/srv/Ann/tool.py\", line 3", "  File \"…\", line 3"),
        ("'/media/acquire_desktop/Ann.acquire'", "'…'"),
        ("Linux-6.1 and/or 3 / 4 https://example.org 2026-11-28 1/2",
         "Linux-6.1 and/or 3 / 4 https://example.org 2026-11-28 1/2"),
    ],
)  # fmt: skip
def test_a_report_names_no_folder_and_no_file_but_code(logs: Path, logged: str, told: str) -> None:
    logs.mkdir(parents=True)
    (logs / LOG_NAME).write_text(f"{logged}\n", "utf-8")
    assert f"--- Log ---\n{told.strip()}\n" in report_text(user_folders(), {})


def test_a_report_can_be_copied_and_saved(report: ReportDialog, tmp_path: Path) -> None:
    report.copy.click()
    assert QGuiApplication.clipboard().text() == report.text.toPlainText()
    assert report.outcome.text() == "The report is on the clipboard."
    report.write_to(tmp_path / "report.txt")
    assert (tmp_path / "report.txt").read_text("utf-8") == report.text.toPlainText()
    assert report.outcome.text() == "Saved as report.txt."
    report.write_to(tmp_path / "missing" / "report.txt")
    assert report.outcome.text() == "The report was not saved: the file or folder was not found."


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals")
@pytest.mark.parametrize(
    ("what", "noted"),
    [
        ("lambda: ctypes.string_at(0)", "Segmentation fault"),
        ("lambda: qFatal('over')", "Aborted"),
        ("hang", "in hang"),
    ],
)
def test_a_crash_and_a_hang_leave_their_stacks(tmp_path: Path, what: str, noted: str) -> None:
    code = LOST.replace("{what}", what).replace("{heart}", HASTY)
    command = [sys.executable, "-c", code, str(tmp_path)]
    done = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, timeout=60)
    assert (done.returncode == 0) is (what == "hang")
    assert noted in (tmp_path / CRASH_NAME).read_text("utf-8", "replace")


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals")
def test_a_program_that_was_stopped_and_goes_on_did_not_hang(tmp_path: Path) -> None:
    stopped, hanging = tmp_path / "stopped", tmp_path / "hanging"
    code = LOST.replace("{what}", "stop").replace("{heart}", STOPPED)
    command = [sys.executable, "-c", code, str(stopped)]
    with subprocess.Popen(command, cwd=ROOT) as program:
        os.waitpid(program.pid, os.WUNTRACED)
        # While another one hangs, the time passes in which the stopped one should have beaten.
        code = LOST.replace("{what}", "hang").replace("{heart}", STOPPED)
        subprocess.run([sys.executable, "-c", code, str(hanging)], check=True, cwd=ROOT, timeout=60)
        program.send_signal(signal.SIGCONT)
        assert program.wait(60) == 0
    assert "in hang" in (hanging / CRASH_NAME).read_text("utf-8", "replace")
    assert (stopped / CRASH_NAME).read_bytes() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="no such limits")
def test_a_thread_that_lives_leaves_nothing(tmp_path: Path) -> None:
    code = LOST.replace("{what}", "int").replace("{heart}", PATIENT)
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True, cwd=ROOT, timeout=60)
    assert (tmp_path / CRASH_NAME).read_bytes() == b""
