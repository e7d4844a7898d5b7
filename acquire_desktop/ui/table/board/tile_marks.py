"""Which tiles the board marks: the last one, and those since the viewer's own."""

from collections.abc import Iterable
from dataclasses import dataclass

from acquire_desktop.acquire.notes import Told
from acquire_desktop.engine.board import Seat, Tile
from acquire_desktop.engine.events import TilePlaced


@dataclass(frozen=True, slots=True)
class TileMarks:
    """What has been placed lately, as one viewer sees it."""

    last: Tile | None = None
    """The tile placed last, by anybody."""
    recent: frozenset[Tile] = frozenset()
    """The tiles that others placed since the viewer's last one."""


def marks_back(events: Iterable[Told], viewer: Seat) -> TileMarks:
    """Return the marks after events that are given latest first; reads no further than needed."""
    last: Tile | None = None
    recent: set[Tile] = set()
    for event in events:
        if isinstance(event, TilePlaced):
            last = event.tile if last is None else last
            if event.seat == viewer:
                break
            recent.add(event.tile)
    return TileMarks(last, frozenset(recent))
