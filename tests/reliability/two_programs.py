"""Two programs and one user: ``python -m tests.reliability.two_programs --n 1000``.

Two processes are started, told to save, ended and killed in random order in one home, each as the
program does it: it settles who is first, goes on with the newest game and saves its actions. The
times of the saves are set anywhere within ten years between the steps. There may never be two that
save; what was told to be saved must be what the next one goes on with.
"""

import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import IO, Final, NoReturn

from PySide6.QtCore import QCoreApplication, QSocketNotifier

from acquire_desktop.games import GAMES
from acquire_desktop.single_instance import SingleInstance, Standing
from acquire_desktop.storage.autosave_writer import AutosaveWriter
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import adopt, find_unfinished, prepare
from acquire_desktop.storage.save_format import GameFile
from tests.reliability.soaking import run
from tests.storage.games import folders_in, played, up_to

GAME, STATES = played("2008", 4, "two programs", 60)
_YEARS_S: Final = 10 * 365 * 24 * 3600
_NOW_S: Final = 1_795_000_000


class Program:
    """One process that does with the user's files what the program does."""

    def __init__(self, folders: Folders) -> None:
        command, self._commands = os.pipe()
        answers, answer = os.pipe()
        self._pid = os.fork()
        if self._pid == 0:
            os.close(self._commands)
            os.close(answers)
            _live(folders, command, answer)
        os.close(command)
        os.close(answer)
        self._answers: IO[str] = os.fdopen(answers)
        self.standing, self.save_no = self.told()
        self.is_running = self.standing == Standing.FIRST.value

    def told(self) -> tuple[str, int]:
        """Wait for an answer: what it says, and a save number."""
        words = self._answers.readline().rsplit(maxsplit=1)
        assert words, "it ended without an answer"
        return words[0], int(words[1])

    def say(self, command: str) -> None:
        os.write(self._commands, command.encode())

    def kill(self) -> list[int]:
        """Kill it; return the numbers of saves that it told of until then."""
        os.kill(self._pid, signal.SIGKILL)
        return self.wait()

    def wait(self) -> list[int]:
        """Wait for its end; return the numbers of saves that it told of until then."""
        rest = [int(line.split()[1]) for line in self._answers if line.startswith("saved")]
        self._answers.close()
        os.close(self._commands)
        os.waitpid(self._pid, 0)
        self.is_running = False
        return rest


@dataclass
class Home:
    """What is known of a user's files and the programs that use them."""

    folders: Folders
    random: Random
    programs: list[Program] = field(default_factory=list)
    saved: int = 0
    """The last save that was told."""
    steps: list[str] = field(default_factory=list)

    @property
    def first(self) -> Program | None:
        return next((each for each in self.programs if each.is_running), None)

    def start(self) -> None:
        had_first = self.first is not None
        program = Program(self.folders)
        wanted = Standing.HANDED_OVER if had_first else Standing.FIRST
        self.steps.append(f"start {program.standing}")
        assert program.standing == wanted.value, self.steps
        if had_first:
            program.wait()
            return
        found = program.save_no
        assert self.saved <= found <= self.saved + 1, f"{self.steps}: {found}, not {self.saved}"
        self.programs.append(program)
        self.saved, self.steps = program.told()[1], [*self.steps, "goes on"]

    def save(self) -> None:
        if self.first is not None:
            self.first.say("s")
            self.saved = self.first.told()[1]
            self.steps.append(f"saved {self.saved}")

    def kill(self) -> None:
        """Kill the program, perhaps in the middle of a save."""
        if self.first is not None:
            self.first.say("s" * self.random.randint(0, 3))
            for _ in range(self.random.randint(0, 60_000)):
                pass  # less than any clock can wait for
            self.saved = max([self.saved, *self.first.kill()])
            self.steps.append(f"killed after {self.saved}")

    def close(self) -> None:
        if self.first is not None:
            self.first.say("e")
            self.saved = max([self.saved, *self.first.wait()])
            self.steps.append("ended")

    def turn_clocks(self) -> None:
        for path in self.folders.data.rglob("*.acquire"):
            moment = _NOW_S + self.random.randint(-_YEARS_S, _YEARS_S)
            os.utime(path, (moment, moment))
        self.steps.append("clocks")


def attempt(random: Random) -> tuple[str]:
    """Let two programs live in one home; return how many steps they took."""
    assert QCoreApplication.instance() is None, "what has an application cannot be copied"
    with TemporaryDirectory() as folder:
        os.environ["XDG_RUNTIME_DIR"] = folder
        home = Home(folders_in(Path(folder)), random)
        deeds: tuple[Callable[[], None], ...] = (
            *(home.start, home.start, home.start, home.save, home.save),
            *(home.kill, home.kill, home.close, home.turn_clocks),
        )
        try:
            for _ in range(12):
                random.choice(deeds)()
            home.close()
            home.start()
        finally:
            for program in home.programs:
                if program.is_running:
                    program.kill()
    return ("kept",)


def _live(folders: Folders, command: int, answer: int) -> NoReturn:
    """Live as a program, and end the process."""
    status = 1
    try:
        status = _Life(folders, command, answer).live()
    finally:
        os._exit(status)


class _Life:
    """What the program does when it is started, for as long as it lives."""

    def __init__(self, folders: Folders, command: int, answer: int) -> None:
        self._folders, self._command, self._answer = folders, command, answer
        self._app = QCoreApplication([])
        self._instance = SingleInstance(folders.data)
        self._writer = AutosaveWriter(folders)
        self._game: GameFile = GAME

    def live(self) -> int:
        standing = self._instance.settle(None)
        if standing is not Standing.FIRST:
            self._tell(standing.value, 0)
            return 0
        prepare(self._folders)
        found = find_unfinished(self._folders, GAMES)
        assert not found.problems
        self._tell(standing.value, found.loaded.game.save_no if found.loaded else 0)
        self._instance.listen()
        ears = QSocketNotifier(self._command, QSocketNotifier.Type.Read)
        ears.activated.connect(self._obey)
        if found.loaded:
            self._game = adopt(self._folders, found.loaded.game)
        else:
            self._game = replace(up_to(GAME, 1), save_no=1)
        self._write()
        return self._app.exec()

    def _obey(self) -> None:
        if os.read(self._command, 1) == b"s":
            count = self._game.save_no % (len(GAME.history) - 1) + 1
            self._game = replace(up_to(GAME, count), save_no=self._game.save_no + 1)
            self._write()
        else:
            self._instance.close()
            self._app.quit()

    def _write(self) -> None:
        self._writer.write(self._game, STATES)
        self._tell("saved", self._game.save_no)

    def _tell(self, what: str, number: int) -> None:
        os.write(self._answer, f"{what} {number}\n".encode())


def main() -> int:
    """Let them live as often as wanted, and tell what came of it."""
    return run(attempt, __doc__, 1000, at_a_time=25)


if __name__ == "__main__":
    sys.exit(main())
