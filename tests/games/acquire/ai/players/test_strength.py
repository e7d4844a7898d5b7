"""What is said of a level's strength comes from matches, or that nothing was measured."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.ai.players.strength import (
    Strength,
    all_strengths,
    fair_extra_cash,
    read_strengths,
    strength_of,
    write_strength,
)
from acquire_desktop.games.acquire.choosers import is_known
from tools.lab.match import Match, main, play_match, strength_in

MEASURED = Strength("easy", 3, 80, 0.462, 0.108, "2008")


def test_the_shipped_strengths_are_of_levels_against_known_players() -> None:
    assert set(all_strengths()) <= set(LEVELS)
    assert all(is_known(strength.against) for strength in all_strengths().values())
    assert strength_of("no such level") is None


def test_a_written_strength_is_read_back_beside_the_others(tmp_path: Path) -> None:
    path = tmp_path / "strength.json"
    write_strength(path, "medium", MEASURED)
    write_strength(path, "easy", Strength("novice", 1, 40, 0.9, 0.1, "2023-classic"))
    found = read_strengths(path.read_text("utf-8"))
    assert found["medium"] == MEASURED
    assert set(found) == {"medium", "easy"}


def test_extra_cash_is_fair_for_the_weaker_only() -> None:
    assert fair_extra_cash("hard", ("hard", "hard")) == 0
    assert fair_extra_cash("hard", ("easy", "medium")) == 0
    assert fair_extra_cash("medium", ()) == 0
    to_strong = fair_extra_cash("medium", ("hard", "hard", "hard"))
    assert 0 < fair_extra_cash("medium", ("skilled", "medium", "medium")) < to_strong
    assert to_strong % 100 == 0
    assert to_strong <= 1400, "a seat of four lacks 25 points at most"


@pytest.mark.parametrize("text", ["[]", '{"easy": 1}', '{"easy": {"wins": 0.5}}'])
def test_another_file_is_no_strength_file(text: str) -> None:
    with pytest.raises(ValueError, match="no strengths"):
        read_strengths(text)


def test_impossible_numbers_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "strength.json"
    write_strength(path, "medium", Strength("easy", 3, 80, 1.5, 0.1, "2008"))
    with pytest.raises(ValueError, match="no strength of medium"):
        read_strengths(path.read_text("utf-8"))


def test_the_match_tool_writes_what_the_first_seat_won(tmp_path: Path) -> None:
    path = tmp_path / "strength.json"
    seats = "medium,random,random"
    arguments = ["--seats", seats, "--deals", "1", "--jobs", "1", "--strength", str(path)]
    assert main(arguments) == 0
    written = read_strengths(path.read_text("utf-8"))["medium"]
    assert (written.against, written.opponents, written.games) == ("random", 2, 3)
    assert not written.is_short
    match = Match(("medium", "random", "random"), "2008", 1, "match")
    with ThreadPoolExecutor(1) as executor:
        assert strength_in(match, play_match(match, executor)) == written


def test_a_mixed_table_measures_no_strength() -> None:
    with pytest.raises(ValueError, match="one level against several"):
        strength_in(Match(("easy", "random", "greedy"), "2008", 1, "x"), [])


def test_levels_held_to_iterations_are_written_as_levels_with_little_time(tmp_path: Path) -> None:
    path = tmp_path / "strength.json"
    seats = "expert:20,hard:10"
    arguments = ["--seats", seats, "--edition", "2023-classic", "--deals", "1", "--jobs", "1"]
    assert main([*arguments, "--strength", str(path)]) == 0
    written = read_strengths(path.read_text("utf-8"))["expert"]
    assert (written.against, written.opponents, written.is_short) == ("hard", 1, True)
