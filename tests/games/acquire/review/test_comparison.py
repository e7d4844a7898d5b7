"""A player is compared with levels that were measured, and over games that count, five or more."""

from dataclasses import replace
from pathlib import Path

import pytest

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.games.acquire.engine.setup import Setup, make_setup
from acquire_desktop.games.acquire.review.comparison import MOST_GAMES, comparison, earlier_shares
from acquire_desktop.games.acquire.review.review_file import Kept, encode
from acquire_desktop.storage.archive import review_path
from acquire_desktop.storage.folders import Folders, user_folders
from acquire_desktop.storage.journal import game_line

GAME = "f" * 32
PEOPLE = {0: "Ana", 2: "Rui"}


@pytest.fixture
def folders() -> Folders:
    found = user_folders()
    found.archive.mkdir(parents=True)
    return found


def setup(edition: str = "2023-classic", players: int = 4) -> Setup:
    return make_setup(EDITIONS[edition], players, "compared")


def seat(name: str, **fields: object) -> dict[str, object]:
    usual = {"name": name, "kind": "human", "level": "", "hints": 0, "take_backs": 0}
    return {**usual, **fields}


def finish(folders: Folders, number: int, shares: list[int | None], **fields: object) -> None:
    """Keep a game of Ana in seat 1, and its review."""
    game = f"{number:032x}"
    computers = [seat(name, kind="computer", level="easy") for name in ("B", "C", "D")]
    usual = {
        "kind": "normal",
        "edition": "2023-classic",
        "options": {"holdings": "open", "house": {}},
        "seats": [computers[0], seat("Ana"), *computers[1:]],
    }
    with Path(folders.journal).open("ab") as file:
        file.write(game_line(game, {**usual, **fields}))
    review_path(folders, game).write_bytes(encode("0" * 64, 1, Kept(), tuple(shares)))


def of_ana(folders: Folders, of: Setup | None = None) -> list[int]:
    return list(earlier_shares(folders, GAME, of or setup(), PEOPLE)[0])


def test_the_games_of_a_person_count_wherever_that_person_sat(folders: Folders) -> None:
    finish(folders, 1, [1, 500, 2, 3])
    finish(folders, 2, [1, None, 2, 3])
    others = [seat(name, kind="computer", level="easy") for name in ("B", "C", "D")]
    finish(folders, 3, [700, 1, 2, 3], seats=[seat("ANA"), *others])
    assert of_ana(folders) == [700, 500]
    assert earlier_shares(folders, GAME, setup(), PEOPLE)[2] == []


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": "branch"},
        {"edition": "2008"},
        {"options": {"house": {"cash": 1}}},
        {"options": {"power_cards": True}},
        {"options": {"extra_cash": [0, 500, 0, 0]}},
        {"options": None},
        {"seats": [seat("Ana"), seat("B")]},
        {"seats": [seat("B"), seat("Ana", hints=1), seat("C"), seat("D")]},
        {"seats": [seat("B"), seat("Ana", take_backs=1), seat("C"), seat("D")]},
        {"seats": [seat("B"), seat("Ana", played_for=3), seat("C"), seat("D")]},
        {"seats": [seat("B"), seat("Ana", kind="computer"), seat("C"), seat("D")]},
        {"seats": [None, 1, "Ana", {}]},
        {"seats": None},
    ],
)
def test_a_game_of_another_kind_or_with_help_does_not_count(
    folders: Folders, fields: dict[str, object]
) -> None:
    finish(folders, 1, [1, 500, 2, 3], **fields)
    assert of_ana(folders) == []


def test_the_game_itself_and_games_without_a_review_are_left_out(folders: Folders) -> None:
    finish(folders, int(GAME, 16), [1, 500, 2, 3])
    finish(folders, 2, [1, 600, 2, 3])
    review_path(folders, f"{2:032x}").unlink()
    finish(folders, 3, [])
    assert of_ana(folders) == []


def test_only_the_last_games_tell_how_somebody_plays_now(folders: Folders) -> None:
    for number in range(MOST_GAMES + 3):
        finish(folders, number, [0, number, 0, 0])
    assert of_ana(folders) == list(range(MOST_GAMES + 2, 2, -1))


def test_without_a_journal_nothing_is_known() -> None:
    assert earlier_shares(user_folders(), GAME, setup(), PEOPLE) == {0: [], 2: []}


def test_from_five_games_on_there_is_an_interval_and_it_lies_between_levels() -> None:
    few = comparison(setup(), [800, 900, 700], 850)
    assert (few.games, few.interval, few.levels) == (4, None, None)
    found = comparison(setup(), [800, 900, 700, 1500], 850)
    assert found.games == 5
    assert found.interval is not None
    assert 700 <= found.interval[0] < 950 < found.interval[1] <= 1500
    assert found.levels == ("medium", "easy")
    assert comparison(setup(), [800, 900, 700, 1500], None).games == 4


def test_where_no_level_was_measured_nothing_is_compared() -> None:
    usual = setup()
    house = with_house_rules(EDITIONS["2023-classic"], {"starting_cash": 7000}, 4)
    for other in (
        setup("2008"),
        setup(players=6),
        make_setup(house, 4, "compared"),
        replace(usual, power_cards=True),
        replace(usual, extra_cash=(0, 500, 0, 0)),
    ):
        assert comparison(other, [700] * 9, 700).bands == ()
        assert comparison(other, [700] * 9, 700).levels is None
    assert comparison(usual, [], None).bands
