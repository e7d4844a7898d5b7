"""What happened in public while another player had the computer, in a few lines."""

from collections.abc import Sequence

from acquire_desktop.engine.board import Seat
from acquire_desktop.engine.editions import Edition
from acquire_desktop.engine.events import (
    BonusPaid,
    ChainFounded,
    EndDeclared,
    Event,
    FreeStockTaken,
    HandSetAside,
    HandShuffledBack,
    MergerBegan,
    PlacementPassed,
    PowerCardPlayed,
    StockBought,
    StockDisposed,
    StockExchanged,
    SurvivorDecided,
    TilePlaced,
    TurnBegan,
)
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.words.event_texts import event_text
from acquire_desktop.ui.words.names import names_of

_TOLD = (
    PowerCardPlayed,
    TilePlaced,
    PlacementPassed,
    HandSetAside,
    HandShuffledBack,
    ChainFounded,
    MergerBegan,
    SurvivorDecided,
    BonusPaid,
    StockDisposed,
    StockBought,
    FreeStockTaken,
    StockExchanged,
    EndDeclared,
)
MOST_LINES = 12


def recap_of(
    events: Sequence[Event], seat: Seat, edition: Edition, players: Sequence[Player]
) -> tuple[str, ...]:
    """Return the latest of what everybody saw, at most ``MOST_LINES`` sentences.

    Args:
        events: What happened since the seat was last on screen, or the whole game.
        seat: Who takes over; the seat's own last turn and what was before it are left out.
        edition: Names the chains.
        players: By seat.
    """
    names = names_of(players)
    told = [event for event in _since_turn_of(seat, events) if isinstance(event, _TOLD)]
    return tuple(event_text(event, edition, names) for event in told[-MOST_LINES:])


def _since_turn_of(seat: Seat, events: Sequence[Event]) -> Sequence[Event]:
    own = [
        at
        for at, event in enumerate(events)
        if isinstance(event, TilePlaced) and event.seat == seat
    ]
    if not own:
        return events
    turns = [at for at, event in enumerate(events) if isinstance(event, TurnBegan) and at > own[-1]]
    return events[turns[0] :] if turns else events[own[-1] :]
