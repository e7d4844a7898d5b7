"""Every shipped puzzle can be played, has few right answers and says why; nothing else is read."""

import json
from dataclasses import replace

import pytest

from acquire_desktop.codec import FormError
from acquire_desktop.games.acquire.advice.verdict import Effort, judge
from acquire_desktop.games.acquire.engine.actions import DeclareEnd
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.puzzles.puzzle import (
    FORMAT,
    NEAR,
    RIGHT,
    Puzzle,
    Rank,
    answer,
    line_of,
    position_of,
    puzzle_id,
    puzzles_from,
    rank_of,
    shipped,
)
from acquire_desktop.games.acquire.puzzles.themes import Theme, theme_of

HEAD = json.dumps({"format": FORMAT, "version": 1})
FIRST = shipped()[0]
_AGAIN = Effort(1_500, 32, values_worst=False)


def text_of(*rows: object) -> str:
    """Return a file of these rows."""
    return "\n".join([HEAD, *map(json.dumps, rows)])


def test_there_are_enough_in_ten_themes() -> None:
    assert len(shipped()) >= 120
    assert len(Theme) == 10
    assert {each.theme for each in shipped()} == set(Theme)


@pytest.mark.part(of=8)
@pytest.mark.parametrize("puzzle", shipped(), ids=lambda puzzle: puzzle.id)
def test_a_puzzle_has_few_right_answers_and_explains_them(puzzle: Puzzle) -> None:
    view = position_of(puzzle).view
    best, natural = (parse_action(text, view.edition) for text in (puzzle.best, puzzle.natural))
    assert puzzle.id == puzzle_id(puzzle.seed, puzzle.lines)
    assert puzzle.theme is theme_of(view, best, natural)
    assert DeclareEnd() not in view.legal
    verdicts = [answer(puzzle, action) for action in view.legal]
    right = [each for each in verdicts if each.is_right]
    assert answer(puzzle, None) in right
    assert len(right) <= max(1, len(view.legal) // 6)
    assert answer(puzzle, natural).rank is Rank.WRONG
    assert answer(puzzle, None).why.better
    # A search of its own still puts a right answer first, or nothing far before it.
    found = judge(view, best, 7, _AGAIN)
    assert found.best in [each.action for each in right] or found.loss <= NEAR


def test_what_is_written_is_read() -> None:
    assert puzzles_from(text_of(*map(line_of, shipped()))) == shipped()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        HEAD.replace("1}", "2}"),
        text_of(line_of(FIRST), line_of(FIRST)),
        text_of({**line_of(FIRST), "id": "../../etc"}),
        text_of({**line_of(FIRST), "wins": [10_001]}),
        text_of({**line_of(FIRST), "more": 1}),
        text_of({**line_of(FIRST), "theme": "chess"}),
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(FormError):
        puzzles_from(text)


@pytest.mark.parametrize(
    "changes",
    [
        {"lines": ("place 1A",) * 3},
        {"lines": ("dance",)},
        {"edition": "1999"},
        {"players": 6, "lines": FIRST.lines},
        {"best": "declare"},
        {"wins": FIRST.wins[1:]},
        {"money": ((255, 0, 0),)},
    ],
)
def test_a_position_that_does_not_exist_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(FormError):
        position_of(replace(FIRST, **changes))  # type: ignore[arg-type]


def test_money_is_told_where_it_is_certain() -> None:
    view = position_of(FIRST).view
    natural = parse_action(FIRST.natural, view.edition)
    place = view.legal.index(natural)
    sure, open_ = (replace(FIRST, money=((place, 2_449, error),)) for error in (300, 1_300))
    assert answer(sure, natural).money == 2_400
    assert answer(sure, None).natural_money == 2_400
    assert answer(sure, None).money is None
    assert answer(open_, natural).money is None


def test_ranks() -> None:
    assert [rank_of(loss) for loss in (-5, RIGHT, RIGHT + 1, NEAR - 1, NEAR)] == [
        *(Rank.RIGHT, Rank.RIGHT),
        *(Rank.NEAR, Rank.NEAR),
        Rank.WRONG,
    ]
