"""The lines of the log: which events make one, and what each says."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from acquire_desktop.acquire.notes import NoChoice, Told
from acquire_desktop.engine.editions import Edition
from acquire_desktop.engine.events import (
    BonusPaid,
    FinalAccountBegan,
    GameEnded,
    MarketDrawn,
    MergerBegan,
    StockDisposed,
    StockSold,
    TileDrawn,
    TurnBegan,
)
from acquire_desktop.session.notes import QuickMove
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.words.event_texts import drawn_text, marked_event_text

_HEADINGS: Final = (TurnBegan, FinalAccountBegan)
_DETAILS: Final = (BonusPaid, MarketDrawn, StockDisposed, StockSold, QuickMove, NoChoice)


@dataclass(slots=True, eq=False)
class Line:
    """A heading, or one thing that happened."""

    step: int
    """The step of the game that made it; 0 is the set-up."""
    events: list[Told]
    """One event, or several tiles drawn by one seat; empty above the set-up."""
    heading: "Line | None" = None
    """The heading that it stands under; None for a heading."""
    marked: str = ""
    """The sentence with ``CHAIN_MARKS``, kept until the language changes."""
    height_px: int = 0
    """The measured height, 0 before that."""

    @property
    def is_detail(self) -> bool:
        """Whether it followed from the line above and is set in."""
        return self.heading is not None and isinstance(self.events[0], _DETAILS)

    @property
    def is_muted(self) -> bool:
        """Whether it only matters at a second look."""
        return self.heading is not None and isinstance(self.events[0], TileDrawn)

    @property
    def is_private(self) -> bool:
        """Whether it tells what only the seat on screen may know."""
        told = self.events[0] if self.events else None
        return self.is_muted or (isinstance(told, NoChoice) and told.is_private)

    @property
    def is_strong(self) -> bool:
        """Whether it is the outcome that all others lead to."""
        return self.heading is not None and isinstance(self.events[0], GameEnded)

    @property
    def story(self) -> MergerBegan | FinalAccountBegan | None:
        """The event when a story begins with it that can be walked step by step."""
        first = self.events[0] if self.heading is not None else None
        return first if isinstance(first, MergerBegan | FinalAccountBegan) else None

    @property
    def turn(self) -> int | None:
        """The turn it belongs to; None before the first and in the final account."""
        began = (self.heading or self).events[:1]
        return began[0].turn if began and isinstance(began[0], TurnBegan) else None


def lines_of(events: Iterable[Told], step: int, heading: Line | None) -> list[Line]:
    """Return the new lines that the events of one step make.

    Tiles drawn by others, whose names are not known, make no line: every turn ends with one.

    Args:
        events: In order, as the seat on screen may see them.
        step: Their step.
        heading: The last heading of the log so far.
    """
    lines: list[Line] = []
    for event in events:
        if isinstance(event, _HEADINGS):
            heading = Line(step, [event])
            lines.append(heading)
        if isinstance(event, TurnBegan) or _is_unseen(event):
            continue
        if heading is None:
            heading = Line(step, [])
            lines.append(heading)
        if lines and _draw_together(lines[-1], event):
            lines[-1].events.append(event)
        else:
            lines.append(Line(step, [event], heading))
    return lines


def say(line: Line, edition: Edition, names: Sequence[str]) -> str:
    """Return a line in the language of the moment, with ``CHAIN_MARKS`` before chain names."""
    if not line.events:
        return translate("Log", "Before the first turn")
    first = line.events[0]
    if line.heading is None and isinstance(first, FinalAccountBegan):
        return translate("Log", "Final account")
    if isinstance(first, TileDrawn) and len(line.events) > 1:
        tiles = [e.tile for e in line.events if isinstance(e, TileDrawn) and e.tile is not None]
        return drawn_text(first.seat, tiles, names)
    return marked_event_text(first, edition, names)


def public_text(line: Line, names: Sequence[str]) -> str:
    """Return what a private line says to everybody: how many tiles were drawn, else nothing."""
    drawn = [event for event in line.events if isinstance(event, TileDrawn)]
    if not drawn:
        return ""
    return translate("Log", "{player} drew %n tile(s).", n=len(drawn), player=names[drawn[0].seat])


def _is_unseen(event: Told) -> bool:
    return isinstance(event, TileDrawn) and event.tile is None


def _draw_together(last: Line, event: Told) -> bool:
    if last.heading is None or not isinstance(event, TileDrawn):
        return False
    drawn = last.events[-1]
    return isinstance(drawn, TileDrawn) and drawn.seat == event.seat
