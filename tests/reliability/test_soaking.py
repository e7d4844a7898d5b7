"""What soaks tell of an attempt that fails, and of all together."""

import sys
from random import Random

import pytest

from tests.reliability.soaking import attempts, run


def odd_ones_fail(random: Random) -> tuple[str, ...]:
    if random.random() < 0.5:
        raise ValueError("broken\ninto lines")
    return ("well", "done")


def test_a_failure_is_one_line_that_leads_back_to_it() -> None:
    results = attempts(odd_ones_fail, range(20), seed=3)
    assert 0 < len(results.failures) < 20
    for line in results.failures:
        number = int(line.split("attempt ")[1].split(":")[0])
        assert line == f"seed 3, attempt {number}: ValueError: broken into lines"
        assert attempts(odd_ones_fail, [number], seed=3).failures == [line]


@pytest.mark.parametrize(("first", "status"), [(0, 1), (3, 0)])
def test_a_soak_tells_all_in_one_line_and_by_its_status(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, first: int, status: int
) -> None:
    failures = attempts(odd_ones_fail, range(first, first + 2)).failures
    assert bool(failures) == status
    monkeypatch.setattr(sys, "argv", ["soak", "--n", "2", "--first", str(first)])
    assert run(odd_ones_fail, "", 10) == status
    *told, line = capsys.readouterr().out.splitlines()
    assert told == failures
    assert line.startswith(f"2 attempts, {len(failures)} failures, ")
