"""Value training: fits the value network to games that were played. Needs numpy."""

from collections.abc import Sequence
from math import cos, pi, prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from acquire_desktop.games.acquire.ai.search.features import (
    CHAIN_FEATURES,
    HELD,
    SEAT_FEATURES,
    STAKE_FEATURES,
    WHOLE_FEATURES,
)
from acquire_desktop.games.acquire.ai.search.value_network import (
    HEAT_UNITS,
    HIDDEN,
    INPUTS,
    STAKE_UNITS,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from tools.lab.self_play import sight_size
from tools.lab.train_games import Array, TrainingSet

BATCH: Final = 2048
EPOCHS: Final = 12
RATE: Final = 4e-3
EPOCHS_MORE: Final = 4
RATE_MORE: Final = 5e-4
"""For a network that knows another setting already."""
DECAY: Final = 1e-5
BINS: Final = 10
TRUST: Final = 0.93
"""The weight of what came of the game against the prediction of the next position, 0-1."""

Network = dict[str, Array]
"""Its parts by name."""
SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "stakes": (STAKE_FEATURES + CHAIN_FEATURES, STAKE_UNITS),
    "stake_biases": (STAKE_UNITS,),
    "seats": (INPUTS, HIDDEN),
    "whole": (WHOLE_FEATURES, HIDDEN),
    "biases": (HIDDEN,),
    "outputs": (HIDDEN,),
    "direct": (INPUTS,),
    "heat": (WHOLE_FEATURES, HEAT_UNITS),
    "heat_biases": (HEAT_UNITS,),
    "heat_outputs": (HEAT_UNITS,),
    "heat_bias": (1,),
}
"""The parts in the order that ``search.value_network`` reads, and their shapes."""


def foreseen(network: Network, games: TrainingSet) -> Array:
    """Return what each position is to foretell, by seat: TD(lambda) of the network's predictions.

    The winner alone says little of a position many turns before; what the network thinks of the
    positions in between says more, and less by luck.
    """
    predicted = predict(network, games.seen)
    aims = games.won.copy()
    last = 0
    for length in games.lengths:
        first, last = last, last + int(length)
        for place in range(last - 2, first - 1, -1):
            after = place + 1
            aims[place] = TRUST * aims[after] + (1 - TRUST) * predicted[after]
    return aims


def parts_of(seen: Array) -> tuple[Array, Array, Array, Array]:
    """Return by position the features of seats, stakes, chains and the whole."""
    count = len(seen)
    by_seat = SEAT_FEATURES + CHAIN_COUNT * STAKE_FEATURES
    players = (seen.shape[1] - sight_size(0)) // by_seat
    ends = np.cumsum([SEAT_FEATURES * players, CHAIN_COUNT * STAKE_FEATURES * players])
    ends = np.append(ends, ends[-1] + CHAIN_COUNT * CHAIN_FEATURES)
    features, stakes, chains, whole = np.split(seen, ends, 1)
    return (
        features.reshape(count, players, SEAT_FEATURES),
        stakes.reshape(count, players, CHAIN_COUNT, STAKE_FEATURES),
        chains.reshape(count, CHAIN_COUNT, CHAIN_FEATURES),
        whole,
    )


def predict(network: Network, seen: Array) -> Array:
    """Return the chances to win by position and seat."""
    parts = range(0, len(seen), BATCH)
    return np.concatenate([ForwardPass(network, seen[at : at + BATCH]).shares for at in parts])


def log_loss(network: Network, games: TrainingSet) -> float:
    """Return the mean log-loss of the winner."""
    return float(-(games.won * np.log(predict(network, games.seen) + 1e-9)).sum(1).mean())


def calibration(network: Network, games: TrainingSet) -> list[tuple[float, float, int]]:
    """Return by tenth the mean predicted and real share of victories, and how many seats."""
    predicted = predict(network, games.seen).ravel()
    real = games.won.ravel()
    tenth = np.minimum((predicted * BINS).astype(int), BINS - 1)
    rows = []
    for number in range(BINS):
        inside = tenth == number
        if inside.any():
            means = float(predicted[inside].mean()), float(real[inside].mean())
            rows.append((*means, int(inside.sum())))
    return rows


def fit(seen: Array, won: Array, times: NDArray[np.int64], seed: int) -> Network:
    """Fit a network.

    Args:
        seen: What the value sees, by position.
        won: The share of the game that each seat won or should expect, by position.
        times: How often each position counts.
        seed: Where the luck of the beginning and of the order comes from.
    """
    luck = np.random.default_rng(seed)
    network = _fresh(luck)
    _descend(
        network, seen, won, _batches(np.repeat(np.arange(len(seen)), times), EPOCHS, luck), RATE
    )
    return network


def fit_further(
    network: Network,
    seen: Array,
    won: Array,
    seed: int,
    epochs: int = EPOCHS_MORE,
    rate: float = RATE_MORE,
) -> Network:
    """Return a network that starts from what another knows and learns less by each position."""
    luck = np.random.default_rng(seed)
    learning = dict(network)
    _descend(learning, seen, won, _batches(np.arange(len(seen)), epochs, luck), rate)
    return learning


def _descend(
    network: Network, seen: Array, won: Array, batches: Sequence[NDArray[np.int64]], rate: float
) -> None:
    """Change a network by Adam, its step shrinking to nothing."""
    slopes = {name: np.zeros_like(part) for name, part in network.items()}
    squares = {name: np.zeros_like(part) for name, part in network.items()}
    for step, batch in enumerate(batches, 1):
        gradient = ForwardPass(network, seen[batch]).gradient(won[batch])
        now = rate * 0.5 * (1 + cos(pi * step / len(batches)))
        for name, part in gradient.items():
            slope = part + DECAY * network[name]
            slopes[name] += 0.1 * (slope - slopes[name])
            squares[name] += 0.001 * (slope * slope - squares[name])
            size = np.sqrt(squares[name] / (1 - 0.999**step)) + 1e-8
            network[name] = network[name] - now * (slopes[name] / (1 - 0.9**step)) / size


def flattened(network: Network) -> list[float]:
    """Return the weights in the order that ``search.value_network`` reads."""
    return [round(float(weight), 5) for name in SHAPES for weight in network[name].ravel()]


def network_of(weights: Sequence[float]) -> Network:
    """Return the network of weights in that order."""
    rest = np.array(weights, np.float32)
    network: Network = {}
    for name, shape in SHAPES.items():
        part, rest = np.split(rest, [prod(shape)])
        network[name] = part.reshape(shape)
    return network


def _fresh(luck: np.random.Generator) -> Network:
    network = {name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()}
    for name in ("stakes", "seats", "whole", "heat"):
        rows = luck.standard_normal(SHAPES[name])
        network[name] = (rows / np.sqrt(len(rows))).astype(np.float32)
    network["outputs"] = (luck.standard_normal(HIDDEN) * 0.05).astype(np.float32)
    return network


def _batches(
    places: NDArray[np.int64], epochs: int, luck: np.random.Generator
) -> list[NDArray[np.int64]]:
    """Return the positions in any order, epoch by epoch, so many at a time."""
    batches = []
    for _ in range(epochs):
        order = luck.permutation(places)
        batches += [order[start : start + BATCH] for start in range(0, len(order), BATCH)]
    return batches


class ForwardPass:
    """One pass of many positions through the network; ``shares`` comes out."""

    def __init__(self, network: Network, seen: Array) -> None:
        self.network = network
        features, stakes, chains, self.whole = parts_of(seen)
        players = features.shape[1]
        self.held = np.nonzero(stakes[..., HELD])
        position, _, chain = self.held
        self.stakes = np.concatenate([stakes[self.held], chains[position, chain]], 1)
        self.stake_levels = self.stakes @ network["stakes"] + network["stake_biases"]
        units = np.zeros((len(seen), players, CHAIN_COUNT, STAKE_UNITS), seen.dtype)
        units[self.held] = np.maximum(self.stake_levels, 0)
        self.inputs = np.concatenate([features, units.sum(2)], 2)
        whole = self.whole @ network["whole"] + network["biases"]
        self.levels = self.inputs @ network["seats"] + whole[:, None]
        hidden = np.maximum(self.levels, 0)
        self.scores = hidden @ network["outputs"] + self.inputs @ network["direct"]
        self.heat_levels = self.whole @ network["heat"] + network["heat_biases"]
        heat = np.maximum(self.heat_levels, 0) @ network["heat_outputs"] + network["heat_bias"]
        self.heat = np.exp(heat)
        scores = self.scores * self.heat[:, None]
        powers = np.exp(scores - scores.max(1, keepdims=True))
        self.shares: Array = powers / powers.sum(1, keepdims=True)

    def gradient(self, won: Array) -> Network:
        """Return how the log-loss of the winner changes with each weight."""
        network = self.network
        wrong = (self.shares - won) / len(won)
        hot = (wrong * self.scores).sum(1) * self.heat
        heat_back = hot[:, None] * network["heat_outputs"] * (self.heat_levels > 0)
        wrong = wrong * self.heat[:, None]
        back = wrong[..., None] * network["outputs"] * (self.levels > 0)
        position, seat, _ = self.held
        sums = wrong[..., None] * network["direct"][SEAT_FEATURES:]
        sums = sums + back @ network["seats"][SEAT_FEATURES:].T
        stake_back = sums[position, seat] * (self.stake_levels > 0)
        return {
            "stakes": self.stakes.T @ stake_back,
            "stake_biases": stake_back.sum(0),
            "seats": np.tensordot(self.inputs, back, ((0, 1), (0, 1))),
            "whole": self.whole.T @ back.sum(1),
            "biases": back.sum((0, 1)),
            "outputs": np.tensordot(wrong, np.maximum(self.levels, 0), 2),
            "direct": np.tensordot(wrong, self.inputs, 2),
            "heat": self.whole.T @ heat_back,
            "heat_biases": heat_back.sum(0),
            "heat_outputs": hot @ np.maximum(self.heat_levels, 0),
            "heat_bias": hot.sum(keepdims=True),
        }
