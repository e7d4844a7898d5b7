"""Writes the saves in ``tests/saves``: run ``python -m tests.storage.make_saves``.

The golden saves of a released version are never written again; so those that are there stay. A
hostile save is written again where another one is in it: not for another version of the program,
nor for a library that packs the same in other bytes.
"""

import base64
import binascii
import hashlib
import json
import re
import zlib
from dataclasses import replace
from typing import Any

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.decisions import FreeStock, StockDisposal
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.notation import board_diagram
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.storage.envelope import VERSION
from acquire_desktop.storage.notes import NoteKind, SavedNote, note_object
from acquire_desktop.storage.save_format import Loaded, decode, encode
from acquire_desktop.storage.strict_json import canonical
from tests.storage.games import (
    LOCK,
    SAVES,
    before,
    in_the_middle,
    pack,
    pack_raw,
    played,
    unpack,
    up_to,
    with_changing_seats,
    with_notes,
    write,
)

GOLDEN = SAVES / f"v{VERSION}"
HOSTILE = SAVES / "hostile"
_APP = "0.1.0"
"""The version of the program that the hostile saves claim to be of."""


_IMPOSSIBLE_CHANGES: dict[str, list[object]] = {
    "of-a-computer": [[1, "seat", "1 hard"]],
    "of-nobody": [[1, "seat", "7 hard"]],
    "of-the-future": [[2, "seat", "0 hard"], [13, "seat", "0"]],
    "back-in-time": [[5, "seat", "0 hard"], [4, "seat", "0"]],
    "left-twice": [[1, "seat", "0 hard"], [2, "seat", "0 easy"]],
    "back-twice": [[1, "seat", "0"]],
    "at-a-path": [[1, "seat", "0 ../../etc"]],
    "too-often": [[1, "seat", "0 a"], [1, "seat", "0"]] * 250,
}
"""Notes of seats that change hands as none can."""
_IMPOSSIBLE_CLOCKS: dict[str, list[object]] = {
    "of-no-text": [[0, "clock", 10]],
    "negative": [[0, "clock", "10 -1 0 0"]],
    "huge": [[0, "clock", "10 1000000000000 0 0"]],
    "not-a-number": [[0, "clock", "10 nan 0 0"]],
    "of-other-minutes": [[0, "clock", "7 1 2 3"]],
    "of-too-few": [[0, "clock", "10 1 2"]],
    "in-the-middle": [[5, "clock", "10 1 2 3"]],
    "twice": [[0, "clock", "10 1 2 3"], [0, "clock", "0 1 2 3"]],
}
"""Notes of clocks that no table has."""


def golden_saves() -> dict[str, bytes]:
    """Return a save of each edition and phase by name."""
    start, _ = played("2023-classic", 3, "start", 0)
    opening, _ = played("2008", 6, "opening", 25)
    merger, states = played("2023-tycoon", 5, "merger")
    old_merger, old_states = played("2008", 4, "old merger")
    hidden, _ = played("2023-classic", 4, "hidden", 90, Holdings.HIDDEN)
    aided, _ = played("2008", 3, "aided", 70, Holdings.AIDED)
    cards, card_states = played("ja-tycoon", 4, "cards", power_cards=True)
    finished, _ = played("2023-tycoon", 3, "finished")
    noted, _ = played("2023-classic", 3, "notes", 60)
    middle, _ = in_the_middle("2023-tycoon", 4, "middle", StockDisposal)
    helped, _ = played("2023-classic", 3, "extra", 40, extra_cash=(0, 1500, 300))
    timed, _ = played("2023-classic", 3, "clock", 30)
    clock = SavedNote(0, NoteKind.CLOCK, "20 1187654 1200000 1200000")
    games = {
        "2023-classic-start": start,
        "2008-opening": opening,
        "2023-tycoon-disposal": up_to(merger, before(states, StockDisposal)),
        "2008-disposal": up_to(old_merger, before(old_states, StockDisposal)),
        "2023-classic-hidden": hidden,
        "2008-aided": aided,
        "ja-tycoon-power-card": up_to(cards, before(card_states, FreeStock)),
        "2023-tycoon-finished": finished,
        "2023-classic-extra-cash": helped,
        "2023-classic-notes": replace(with_notes(noted), cursor=59),
        "2023-tycoon-position": middle,
        "2023-classic-clock": replace(timed, notes=(clock,)),
    }
    return {name: encode(with_changing_seats(game)) for name, game in games.items()}


def facts(loaded: Loaded) -> dict[str, object]:
    """Return what a golden save must show, however states are kept inside."""
    state: State = loaded.state
    view = observe(state, 0)
    notes = [note_object(note) for note in loaded.game.notes]
    seats = [[player.stand_in, player.pin] for player in loaded.game.players]
    return {
        **({"notes": notes} if notes else {}),
        **({"seats": seats} if any(map(any, seats)) else {}),
        "board": board_diagram(view.board, view.edition),
        "turn": view.turn,
        "turn_seat": view.turn_seat,
        "decision": type(view.decision).__name__,
        "cash": state.game.cash[: state.game.seats],
        "stocks": state.game.stocks[: state.game.seats * CHAIN_COUNT],
        "bank": view.bank,
        "hand": view.hand,
        "pool_count": view.pool_count,
        "over": state.over,
    }


def hostile_saves() -> dict[str, bytes]:
    """Return saves that must be refused, by the problem and a name."""
    outer, payload = unpack(encode(with_notes(played(actions=12)[0])))
    outer["app"] = _APP
    data = pack(outer, payload)
    unpacked = _unpacked(outer, payload)
    bomb = base64.b64encode(zlib.compress(b"0" * 10_000_000, 9)).decode()
    flipped = bytearray(unpacked)
    flipped[-40] ^= 4
    setup = payload["setup"]
    return {
        "not-a-save__empty": b"",
        "not-a-save__zip": b"PK\x03\x04" + bytes(60),
        "not-a-save__pickle": b"cos\nsystem\n(S'true'\ntR.",
        "not-a-save__two-byte-order-marks": b"\xef\xbb\xbf" * 2 + data,
        "too-new__version-6": write(outer | {"version": 6, "app": "2.0.0"}),
        "too-new__rules-revision": write(outer | {"rules_rev": 7, "app": "1.9.0"}),
        "damaged__cut-off": unpacked[: len(unpacked) // 2],
        "damaged__flipped-bit": bytes(flipped),
        "damaged__bomb": write(outer | {"raw_len": 1000, "payload": bomb}),
        "damaged__deep": pack_raw(outer, b"[" * 500_000),
        "damaged__deep-outside": data[:-1] + b',"x":' + b"[" * 10_000,
        "damaged__key-twice": data[:-1] + b',"version":1}',
        "damaged__float": data.replace(b'"save_no":12', b'"save_no":12.0'),
        "damaged__not-a-number": data.replace(b'"save_no":12', b'"save_no":NaN'),
        "damaged__million-digits": data.replace(b'"save_no":12', b'"save_no":1' + b"0" * 10_000),
        "damaged__wrong-hash": pack(outer, payload | {"state": "f" * 64}),
        "damaged__path-as-id": write(outer | {"game_id": "../../../home"}),
        "damaged__latin-1": data.replace("大輔".encode(), b"\xe9") + b"\xe9",
        "illegal__action": pack(outer, payload | {"actions": ["place 1A"] * 12}),
        "illegal__bag": pack(outer, payload | {"setup": setup | {"bag": [5] * 108}}),
        "unknown-game__chess": write(outer | {"game": "chess"}),
        "damaged__game-in-version-1": write(outer | {"version": 1}),
        "damaged__no-game": write({k: v for k, v in outer.items() if k != "game"}),
        "damaged__notes-in-version-2": write(outer | {"version": 2}),
        "damaged__position-in-version-3": write(outer | {"version": 3}),
        "illegal__position": pack(outer, payload | {"setup": setup | {"position": {"seat": 9}}}),
        "damaged__no-notes": pack(outer, {k: v for k, v in payload.items() if k != "notes"}),
        "damaged__unknown-note": pack(outer, payload | {"notes": [[0, "cheat", 1]]}),
        "damaged__note-of-no-action": pack(
            outer, payload | {"notes": [[3, "taken-back", "rm -r ~"]]}
        ),
        "damaged__note-of-the-future": pack(outer, payload | {"notes": [[13, "hint", 1]]}),
        "damaged__too-many-notes": pack(outer, payload | {"notes": [[0, "hint", 1]] * 1001}),
        **_hostile_seats(),
        "unknown-edition__1962": pack(outer, payload | {"setup": setup | {"edition": "1962"}}),
        "too-big__promise": write(outer | {"raw_len": 2_000_000_000}),
        "too-big__actions": pack(outer, payload | {"actions": ["pass"] * 5000}),
    }


def _hostile_seats() -> dict[str, bytes]:
    """Return those with PINs, seats that change hands and clocks as none can be."""
    outer, payload = unpack(encode(with_changing_seats(played(actions=12)[0])))
    outer["app"] = _APP
    return {
        "damaged__pins-in-version-4": pack(outer | {"version": 4}, payload | {"pins": []}),
        "damaged__seat-in-version-4": pack(
            outer | {"version": 4}, payload | {"notes": [[1, "seat", "0 hard"]]}
        ),
        "damaged__no-pins": pack(outer, {k: v for k, v in payload.items() if k != "pins"}),
        "damaged__pin-in-clear": pack(outer, payload | {"pins": ["0420", "", ""]}),
        "damaged__pin-of-a-computer": pack(outer, payload | {"pins": ["", LOCK, ""]}),
        "damaged__too-few-pins": pack(outer, payload | {"pins": [LOCK]}),
        "damaged__pin-of-no-text": pack(outer, payload | {"pins": [None, [], {}]}),
        **{
            f"damaged__seat-{name}": pack(outer, payload | {"notes": notes})
            for name, notes in _IMPOSSIBLE_CHANGES.items()
        },
        **{
            f"damaged__clock-{name}": pack(outer, payload | {"notes": notes})
            for name, notes in _IMPOSSIBLE_CLOCKS.items()
        },
        "damaged__clock-in-version-4": pack(
            outer | {"version": 4}, payload | {"notes": [[0, "clock", "10 1 2 3"]]}
        ),
    }


def content_of(data: bytes) -> bytes:
    """Return a save with what is packed in it unpacked, however it was packed."""
    found = re.search(rb'"payload":"([^"]*)"', data)
    if found is None:
        return data
    try:
        content = zlib.decompress(base64.b64decode(found[1], validate=True))
    except (binascii.Error, zlib.error):
        return data
    return data[: found.start(1)] + hashlib.sha256(content).digest() + data[found.end(1) :]


def _unpacked(outer: dict[str, Any], payload: object) -> bytes:
    """Make a save that is the same with every library: its payload is stored as it is."""
    stored = zlib.compress(canonical(payload), 0)
    return write(outer | {"payload": base64.b64encode(stored).decode()})


def main() -> None:
    """Write what is missing, and the hostile saves anew."""
    GOLDEN.mkdir(parents=True, exist_ok=True)
    HOSTILE.mkdir(parents=True, exist_ok=True)
    for name, data in golden_saves().items():
        path = GOLDEN / f"{name}.acquire"
        if not path.exists():
            path.write_bytes(data)
            shown = json.dumps(facts(decode(data, GAMES)), indent=1)
            path.with_suffix(".json").write_text(shown + "\n", encoding="utf-8", newline="\n")
    for name, data in hostile_saves().items():
        path = HOSTILE / f"{name}.acquire"
        if not path.exists() or content_of(path.read_bytes()) != content_of(data):
            path.write_bytes(data)


if __name__ == "__main__":
    main()
