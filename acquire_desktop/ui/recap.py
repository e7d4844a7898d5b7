"""What happened in public while another player had the computer, in a few lines."""

from collections.abc import Sequence

from acquire_desktop.engine.editions import Edition
from acquire_desktop.engine.events import (
    BonusPaid,
    ChainFounded,
    EndDeclared,
    Event,
    FreeStockTaken,
    MergerBegan,
    PowerCardPlayed,
    StockBought,
    StockDisposed,
    StockExchanged,
    SurvivorDecided,
    TilePlaced,
)
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.event_texts import event_text

_TOLD = (
    PowerCardPlayed,
    TilePlaced,
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
    events: Sequence[Event], edition: Edition, players: Sequence[Player]
) -> tuple[str, ...]:
    """Return the latest of what everybody saw, at most ``MOST_LINES`` sentences."""
    names = [player.name for player in players]
    told = [event for event in events if isinstance(event, _TOLD)]
    return tuple(event_text(event, edition, names) for event in told[-MOST_LINES:])
