"""Kills the program while it plays and saves: ``python -m tests.reliability.kills --n 1000``.

The real program begins a game, or goes on with one, and plays as fast as it goes. At some moment
it is killed. The newest save must then be whole, one that was handed over, and no older than the
last of which the program said that it is saved; nothing may be left over after the next start.
"""

import hashlib
import os
import subprocess
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.storage.autosave_writer import AutosaveWriter
from acquire_desktop.storage.backups import autosave_path
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import find_unfinished, prepare, read_save
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile
from tests.reliability import soaking
from tests.storage.games import folders_in, played, up_to

ROOT: Final = Path(__file__).resolve().parent.parent.parent
_MOST_LINES: Final = 12
"""After so many lines at most, of which one tells of a save, a program is killed."""
_MOST_TURNS: Final = 50_000
"""Of an empty loop after that: about as long as a save takes."""


@dataclass
class Told:
    """What a program said until it was killed."""

    did: dict[tuple[str, int], str] = field(default_factory=dict)
    """The digest of each game that was handed over, by its id and save number."""
    saved: list[tuple[str, int]] = field(default_factory=list)
    """What was told to be saved."""

    def hear(self, line: str) -> None:
        """Take note of a line; half a line is none."""
        match line.split() if line.endswith("\n") else []:
            case ["did", game, number, summed]:
                self.did[game, int(number)] = summed
            case ["saved", game, number]:
                self.saved.append((game, int(number)))


def digest(game: GameFile) -> str:
    """Sum up what was done in a game."""
    text = "\n".join((game.game_id, str(game.cursor), *game.history))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def kill_one(chance: Random) -> tuple[str, ...]:
    """Play, kill the program, and look at what is there.

    Raises:
        AssertionError: If something that was told to be saved is not.
    """
    with TemporaryDirectory(prefix="kills-") as home:
        folders = folders_in(Path(home))
        goes_on = chance.random() < 0.5
        if goes_on:
            leave_game(folders, chance)
        told = play_and_kill(Path(home), chance)
        game_id, told_no = told.saved[-1]
        found_no = check(folders, told, game_id, told_no)
        for temp in Path(home).rglob(".acq-*"):
            os.utime(temp, (0, 0))  # as old as it is after a restart
        prepare(folders)
        assert not list(Path(home).rglob(".acq-*")), "something is left over"
    kind = "gone on" if goes_on else "begun"
    newer = ["not told any more"] if found_no > told_no else []
    return ("killed", kind, *newer, *["handed over"] * len(told.did), *["told"] * len(told.saved))


def leave_game(folders: Folders, chance: Random) -> None:
    """Save a game of six people in which much has happened."""
    game, states = played(chance.choice(sorted(EDITIONS)), 6, str(chance.random()))
    people = tuple(Player(f"Player {seat}", PlayerKind.HUMAN) for seat in range(1, 7))
    at = chance.randrange(1, len(game.history))
    AutosaveWriter(folders).write(replace(up_to(game, at), players=people), states)


def play_and_kill(home: Path, chance: Random) -> Told:
    """Start the program, kill it at some moment while it plays, and return what it said."""
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    places = {"ACQUIRE_HOME": str(home), "XDG_RUNTIME_DIR": str(home), "PYTHONPATH": paths}
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.reliability.killed_program", str(chance.random())],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, **places, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert program.stdout is not None
    told = Told()
    lines = chance.randint(1, _MOST_LINES)
    while (lines > 0 or not told.saved) and (line := program.stdout.readline()):
        told.hear(line)
        lines -= 1
    for _ in range(chance.randint(0, _MOST_TURNS)):
        pass
    program.kill()
    for line in program.stdout:
        told.hear(line)
    program.stdout.close()
    assert program.wait() == -9, "the program ended by itself"
    return told


def check(folders: Folders, told: Told, game_id: str, told_no: int) -> int:
    """Look at what a killed program has left, and return the number of its newest save."""
    game = read_save(autosave_path(folders, game_id), GAMES).game
    assert game.save_no >= told_no, f"save {told_no} was told of, {game.save_no} is there"
    summed = told.did.get((game_id, game.save_no))
    assert digest(game) == summed, f"save {game.save_no} was not handed over like that"
    assert find_unfinished(folders, GAMES).problems == ()
    return game.save_no


if __name__ == "__main__":
    sys.exit(soaking.run(kill_one, __doc__, 1000, at_a_time=10))
