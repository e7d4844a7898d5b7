"""Policy training: tunes the rollouts' policy by games against its own earlier versions."""

from collections.abc import Sequence
from concurrent.futures import Executor
from itertools import repeat
from math import log
from random import Random
from typing import Final

from acquire_desktop.games.acquire.ai.policy.policy import Policy
from acquire_desktop.games.acquire.ai.policy.policy_weights import (
    KEEP_SHARE,
    RACE_OPEN,
    RACE_SPREAD,
    STOCK_NOISE,
    TILE_NOISE,
)
from tools.lab.self_play import Setting, deal, play, shares_of

VARIANTS: Final = 32
"""Changed policies that are tried in a generation."""
PARENTS: Final = 8
"""How many of them the next generation comes from."""
GAMES: Final = 240
"""Games by which each of them is rated."""
RENEWAL: Final = 12
"""Generations from one change of the opponents to the next."""
OPPONENTS: Final = 3
LEAST: Final = {
    RACE_SPREAD: 0.05,
    RACE_OPEN: 0.0,
    KEEP_SHARE: 0.0,
    TILE_NOISE: 0.2,
    STOCK_NOISE: 0.1,
}
"""Smallest values, by weight."""
SETTINGS: Final = (
    *(Setting("2008", players) for players in (4, 4, 4, 3, 5, 6)),
    *(Setting("2023-tycoon", players) for players in (4, 3, 5)),
    *(Setting("2023-classic", players) for players in (4, 2)),
)


def rate(
    weights: Sequence[float], opponents: Sequence[Sequence[float]], games: int, seed: int
) -> float:
    """Return how well a policy does alone against others; 0 is par."""
    score = 0.0
    for number in range(games):
        setting = SETTINGS[number % len(SETTINGS)]
        seats = [Policy(opponents[(number + k) % len(opponents)]) for k in range(setting.players)]
        mine = number % setting.players
        seats[mine] = Policy(weights)
        totals = play(deal(setting, f"tune-{seed}-{number}"), seats, seed * games + number)
        score += shares_of(totals)[mine] * setting.players / 4 - 0.25
        score += totals[mine] * setting.players / sum(totals) - 1
    return score / games


def tune(
    start: Sequence[float], generations: int, seed: int, executor: Executor
) -> tuple[float, ...]:
    """Return better weights: the cross-entropy method around a mean that moves."""
    luck = Random(seed)
    mean = list(start)
    spread = [max(0.25 * abs(weight), 0.1) for weight in mean]
    opponents = [tuple(mean)]
    shares = [log(PARENTS + 0.5) - log(place) for place in range(1, PARENTS + 1)]
    for generation in range(generations):
        variants = [_variant(mean, spread, luck) for _ in range(VARIANTS)]
        ratings = list(
            executor.map(
                rate,
                variants,
                repeat(opponents),
                repeat(GAMES),
                repeat(seed * 1000 + generation),
            )
        )
        order = sorted(range(VARIANTS), key=lambda number: -ratings[number])[:PARENTS]
        parents = [variants[number] for number in order]
        old, mean = mean, _mean(parents, shares)
        spread = [
            max(0.85 * wide + 0.3 * _deviation(place, old, parents, shares), 0.02)
            for place, wide in enumerate(spread)
        ]
        if generation % RENEWAL == RENEWAL - 1:
            opponents = [tuple(mean), *opponents[: OPPONENTS - 1]]
    return tuple(round(weight, 4) for weight in mean)


def _variant(mean: Sequence[float], spread: Sequence[float], luck: Random) -> list[float]:
    weights = [luck.gauss(center, wide) for center, wide in zip(mean, spread, strict=True)]
    for place, least in LEAST.items():
        weights[place] = max(weights[place], least)
    return weights


def _mean(parents: Sequence[Sequence[float]], shares: Sequence[float]) -> list[float]:
    total = sum(shares)
    return [
        sum(share * weight for share, weight in zip(shares, column, strict=True)) / total
        for column in zip(*parents, strict=True)
    ]


def _deviation(
    place: int, old: Sequence[float], parents: Sequence[Sequence[float]], shares: Sequence[float]
) -> float:
    square = sum(
        share * (parent[place] - old[place]) ** 2
        for share, parent in zip(shares, parents, strict=True)
    )
    return float((square / sum(shares)) ** 0.5)
