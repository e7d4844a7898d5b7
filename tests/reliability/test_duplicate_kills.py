"""P1 for a duplicate: a kill loses no decision that was saved, and tells nothing too early."""

import sys

import pytest

from tests.reliability.duplicate_kills import kill_few
from tests.reliability.soaking import attempts


@pytest.mark.part(of=8, walk="kills")
@pytest.mark.skipif(sys.platform == "win32", reason="the output of a killed process is not kept")
def test_a_kill_loses_nothing_of_a_duplicate_and_tells_nothing_too_early() -> None:
    """In the program itself, three times with one user."""
    results = attempts(kill_few, range(1))
    assert results.failures == []
    assert results.outcomes["killed"] == 3
