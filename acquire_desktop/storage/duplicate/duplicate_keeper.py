"""Duplicate keeper: has the games of a duplicate written into its file, and other games as ever.

While not everybody has played, nothing of these games is where games are listed: they lie with
all others once the last person is done.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from threading import RLock
from typing import Any

from acquire_desktop.game import Games
from acquire_desktop.storage.autosave_writer import encoded
from acquire_desktop.storage.duplicate.duplicate_file import (
    Duplicate,
    read_duplicate,
    set_aside_duplicate,
    write_duplicate,
)
from acquire_desktop.storage.errors import SaveError, io_error
from acquire_desktop.storage.folders import Folders, is_there
from acquire_desktop.storage.replay import KnownHashes
from acquire_desktop.storage.save_format import GameFile


class DuplicateKeeper:
    """Knows the one duplicate that is kept; any thread may use it."""

    def __init__(
        self, folders: Folders, write: Callable[[GameFile, Sequence[Any]], object]
    ) -> None:
        """Know of no duplicate yet.

        Args:
            folders: The user's.
            write: Writes all other games; called in the thread that writes one here.
        """
        self._folders = folders
        self._write_other = write
        self._lock = RLock()
        self._duplicate: Duplicate | None = None
        self._saves: dict[str, bytes] = {}
        self._hashes = KnownHashes()
        self._hashed = ""

    @property
    def duplicate(self) -> Duplicate | None:
        """The duplicate that is kept, as far as it was begun or looked for here."""
        return self._duplicate

    def look(self, games: Games) -> Duplicate | None:
        """Return the duplicate that is kept, or None; it is read once.

        Args:
            games: Those that are known.

        Raises:
            SaveError: If it cannot be read.
        """
        with self._lock:
            if self._duplicate is None:
                self._take(read_duplicate(self._folders, games))
            return self._duplicate

    def covers(self, game_id: str) -> bool:
        """Tell whether a game belongs to a duplicate that is not yet compared."""
        kept = self._duplicate
        return kept is not None and not kept.is_filed and kept.place_of(game_id) is not None

    def begin(self, duplicate: Duplicate) -> None:
        """Keep a duplicate from now on, in place of another; one that is damaged is set aside.

        Raises:
            SaveError: If it cannot be written; the other is still kept.
        """
        with self._lock:
            if self._duplicate is None and is_there(self._folders.duplicate):
                try:
                    set_aside_duplicate(self._folders)
                except OSError as error:
                    raise io_error(error, self._folders.duplicate) from error
            before = self._duplicate
            self._take(duplicate)
            try:
                self._put(makes_copy=True)
            except SaveError:
                self._take(before)
                raise

    def write(self, game: GameFile, states: Sequence[Any] = ()) -> object:
        """Save a game after an action, wherever it belongs.

        Raises:
            SaveError: If it cannot be written.
        """
        with self._lock:
            kept = self._duplicate
            place = None if kept is None or kept.is_filed else kept.place_of(game.game_id)
            if kept is None or place is None:
                return self._write_other(game, states)
            if self._hashed != game.game_id:
                self._hashed, self._hashes = game.game_id, KnownHashes()
            data = encoded(game, states, self._hashes)
            was_begun, was_finished = kept.is_begun(place), kept.is_finished(place)
            after = self._duplicate = kept.with_game(game, states)
            self._saves[game.game_id] = data
            is_other = (after.is_begun(place), after.is_finished(place)) != (
                was_begun,
                was_finished,
            )
            self._put(makes_copy=is_other)
            return None

    def give_up(self, person: int) -> None:
        """Take note that a person plays the deal no further.

        Raises:
            SaveError: If that cannot be written; it holds as long as the program runs.
        """
        with self._lock:
            if self._duplicate is not None:
                given_up = self._duplicate.given_up | {person}
                self._duplicate = replace(self._duplicate, given_up=given_up)
                self._put(makes_copy=True)

    def file_games(self) -> None:
        """Put the games that were finished where all others are, once everybody is done.

        It can be done again, from wherever it was broken off.

        Raises:
            SaveError: If one of them cannot be written.
        """
        with self._lock:
            kept = self._duplicate
            if kept is None or not kept.is_complete or kept.is_filed:
                return
            for person, loaded in enumerate(kept.games):
                if kept.is_finished(person):
                    self._write_other(loaded.game, loaded.states)
            self._duplicate = replace(kept, is_filed=True)
            self._put(makes_copy=True)

    def _take(self, duplicate: Duplicate | None) -> None:
        self._duplicate = duplicate
        games = () if duplicate is None else duplicate.games
        self._saves = {each.game.game_id: encoded(each.game, each.states) for each in games}

    def _put(self, *, makes_copy: bool) -> None:
        if self._duplicate is not None:
            write_duplicate(self._folders, self._duplicate, self._saves, makes_copy=makes_copy)
