"""Saver: writes the game after every action, and knows whether its newest state is on disk."""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from threading import Condition, Thread
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal

from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.notes import NoteKind
from acquire_desktop.storage.save_format import GameFile

Autosave = Callable[[GameFile, Sequence[Any]], object]
"""Writes a game, given the states between its lines; the result is not used."""
PATIENCE_MS: Final = 3000
"""How long the window waits for a disk before something that needs what is written."""
_IDLE_S: Final = 10.0
"""How long the thread waits for another save before it ends."""

_log = logging.getLogger(__name__)


class Saver(QObject):
    """Has games written in a thread, in the order in which they are handed over.

    Nobody waits for the disk but who asks for that with ``finish``.

    Signals:
        saved (int): The game handed over last is on disk, under this save number.
        failed (object): The ``SaveError`` for which a state of that game is not on disk.
        filed (): The user has a game in a file of their own.
    """

    saved = Signal(int)
    failed = Signal(object)
    filed = Signal()
    _woken = Signal()

    def __init__(self, autosave: Autosave, parent: QObject | None = None) -> None:
        """Prepare; the first save starts the thread.

        Args:
            autosave: Writes a game, or raises ``SaveError``; called in the thread.
            parent: The owner.
        """
        super().__init__(parent)
        self._queue = _Queue(autosave, self._woken.emit)
        self._last: GameFile | None = None
        self._written: GameFile | None = None
        self._filed: GameFile | None = None
        # The thread sends no values along: what waits in a queue of Qt's may outlive Python.
        self._woken.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    @property
    def is_kept(self) -> bool:
        """Whether what was handed over last is on disk, here or in a file of the user's."""
        return _moment(self._last) in (_moment(self._written), _moment(self._filed))

    def divert(self, around: Callable[[Autosave], Autosave]) -> None:
        """Let another writer save the games from now on; it is given the one of before."""
        self._queue.divert(around)

    def note_filed(self, game: GameFile) -> None:
        """Take note that a game stands in a file that the user saved or opened."""
        self._filed = game
        self.filed.emit()

    def save(self, game: GameFile, states: Sequence[Any]) -> None:
        """Hand a game over for saving; a signal brings the result later.

        Args:
            game: The game.
            states: The states between its lines, which nobody changes; the sequence may change.
        """
        self._last = game
        self._queue.put(_Save(game, tuple(states)))

    def finish(self, timeout_ms: int = PATIENCE_MS) -> bool:
        """Wait until all games were tried and reported; return whether it was in time."""
        is_done = self._queue.wait(timeout_ms / 1000)
        self._hear()
        return is_done

    def _hear(self) -> None:
        """Tell what became of saves since the last time."""
        while (tried := self._queue.take_tried()) is not None:
            game, error = tried
            if error is None:
                self._written = game
            if self._last is None or game.game_id != self._last.game_id:
                # No news of the game that is on the table now.
                if error is not None:
                    _log.error("a game that was left is not saved: %s", error.problem.value)
            elif error is not None:
                self.failed.emit(error)
            elif game is self._last:
                self.saved.emit(game.save_no)


@dataclass(frozen=True, slots=True)
class _Save:
    """A game to be written."""

    game: GameFile
    states: tuple[Any, ...]


class _Queue:
    """Saves that wait, and the thread that writes them one after the other."""

    def __init__(self, autosave: Autosave, wake: Callable[[], object]) -> None:
        self._autosave = autosave
        self._wake = wake
        self._changed = Condition()
        """Held by whoever reads or changes what follows."""
        self._waiting: deque[_Save] = deque()
        self._tried: deque[tuple[GameFile, SaveError | None]] = deque()
        self._is_writing = False
        self._has_thread = False

    def divert(self, around: Callable[[Autosave], Autosave]) -> None:
        """Let other hands write, from the next save on."""
        with self._changed:
            self._autosave = around(self._autosave)

    def put(self, save: _Save) -> None:
        """Add a save; one of the same game that still waits gives way to it.

        So a slow disk is only asked for what counts. A turn may then begin without a backup of its
        own, and the ring of backups reaches further back instead.
        """
        with self._changed:
            if not self._has_thread:
                self._start_thread()
            if self._waiting and self._waiting[-1].game.game_id == save.game.game_id:
                self._waiting.pop()
            self._waiting.append(save)
            self._changed.notify_all()

    def wait(self, timeout_s: float) -> bool:
        """Wait until nothing is left to write; tell whether that was in time."""
        with self._changed:
            return self._changed.wait_for(
                lambda: not self._waiting and not self._is_writing, timeout_s
            )

    def take_tried(self) -> tuple[GameFile, SaveError | None] | None:
        """Return the next game that was tried, and what went wrong; None after the last one."""
        with self._changed:
            return self._tried.popleft() if self._tried else None

    def _start_thread(self) -> None:
        try:
            Thread(target=self._work, name="saver", daemon=True).start()
        except RuntimeError:  # the system has none to spare; the next save asks again
            return
        self._has_thread = True

    def _work(self) -> None:
        while (save := self._next()) is not None:
            error = self._try(save)
            with self._changed:
                self._tried.append((save.game, error))
            with suppress(RuntimeError):  # whoever was to be told is gone
                self._wake()
            with self._changed:
                self._is_writing = False
                self._changed.notify_all()

    def _next(self) -> _Save | None:
        with self._changed:
            if not self._changed.wait_for(lambda: self._waiting, _IDLE_S):
                self._has_thread = False
                return None
            self._is_writing = True
            return self._waiting.popleft()

    def _try(self, save: _Save) -> SaveError | None:
        try:
            self._autosave(save.game, save.states)
        except SaveError as error:
            return error
        except Exception as error:  # noqa: BLE001 - without this thread nothing is saved any more
            _log.exception("a save failed")
            return SaveError(SaveProblem.UNWRITABLE, type(error).__name__)
        return None


def _moment(game: GameFile | None) -> object:
    """Return what differs between two saves if something was done between them."""
    if game is None:
        return None
    notes = [note for note in game.notes if note.kind is not NoteKind.CLOCK]
    return game.game_id, game.history, game.cursor, notes, game.players
