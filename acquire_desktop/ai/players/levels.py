"""The levels of the computer players, as data."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from acquire_desktop.ai.search.runner import UNLIMITED, SearchLimits


class Memory(Enum):
    """What a level remembers of the others' holdings where they are strictly hidden.

    Where they are open, or added up by the memory aid, every level knows them.
    """

    ALL = "all"
    OWN_CHAINS = "own chains"
    """Only who holds what of the chains it has stock of itself."""
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Level:
    """How well a computer player plays."""

    memory: Memory = Memory.ALL
    tile_noise: float = 0.0
    """How far it misjudges tiles, in the units of the policy's weights."""
    stock_noise: float = 0.0
    """How far it misjudges stocks."""
    reluctance: float = 0.0
    """How much more it wants of a stock, in the same units, before it parts with cash."""
    limits: SearchLimits | None = None
    """How long it searches; None when it plays by its first impression."""


LEVELS: Final = {
    "beginner": Level(Memory.NOTHING, tile_noise=500.0, stock_noise=700.0),
    "novice": Level(Memory.NOTHING, tile_noise=200.0, stock_noise=160.0),
    "easy": Level(Memory.OWN_CHAINS, tile_noise=75.0, stock_noise=60.0),
    "medium": Level(tile_noise=5.0, stock_noise=1.0),
    "skilled": Level(limits=SearchLimits(30, None, 8)),
    "hard": Level(limits=SearchLimits(200, None, 8)),
    "expert": Level(limits=SearchLimits(UNLIMITED, 0.9, 32, to_end=0.4, is_brief=True)),
    "master": Level(limits=SearchLimits(UNLIMITED, 4.9, 32, to_end=0.4, is_brief=True)),
}
"""From the weakest to the strongest."""
