"""Perft: both engines count the same action sequences from fixed positions."""

import pytest

from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from tests.games.acquire.naive.scenario import Scenario, start_naive, start_real
from tests.perft import count, count_naive, positions, start, table

COUNTS = table()
NAIVE_SEQUENCES = 150
"""The naive engine counts up to the depth with so many sequences; all rows were once counted
by ``python -m tests.perft --naive``."""


def test_every_edition_has_twenty_positions_and_every_position_has_counts() -> None:
    names = [name for name, _, _ in positions()]
    assert names == list(COUNTS)
    for key in EDITIONS:
        assert sum(name.endswith(f"[{key}]") for name in names) >= 20


@pytest.mark.part(of=3)
@pytest.mark.parametrize(
    ("name", "scenario", "edition"), [pytest.param(*row, id=row[0]) for row in positions()]
)
def test_the_number_of_action_sequences_is_the_one_both_engines_count(
    name: str, scenario: Scenario, edition: Edition
) -> None:
    """Rule: rules document, sections 2 to 6."""
    for depth, wanted in enumerate(COUNTS[name], start=1):
        assert count(start(scenario, edition), depth) == wanted, depth
        if wanted <= NAIVE_SEQUENCES:
            real = start_real(scenario, edition)
            assert count_naive(start_naive(scenario, edition.key, real), real, depth) == wanted
