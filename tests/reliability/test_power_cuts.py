"""P2: a power cut costs no save that was told, on a disk that writes what it is told to."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("file systems of our own are made on Linux", allow_module_level=True)

from tests.reliability.power_cuts import LOST_WITHOUT_FLUSH, is_possible

ROOT = Path(__file__).resolve().parent.parent.parent


def test_a_power_cut_loses_nothing_and_would_if_nothing_were_flushed() -> None:
    if not is_possible():
        pytest.skip("only root has file systems of its own")
    command = [sys.executable, "-m", "tests.reliability.power_cuts", "--n", "10"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "10 attempts, 0 failures" in done.stdout
    assert re.search(rf"{LOST_WITHOUT_FLUSH} [1-9]", done.stdout)
