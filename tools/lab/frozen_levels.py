"""Yardstick: levels as they were at some time, so that what comes later can be measured by them.

``expert@1`` is the Expert of version 1, with its weights and its limits; ``expert@1:4000`` is
held to so many iterations. Only experiments know these names: no game is played by them.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from acquire_desktop.games.acquire import choosers
from acquire_desktop.games.acquire.ai.players.impression import first_impression
from acquire_desktop.games.acquire.ai.players.levels import Level, Memory
from acquire_desktop.games.acquire.ai.search.learned import Learned, learned_from, weights_for
from acquire_desktop.games.acquire.ai.search.result import SearchResult
from acquire_desktop.games.acquire.ai.search.runner import UNLIMITED, SearchLimits, search
from acquire_desktop.games.acquire.engine.view import View

FOLDER: Final = Path(__file__).with_name("frozen_levels_data")
"""Where the weights of each version are, as they were then."""
AT: Final = "@"
"""Stands between a level and its version."""


@dataclass(frozen=True, slots=True)
class Yardstick:
    """The levels of one version."""

    levels: Mapping[str, Level]
    """By name."""
    weights_file: str
    """The file of their weights, in ``FOLDER``."""


YARDSTICKS: Final[Mapping[str, Yardstick]] = {
    "1": Yardstick(
        {
            "beginner": Level(Memory.NOTHING, tile_noise=500.0, stock_noise=700.0),
            "novice": Level(Memory.NOTHING, tile_noise=200.0, stock_noise=160.0),
            "easy": Level(Memory.OWN_CHAINS, tile_noise=75.0, stock_noise=60.0),
            "medium": Level(tile_noise=5.0, stock_noise=1.0),
            "skilled": Level(limits=SearchLimits(30, None, 8)),
            "hard": Level(limits=SearchLimits(200, None, 8)),
            "expert": Level(limits=SearchLimits(UNLIMITED, 0.9, 32, to_end=0.4, is_brief=True)),
            "master": Level(limits=SearchLimits(UNLIMITED, 4.9, 32, to_end=0.4, is_brief=True)),
        },
        "1.json",
    ),
}
"""By version; what is here never changes. Version 1 is of 24 November 2026."""


@dataclass(frozen=True, slots=True)
class FrozenLevel:
    """A level as it plays under a name with a version."""

    version: str
    level: Level
    """With the limits that the name asks for."""


def frozen_level(name: str) -> FrozenLevel | None:
    """Return who plays by a name; None when it is no level of a version.

    >>> frozen_level("skilled@1:50").level.limits.simulations
    50
    >>> frozen_level("medium@1:50"), frozen_level("medium"), frozen_level("medium@0")
    (None, None, None)
    """
    who, colon, count = name.partition(":")
    key, _, version = who.partition(AT)
    yardstick = YARDSTICKS.get(version)
    if yardstick is None or key not in yardstick.levels:
        return None
    level = yardstick.levels[key]
    if not colon:
        return FrozenLevel(version, level)
    is_number = count.isdecimal() and len(count) <= choosers.DIGITS and int(count) > 0
    if level.limits is None or not is_number:
        return None
    limits = replace(level.limits, simulations=int(count), seconds=None)
    return FrozenLevel(version, replace(level, limits=limits))


def is_known(name: str) -> bool:
    """Tell whether there is a player of that name, today's or one of a version."""
    return choosers.is_known(name) or frozen_level(name) is not None


def think(name: str, view: View, seed: int) -> SearchResult:
    """Let a player decide, today's or one of a version.

    Args:
        name: A name that is known.
        view: What the player sees.
        seed: Where its luck comes from.

    Raises:
        KeyError: If there is no player of that name.
        ValueError: If the seat of the view decides nothing now.
    """
    frozen = frozen_level(name)
    if frozen is None:
        return choosers.think(name, view, seed)
    level = frozen.level
    learned = weights_for(_weights_of(frozen.version), view.edition, view.players)
    if level.limits is None:
        return SearchResult(first_impression(level, view, seed, learned=learned))
    return search(view, seed, learned, level.limits)


@cache
def _weights_of(version: str) -> dict[str, Learned]:
    path = FOLDER / YARDSTICKS[version].weights_file
    return learned_from(json.loads(path.read_text("utf-8")))
