"""Mutated saves: ``python -m tests.reliability.mutated_saves --n 1000000 --jobs 2``.

Every save in ``tests/saves`` is damaged in two layers: the bytes of the file, and the game within,
packed again with checksums that fit, so that the checks behind those are reached. Some games are
also given the hashes of how they play then, as a forger would. A save may be refused or play by
the rules; it may never raise anything but ``SaveError``, take long, or be accepted as a game whose
file says something else.
"""

import json
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Final

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.storage.envelope import read_header
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.replay import replay, state_hash, turn_checks
from acquire_desktop.storage.save_format import Loaded, decode, encode
from acquire_desktop.storage.strict_json import StrictJsonError, canonical
from tests.games.acquire.engine.facts import check_facts
from tests.reliability.mutations import damaged, with_one_bit_flipped, with_one_value_changed
from tests.reliability.soaking import most_memory, run
from tests.storage.games import SAVES, pack, pack_raw, unpack, write

LONGEST_S: Final = 1.0
"""Time of the processor that a file may cost."""
MEMORY_BYTES: Final = 100 << 20
"""By how much the process may grow."""


@cache
def originals() -> tuple[bytes, ...]:
    """Return the saves that are mutated."""
    return tuple(path.read_bytes() for path in sorted(SAVES.glob("v*/*.acquire")))


@cache
def loaded(original: bytes) -> Loaded:
    """Return the game in a save that is whole."""
    return decode(original, GAMES)


def _payload_bytes(data: bytes, random: Random) -> bytes:
    outer, payload = unpack(data)
    return pack_raw(outer, damaged(canonical(payload), random))


def _payload_value(data: bytes, random: Random) -> bytes:
    outer, payload = unpack(data)
    with_one_value_changed(payload, random)
    return pack(outer, payload)


def _outer_value(data: bytes, random: Random) -> bytes:
    outer = json.loads(data)
    with_one_value_changed(outer, random)
    return write(outer)


def _forged(data: bytes, random: Random) -> bytes:
    """Change how a game begins or goes, and write the hashes of how it plays then."""
    outer, payload = unpack(data)
    part = random.choice(("setup", "setup", "actions"))
    with_one_value_changed(payload[part], random)
    with suppress(SaveError, StrictJsonError, KeyError, TypeError):  # it cannot be played at all
        _sign(outer, payload)
    return pack(outer, payload)


def _sign(outer: dict[str, Any], payload: dict[str, Any]) -> None:
    setup_object = dict(payload["setup"])
    players = setup_object.pop("players")
    setup = ACQUIRE.setup_from(setup_object, len(players))
    states = replay(ACQUIRE, setup, payload["actions"])
    payload["cursor"] = len(payload["actions"])
    payload["checks"] = turn_checks(ACQUIRE, states)
    payload["state"] = state_hash(states[-1])
    last = states[-1]
    assert isinstance(last, State)
    outer["summary"] |= {"turn": ACQUIRE.turn_of(last), "over": last.over}
    outer["edition"] = ACQUIRE.edition_key(setup)


_WAYS: Final[tuple[tuple[Callable[[bytes, Random], bytes], float], ...]] = (
    (damaged, 0.35),
    (with_one_bit_flipped, 0.1),
    (_outer_value, 0.15),
    (_payload_bytes, 0.2),
    (_payload_value, 0.15),
    (_forged, 0.05),
)
_INSIDE: Final = (_payload_bytes, _payload_value, _forged)
"""What reaches behind the checksum."""


def attempt(random: Random) -> tuple[str]:
    """Mutate one save, read it, and return what came of it."""
    before = _most_memory_at_first()
    original = random.choice(originals())
    (mutate,) = random.choices([way for way, _ in _WAYS], [share for _, share in _WAYS])
    data = mutate(original, random)
    began_s = time.process_time()
    outcome = read(data, loaded(original))
    took_s = time.process_time() - began_s
    assert took_s < LONGEST_S, f"it took {took_s:.1f} s"
    assert most_memory() - before < MEMORY_BYTES
    assert outcome != "another legal game" or mutate in _INSIDE, "the checksum has let it through"
    return (outcome,)


@cache
def _most_memory_at_first() -> int:
    for original in originals():
        loaded(original)
    return most_memory()


def read(data: bytes, whole: Loaded) -> str:
    """Read a save as the list of games and the opening of a file do; check what is accepted.

    Args:
        data: The save.
        whole: What was in it before it was mutated.
    """
    try:
        read_header(data)
    except SaveError:
        is_listed = False
    else:
        is_listed = True
    try:
        found = decode(data, GAMES)
    except SaveError as error:
        return error.problem.value
    assert is_listed, "it opens and is not listed"
    outside: dict[str, Any] = {"game_id": "", "save_no": 0, "saved_at": ""}
    if replace(found.game, **outside) == replace(whole.game, **outside):
        assert found.states == whole.states
        return "the same game"
    for state in found.states:
        check_facts(state.game, state.setup.edition)
    assert decode(encode(found.game), GAMES).states == found.states
    return "another legal game"


def main() -> int:
    """Mutate saves, and tell what came of it."""
    return run(attempt, __doc__, 10_000)


if __name__ == "__main__":
    sys.exit(main())
