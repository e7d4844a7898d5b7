"""How a computer player hears that somebody waits for its answer."""

from collections.abc import Callable

Hurried = Callable[[], bool]
"""Tells whether somebody waits: a search that hears so ends and gives the best it has."""


def in_peace() -> bool:
    """Tell that nobody waits, for callers who let a player think as long as it likes."""
    return False
