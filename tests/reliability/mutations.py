"""Mutations: small damage to bytes and to JSON values, all of it by chance."""

from copy import deepcopy
from random import Random
from typing import Any, Final

_PIECES: Final = (b"", b'"', b"9", b"{", b"[", b"null", b"-1", b"\\", b"9" * 20, b"\xff")
WRONG_VALUES: Final[tuple[object, ...]] = (
    *(None, True, False, -1, 0, 1, 2**31, 2**31 + 1, 10**30, 0.5),
    *("", "x", "\ud800", "\u202e", "x" * 65, [], [[]], {}, {"": None}),
)
"""Values of every type, and at every edge."""


def damaged(data: bytes, random: Random) -> bytes:
    """Return bytes with one to four pieces replaced, doubled, moved or cut out."""
    broken = bytearray(data)
    for _ in range(random.randint(1, 4)):
        start = random.randrange(len(broken) + 1)
        end = start + random.choice((0, 1, 1, 2, 30))
        other = random.randrange(len(broken) + 1)
        broken[start:end] = random.choice(
            (
                random.choice(_PIECES),
                random.randbytes(random.randint(1, 3)),
                bytes((random.choice(b"0123456789abcdef"),)),
                broken[start:end] * 2,
                broken[other : other + random.randint(1, 30)],
            )
        )
    return bytes(broken)


def with_one_bit_flipped(data: bytes, random: Random) -> bytes:
    """Return bytes in which one bit is another."""
    position = random.randrange(8 * len(data))
    flipped = bytearray(data)
    flipped[position // 8] ^= 1 << position % 8
    return bytes(flipped)


def with_one_value_changed(value: Any, random: Random) -> None:
    """Change one value somewhere in a JSON object or list, take it out, or write it twice."""
    found = places(value)
    if not found:
        return
    holder, key = random.choice(found)
    other_holder, other_key = random.choice(found)
    old, other = holder[key], other_holder[other_key]
    match random.randrange(7):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.insert(key, old)
        case 1:
            holder[f"{key}2"] = old
        case 2 | 3 if isinstance(old, dict | list) or isinstance(other, dict | list):
            holder[key] = deepcopy(other)
        case 2 | 3:
            # What stood elsewhere is of the right type more often.
            holder[key], other_holder[other_key] = other, old
        case 4 if type(old) is int:
            holder[key] = old + random.choice((-1, 1))
        case _:
            holder[key] = random.choice(WRONG_VALUES)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Return where values stand in an object or list: what holds them, and under which key."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    found = [(value, key) for key in keys]
    for key in keys:
        if isinstance(value[key], dict | list):
            found += places(value[key])
    return found
