"""Ended games: facts about the games in the archive, without playing them."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from acquire_desktop.codec import int_of, list_of, matching, text_of
from acquire_desktop.game import Seat
from acquire_desktop.storage.archive import archive_path, archived_games
from acquire_desktop.storage.backups import header_at
from acquire_desktop.storage.envelope import TIMESTAMP, Header
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.journal import read_journal
from acquire_desktop.storage.players import MOST_PLAYERS, Player, check_names, player_from
from acquire_desktop.storage.strict_json import MAX_INT, StrictJsonError


@dataclass(frozen=True, slots=True)
class EndedGame:
    """One game in the archive."""

    path: Path
    header: Header
    """Its public facts; ``saved_at`` is when it ended."""
    winners: tuple[Seat, ...]
    """Empty where the journal does not tell."""


def ended_games(folders: Folders) -> tuple[EndedGame, ...]:
    """Return the games in the archive, the one that ended last before the others.

    Facts are those of the journal, in its order; of games that it does not tell of they are read
    from their saves. Games that cannot be read are left out.

    Raises:
        OSError: If the archive cannot be read.
    """
    archived = archived_games(folders)
    lines: Mapping[str, Mapping[str, object]] = {}
    with suppress(OSError):
        lines = read_journal(folders.journal).games
    known = [
        game
        for game_id, line in lines.items()
        if game_id in archived
        and (game := _from_line(archive_path(folders, game_id), game_id, line)) is not None
    ]
    others = archived - {game.header.game_id for game in known}
    paths = {path: header_at(path) for path in (archive_path(folders, game) for game in others)}
    unread = [EndedGame(path, header, ()) for path, header in paths.items() if header]
    unread.sort(key=lambda game: (game.header.saved_at, game.path.name))
    return tuple(reversed([*unread, *known]))


def _from_line(path: Path, game_id: str, line: Mapping[str, object]) -> EndedGame | None:
    """Return the game of a line of the journal, or None if it is none of this version's."""
    try:
        seats = [_seat(item) for item in list_of(line.get("seats"), MOST_PLAYERS)]
        players = tuple(player for player, _ in seats)
        check_names(players)
        header = Header(
            game_id=game_id,
            save_no=0,
            saved_at=matching(line.get("ended"), TIMESTAMP),
            game=text_of(line.get("game")),
            edition=text_of(line.get("edition")),
            options=line.get("options"),
            players=players,
            turn=int_of(line.get("turns"), 1, MAX_INT),
            over=True,
        )
    except StrictJsonError:
        return None
    return EndedGame(path, header, tuple(at for at, (_, place) in enumerate(seats) if place == 1))


def _seat(value: object) -> tuple[Player, int]:
    """Return who sat there, and the place."""
    fields = value if type(value) is dict else {}
    person = {name: fields.get(name) for name in ("name", "kind", "level")}
    return player_from(person), int_of(fields.get("place"), 1, MOST_PLAYERS)
