"""Kills the program during a duplicate: ``python -m tests.reliability.duplicate_kills --n 100``.

The real program plays a duplicate of two people as fast as it goes, and is killed at some moment,
again and again with the same user, until both are done. What is kept then must be what was handed
over, no older than the last that was said to be saved, and no game of it may lie with the others,
or be told of in the window, before both are done.
"""

import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.duplicate.deal import PERSON_SEAT
from acquire_desktop.storage.archive import archived_games
from acquire_desktop.storage.backups import all_backups, autosaved_games
from acquire_desktop.storage.duplicate.duplicate_file import Duplicate, read_duplicate
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.journal import read_journal
from acquire_desktop.storage.library import prepare
from acquire_desktop.storage.recent import read_recent
from tests.reliability import soaking
from tests.reliability.kills import ROOT, digest
from tests.storage.games import folders_in

_MOST_STARTS: Final = 12
"""So often the program is started with one user, at most."""
_MOST_LINES: Final = 60
"""After so many lines at most, of which one tells of a save, a program is killed."""
_MOST_TURNS: Final = 50_000
"""Of an empty loop after that: about as long as a save takes."""
_COMPARED: Final = "compared"


@dataclass
class Told:
    """What programs of one user said until they were killed."""

    did: dict[str, tuple[str, int]] = field(default_factory=dict)
    """The game and how many saves were handed over, by the digest of what was."""
    saved: tuple[str, int] | None = None
    """The last that was told to be saved."""
    shown: str = ""
    """All that the window held when the last program began to play, and before."""
    is_compared: bool = False

    def hear(self, line: str) -> None:
        """Take note of a line; half a line is none."""
        match line.split(" ", 2) if line.endswith("\n") else []:
            case ["did", game, summed]:
                self.did[summed.strip()] = game, len(self.did)
            case ["saved", game, summed]:
                self.saved = game, self.did[summed.strip()][1]
            case ["shown", *text]:
                self.shown = " ".join(text)
            case ["compared\n"]:
                self.is_compared = True


def kill_one(chance: Random) -> tuple[str, ...]:
    """Play and kill the program with one user until both people are done.

    Raises:
        AssertionError: If something is lost, or told too early.
    """
    return _killed(chance, _MOST_STARTS)


def kill_few(chance: Random) -> tuple[str, ...]:
    """Do the same, for as many starts as a quick test has time for."""
    return _killed(chance, 3)


def _killed(chance: Random, starts: int) -> tuple[str, ...]:
    outcomes = list[str]()
    with TemporaryDirectory(prefix="duplicate-kills-") as home:
        told, folders = Told(), folders_in(Path(home))
        while starts and not told.is_compared:
            starts -= 1
            before = read_duplicate(folders, GAMES)
            _play_and_kill(Path(home), told, chance)
            outcomes += ["killed", _check(folders, told, before)]
        for temp in Path(home).rglob(".acq-*"):
            os.utime(temp, (0, 0))  # as old as it is after a restart
        prepare(folders)
        assert not list(Path(home).rglob(".acq-*")), "something is left over"
    return tuple(outcomes)


def _play_and_kill(home: Path, told: Told, chance: Random) -> None:
    """Start the program and kill it at some moment while it plays."""
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    places = {"ACQUIRE_HOME": str(home), "XDG_RUNTIME_DIR": str(home), "PYTHONPATH": paths}
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.reliability.killed_duplicate", str(chance.random())],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, **places, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert program.stdout is not None
    lines, saved = chance.randint(1, _MOST_LINES), told.saved
    while line := program.stdout.readline():
        told.hear(line)
        lines -= 1
        if told.is_compared or (lines <= 0 and told.saved != saved):
            break
    for _ in range(chance.randint(0, _MOST_TURNS)):
        pass
    program.kill()
    for line in program.stdout:
        told.hear(line)
    program.stdout.close()
    assert program.wait() == -9, "the program ended by itself"


def _check(folders: Folders, told: Told, before: Duplicate | None) -> str:
    """Look at what a killed program has left, and return how far that is."""
    kept = read_duplicate(folders, GAMES)
    assert kept is not None, "nothing can be read"
    assert told.saved is not None
    game_id, number = told.saved
    place = kept.place_of(game_id)
    assert place is not None, "the game that was saved last is gone"
    found = told.did.get(digest(kept.games[place].game))
    assert found is not None, "what is there was never handed over"
    assert found[1] >= number, f"save {number} was told of, {found[1]} is there"
    if before is not None:
        for old, new in zip(before.games[:place], kept.games, strict=False):
            assert old == new, "a game that was over is another one"
        _check_shown(before, told.shown)
    if kept.next_person is None:
        return "both done"
    assert not told.is_compared, "it was compared too early"
    lists = autosaved_games(folders), archived_games(folders), all_backups(folders)
    told_of = read_journal(folders.journal).games, read_recent(folders).games
    assert not any((*lists, *told_of)), "a game of it lies with the others"
    return f"at game {kept.next_person + 1}"


def _check_shown(before: Duplicate, shown: str) -> None:
    """Look for the result of who was done in what the next program showed, hidden parts too."""
    for person in range(before.next_person or 0):
        if before.is_finished(person):
            total = before.games[person].state.game.totals[PERSON_SEAT]
            assert f"{total:,}" not in shown, "a result is told too early"


if __name__ == "__main__":
    sys.exit(soaking.run(kill_one, __doc__, 100, at_a_time=5))
