"""Set-up JSON: the set-up of a game of Hotel Tycoon as plain JSON values, and back."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from acquire_desktop.games.hotel_tycoon.engine.setup import (
    MAX_ROUND_LIMIT,
    Claims,
    Mode,
    Movement,
    Options,
    Setup,
    SetupError,
    make_setup,
)
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.strict_json import (
    StrictJsonError,
    bool_of,
    fields_of,
    int_of,
    text_of,
)


def _round_limit(value: object) -> int | None:
    return None if value is None else int_of(value, 1, MAX_ROUND_LIMIT)


_READ: Final[dict[str, Callable[[object], object]]] = {
    "claims": lambda value: _member(Claims, value),
    "movement": lambda value: _member(Movement, value),
    "round_limit": _round_limit,
}
"""How the options are read that are no truths."""


def setup_object(setup: Setup) -> dict[str, object]:
    """Return a set-up as JSON values."""
    values = ((field.name, getattr(setup.options, field.name)) for field in fields(Options))
    options = {name: getattr(value, "value", value) for name, value in values}
    return {"setup": setup.mode.value, "seed": setup.seed, "options": options}


def setup_from(value: Mapping[str, object], players: int) -> Setup:
    """Read back what ``setup_object`` wrote, for so many players.

    Raises:
        StrictJsonError: If the value has another form.
        SaveError: If the rules do not allow this set-up.
    """
    values = fields_of(value, {"setup", "seed", "options"})
    plain = fields_of(values["options"], {field.name for field in fields(Options)})
    options: dict[str, Any] = {
        name: _READ.get(name, bool_of)(option) for name, option in plain.items()
    }
    mode = _member(Mode, values["setup"])
    try:
        return make_setup(mode, players, text_of(values["seed"]), Options(**options))
    except SetupError as error:
        raise SaveError(SaveProblem.ILLEGAL, str(error)) from error


def _member(kind: type[Any], value: object) -> Any:
    try:
        return kind(text_of(value))
    except StrictJsonError:
        raise
    except ValueError:
        raise StrictJsonError(f"no such {kind.__name__}") from None
