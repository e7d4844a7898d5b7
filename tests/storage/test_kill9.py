"""Killing the program at any instant costs at most the action in progress."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from acquire_desktop.games import GAMES
from acquire_desktop.storage.library import find_unfinished, prepare
from tests.storage.games import folders_in, played

INSTANTS = 5
ROOT = Path(__file__).resolve().parent.parent.parent

WRITER = """
import sys
from dataclasses import replace
from pathlib import Path
from acquire_desktop.storage.library import autosave
from tests.storage.games import folders_in, played, up_to

game, states = played("2008", 4, "killed", 60)
folders = folders_in(Path(sys.argv[1]))
for number in range(1, 100_000):
    count = number % len(game.history)
    autosave(folders, replace(up_to(game, count), save_no=number), states)
    print(number, flush=True)
"""


@pytest.mark.part(of=8, walk="kills")
@pytest.mark.parametrize("seed", [9, 10, 11, 12])
@pytest.mark.skipif(sys.platform == "win32", reason="the output of a killed process is not kept")
def test_a_kill_at_any_instant_loses_no_acknowledged_save(tmp_path: Path, seed: int) -> None:
    _, states = played("2008", 4, "killed", 60)
    random = Random(seed)
    for instant in range(INSTANTS):
        root = tmp_path / str(instant)
        acknowledged = last_acknowledged(root, random.randint(1, 60), random.randint(0, 40_000))
        folders = folders_in(root)
        found = find_unfinished(folders, GAMES)
        assert found.problems == ()
        assert found.loaded is not None
        game = found.loaded.game
        assert acknowledged <= game.save_no <= acknowledged + 1
        assert found.loaded.state == states[game.save_no % 60]
        for temp in root.rglob(".acq-*"):
            os.utime(temp, (0, 0))  # as old as it is after a restart
        prepare(folders)
        assert list(root.rglob(".acq-*")) == []


def last_acknowledged(root: Path, saves: int, turns: int) -> int:
    """Kill a writer some while after its n-th save; return the last save it told of."""
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, str(root)], stdout=subprocess.PIPE, cwd=ROOT, text=True
    )
    assert writer.stdout is not None
    lines = [writer.stdout.readline() for _ in range(saves)]
    for _ in range(turns):
        pass
    writer.kill()
    lines += writer.stdout.read().splitlines()
    writer.stdout.close()
    writer.wait()
    return int(lines[-1])
