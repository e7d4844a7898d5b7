"""``docs/protocol.md`` describes what the server does."""

import re

import pytest

from acquire_desktop.games.acquire.choosers import NAMES
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.positions.view_objects import (
    DECISION_KINDS,
    state_object,
    view_object,
)
from acquire_desktop.protocol.request_fields import FIELDS
from tests.protocol.talk import KINDS, ROOT, Talk

TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)


def row(name: str) -> str:
    """Return the row of a table that begins with a name."""
    found = re.search(rf"^\| `{name}`.*$", TEXT, re.MULTILINE)
    assert found, name
    return found.group()


@pytest.mark.parametrize("do", FIELDS)
def test_every_request_is_described_with_its_fields_and_no_others(do: str) -> None:
    fields = row(do).split("|")[2]
    assert re.findall(r"`(\w+)`", fields) == list(FIELDS[do])


def test_every_field_of_state_and_view_is_described() -> None:
    state = new_game(make_setup(EDITIONS["ja-classic"], 2, "s", power_cards=True))
    for name in {**state_object(state), **view_object(observe(state, state.seat))}:
        assert f"`{name}`" in TEXT, name


def test_every_decision_error_and_edition_is_described() -> None:
    for name in (*DECISION_KINDS.values(), *KINDS, *EDITIONS):
        assert f"`{name}`" in TEXT, name


def test_the_levels_named_are_levels() -> None:
    named = re.search(r"Levels: (.*?);", TEXT, re.DOTALL)
    assert named
    assert set(re.findall(r"`(\w+)`", named.group(1))) <= set(NAMES)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_are_answered(example: str) -> None:
    talk = Talk()
    for line in example.splitlines():
        assert "error" not in talk.line(line.encode() + b"\n"), line
