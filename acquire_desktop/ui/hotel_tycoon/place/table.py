"""The table: what it must be able to do, how it follows the running game, and a plain one."""

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from acquire_desktop.games.hotel_tycoon.engine.notation import action_text
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.players import Player


class Table(Protocol):
    """A widget that shows a game and lets a person choose."""

    chosen: SignalInstance
    """(action): What the person on screen decided, of the legal actions of the view."""

    def show_players(self, players: Sequence[Player], /) -> None:
        """Begin with other players, by seat; nothing of another game may stay."""

    def show_game(self, view: Any, events: Sequence[Any], /) -> None:
        """Show a view, with everything that happened so far, redacted for whoever may look."""

    def show_step(self, view: Any, events: Sequence[Any], /) -> None:
        """Show a view, and what just happened."""


class TableWay(QObject):
    """Shows the session's game on a table, and hands over what is decided there."""

    def __init__(self, session: GameSession, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._table = table
        table.chosen.connect(self._submit)
        session.began.connect(self._begin)
        session.stepped.connect(self._show_step)
        session.rewound.connect(self._show_anew)
        if session.has_game:
            self._begin()

    def _begin(self) -> None:
        self._table.show_players(self._session.players)
        self._show_anew()

    def _show_anew(self) -> None:
        told = [event for step in self._session.events_by_step() for event in step]
        self._table.show_game(self._session.view, told)

    def _show_step(self, events: Sequence[Any]) -> None:
        self._table.show_step(self._session.view, events)

    def _submit(self, action: Any) -> None:
        """Carry a decision out, unless it comes too late: a key can be quicker than the table."""
        if self._session.awaits_human and action in self._session.view.legal:
            self._session.submit(action)


class PlainTable(QListWidget):
    """Lists the legal actions; a double click or Enter chooses one."""

    chosen = Signal(object)

    def __init__(self, _session: GameSession) -> None:
        super().__init__()
        self.view: Any = None
        self.told: list[Any] = []
        """Every event that was shown, in order."""
        self.players: tuple[Player, ...] = ()
        self.itemActivated.connect(self._choose)

    def show_players(self, players: Sequence[Player]) -> None:
        self.players = tuple(players)

    def show_game(self, view: Any, events: Sequence[Any]) -> None:
        self.told = [*events]
        self._show(view)

    def show_step(self, view: Any, events: Sequence[Any]) -> None:
        self.told += events
        self._show(view)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(self.view.legal[self.row(item)])

    def _show(self, view: Any) -> None:
        self.view = view
        self.clear()
        self.addItems([action_text(action) for action in view.legal])
