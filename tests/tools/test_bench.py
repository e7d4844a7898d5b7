"""The window's benchmark measures what it says and compares it with its targets."""

import argparse
from pathlib import Path

import pytest

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from tools.bench import saved_games, saves, search, stories, ui, window
from tools.bench.stage import percentile
from tools.bench.ui import FIGURES, as_table

_MEASURED = """
from pathlib import Path
turns = Path("..", "turns")
with turns.open("a", encoding="utf-8") as file:
    print(Path.cwd().name, file=file)
print('{"turn": %d}' % (len(turns.read_text("utf-8").split())))
"""
"""What stands for the benchmark of a checkout: tells its folder and the number of its turn."""


def test_a_figure_is_compared_with_its_target() -> None:
    lines = as_table({"click_p99_ms": 29.96, "first_paint_ms": 350.0}).splitlines()
    assert lines[0].endswith("30.0 ms   under 30")
    assert lines[1].endswith("350.0 ms   NOT under 350")


def test_the_figures_of_two_checkouts_stand_beside_each_other() -> None:
    lines = as_table({"click_p99_ms": 29.0}, {"click_p99_ms": 39.0}).splitlines()
    assert lines[0].split() == ["before", "now"]
    assert lines[1].endswith("    39.0     29.0 ms   under 30")


def test_two_checkouts_are_measured_in_turns_each_in_its_folder(tmp_path: Path) -> None:
    folders = [_checkout_that_says(tmp_path / name) for name in ("before", "now")]
    results = ui.measure_in_turns(["log"], folders, "greedy")
    turns = (tmp_path / "turns").read_text("utf-8").split()
    assert turns == ["before", "now"] * ui.ROUNDS["log"]
    assert results == [{"turn": 3}, {"turn": 4}]


def test_a_folder_without_the_program_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = argparse.ArgumentParser()
    ui.add_arguments(parser)
    assert parser.parse_args(["--against", str(ui.HERE)]).against == ui.HERE
    with pytest.raises(SystemExit):
        parser.parse_args(["--against", str(tmp_path)])
    assert "holds no checkout" in capsys.readouterr().err


def test_a_percentile_is_a_value_that_was_measured() -> None:
    values = [float(value) for value in range(200)]
    assert percentile(values, 0.5) == 100
    assert percentile(values, 0.99) == 198
    assert percentile([7.0], 0.99) == 7


@pytest.mark.part(of=3)
@pytest.mark.parametrize("part", ["frames", "stories", "language"])
def test_frames_and_languages_are_measured(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "ANIMATIONS", 1)
    monkeypatch.setattr(window, "SWITCHES", 3)
    monkeypatch.setattr(stories, "TELLINGS", 1)
    figures = window.measure_part(part, "greedy")
    assert figures
    assert set(figures) <= set(FIGURES)
    assert all(value > 0 for value in figures.values())


def test_the_parts_of_a_simulation_are_measured() -> None:
    figures = search.figures(2)
    assert list(figures)[-2:] == ["simulation", "simulation in the tree"]
    assert all(part_us > 0 for part_us in figures.values())


def test_saves_of_games_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_games, "EDITIONS", {"2008": EDITIONS["2008"]})
    figures = {**saved_games.save_times(1), "largest_kb": saved_games.largest_kb(2)}
    assert list(figures) == list(saves.FIGURES)
    assert all(value > 0 for value in figures.values())
    assert figures["largest_kb"] < 30


def _checkout_that_says(folder: Path) -> Path:
    package = folder / "tools" / "bench"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "__main__.py").write_text(_MEASURED, "utf-8")
    return folder
