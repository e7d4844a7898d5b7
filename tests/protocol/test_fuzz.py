"""Thousands of spoilt requests: no crash, no unknown error, nothing changed by a refusal."""

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tests.protocol.talk import EDITIONS, Json, Talk, kind_of

LINES = 1000
REQUESTS = (
    *("state", "view", "legal", "apply", "deal", "choose", "save", "load", "new"),
    *("choose", "choose", "apply", "events"),
)
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 2, 5, 6, 7, 12, 25, 100, -1, 10**9, 10**30, 0.5, 1e308),
    *("", "1A", "12I", "9f", "o", "tower", "Tower", "place", "buy", "dispose", "\ud800", "🂡"),
    *("\0", "x" * 5000, [], [0] * 7, [[]], {}, {"kind": "buy"}, {"": {}}),
)


@pytest.mark.part(of=3)
@pytest.mark.parametrize("seed", [20260, 20261, 20262])
def test_spoilt_requests_never_break_the_server(seed: int) -> None:
    random = Random(seed)
    talk = Talk()
    begin(talk, random)
    state = talk.ask("state")
    refused = 0
    for number in range(LINES):
        if number % 200 == 199:
            begin(talk, random)
            state = talk.ask("state")
        line = spoilt_line(talk, random)
        answer = talk.line(line)
        if "error" in answer:
            kind_of(answer)
            refused += 1
            assert talk.ask("state") == state, line
        else:
            state = talk.ask("state")
    assert LINES * 0.5 < refused < LINES


def begin(talk: Talk, random: Random) -> None:
    """Start a game and go somewhere in it."""
    talk.ask("new", edition=random.choice(EDITIONS), players=random.randint(3, 6), seed="f")
    talk.play(random, random.randrange(200))


def spoilt_line(talk: Talk, random: Random) -> bytes:
    """Return a request that fits the game, spoilt in one to three places."""
    request = fitting(talk, random)
    for _ in range(random.randint(1, 3)):
        spoil(request, random)
    line = json.dumps(request, ensure_ascii=random.random() < 0.5)
    data = bytearray(line.encode("utf-8", "surrogatepass"))
    if random.random() < 0.3:
        for _ in range(random.randint(1, 4)):
            data[random.randrange(len(data))] = random.randrange(256)
    if random.random() < 0.1:
        del data[random.randrange(len(data)) :]
    return bytes(data).replace(b"\n", b"") + b"\n"


def fitting(talk: Talk, random: Random) -> Json:
    """Return a request that the server would answer now."""
    do = random.choice(REQUESTS)
    asked = talk.ask("legal")
    seat = asked["seat"] or 0
    fields: Json = {}
    if do == "new":
        fields = {"edition": "2008", "players": 3, "seed": "x", "house": {"founder_cash": True}}
    elif do == "view":
        fields = {"seat": seat}
    elif do == "apply":
        fields = {"action": random.choice([*asked["actions"], "buy", "declare"])}
        if random.random() < 0.5:
            fields |= {"seat": seat, "for": random.randrange(3)}
    elif do == "events":
        fields = {"from": random.randrange(40), "for": seat}
    elif do == "deal":
        pool = talk.ask("state")["state"]["pool"]
        fields = {"seat": seat, "tile": random.choice([*pool, "1A"])}
    elif do == "choose":
        fields = {"view": talk.ask("view", seat=seat)["view"], "level": "greedy", "seed": 1}
    elif do == "load":
        fields = {"save": talk.ask("save")}
    return {"do": do, **fields}


def spoil(value: Any, random: Random) -> None:
    """Change, drop, double or add something at some depth."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = random.choice(keys)
        if not isinstance(value[key], dict | list) or random.random() < 0.2:
            break
        value = value[key]
    chance = random.random()
    if chance < 0.15:
        del value[key]
    elif chance < 0.5:
        value[key] = nearby(value[key], random)
    elif chance < 0.6 and isinstance(value, list):
        value.insert(random.randrange(len(value) + 1), value[key])
    else:
        value[key] = deepcopy(random.choice(VALUES))  # it may be spoilt itself


def nearby(value: Any, random: Random) -> Any:
    """Return a value of the same type that is a little different."""
    if type(value) is int:
        return value + random.choice((-100, -1, 1, 2, 100))
    if isinstance(value, str) and value:
        letters = list(value)
        random.shuffle(letters)
        return "".join(letters)
    return not value
