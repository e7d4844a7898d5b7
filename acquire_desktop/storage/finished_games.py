"""Finished games: the one who keeps them for good, whichever thread a game ends in."""

import logging
from collections.abc import Iterable, Sequence
from pathlib import Path
from threading import Lock
from typing import Any

from acquire_desktop.choices import KeepGames
from acquire_desktop.game import Games
from acquire_desktop.storage.errors import SaveError, io_error
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.journal import JournalIndex
from acquire_desktop.storage.save_format import GameFile

_log = logging.getLogger(__name__)


class FinishedGames:
    """Keeps finished games as the user wants it; any thread may use it.

    How that is done is in ``keeping``, which is loaded when the first game ends.
    """

    def __init__(self, folders: Folders, keep: KeepGames = KeepGames.ALL) -> None:
        self._folders = folders
        self._lock = Lock()
        self._keep = keep
        self._journal = JournalIndex(folders.journal)
        self.problem: SaveError | None = None
        """Why a game that ended is not kept for good, or None."""

    def choose(self, keep: KeepGames) -> None:
        """Keep what the user wants kept from now on."""
        self._keep = keep

    def kept_at(self, game_id: str) -> Path | None:
        """Return where the save of a game is kept for good, or None if it is not."""
        from acquire_desktop.storage.archive import archive_path, is_kept

        return archive_path(self._folders, game_id) if is_kept(self._folders, game_id) else None

    def waiting(self, game_ids: Iterable[str]) -> frozenset[str]:
        """Return those of the games that are over and still to be kept for good."""
        from acquire_desktop.storage.retention import waiting

        ids = list(game_ids)
        if self._keep is KeepGames.NONE or not ids:
            return frozenset()
        with self._lock:
            return waiting(self._folders, self._keep, self._journal, ids)

    def count(self) -> int:
        """Return how many games are kept, 0 where that is unknown."""
        from acquire_desktop.storage.archive import archived_games

        try:
            return len(archived_games(self._folders))
        except OSError:
            return 0

    def take(self, game: GameFile, states: Sequence[Any], data: bytes) -> None:
        """Keep a finished game that was just saved.

        What fails is told by ``problem``, and can be tried again: the save is safe among the last
        games.

        Args:
            game: The game.
            states: The states by line of its history.
            data: Its save.
        """
        try:
            self._take(game, states, data)
        except OSError as error:
            self._fail(error)
        except Exception as error:  # noqa: BLE001 - the game is saved, whatever this is
            _log.error("a finished game was not kept: %s", type(error).__name__)

    def _take(self, game: GameFile, states: Sequence[Any], data: bytes) -> None:
        from acquire_desktop.storage.retention import take_game

        with self._lock:
            if self._keep is not KeepGames.NONE:
                take_game(self._folders, self._keep, self._journal, game, states, data)

    def take_missing(self, games: Games) -> None:
        """Keep what was not kept when it ended, and what ended before games were kept.

        Args:
            games: Those that are known.
        """
        from acquire_desktop.storage.retention import missing, take_missing

        try:
            if self._keep is not KeepGames.NONE:
                with self._lock:
                    paths = missing(self._folders, self._journal)
                # Between two of them a game that ends now is kept without waiting for all.
                take_missing(paths, games, self._take)
            self.problem = None
        except OSError as error:
            self._fail(error)

    def _fail(self, error: OSError) -> None:
        _log.error("a finished game was not kept: %s", type(error).__name__)
        self.problem = io_error(error, self._folders.archive)

    def delete_all(self) -> None:
        """Remove all that is kept for good.

        Raises:
            SaveError: If something of it is still there, with the place.
        """
        from acquire_desktop.storage.retention import delete_all

        with self._lock:
            delete_all(self._folders)
