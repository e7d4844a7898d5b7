"""P1 for the first game: a kill at any moment loses no step that was seen."""

import sys

import pytest

from tests.reliability.lesson_kills import kill_one
from tests.reliability.soaking import attempts


@pytest.mark.part(of=8, walk="kills")
@pytest.mark.skipif(sys.platform == "win32", reason="the output of a killed process is not kept")
def test_a_kill_loses_no_step_of_the_lesson_that_was_seen() -> None:
    """In the program itself, twice with one user."""
    assert attempts(kill_one, range(1)).failures == []
