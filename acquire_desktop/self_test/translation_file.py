"""Translation files: the texts inside a ``.qm``, which Qt itself gives out only one by one.

The file is a number of sections: a byte that says what it holds, its length, its content. The
section of messages is a row of tagged values, again each with its length.
"""

import struct
from collections.abc import Iterator
from typing import Final, NamedTuple

_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_MESSAGES: Final = 0x69
_END, _TRANSLATION, _OLD_CONTEXT, _SOURCE, _CONTEXT = 1, 3, 5, 6, 7
_NO_TEXT: Final = 0xFFFFFFFF


class Message(NamedTuple):
    """A text of the code and its translation; one with several forms is several messages."""

    context: str
    source: str
    translation: str


def texts_in(content: bytes) -> Iterator[Message]:
    """Yield the messages of a file.

    Args:
        content: Of a ``.qm`` file.

    Raises:
        ValueError: If it is none, or cut off.
    """
    if not content.startswith(_MAGIC):
        raise ValueError("no translation file")
    try:
        yield from _texts(_section(content, _MESSAGES))
    except (IndexError, struct.error) as error:
        raise ValueError("the translation file is cut off") from error


def _section(content: bytes, wanted: int) -> bytes:
    at = len(_MAGIC)
    while at < len(content):
        kind, length = struct.unpack_from(">BI", content, at)
        at += 5
        if at + length > len(content):
            raise IndexError
        if kind == wanted:
            return content[at : at + length]
        at += length
    return b""


def _texts(messages: bytes) -> Iterator[Message]:
    at = 0
    translations: list[str] = []
    context = source = ""
    while at < len(messages):
        tag = messages[at]
        at += 1
        if tag == _END:
            yield from (Message(context, source, each) for each in translations or [""])
            translations, context, source = [], "", ""
            continue
        if tag == _OLD_CONTEXT:
            at += 4
            continue
        (length,) = struct.unpack_from(">I", messages, at)
        at += 4
        if length == _NO_TEXT:
            continue
        value = messages[at : at + length]
        at += length
        if tag == _TRANSLATION:
            translations.append(value.decode("utf-16-be"))
        elif tag == _SOURCE:
            source = value.decode()
        elif tag == _CONTEXT:
            context = value.decode()
