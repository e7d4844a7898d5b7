"""Stopping: how a search learns that its answer is wanted at once."""

from collections.abc import Callable

ShouldStop = Callable[[], bool]
"""Tells a search whether to end and to give the best it has found."""


def never_stop() -> bool:
    """Let a player think as long as it likes."""
    return False
