"""The window's benchmark measures what it says and compares it with its targets."""

import pytest

from acquire_desktop.bench import search, window
from acquire_desktop.bench.stage import percentile
from acquire_desktop.bench.ui import FIGURES, as_table


def test_a_figure_is_compared_with_its_target() -> None:
    lines = as_table({"click_p99_ms": 49.96, "first_paint_ms": 612.0}).splitlines()
    assert lines[0].endswith("50.0 ms   under 50")
    assert lines[1].endswith("612.0 ms   NOT under 600")


def test_a_percentile_is_a_value_that_was_measured() -> None:
    values = [float(value) for value in range(200)]
    assert percentile(values, 0.5) == 100
    assert percentile(values, 0.99) == 198
    assert percentile([7.0], 0.99) == 7


def test_frames_and_languages_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "ANIMATIONS", 1)
    monkeypatch.setattr(window, "SWITCHES", 3)
    figures = {
        **window.measure_part("frames", "greedy"),
        **window.measure_part("language", "greedy"),
    }
    assert set(figures) <= set(FIGURES)
    assert all(value > 0 for value in figures.values())


def test_the_parts_of_a_simulation_are_measured() -> None:
    figures = search.figures(2)
    assert list(figures)[-2:] == ["simulation", "simulation in the tree"]
    assert all(part_us > 0 for part_us in figures.values())
