"""Save envelope: what can be known of a save file without playing the game."""

import base64
import binascii
import hashlib
import re
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from acquire_desktop.codec import Codec, bool_of, fields_of, int_of, list_of, matching, text_of
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.players import MOST_PLAYERS, Player, check_names
from acquire_desktop.storage.strict_json import MAX_INT, StrictJsonError, parse, without_mark

FORMAT: Final = "acquire-desktop-save"
VERSION: Final = 5
"""One more on any change of meaning; a save with a greater one is never touched."""
PLAIN_VERSION: Final = 4
"""That of a game with nothing that came later: programs of that version open it, too."""
SUFFIX: Final = ".acquire"
MAGIC: Final = b'{"format":"acquire-desktop-save"'
"""The first bytes of every save."""
MAX_BYTES: Final = 1 << 20
"""Bytes of a file, and of a payload when unpacked."""
_ENCODING: Final = "zlib+base64"
_ENVELOPE_KEYS: Final = frozenset(
    {
        *("format", "version", "app", "game", "edition", "rules_rev", "game_id", "save_no"),
        *("saved_at", "summary", "enc", "raw_len", "sha256", "payload"),
    }
)
_PAYLOAD_KEYS: Final = frozenset({"setup", "actions", "checks", "cursor", "state", "notes", "pins"})
MOST_SAVES: Final = 10**9
"""No game is saved more often; a file with more could never be saved again."""
_GAME: Final = re.compile(r"[a-z0-9_-]{1,32}")
_APP: Final = re.compile(r"[0-9A-Za-z.+-]{1,32}")
GAME_ID: Final = re.compile(r"[0-9a-f]{32}")
TIMESTAMP: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")
FIRST_GAME: Final = "acquire"
"""The only game that the first versions knew."""
_RULES_REVISIONS: Final = {FIRST_GAME: 1, "hotel_tycoon": 3}
"""By game; one more on any change of its rules or of the form of its states."""
_LATE_NOTES: Final = (["seat"], ["pin-forgotten"], ["outside"], ["clock"])
"""Kinds of notes that came with version 5."""
DIGEST: Final = re.compile(r"[0-9a-f]{64}")
_MOST_DIGITS: Final = 20
"""Of a version: enough to see that it is newer."""
PUBLIC_PLAYER: Final = Codec(Player, only=("name", "kind"))
"""Players as the summary of a save has them."""
_START: Final = re.compile(
    re.escape(MAGIC) + rb',"version":([0-9]+)(?:,"app":"([0-9A-Za-z.+-]{1,32})")?[,}]'
)


@dataclass(frozen=True, slots=True)
class Header:
    """The public facts of a save, without playing it."""

    game_id: str
    save_no: int
    saved_at: str
    game: str
    """The key of the game; it may be one that this version does not know, like the edition."""
    edition: str
    """The edition's key."""
    options: object
    """``options`` of the set-up as the game writes it, not checked; the deal stays outside."""
    players: tuple[Player, ...]
    """By seat, without levels."""
    turn: int
    """Counted from 1."""
    over: bool


def read_header(data: bytes) -> Header:
    """Read the public facts of a save and check that its payload is whole.

    Raises:
        SaveError: If the save is not one, too new, too big or damaged.
    """
    try:
        envelope = envelope_of(file_object(data))
        return header_of(envelope, payload_of(envelope))
    except StrictJsonError as error:
        raise SaveError(SaveProblem.DAMAGED, str(error)) from error


def begins_like_save(data: bytes) -> bool:
    """Tell whether bytes begin as every save does, whatever follows."""
    return without_mark(data).startswith(MAGIC)


def refuse_newer(data: bytes) -> None:
    """Refuse the bytes of a save that a newer version wrote, whatever else is in it.

    Raises:
        SaveError: If it is such a save.
    """
    start = _START.match(without_mark(data))
    if start is not None and int(start.group(1)[:_MOST_DIGITS]) > VERSION:
        raise _too_new((start.group(2) or b"").decode("ascii"))


def _too_new(app: object) -> SaveError:
    needed = app if isinstance(app, str) and _APP.fullmatch(app) else ""
    return SaveError(SaveProblem.TOO_NEW, "written by a newer version", needed_version=needed)


def file_object(data: bytes) -> object:
    """Read the JSON of a save file.

    Raises:
        SaveError: If it is no save, or too new or too big.
        StrictJsonError: If it is not JSON as we write it.
    """
    refuse_newer(data)
    if len(data) > MAX_BYTES:
        raise SaveError(SaveProblem.TOO_BIG, f"{len(data)} bytes")
    if not begins_like_save(data):
        raise SaveError(SaveProblem.NOT_A_SAVE, "it does not begin like a save")
    return parse(data)


def envelope_of(value: object) -> dict[str, object]:
    """Check that a value is a save object of this version and return its fields.

    Raises:
        SaveError: If it is no save, or too new.
        StrictJsonError: If it has other fields than a save.
    """
    if type(value) is not dict or value.get("format") != FORMAT:
        raise SaveError(SaveProblem.NOT_A_SAVE, "no save object")
    version = int_of(value.get("version"), 1, MAX_INT)
    if version > VERSION:
        raise _too_new(value.get("app"))
    envelope = fields_of(_migrated(value, version, _ENVELOPE_STEPS), _ENVELOPE_KEYS)
    matching(envelope["app"], _APP)
    game = matching(envelope["game"], _GAME)
    if int_of(envelope["rules_rev"], 1, MAX_INT) > rules_revision(game):
        raise _too_new(envelope["app"])
    return envelope


def rules_revision(game: str) -> int:
    """Return the revision of the rules by which this version plays a game.

    No revision of a game that it does not know is too new.
    """
    return _RULES_REVISIONS.get(game, MAX_INT)


def payload_of(envelope: dict[str, object]) -> dict[str, object]:
    """Unpack the payload and return its fields, as this version writes them.

    Args:
        envelope: As ``envelope_of`` returned it.

    Raises:
        SaveError: If it promises too much.
        StrictJsonError: If it does not unpack to what was promised.
    """
    value = parse(unpacked(envelope))
    version = int_of(envelope["version"], 1, VERSION)
    if type(value) is dict:
        value = _migrated(value, version, _PAYLOAD_STEPS)
    return fields_of(value, _PAYLOAD_KEYS)


def header_of(envelope: dict[str, object], payload: dict[str, object]) -> Header:
    """Read the public facts.

    Raises:
        StrictJsonError: If one of them has another form.
    """
    summary = fields_of(envelope["summary"], {"players", "turn", "over"})
    return Header(
        game_id=matching(envelope["game_id"], GAME_ID),
        save_no=int_of(envelope["save_no"], 0, MOST_SAVES),
        saved_at=matching(envelope["saved_at"], TIMESTAMP),
        game=matching(envelope["game"], _GAME),
        edition=text_of(envelope["edition"]),
        options=setup_of(payload).get("options"),
        players=tuple(
            _public_player(player) for player in list_of(summary["players"], MOST_PLAYERS)
        ),
        turn=int_of(summary["turn"], 1, MAX_INT),
        over=bool_of(summary["over"]),
    )


def setup_of(payload: dict[str, object]) -> dict[str, object]:
    """Return the set-up in a payload, with the deal, unchecked.

    Raises:
        StrictJsonError: If there is none.
    """
    setup = payload.get("setup")
    if type(setup) is not dict:
        raise StrictJsonError("no set-up")
    return setup


def _name_game(envelope: dict[str, object]) -> dict[str, object]:
    """Version 1 knew one game, and did not name it."""
    if "game" in envelope:
        raise StrictJsonError("the first version named no game")
    return {**envelope, "game": FIRST_GAME}


def _add_notes(payload: dict[str, object]) -> dict[str, object]:
    """Versions 1 and 2 kept nothing of what happened beside the game."""
    if "notes" in payload:
        raise StrictJsonError("the first versions kept no notes")
    return {**payload, "notes": []}


def _begin_at_the_start(payload: dict[str, object]) -> dict[str, object]:
    """Versions 1 to 3 knew no games that begin in the middle."""
    setup = setup_of(payload)
    if "position" in setup:
        raise StrictJsonError("the first versions knew no position to begin with")
    return {**payload, "setup": {**setup, "position": None}}


def _set_no_pins(payload: dict[str, object]) -> dict[str, object]:
    """Versions 1 to 4 knew neither PINs nor seats that change hands."""
    if "pins" in payload:
        raise StrictJsonError("the first versions kept no PINs")
    notes = payload.get("notes")
    if type(notes) is list and any(
        type(note) is list and note[1:2] in _LATE_NOTES for note in notes
    ):
        raise StrictJsonError("the first versions noted no change of seats")
    return {**payload, "pins": []}


_Step = Callable[[dict[str, object]], dict[str, object]]
_ENVELOPE_STEPS: Final[dict[int, _Step]] = {1: _name_game}
"""What brings an envelope up to date, by the last version that needs it."""
_PAYLOAD_STEPS: Final[dict[int, _Step]] = {
    2: _add_notes,
    3: _begin_at_the_start,
    4: _set_no_pins,
}
"""The same of a payload."""


def _migrated(value: dict[str, object], version: int, steps: dict[int, _Step]) -> dict[str, object]:
    for last, step in steps.items():
        if version <= last:
            value = step(value)
    return value


def _public_player(value: object) -> Player:
    player = PUBLIC_PLAYER.read(value)
    check_names((player,))
    return player


def packed(raw: bytes) -> dict[str, object]:
    """Return the last fields of an envelope, with a payload that ``unpacked`` gives back.

    Raises:
        SaveError: If it is too big.
    """
    if len(raw) > MAX_BYTES:
        raise SaveError(SaveProblem.TOO_BIG, f"{len(raw)} bytes unpacked")
    return {
        "enc": _ENCODING,
        "raw_len": len(raw),
        "sha256": hashlib.sha256(raw).hexdigest(),
        "payload": base64.b64encode(zlib.compress(raw, 6)).decode("ascii"),
    }


def unpacked(envelope: dict[str, object]) -> bytes:
    """Unpack the payload, never more of it than was promised, and check its checksum.

    Raises:
        SaveError: If it promises too much.
        StrictJsonError: If it does not unpack to what was promised.
    """
    if envelope["enc"] != _ENCODING:
        raise StrictJsonError("an unknown packing")
    length = int_of(envelope["raw_len"], 0, MAX_INT)
    digest = matching(envelope["sha256"], DIGEST)
    if length > MAX_BYTES:
        raise SaveError(SaveProblem.TOO_BIG, f"{length} bytes unpacked")
    try:
        packed = base64.b64decode(text_of(envelope["payload"], MAX_BYTES), validate=True)
        inflater = zlib.decompressobj()
        # One byte more than promised is enough to find a bomb.
        raw = inflater.decompress(packed, length + 1)
    except (binascii.Error, ValueError, zlib.error) as error:
        raise StrictJsonError("the payload does not unpack") from error
    whole = inflater.eof and not inflater.unused_data and len(raw) == length
    if not whole or hashlib.sha256(raw).hexdigest() != digest:
        raise StrictJsonError("the payload is not what its checksum says")
    return raw
