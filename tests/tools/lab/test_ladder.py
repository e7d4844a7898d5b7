"""The ladder is climbed at every table, goes on where it was broken off, and is told in a table."""

import json
from pathlib import Path

import pytest

from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from tools.lab import ladder
from tools.lab.frozen_levels import is_known
from tools.lab.ladder import Rung, main, result_of, rungs, table
from tools.lab.train import SETTINGS

FEW = ["--jobs", "1", "--only", "2008:3", "2023-classic:2", "--steps", "greedy/random"]


def test_every_level_but_the_last_stands_on_the_one_below_at_all_nine_tables() -> None:
    assert [level.partition(":")[0] for level, _ in ladder.STEPS] == list(LEVELS)[:-1]
    assert all(is_known(level) and is_known(other) for level, other in ladder.STEPS)
    found = list(rungs(SETTINGS, ladder.STEPS))
    assert len(found) == len(set(found)) == 9 * len(ladder.STEPS)


def test_a_ladder_that_was_broken_off_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    main([*FEW, "--games", "6", "--out", str(whole)])
    told = capsys.readouterr().out
    lines = whole.read_text("utf-8").splitlines(keepends=True)
    assert [json.loads(line)["deal"] for line in lines] == [0, 1, 0, 1, 2]
    parts.write_text("".join(lines[:1]) + lines[1][:20], "utf-8")
    main([*FEW, "--games", "6", "--out", str(parts)])
    assert capsys.readouterr().out == told
    main([*FEW, "--games", "6", "--out", str(whole)])
    assert whole.read_text("utf-8").splitlines(keepends=True) == lines, "nothing is played again"
    main([*FEW, "--games", "2", "--seed", "other", "--out", str(whole)])
    assert len(whole.read_text("utf-8").splitlines()) == len(lines) + 2


def test_the_table_has_a_row_for_each_step_and_a_column_for_each_table() -> None:
    medium, hard = (Rung("2008", 4, *pair) for pair in (("medium", "easy"), ("hard", "skilled")))
    duel = Rung("2023-classic", 2, "medium", "easy")
    results = {
        medium: result_of([0.5, 0.75], 4),
        hard: result_of([0.25], 4),
        duel: result_of([1.0, 1.0], 2),
    }
    assert table(results).splitlines() == [
        "| step | 2008, 4 | 2023-classic, 2 |",
        "|---|---|---|",
        "| medium above easy | 62.5 +-24.5% of 8, 280 points | 100.0 +-0.0% of 4 |",
        "| hard above skilled | 25.0 +-100.0% of 4, 0 points |  |",
    ]


@pytest.mark.parametrize(
    "wrong", [["--only", "2008:7"], ["--steps", "hard"], ["--steps", "hard/hard"], ["--games", "0"]]
)
def test_what_cannot_be_played_is_refused(
    wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*FEW, "--out", str(tmp_path / "out"), *wrong])
    assert "error" in capsys.readouterr().err
