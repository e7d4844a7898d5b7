"""The save format ``acquire-desktop-save``, written and strictly read.

A file is one UTF-8 JSON object whose first bytes are always the same, with public facts around
a packed payload, so that nothing hidden can be read by looking at it.  The payload holds the
set-up and the actions in the text notation; reading plays them again with the legality check.
There is no snapshot of the state: set-up and actions are complete, and a second truth could
only disagree with them.  Older versions of the format are brought up to date by the steps in
``envelope``.  A change of a game's rules or of its ``State.key`` raises its ``rules_revision``:
older saves are then played by today's rules as far as these allow, and their hashes are no longer
compared.
"""

import hashlib
import json
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Final

from acquire_desktop import __version__
from acquire_desktop.codec import int_of, list_of, matching, row_of, text_of
from acquire_desktop.game import AnyGame, Games, GameState
from acquire_desktop.storage.envelope import (
    DIGEST,
    FIRST_GAME,
    FORMAT,
    GAME_ID,
    MAX_BYTES,
    PLAIN_VERSION,
    PUBLIC_PLAYER,
    TIMESTAMP,
    VERSION,
    envelope_of,
    file_object,
    header_of,
    packed,
    payload_of,
    rules_revision,
    setup_of,
)
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.notes import NoteKind, SavedNote, note_object, notes_from
from acquire_desktop.storage.players import (
    MOST_PLAYERS,
    Player,
    check_names,
    player_from,
    player_object,
    with_pins,
)
from acquire_desktop.storage.replay import (
    CHECK_DIGITS,
    KnownHashes,
    legal_part,
    replay,
    state_hash,
    turn_checks,
)
from acquire_desktop.storage.strict_json import MAX_INT, StrictJsonError, canonical

MAX_LINES: Final = 4000

_CHECK: Final = re.compile(rf"[0-9a-f]{{{CHECK_DIGITS}}}")


@dataclass(frozen=True, slots=True)
class GameFile:
    """One game as it is saved."""

    rules: AnyGame
    """What is played."""
    game_id: str
    """32 hex digits, the same in every save of the game."""
    save_no: int
    """Counted up with every save of the game; clocks play no part."""
    setup: Any
    """How it began, as its rules have it."""
    players: tuple[Player, ...]
    """By seat; as many as the set-up has, with clean and distinct names.

    Those who play for them are what the notes say."""
    history: tuple[str, ...]
    """Actions as lines, and lines of a referee; at most 4,000."""
    cursor: int
    """Lines that are played; those behind it were undone and can be redone."""
    saved_at: str
    """UTC as ``timestamp`` writes it; for people only."""
    notes: tuple[SavedNote, ...] = ()
    """What happened beside the game, in that order; at most 1,000."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A save that was read and played again."""

    game: GameFile
    states: tuple[Any, ...]
    """Before the first line and after every line of the history."""
    digest: str = ""
    """SHA-256 of the file, 64 hex digits; empty when it did not come from a file."""

    @property
    def state(self) -> Any:
        """The state at the cursor."""
        return self.states[self.game.cursor]


def new_game_id() -> str:
    """Return 32 random hex digits."""
    return secrets.token_hex(16)


def timestamp() -> str:
    """Return the present time in UTC as saves hold it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def encode(
    game: GameFile, states: Sequence[GameState] = (), hashes: KnownHashes | None = None
) -> bytes:
    """Write a game as the bytes of a save file.

    Args:
        game: The game.
        states: The states before the first line, after the first line, and so on, as far as
            they are at hand; the others are played.
        hashes: Of this game, as far as they were worked out for earlier saves.

    Raises:
        ValueError: If a field of the game is not what ``GameFile`` says.
        SaveError: If the history is not legal or the game is too big.
    """
    text = json.dumps(to_object(game, states, hashes), separators=(",", ":"), ensure_ascii=False)
    data = text.encode()
    if len(data) > MAX_BYTES:
        raise SaveError(SaveProblem.TOO_BIG, f"{len(data)} bytes")
    return data


def to_object(
    game: GameFile, states: Sequence[GameState] = (), hashes: KnownHashes | None = None
) -> dict[str, object]:
    """Return a game as the JSON object that a save file holds; see ``encode``."""
    _check_game(game)
    states = replay(game.rules, game.setup, game.history, states)
    raw = canonical(_payload_object(game, states, hashes))
    return {
        "format": FORMAT,
        "version": VERSION if _is_of_late(game) else PLAIN_VERSION,
        "app": __version__,
        "game": game.rules.key,
        "edition": game.rules.edition_key(game.setup),
        "rules_rev": rules_revision(game.rules.key),
        "game_id": game.game_id,
        "save_no": game.save_no,
        "saved_at": game.saved_at,
        "summary": _summary_object(game.rules, game.players, states[game.cursor]),
        **packed(raw),
    }


def decode(data: bytes, games: Games) -> Loaded:
    """Read the bytes of a save file and play the game again.

    Args:
        data: What the file holds.
        games: Those that are known.

    Raises:
        SaveError: If it is anything but a whole, legal save that this version knows.
    """
    try:
        loaded = from_object(file_object(data), games)
    except StrictJsonError as error:
        raise SaveError(SaveProblem.DAMAGED, str(error)) from error
    return replace(loaded, digest=hashlib.sha256(data).hexdigest())


def from_object(value: object, games: Games) -> Loaded:
    """Read the JSON object of a save; see ``decode``."""
    try:
        return _load(envelope_of(value), games)
    except StrictJsonError as error:
        raise SaveError(SaveProblem.DAMAGED, str(error)) from error


def _check_game(game: GameFile) -> None:
    matching(game.game_id, GAME_ID)
    matching(game.saved_at, TIMESTAMP)
    int_of(game.save_no, 0, MAX_INT)
    int_of(game.cursor, 0, len(game.history))
    check_names(game.players)
    if len(game.players) != game.setup.players:
        raise ValueError("as many players as seats")
    if len(game.history) > MAX_LINES:
        raise SaveError(SaveProblem.TOO_BIG, f"{len(game.history)} actions")
    notes_from(_note_objects(game), game.rules, game.setup, len(game.history))
    if _is_of_late(game):
        from acquire_desktop.storage.seats.stand_ins import check_changes

        check_changes(game.players, game.notes, game.cursor)
    with_pins(game.players, [player.pin for player in game.players])


def _is_of_late(game: GameFile) -> bool:
    """Tell whether a game has what older versions do not know; they open any other game."""
    kinds = NoteKind.SEAT, NoteKind.PIN_FORGOTTEN, NoteKind.OUTSIDE, NoteKind.CLOCK
    if game.rules.key != FIRST_GAME:
        return True
    chosen = any(player.pin or player.program or player.mark is not None for player in game.players)
    return chosen or any(note.kind in kinds for note in game.notes)


def _note_objects(game: GameFile) -> list[list[object]]:
    return [note_object(note) for note in game.notes]


def _payload_object(
    game: GameFile, states: Sequence[GameState], hashes: KnownHashes | None
) -> dict[str, object]:
    return {
        "setup": {
            **game.rules.setup_object(game.setup),
            "players": [player_object(player) for player in game.players],
        },
        "actions": list(game.history),
        "checks": turn_checks(game.rules, states, hashes),
        "cursor": game.cursor,
        "state": state_hash(states[game.cursor]),
        "notes": _note_objects(game),
        **({"pins": [player.pin for player in game.players]} if _is_of_late(game) else {}),
    }


def _summary_object(
    rules: AnyGame, players: Sequence[Player], state: GameState
) -> dict[str, object]:
    return {
        "players": list(map(PUBLIC_PLAYER.write, players)),
        "turn": rules.turn_of(state),
        "over": state.over,
    }


def _load(envelope: dict[str, object], games: Games) -> Loaded:
    payload = payload_of(envelope)
    header = header_of(envelope, payload)
    lines = payload["actions"]
    if type(lines) is list and len(lines) > MAX_LINES:
        raise SaveError(SaveProblem.TOO_BIG, f"{len(lines)} actions")
    history = tuple(text_of(line) for line in list_of(lines, MAX_LINES))
    rules = games.get(header.game)
    if rules is None:
        raise SaveError(SaveProblem.UNKNOWN_GAME, f"no such game: {header.game}")
    written = dict(setup_of(payload))
    players = tuple(
        player_from(item) for item in list_of(written.pop("players", None), MOST_PLAYERS)
    )
    check_names(players)
    setup = rules.setup_from(written, len(players))
    cursor = int_of(payload["cursor"], 0, len(history))
    checks = [_check(item) for item in list_of(payload["checks"], MAX_LINES)]
    digest = matching(payload["state"], DIGEST)
    is_of_today = envelope["rules_rev"] == rules_revision(header.game)
    states = (replay if is_of_today else legal_part)(rules, setup, history)
    if is_of_today and (
        digest != state_hash(states[cursor]) or checks != turn_checks(rules, states)
    ):
        raise StrictJsonError("the game does not play as its checks say")
    last = len(states) - 1
    cursor = min(cursor, last)
    summary = _summary_object(rules, players, states[cursor])
    if not is_of_today:
        summary |= {"turn": header.turn, "over": header.over}
    if header.edition != rules.edition_key(setup) or envelope["summary"] != summary:
        raise StrictJsonError("the summary is of another game")
    notes = notes_from(payload["notes"], rules, setup, len(history))
    notes = tuple(note for note in notes if note.line <= last)
    from acquire_desktop.storage.seats.stand_ins import check_changes, seated

    check_changes(players, notes, cursor)
    game = GameFile(
        rules,
        header.game_id,
        header.save_no,
        setup,
        seated(with_pins(players, payload["pins"]), notes),
        history[:last],
        cursor,
        header.saved_at,
        notes,
    )
    return Loaded(game, states)


def _check(value: object) -> list[object]:
    lines, digits = row_of(value, 2)
    return [int_of(lines, 1, MAX_LINES), matching(digits, _CHECK)]
