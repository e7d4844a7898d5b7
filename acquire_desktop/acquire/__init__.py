"""Acquire as a game that the program can run: what session, storage and window ask of it."""

from typing import Final

KEY: Final = "acquire"
"""Names the game in files."""
PLAYERS_MODULE: Final = "acquire_desktop.ai.players.choosers"
"""Where its computer players are, which only their process loads."""
