"""Acquire as a game that the program can run: what session, storage and window ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from acquire_desktop.game import AnyGame

KEY: Final = "acquire"
"""Names the game in files."""


def load_rules() -> AnyGame:
    """Return Acquire, loaded on the first call: the first page does without."""
    from acquire_desktop.games.acquire.game import ACQUIRE

    return ACQUIRE
