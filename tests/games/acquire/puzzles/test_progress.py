"""Missed puzzles come back after one, three and seven days; only first answers count."""

from pathlib import Path

import pytest

from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.puzzles.progress import after, is_due, next_one, tally
from acquire_desktop.games.acquire.puzzles.puzzle import position_of, shipped
from acquire_desktop.games.acquire.puzzles.run import PuzzleRun
from acquire_desktop.games.acquire.puzzles.themes import Theme
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.puzzle_file import Result, read_results, write_results
from tests.storage.games import folders_in

TODAY = 800_000
FIRST, SECOND, THIRD = shipped()[:3]


def test_a_missed_one_comes_back_after_one_three_and_seven_days() -> None:
    result = after(None, FIRST, is_right=False, today=TODAY)
    day, delays = TODAY, []
    while result.due:
        assert not is_due(result, result.due - 1)
        assert after(result, FIRST, is_right=True, today=result.due - 1) == result
        delays.append(result.due - day)
        day = result.due
        result = after(result, FIRST, is_right=True, today=day)
    assert delays == [1, 3, 7]
    assert result.is_solved
    assert after(result, FIRST, is_right=False, today=day).due == day + 1


def test_what_is_solved_at_once_stays_away() -> None:
    assert after(None, FIRST, is_right=True, today=TODAY) == Result(FIRST.id, 1)


def test_what_came_back_is_next_then_what_is_new_then_what_follows() -> None:
    some, results = (FIRST, SECOND, THIRD), {FIRST.id: Result(FIRST.id, 1)}
    assert next_one(some, results, TODAY) is SECOND
    assert next_one(some, results, TODAY, SECOND) is THIRD
    results[THIRD.id] = Result(THIRD.id, 0, TODAY)
    assert next_one(some, results, TODAY) is THIRD
    results[SECOND.id] = results[THIRD.id] = Result(SECOND.id, 1)
    assert next_one(some, results, TODAY, THIRD) is FIRST
    assert next_one((FIRST,), results, TODAY, FIRST) is FIRST


def test_solved_and_due_are_counted() -> None:
    results = {FIRST.id: Result(FIRST.id, 1), SECOND.id: Result(SECOND.id, 0, TODAY)}
    counted = tally((FIRST, SECOND, THIRD), results, TODAY)
    assert (counted.count, counted.solved, counted.due) == (3, 1, 1)


def test_a_run_keeps_the_first_answer_to_each(tmp_path: Path) -> None:
    folders = folders_in(tmp_path)
    run = PuzzleRun(folders, lambda: TODAY)
    puzzle = run.begin(Theme.FIRST)
    natural = parse_action(puzzle.natural, position_of(puzzle).view.edition)
    run.keep(natural)
    run.keep(None)
    assert read_results(folders) == {puzzle.id: Result(puzzle.id, 0, TODAY + 1)}
    other = run.go_on()
    assert other is not puzzle
    assert run.number() == 2
    best = parse_action(other.best, position_of(other).view.edition)
    run.keep(best)
    assert run.go_by(-1) is puzzle
    assert PuzzleRun(folders, lambda: TODAY).tally(Theme.FIRST).solved == 1
    assert PuzzleRun(folders, lambda: TODAY + 1).tally(None).due == 1


def test_giving_up_counts_as_missed(tmp_path: Path) -> None:
    run = PuzzleRun(folders_in(tmp_path), lambda: TODAY)
    puzzle = run.begin(None)
    run.keep(None)
    assert run.results[puzzle.id].due == TODAY + 1


def test_a_damaged_file_is_none_and_one_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    folders = folders_in(tmp_path)
    write_results(folders, {FIRST.id: Result(FIRST.id, 1)})
    text = folders.puzzles.read_text(encoding="ascii")
    folders.puzzles.write_text(text.replace(FIRST.id, "x"), encoding="ascii")
    assert read_results(folders) == {}
    folders.puzzles.unlink()
    folders.puzzles.mkdir()
    run = PuzzleRun(folders, lambda: TODAY)
    puzzle = run.begin(None)
    with pytest.raises(SaveError):
        run.keep(None)
    assert puzzle.id in run.results
