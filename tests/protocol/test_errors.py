"""A request that cannot be answered gets an error of a known kind and changes nothing."""

import json
from typing import Any

import pytest

from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.protocol.request_fields import FIELDS
from acquire_desktop.protocol.wire import MAX_LINE_BYTES
from tests.protocol.talk import Talk, kind_of, started

NEW = {"edition": "2008", "players": 3, "seed": "s"}
CLASSIC = {"edition": "2023-classic", "players": 2, "seed": "s"}
HALF = "\ud800"
"""A lone surrogate: JSON can write it, UTF-8 cannot carry it."""
DEEP = b"[" * 200_000

BROKEN_LINES = {
    "an empty line": b"\n",
    "spaces": b"   \n",
    "no JSON": b"hello\n",
    "cut off": b'{"do":"sta\n',
    "two objects": b'{"do":"state"}{"do":"state"}\n',
    "invalid UTF-8": b'{"do":"st\xffate"}\n',
    "UTF-16": '{"do":"state"}'.encode("utf-16"),
    "a surrogate in bytes": b'{"do":"\xed\xa0\x80"}\n',
    "single quotes": b"{'do':'state'}\n",
    "a trailing comma": b'{"do":"state",}\n',
    "a comment": b'{"do":"state"} // please\n',
    "NaN": b'{"do":"choose","seconds":NaN}\n',
    "infinity": b'{"do":"view","seat":-Infinity}\n',
    "a key twice": b'{"do":"state","do":"state"}\n',
    "an inner key twice": b'{"do":"choose","view":{"seat":0,"seat":0}}\n',
    "lists without end": DEEP + b"\n",
    "objects without end": b'{"do":' * 50_000 + b"\n",
    "deep but whole": b'{"do":' + b"[" * 500 + b"]" * 500 + b"}\n",
    "a number of 5,000 digits": b'{"do":"view","seat":' + b"9" * 5000 + b"}\n",
    "a control character": b'{"do":"st\x01ate"}\n',
    "a null byte": b'{"do":"state"}\x00\n',
    "too long": b'{"do":"hello","x":"' + b"y" * MAX_LINE_BYTES + b'"}\n',
}

BAD_REQUESTS: dict[str, Any] = {
    "null": None,
    "a list": [],
    "a text": "state",
    "a number": 7,
    "true": True,
    "no do": {},
    "an unknown do": {"do": "undo"},
    "another case": {"do": "State"},
    "half a character": {"do": HALF},
    "do is null": {"do": None},
    "do is a list": {"do": ["state"]},
    "do is an object": {"do": {}},
    "do is a number": {"do": 1},
}

WRONG: tuple[Any, ...] = (
    *(None, True, False, -1, 99, 1.5, 0.0, 1e300, 10**400, "", "x" * 100_000, HALF, "\0"),
    *([], [[]], ["x"], [None], {}, {"x": 1}),
)
"""Values that hardly any field takes."""

SETUP_ERRORS: list[tuple[dict[str, Any], str]] = [
    ({**NEW, "edition": "2009"}, "unknown-edition"),
    ({**NEW, "edition": "2008 "}, "unknown-edition"),
    ({**NEW, "edition": HALF}, "unknown-edition"),
    ({**NEW, "edition": ["2008"]}, "unknown-edition"),
    ({"players": 3, "seed": "s"}, "unknown-edition"),
    ({"edition": "2008", "seed": "s"}, "bad-setup"),
    ({**NEW, "players": 2}, "bad-setup"),
    ({**NEW, "players": 7}, "bad-setup"),
    ({**NEW, "players": 3.0}, "bad-setup"),
    ({**NEW, "players": True}, "bad-setup"),
    ({**NEW, "edition": "2023-tycoon", "players": 2}, "bad-setup"),
    ({**CLASSIC, "players": 1}, "bad-setup"),
    ({**NEW, "seed": ""}, "bad-setup"),
    ({**NEW, "seed": "x" * 65}, "bad-setup"),
    ({**NEW, "seed": HALF}, "bad-setup"),
    ({**NEW, "seed": 1}, "bad-setup"),
    ({**NEW, "tiles": list(TILE_NAMES[:107])}, "bad-setup"),
    ({**NEW, "tiles": [*TILE_NAMES[:107], "1A"]}, "bad-setup"),
    ({**NEW, "tiles": [*TILE_NAMES[:107], "13A"]}, "bad-setup"),
    ({**NEW, "tiles": [*TILE_NAMES[:107], 107]}, "bad-setup"),
    ({**NEW, "tiles": [*TILE_NAMES[:107], HALF]}, "bad-setup"),
    ({**NEW, "tiles": " ".join(TILE_NAMES)}, "bad-setup"),
    ({**NEW, "tiles": None}, "bad-setup"),
    ({**NEW, "first_seat": 3}, "bad-setup"),
    ({**NEW, "first_seat": -1}, "bad-setup"),
    ({**NEW, "first_seat": "0"}, "bad-setup"),
    ({**NEW, "holdings": "secret"}, "bad-setup"),
    ({**NEW, "holdings": HALF}, "bad-setup"),
    ({**NEW, "holdings": True}, "bad-setup"),
    ({**NEW, "power_cards": True}, "bad-setup"),
    ({**NEW, "power_cards": "yes"}, "bad-setup"),
    ({**NEW, "house": {"two_player_market": 0}}, "bad-setup"),
    ({**NEW, "house": {"safe_size": 9}}, "bad-setup"),
    ({**NEW, "house": {"players": [2, 6]}}, "bad-setup"),
    ({**NEW, "house": {"starting_cash": 6050}}, "bad-setup"),
    ({**NEW, "house": {"starting_cash": 6000.0}}, "bad-setup"),
    ({**NEW, "house": {"stuck_hand": HALF}}, "bad-setup"),
    ({**NEW, "house": {HALF: HALF}}, "bad-setup"),
    ({**NEW, "house": {"x" * 100_000: 1}}, "bad-setup"),
    ({**NEW, "house": []}, "bad-setup"),
    ({**NEW, "extra_cash": 100}, "bad-setup"),
    ({**NEW, "extra_cash": [100]}, "bad-setup"),
    ({**NEW, "extra_cash": [100, 0, -100]}, "bad-setup"),
    ({**NEW, "extra_cash": [50, 0, 0]}, "bad-setup"),
    ({**NEW, "extra_cash": [100.0, 0, 0]}, "bad-setup"),
    ({**NEW, "extra_cash": [True, 0, 0]}, "bad-setup"),
    ({**NEW, "extra_cash": [HALF, 0, 0]}, "bad-setup"),
]

REQUEST_ERRORS: list[tuple[str, dict[str, Any], str]] = [
    ("view", {}, "bad-request"),
    ("view", {"seat": 3}, "bad-request"),
    ("view", {"seat": "0"}, "bad-request"),
    ("apply", {}, "bad-request"),
    ("apply", {"action": 1}, "bad-request"),
    ("apply", {"action": "place"}, "bad-notation"),
    ("apply", {"action": "place 13A"}, "bad-notation"),
    ("apply", {"action": "place 1A 2A"}, "bad-notation"),
    ("apply", {"action": "found hilton"}, "bad-notation"),
    ("apply", {"action": "buy two tower"}, "bad-notation"),
    ("apply", {"action": "buy -1 tower"}, "bad-notation"),
    ("apply", {"action": "buy 1 tower 1 tower"}, "bad-notation"),
    ("apply", {"action": "keep 1 sell 1"}, "bad-notation"),
    ("apply", {"action": f"place {HALF}"}, "bad-notation"),
    ("apply", {"action": HALF}, "bad-notation"),
    ("apply", {"action": ""}, "bad-notation"),
    ("apply", {"action": "place " * 100_000}, "bad-notation"),
    ("apply", {"action": "buy"}, "illegal-action"),
    ("apply", {"action": "declare"}, "illegal-action"),
    ("apply", {"action": "pass"}, "illegal-action"),
    ("apply", {"action": "found tower"}, "illegal-action"),
    ("apply", {"action": "keep 99 sell 99 trade 99"}, "illegal-action"),
    ("apply", {"action": "buy 99 tower"}, "illegal-action"),
    ("deal", {"tile": "1A"}, "bad-request"),
    ("deal", {"seat": 0}, "bad-request"),
    ("deal", {"seat": 0, "tile": 5}, "bad-request"),
    ("deal", {"seat": 3, "tile": "1A"}, "bad-request"),
    ("deal", {"seat": 0, "tile": "0A"}, "bad-notation"),
    ("deal", {"seat": 0, "tile": HALF}, "bad-notation"),
    ("choose", {}, "bad-view"),
    ("choose", {"view": None}, "bad-view"),
    ("choose", {"view": {}}, "bad-view"),
    ("choose", {"level": "genius"}, "bad-request"),
    ("choose", {"level": HALF}, "bad-request"),
    ("choose", {"seed": -1}, "bad-request"),
    ("choose", {"seed": 1.0}, "bad-request"),
    ("choose", {"seed": 2**63}, "bad-request"),
    ("choose", {"simulations": 0}, "bad-request"),
    ("choose", {"simulations": 1.5}, "bad-request"),
    ("choose", {"seconds": 0}, "bad-request"),
    ("choose", {"seconds": "1"}, "bad-request"),
    ("choose", {"seconds": True}, "bad-request"),
    ("load", {}, "bad-save"),
    ("load", {"save": None}, "bad-save"),
    ("load", {"save": "x"}, "bad-save"),
    ("load", {"save": {"format": "acquire-desktop-save"}}, "bad-save"),
    ("load", {"save": {"format": HALF}}, "bad-save"),
]


@pytest.mark.parametrize("line", BROKEN_LINES.values(), ids=BROKEN_LINES)
def test_a_broken_line_is_bad_json_and_the_next_one_is_answered(line: bytes) -> None:
    talk = started()
    before = talk.ask("state")
    assert kind_of(talk.line(line)) == "bad-json"
    assert talk.ask("state") == before


@pytest.mark.parametrize("request_", BAD_REQUESTS.values(), ids=BAD_REQUESTS)
def test_what_is_no_request_is_a_bad_request(request_: Any) -> None:
    assert kind_of(Talk().line(json.dumps(request_).encode())) == "bad-request"


@pytest.mark.parametrize("do", ["state", "legal", "save", "view", "apply", "events", "deal"])
@pytest.mark.parametrize("value", [None, 0, "x"])
def test_without_a_game_there_is_nothing_to_ask_about(do: str, value: object) -> None:
    fields = {} if value is None else dict.fromkeys(FIELDS[do], value)
    assert kind_of(Talk().try_to(do, **fields)) == "no-game"


@pytest.mark.parametrize(("fields", "kind"), SETUP_ERRORS)
def test_a_game_that_cannot_start_leaves_the_old_one(fields: dict[str, Any], kind: str) -> None:
    assert started().refused("new", **fields) == kind
    talk = Talk()
    assert kind_of(talk.try_to("new", **fields)) == kind
    assert kind_of(talk.try_to("state")) == "no-game"


@pytest.mark.parametrize(("do", "fields", "kind"), REQUEST_ERRORS)
def test_a_wrong_request_changes_nothing(do: str, fields: dict[str, Any], kind: str) -> None:
    assert started().refused(do, **fields) == kind


@pytest.mark.parametrize(
    ("do", "field"),
    [
        *(("new", name) for name in (*NEW, "tiles", "first_seat", "holdings", "house")),
        ("new", "power_cards"),
        ("new", "extra_cash"),
        ("view", "seat"),
        *(("apply", name) for name in ("action", "seat", "for")),
        *(("events", name) for name in ("from", "for")),
        ("deal", "seat"),
        ("deal", "tile"),
        *(("choose", name) for name in ("view", "level", "simulations", "seconds", "seed")),
        ("load", "save"),
    ],
)
def test_no_value_of_any_field_breaks_the_server(do: str, field: str) -> None:
    talk = started()
    before = talk.ask("state")
    usual = {**NEW, "seat": 0, "tile": "1A", "action": "buy", "view": talk_view(talk)}
    whole = {name: value for name, value in usual.items() if name in FIELDS[do]}
    if do == "choose":
        del whole["seed"]
    for value in WRONG:
        answer = talk.try_to(do, **{**whole, field: value})
        if "error" in answer:
            kind_of(answer)
            assert talk.ask("state") == before
        elif do == "new":
            talk.ask("new", **NEW)


def talk_view(talk: Talk) -> Any:
    """Return the view of the seat that decides."""
    return talk.ask("view", seat=talk.ask("legal")["seat"])["view"]


def test_an_illegal_action_is_told_with_the_decision_and_the_position() -> None:
    talk = started()
    message = talk.try_to("apply", action="buy 1 tower")["error"]["message"]
    state = talk.ask("state")["state"]
    assert "buy 1 tower" in message
    assert "'place'" in message
    assert "/".join(state["board"]) in message


def test_a_message_is_short_and_utf_8_whatever_it_quotes() -> None:
    (answer,) = Talk().server.answer_lines(
        json.dumps({"do": "new", **NEW, "house": {HALF + "x" * 10_000: HALF}}).encode()
    )
    assert b"\\ud800" in answer
    assert len(answer) < 600


def test_a_line_of_exactly_a_mebibyte_is_read() -> None:
    empty = b'{"do":"hello"}'
    line = empty[:-1] + b" " * (MAX_LINE_BYTES - len(empty)) + b"}"
    assert len(line) == MAX_LINE_BYTES
    for end in (b"", b"\n", b"\r\n"):
        assert Talk().line(line + end)["protocol"] == 1
    assert kind_of(Talk().line(line + b" \n")) == "bad-json"


def test_a_damaged_save_is_refused_whatever_is_wrong_with_it() -> None:
    talk = started()
    saved = talk.ask("save")
    for name in saved:
        for value in WRONG:
            if value != saved[name] and (name, value) != ("save_no", 99):
                assert talk.refused("load", save={**saved, name: value}) == "bad-save", (
                    name,
                    value,
                )
        assert talk.refused("load", save={k: saved[k] for k in saved if k != name}) == "bad-save"
    assert talk.refused("load", save={**saved, "more": 1}) == "bad-save"
    assert talk.refused("load", save={**saved, "version": 5}) == "bad-save"


def test_a_history_too_long_to_save_is_said_and_the_game_goes_on() -> None:
    talk = started()
    tiles = talk.ask("state")["state"]["pool"][:2]
    game = talk.server._game
    assert game is not None
    game.history += [f"deal 0 {tiles[0]}"] * 4001
    assert talk.refused("save") == "bad-save"
    assert game.save_no == 0
