"""The match tool plays the same deals in every rotation and says how sure it is."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools.lab.match import Match, Tally, main, play_game, play_match


def test_equal_players_share_the_wins_of_every_deal() -> None:
    with ThreadPoolExecutor(2) as executor:
        (only,) = play_match(Match(("random",) * 3, "2023-classic", 4, "m"), executor)
    assert only.wins == pytest.approx(only.par) == pytest.approx(1 / 3)
    assert only.margin == pytest.approx(0)


def test_a_match_can_be_played_in_parts(tmp_path: Path) -> None:
    arguments = ["--seats", "medium,random,random", "--jobs", "1", "--log"]
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    main([*arguments, str(whole), "--deals", "3"])
    main([*arguments, str(parts), "--deals", "1"])
    main([*arguments, str(parts), "--deals", "2", "--first", "1"])
    lines = whole.read_text("utf-8").splitlines()
    assert lines == parts.read_text("utf-8").splitlines()
    deals = [json.loads(line) for line in lines]
    assert [deal["deal"] for deal in deals] == [0, 1, 2]
    assert all(
        deal["wins"]["medium"] + 2 * deal["wins"]["random"] == pytest.approx(1) for deal in deals
    )


def test_a_game_can_be_played_again_from_its_seeds() -> None:
    levels = ("greedy", "random", "random")
    tallies = {level: Tally() for level in levels}
    first, second = (play_game(levels, "2008", "d", "c", tallies) for _ in "12")
    assert first == second
    assert tallies["greedy"].seconds


def test_the_result_can_be_read_by_programs(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--seats", "greedy,random,random", "--deals", "2", "--jobs", "1", "--json"])
    result = json.loads(capsys.readouterr().out)
    assert result["deals"] == 2
    assert {standing["level"] for standing in result["standings"]} == {"greedy", "random"}


def test_a_number_of_games_is_made_up_of_whole_rotations(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["--seats", "random,random,tree:2", "--games", "4", "--jobs", "1", "--json"])
    result = json.loads(capsys.readouterr().out)
    assert result["deals"] == 2
    tree = next(row for row in result["standings"] if row["level"] == "tree:2")
    assert tree["simulations"] == 2
    assert tree["p99_ms"] >= tree["mean_ms"] / 2 > 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seats", "greedy,nobody"],
        ["--seats", "greedy,random"],
        ["--deals", "0"],
        ["--first", "-1"],
    ],
)
def test_an_impossible_match_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert "error" in capsys.readouterr().err
