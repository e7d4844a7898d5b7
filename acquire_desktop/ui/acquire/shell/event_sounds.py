"""Heard events: which sound belongs to what an action brought about."""

from collections.abc import Sequence
from typing import Final

from acquire_desktop.games.acquire.engine.events import (
    BonusPaid,
    ChainFounded,
    Event,
    GameEnded,
    MergerBegan,
    StockBought,
    StockDisposed,
    TilePlaced,
    TurnBegan,
)
from acquire_desktop.games.acquire.log_entries import LogEntry

_SOUND_OF: Final[tuple[tuple[type[Event], str], ...]] = (
    (GameEnded, "end"),
    (MergerBegan, "merge"),
    (ChainFounded, "found"),
    (BonusPaid, "cash"),
    (StockDisposed, "cash"),
    (StockBought, "purchase"),
    (TilePlaced, "place"),
)
"""What is heard of several events at once: the first of these."""


def sound_of(events: Sequence[LogEntry]) -> str | None:
    """Return the name of the one sound for what an action brought about, or None."""
    return next(
        (
            name
            for kind, name in _SOUND_OF
            for event in events
            if isinstance(event, kind) and _is_heard(event)
        ),
        None,
    )


def begins_turn(events: Sequence[LogEntry]) -> bool:
    """Tell whether a turn begins by what an action brought about."""
    return any(isinstance(event, TurnBegan) for event in events)


def _is_heard(event: LogEntry) -> bool:
    """Tell whether anything moved: a purchase of nothing is no sound."""
    match event:
        case StockBought():
            return any(event.counts)
        case StockDisposed():
            return bool(event.sell or event.trade)
        case _:
            return True
