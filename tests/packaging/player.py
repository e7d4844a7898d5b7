"""Somebody at a screen, who uses the frozen program by keys and clicks, and reads its files."""

import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Self

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

import icons
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import find_unfinished
from acquire_desktop.storage.players import PlayerKind
from acquire_desktop.storage.save_format import Loaded
from tests.packaging.place import Place
from tests.packaging.screen import Screen, obstacle


class Player:
    """Somebody at the screen, who starts the program, and knows where their files are."""

    def __init__(self, qtbot: QtBot, screen: Screen, program: str, home: Path) -> None:
        """Sit down.

        Args:
            qtbot: Waits.
            screen: A screen with a window manager.
            program: What starts the program.
            home: The home of somebody who never started it.
        """
        self.qtbot = qtbot
        self.screen = screen
        self.home = home
        self.folders = Folders(
            home / ".local/share/acquire-desktop",
            home / ".config/acquire-desktop",
            home / ".local/state/acquire-desktop/log",
        )
        self._program = program
        self._stack = ExitStack()
        self._running: list[subprocess.Popen[str]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End what was started."""
        self._stack.close()

    def start(self, *files: Path) -> subprocess.Popen[str]:
        """Start the program."""
        return self.run(self._program, *map(self.screen.place.called, files))

    def run(self, *command: str) -> subprocess.Popen[str]:
        """Start any program."""
        place = self.screen.place
        env = place.env(self.home, self.screen.display)
        running = place.start(command, env, stderr=subprocess.PIPE)
        self._stack.enter_context(running)
        self._stack.callback(running.kill)
        self._running.append(running)
        return running

    def press(self, *keys: str) -> None:
        """Press keys, as fast as a person."""
        self.screen.do("key", "--delay", "60", *keys)

    def click(self, point: QPoint) -> None:
        """Click into the window."""
        window = self.screen.do("getactivewindow")
        where = ["mousemove", "--sync", "--window", window, str(point.x()), str(point.y())]
        self.screen.do(*where, "click", "1")

    def size(self) -> tuple[int, int]:
        """Return width and height of the window, without what the window manager adds."""
        geometry = self.screen.do("getactivewindow", "getwindowgeometry", "--shell")
        values = dict(line.split("=") for line in geometry.splitlines())
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def open_menu(self, *keys: str) -> None:
        """Press keys that open a menu, and wait until it is there."""
        before = self._windows()
        self.press(*keys)
        self.qtbot.waitUntil(lambda: self._windows() > before)

    def sees(self, title: str) -> None:
        """Wait for a window with a title that has a text in it."""
        try:
            self.qtbot.waitUntil(lambda: title in self.screen.title())
        except self.qtbot.TimeoutError:
            titles = self.screen.titles()
            pytest.fail(f"{title!r} is not seen, but {titles}; errors: {self._errors()}")

    def game(self) -> Loaded | None:
        """Return the game as the program has kept it, if there is one."""
        return find_unfinished(self.folders, GAMES).loaded

    def view(self) -> View:
        """Wait until the player decides, in whoever's turn, and return what they see then."""
        seen: list[View] = []

        def is_asked() -> bool:
            game = self.game()
            if game is None or game.game.players[game.state.seat].kind is not PlayerKind.HUMAN:
                return False
            seen.append(observe(game.state, game.state.seat))
            return f"turn {seen[-1].turn} — " in self.screen.title()

        self.qtbot.waitUntil(is_asked)
        return seen[-1]

    def wait_past(self, ply: int) -> None:
        """Wait until the program has kept what was decided after so many actions."""

        def has_gone_on() -> bool:
            game = self.game()
            return game is not None and game.state.ply > ply

        self.qtbot.waitUntil(has_gone_on)

    def leave(self, running: subprocess.Popen[str]) -> None:
        """Leave the program, and wait until it ends."""
        self.press("ctrl+q")
        self.wait_for_end(running)

    def wait_for_end(self, running: subprocess.Popen[str]) -> None:
        """Wait until a program ends, which has nothing to complain of."""
        self.qtbot.waitUntil(lambda: running.poll() is not None)
        _, errors = running.communicate()
        assert (running.returncode, errors) == (0, "")

    def _errors(self) -> list[str]:
        """End what was started, and return what each said to be wrong."""
        for running in self._running:
            running.kill()
        return [running.communicate()[1] for running in self._running]

    def _windows(self) -> int:
        """Return how many windows the program shows, menus among them."""
        found = self.screen.do("search", "--onlyvisible", "--classname", f"^{icons.NAME}$")
        return len(found.splitlines())


@contextmanager
def sitting_at(
    place: Place, program: str, name: str, qtbot: QtBot, tmp_path: Path, manager: str = "jwm"
) -> Iterator[Player]:
    """Give somebody a screen with a window manager, at the place where the program is.

    Args:
        place: The place.
        program: What starts the program there.
        name: Names the folders of this user, who is new.
        qtbot: Waits.
        tmp_path: The last picture goes there, for whoever wants to know why a test failed.
        manager: The window manager.
    """
    problem = obstacle(place)
    if problem:
        pytest.skip(problem)
    with Screen(place, f"screen-{name}") as screen:
        screen.manage_windows(manager)
        qtbot.waitUntil(screen.is_managed)
        with Player(qtbot, screen, program, place.folder(f"home-{name}")) as player:
            try:
                yield player
            finally:
                screen.picture().save(str(tmp_path / "screen.png"))
