"""Set-up JSON: the set-up of a game of Hotel Tycoon as plain JSON values, and back."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final

from acquire_desktop.codec import Codec
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    LATER_OPTIONS,
    MAX_ROUND_LIMIT,
    RULINGS,
    Mode,
    Options,
    Setup,
    SetupError,
    make_setup,
)
from acquire_desktop.storage.errors import SaveError, SaveProblem


@dataclass(frozen=True, slots=True)
class _Kept:
    """A set-up as a save holds it."""

    setup: Mode
    seed: str
    options: Options


_ROUND_LIMIT: Final = Annotated[int, range(1, MAX_ROUND_LIMIT + 1)] | None
_CODEC: Final = Codec(
    _Kept,
    optional=LATER_OPTIONS,
    named={"rulings": Annotated[int, RULINGS]},
    forms={int | None: _ROUND_LIMIT},
)


def setup_object(setup: Setup) -> dict[str, object]:
    """Return a set-up as JSON values."""
    written: dict[str, object] = _CODEC.write(_Kept(setup.mode, setup.seed, setup.options))
    return written


def setup_from(value: Mapping[str, object], players: int) -> Setup:
    """Read back what ``setup_object`` wrote, for so many players.

    Raises:
        FormError: If the value has another form.
        SaveError: If the rules do not allow this set-up.
    """
    kept = _CODEC.read(value)
    try:
        return make_setup(kept.setup, players, kept.seed, kept.options)
    except SetupError as error:
        raise SaveError(SaveProblem.ILLEGAL, str(error)) from error
