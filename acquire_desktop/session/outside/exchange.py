"""Exchange: the line that an outside program is sent for a decision, and the one it answers.

The question is the request ``choose`` of docs/protocol.md, so that whatever answers it can play.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from acquire_desktop.storage.seats.programs import Trouble

LONGEST_ACTION: Final = 200
"""Characters of an action; the longest that there is has about fifty."""


class NoActionError(ValueError):
    """An answer that cannot be played."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble


def question_line(view: Mapping[str, object], seconds: int) -> bytes:
    """Write what a program is asked.

    Args:
        view: What its seat may know, and its legal actions, as the protocol's VIEW.
        seconds: How long it may think.
    """
    asked = {"do": "choose", "view": view, "seconds": seconds}
    text = json.dumps(asked, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return text.encode() + b"\n"


def chosen(line: bytes, legal: Sequence[Any], parse: Callable[[str], Any]) -> Any:
    """Return the legal action that an answer means.

    Args:
        line: What the program sent.
        legal: The legal actions, in the order of the view that was sent.
        parse: Reads the text of an action; ``ValueError`` if it is none.

    Raises:
        NoActionError: If it names none of them.
    """
    named = _named(line)
    if type(named) is int:
        if not 0 <= named < len(legal):
            raise NoActionError(Trouble.ILLEGAL)
        return legal[named]
    if type(named) is not str or len(named) > LONGEST_ACTION:
        raise NoActionError(Trouble.UNREADABLE)
    try:
        action = parse(named)
    except ValueError:
        raise NoActionError(Trouble.UNREADABLE) from None
    if action not in legal:
        raise NoActionError(Trouble.ILLEGAL)
    return action


def _named(line: bytes) -> object:
    try:
        answer = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        raise NoActionError(Trouble.UNREADABLE) from None
    return answer.get("action") if isinstance(answer, dict) else None
