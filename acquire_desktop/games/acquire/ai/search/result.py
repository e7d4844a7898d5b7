"""Search result: the chosen action and all that was tried; light enough for mere readers."""

from dataclasses import dataclass

from acquire_desktop.games.acquire.engine.actions import Action


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that a search has tried."""

    action: Action
    win: float
    """The chance of this seat to win, 0-1."""
    error: float
    """The standard error of ``win``."""
    simulations: int
    """How often it was tried."""


@dataclass(frozen=True, slots=True)
class SeatChance:
    """The expected result of a seat."""

    win: float
    """The chance to win, 0-1."""
    error: float
    """The standard error of ``win``."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The decision of a computer player, and the actions that its search tried."""

    action: Action
    candidates: tuple[Candidate, ...] = ()
    """Best first; empty when nothing was searched."""
    simulations: int = 0
    """Simulations done, all candidates together."""
    chances: tuple[SeatChance, ...] = ()
    """The chances of all seats, where they were asked for."""
