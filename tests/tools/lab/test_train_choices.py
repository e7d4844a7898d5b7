"""Games are searched, broken off and gone on with; networks are fitted to what was found."""

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from functools import cache
from itertools import chain
from pathlib import Path

import numpy as np
import pytest

from acquire_desktop.games.acquire.ai.policy.choice_networks import CHOICES_SIZE
from acquire_desktop.games.acquire.ai.policy.policy import Policy
from acquire_desktop.games.acquire.ai.policy.policy_weights import TUNED_POLICY
from acquire_desktop.games.acquire.ai.search.shortlist import Shortlist
from acquire_desktop.games.acquire.engine.kernel.action_codes import (
    BUY,
    FREE,
    KIND_SHIFT,
    OVER,
    PLACE,
)
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from tools.lab import root_games, train_choices
from tools.lab.choice_fit import (
    POINTS,
    ForwardPass,
    Network,
    fit,
    flattened,
    left_rows,
    softmax,
    some,
)
from tools.lab.choice_samples import (
    STOCK,
    TILE,
    Array,
    ChoiceSamples,
    gather,
)
from tools.lab.root_games import (
    Depth,
    RootGame,
    play,
    read_games,
    replayed,
)

LITTLE = Depth(tries=4, candidates=6, others=2)


@cache
def games() -> tuple[RootGame, ...]:
    return tuple(play(LITTLE, number) for number in (1, 5))


@cache
def samples() -> dict[str, ChoiceSamples]:
    return gather(games(), blank())


def blank() -> Policy:
    return Policy([*TUNED_POLICY, *[0.0] * CHOICES_SIZE])


def test_what_was_searched_can_be_played_again_and_was_legal_there() -> None:
    for game in games():
        assert len(game.roots) > 20
        for position, root in replayed(game):
            assert set(root.options) <= set(position.legal())
            assert len(root.options) == len(root.visits) == len(root.values) > 1
            assert sum(root.visits) == LITTLE.tries * len(root.options)
        after = play(LITTLE, game.number)
        assert after == game


def test_a_game_goes_to_its_end() -> None:
    game = games()[0]
    (position, _), *_ = replayed(replace(game, roots=[replace(game.roots[0], ply=0)]))
    for action in game.actions:
        assert position.decision != OVER
        position.apply(action)
    assert position.decision == OVER


def test_gathering_goes_on_where_it_was_broken_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.jsonl"
    how = ["--tries", "1", "--candidates", "2", "--sparseness", "8", "--jobs", "1"]
    root_games.main(["--out", str(out), "--games", "1", *how])
    first = out.read_text("utf-8")
    out.write_text(f'{first}{{"number": 1, "torn', "utf-8")
    root_games.main(["--out", str(out), "--games", "2", *how])
    assert [game.number for game in read_games(out)] == [0, 1]
    assert out.read_text("utf-8").startswith(first)
    assert "1 of 1 games, 0.0 minutes left" in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["tile", "stock", "founding", "settling"])
def test_the_gradient_is_the_slope(kind: str) -> None:
    luck = np.random.default_rng(2)
    few = some(samples()[kind], np.arange(min(6, len(samples()[kind].common))))
    network: Network = {name: part.astype(np.float64) for name, part in fit(kind, few, 1).items()}
    wrong = luck.standard_normal(len(few.decision))
    gradient = ForwardPass(network, few).gradient(wrong)
    for name, part in network.items():
        way = luck.standard_normal(part.shape)
        step = 1e-6
        ends = []
        for side in (step, -step):
            moved: Network = {**network, name: part + side * way}
            ends.append(float((ForwardPass(moved, few).ratings * wrong).sum()))
        slope = (ends[0] - ends[1]) / (2 * step)
        assert slope == pytest.approx(float((gradient[name] * way).sum()), rel=2e-2, abs=1e-2)


def test_a_fit_comes_closer_to_what_the_search_found() -> None:
    for kind in (TILE, STOCK):
        found = samples()[kind]
        assert given_away(kind, found) < 0.95 * chance_alone(found)


def given_away(kind: str, found: ChoiceSamples) -> float:
    shares = softmax(ForwardPass(fit(kind, found, 1), found).ratings, found)
    return regret(shares, found)


def chance_alone(found: ChoiceSamples) -> float:
    return regret(softmax(np.zeros_like(found.values), found), found)


def regret(shares: Array, found: ChoiceSamples) -> float:
    best = np.maximum.reduceat(found.values, found.first)
    return float((best - np.add.reduceat(shares * found.values, found.first)).mean())


def test_the_players_rate_as_the_networks_that_were_fitted(tmp_path: Path) -> None:
    write(tmp_path / "games.jsonl")
    weights = train_choices.train([tmp_path / "games.jsonl"], 3)
    policy = Policy([*TUNED_POLICY, *chain.from_iterable(weights.values())])
    learned = policy.learned
    assert learned is not None
    tiles = fit(TILE, samples()[TILE], 3)
    ratings = iter(POINTS * ForwardPass(tiles, samples()[TILE]).ratings)
    for game in games():
        for position, root in replayed(game):
            options = [option for option in root.options if option >> KIND_SHIFT == PLACE]
            if position.decision != PLACE or len(options) < 2:
                continue
            policy.look(position, position.seat)
            learned.look(position)
            for option in options:
                rating = learned.rate(position, option)
                assert rating == pytest.approx(float(next(ratings)), abs=0.02)
    assert next(ratings, None) is None


def test_purchases_are_rated_as_the_network_that_was_fitted(tmp_path: Path) -> None:
    write(tmp_path / "games.jsonl")
    stocks = fit(STOCK, samples()[STOCK], 4)
    parts = train_choices.train([tmp_path / "games.jsonl"], 3)
    assert parts["stock"] == flattened(stocks)
    assert parts["left"] == left_rows(stocks)
    policy = Policy([*TUNED_POLICY, *chain.from_iterable(parts.values())])
    ratings = iter(POINTS * ForwardPass(stocks, samples()[STOCK]).ratings)
    for game in games():
        for position, root in replayed(game):
            kind = position.decision
            options = [option for option in root.options if option >> KIND_SHIFT == kind]
            if kind not in (BUY, FREE) or len(options) < 2:
                continue
            policy.look(position, position.seat)
            rate_purchases(policy, position, options, [float(next(ratings)) for _ in options])
    assert next(ratings, None) is None


def rate_purchases(
    policy: Policy, position: KernelGame, options: Sequence[int], wanted: Sequence[float]
) -> None:
    assert policy.learned is not None
    rated = Shortlist(policy).rated(policy.learned, position, list(options))
    assert [rated[option] for option in options] == pytest.approx(wanted, abs=0.03)


def test_training_writes_weights_and_tells_what_they_are_worth(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = tmp_path / "games.jsonl", tmp_path / "choices.json"
    write(file)
    arguments = ["--games", str(file), "--held-out", str(file), "--out", str(out)]
    train_choices.main(arguments)
    weights = json.loads(out.read_text("utf-8"))
    assert list(weights) == list(train_choices.ORDER)
    assert sum(map(len, weights.values())) == CHOICES_SIZE
    told = capsys.readouterr().out
    assert "before   tile" in told
    assert "learned  stock" in told
    train_choices.main(arguments)
    assert json.loads(out.read_text("utf-8")) == weights


def write(file: Path) -> None:
    lines = [json.dumps(asdict(game)) for game in games()]
    file.write_text("\n".join(lines) + "\n", "utf-8")
