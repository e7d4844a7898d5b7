"""The levels of the computer players, as data."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from acquire_desktop.games.acquire.ai.search.runner import UNLIMITED, SearchLimits


class Memory(Enum):
    """A level's memory of the others' holdings where they are strictly hidden.

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
    warmth: float | None = None
    """By how many points of the chance to win an option may be worse and still be taken now and
    then, by whom the policy's networks choose; None for whom its named weights do.
    """
    ends_won_games: bool = False
    """Whether it sees, without a search, that it can surely win in this turn."""
    limits: SearchLimits | None = None
    """How long it searches; None when it plays by its first impression."""


_DEEP: Final = SearchLimits(UNLIMITED, 0.9, 32, to_end=0.4, is_brief=True, has_manners=True)

LEVELS: Final = {
    "beginner": Level(Memory.NOTHING, tile_noise=500.0, stock_noise=700.0),
    "novice": Level(Memory.NOTHING, tile_noise=200.0, stock_noise=160.0),
    "easy": Level(Memory.OWN_CHAINS, tile_noise=75.0, stock_noise=60.0),
    "medium": Level(warmth=1.1, ends_won_games=True),
    "skilled": Level(limits=SearchLimits(12, None, 8, has_manners=True)),
    "hard": Level(limits=SearchLimits(380, None, 8, has_manners=True)),
    "expert": Level(limits=_DEEP),
    "master": Level(limits=replace(_DEEP, seconds=4.7, has_helpers=True)),
}
"""From the weakest to the strongest."""
