"""P1: killing the program at any instant loses nothing that it said was saved."""

import sys

import pytest

from tests.reliability.kills import kill_one
from tests.reliability.soaking import attempts

KILLS = 2


@pytest.mark.part(of=8, walk="kills")
@pytest.mark.parametrize("first", [0, 2, 4])
@pytest.mark.skipif(sys.platform == "win32", reason="the output of a killed process is not kept")
def test_a_kill_at_any_instant_loses_nothing_that_was_told_to_be_saved(first: int) -> None:
    results = attempts(kill_one, range(first, first + KILLS), seed=1)
    assert results.failures == []
    assert results.outcomes["killed"] == KILLS
    assert results.outcomes["handed over"] >= results.outcomes["told"] >= KILLS
