"""Predictions are compared with what came true, in figures and in a picture."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

import pytest

from acquire_desktop.games.acquire.ai.policy.policy_weights import TUNED_POLICY
from acquire_desktop.games.acquire.ai.search.learned import all_learned, learned_for
from acquire_desktop.games.acquire.ai.search.value_network import ValueNetwork
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import OVER, PLACE
from tools.lab.calibration import PLOT_PX, Tenth, compare, drawing
from tools.lab.self_play import (
    Sampler,
    Setting,
    deal,
    sample_games,
    sample_searches,
    search_player,
    sight_size,
)

np = pytest.importorskip("numpy")


def test_the_network_of_the_tools_is_the_one_that_plays() -> None:
    from tools.lab.train_value import flattened, network_of, predict

    learned = learned_for(EDITIONS["2008"], 4)
    network = network_of(learned.value)
    assert flattened(network) == pytest.approx(learned.value)
    setting = Setting("2008", 4)
    samples = Sampler(setting, 1.0)
    value = ValueNetwork(learned.value)
    rated = []
    game, luck = deal(setting, "calibration"), Generator(1)
    while game.decision != OVER:
        if game.decision == PLACE:
            samples.keep(game)
            value.rate(game)
            rated.append(value.shares[:4])
        legal = game.legal()
        game.apply(legal[luck.below(len(legal))])
    seen = np.array(samples.seen, np.float32).reshape(len(rated), -1)
    assert predict(network, seen) == pytest.approx(np.array(rated), abs=1e-3)


def test_a_value_is_fitted_down_the_slope() -> None:
    from tools.lab.train_value import SHAPES, ForwardPass

    setting = Setting("2008", 3)
    samples = sample_games(setting, TUNED_POLICY, range(2), 0.3)
    seen, won = (np.array(part, np.float64) for part in samples[:2])
    won = won.reshape(-1, 3)
    seen = seen.reshape(len(won), -1)
    luck = np.random.default_rng(1)
    network = {name: luck.normal(0, 0.2, shape) for name, shape in SHAPES.items()}

    def loss() -> float:
        return float(-(won * np.log(ForwardPass(network, seen).shares)).sum(1).mean())

    gradient = ForwardPass(network, seen).gradient(won)
    for name, part in network.items():
        place = tuple(size // 2 for size in part.shape)
        part[place] += 1e-6
        above = loss()
        part[place] -= 2e-6
        assert gradient[name][place] == pytest.approx((above - loss()) / 2e-6, abs=1e-6)
        part[place] += 1e-6


def test_a_position_foretells_what_is_thought_of_those_after_it_in_its_game() -> None:
    from tools.lab.train_games import TrainingSet
    from tools.lab.train_value import (
        TRUST,
        foreseen,
        network_of,
        predict,
    )

    setting = Setting("2008", 3)
    seen, won, lengths = sample_games(setting, TUNED_POLICY, range(2), 0.3)
    shares = np.array(won, np.float32).reshape(-1, 3)
    games = TrainingSet(
        np.array(seen, np.float32).reshape(len(shares), -1), shares, np.array(lengths)
    )
    network = network_of(learned_for(EDITIONS["2008"], 3).value)
    predicted = predict(network, games.seen)
    aims = foreseen(network, games)
    first = lengths[0]
    assert sum(lengths) == len(shares)
    assert min(lengths) > 2
    for last in (first - 1, len(shares) - 1):
        assert aims[last] == pytest.approx(shares[last])
        before = TRUST * shares[last] + (1 - TRUST) * predicted[last]
        assert aims[last - 1] == pytest.approx(before, abs=1e-6)
        further = TRUST * before + (1 - TRUST) * predicted[last - 1]
        assert aims[last - 2] == pytest.approx(further, abs=1e-6)
    assert aims.sum(1) == pytest.approx(1.0, abs=1e-5)


def test_games_to_learn_from_come_out_the_same_again() -> None:
    setting, value = Setting("2008", 3), learned_for(EDITIONS["2008"], 3).value
    seen, won, lengths = sample_searches(setting, TUNED_POLICY, value, range(3), 4)
    assert len(lengths) == 3
    assert len(won) == 3 * sum(lengths)
    assert len(seen) == sight_size(3) * sum(lengths)
    assert sample_searches(setting, TUNED_POLICY, value, range(3), 4) == (seen, won, lengths)


def test_of_two_players_both_search() -> None:
    setting, value = Setting("2023-classic", 2), learned_for(EDITIONS["2023-classic"], 2).value
    samples = Sampler(setting, 1.0)
    luck = Generator(7, 2)
    seats = [search_player(TUNED_POLICY, value, luck, 4) for _ in range(2)]
    samples.play("search-7", seats, luck)
    assert sample_searches(setting, TUNED_POLICY, value, range(7, 8), 4) == samples.all()


def test_a_value_learns_from_where_another_setting_left_it() -> None:
    from tools.lab.train_games import TrainingSet, gather
    from tools.lab.train_value import fit_further, log_loss, network_of

    start = network_of(learned_for(EDITIONS["2008"], 4).value)
    before = {name: part.copy() for name, part in start.items()}
    with ThreadPoolExecutor(1) as executor:
        games: TrainingSet = gather(Setting("2008", 3), TUNED_POLICY, range(300), executor)
    learned = fit_further(start, games.seen, games.won, 1)
    assert log_loss(learned, games) < log_loss(start, games)
    assert all((start[name] == part).all() for name, part in before.items())
    again = fit_further(start, games.seen, games.won, 1)
    assert all((again[name] == part).all() for name, part in learned.items())


def test_the_command_makes_one_setting_anew_from_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tools.lab import train

    out = tmp_path / "weights.json"
    before = {
        name: {"policy": list(row.policy), "value": list(row.value)}
        for name, row in all_learned().items()
    }
    out.write_text(json.dumps(before), "utf-8")
    order = ["--searches", "1", "--jobs", "1", "--out", str(out)]
    with pytest.raises(SystemExit):
        train.main([*order, "--like", "2008:4"])
    assert "--only" in capsys.readouterr().err
    assert train.main([*order, "--like", "2008:4", "--only", "2008:3"]) == 0
    assert "2008:3, log-loss" in capsys.readouterr().out
    after = json.loads(out.read_text("utf-8"))
    changed = [name for name, row in after.items() if row != before[name]]
    assert changed == ["3 players, 2 bonuses"]
    size = len(before["4 players, 2 bonuses"]["value"])
    assert len(after["3 players, 2 bonuses"]["value"]) == size


def test_every_prediction_of_unseen_games_falls_into_a_tenth() -> None:
    with ThreadPoolExecutor(1) as executor:
        tenths, loss = compare(Setting("2008", 3), 1, executor)
    assert 0 < loss < 5
    assert sum(tenth.seats for tenth in tenths) % 3 == 0
    assert sorted(tenth.predicted for tenth in tenths) == [tenth.predicted for tenth in tenths]
    assert all(0 <= tenth.real <= 1 for tenth in tenths)


def test_the_picture_has_a_plot_for_each_setting() -> None:
    tenths = [Tenth(0.05, 0.0, 10), Tenth(0.5, 1.0, 10)]
    picture = ElementTree.fromstring(drawing({"one": tenths, "two": tenths}))
    space = "{http://www.w3.org/2000/svg}"
    plots = picture.findall(f"{space}g")
    assert [plot.findtext(f"{space}text") for plot in plots] == ["one", "two"]
    dots = plots[0].findall(f"{space}circle")
    assert [(dot.get("cx"), dot.get("cy")) for dot in dots] == [
        (f"{0.05 * PLOT_PX:.1f}", f"{PLOT_PX:.1f}"),
        (f"{0.5 * PLOT_PX:.1f}", "0.0"),
    ]
