"""Recap: what happened since a player's last turn, as moments to show again or as sentences."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from acquire_desktop.games.acquire.engine import events as kinds
from acquire_desktop.games.acquire.engine.board import Seat, Tile
from acquire_desktop.games.acquire.log_entries import LogEntry, NoChoice
from acquire_desktop.session.notes import CameBack, HandedOver, PinForgotten
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.narration import event_text
from acquire_desktop.ui.kit.texts import join_sentences

_FOLLOWS_TILE: Final = (
    kinds.ChainFounded,
    kinds.ChainGrew,
    kinds.MergerBegan,
    kinds.SurvivorDecided,
)
_OF_SEATS: Final = (HandedOver, CameBack, PinForgotten)
_ACTIONS: Final = (
    kinds.TilePlaced,
    kinds.PlacementPassed,
    kinds.HandSetAside,
    kinds.HandShuffledBack,
    kinds.StockBought,
    kinds.StockDisposed,
    kinds.PowerCardPlayed,
    kinds.FreeStockTaken,
    kinds.StockExchanged,
    kinds.EndDeclared,
    *_OF_SEATS,
)
_LISTED: Final = (
    *_ACTIONS,
    kinds.ChainFounded,
    kinds.MergerBegan,
    kinds.SurvivorDecided,
    kinds.BonusPaid,
)
MOST_LINES: Final = 12


@dataclass(frozen=True, slots=True)
class Moment:
    """One thing that another player did, or that was done for the viewer."""

    step: int
    """The step of the game that it began with; 0 is the set-up."""
    seat: Seat
    """Who did it."""
    events: tuple[LogEntry, ...]
    """What happened; at least one event, and what followed from a tile."""
    paid: tuple[kinds.BonusPaid, ...] = ()
    """The bonuses of a merger that it began."""

    @property
    def tiles(self) -> frozenset[Tile]:
        """The tile that was placed, if one was."""
        return frozenset(event.tile for event in self.events if isinstance(event, kinds.TilePlaced))

    @property
    def had_no_choice(self) -> bool:
        """Whether it was done for a person because there was one answer."""
        return any(
            isinstance(event, NoChoice)
            or (isinstance(event, kinds.PlacementPassed) and not event.placed)
            for event in self.events
        )

    def deed(self, words: GameNames) -> str:
        """Return it in full sentences without the bonuses, which are others' doing."""
        return join_sentences([event_text(event, words) for event in self.events])

    def sentence(self, words: GameNames) -> str:
        """Return it in full sentences, as in the log."""
        return join_sentences([event_text(event, words) for event in (*self.events, *self.paid)])


def moments_since(steps: Sequence[Sequence[LogEntry]], viewer: Seat) -> tuple[Moment, ...]:
    """Return what happened since the viewer's turn before this one began.

    Args:
        steps: The whole game so far by step.
        viewer: Whose last turn counts; of their own actions only those are told that were done
            for them.
    """
    entries = [(step, event) for step, events in enumerate(steps) for event in events]
    turns = _turns([event for _, event in entries])
    before = turns[:-1] if turns and turns[-1][1] == viewer else turns
    moments: list[Moment] = []
    for step, event in entries[max((at for at, seat in before if seat == viewer), default=0) :]:
        if isinstance(event, kinds.FinalAccountBegan):
            break
        _take(moments, step, event)
    return tuple(moment for moment in moments if moment.seat != viewer or moment.had_no_choice)


def last_turns(steps: Sequence[Sequence[LogEntry]]) -> dict[Seat, tuple[Moment, ...]]:
    """Return by seat what each player did in the last turn that they began.

    Who settles stock in the turn that is going on has that instead.

    Args:
        steps: The whole game so far by step.
    """
    result: dict[Seat, tuple[Moment, ...]] = {}
    moments: list[Moment] = []
    turn_seat: Seat | None = None
    first = _round_begins(steps)
    late = enumerate(steps[first:], first)
    for step, event in ((step, event) for step, events in late for event in events):
        if isinstance(event, kinds.FinalAccountBegan):
            break
        if not isinstance(event, kinds.TurnBegan):
            if not isinstance(event, _OF_SEATS):
                _take(moments, step, event)
            continue
        if turn_seat is not None:
            result[turn_seat] = _of(moments, turn_seat)
        moments, turn_seat = [], event.seat
    seats = {moment.seat for moment in moments} | ({turn_seat} - {None})
    return result | {seat: _of(moments, seat) for seat in seats if seat is not None}


def _round_begins(steps: Sequence[Sequence[LogEntry]]) -> int:
    """Return the last step since which somebody began two turns, and so everybody one."""
    seen: set[Seat] = set()
    for step in range(len(steps) - 1, -1, -1):
        for _, seat in _turns(steps[step]):
            if seat in seen:
                return step
            seen.add(seat)
    return 0


def as_one(moments: Sequence[Moment]) -> Moment:
    """Return several moments of a player as one, which begins with the first."""
    first = moments[0]
    events = tuple(event for moment in moments for event in moment.events)
    return Moment(first.step, first.seat, events, tuple(p for each in moments for p in each.paid))


def _of(moments: Sequence[Moment], seat: Seat) -> tuple[Moment, ...]:
    return tuple(moment for moment in moments if moment.seat == seat)


def recap_of(events: Sequence[LogEntry], seat: Seat, words: GameNames) -> tuple[str, ...]:
    """Return the latest of what everybody saw, at most ``MOST_LINES`` sentences.

    Args:
        events: What happened since the seat was last on screen, or the whole game.
        seat: Who takes over; the seat's own last turn and what was before it are left out.
        words: Name players and chains.
    """
    own = [at for at, e in enumerate(events) if isinstance(e, kinds.TilePlaced) and e.seat == seat]
    last = max(own, default=0)
    later_turns = [at for at, _ in _turns(events) if at > last] if own else []
    entries = [e for e in events[min(later_turns, default=last) :] if isinstance(e, _LISTED)]
    return tuple(event_text(event, words) for event in entries[-MOST_LINES:])


def _turns(events: Sequence[LogEntry]) -> list[tuple[int, Seat]]:
    return [
        (at, event.seat) for at, event in enumerate(events) if isinstance(event, kinds.TurnBegan)
    ]


def _take(moments: list[Moment], step: int, event: LogEntry) -> None:
    """Add an event to the moment that it follows from, or make it a moment of its own."""
    last = moments[-1] if moments else None
    if isinstance(event, (*_FOLLOWS_TILE, NoChoice)):
        if last is not None and (last.tiles or isinstance(event, NoChoice)):
            moments[-1] = replace(last, events=(*last.events, event))
    elif isinstance(event, kinds.BonusPaid):
        tiles = [at for at, moment in enumerate(moments) if moment.tiles]
        for at in tiles[-1:]:
            moments[at] = replace(moments[at], paid=(*moments[at].paid, event))
    elif isinstance(event, _ACTIONS):
        moments.append(Moment(step, event.seat, (event,)))
