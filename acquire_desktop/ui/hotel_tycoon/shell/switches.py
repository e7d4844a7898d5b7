"""Switches: the options of Hotel Tycoon as boxes to tick; none is on in the game by the letter."""

from dataclasses import replace
from typing import Any, Final

from acquire_desktop.games.hotel_tycoon.engine.board import BANK_INTEREST, WIN_CASH
from acquire_desktop.games.hotel_tycoon.engine.forms import EVENING_ROUNDS
from acquire_desktop.games.hotel_tycoon.engine.setup import Movement, Options, Questions

_GOAL: Final = 25_000
_EXTRA_CASH: Final = 5000
_INTEREST: Final = 3000

_Fields = dict[str, Any]
_SWITCHES: Final[dict[str, tuple[_Fields, _Fields]]] = {
    "gentle_fines": ({"fines_eliminate": True}, {"fines_eliminate": False}),
    "one_die": ({"movement": Movement.TWO_DICE}, {"movement": Movement.ONE_DIE}),
    "no_cards": ({"events": True}, {"events": False}),
    "open_hands": ({"questions": Questions.ONCE_A_TURN}, {"questions": Questions.OPEN_HANDS}),
    "round_limit": ({"round_limit": None}, {"round_limit": EVENING_ROUNDS}),
    "goal": ({"goal": WIN_CASH}, {"goal": _GOAL}),
    "interest": ({"interest": BANK_INTEREST}, {"interest": _INTEREST}),
    "extra_cash": ({"extra_cash": 0}, {"extra_cash": _EXTRA_CASH}),
}
"""What the options are without and with a switch, where it is not one of their fields."""


def is_on(options: Options, name: str) -> bool:
    """Tell whether a switch is on."""
    if name == "open_hands":
        # One person at the screen has closed hands without the questions of several.
        return options.questions is Questions.OPEN_HANDS
    off, _ = _SWITCHES.get(name, ({name: False}, {}))
    return any(getattr(options, field) != value for field, value in off.items())


def turned(options: Options, name: str, on: bool, model: Options) -> Options:
    """Return the options with a switch turned on or off.

    Args:
        options: What it is turned in; one that is on already stays as it is.
        name: Of the switch.
        on: Whether it is turned on.
        model: Options from which the sums are taken where the switch is on there.
    """
    if is_on(options, name) is on:
        return options
    off, usual = _SWITCHES.get(name, ({name: False}, {name: True}))
    if not on:
        return replace(options, **off)
    source = {field: getattr(model, field) for field in usual} if is_on(model, name) else usual
    return replace(options, **source)
