"""The same 300 games come out the same with any hash seed, compiled or pure."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import build_kernel
from tests.digest import FILE, GAMES

ROOT = Path(__file__).parents[4]
PLAY = (
    "from acquire_desktop.games.acquire.engine.kernel import compiled; "
    "from tests.digest import digest; print('compiled' if compiled.RUNNING else 'pure', digest())"
)


@pytest.mark.parametrize("hash_seed", ["0", "random"])
@pytest.mark.parametrize("kernel", ["compiled", "pure"])
def test_the_digest_of_seeded_games_is_always_the_same(kernel: str, hash_seed: str) -> None:
    """Made anew by ``python -m tests.digest --write`` when the rules are changed on purpose."""
    if kernel == "compiled" and build_kernel.obstacle():
        pytest.skip(f"there is no compiled kernel: {build_kernel.obstacle()}")
    assert GAMES == 300
    pure = "1" if kernel == "pure" else "0"
    env = {**os.environ, "ACQUIRE_PURE": pure, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", PLAY]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert done.stdout == f"{kernel} {FILE.read_text('utf-8')}", (
        "run `python3 dev.py test` to build"
    )
