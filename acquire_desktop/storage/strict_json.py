"""Strict JSON for data that may be hostile: bounded, exact, without Python's additions."""

import json
import re
from pathlib import Path
from typing import Final, NoReturn

from acquire_desktop.codec import FormError

MAX_DEPTH: Final = 8
MAX_PATH: Final = 4096
"""Characters of a path."""
MAX_INT: Final = 2**31
"""Integers lie within plus or minus this."""

_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
"""What some editors put before UTF-8."""
_STRING: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)', re.DOTALL)
"""A string, closed or cut off; possessive, so no text makes it slow."""
_NO_BRACKET: Final = re.compile(r"[^\[\]{}]+")
_LONG: Final = re.compile(r"[0-9]{10}")
"""What may be too big a number; all others need no look in Python."""

StrictJsonError = FormError
"""Raised for a text that is not JSON as we write it, or a value that is not what it must be."""


def without_mark(data: bytes) -> bytes:
    """Return the bytes of a file without the byte-order mark that they may begin with."""
    return data.removeprefix(_BYTE_ORDER_MARK)


def parse(data: bytes) -> object:
    """Read UTF-8 JSON without floats, duplicate keys, big numbers or deep nesting.

    One byte-order mark may stand before it.

    Raises:
        StrictJsonError: If it is anything else.
    """
    try:
        text = without_mark(data).decode("utf-8", "strict")
        outside = _STRING.sub("", text) if "\\" in text else "".join(text.split('"')[::2])
        _check_depth(outside)
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_integer if _LONG.search(outside) else None,
            parse_float=_refuse,
            parse_constant=_refuse,
        )
    except StrictJsonError:
        raise
    except (ValueError, RecursionError) as error:
        raise StrictJsonError(f"not JSON: {type(error).__name__}") from None


def canonical(value: object) -> bytes:
    """Write JSON in the one form that equal values share: sorted keys, no spaces, ASCII."""
    text = json.dumps(
        value, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False
    )
    return text.encode("ascii")


def path_of(value: object) -> Path:
    """Return the path that a text is.

    Raises:
        StrictJsonError: If it is something else.
    """
    # Half a character is how Python spells a file name that is not UTF-8, so it may stay.
    if type(value) is not str or not 0 < len(value) <= MAX_PATH or "\0" in value:
        raise StrictJsonError("not a path")
    return Path(value)


def _check_depth(outside: str) -> None:
    """Check the brackets of a text that its strings were taken out of."""
    depth = 0
    for sign in _NO_BRACKET.sub("", outside):
        depth += 1 if sign in "[{" else -1
        if depth > MAX_DEPTH:
            raise StrictJsonError("nested too deep")


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    values = dict(pairs)
    if len(values) != len(pairs):
        raise StrictJsonError("a key stands there twice")
    return values


def _integer(digits: str) -> int:
    # Checked as text first: turning a million digits into a number is slow.
    if len(digits) > 11 or abs(int(digits)) > MAX_INT:
        raise StrictJsonError("a number is too big")
    return int(digits)


def _refuse(text: str) -> NoReturn:
    raise StrictJsonError(f"not an integer: {text[:20]}")
