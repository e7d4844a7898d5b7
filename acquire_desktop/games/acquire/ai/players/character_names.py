"""Names of the characters, apart from how they play: pages show them before anybody plays."""

from collections.abc import Mapping
from typing import Final

CHARACTER_NAMES: Final[Mapping[str, str]] = {
    "founder": "Bea",
    "raider": "Carlos",
    "banker": "Daisuke",
    "builder": "Eduarda",
    "shadow": "Fumi",
    "gambler": "Gil",
    "collector": "Hana",
    "steady": "Ivo",
}
"""What each is called unless the user says otherwise, by its key."""
SEPARATOR: Final = "-"
"""Stands between a level and a character in the name of a player: ``hard-raider``."""


def parts_of(name: str) -> tuple[str, str]:
    """Return the level and the key of the character that a player's name stands for.

    A name without a known character comes back whole.

    >>> parts_of("hard-raider"), parts_of("hard")
    (('hard', 'raider'), ('hard', ''))
    """
    level, separator, key = name.rpartition(SEPARATOR)
    return (level, key) if separator and key in CHARACTER_NAMES else (name, "")
