"""Nothing is left of the players' process when the window is killed, whatever it was doing."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.reliability.wild_players import PLAN

WILD_DEEDS = ("sleeps", "flood", *(["halts"] if sys.platform == "linux" else []))
ROOT = Path(__file__).parents[2]


def kill_after(line: str, environment: Mapping[str, str]) -> str:
    """Kill a window when it has written a line; return what its processes complained of.

    It comes back when the last of them has ended, since they all hold the window's output.
    """
    command = [sys.executable, "-m", "tests.reliability.killed_window"]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as window:
        assert window.stdout is not None
        while window.stdout.readline().strip() != line:
            assert window.poll() is None
        window.kill()
        try:
            return window.communicate(timeout=60)[1]
        except subprocess.TimeoutExpired:
            pytest.fail("a process has outlived the window")


def test_a_process_that_starts_ends_with_the_window() -> None:
    kill_after("starting", os.environ)


@pytest.mark.parametrize("line", ["1", "9"])
def test_a_process_that_thinks_ends_with_the_window_and_says_nothing(line: str) -> None:
    assert kill_after(line, os.environ) == ""


@pytest.mark.part(of=3)
@pytest.mark.parametrize("deed", WILD_DEEDS)
def test_a_process_gone_wild_ends_with_the_window(deed: str) -> None:
    kill_after(deed, {**os.environ, PLAN: json.dumps({"1": deed})})
