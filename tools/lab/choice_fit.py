"""Choice fit: fits a network of the policy to what a search found of its options. Needs numpy."""

from math import cos, pi
from typing import Final

import numpy as np

from acquire_desktop.games.acquire.ai.policy.choice_networks import STEPS_DOWN, UNITS
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from tools.lab.choice_samples import STOCK, Array, ChoiceSamples, Places

BATCH: Final = 128
SMALL_BATCH: Final = 32
FEW: Final = 1000
"""Decisions below which batches are small."""
EPOCHS: Final = 30
RATE: Final = 5e-3
DECAY: Final = 1e-5
SHARPNESS: Final = 0.015
"""The chance to win by which an option must be worse to be wanted e times less often."""
REGRET: Final = 30.0
"""How much the chance counts that is given away on average, against likeness to what is wanted."""
POINTS: Final = 100 * SHARPNESS
"""What a unit of the fitted ratings is in points of the chance to win."""

Network = dict[str, Array]
"""Its parts by name."""


class ForwardPass:
    """One pass of decisions through a network; ``ratings`` come out by option."""

    def __init__(self, network: Network, samples: ChoiceSamples) -> None:
        self.network = network
        self.samples = samples
        ground = samples.common @ network["common"] + network["biases"]
        if "left" in network:
            self.ratings = self._rate_stocks(ground)
        else:
            self.levels = ground[samples.decision] + samples.own @ network["own"]
            self.units = np.maximum(self.levels, 0)
            self.ratings = self.units @ network["outputs"] + samples.own @ network["direct"]

    def _rate_stocks(self, ground: Array) -> Array:
        network, samples = self.network, self.samples
        self.levels = (ground[:, None] + samples.chains @ network["chains"])[:, :, None]
        self.levels = self.levels + samples.steps @ network["steps"]
        self.units = np.maximum(self.levels, 0)
        each = self.units @ network["outputs"] + samples.steps @ network["direct_steps"]
        each = each + (samples.chains @ network["direct_chains"])[:, :, None]
        sums = np.concatenate([np.zeros_like(each[:, :, :1]), np.cumsum(each, 2)], 2)
        found = sums[samples.decision[:, None], np.arange(CHAIN_COUNT), samples.counts].sum(1)
        left = samples.common @ network["left"] + network["left_biases"]
        total: Array = found + (samples.short * left[samples.decision]).sum(1)
        return total

    def gradient(self, wrong: Array) -> Network:
        """Return how the loss changes with each weight, from how it does with each rating."""
        network, samples = self.network, self.samples
        if "left" in network:
            return self._gradient_of_stocks(wrong)
        back = wrong[:, None] * network["outputs"] * (self.levels > 0)
        ground = np.add.reduceat(back, samples.first, 0)
        return {
            "common": samples.common.T @ ground,
            "biases": ground.sum(0),
            "own": samples.own.T @ back,
            "outputs": self.units.T @ wrong,
            "direct": samples.own.T @ wrong,
        }

    def _gradient_of_stocks(self, wrong: Array) -> Network:
        network, samples = self.network, self.samples
        sums = np.zeros((*self.levels.shape[:2], self.levels.shape[2] + 1), np.float32)
        places = samples.decision[:, None], np.arange(CHAIN_COUNT), samples.counts
        np.add.at(sums, places, wrong[:, None])
        each = np.cumsum(sums[:, :, ::-1], 2)[:, :, ::-1][:, :, 1:]
        back = each[..., None] * network["outputs"] * (self.levels > 0)
        chains = back.sum(2)
        left = np.add.reduceat(wrong[:, None] * samples.short, samples.first, 0)
        return {
            "common": samples.common.T @ chains.sum(1),
            "biases": chains.sum((0, 1)),
            "chains": np.tensordot(samples.chains, chains, ((0, 1), (0, 1))),
            "steps": np.tensordot(samples.steps, back, ((0, 1, 2), (0, 1, 2))),
            "outputs": np.tensordot(each, self.units, 3),
            "direct_chains": np.tensordot(each.sum(2), samples.chains, 2),
            "direct_steps": np.tensordot(each, samples.steps, 3),
            "left": samples.common.T @ left,
            "left_biases": left.sum(0),
        }


def fit(kind: str, samples: ChoiceSamples, seed: int) -> Network:
    """Fit the network of a kind of options by Adam, its step shrinking to nothing."""
    luck = np.random.default_rng(seed)
    network = _fresh(kind, samples, luck)
    slopes = {name: np.zeros_like(part) for name, part in network.items()}
    squares = {name: np.zeros_like(part) for name, part in network.items()}
    size = BATCH if len(samples.common) >= FEW else min(SMALL_BATCH, len(samples.common))
    batches = len(samples.common) // size
    step = 0
    for _ in range(EPOCHS):
        order = luck.permutation(len(samples.common))
        for start in range(0, batches * size, size):
            step += 1
            batch = some(samples, order[start : start + size])
            one = ForwardPass(network, batch)
            gradient = one.gradient(_wrong(one.ratings, batch))
            now = RATE * 0.5 * (1 + cos(pi * step / (EPOCHS * batches)))
            for name, part in gradient.items():
                slope = part + DECAY * network[name]
                slopes[name] += 0.1 * (slope - slopes[name])
                squares[name] += 0.001 * (slope * slope - squares[name])
                width = np.sqrt(squares[name] / (1 - 0.999**step)) + 1e-8
                network[name] = network[name] - now * (slopes[name] / (1 - 0.9**step)) / width
    return network


def _wrong(ratings: Array, samples: ChoiceSamples) -> Array:
    """Return how the loss changes with each rating.

    Wanted is a softmax over the search's values, as its improved policy would be; what is given
    away on average counts as well, since values of options that were hardly tried are uncertain.
    """
    shares = softmax(ratings, samples)
    wanted = softmax(samples.values / SHARPNESS, samples)
    mean = np.add.reduceat(shares * samples.values, samples.first)[samples.decision]
    wrong = shares - wanted - REGRET * shares * (samples.values - mean)
    per_decision: Array = (wrong / len(samples.common)).astype(np.float32)
    return per_decision


def softmax(ratings: Array, samples: ChoiceSamples) -> Array:
    """Return by option what share a softmax over its decision gives it."""
    most = np.maximum.reduceat(ratings, samples.first)
    powers = np.exp(ratings - most[samples.decision])
    shares: Array = powers / np.add.reduceat(powers, samples.first)[samples.decision]
    return shares


def some(samples: ChoiceSamples, decisions: Places) -> ChoiceSamples:
    """Return some of the decisions, in this order."""
    ends = np.append(samples.first[1:], len(samples.decision))
    lengths = (ends - samples.first)[decisions]
    first = np.append(0, np.cumsum(lengths)[:-1])
    options = np.repeat(samples.first[decisions] - first, lengths) + np.arange(lengths.sum())
    is_stock = len(samples.chains) > 0
    return ChoiceSamples(
        common=samples.common[decisions],
        own=samples.own if is_stock else samples.own[options],
        chains=samples.chains[decisions] if is_stock else samples.chains,
        steps=samples.steps[decisions] if is_stock else samples.steps,
        counts=samples.counts[options] if is_stock else samples.counts,
        short=samples.short[options] if is_stock else samples.short,
        decision=np.repeat(np.arange(len(decisions)), lengths),
        values=samples.values[options],
        visits=samples.visits[options],
        first=first,
    )


def _fresh(kind: str, samples: ChoiceSamples, luck: np.random.Generator) -> Network:
    def rows(count: int) -> Array:
        drawn: Array = luck.standard_normal((count, UNITS)) / np.sqrt(count + 10)
        return drawn.astype(np.float32)

    def nothing(*shape: int) -> Array:
        return np.zeros(shape, np.float32)

    common = samples.common.shape[1]
    network = {"common": rows(common), "biases": nothing(UNITS)}
    network["outputs"] = (luck.standard_normal(UNITS) * 0.1).astype(np.float32)
    if kind != STOCK:
        own = samples.own.shape[1]
        return {**network, "own": rows(own), "direct": nothing(own)}
    chains, steps = samples.chains.shape[2], samples.steps.shape[3]
    network |= {"chains": rows(chains), "steps": rows(steps)}
    network |= {"direct_chains": nothing(chains), "direct_steps": nothing(steps)}
    return {**network, "left": nothing(common, STEPS_DOWN), "left_biases": nothing(STEPS_DOWN)}


def flattened(network: Network) -> list[float]:
    """Return the weights in the order that ``choice_networks`` reads, the cash left aside."""
    own = ("chains", "steps") if "left" in network else ("own",)
    direct = ("direct_chains", "direct_steps") if "left" in network else ("direct",)
    rows = [network[name].ravel() for name in ("common", *own, "biases")]
    ends = [POINTS * network[name].ravel() for name in ("outputs", *direct)]
    return [round(float(weight), 4) for weight in np.concatenate([*rows, *ends])]


def left_rows(network: Network) -> list[float]:
    """Return those of the cash that is left, in the order that ``choice_networks`` reads."""
    both = np.concatenate([network["left"].ravel(), network["left_biases"]])
    return [round(float(weight), 4) for weight in POINTS * both]
