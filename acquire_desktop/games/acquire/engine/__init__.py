"""The rules of Acquire: a fast kernel under pure functions on values."""

# First of all: it decides which kernel every later import finds.
from acquire_desktop.games.acquire.engine.kernel import compiled

__all__ = ["compiled"]
