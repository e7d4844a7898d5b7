"""Saver: writes the game after every action, and knows whether its newest state is on disk."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.save_format import GameFile

Autosave = Callable[[GameFile, Sequence[Any]], object]
"""Writes a game, given the states between its lines; the result is not used."""


class Saver(QObject):
    """Writes games in the order in which they are handed over.

    Signals:
        saved (int): The game handed over last is on disk, under this save number.
        failed (object): The ``SaveError`` for which that game is not on disk.
        filed (): The user has a game in a file of their own.
    """

    saved = Signal(int)
    failed = Signal(object)
    filed = Signal()

    def __init__(self, autosave: Autosave, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._autosave = autosave
        self._is_kept = True
        self._last: GameFile | None = None
        self._filed: GameFile | None = None

    @property
    def is_kept(self) -> bool:
        """Whether what was handed over last is on disk, here or in a file of the user's."""
        return self._is_kept or _moment(self._last) == _moment(self._filed)

    def note_filed(self, game: GameFile) -> None:
        """Take note that a game stands in a file that the user saved or opened."""
        self._filed = game
        self.filed.emit()

    def save(self, game: GameFile, states: Sequence[Any]) -> None:
        """Hand a game over; a signal tells what became of it."""
        self._last = game
        try:
            self._autosave(game, states)
        except SaveError as error:
            self._is_kept = False
            self.failed.emit(error)
        else:
            self._is_kept = True
            self.saved.emit(game.save_no)

    def finish(self, timeout_ms: int) -> bool:
        """Wait until everything handed over was tried, and tell whether it was in time."""
        return timeout_ms >= 0


def _moment(game: GameFile | None) -> object:
    """Return what differs between two saves if something happened between them."""
    return game and (game.game_id, game.history, game.cursor)
