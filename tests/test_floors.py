"""The floors of coverage: what is summed up, and what is said when one is missed."""

from typing import Any

import pytest

from tests.floors import FLOORS, by_layer, report


def file(
    lines: int, lines_run: int, branches: int, branches_run: int, *missing: tuple[int, int]
) -> dict[str, Any]:
    summary = {
        "num_statements": lines,
        "covered_lines": lines_run,
        "num_branches": branches,
        "covered_branches": branches_run,
    }
    return {"summary": summary, "missing_branches": [list(branch) for branch in missing]}


def full(*layers: str) -> dict[str, dict[str, Any]]:
    return {f"acquire_desktop/{layer}/a.py": file(10, 10, 4, 4) for layer in layers}


def test_a_layer_is_the_sum_of_its_files_at_any_depth() -> None:
    layers = by_layer(
        {
            "acquire_desktop/ui/a.py": file(10, 9, 4, 4),
            "acquire_desktop/ui/acquire/table/board/b.py": file(10, 10, 4, 2),
            "acquire_desktop/app.py": file(10, 0, 0, 0),
        }
    )
    assert list(layers) == ["the rest", "ui"]
    assert (layers["ui"].of_lines, layers["ui"].of_branches) == (95.0, 75.0)
    assert (layers["the rest"].of_lines, layers["the rest"].of_branches) == (0.0, 100.0)


def test_all_floors_reached_is_a_table_alone() -> None:
    text, reached = report(full(*FLOORS))
    assert reached
    assert "MISSED" not in text
    assert text.count("\n") == len(FLOORS)
    assert "games/acquire/engine        100.0 %    100.0 %     95 %" in text


@pytest.mark.parametrize("layer", FLOORS)
def test_a_missed_floor_names_the_places_that_no_test_reaches(layer: str) -> None:
    files = full(*FLOORS)
    name = f"acquire_desktop/{layer}/deep/b.py"
    files[name] = file(10, 10, 10, 6, (3, 5), (7, -2))
    text, reached = report(files)
    assert not reached
    assert f"     2 {name}: 3->5, 7->end" in text
    assert text.count("MISSED") == 1


def test_a_layer_that_was_not_measured_misses_its_floor() -> None:
    text, reached = report(full("games/acquire/engine", "storage", "session", "games/acquire/ai"))
    assert not reached
    assert "ui: branches that no test takes" in text


def test_the_branches_count_and_not_the_lines() -> None:
    files = full(*FLOORS) | {"acquire_desktop/games/acquire/engine/b.py": file(1000, 1000, 100, 90)}
    assert not report(files)[1]
