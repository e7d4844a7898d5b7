"""Acquire Desktop: the board game Acquire, played in a window."""

__version__ = "0.1.0"
