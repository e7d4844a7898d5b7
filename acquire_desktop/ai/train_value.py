"""Fits the value network to games of policies and of searching players. Needs numpy."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from itertools import repeat
from math import cos, pi
from typing import Final

import numpy as np
from numpy.typing import NDArray

from acquire_desktop.ai.search_value import FEATURES, HIDDEN
from acquire_desktop.ai.self_play import Samples, Setting, sample_games, sample_searches

GAMES_A_TASK: Final = 100
SEARCHES_A_TASK: Final = 10
SAMPLED: Final = 0.12
"""The share of the positions of a policies' game that are kept."""
SIMULATIONS: Final = 100
"""How long the searching players think."""
BATCH: Final = 2048
EPOCHS: Final = 12
RATE: Final = 4e-3
DECAY: Final = 1e-5
BINS: Final = 10

Array = NDArray[np.float32]
Network = dict[str, Array]
"""``units`` and ``biases`` of the hidden layer, its ``outputs`` and ``direct`` weights."""


def gather(
    setting: Setting, policy: tuple[float, ...], games: range, executor: Executor
) -> tuple[Array, Array]:
    """Return features by position and seat, and the share that each seat won of the game."""
    tasks = _tasks(games, GAMES_A_TASK)
    done = executor.map(sample_games, repeat(setting), repeat(policy), tasks, repeat(SAMPLED))
    return _arrays(setting, list(done))


def gather_searches(
    setting: Setting,
    policy: tuple[float, ...],
    value: list[float],
    games: range,
    executor: Executor,
) -> tuple[Array, Array]:
    """Return the same of games between searching players."""
    tasks = _tasks(games, SEARCHES_A_TASK)
    constant = (repeat(part) for part in (setting, policy, value))
    done = executor.map(sample_searches, *constant, tasks, repeat(SIMULATIONS))
    return _arrays(setting, list(done))


def _tasks(games: range, most: int) -> list[range]:
    return [
        range(start, min(start + most, games.stop))
        for start in range(games.start, games.stop, most)
    ]


def _arrays(setting: Setting, done: Sequence[Samples]) -> tuple[Array, Array]:
    seen = np.concatenate([np.frombuffer(part[0], np.float32) for part in done])
    won = np.concatenate([np.frombuffer(part[1], np.float32) for part in done])
    return seen.reshape(-1, setting.players, FEATURES), won.reshape(-1, setting.players)


def predict(network: Network, seen: Array) -> Array:
    """Return the chances to win by position and seat."""
    return _forward(network, seen)[1]


def log_loss(network: Network, seen: Array, won: Array) -> float:
    """Return the mean log-loss of the winner."""
    return float(-(won * np.log(predict(network, seen) + 1e-9)).sum(1).mean())


def calibration(network: Network, seen: Array, won: Array) -> list[tuple[float, float, int]]:
    """Return by tenth the mean predicted and real share of victories, and how many seats."""
    predicted = predict(network, seen).ravel()
    real = won.ravel()
    tenth = np.minimum((predicted * BINS).astype(int), BINS - 1)
    rows = []
    for number in range(BINS):
        inside = tenth == number
        if inside.any():
            means = float(predicted[inside].mean()), float(real[inside].mean())
            rows.append((*means, int(inside.sum())))
    return rows


def fit(seen: Array, won: Array, seed: int) -> Network:
    """Fit a network by Adam, its step shrinking to nothing."""
    luck = np.random.default_rng(seed)
    network = _fresh(luck)
    slopes = {name: np.zeros_like(part) for name, part in network.items()}
    squares = {name: np.zeros_like(part) for name, part in network.items()}
    steps = EPOCHS * (-(-len(seen) // BATCH))
    for step, batch in enumerate(_batches(len(seen), luck), 1):
        gradient = _gradient(network, seen[batch], won[batch])
        rate = RATE * 0.5 * (1 + cos(pi * step / steps))
        for name, part in gradient.items():
            slope = part + DECAY * network[name]
            slopes[name] += 0.1 * (slope - slopes[name])
            squares[name] += 0.001 * (slope * slope - squares[name])
            size = np.sqrt(squares[name] / (1 - 0.999**step)) + 1e-8
            network[name] = network[name] - rate * (slopes[name] / (1 - 0.9**step)) / size
    return network


def flattened(network: Network) -> list[float]:
    """Return the weights in the order that ``search_value`` reads."""
    parts = [network[name].ravel() for name in ("units", "biases", "outputs", "direct")]
    return [round(float(weight), 5) for weight in np.concatenate(parts)]


def network_of(weights: Sequence[float]) -> Network:
    """Return the network of weights in that order."""
    parts = np.array(weights, np.float32)
    ends = np.cumsum([HIDDEN * FEATURES, HIDDEN, HIDDEN])
    units, biases, outputs, direct = np.split(parts, ends)
    return {
        "units": units.reshape(HIDDEN, FEATURES),
        "biases": biases,
        "outputs": outputs,
        "direct": direct,
    }


def _fresh(luck: np.random.Generator) -> Network:
    units = luck.standard_normal((HIDDEN, FEATURES)) / np.sqrt(FEATURES)
    return {
        "units": units.astype(np.float32),
        "biases": np.zeros(HIDDEN, np.float32),
        "outputs": (luck.standard_normal(HIDDEN) * 0.05).astype(np.float32),
        "direct": np.zeros(FEATURES, np.float32),
    }


def _batches(count: int, luck: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    for _ in range(EPOCHS):
        order = luck.permutation(count)
        for start in range(0, count, BATCH):
            yield order[start : start + BATCH]


def _forward(network: Network, seen: Array) -> tuple[Array, Array]:
    """Return the hidden layer before its bend, and the chances to win."""
    levels = seen @ network["units"].T + network["biases"]
    scores = np.maximum(levels, 0) @ network["outputs"] + seen @ network["direct"]
    powers = np.exp(scores - scores.max(1, keepdims=True))
    return levels, powers / powers.sum(1, keepdims=True)


def _gradient(network: Network, seen: Array, won: Array) -> Network:
    levels, shares = _forward(network, seen)
    wrong = (shares - won) / len(seen)
    back = wrong[..., None] * network["outputs"] * (levels > 0)
    return {
        "direct": np.tensordot(wrong, seen, 2),
        "outputs": np.tensordot(wrong, np.maximum(levels, 0), 2),
        "units": np.tensordot(back, seen, ((0, 1), (0, 1))),
        "biases": back.sum((0, 1)),
    }
