"""Computer players: whatever chooses an action from a view, and nothing but a view."""

# First of all: it decides whether the search kernel runs compiled.
from acquire_desktop.games.acquire.engine.kernel import compiled

__all__ = ["compiled"]
