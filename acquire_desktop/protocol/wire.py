"""Wire: lines of bytes as the protocol's JSON values, and back; whatever comes in is bounded."""

import json
from collections.abc import Iterable, Mapping
from typing import BinaryIO, Final, NoReturn

MAX_LINE_BYTES: Final = 1 << 20
"""Bytes of a line without its end."""
_LINE_SPAN: Final = MAX_LINE_BYTES + len(b"\r\n")
_MAX_DEPTH: Final = 16
_MAX_MESSAGE: Final = 300
"""Characters of an error's message, which may quote what came in."""

Request = Mapping[str, object]
Answer = dict[str, object]


class RequestError(Exception):
    """A request that cannot be answered; nothing was changed."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


def request_lines(source: BinaryIO) -> Iterable[bytes]:
    """Yield each line; of one that is too long only as much as shows that it is."""
    while line := source.readline(_LINE_SPAN):
        rest = b"" if line.endswith(b"\n") else source.readline(_LINE_SPAN)
        yield line + rest
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(_LINE_SPAN)


def read_line(line: bytes) -> Request:
    """Read the object on a line.

    Raises:
        RequestError: If it is too long, not UTF-8, not JSON, nested too deep, has a key twice
            or holds no object.
    """
    content = line.removesuffix(b"\n").removesuffix(b"\r")
    if len(content) > MAX_LINE_BYTES:
        raise RequestError("bad-json", "a line has at most 1 MiB")
    try:
        value = json.loads(
            content.decode("utf-8"), object_pairs_hook=_object, parse_constant=_refuse_constant
        )
    except UnicodeDecodeError as error:
        raise RequestError("bad-json", f"not UTF-8 at byte {error.start}") from error
    except (ValueError, RecursionError) as error:
        raise RequestError("bad-json", f"not JSON: {error}") from error
    if _is_deep(value):
        raise RequestError("bad-json", f"nested deeper than {_MAX_DEPTH}")
    if not isinstance(value, dict):
        raise RequestError("bad-request", "a request is an object")
    return value


def write_line(answer: Mapping[str, object]) -> bytes:
    """Write an answer as a line."""
    text = json.dumps(answer, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return text.encode() + b"\n"


def error_object(error: RequestError) -> Answer:
    """Describe an error; what it quotes is cut, and half characters are spelled out."""
    message = str(error)
    if len(message) > _MAX_MESSAGE:
        message = f"{message[:_MAX_MESSAGE]}..."
    message = message.encode("utf-8", "backslashreplace").decode()
    return {"error": {"kind": error.kind, "message": message}}


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    values = dict(pairs)
    if len(values) != len(pairs):
        raise ValueError("a key stands there twice")
    return values


def _refuse_constant(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number")


def _is_deep(value: object) -> bool:
    level = [value]
    for _ in range(_MAX_DEPTH):
        level = [child for item in level for child in _children(item)]
    return any(isinstance(item, dict | list) for item in level)


def _children(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
