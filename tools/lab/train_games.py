"""Training games: positions of games of policies and of searching players. Needs numpy."""

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import repeat
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tools.lab.self_play import (
    Samples,
    Setting,
    sample_games,
    sample_searches,
    sight_size,
)

GAMES_A_TASK: Final = 100
SEARCHES_A_TASK: Final = 10
SAMPLED: Final = 0.12
"""The share of the positions of a policies' game that are kept."""
SIMULATIONS: Final = 100
"""How long the searching players think."""

Array = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class TrainingSet:
    """Positions of games, in the order played."""

    seen: Array
    """What the value sees, by position."""
    won: Array
    """The share of the game that each seat won, by position."""
    lengths: NDArray[np.int64]
    """Positions by game."""


def gather(
    setting: Setting, policy: tuple[float, ...], games: range, executor: Executor
) -> TrainingSet:
    """Return some positions of games between policies."""
    tasks = _tasks(games, GAMES_A_TASK)
    done = executor.map(sample_games, repeat(setting), repeat(policy), tasks, repeat(SAMPLED))
    return _joined(setting, list(done))


def gather_searches(
    setting: Setting,
    policy: tuple[float, ...],
    value: list[float],
    games: range,
    executor: Executor,
) -> TrainingSet:
    """Return all positions of games between searching players."""
    tasks = _tasks(games, SEARCHES_A_TASK)
    constant = (repeat(part) for part in (setting, policy, value))
    done = executor.map(sample_searches, *constant, tasks, repeat(SIMULATIONS))
    return _joined(setting, list(done))


def _tasks(games: range, most: int) -> list[range]:
    return [
        range(start, min(start + most, games.stop))
        for start in range(games.start, games.stop, most)
    ]


def _joined(setting: Setting, done: Sequence[Samples]) -> TrainingSet:
    seen = np.concatenate([np.frombuffer(part[0], np.float32) for part in done])
    won = np.concatenate([np.frombuffer(part[1], np.float32) for part in done])
    lengths = np.concatenate([np.frombuffer(part[2], np.int64) for part in done])
    players = setting.players
    return TrainingSet(seen.reshape(-1, sight_size(players)), won.reshape(-1, players), lengths)
