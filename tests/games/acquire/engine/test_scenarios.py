"""Scenarios written as text: each rule of the rules document on a small board."""

from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.setup import SetupError, make_setup
from tests.games.acquire.naive.scenario import Scenario, extra_cash_of, play, read_scenarios

FOLDER = Path(__file__).parent / "scenarios"


def cases() -> list[ParameterSet]:
    """Return every scenario of every file with each of its editions."""
    found: list[ParameterSet] = []
    for path in sorted(FOLDER.glob("*.txt")):
        _, scenarios = read_scenarios(path.read_text("utf-8"))
        found += [
            pytest.param(scenario, key, id=f"{path.stem}: {scenario.title} [{key}]")
            for scenario in scenarios
            for key in scenario.headers["editions"].split()
        ]
    return found


@pytest.mark.parametrize(("scenario", "edition_key"), cases())
def test_a_scenario_goes_as_the_rulebook_says(scenario: Scenario, edition_key: str) -> None:
    """Each file names its rulebook section."""
    if "refused" not in scenario.headers:
        play(scenario, edition_key)
        return
    with pytest.raises(SetupError) as refusal:
        make_setup(
            EDITIONS[edition_key],
            int(scenario.headers["players"]),
            "scenario",
            extra_cash=extra_cash_of(scenario),
        )
    assert refusal.value.problem.value == scenario.headers["refused"]
