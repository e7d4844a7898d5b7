"""Opponents for the window: the levels and characters to choose from."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from acquire_desktop.games.acquire.ai.players.character_names import (
    CHARACTER_NAMES,
    SEPARATOR,
    parts_of,
)
from acquire_desktop.games.acquire.ai.players.strength import Strength, fair_extra_cash, strength_of
from acquire_desktop.storage.players import Player

if TYPE_CHECKING:
    from acquire_desktop.games.acquire.advice.table import Table

__all__ = [
    "CHARACTER_NAMES",
    "CLOCKED",
    "COUNTED",
    "PLAIN_FACTOR",
    "Strength",
    "character_of",
    "fair_extra_cash",
    "is_known",
    "level_of",
    "named",
    "strength_of",
    "table_at",
    "thinking_s",
]

COUNTED: Final = ("skilled", "hard")
"""The levels that search a number of times: plain Python makes them slower, not weaker."""
CLOCKED: Final = ("expert", "master")
"""The levels that search for a time: plain Python makes them weaker, not slower."""
PLAIN_FACTOR: Final = 100
"""About so many times less is searched in a second of plain Python: see ``docs/ai.md``."""


def is_known(level: str) -> bool:
    """Tell whether there is a computer player of a level, with a character or without one.

    >>> is_known("hard-raider"), is_known("ultra")
    (True, False)
    """
    # The players are loaded by whoever asks, not when the window opens.
    from acquire_desktop.games.acquire.choosers import is_known as is_player

    return is_player(level)


def thinking_s(level: str) -> float:
    """Return for how many seconds a computer player may think about a decision.

    >>> thinking_s("easy"), thinking_s("master-raider"), thinking_s("ultra")
    (0.0, 4.7, 0.0)
    """
    from acquire_desktop.games.acquire.choosers import thinking_s as most_seconds

    return most_seconds(level)


def level_of(level: str) -> str:
    """Return the level of a computer player without the character.

    >>> level_of("hard-raider"), level_of("hard")
    ('hard', 'hard')
    """
    return parts_of(level)[0]


def character_of(level: str) -> str:
    """Return the key of a computer player's character, or an empty text.

    >>> character_of("hard-raider"), character_of("hard")
    ('raider', '')
    """
    return parts_of(level)[1]


def named(level: str, character: str) -> str:
    """Return the level of a computer player with a character, or without one.

    >>> named("hard", "raider"), named("hard", "")
    ('hard-raider', 'hard')
    """
    return f"{level}{SEPARATOR}{character}" if character else level


def table_at(players: Iterable[Player], people: Mapping[str, str] | None = None) -> "Table":
    """Return how strong the players at a table are, by who plays each seat now.

    Programs from outside count as Medium, and so do people whose level is not given.

    Args:
        players: By seat.
        people: The levels of people by name.
    """
    from acquire_desktop.games.acquire.advice.table import table_of

    own = people or {}
    return table_of(
        "" if each.program else each.stand_in or each.level or own.get(each.name, "")
        for each in players
    )
