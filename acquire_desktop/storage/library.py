"""Library of the user's games on disk: autosave, Continue, opening and saving files.

What is newest is told by save numbers within a game and by the list of recent games between
games; the clock only sorts games that the list does not know.
"""

import hashlib
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

from acquire_desktop.game import Games, GameState
from acquire_desktop.storage.archive import archive_path
from acquire_desktop.storage.atomic import check_replaceable, remove_stray_temps
from acquire_desktop.storage.autosave_writer import AutosaveWriter, encoded, games_in_order
from acquire_desktop.storage.backups import (
    autosave_path,
    back_up_file,
    back_up_game,
    backups_of,
    header_at,
    set_aside_unreadable,
)
from acquire_desktop.storage.envelope import MAX_BYTES, Header, read_header
from acquire_desktop.storage.errors import SaveError, SaveProblem, io_error
from acquire_desktop.storage.folders import Folders, ensure_folder
from acquire_desktop.storage.notes import MAX_NOTES, NoteKind
from acquire_desktop.storage.reading import NotAFileError, read_file
from acquire_desktop.storage.recent import remember_file
from acquire_desktop.storage.save_format import (
    GameFile,
    Loaded,
    decode,
    new_game_id,
)
from acquire_desktop.storage.user_files import clean_up_user_files, write_user_file

_TRIAL: Final = bytes(32 << 10)
"""More than most saves take."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One save in the program's own folders."""

    path: Path
    header: Header | None
    """None when the save cannot be read."""
    problem: SaveError | None
    """Why it cannot be read, or None."""


@dataclass(frozen=True, slots=True)
class Resumption:
    """The game or file that Continue would open."""

    loaded: Loaded | None
    """The newest unfinished game, or None when there is none."""
    path: Path | None
    """Where it was read from, a backup when the autosave is damaged; or None."""
    problems: tuple[SaveError, ...]
    """What could not be read on the way there, each with its path."""


def prepare(folders: Folders) -> None:
    """Remove what a killed run left behind; called once at start."""
    own = (folders.autosaves, folders.backups, folders.archive, folders.data, folders.config)
    for folder in own:
        remove_stray_temps(folder)
    clean_up_user_files(folders)


def saving_problem(folders: Folders) -> SaveError | None:
    """Return why no game could be saved now, or None if one could."""
    return _writing_problem(folders.autosaves)


def settings_problem(folders: Folders) -> SaveError | None:
    """Return why no settings could be saved now, or None if they could."""
    try:
        check_replaceable(Path(os.path.realpath(folders.settings)))
    except OSError as error:
        return io_error(error, folders.settings)
    return _writing_problem(folders.config)


def _writing_problem(folder: Path) -> SaveError | None:
    try:
        ensure_folder(folder)
        with TemporaryFile(dir=folder, buffering=0) as file:
            file.write(_TRIAL)  # on a full disk a file can be made, but not filled
    except OSError as error:
        return io_error(error, folder)
    return None


def autosave(folders: Folders, game: GameFile, states: Sequence[GameState] = ()) -> Path:
    """Save a game once; see ``AutosaveWriter``, which saves it again and again at less cost.

    Raises:
        SaveError: If the game cannot be written; the previous autosave is untouched.
    """
    return AutosaveWriter(folders).write(game, states)


def adopt(folders: Folders, game: GameFile) -> GameFile:
    """Make ready to go on with a game from a file or backup, and return it.

    The autosave of the same game is kept as a backup, or set aside if it cannot be read, and
    the save number continues behind every save of the game that is here. Where a newer version
    saved the game, it stays as it is, and what is gone on with is a game of its own.

    Raises:
        SaveError: If the autosave cannot be kept.
    """
    path = autosave_path(folders, game.game_id)
    own = (path, *backups_of(folders, game.game_id), archive_path(folders, game.game_id))
    saves = [saved_game(other) for other in own]
    if any(save.problem and save.problem.problem is SaveProblem.TOO_NEW for save in saves):
        return replace(game, game_id=new_game_id())
    headers = [save.header for save in saves]
    newest = max((header.save_no for header in headers if header), default=0)
    try:
        if headers[0] is not None:
            back_up_game(folders, game.game_id, headers[0].save_no, read_file(path, MAX_BYTES))
        set_aside_unreadable(folders, game.game_id)
    except OSError as error:
        raise io_error(error, path) from error
    return replace(game, save_no=max(game.save_no, newest) + 1)


def find_unfinished(folders: Folders, games: Games) -> Resumption:
    """Return the game that was played last and is not over, from its newest whole save."""
    problems: list[SaveError] = []
    for game_id in games_in_order(folders):
        header = header_at(autosave_path(folders, game_id))
        if header is not None and header.over:
            continue
        loaded, path = _newest_whole(folders, games, game_id, problems)
        if loaded is not None and not loaded.state.over:
            return Resumption(loaded, path, tuple(problems))
    return Resumption(None, None, tuple(problems))


def saved_games(folders: Folders) -> tuple[SavedGame, ...]:
    """Return the autosaves, the last played first."""
    return tuple(saved_game(autosave_path(folders, game)) for game in games_in_order(folders))


def read_save(path: Path, games: Games) -> Loaded:
    """Read and replay a save file.

    Raises:
        SaveError: If it cannot be read, with the path.
    """
    data = _read(path)
    try:
        return decode(data, games)
    except SaveError as error:
        raise error.at(path) from error


def open_file(folders: Folders, path: Path, games: Games) -> Loaded:
    """Read a file that the user chose, and remember it.

    Raises:
        SaveError: If it cannot be read, with the path.
    """
    loaded = read_save(path, games)
    remember_file(folders, path)
    return loaded


def split_off(folders: Folders, game: GameFile, games: Games) -> GameFile:
    """Return a game from a file, as a game of its own where the one here went on after it.

    So nobody who opens an older file loses what was played since: both games can be gone on with.
    Who had no PIN in an older state has that of the newest one here.
    """
    here = _here(folders, game.game_id, games)
    if here is None:
        return game
    if here.save_no >= game.save_no and here.setup == game.setup:
        seats = zip(game.players, here.players, strict=True)
        players = tuple(replace(old, pin=old.pin or new.pin) for old, new in seats)
        game = replace(game, players=players)
    if game.history[: len(here.history)] != here.history or game.setup != here.setup:
        return replace(game, game_id=new_game_id())
    # Who took something back or saw a hint since did so in this game, too, and clocks go on.
    older, newer = (game, here) if here.save_no >= game.save_no else (here, game)
    gone = {note for note in older.notes if note.kind is NoteKind.CLOCK} - {*newer.notes}
    since = [note for note in here.notes if note not in game.notes]
    both = (note for note in (*since, *game.notes) if note not in gone)
    notes = sorted(both, key=lambda note: note.line)[:MAX_NOTES]
    return replace(game, notes=tuple(notes))


def _here(folders: Folders, game_id: str, games: Games) -> GameFile | None:
    """Return the newest state of a game that is kept here, if there is one that can be read."""
    for path in (autosave_path(folders, game_id), archive_path(folders, game_id)):
        with suppress(SaveError):  # one that cannot be read is set aside by ``adopt``
            return read_save(path, games).game
    return None


def save_file(
    folders: Folders,
    path: Path,
    game: GameFile,
    states: Sequence[GameState] = (),
    *,
    known_digest: str | None = None,
) -> str:
    """Save a game to a file that the user chose, and return the digest of the new content.

    A save that stands there is kept as a backup first.

    Args:
        folders: The user's folders.
        path: The file.
        game: The game.
        states: The states by line of the history, as far as they are at hand.
        known_digest: What was last read from or written to this file here; None overwrites
            whatever stands there, except a newer version's save.

    Raises:
        SaveError: If it cannot be written, or must not be; the file is untouched.
    """
    data = encoded(game, states)
    try:
        if path.exists():
            _check_overwriting(path, known_digest)
            back_up_file(folders, path)
        write_user_file(folders, path, data)
    except OSError as error:
        raise io_error(error, path) from error
    except SaveError as error:
        raise error.at(path) from error
    remember_file(folders, path)
    return hashlib.sha256(data).hexdigest()


def _check_overwriting(path: Path, known_digest: str | None) -> None:
    data = read_file(path, MAX_BYTES)
    try:
        read_header(data)
    except SaveError as error:  # whatever else is there may be overwritten
        if error.problem is SaveProblem.TOO_NEW:
            raise
    if known_digest is not None and hashlib.sha256(data).hexdigest() != known_digest:
        raise SaveError(SaveProblem.CHANGED_OUTSIDE, "changed by another program")


def _newest_whole(
    folders: Folders, games: Games, game_id: str, problems: list[SaveError]
) -> tuple[Loaded | None, Path | None]:
    newest = saved_game(autosave_path(folders, game_id))
    if newest.problem is not None:
        problems.append(newest.problem)
    backups = [saved_game(path) for path in backups_of(folders, game_id)]
    saves = sorted((*backups, newest), key=lambda save: save.header.save_no if save.header else 0)
    for save in reversed(saves):
        if save.header is None:
            continue
        try:
            loaded = read_save(save.path, games)
            if loaded.game.game_id == game_id:
                return loaded, save.path
            # Going on with it would be another game, beside the one that it is.
            problem = SaveProblem.DAMAGED
            problems.append(SaveError(problem, "the id is of another game", path=save.path))
        except SaveError as error:
            problems.append(error)
    return None, None


def saved_game(path: Path) -> SavedGame:
    """Return the description of one save without playing it."""
    try:
        return SavedGame(path, read_header(_read(path)), None)
    except SaveError as error:
        return SavedGame(path, None, error.at(path))


def _read(path: Path) -> bytes:
    try:
        return read_file(path, MAX_BYTES)
    except NotAFileError as error:
        raise SaveError(SaveProblem.NOT_A_SAVE, "not a regular file", path=path) from error
    except OSError as error:
        raise io_error(error, path) from error
    except ValueError as error:
        raise SaveError(SaveProblem.NOT_A_SAVE, "no file can have that name", path=path) from error
