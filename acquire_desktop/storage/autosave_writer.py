"""Autosave writer: saves the games that are played, action by action, and keeps them in order."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from acquire_desktop.game import GameState
from acquire_desktop.storage.atomic import write_atomically
from acquire_desktop.storage.backups import (
    autosave_path,
    autosaved_games,
    back_up_game,
    backups_of,
    header_at,
    is_over,
    modified_ns,
    prune,
)
from acquire_desktop.storage.errors import SaveError, SaveProblem, io_error
from acquire_desktop.storage.finished_games import FinishedGames
from acquire_desktop.storage.folders import Folders, ensure_folder
from acquire_desktop.storage.recent import GAME_LIMIT, read_recent, remember_games
from acquire_desktop.storage.replay import KnownHashes, replay
from acquire_desktop.storage.save_format import GameFile, encode


class AutosaveWriter:
    """Writes saves of one game after the other, and finds out nothing twice.

    There is one for the folders of a user, and it is used by one thread at a time.
    """

    def __init__(self, folders: Folders, finished: FinishedGames | None = None) -> None:
        """Prepare to save games.

        Args:
            folders: The user's.
            finished: Takes the games that are over; None where none is kept for good.
        """
        self._folders = folders
        self._finished = finished
        self._begin("")

    def write(self, game: GameFile, states: Sequence[GameState] = ()) -> Path:
        """Save a game after an action, and keep a backup when a new turn began.

        Args:
            game: The game, with a greater save number than before.
            states: The states by line of the history, as far as they are at hand.

        Raises:
            SaveError: If the game cannot be written; the previous autosave is untouched.
        """
        if game.game_id != self._game_id:
            self._begin(game.game_id)
        states = replay(game.rules, game.setup, game.history, states)
        path = autosave_path(self._folders, game.game_id)
        finished = self._finished if states[game.cursor].over else None
        kept = finished.kept_at(game.game_id) if finished is not None else None
        if kept is not None and not path.exists():
            return kept  # a game of long ago is looked at, and must push no other out
        data = encoded(game, states, self._hashes)
        try:
            ensure_folder(self._folders.autosaves)
            write_atomically(path, data)
        except OSError as error:
            raise io_error(error, path) from error
        # The game is safe now; a second copy that fails is no reason to alarm the player.
        with suppress(OSError):
            self._back_up(game, states[game.cursor], data)
        self._put_first()
        if finished is not None:
            finished.take(game, states, data)
        return path

    def _begin(self, game_id: str) -> None:
        """Know nothing of a game yet."""
        self._game_id = game_id
        self._hashes = KnownHashes()
        self._backed_up: tuple[int, bool] | None = None
        """Turn and end of the newest backup, which are those of the last save too."""
        self._is_first = False
        """Whether the list of recent games begins with this one for sure."""

    def _back_up(self, game: GameFile, state: GameState, data: bytes) -> None:
        """Keep a copy of the first save of each turn and of the end.

        Raises:
            OSError: If it cannot be written.
        """
        if self._backed_up is None and (ring := backups_of(self._folders, game.game_id)):
            header = header_at(ring[-1])
            self._backed_up = (header.turn, header.over) if header else None
        moment = game.rules.turn_of(state), state.over
        if self._backed_up != moment:
            back_up_game(self._folders, game.game_id, game.save_no, data)
            self._backed_up = moment

    def _put_first(self) -> None:
        """Have the list of recent games begin with this one."""
        if self._is_first:
            return
        self._is_first = read_recent(self._folders).games[:1] == (self._game_id,)
        if not self._is_first:
            others = [game for game in games_in_order(self._folders) if game != self._game_id]
            order = [self._game_id, *others]
            remember_games(self._folders, order)
            spared = self._finished.waiting(order[GAME_LIMIT:]) if self._finished else ()
            prune(self._folders, order, GAME_LIMIT, spared)


def games_in_order(folders: Folders) -> list[str]:
    """Return the ids of the autosaved games, the last played first.

    Those that are not on the list were saved after it was written, unless it is full: a finished
    game may have left it, and waits to be kept for good.
    """
    autosaves = autosaved_games(folders)
    listed = [game for game in read_recent(folders).games if game in autosaves]
    others = sorted(autosaves.keys() - set(listed), key=lambda game: modified_ns(autosaves[game]))
    left = {game for game in others if len(listed) >= GAME_LIMIT and is_over(autosaves[game])}
    newer = [game for game in reversed(others) if game not in left]
    return [*newer, *listed, *(game for game in reversed(others) if game in left)]


def encoded(
    game: GameFile, states: Sequence[GameState], hashes: KnownHashes | None = None
) -> bytes:
    """Return the bytes of a save file; see ``encode``.

    Raises:
        SaveError: If the format has no words for the game, or its history is not legal.
    """
    try:
        return encode(game, states, hashes)
    except ValueError as error:
        raise SaveError(SaveProblem.UNWRITABLE, str(error)) from error
