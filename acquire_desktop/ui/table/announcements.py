"""What a screen reader says of its own accord: whatever everybody at the table sees happen."""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6 import QtGui
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from acquire_desktop.acquire.notes import NoChoice, Told
from acquire_desktop.engine.editions import Edition
from acquire_desktop.engine.events import (
    BonusPaid,
    ChainFounded,
    ChainGrew,
    EndDeclared,
    FreeStockTaken,
    GameEnded,
    HandSetAside,
    HandShuffledBack,
    MergerBegan,
    PlacementPassed,
    StockBought,
    StockDisposed,
    SurvivorDecided,
    TilePlaced,
)
from acquire_desktop.ui.kit.texts import join_sentences
from acquire_desktop.ui.words.event_texts import event_text

_SPOKEN: Final = (
    TilePlaced,
    ChainFounded,
    ChainGrew,
    MergerBegan,
    SurvivorDecided,
    BonusPaid,
    StockDisposed,
    StockBought,
    EndDeclared,
    GameEnded,
    PlacementPassed,
    HandSetAside,
    HandShuffledBack,
    FreeStockTaken,
    NoChoice,
)


def announcement(events: Iterable[Told], edition: Edition, names: Sequence[str]) -> str:
    """Return what happened in full sentences; empty when nothing needs to be said.

    Args:
        events: As the seat on screen may see them.
        edition: Names the chains.
        names: The players' names by seat.
    """
    told = [event for event in events if isinstance(event, _SPOKEN)]
    return join_sentences([event_text(event, edition, names) for event in told])


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say a text when it has said what it is saying; older Qt cannot."""
    if not text or not QAccessible.isActive() or not hasattr(QtGui, "QAccessibleAnnouncementEvent"):
        return
    event = QtGui.QAccessibleAnnouncementEvent(widget, text)
    event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
    QAccessible.updateAccessibility(event)
