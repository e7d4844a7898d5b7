"""The way between the running game and the table: it shows the game, and hands decisions over."""

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.look.seat_marks import MARK_COUNT
from acquire_desktop.ui.kit.texts import translate


class Log(Protocol):
    """The log beside the table."""

    def tell(self, entries: Sequence[Any], names: Names, /) -> None:
        """Add what happened: events, and notes of the session."""


class Table(Protocol):
    """A widget that shows a game and lets a person choose."""

    chosen: SignalInstance
    """(action): What the person on screen decided, of the legal actions of the view."""
    hand_wanted: SignalInstance
    """(): Whoever is at the screen wants to see the closed hand."""
    new_game_wanted: SignalInstance
    """(): The game is over, and another one is to be set up."""

    @property
    def log(self) -> Log:
        """The log of the game."""

    def forget(self) -> None:
        """Leave nothing of what was told."""

    def set_names(self, names: Names, /) -> None:
        """Take the names of the players."""

    def show_view(self, view: Any, events: Sequence[Any] = (), /) -> None:
        """Show a view, and tell what just happened, redacted for whoever may look."""

    def show_closed(self, text: str, /) -> None:
        """Offer to open a closed hand by a button with a text; empty while it lies open."""


class HotelTableController(QObject):
    """Shows the session's game on a table, and hands over what is decided there.

    Signals:
        hand_wanted (): Whoever is at the screen wants to see the closed hand.
    """

    hand_wanted = Signal()

    def __init__(self, session: GameSession, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._table = table
        self._names = Names(())
        table.chosen.connect(self._submit)
        table.hand_wanted.connect(self.hand_wanted)
        session.began.connect(self._begin)
        session.left.connect(table.forget)
        session.stepped.connect(self._show_step)
        session.rewound.connect(self._show_anew)
        if session.has_game:
            self._begin()

    def _begin(self) -> None:
        self._names = names_of(self._session.players)
        self._table.set_names(self._names)
        self._show_anew()

    def _show_anew(self) -> None:
        """Show the moment; what led to it is told by the log alone, as far as it may be."""
        told = [entry for step in self._session.events_by_step() for entry in step]
        self._table.forget()
        self._table.log.tell(told, self._names)
        self._table.show_view(self._session.view)
        self.show_closed()

    def show_closed(self) -> None:
        """Offer to open the hand on screen while that is closed, in the language of now."""
        self._table.show_closed(opener_text(self._session))

    def _show_step(self, events: Sequence[Any]) -> None:
        self._table.show_view(self._session.view, events)
        self.show_closed()

    def _submit(self, action: Any) -> None:
        """Carry a decision out, unless it comes too late: a key can be quicker than the table."""
        if self._session.awaits_human and action in self._session.view.legal:
            self._session.submit(action)


def show_cards_text(name: str) -> str:
    """Return the text of the button that shows a player the own cards."""
    return translate("HotelWindow", "I am {name} — show my cards", name=name)


def opener_text(session: GameSession) -> str:
    """Return the text of the button that opens the hand on screen; empty where there is none."""
    screen = session.screen
    if session.is_over or not screen.is_shut:
        return ""
    view, name = session.view, session.players[screen.seat].name
    if not session.seats.may_look(screen.seat):
        return translate("Cover", "I am {name} — play again myself", name=name)
    has_secrets = view.hand_sizes[screen.seat] or view.first_card_counts[screen.seat]
    return show_cards_text(name) if has_secrets or view.options.hide_cash else ""


def names_of(players: Sequence[Player]) -> Names:
    """Return the names and the marks of the players at a table."""
    people = human_seats(players)
    you = people[0] if len(people) == 1 else NOBODY
    chosen = [player.mark for player in players]
    free = (mark for mark in range(MARK_COUNT) if mark not in chosen)
    marks = tuple(next(free) if mark is None else mark for mark in chosen)
    return Names(tuple(player.name for player in players), you, marks)
