"""The same 300 games come out the same with any hash seed, compiled or pure."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.digest import FILE, GAMES

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "variables",
    [
        pytest.param({"PYTHONHASHSEED": "0"}, id="hash seed 0"),
        pytest.param({"PYTHONHASHSEED": "random"}, id="random hash seed"),
        pytest.param({"ACQUIRE_PURE": "1"}, id="pure kernel"),
    ],
)
def test_the_digest_of_seeded_games_is_always_the_same(variables: dict[str, str]) -> None:
    """Made anew by ``python -m tests.digest --write`` when the rules are changed on purpose."""
    assert GAMES == 300
    done = subprocess.run(
        [sys.executable, "-m", "tests.digest"],
        cwd=ROOT,
        env=os.environ | variables,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == FILE.read_text("utf-8")
