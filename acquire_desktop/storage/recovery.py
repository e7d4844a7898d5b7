"""Recovery: every state of a game that lies in the program's own folders, to go back to."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from acquire_desktop.storage.autosave_writer import games_in_order
from acquire_desktop.storage.backups import (
    all_backups,
    autosave_path,
    autosaved_games,
    backups_of,
    file_owner,
    header_at,
    owner_of,
)
from acquire_desktop.storage.envelope import Header
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import saved_game
from acquire_desktop.storage.recent import read_recent


class Origin(Enum):
    """How a state came to be kept."""

    AUTOSAVE = "autosave"
    """After the last action."""
    BACKUP = "backup"
    """When a turn began."""
    OVERWRITTEN = "overwritten"
    """It stood in a file of the user's that was saved anew."""
    SET_ASIDE = "set aside"
    """It could not be read, and made room for a newer one."""


@dataclass(frozen=True, slots=True)
class KeptState:
    """A state of a game that is kept."""

    path: Path
    origin: Origin
    header: Header | None
    """Its public facts, or None if it cannot be read."""
    problem: SaveError | None
    """Why it cannot be read, or None."""
    file: Path | None = None
    """The user's file that it stood in, where that is known."""


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game with all of its states, at least one."""

    states: tuple[KeptState, ...]
    """The newest first, and those that cannot be read last."""

    @property
    def header(self) -> Header | None:
        """The public facts of the newest state, or None if none can be read."""
        return self.states[0].header


def kept_games(folders: Folders) -> tuple[KeptGame, ...]:
    """Return all games of which anything is kept, the last played first."""
    states: dict[str, list[KeptState]] = {game: [] for game in games_in_order(folders)}
    for owner, state in _states(folders):
        game = state.header.game_id if state.header is not None else owner
        known = states.setdefault(game, [])
        if state.header is None or all(state.header != other.header for other in known):
            known.append(state)
    return tuple(KeptGame(tuple(sorted(found, key=_age))) for found in states.values() if found)


def last_good_backup(folders: Folders, path: Path) -> Path | None:
    """Return the newest backup of a save that can be read, or None.

    Args:
        folders: The user's folders.
        path: A save in one of them, or a file of the user's.
    """
    try:
        owner = owner_of(path) if path.parent in folders.saves else file_owner(path)
    except ValueError:  # no file can have that name
        return None
    backups = reversed(backups_of(folders, owner))
    return next((other for other in backups if other != path and header_at(other)), None)


def newest_state(folders: Folders, game_id: str, file: Path | None) -> tuple[Path, Header] | None:
    """Return the newest state of a game that can be read, and where it is, or None.

    Args:
        folders: The user's folders.
        game_id: Of the game.
        file: A file of the user's, which counts if that game is in it.
    """
    paths = [autosave_path(folders, game_id), *reversed(backups_of(folders, game_id))]
    if file is not None:
        paths.append(file)
    states = [(path, header) for path in paths if (header := header_at(path)) is not None]
    of_game = [state for state in states if state[1].game_id == game_id]
    return max(of_game, key=lambda state: state[1].save_no, default=None)


def _states(folders: Folders) -> Iterator[tuple[str, KeptState]]:
    for game, path in autosaved_games(folders).items():
        yield game, _state(path, Origin.AUTOSAVE)
    files: dict[str, Path] = {}
    for file in read_recent(folders).files:
        with suppress(ValueError):  # the list may name what no file can be called
            files[file_owner(file)] = file
    for path in reversed(all_backups(folders)):
        owner = owner_of(path)
        if owner.startswith("file-"):
            yield owner, _state(path, Origin.OVERWRITTEN, files.get(owner))
        elif ".unreadable-" in path.name:
            yield owner, _state(path, Origin.SET_ASIDE)
        else:
            yield owner, _state(path, Origin.BACKUP)


def _state(path: Path, origin: Origin, file: Path | None = None) -> KeptState:
    save = saved_game(path)
    return KeptState(path, origin, save.header, save.problem, file)


def _age(state: KeptState) -> tuple[bool, int]:
    """Sort the newest first; a number of saves counts, no clock."""
    return state.header is None, -state.header.save_no if state.header is not None else 0
