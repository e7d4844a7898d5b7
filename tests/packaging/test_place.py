"""Bare systems: what is started there does not outlive its test."""

import select
import subprocess
from pathlib import Path

import pytest

from tests.packaging import place


@pytest.mark.skipif(bool(place.obstacle()), reason=place.obstacle())
def test_what_is_killed_leaves_nothing_behind() -> None:
    script = "sleep 1000 & echo started; wait"
    command = [*place.entering_as_somebody(Path("/")), "sh", "-c", script]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "started\n"
        running.kill()
        # It ends when nobody is left who could write into it.
        assert select.select([running.stdout], [], [], 60)[0]
        assert running.stdout.read() == ""
