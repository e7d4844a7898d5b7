"""The games that this program has."""

from typing import Final

from acquire_desktop.acquire.game import ACQUIRE
from acquire_desktop.game import Games

GAMES: Final[Games] = {game.key: game for game in (ACQUIRE,)}
"""By the key that names them in files."""
