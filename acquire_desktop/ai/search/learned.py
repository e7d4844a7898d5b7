"""Learned weights of the search: read from the package's data, made by ``ai.lab.train``."""

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

from acquire_desktop.ai.search.policy_weights import POLICY_SIZE
from acquire_desktop.ai.search.value_network import VALUE_SIZE
from acquire_desktop.engine.editions import Edition

WEIGHTS_FILE: Final = "weights.json"


@dataclass(frozen=True, slots=True)
class Learned:
    """What a search plays its rollouts by and rates their ends with."""

    policy: tuple[float, ...]
    """The policy's weights."""
    value: tuple[float, ...]
    """The value network's weights."""


def table_name(players: int, bonus_places: int) -> str:
    """Return the name under which the weights of a kind of game are kept.

    >>> table_name(4, 2)
    '4 players, 2 bonuses'
    """
    return f"{players} players, {bonus_places} bonuses"


@lru_cache(maxsize=1)
def all_learned() -> dict[str, Learned]:
    """Read the weights of every number of players and bonus mode.

    Raises:
        ValueError: If the file is not what the kernel expects.
    """
    text = files("acquire_desktop.ai.search").joinpath(WEIGHTS_FILE).read_text("utf-8")
    learned = {
        name: Learned(tuple(row["policy"]), tuple(row["value"]))
        for name, row in json.loads(text).items()
    }
    for name, row in learned.items():
        if len(row.policy) != POLICY_SIZE or len(row.value) != VALUE_SIZE:
            raise ValueError(f"{WEIGHTS_FILE}: the weights for {name} do not fit")
    return learned


def learned_for(edition: Edition, players: int) -> Learned:
    """Return the weights for a game."""
    known = all_learned()
    return known.get(table_name(players, edition.bonus_places)) or known[table_name(4, 2)]
