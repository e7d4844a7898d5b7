"""P13: two programs in one home never save at once, and lose nothing to kills and clocks."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.skipif(sys.platform == "win32", reason="processes are copied elsewhere")
def test_two_programs_in_one_home_lose_nothing() -> None:
    """In a process of its own: what has an application object cannot be copied."""
    command = [sys.executable, "-m", "tests.reliability.two_programs", "--n", "12"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "12 attempts, 0 failures" in done.stdout
