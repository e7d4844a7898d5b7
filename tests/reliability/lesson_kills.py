"""Kills the program during the first game: ``python -m tests.reliability.lesson_kills --n 200``.

The real program plays the lesson as fast as it goes, and is killed at some moment, again and again
with the same user. What is there then must be what was handed over, and no older than the last
card that was shown when the program held its step to be on disk; the lesson goes on from there.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from acquire_desktop.games.acquire.lesson.progress import resume
from acquire_desktop.games.acquire.lesson.script import load_lesson
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.lesson_file import Progress, read_progress
from tests.reliability import soaking
from tests.storage.games import folders_in

ROOT: Final = Path(__file__).resolve().parent.parent.parent
_STARTS: Final = 2
"""So often the program is started and killed with one user."""
_MOST_LINES: Final = 60
"""After so many lines at most, of which one tells of a card, a program is killed."""
_MOST_TURNS: Final = 50_000
"""Of an empty loop after that: about as long as a step takes."""


def digest(progress: Progress) -> str:
    """Sum up where somebody is."""
    text = f"{progress.step} {progress.lines} {progress.done}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def kill_one(chance: Random) -> tuple[str, ...]:
    """Play and kill the program, twice with one user, and look at what is there.

    Raises:
        AssertionError: If a step that was shown is lost.
    """
    with TemporaryDirectory(prefix="lesson-kills-") as home:
        return tuple(_killed(Path(home), chance) for _ in range(_STARTS))


def _killed(home: Path, chance: Random) -> str:
    did, shown = _play_and_kill(home, chance)
    kept = _kept(folders_in(home))
    numbers = [number for number, summed in did.items() if summed == digest(kept)]
    assert numbers, "what is there was never handed over"
    assert max(numbers) >= shown, f"card {shown} was shown, and {max(numbers)} is there"
    return "newer than the last card" if max(numbers) > shown else "the last card"


def _kept(folders: Folders) -> Progress:
    kept = read_progress(folders)
    assert kept is not None, "nothing can be read"
    resume(load_lesson(kept.lesson), kept.lines, kept.step)
    return kept


def _play_and_kill(home: Path, chance: Random) -> tuple[dict[int, str], int]:
    """Return what was handed over, by number, and which of it the last card showed."""
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    places = {"ACQUIRE_HOME": str(home), "XDG_RUNTIME_DIR": str(home), "PYTHONPATH": paths}
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.reliability.killed_lesson", str(chance.random())],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, **places, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert program.stdout is not None
    did: dict[int, str] = {}
    shown, lines, is_killed = 0, chance.randint(1, _MOST_LINES), False
    while line := program.stdout.readline():
        match line.split() if line.endswith("\n") else []:
            case ["did", number, summed]:
                did[int(number)] = summed
            case ["shown", number]:
                shown = int(number)
        lines -= 1
        if lines <= 0 and shown and not is_killed:
            for _ in range(chance.randint(0, _MOST_TURNS)):
                pass
            program.kill()
            is_killed = True
    program.stdout.close()
    assert program.wait() == -9, "the program ended by itself"
    return did, shown


if __name__ == "__main__":
    sys.exit(soaking.run(kill_one, __doc__, 100, at_a_time=5))
