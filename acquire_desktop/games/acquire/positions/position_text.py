"""Position text: a position as text to copy, and read from what somebody pastes."""

import json
from enum import Enum
from typing import Final

from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.positions.drafts import of_decider
from acquire_desktop.games.acquire.positions.view_checks import BadViewError
from acquire_desktop.games.acquire.positions.view_objects import view_object
from acquire_desktop.games.acquire.positions.view_reader import claimed_view
from acquire_desktop.storage.strict_json import StrictJsonError, parse

MAX_CHARACTERS: Final = 100_000
"""Of a text that is read; a view with every legal purchase has a third of them."""
_DERIVED: Final = frozenset({"legal", "prices", "sizes", "bank", "custom", "over"})
"""What is not written, since it follows from the rest."""


class TextProblem(Enum):
    """Why a text is no position."""

    EMPTY = "empty"
    TOO_LONG = "too-long"
    NO_OBJECT = "no-object"
    """It is no JSON object."""
    NO_POSITION = "no-position"
    """It is some other object, or a part of it has another form."""
    OVER = "over"
    """The game in it is over."""


class PositionTextError(ValueError):
    """A text that is no position."""

    def __init__(self, problem: TextProblem, message: str) -> None:
        super().__init__(message)
        self.problem = problem


def position_text(view: View) -> str:
    """Return a position as text that people can read, and the protocol as a view.

    Args:
        view: What the deciding seat sees.
    """
    shown = {name: part for name, part in view_object(view).items() if name not in _DERIVED}
    lines = (f" {json.dumps(name)}: {_value_text(name, part)}" for name, part in shown.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def draft_from_text(text: str) -> View:
    """Read a position, or a view of the protocol with or without the answer around it.

    Raises:
        PositionTextError: If it is none; what does not fit together is for the checks to tell.
    """
    if not text.strip():
        raise PositionTextError(TextProblem.EMPTY, "no text")
    if len(text) > MAX_CHARACTERS:
        raise PositionTextError(TextProblem.TOO_LONG, f"{len(text)} characters")
    try:
        value = parse(text.strip().encode())
    except (StrictJsonError, UnicodeEncodeError) as error:
        raise PositionTextError(TextProblem.NO_OBJECT, str(error)) from error
    if isinstance(value, dict) and isinstance(value.get("view"), dict):
        value = value["view"]
    if not isinstance(value, dict):
        raise PositionTextError(TextProblem.NO_OBJECT, "no object")
    decision = value.get("decision")
    if isinstance(decision, dict) and decision.get("kind") == "over":
        raise PositionTextError(TextProblem.OVER, "the game is over")
    try:
        return of_decider(claimed_view(_with_derived(value)))
    except BadViewError as error:
        raise PositionTextError(TextProblem.NO_POSITION, str(error)) from error


def _with_derived(value: dict[str, object]) -> dict[str, object]:
    """Give the reader the values that ``settled`` works out again in any case."""
    return {**value, "sizes": [0] * 7, "bank": [0] * 7}


def _value_text(name: str, part: object) -> str:
    if name == "board" and isinstance(part, list):
        return "[\n  " + ",\n  ".join(json.dumps(line) for line in part) + "\n ]"
    return json.dumps(part, ensure_ascii=False)
