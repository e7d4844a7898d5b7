"""Log lines: which events make one, what each says, and which are shown."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from acquire_desktop.games.acquire.engine.board import Chain, Seat
from acquire_desktop.games.acquire.engine.events import (
    AcquisitionBegan,
    BeganInTheMiddle,
    BonusPaid,
    ChainAccounted,
    ChainFounded,
    ChainGrew,
    EndDeclared,
    FinalAccountBegan,
    FreeStockTaken,
    GameEnded,
    MarketDrawn,
    MergerBegan,
    MergerEnded,
    StockBought,
    StockDisposed,
    StockExchanged,
    StockSold,
    SurvivorDecided,
    TileDrawn,
    TurnBegan,
)
from acquire_desktop.games.acquire.log_entries import LogEntry, NoChoice
from acquire_desktop.session.notes import FallbackMove, OutsideFailed
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.narration import drawn_text, marked_text
from acquire_desktop.ui.kit.texts import translate

_HEADINGS: Final = (TurnBegan, FinalAccountBegan)
_OF_MONEY: Final = (
    *(MergerBegan, SurvivorDecided, AcquisitionBegan, MergerEnded, GameEnded, MarketDrawn),
    *(BonusPaid, StockDisposed, ChainAccounted, StockSold, FreeStockTaken, StockExchanged),
)
_DETAILS: Final = (
    *(BonusPaid, MarketDrawn, StockDisposed, StockSold),
    *(FallbackMove, OutsideFailed, NoChoice),
)


@dataclass(slots=True, eq=False)
class Line:
    """A heading, or one thing that happened."""

    step: int
    """The step of the game that made it; 0 is the set-up."""
    events: list[LogEntry]
    """One event, or several tiles drawn by one seat; empty above the set-up and for a fold."""
    heading: "Line | None" = None
    """The heading that it stands under; None for a heading."""
    marked: str = ""
    """The sentence with ``CHAIN_MARKS``, kept until the language changes."""
    height_px: int = 0
    """The measured height, 0 before that."""
    is_fold: bool = False
    """Whether it stands for the turns before, which are not told."""

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
        """Whether it shows something that only the seat on screen may know."""
        event = self.events[0] if self.events else None
        return self.is_muted or (isinstance(event, NoChoice) and event.is_private)

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

    def say(self, words: GameNames) -> str:
        """Return its sentence, with ``CHAIN_MARKS`` before chain names."""
        if self.is_fold:
            return translate("Log", "Earlier turns are folded away")
        if not self.events:
            return translate("Log", "Before the first turn")
        first = self.events[0]
        if self.heading is None and isinstance(first, FinalAccountBegan):
            return translate("Log", "Final account")
        if isinstance(first, TileDrawn) and len(self.events) > 1:
            tiles = [e.tile for e in self.events if isinstance(e, TileDrawn) and e.tile is not None]
            return drawn_text(first, tiles, words)
        return marked_text(first, words)

    def say_to_all(self, words: GameNames) -> str:
        """Return what a private line says to everybody: how many tiles were drawn, or nothing."""
        first = self.events[0]
        if not isinstance(first, TileDrawn):
            return ""
        player, count = words.names[first.seat], len(self.events)
        return translate("Log", "{player} drew %n tile(s).", n=count, player=player)


def fold_text() -> str:
    """Say why older turns are not shown."""
    return translate(
        "Log",
        "Holdings are strictly hidden: earlier turns are shown when the game is over.",
    )


def lines_of(events: Iterable[LogEntry], step: int, heading: Line | None) -> list[Line]:
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
        if isinstance(event, TurnBegan) or (isinstance(event, TileDrawn) and event.tile is None):
            continue
        if heading is None:
            heading = Line(step, [])
            lines.append(heading)
        drawn = lines[-1].events[-1] if lines and lines[-1].heading is not None else None
        if (
            isinstance(event, TileDrawn)
            and isinstance(drawn, TileDrawn)
            and drawn.seat == event.seat
        ):
            lines[-1].events.append(event)
        else:
            lines.append(Line(step, [event], heading))
    return lines


@dataclass(frozen=True, slots=True)
class LogFilter:
    """The subjects of the lines that are shown; all lines where nothing is set."""

    money: bool = False
    """Only mergers and what was bought, paid and settled."""
    seat: Seat | None = None
    """Only what this player did or was paid."""
    chain: Chain | None = None
    """Only what happened to this chain and its stock."""

    def accepts(self, event: LogEntry) -> bool:
        """Tell whether the line of an event is shown."""
        if self.money and not _is_about_money(event):
            return False
        if self.seat is not None and not _is_about_seat(event, self.seat):
            return False
        return self.chain is None or _is_about_chain(event, self.chain)


EVERYTHING: Final = LogFilter()


def _is_about_money(event: LogEntry) -> bool:
    return event.cost > 0 if isinstance(event, StockBought) else isinstance(event, _OF_MONEY)


def _is_about_seat(event: LogEntry, seat: Seat) -> bool:
    match event:
        case GameEnded():
            return True
        case SurvivorDecided(chosen_by=chooser):
            return chooser == seat
        case ChainGrew() | AcquisitionBegan() | MarketDrawn() | MergerEnded() | ChainAccounted():
            return False
        case FinalAccountBegan() | BeganInTheMiddle():
            return False
        case _:
            return event.seat == seat


def _is_about_chain(event: LogEntry, chain: Chain) -> bool:
    match event:
        case StockBought(counts=counts) | FreeStockTaken(counts=counts):
            return counts[chain] > 0
        case MergerBegan(chains=chains):
            return chain in chains
        case SurvivorDecided(survivor=survivor):
            return chain == survivor
        case AcquisitionBegan() | StockDisposed():
            return chain in (event.acquired, event.survivor)
        case MergerEnded():
            return chain in (event.survivor, *event.acquired)
        case StockExchanged(given=given, taken=taken):
            return chain in (given, taken)
        case ChainFounded() | ChainGrew() | EndDeclared() | NoChoice():
            return event.chain == chain
        case MarketDrawn() | BonusPaid() | ChainAccounted() | StockSold():
            return event.chain == chain
        case _:
            return False
