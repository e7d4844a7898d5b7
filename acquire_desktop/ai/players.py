"""The computer players by the name of their level."""

from collections.abc import Callable, Mapping
from typing import Final

from acquire_desktop.ai import greedy, random_player
from acquire_desktop.engine.actions import Action
from acquire_desktop.engine.observation import View

Chooser = Callable[[View, int], Action]
"""Chooses a legal action from a view and a seed."""

PLAYERS: Final[Mapping[str, Chooser]] = {
    "greedy": greedy.choose,
    "random": random_player.choose,
}
"""Every level that can be asked for."""
