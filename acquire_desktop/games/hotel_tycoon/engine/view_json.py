"""Plain view: a view as plain JSON values, and back, for another process."""

from dataclasses import is_dataclass
from typing import Any, Final, get_args

from acquire_desktop.games.hotel_tycoon.engine import setup, terms
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    Debt,
    Decision,
    HotelPurpose,
    Stage,
)
from acquire_desktop.games.hotel_tycoon.engine.plain_values import plain
from acquire_desktop.games.hotel_tycoon.engine.turn_record import Turn
from acquire_desktop.games.hotel_tycoon.engine.view import View

_KINDS: Final[tuple[type, ...]] = (
    *get_args(Action),
    *get_args(Decision),
    *(View, Turn, setup.Options, setup.Mode, setup.Claims, setup.Movement),
    *(setup.Questions, setup.Profile),
    *(Card, Debt, HotelPurpose, Stage, terms.Reason, terms.StopCause, terms.EndReason),
)
_BY_NAME: Final = {kind.__name__: kind for kind in _KINDS}
"""What may stand in a view beside numbers, texts, truths and nothings."""


class PlainViewError(ValueError):
    """Values that are no view."""


def view_to_json(view: View) -> object:
    """Write a view: a record or an enumeration as an object with its name, a tuple as a list."""
    return plain(view)


def view_from_plain(value: object) -> View:
    """Read a view back.

    Raises:
        PlainViewError: If it is something else.
    """
    try:
        view = _read(value)
    except (ValueError, KeyError, TypeError) as error:
        raise PlainViewError(f"not a view: {error}") from error
    if not isinstance(view, View):
        raise PlainViewError("not a view")
    return view


def _read(value: Any) -> Any:
    if type(value) is list:
        return tuple(map(_read, value))
    if type(value) is dict:
        ((name, parts),) = value.items()
        kind = _BY_NAME[name]
        return kind(*map(_read, parts)) if is_dataclass(kind) else kind(parts)
    if type(value) in (int, str, bool, type(None)):
        return value
    raise PlainViewError(f"{type(value).__name__} is in no view")
