"""Which tiles the board marks: the last one, and those since the viewer's own."""

from collections.abc import Iterable, Sequence
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

    def after(self, events: Iterable[Told], viewer: Seat) -> "TileMarks":
        """Return the marks after more events."""
        last, recent = self.last, self.recent
        for event in events:
            if isinstance(event, TilePlaced):
                last = event.tile
                recent = frozenset() if event.seat == viewer else recent | {event.tile}
        return TileMarks(last, recent)


def marks_of(steps: Sequence[Iterable[Told]], viewer: Seat) -> TileMarks:
    """Return the marks after a whole game so far."""
    marks = TileMarks()
    for events in steps:
        marks = marks.after(events, viewer)
    return marks


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
