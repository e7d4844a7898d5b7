"""Damaged and forged saves: one error, never a crash, a wrong state or a full memory."""

import base64
import tracemalloc
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from acquire_desktop.games import GAMES
from acquire_desktop.storage.envelope import MAX_BYTES, VERSION, read_header
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.save_format import decode, encode, from_object
from tests.reliability.mutations import WRONG_VALUES, places
from tests.storage.games import SAVES, pack, pack_raw, played, unpack, with_notes, write
from tests.storage.make_saves import content_of, hostile_saves

SMALL = encode(with_notes(played(actions=12)[0]))
HOSTILE = sorted((SAVES / "hostile").iterdir())

Json = dict[str, Any]


def problem_of(data: bytes) -> SaveProblem:
    with pytest.raises(SaveError) as caught:
        decode(data, GAMES)
    return caught.value.problem


def outer_with(**changes: object) -> bytes:
    return write(unpack(SMALL)[0] | changes)


def payload_with(**changes: object) -> bytes:
    outer, payload = unpack(SMALL)
    return pack(outer, payload | changes)


def setup_with(**changes: object) -> bytes:
    outer, payload = unpack(SMALL)
    payload["setup"] |= changes
    return pack(outer, payload)


def player_with(**changes: object) -> bytes:
    outer, payload = unpack(SMALL)
    payload["setup"]["players"][0] |= changes
    return pack(outer, payload)


def bomb(promised: int) -> bytes:
    packed = zlib.compress(b" " * 200_000_000, 9)
    return outer_with(raw_len=promised, payload=base64.b64encode(packed).decode())


def test_the_hostile_saves_are_those_that_the_tool_would_write() -> None:
    """So they break what they say, and nothing else, in saves of the present format."""
    wanted = {f"{name}.acquire": content_of(data) for name, data in hostile_saves().items()}
    assert {path.name: content_of(path.read_bytes()) for path in HOSTILE} == wanted


def test_a_save_cut_off_anywhere_is_refused() -> None:
    for length in range(len(SMALL)):
        assert problem_of(SMALL[:length]) in {SaveProblem.NOT_A_SAVE, SaveProblem.DAMAGED}


@pytest.mark.parametrize("path", HOSTILE, ids=lambda path: path.stem)
def test_a_hostile_file_is_refused_for_what_it_is(path: Path) -> None:
    assert problem_of(path.read_bytes()).value == path.name.split("__")[0]


def test_there_are_hostile_files() -> None:
    assert len(HOSTILE) >= 10


@pytest.mark.parametrize(
    "data",
    [b"", b"{}", b"PK\x03\x04", b'{"format":"other","version":1}', b"\xef\xbb\xbf" * 2 + SMALL],
    ids=range(5),
)
def test_something_else_is_not_a_save(data: bytes) -> None:
    assert problem_of(data) is SaveProblem.NOT_A_SAVE


@pytest.mark.parametrize("value", [None, [], "", 1, {"format": 1}, {"format": None}], ids=str)
def test_another_object_is_not_a_save(value: object) -> None:
    with pytest.raises(SaveError) as caught:
        from_object(value, GAMES)
    assert caught.value.problem is SaveProblem.NOT_A_SAVE


@pytest.mark.parametrize(
    "newer", [{"version": VERSION + 1}, {"version": 2**31}, {"rules_rev": 2}], ids=str
)
def test_a_newer_save_is_refused_with_the_version_it_needs(newer: Json) -> None:
    data = outer_with(app="9.1.0", **newer)
    for read in (lambda newer: decode(newer, GAMES), read_header):
        with pytest.raises(SaveError) as caught:
            read(data)
        assert caught.value.problem is SaveProblem.TOO_NEW
        assert caught.value.needed_version == "9.1.0"


def test_a_newer_save_is_known_even_where_its_format_is_not() -> None:
    data = b'{"format":"acquire-desktop-save","version":6,"app":"3.0","new":[1.5,NaN'
    assert problem_of(data + b" " * 2 * MAX_BYTES) is SaveProblem.TOO_NEW


def test_a_version_may_have_any_number_of_digits() -> None:
    for digits in (10, 19, 5000):
        data = b'{"format":"acquire-desktop-save","version":' + b"1" * digits + b',"app":"3.0"}'
        assert problem_of(data) is SaveProblem.TOO_NEW


def test_a_newer_object_without_a_version_name_is_refused_too() -> None:
    with pytest.raises(SaveError) as caught:
        from_object(
            {"format": "acquire-desktop-save", "version": VERSION + 1, "app": ["<b>"]}, GAMES
        )
    assert (caught.value.problem, caught.value.needed_version) == (SaveProblem.TOO_NEW, "")


def test_a_big_file_is_too_big() -> None:
    assert problem_of(SMALL + b" " * MAX_BYTES) is SaveProblem.TOO_BIG


def test_too_many_actions_are_too_big() -> None:
    assert problem_of(payload_with(actions=["pass"] * 4001)) is SaveProblem.TOO_BIG


@pytest.mark.part(of=4)
@pytest.mark.parametrize("promised", [100, MAX_BYTES, MAX_BYTES + 1, 2**31])
def test_a_bomb_is_never_unpacked(promised: int) -> None:
    data = bomb(promised)
    tracemalloc.start()
    try:
        assert problem_of(data) in {SaveProblem.DAMAGED, SaveProblem.TOO_BIG}
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    "make",
    [
        lambda: outer_with(version=0),
        lambda: outer_with(version=True),
        lambda: outer_with(version="1"),
        lambda: outer_with(rules_rev=0),
        lambda: outer_with(app="<script>"),
        lambda: outer_with(extra=1),
        lambda: outer_with(game_id="../../evil"),
        lambda: outer_with(save_no=-1),
        lambda: outer_with(saved_at="yesterday"),
        lambda: outer_with(enc="none"),
        lambda: outer_with(edition="2008"),
        lambda: outer_with(summary={}),
        lambda: outer_with(summary={"players": [], "turn": 1, "over": False}),
        lambda: outer_with(sha256="0" * 64),
        lambda: outer_with(raw_len=5),
        lambda: outer_with(payload="****"),
        lambda: outer_with(payload="é"),
        lambda: outer_with(payload=None),
        lambda: outer_with(payload=unpack(SMALL)[0]["payload"] + "AAAA"),
        lambda: SMALL.replace(b'"version":4,', b'"version":4,"version":4,'),
        lambda: SMALL.replace(b'"version":4,', b'"version":4.0,'),
        lambda: SMALL.replace(b'"version":4,', b'"version":NaN,'),
        lambda: SMALL + b"x",
        lambda: pack_raw(unpack(SMALL)[0], b"[" * 900_000),
        lambda: pack_raw(unpack(SMALL)[0], b'{"a":1,"a":1}'),
        lambda: pack_raw(unpack(SMALL)[0], b"\xff"),
        lambda: payload_with(extra=1),
        lambda: payload_with(snapshot={}),
        lambda: payload_with(actions="place 1A"),
        lambda: payload_with(actions=[1]),
        lambda: payload_with(actions=["x" * 65]),
        lambda: payload_with(cursor=13),
        lambda: payload_with(cursor=True),
        lambda: payload_with(cursor=11),
        lambda: payload_with(state="0" * 64),
        lambda: payload_with(checks=[]),
        lambda: payload_with(checks=[[1]]),
        lambda: payload_with(checks=[[True, "0" * 16]]),
        lambda: payload_with(notes=None),
        lambda: payload_with(notes={}),
        lambda: payload_with(notes=[[1, "hint"]]),
        lambda: payload_with(notes=[[1, "hint", 1, 1]]),
        lambda: payload_with(notes=[{"line": 1}]),
        lambda: payload_with(notes=[[True, "hint", 1]]),
        lambda: payload_with(notes=[[-1, "hint", 1]]),
        lambda: payload_with(notes=[[13, "hint", 1]]),
        lambda: payload_with(notes=[[1, ["hint"], 1]]),
        lambda: payload_with(notes=[[1, "HINT", 1]]),
        lambda: payload_with(notes=[[1, "hint", 0]]),
        lambda: payload_with(notes=[[1, "hint", True]]),
        lambda: payload_with(notes=[[1, "hint", "1"]]),
        lambda: payload_with(notes=[[1, "quick-move", 3]]),
        lambda: payload_with(notes=[[1, "branch", "no id of a game"]]),
        lambda: payload_with(notes=[[0, "training", 9]]),
        lambda: payload_with(notes=[[1, "taken-back", 1]]),
        lambda: payload_with(notes=[[1, "taken-back", "deal 0 1A"]]),
        lambda: payload_with(notes=[[1, "taken-back", "place 1A; rm"]]),
        lambda: payload_with(notes=[[1, "taken-back", "x" * 65]]),
        lambda: payload_with(notes=[[0, "hint", 1]] * 1001),
        lambda: setup_with(extra=1),
        lambda: setup_with(edition=None),
        lambda: setup_with(seed=7),
        lambda: setup_with(start_player=False),
        lambda: setup_with(players={}),
        lambda: setup_with(options={"holdings": "open", "house": []}),
        lambda: setup_with(options={"holdings": ["open"], "house": {}}),
        lambda: setup_with(bag=[1.5]),
        lambda: setup_with(bag=list(range(109))),
        lambda: setup_with(bag=[True, *range(107)]),
        lambda: player_with(name="\u202e\u200b"),
        lambda: player_with(name="bea"),
        lambda: player_with(kind="ghost"),
        lambda: player_with(kind=["human"]),
        lambda: player_with(level="../x"),
    ],
)
def test_a_field_that_is_not_what_it_must_be_is_damage(make: Callable[[], bytes]) -> None:
    assert problem_of(make()) is SaveProblem.DAMAGED


@pytest.mark.parametrize(
    "make",
    [
        lambda: payload_with(actions=["declare"], cursor=0),
        lambda: payload_with(actions=["deal 9 1A"], cursor=0),
        lambda: payload_with(actions=["deal 0 13A"], cursor=0),
        lambda: payload_with(actions=["place 1A; rm"], cursor=0),
        lambda: payload_with(actions=[""], cursor=0),
        lambda: payload_with(actions=["buy 99999999999999999999 tower"], cursor=0),
        lambda: setup_with(bag=[0] * 108),
        lambda: setup_with(bag=list(range(107))),
        lambda: setup_with(start_player=5),
        lambda: setup_with(seed=""),
        lambda: setup_with(seed="\0"),
        lambda: setup_with(players=[]),
        lambda: setup_with(options={"holdings": "open", "house": {"chains": 1}}),
        lambda: setup_with(options={"holdings": "open", "house": {"starting_cash": 7}}),
        lambda: setup_with(options={"holdings": "open", "house": {"stuck_hand": [[]]}}),
    ],
)
def test_a_whole_save_of_an_impossible_game_is_illegal(make: Callable[[], bytes]) -> None:
    assert problem_of(make()) is SaveProblem.ILLEGAL


def test_an_unknown_edition_has_a_problem_of_its_own() -> None:
    assert problem_of(setup_with(edition="1962")) is SaveProblem.UNKNOWN_EDITION


def test_a_removed_field_is_damage() -> None:
    outer, payload = unpack(SMALL)
    for key in outer.keys() - {"format"}:
        cut = {k: v for k, v in outer.items() if k != key}
        assert problem_of(write(cut)) is SaveProblem.DAMAGED
    for key in payload:
        cut = {k: v for k, v in payload.items() if k != key}
        assert problem_of(pack(outer, cut)) is SaveProblem.DAMAGED


def test_no_wrong_type_anywhere_is_more_than_an_error() -> None:
    """Every value of the payload is replaced by values of every other type."""
    outer, payload = unpack(SMALL)
    for holder, key in places(payload):
        if isinstance(holder, list) and key > 2:
            continue  # one after the other is read alike
        kept = holder[key]
        for wrong in WRONG_VALUES:
            holder[key] = wrong
            try:
                loaded = decode(pack(outer, payload), GAMES)
            except SaveError:
                continue
            assert decode(encode(loaded.game), GAMES).states == loaded.states
        holder[key] = kept
