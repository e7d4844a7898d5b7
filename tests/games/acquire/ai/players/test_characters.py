"""Characters play legally at every level, differ in what they do, and cost little strength."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import pytest

from acquire_desktop.games.acquire.ai.players.characters import (
    CHARACTERS,
    MOST_LOSS,
    appeal,
    split,
    styled,
)
from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.ai.policy.policy_weights import POLICY_SIZE
from acquire_desktop.games.acquire.ai.search.learned import learned_for
from acquire_desktop.games.acquire.ai.search.runner import SearchLimits
from acquire_desktop.games.acquire.choosers import is_known, think
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.notation import action_text
from tests.games.acquire.ai.search.test_search import views
from tools.lab.play_statistics import (
    PlayStatistics,
    average,
    main,
    measure,
    play,
    table,
)
from tools.make_portraits import FOLDER, PORTRAITS, svg

LITTLE = SearchLimits(200, None, 6)


@pytest.mark.part(of=4)
@pytest.mark.parametrize("key", CHARACTERS)
def test_a_character_plays_legally_and_the_same_again(key: str) -> None:
    for edition, cards in (("2008", False), ("ja-tycoon", True)):
        for view in views(edition, 4, 31, power_cards=cards):
            for level in ("easy", "medium", "hard"):
                name = f"{level}-{key}"
                result = think(name, view, 3, LITTLE if level == "hard" else None)
                assert result.action in view.legal
                assert result == think(name, view, 3, LITTLE if level == "hard" else None)


def test_a_searching_character_gives_little_away_for_what_it_likes() -> None:
    liked = 0
    for key, character in CHARACTERS.items():
        for view in views("2023-classic", 3, 13):
            result = think(f"hard-{key}", view, 5, LITTLE)
            best = result.candidates[0]
            chosen = next(c for c in result.candidates if c.action == result.action)
            assert chosen.win >= best.win - MOST_LOSS
            assert appeal(character, view, chosen.action) >= appeal(character, view, best.action)
            liked += chosen != best
    assert liked


def test_the_steady_character_plays_like_its_level() -> None:
    for view in views("2008", 4, 11):
        assert think("medium-steady", view, 9) == think("medium", view, 9)


@cache
def games(key: str) -> PlayStatistics:
    """Return how a character plays, on average."""
    return average([play(f"medium-{key}", "2008", f"c{n}", n % 4) for n in range(24)])


@pytest.mark.part(of=8)
@pytest.mark.parametrize(
    ("key", "shows"),
    [
        ("raider", lambda its, usual: its.merged > 1.3 * usual.merged),
        ("builder", lambda its, usual: its.merged < 0.7 * usual.merged),
        ("banker", lambda its, usual: its.cash > usual.cash and its.kept < usual.kept),
        ("shadow", lambda its, usual: its.founded < usual.founded),
        ("gambler", lambda its, usual: its.cash < usual.cash),
        ("collector", lambda its, usual: its.spent < usual.spent),
        ("founder", lambda its, usual: its.merged < usual.merged),
    ],
)
def test_each_character_shows_in_its_statistics(
    key: str, shows: Callable[[PlayStatistics, PlayStatistics], bool]
) -> None:
    assert shows(games(key), games("steady"))


def choices() -> list[str]:
    """Return what some characters choose in positions of one game."""
    names = ("medium-raider", "hard-shadow", "easy-collector")
    return [
        action_text(think(name, view, 5, LITTLE if name[0] == "h" else None).action, view.edition)
        for view in views("2023-classic", 3, 41)
        for name in names
    ]


def test_the_compiled_and_the_plain_characters_choose_alike() -> None:
    code = "import json, tests.games.acquire.ai.players.test_characters as t; "
    code += "print(json.dumps(t.choices()))"
    paths = os.pathsep.join(("packaging", *sys.path))
    env = {**os.environ, "ACQUIRE_PURE": "1", "PYTHONPATH": paths}
    plain = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert json.loads(plain.stdout) == choices()


def test_a_name_is_a_level_and_a_character() -> None:
    assert split("medium") == ("medium", None)
    assert split("hard-shadow") == ("hard", CHARACTERS["shadow"])
    assert split("hard-nobody") == ("hard-nobody", None)
    assert is_known("novice-builder")
    assert not any(map(is_known, ("hard-nobody", "greedy-raider", "-raider", "raider", "hard-")))
    with pytest.raises(KeyError, match="greedy-raider"):
        think("greedy-raider", next(views("2008", 3, 5)), 0)


def test_a_character_changes_weights_but_not_how_many() -> None:
    policy = learned_for(EDITIONS["2008"], 4).policy
    for character in CHARACTERS.values():
        weights = styled(policy, character)
        assert len(weights) == POLICY_SIZE
        assert set(character.factors) | set(character.terms) <= set(range(POLICY_SIZE))
    assert styled(policy, None) == list(policy)


def test_the_statistics_are_a_table_with_a_row_for_each_character(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with ThreadPoolExecutor(2) as executor:
        found = measure("novice", "2008", 1, executor)
    lines = table(found).splitlines()
    assert len(lines) == 3 + len(CHARACTERS)
    assert len({line.count("|") for line in lines}) == 1
    assert main(["--level", "novice", "--games", "1", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.strip() == "\n".join(lines)


def test_every_character_has_its_portrait_as_the_script_draws_it() -> None:
    assert set(PORTRAITS) == set(CHARACTERS)
    for key, shapes in PORTRAITS.items():
        assert (FOLDER / f"{key}.svg").read_text("utf-8") == svg(shapes)


def test_every_level_may_have_a_character() -> None:
    assert all(is_known(f"{level}-{key}") for level in LEVELS for key in CHARACTERS)
