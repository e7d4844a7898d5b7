"""Quick games with deep searches are gathered, broken off and gone on with; a value learns."""

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from acquire_desktop.games.acquire.ai.search.learned import learned_for
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.kernel.action_codes import OVER, PLACE
from tools.lab import refit_value, value_games
from tools.lab.refit_value import DeepSet, aims, gather, refit
from tools.lab.self_play import Setting, shares_of
from tools.lab.train_value import log_loss, network_of, predict
from tools.lab.value_games import (
    Plan,
    ValueGame,
    play,
    read_games,
    replayed,
)

TABLE = Setting("2008", 4)
LITTLE = Plan(spacing=15, iterations=8)
KEEN = replace(LITTLE, quick=4, is_keen=True)


@cache
def games() -> tuple[ValueGame, ...]:
    return tuple(play(TABLE, number, LITTLE) for number in range(6))


@cache
def positions() -> DeepSet:
    return gather(games(), TABLE)


def test_a_game_of_a_number_is_always_the_same() -> None:
    assert play(TABLE, 3, LITTLE) == games()[3]
    assert play(TABLE, 4, LITTLE).actions != games()[3].actions


def test_a_game_played_again_passes_what_was_searched_and_ends() -> None:
    for game in games():
        found = []
        for state, deep in replayed(game):
            if deep is not None:
                assert state.decision == PLACE
                found.append(deep)
        assert state.decision == OVER
        assert found == game.deep


def test_a_deep_search_tells_the_chances_of_all_seats() -> None:
    deep = [each for game in games() for each in game.deep]
    assert len(deep) > 5
    for each in deep:
        assert len(each.shares) == TABLE.players
        assert min(each.shares) >= 0
        assert sum(each.shares) == pytest.approx(1, abs=0.001)


def test_all_that_was_searched_is_among_the_positions_and_knows_who_won() -> None:
    found = ~np.isnan(positions().found[:, 0])
    assert found.sum() == sum(len(game.deep) for game in games())
    assert 5 * len(games()) < len(positions().turns) == len(found)
    last = 0
    for game, length in zip(games(), positions().games.lengths, strict=True):
        *_, (state, _) = replayed(game)
        won = positions().games.won[last : last + int(length)]
        assert (won == np.array(shares_of(state.totals), np.float32)).all()
        last += int(length)


def test_games_of_other_tables_are_passed_over() -> None:
    assert len(gather(games(), Setting("2008", 3)).turns) == 0


def test_aims_lie_between_who_won_and_what_searches_found() -> None:
    network = network_of(learned_for(EDITIONS["2008"], 4).value)
    believed = aims(network, positions(), 1.0)
    searched = ~np.isnan(positions().found[:, 0])
    assert believed[searched] == pytest.approx(positions().found[searched])
    ends = np.cumsum(positions().games.lengths) - 1
    plain = ends[~searched[ends]]
    assert (believed[plain] == positions().games.won[plain]).all()
    assert believed.sum(1) == pytest.approx(1, abs=0.01)
    first, length = 0, int(positions().games.lengths[0])
    unsearched = aims(network, positions(), 0.0)[first : first + length]
    won, predicted = positions().games.won[0], predict(network, positions().games.seen[:length])
    assert (abs(unsearched - won).sum(1) <= abs(predicted - won).sum(1).max() + 1e-5).all()


def test_a_value_learns_from_games() -> None:
    network = network_of(learned_for(EDITIONS["2008"], 4).value)
    before = {name: part.copy() for name, part in network.items()}
    learned = refit(network, positions(), 1)
    assert log_loss(learned, positions().games) < log_loss(network, positions().games)
    assert all((network[name] == part).all() for name, part in before.items())


def gathered(path: Path, count: int, *more: str) -> Sequence[ValueGame]:
    how = ["--spacing", "15", "--iterations", "8", "--jobs", "1", *more]
    assert value_games.main(["--out", str(path), "--games", str(count), *how]) == 0
    return sorted(read_games(path), key=lambda game: game.number)


def test_games_broken_off_and_gone_on_with_are_those_of_one_go(tmp_path: Path) -> None:
    path = tmp_path / "games"
    gathered(path, 3)
    text = path.read_text("utf-8")
    path.write_text(text[: len(text) - 40], "utf-8")
    assert tuple(gathered(path, 6)) == games()
    lines = path.read_text("utf-8")
    gathered(path, 6)
    assert path.read_text("utf-8").split() == lines.split()


def test_games_in_which_most_seats_search_go_otherwise(tmp_path: Path) -> None:
    keen = gathered(tmp_path / "games", 2, "--keen", "--quick", "4")
    assert tuple(keen) == tuple(play(TABLE, number, KEEN) for number in range(2))
    assert all(one.actions != other.actions for one, other in zip(keen, games()[:2], strict=True))


def test_the_command_tells_of_old_and_new_and_changes_one_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    learned, unseen, out = tmp_path / "learned", tmp_path / "unseen", tmp_path / "weights"
    more = tmp_path / "more"
    for path, numbers, plan in (
        (learned, (0, 20), LITTLE),
        (more, (30,), KEEN),
        (unseen, (20, 21), LITTLE),
    ):
        path.write_text("".join(value_games.play_some(TABLE, numbers, plan)), "utf-8")
    how = ["--games", str(learned), str(more), "--held-out", str(unseen), "--out", str(out)]
    assert refit_value.main(how) == 0
    told = capsys.readouterr().out
    assert "of 3 games" in told
    assert told.count("log-loss") == 2
    weights = json.loads(out.read_text("utf-8"))
    before = json.loads(refit_value.WEIGHTS.read_text("utf-8"))
    changed = [name for name in weights if weights[name] != before[name]]
    assert changed == ["4 players, 2 bonuses"]
    assert weights[changed[0]]["policy"] == before[changed[0]]["policy"]
    assert len(weights[changed[0]]["value"]) == len(before[changed[0]]["value"])


def test_an_unknown_table_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        value_games.main(["--out", "games", "--table", "2008:7"])
    assert "no such table: 2008:7" in capsys.readouterr().err
