"""P3: any system call may fail, and what was on disk stays whole."""

from collections import Counter

import pytest

from tests.reliability.failing_calls import DEEDS, ERRORS, calls_of, failures_of

EVERY = 5


@pytest.mark.part(of=8)
@pytest.mark.parametrize("name", DEEDS)
def test_a_call_that_fails_costs_nothing_but_that_save(name: str) -> None:
    """Every fifth call fails here, each with the next error; a soak takes all calls and errors."""
    outcomes = Counter[str]()
    for step, number in enumerate(range(1, calls_of(DEEDS[name]) + 1, EVERY)):
        error = ERRORS[step % len(ERRORS)]
        assert list(failures_of(name, [number], [error], outcomes)) == []
    assert outcomes.total() > 0


def test_a_lock_that_cannot_be_closed_is_no_error() -> None:
    assert list(failures_of("lock", range(1, 9), ERRORS[:2], Counter[str]())) == []
