"""Hotel Tycoon, the second game: its rules, computer players, and what the program asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from acquire_desktop.game import AnyGame


def load_rules() -> AnyGame:
    """Return Hotel Tycoon, loaded on the first call."""
    from acquire_desktop.games.hotel_tycoon.game import HOTEL_TYCOON

    return HOTEL_TYCOON
