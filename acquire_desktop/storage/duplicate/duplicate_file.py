"""Duplicate file: the games of several people who play the same deal, one after the other.

One file holds the games of all, so that each write is whole or did not happen. How far each is,
and how it went, is in the packed payload: nobody learns it by looking at the file.
"""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from acquire_desktop.codec import bool_of, fields_of, int_of, list_of, matching, row_of, text_of
from acquire_desktop.game import Games
from acquire_desktop.storage.atomic import write_atomically
from acquire_desktop.storage.envelope import GAME_ID, packed, unpacked
from acquire_desktop.storage.errors import SaveError, SaveProblem, io_error
from acquire_desktop.storage.folders import Folders, ensure_folder, is_there
from acquire_desktop.storage.players import MOST_PLAYERS, Player, PlayerKind
from acquire_desktop.storage.reading import read_file
from acquire_desktop.storage.save_format import GameFile, Loaded, decode
from acquire_desktop.storage.strict_json import StrictJsonError, canonical, parse

_FORMAT: Final = "acquire-desktop-duplicate"
_VERSION: Final = 1
_MOST_BYTES: Final = 1 << 20
"""Of the file, and of what is packed in it; six long games take a tenth of it."""
_KEYS: Final = frozenset(
    {"format", "version", "duplicate", "filed", "enc", "raw_len", "sha256", "payload"}
)


@dataclass(frozen=True, slots=True)
class Duplicate:
    """The same deal, played by several people one after the other."""

    duplicate_id: str
    """32 hex digits."""
    games: tuple[Loaded, ...]
    """One for each person, in the order in which they play, 2-6: the same set-up, other names."""
    given_up: frozenset[int]
    """The persons who have given up, by their place among the games."""
    is_filed: bool = False
    """Whether the games that were finished lie with all others, since everybody is done."""

    @property
    def people(self) -> tuple[Player, ...]:
        """The people who play the deal, in their order."""
        return tuple(person_of(loaded.game) for loaded in self.games)

    @property
    def next_person(self) -> int | None:
        """The index of the next person to play the deal; None when all are done."""
        waiting = (at for at in range(len(self.games)) if not self.is_done(at))
        return next(waiting, None)

    @property
    def is_complete(self) -> bool:
        """Whether everybody is done."""
        return self.next_person is None

    def is_done(self, person: int) -> bool:
        """Tell whether a person has finished the deal or has given up."""
        return person in self.given_up or self.is_finished(person)

    def is_finished(self, person: int) -> bool:
        """Tell whether a person has played the deal to its end."""
        return person not in self.given_up and bool(self.games[person].state.over)

    def is_begun(self, person: int) -> bool:
        """Tell whether something was done in the game of a person."""
        return bool(self.games[person].game.history)

    def place_of(self, game_id: str) -> int | None:
        """Return which person's game this is, or None if it is none of these."""
        ids = [loaded.game.game_id for loaded in self.games]
        return ids.index(game_id) if game_id in ids else None

    def with_game(self, game: GameFile, states: Sequence[Any]) -> "Duplicate":
        """Return the same after a game went on."""
        place = self.place_of(game.game_id)
        games = tuple(
            Loaded(game, tuple(states)) if at == place else loaded
            for at, loaded in enumerate(self.games)
        )
        return replace(self, games=games)


def person_of(game: GameFile) -> Player:
    """Return the one person in a game of a duplicate."""
    return next(player for player in game.players if player.kind is PlayerKind.HUMAN)


def read_duplicate(folders: Folders, games: Games) -> Duplicate | None:
    """Return the duplicate that is kept, or None if there is none.

    Where its file is damaged its last copy counts, which was made when a person began or ended.

    Args:
        folders: The user's.
        games: Those that are known.

    Raises:
        SaveError: If neither can be read, with the path.
    """
    problem: SaveError | None = None
    for path in (folders.duplicate, folders.duplicate_copy):
        if not is_there(path):
            continue
        try:
            return _read(path, games)
        except SaveError as error:
            problem = problem or error.at(path)
    if problem is not None:
        raise problem
    return None


def write_duplicate(
    folders: Folders, duplicate: Duplicate, saves: Mapping[str, bytes], *, makes_copy: bool
) -> None:
    """Put a duplicate in place of the one that is kept.

    Args:
        folders: The user's.
        duplicate: What is kept from now on.
        saves: The save of each game by its id.
        makes_copy: Whether it is kept a second time.

    Raises:
        SaveError: If it cannot be written; the file is as it was.
    """
    data = _encoded(duplicate, saves)
    try:
        ensure_folder(folders.data)
        write_atomically(folders.duplicate, data)
    except OSError as error:
        raise io_error(error, folders.duplicate) from error
    if makes_copy:
        with suppress(OSError):  # it is safe; a second copy that fails is no reason to alarm
            write_atomically(folders.duplicate_copy, data)


def set_aside_duplicate(folders: Folders) -> None:
    """Keep a file that cannot be read, beside the one that comes in its place.

    Raises:
        OSError: If it cannot be kept.
    """
    for path in (folders.duplicate, folders.duplicate_copy):
        if is_there(path):
            path.replace(path.with_suffix(".unreadable"))


def delete_filed(folders: Folders) -> None:
    """Remove a duplicate that everybody is done with: its games lie with all others.

    Raises:
        OSError: If it cannot be removed.
    """
    with suppress(OSError, StrictJsonError):
        fields = parse(read_file(folders.duplicate, _MOST_BYTES))
        if type(fields) is dict and fields.get("filed") is not True:
            return
    for path in (folders.duplicate, folders.duplicate_copy):
        path.unlink(missing_ok=True)


def _encoded(duplicate: Duplicate, saves: Mapping[str, bytes]) -> bytes:
    written = [
        [saves[loaded.game.game_id].decode(), at in duplicate.given_up]
        for at, loaded in enumerate(duplicate.games)
    ]
    raw = canonical(written)
    fields = {
        "format": _FORMAT,
        "version": _VERSION,
        "duplicate": duplicate.duplicate_id,
        "filed": duplicate.is_filed,
        **packed(raw),
    }
    return json.dumps(fields, separators=(",", ":")).encode("ascii")


def _read(path: Path, games: Games) -> Duplicate:
    try:
        data = read_file(path, _MOST_BYTES)
    except OSError as error:
        raise io_error(error, path) from error
    if len(data) > _MOST_BYTES:
        raise SaveError(SaveProblem.TOO_BIG, f"{len(data)} bytes")
    try:
        return _duplicate_from(parse(data), games)
    except StrictJsonError as error:
        raise SaveError(SaveProblem.DAMAGED, str(error)) from error


def _duplicate_from(value: object, games: Games) -> Duplicate:
    if type(value) is not dict or value.get("format") != _FORMAT:
        raise SaveError(SaveProblem.NOT_A_SAVE, "no duplicate")
    if int_of(value.get("version"), 1, 1 << 30) > _VERSION:
        raise SaveError(SaveProblem.TOO_NEW, "written by a newer version")
    fields = fields_of(value, _KEYS)
    written = [_part_from(part) for part in list_of(parse(unpacked(fields)), MOST_PLAYERS)]
    loaded = tuple(decode(save, games) for save, _ in written)
    _check_games([each.game for each in loaded])
    return Duplicate(
        matching(fields["duplicate"], GAME_ID),
        loaded,
        frozenset(at for at, (_, is_given_up) in enumerate(written) if is_given_up),
        bool_of(fields["filed"]),
    )


def _part_from(value: object) -> tuple[bytes, bool]:
    save, is_given_up = row_of(value, 2)
    return text_of(save, _MOST_BYTES).encode(), bool_of(is_given_up)


def _check_games(games: Sequence[GameFile]) -> None:
    """Check that all play the same deal, one person in each.

    Raises:
        StrictJsonError: If that is not so.
    """
    if len(games) < 2 or len({game.game_id for game in games}) < len(games):
        raise StrictJsonError("not two games or more")
    if any(game.setup != games[0].setup or game.rules is not games[0].rules for game in games):
        raise StrictJsonError("not the same deal")
    seats = [[player.kind is PlayerKind.HUMAN for player in game.players] for game in games]
    if any(sum(kinds) != 1 or kinds != seats[0] for kinds in seats):
        raise StrictJsonError("not one person at the same seat in each game")
