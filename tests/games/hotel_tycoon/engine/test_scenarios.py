"""Every scenario plays as it is written, on both engines, and every rule has one."""

import re
from pathlib import Path

import pytest

from tests.games.hotel_tycoon.engine.scenario import Play, Scenario, scenarios

ROOT = Path(__file__).parents[4]
ENGINE = ROOT / "acquire_desktop" / "games" / "hotel_tycoon" / "engine"
DOCUMENT = ROOT / "docs" / "hotel_tycoon.md"
_CITED = re.compile(r"Rule: ((?:[RA]\d+(?:, )?)+)")


def numbers() -> list[str]:
    """Return the numbers of the rules and rulings, in the order of the document."""
    return re.findall(r"^(?:\| )?([RA]\d+) ", DOCUMENT.read_text("utf-8"), re.MULTILINE)


def cited_in(folder: Path) -> set[str]:
    """Return the rules and rulings that the docstrings of a folder's modules cite."""
    texts = (path.read_text("utf-8") for path in folder.rglob("*.py"))
    lists = (each for text in texts for each in _CITED.findall(text))
    return {number for each in lists for number in each.strip(", ").split(", ")}


@pytest.mark.parametrize("scenario", [*scenarios()], ids=lambda scenario: scenario.title)
def test_a_scenario_plays_as_it_is_written(scenario: Scenario) -> None:
    Play(scenario)


def test_every_rule_and_every_ruling_has_a_scenario_or_a_test_that_names_it() -> None:
    named = {number for scenario in scenarios() for number in scenario.rules}
    named |= cited_in(Path(__file__).parent)
    assert [number for number in numbers() if number not in named] == []


def test_no_scenario_and_no_rule_of_the_engine_names_what_the_document_has_not() -> None:
    named = {number for scenario in scenarios() for number in scenario.rules}
    named |= cited_in(Path(__file__).parent) | cited_in(ENGINE)
    assert named - {*numbers()} == set()


def test_there_are_twenty_rules_and_sixty_eight_rulings() -> None:
    assert numbers() == [*(f"R{n}" for n in range(1, 21)), *(f"A{n}" for n in range(1, 69))]


def test_the_titles_of_scenarios_differ() -> None:
    titles = [scenario.title for scenario in scenarios()]
    assert len({*titles}) == len(titles)
