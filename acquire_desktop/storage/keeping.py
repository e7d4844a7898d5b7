"""Keeping of finished games: each once, its save in the archive and its result in the journal."""

import logging
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from acquire_desktop.choices import LAST_GAMES, KeepGames
from acquire_desktop.game import Games, SeatResult
from acquire_desktop.storage.archive import (
    archive,
    archive_path,
    archived_games,
    delete_archive,
    trim,
)
from acquire_desktop.storage.atomic import write_atomically
from acquire_desktop.storage.backups import autosaved_games, header_at
from acquire_desktop.storage.envelope import MAX_BYTES
from acquire_desktop.storage.errors import SaveError, io_error
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.journal import (
    append,
    deleted_line,
    game_line,
    ids_in,
    journal_bytes,
    said_of,
)
from acquire_desktop.storage.notes import Helps, helps_of
from acquire_desktop.storage.player_object import player_object
from acquire_desktop.storage.players import Player
from acquire_desktop.storage.reading import read_file
from acquire_desktop.storage.replay import events_of
from acquire_desktop.storage.save_format import GameFile, decode

_log = logging.getLogger(__name__)
_NORMAL = "normal"
"""The kind of a game that is no lesson, no game of a day, and no branch of another one."""


def take_game(
    folders: Folders, keep: KeepGames, game: GameFile, states: Sequence[Any], data: bytes
) -> None:
    """Keep a finished game, unless it is kept already or the user has deleted it.

    Args:
        folders: The user's.
        keep: How many games the user wants to keep.
        game: The game.
        states: The states by line of its history.
        data: Its save.

    Raises:
        OSError: If it cannot be kept, or not all of it.
        ValueError: If it has more to tell than a line of the journal holds.
    """
    journal = journal_bytes(folders.journal)
    said = said_of(journal, game.game_id)
    if game.game_id in said.deleted:
        return
    archive(folders, game.game_id, data)
    if game.game_id not in said.games:
        append(folders.journal, game_line(game.game_id, _fields_of(game, states)))
    if keep is KeepGames.LAST:
        trim(folders, [*ids_in(journal), game.game_id], LAST_GAMES)


def take_missing(folders: Folders, keep: KeepGames, games: Games) -> None:
    """Keep the finished games among the last ones that are not kept yet.

    What the journal lacks of the archive is added, too.

    Raises:
        OSError: If something cannot be read or kept.
    """
    for path in _missing(folders):
        data = read_file(path, MAX_BYTES)
        try:
            loaded = decode(data, games)
            if loaded.state.over:
                take_game(folders, keep, loaded.game, loaded.states, data)
        except (SaveError, ValueError) as error:  # what cannot be opened has no result
            _log.warning("a finished game was not kept: %s", type(error).__name__)


def delete_all(folders: Folders) -> None:
    """Remove the archive and the journal.

    Raises:
        SaveError: If something of it is still there, with the place.
    """
    autosaves = autosaved_games(folders)
    place = folders.archive
    try:
        delete_archive(folders)
        place = folders.journal
        if os.path.lexists(place):
            # They stay among the last games, and must not come back from there.
            finished = [game for game, path in autosaves.items() if _is_over(path)]
            write_atomically(place, deleted_line(sorted(finished)))
    except OSError as error:
        raise io_error(error, place) from error


def _missing(folders: Folders) -> list[Path]:
    """Return the saves of finished games that are not in the journal, the oldest first."""
    archived = archived_games(folders)
    autosaved = autosaved_games(folders)
    data = journal_bytes(folders.journal)
    absent = (archived | autosaved.keys()) - set(ids_in(data)) | autosaved.keys() - archived
    headers = {}
    for game in absent:
        path = archive_path(folders, game) if game in archived else autosaved[game]
        headers[path] = header_at(path)
    over = {path: header.saved_at for path, header in headers.items() if header and header.over}
    return sorted(over, key=lambda path: (over[path], path.stem))


def _is_over(path: Path) -> bool:
    header = header_at(path)
    return header is not None and header.over


def _fields_of(game: GameFile, states: Sequence[Any]) -> dict[str, object]:
    """Return what a journal tells of a finished game."""
    rules, setup = game.rules, game.setup
    played = states[: game.cursor + 1]
    told = events_of(rules, setup, played, game.history[: game.cursor])
    results = rules.result_of(event for step in told for event in step)
    helps = helps_of(game.notes, states)
    return {
        "kind": _NORMAL,
        "ended": game.saved_at,
        "game": rules.key,
        "edition": rules.edition_key(setup),
        "options": rules.setup_object(setup).get("options"),
        "turns": rules.turn_of(played[-1]),
        "seats": [
            _seat_fields(player, result, helps.get(seat, Helps()))
            for seat, (player, result) in enumerate(zip(game.players, results, strict=True))
        ],
    }


def _seat_fields(player: Player, result: SeatResult, helps: Helps) -> Mapping[str, object]:
    return {
        **player_object(player),
        "total": result.total,
        "place": result.place,
        "counts": dict(result.counts),
        "take_backs": helps.take_backs,
        "hints": helps.hints,
    }
