"""Learned weights, read from the package's data; ``tools.lab.train`` and others make them."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from itertools import chain
from typing import Final

from acquire_desktop.games.acquire.ai.policy.choice_networks import CHOICES_SIZE
from acquire_desktop.games.acquire.ai.policy.policy_weights import POLICY_SIZE
from acquire_desktop.games.acquire.ai.search.value_network import VALUE_SIZE
from acquire_desktop.games.acquire.engine.editions import Edition, is_custom

WEIGHTS_FILE: Final = "weights.json"
"""Named weights of the policy, and those of the value, by kind of game."""
CHOICES_FILE: Final = "choices.json"
"""Weights of the policy's networks by part, the same in every game."""


@dataclass(frozen=True, slots=True)
class Learned:
    """The policy for a search's rollouts and the network that rates their ends."""

    policy: tuple[float, ...]
    """The policy's named weights."""
    value: tuple[float, ...]
    """The value network's weights."""
    choices: tuple[float, ...] = ()
    """The weights of the policy's networks; none for one that has not learned from the search."""

    @property
    def whole_policy(self) -> tuple[float, ...]:
        """All weights of the policy, as it takes them."""
        return self.policy + self.choices


def table_name(players: int, bonus_places: int) -> str:
    """Return the name under which the weights of a kind of game are kept.

    >>> table_name(4, 2)
    '4 players, 2 bonuses'
    """
    return f"{players} players, {bonus_places} bonuses"


def _texts() -> tuple[str, str]:
    package = files("acquire_desktop.games.acquire.ai")
    paths = package / "search" / WEIGHTS_FILE, package / "policy" / CHOICES_FILE
    weights, choices = (path.read_text("utf-8") for path in paths)
    return weights, choices


@lru_cache(maxsize=1)
def weights_hash() -> str:
    """Return 64 hex digits that stand for all weights: what was found with others is outdated."""
    return hashlib.sha256("".join(_texts()).encode()).hexdigest()


@lru_cache(maxsize=1)
def all_learned() -> dict[str, Learned]:
    """Read the weights of every number of players and bonus mode.

    Raises:
        ValueError: If a file is not what the kernel expects.
    """
    weights, choices = map(json.loads, _texts())
    return learned_from(weights, tuple(chain.from_iterable(choices.values())))


def learned_from(
    rows: Mapping[str, Mapping[str, Sequence[float]]], choices: tuple[float, ...] = ()
) -> dict[str, Learned]:
    """Return weights by the name of their kind of game.

    Args:
        rows: What a file of the named weights and those of the value holds.
        choices: The weights of the policy's networks, if it has any.

    Raises:
        ValueError: If they are not what the kernel expects.
    """
    learned = {
        name: Learned(tuple(row["policy"]), tuple(row["value"]), choices)
        for name, row in rows.items()
    }
    for name, row in learned.items():
        if len(row.policy) != POLICY_SIZE or len(row.value) != VALUE_SIZE:
            raise ValueError(f"the weights for {name} do not fit")
    if choices and len(choices) != CHOICES_SIZE:
        raise ValueError("the weights of the policy's networks do not fit")
    return learned


def has_own_weights(edition: Edition, players: int) -> bool:
    """Tell whether there are weights for this kind of game, rather than those of a like one.

    House rules do not count: nothing was learned of any of them.
    """
    name = table_name(players, edition.bonus_places)
    return name in all_learned() and not is_custom(edition)


def learned_for(edition: Edition, players: int) -> Learned:
    """Return the weights for a game."""
    return weights_for(all_learned(), edition, players)


def weights_for(known: Mapping[str, Learned], edition: Edition, players: int) -> Learned:
    """Return those of known weights that fit a game best."""
    return known.get(table_name(players, edition.bonus_places)) or known[table_name(4, 2)]
