"""Puzzles are mined the same every time, go on where they were, and are shipped if all agree."""

from dataclasses import replace
from pathlib import Path

import pytest

from acquire_desktop.games.acquire.advice.verdict import Effort
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.puzzles.puzzle import position_of, shipped
from acquire_desktop.games.acquire.puzzles.themes import Theme
from tools.lab import puzzle_choice, puzzle_judges, puzzles
from tools.lab.puzzle_choice import Found, chosen, is_sound, puzzle_of
from tools.lab.puzzle_judges import Outcome, values, whole_games
from tools.lab.puzzles import main, mine, mine_game, rows_of

LEGAL = [f"place {tile}A" for tile in range(1, 7)]
WINS = [5_000, 4_100, 3_000, 2_000, 2_000, 2_000]


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "LOOK", Effort(40, 4))
    monkeypatch.setattr(puzzles, "PASSES", (Effort(60, 4, values_worst=False),) * 2)
    for name in ("FEWEST_LAPS", "SIMULATIONS", "GAMES"):
        monkeypatch.setattr(puzzle_judges, name, 4)


def test_a_game_comes_out_the_same_and_is_not_mined_again(tmp_path: Path) -> None:
    themes, path = {Theme.FOUND, Theme.GROW, Theme.MERGE}, tmp_path / "mined.jsonl"
    assert mine(path, "test", range(1), None, themes) == 1
    assert mine(path, "test", range(1), None, themes) == 0
    assert mine(path, "test", range(2), 0.0, themes) == 0
    with path.open("a", encoding="utf-8") as file:
        file.write('{"torn')
    ((seed, number, found),) = rows_of(path)
    assert (seed, number) == ("test", 0)
    assert found == mine_game("test", 0, themes)
    assert found
    assert {each.best.split()[0] for each in found} == {"place"}


def sound(**changes: object) -> bool:
    """Tell whether a decision with one good tile and one bad one is sound, changed like this."""
    outcomes = {LEGAL[2]: Outcome(-900, 200, -2_000, 300)}
    usual: dict[str, object] = {"wins": WINS, "natural": LEGAL[2], "outcomes": outcomes}
    return is_sound(legal=LEGAL, best=LEGAL[0], **{**usual, **changes})  # type: ignore[arg-type]


def test_all_judges_must_agree() -> None:
    assert sound()
    assert sound(outcomes={LEGAL[2]: Outcome(300, 200, 0, 0)})  # that leaves it open
    assert not sound(outcomes={LEGAL[2]: Outcome(500, 200, 0, 0)})
    assert not sound(outcomes={LEGAL[1]: Outcome(500, 200, 0, 0)})
    assert not sound(natural=LEGAL[0])
    assert not sound(wins=[5_000, 4_900, *WINS[2:]])
    assert not sound(wins=[5_000, 4_700, 4_700, *WINS[3:]])
    assert not sound(wins=[5_000, 5_200, *WINS[2:]])


def test_the_second_judge_compares_by_the_same_luck() -> None:
    view = position_of(shipped()[0]).view
    best = parse_action(shipped()[0].best, view.edition)
    first, same = whole_games(view, [best, best], 3, 1)
    assert first == same == Outcome(0, 0, 0, 0)
    assert values(view, [best, best], 1, 8)[0] > 0


def found_of(at: int) -> Found:
    """Return a shipped puzzle as what was found."""
    each = shipped()[at]
    what = each.edition, each.players, each.seed, each.lines, each.best, each.natural
    near: dict[str, tuple[int, ...]] = {
        each.best: (0, 0, 0, 0),
        each.natural: (-900, 200, -2_000, 300),
    }
    return Found(*what, (500,), each.wins, near, ("hard",))


def test_what_is_shipped_stays_and_themes_are_filled(monkeypatch: pytest.MonkeyPatch) -> None:
    every = shipped()
    at = every.index(next(each for each in every if each.theme is Theme.FIRST))
    puzzle = puzzle_of(found_of(at))
    assert puzzle is not None
    assert (puzzle.id, puzzle.theme, puzzle.stars) == (every[at].id, Theme.FIRST, 2)
    assert chosen(every[:1], [found_of(at), found_of(at)], bool) == [every[0], puzzle]
    assert chosen(every[:1], [found_of(at)], lambda _puzzle: False) == [every[0]]
    monkeypatch.setattr(puzzle_choice, "A_THEME", 0)
    assert chosen(every[:1], [found_of(at)], bool) == [every[0]]


def test_what_no_longer_holds_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "puzzles" / "some.jsonl"
    puzzle_choice.write(path, shipped()[:3])
    kept = shipped()[1]
    monkeypatch.setattr(puzzles, "still_holds", lambda puzzle: puzzle == kept)
    assert main(["refresh", "--shipped", str(path)]) == 0
    assert puzzle_choice.read(path) == (kept,)


def test_a_turned_answer_does_not_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SIMULATIONS", "GAMES"):
        monkeypatch.setattr(puzzle_judges, name, 600)
    each = shipped()[0]
    turned = replace(each, best=each.natural, natural=each.best)
    assert not puzzle_choice.still_holds(turned)
