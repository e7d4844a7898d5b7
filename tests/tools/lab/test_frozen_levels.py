"""Frozen levels play as they did on the day they were frozen, whatever today's levels do."""

import hashlib
import json
from collections.abc import Iterable
from functools import cache

import pytest

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, new_game, observe
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import Holdings, View
from tools.lab.frozen_levels import YARDSTICKS, frozen_level, is_known, think
from tools.lab.match import main

CHOICES = {
    "beginner@1": "ebd99ff76d124f1c",
    "novice@1": "e2f0dcdc055162c1",
    "easy@1": "a7096d9539f5722f",
    "medium@1": "e346562829699b46",
    "hard@1:30": "67eae3986b6a8022",
    "expert@1:30": "98fec59817e4c314",
}
"""What each chose in the positions below, as a digest; it never changes."""


@cache
def positions() -> tuple[View, ...]:
    """Return decisions of random games of all editions, as the seat that decides sees them."""
    found = []
    luck = Generator(24)
    for number, edition in enumerate([*EDITIONS.values()] * 2):
        least, most = edition.players
        setup = make_setup(
            edition,
            least + luck.below(most - least + 1),
            f"yardstick {number}",
            holdings=list(Holdings)[number % len(Holdings)],
            power_cards=edition.power_cards and number >= len(EDITIONS),
        )
        state = new_game(setup)
        while not state.over:
            actions = legal_actions(state)
            if len(actions) > 1 and luck.below(3) == 0:
                found.append(observe(state, state.seat))
            state = apply(state, actions[luck.below(len(actions))]).state
    return tuple(found)


def digest(name: str, views: Iterable[View]) -> str:
    """Return what stands for the choices of a player."""
    chosen = [
        action_text(think(name, view, ply).action, view.edition) for ply, view in enumerate(views)
    ]
    return hashlib.sha256("\n".join(chosen).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", CHOICES)
def test_a_frozen_level_plays_as_on_its_day(name: str) -> None:
    frozen = frozen_level(name)
    assert frozen is not None
    views = positions()[:: 20 if frozen.level.limits else 1]
    assert digest(name, views) == CHOICES[name]


def test_every_level_of_a_version_can_be_asked_for() -> None:
    for version, yardstick in YARDSTICKS.items():
        assert all(is_known(f"{level}@{version}") for level in yardstick.levels)
    assert is_known("expert@1:500")
    assert not any(map(is_known, ("medium@", "medium@2", "nobody@1", "medium@1:9", "hard@1:0")))


def test_today_and_then_can_play_one_match(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--seats", "medium,medium@1,skilled@1:2", "--deals", "1", "--jobs", "1", "--json"])
    standings = json.loads(capsys.readouterr().out)["standings"]
    assert {row["level"] for row in standings} == {"medium", "medium@1", "skilled@1:2"}


def test_a_decision_by_nobody_we_know_is_refused() -> None:
    with pytest.raises(KeyError):
        think("medium@0", positions()[0], 1)
