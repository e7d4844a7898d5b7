"""Hotel Tycoon, the second game: its rules, computer players, and what the program asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from acquire_desktop.game import AnyGame

KEY: Final = "hotel_tycoon"
"""Names the game in files."""


def load_rules() -> AnyGame:
    """Return Hotel Tycoon, loaded on the first call."""
    from acquire_desktop.games.hotel_tycoon.game import HOTEL_TYCOON

    return HOTEL_TYCOON
