"""Keeping of finished games: each once, its save in the archive and its result in the journal."""

import logging
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from acquire_desktop.choices import LAST_GAMES, KeepGames
from acquire_desktop.game import Games, SeatResult
from acquire_desktop.storage.archive import (
    archive,
    archive_path,
    archived_games,
    delete_archive,
    is_kept,
    trim,
)
from acquire_desktop.storage.atomic import write_atomically
from acquire_desktop.storage.backups import autosave_path, autosaved_games, header_at, is_over
from acquire_desktop.storage.duplicate.duplicate_file import delete_filed
from acquire_desktop.storage.envelope import MAX_BYTES
from acquire_desktop.storage.errors import SaveError, io_error
from acquire_desktop.storage.folders import Folders, ensure_folder
from acquire_desktop.storage.journal import (
    JournalIndex,
    deleted_lines,
    game_line,
)
from acquire_desktop.storage.notes import Helps, NoteKind, day_of
from acquire_desktop.storage.players import Player, PlayerKind, player_object
from acquire_desktop.storage.reading import read_file
from acquire_desktop.storage.replay import events_of
from acquire_desktop.storage.save_format import GameFile, decode
from acquire_desktop.storage.seats.stand_ins import all_helps

_log = logging.getLogger(__name__)
_KINDS: Final = (NoteKind.BRANCH, NoteKind.TRAINING, NoteKind.DAILY, NoteKind.DUPLICATE)
"""Notes that make a game one of their kind, the first of them that it has."""
_NORMAL: Final = "normal"
"""The kind of a game that has none of them."""


def take_game(
    folders: Folders,
    keep: KeepGames,
    journal: JournalIndex,
    game: GameFile,
    states: Sequence[Any],
    data: bytes,
) -> None:
    """Keep a finished game, unless it is kept already or the user has deleted it.

    Args:
        folders: The user's.
        keep: How many games the user wants to keep.
        journal: The user's.
        game: The game.
        states: The states by line of its history.
        data: Its save.

    Raises:
        OSError: If it cannot be kept, or not all of it.
        ValueError: If it has more to tell than a line of the journal holds.
    """
    journal.look()
    if game.game_id in journal.deleted:
        return
    archive(folders, game.game_id, data)
    if game.game_id not in journal.games:
        journal.add(game.game_id, game_line(game.game_id, _fields_of(game, states)))
    if keep is KeepGames.LAST:
        trim(folders, list(journal.games), LAST_GAMES)


def take_missing(
    paths: Iterable[Path], games: Games, take: Callable[[GameFile, Sequence[Any], bytes], object]
) -> None:
    """Keep games that are not kept yet.

    Args:
        paths: Their saves.
        games: Those that are known.
        take: Keeps a game with its states and its save.

    Raises:
        OSError: If something cannot be read or kept; the others are.
    """
    problem: OSError | None = None
    for path in paths:
        try:
            data = read_file(path, MAX_BYTES)
            loaded = decode(data, games)
            if loaded.state.over:
                take(loaded.game, loaded.states, data)
        except OSError as error:
            problem = problem or error
        except (SaveError, ValueError) as error:  # what cannot be opened has no result
            _log.warning("a finished game was not kept: %s", type(error).__name__)
    if problem is not None:
        raise problem


def waiting(
    folders: Folders, keep: KeepGames, journal: JournalIndex, ids: Iterable[str]
) -> frozenset[str]:
    """Return those of the games that are over and still to be kept."""
    settled: set[str] = set()
    with suppress(OSError):  # nothing is kept where the journal cannot be read
        journal.look()
        settled |= journal.deleted
        if keep is KeepGames.LAST:  # what it tells of was in the archive, and has left it
            settled |= journal.games.keys()
    return frozenset(
        game
        for game in ids
        if game not in settled
        and is_over(autosave_path(folders, game))
        and not is_kept(folders, game)
    )


def delete_all(folders: Folders) -> None:
    """Remove the archive, the journal, and a duplicate that everybody is done with.

    Raises:
        SaveError: If something of it is still there, with the place.
    """
    problems: list[SaveError] = []
    for delete, place in (
        (_forget, folders.journal),
        (delete_archive, folders.archive),
        (delete_filed, folders.duplicate),
    ):
        try:
            delete(folders)
        except OSError as error:
            problems.append(io_error(error, place))
    if problems:
        raise problems[0]


def _forget(folders: Folders) -> None:
    """Leave nothing in the journal but which games must not come back.

    They may stay among the last games, or be open.

    Raises:
        OSError: If it cannot be written, or the archive not be read.
    """
    autosaves = autosaved_games(folders).items()
    finished = archived_games(folders) | {game for game, path in autosaves if is_over(path)}
    if finished or os.path.lexists(folders.journal):
        ensure_folder(folders.journal.parent)
        write_atomically(folders.journal, deleted_lines(sorted(finished)))


def missing(folders: Folders, journal: JournalIndex) -> list[Path]:
    """Return the saves of finished games that are not kept yet, the oldest first.

    That is also what the journal lacks of the archive.

    Raises:
        OSError: If the archive or the journal cannot be read.
    """
    journal.look()
    autosaved = autosaved_games(folders)
    archived = {
        game for game in archived_games(folders) if game not in autosaved or is_kept(folders, game)
    }
    absent = (archived | autosaved.keys()) - journal.games.keys() | autosaved.keys() - archived
    absent -= journal.deleted
    headers = {}
    for game in absent:
        path = archive_path(folders, game) if game in archived else autosaved[game]
        headers[path] = header_at(path)
    over = {path: header.saved_at for path, header in headers.items() if header and header.over}
    return sorted(over, key=lambda path: (over[path], path.stem))


def _fields_of(game: GameFile, states: Sequence[Any]) -> dict[str, object]:
    """Return the fields of a finished game from its journal."""
    rules, setup = game.rules, game.setup
    played = states[: game.cursor + 1]
    steps = list(events_of(rules, setup, played, game.history[: game.cursor]))
    results = rules.result_of(played, steps)
    helps = all_helps(game.notes, states)
    return {
        "kind": _kind_of(game),
        "ended": game.saved_at,
        "game": rules.key,
        "edition": rules.edition_key(setup),
        "options": rules.setup_object(setup).get("options"),
        **({"day": day} if (day := day_of(game.notes)) else {}),
        "turns": rules.turn_of(played[-1]),
        "seats": [
            _seat_fields(player, result, helps.get(seat, Helps()))
            for seat, (player, result) in enumerate(zip(game.players, results, strict=True))
        ],
    }


def _kind_of(game: GameFile) -> str:
    kinds = {note.kind for note in game.notes}
    return next((kind.value for kind in _KINDS if kind in kinds), _NORMAL)


def _seat_fields(player: Player, result: SeatResult, helps: Helps) -> Mapping[str, object]:
    return {
        **player_object(player),
        "total": result.total,
        "place": result.place,
        # Of computer players nobody asks, and every line is read when a career is shown.
        "counts": dict(result.counts) if player.kind is PlayerKind.HUMAN else {},
        "take_backs": helps.take_backs,
        "hints": helps.hints,
        # Who did not play all of a game did not win or lose it alone: it counts for no rating.
        **({"played_for": helps.played_for} if helps.played_for else {}),
    }
