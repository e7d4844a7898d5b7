"""Kills in the middle of keeping finished games: ``python -m tests.reliability.journal_kills``.

A process ends one game after the other and is killed at any instant, several times over the same
files. Every game that it told of must be in the archive, whole, and in the journal, once.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from acquire_desktop.games import GAMES
from acquire_desktop.storage.archive import archive_path, archived_games
from acquire_desktop.storage.backups import header_at
from acquire_desktop.storage.finished_games import FinishedGames
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.journal import game_line, journal_from, read_journal
from acquire_desktop.storage.library import prepare
from tests.reliability.soaking import run
from tests.storage.games import folders_in

KILLS = 3
"""Of one attempt, over the same files."""
MOST_GAMES = 25
"""After so many, at the latest, comes a kill."""
ROOT = Path(__file__).resolve().parents[2]

_WRITER = """
import sys
from dataclasses import replace
from pathlib import Path
from acquire_desktop.storage.finished_games import FinishedGames
from acquire_desktop.storage.save_format import encode
from tests.storage.games import folders_in, played

game, states = played("2023-classic", 3, "killed")
finished = FinishedGames(folders_in(Path(sys.argv[1])))
for number in range(int(sys.argv[2]), 1 << 20):
    ended = replace(game, game_id=f"{number:032x}")
    finished.take(ended, states, encode(ended, states))
    print(number, flush=True)
"""


def kill_in_the_middle(random: Random) -> tuple[str, ...]:
    """Kill a process that keeps games several times, and look at what it leaves."""
    with tempfile.TemporaryDirectory() as place:
        folders = folders_in(Path(place))
        first = cut = 0
        for _ in range(KILLS):
            told = _last_told(place, first, random)
            _check(folders, first, told)
            if random.random() < 0.5:
                cut += 1
                _cut_off(folders, told + 1, random)
            first = told + 2  # that of the next number may be there already
        _check_next_start(folders)
    return (f"lines cut off {cut}",)


def _last_told(place: str, first: int, random: Random) -> int:
    """Return the number of the last game that a process told of before it was killed."""
    writer = subprocess.Popen(
        [sys.executable, "-c", _WRITER, place, str(first)],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
    )
    assert writer.stdout is not None
    lines = [writer.stdout.readline() for _ in range(random.randint(1, MOST_GAMES))]
    for _ in range(random.randint(0, 100_000)):  # a little while, other than a sleep of chance
        pass
    writer.kill()
    lines += writer.stdout.read().splitlines()
    writer.stdout.close()
    writer.wait()
    return int(lines[-1])


def _cut_off(folders: Folders, number: int, random: Random) -> None:
    """Leave the beginning of a line at the end of the journal, as a power cut may."""
    line = game_line(f"{number:032x}", {"turns": 60})
    with folders.journal.open("ab") as file:
        file.write(line[: random.randrange(1, len(line) - 1)])


def _check(folders: Folders, first: int, told: int) -> None:
    data = folders.journal.read_bytes()
    journal = journal_from(data)
    for number in range(first, told + 1):
        game = f"{number:032x}"
        header = header_at(archive_path(folders, game))
        if header is None or not header.over or game not in journal.games:
            raise AssertionError(f"game {number} of {told} is lost")
    if len(journal.games) + journal.skipped != len(data.split(b"\n")) - data.endswith(b"\n"):
        raise AssertionError("a game stands there twice")


def _check_next_start(folders: Folders) -> None:
    for temp in folders.data.rglob(".acq-*"):
        os.utime(temp, (0, 0))  # as old as it is after a restart
    prepare(folders)
    FinishedGames(folders).take_missing(GAMES)
    if set(read_journal(folders.journal).games) != archived_games(folders):
        raise AssertionError("archive and journal differ")
    if any(folders.data.rglob(".acq-*")):
        raise AssertionError("something was left")


if __name__ == "__main__":
    sys.exit(run(kill_in_the_middle, __doc__, 100))
