"""Starts the real program in processes of its own, and asks what is on its screen."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Timer
from typing import IO, Any

ROOT = Path(__file__).resolve().parent.parent.parent
_LIMIT_S = 60

_DRIVER = """
import json, os, sys
from dataclasses import replace
from pathlib import Path
from PySide6.QtCore import QSocketNotifier
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox
from acquire_desktop import __main__, app
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.window.main_window import MainWindow

def shown(kind):
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, kind) and w.isVisible()]

def look():
    windows, boxes = shown(MainWindow), shown(QMessageBox)
    for window in windows:
        window.session.finish_saving(60_000)
    told = {"windows": len(windows), "box": boxes[0].informativeText() if boxes else ""}
    for window in windows:
        session = window.session
        bar = window.message_bar
        told["message"] = bar.accessibleName() if bar.isVisible() else ""
        told["minimized"] = window.isMinimized()
        told["active"] = window.isActiveWindow()
        told["game"] = session.game_file().game_id if session.has_game else ""
        told["ply"] = session.view.ply if session.has_game else -1
    return told

def obey():
    command = os.read(0, 1000).decode().strip()
    if command == "close":
        QApplication.closeAllWindows()
    elif command == "minimize":
        shown(AcquireWindow)[0].showMinimized()
    elif command == "quick":
        shown(AcquireWindow)[0].pages.quick_game()
    elif command.startswith("system opens "):
        QApplication.sendEvent(QApplication.instance(), QFileOpenEvent(command[13:]))
    elif command == "two people":
        pages = shown(AcquireWindow)[0].pages
        people = tuple(Player(name, PlayerKind.HUMAN) for name in ("Ann", "Bea"))
        pages.start_game(replace(pages.last_choice(), players=people))
    elif command == "decide":
        session = shown(AcquireWindow)[0].session
        session.accept_handover()
        session.uncover()
        session.submit(session.view.legal[0])
    elif command == "try":
        shown(AcquireWindow)[0].troubles.try_again()
    elif command == "again":
        shown(QMessageBox)[0].defaultButton().click()
    elif command == "refuse":
        shown(QMessageBox)[0].reject()
    print(json.dumps(look()), flush=True)

def make_app(make=app.make_app):
    made = make()
    if "EARLY_FILE" in os.environ:
        QApplication.sendEvent(made, QFileOpenEvent(os.environ["EARLY_FILE"]))
    made.ears = QSocketNotifier(0, QSocketNotifier.Type.Read)
    made.ears.activated.connect(obey)
    return made

app.make_app = make_app
sys.exit(__main__.main())
"""


class Program:
    """One start of the program."""

    def __init__(
        self,
        home: Path | str,
        *arguments: str | Path,
        cwd: Path = ROOT,
        env: Mapping[str, str] | None = None,
        under: Sequence[str] = (),
        errors: IO[str] | None = None,
    ) -> None:
        """Start.

        Args:
            home: What ``ACQUIRE_HOME`` is to be.
            arguments: For the program.
            cwd: Where it is started.
            env: What else is to be in the environment.
            under: A command that is to run the program.
            errors: Where its standard error goes, if not where ours does.
        """
        path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
        self.process = subprocess.Popen(
            [*under, sys.executable, "-c", _DRIVER, *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            cwd=cwd,
            env={**os.environ, "LANGUAGE": "en", "ACQUIRE_HOME": str(home), "PYTHONPATH": path}
            | dict(env or {}),
        )

        # A program that never answers fails its test, and not all tests after it.
        self._watch = Timer(_LIMIT_S, self.process.kill)
        self._watch.start()

    def say(self, command: str) -> None:
        """Give a command and wait for nothing."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{command}\n")
        self.process.stdin.flush()

    def tell(self, command: str = "look") -> dict[str, Any]:
        """Give a command and return what is on the screen after it."""
        assert self.process.stdout is not None
        self.say(command)
        line = self.process.stdout.readline()
        assert line, f"it ended with {self.process.wait()}"
        told: dict[str, Any] = json.loads(line)
        return told

    def opens_a_window(self) -> bool:
        """Wait until the program answers; return whether its window is open."""
        return bool(self.tell()["windows"] == 1)

    def status(self) -> int:
        """Wait for the end and return the exit status."""
        return self.process.wait(_LIMIT_S)

    def close(self) -> int:
        """Close the window and return the exit status."""
        self.tell("close")
        return self.status()

    def kill(self) -> None:
        """End the program in the middle of what it does."""
        self._watch.cancel()
        self.process.kill()
        self.process.wait()


@contextmanager
def programs(home: Path | str) -> Iterator["Starter"]:
    """Return what starts the program with one home, and end all of them afterwards."""
    with ExitStack() as stack:
        yield Starter(home, stack)


class Starter:
    """Starts the program."""

    def __init__(self, home: Path | str, stack: ExitStack) -> None:
        self.home = home
        self.env: dict[str, str] = {}
        self.under: Sequence[str] = ()
        self.errors: IO[str] | None = None
        self._stack = stack

    def start(self, *arguments: str | Path, cwd: Path = ROOT) -> Program:
        """Start the program; it is killed at the end of the test if it still runs."""
        program = Program(
            self.home, *arguments, cwd=cwd, env=self.env, under=self.under, errors=self.errors
        )
        self._stack.enter_context(program.process)
        self._stack.callback(program.kill)
        return program
