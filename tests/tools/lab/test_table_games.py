"""Games of given tables come out the same and are kept; the numbers are fitted to them."""

from pathlib import Path

import pytest

from acquire_desktop.games.acquire.advice.table import fit_from, table_of
from acquire_desktop.games.acquire.advice.verdict import PARTS
from acquire_desktop.games.acquire.engine.generator import Generator
from tools.lab import table_games
from tools.lab.table_games import (
    LOTS,
    MIXED,
    Moment,
    TableGame,
    games_in,
    gather,
    line_of,
    play,
    seats_of,
)

pytest.importorskip("numpy")


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_games, "SIMULATIONS", 6)
    monkeypatch.setattr(table_games, "ROLLOUTS", 3)


def test_a_game_comes_out_the_same_and_is_read_as_it_was_written() -> None:
    game = play("2008", "easy,novice,beginner", "test", 4)
    assert game == play("2008", "easy,novice,beginner", "test", 4)
    assert list(games_in(line_of(game) + "torn {\n")) == [game]
    assert game.seats == ("novice", "beginner", "easy")
    assert sum(game.shares) == 1.0
    assert game.moments
    for moment in game.moments:
        assert sum(moment.told) == sum(moment.known) == PARTS


def test_levels_by_lot_are_those_of_the_list_at_as_many_seats_as_may_be() -> None:
    found = [seats_of("2008", MIXED, "test", number) for number in range(60)]
    assert {len(seats) for seats in found} == {3, 4, 5, 6}
    assert {level for seats in found for level in seats} == set(LOTS)


def test_what_is_done_is_not_done_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    what = path, "2008", "novice,beginner,beginner", "test"
    assert gather(*what, range(2), None) == 2
    assert gather(*what, range(3), None) == 1
    assert [game.number for game in games_in(path.read_text("utf-8"))] == [0, 1, 2]
    assert gather(*what, range(9), 0.0) == 0


def made_up_games(pull: float) -> list[TableGame]:
    """Return games that come true as a table's strength says, by this pull in all of the game."""
    fit = fit_from({"sharpness": [1.0] * 5, "sharper": [0.0] * 5, "pull": [pull] * 5})
    luck = Generator(5)
    games = []
    for number in range(1500):
        seats = tuple(LOTS[luck.below(len(LOTS))] for _ in range(3))
        wins = [100 + luck.below(900) for _ in range(3)]
        even = [win / sum(wins) for win in wins]
        pool = 40 + luck.below(40)
        real = table_of(seats).chances(even, pool, fit)
        drawn = luck.below(PARTS) / PARTS
        winner = 0 if drawn < real[0] else 1 if drawn < real[0] + real[1] else 2
        shares = tuple(float(seat == winner) for seat in range(3))
        parts = tuple(round(PARTS * each) for each in even)
        games.append(
            TableGame(
                "2008", MIXED, "made up", number, seats, shares, (Moment(pool, 0, parts, parts),)
            )
        )
    return games


def test_a_fit_finds_how_much_strength_counts_and_makes_chances_right() -> None:
    from tools.lab.table_chances import fitted, log_loss, report, tenths

    games = made_up_games(0.4)
    fit = fitted(games)
    assert fit.pull[0] == pytest.approx(0.0, abs=0.01)
    assert fit.pull[3] == pytest.approx(0.4, abs=0.1)
    assert fit.sharpness[3] == pytest.approx(1.0, abs=0.15)
    assert log_loss(games, fit) < log_loss(games, None)
    rows = tenths(games, fit)
    assert sum(row.seats for row in rows) == 3 * len(games)
    assert all(abs(row.predicted - row.real) < 0.03 + row.margin for row in rows)
    assert max(abs(row.predicted - row.real) for row in tenths(games, None)) > 0.1
    assert "all together: 1500 games" in report(games, fit)


def test_fitted_numbers_are_written_as_they_are_read(tmp_path: Path) -> None:
    import json

    from tools.lab.table_chances import main

    games, out = tmp_path / "games.jsonl", tmp_path / "fit.json"
    games.write_text("".join(map(line_of, made_up_games(0.2)[:200])), "utf-8")
    assert main([str(games), "--fit", str(out)]) == 0
    assert len(fit_from(json.loads(out.read_text("utf-8"))).pull) == 5
    assert main([str(games), "--by", str(out)]) == 0
