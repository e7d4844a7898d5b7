"""P1: a kill at any instant loses no finished game that was kept."""

import sys

import pytest

from tests.reliability.journal_kills import kill_in_the_middle
from tests.reliability.soaking import attempts


@pytest.mark.part(of=8, walk="kills")
@pytest.mark.parametrize("number", range(4))
@pytest.mark.skipif(sys.platform == "win32", reason="the output of a killed process is not kept")
def test_a_kill_loses_no_finished_game_that_was_kept(number: int) -> None:
    assert attempts(kill_in_the_middle, [number]).failures == []
