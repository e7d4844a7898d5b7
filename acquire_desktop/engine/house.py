"""House rules: an edition changed field by field for one game."""

from collections.abc import Mapping
from dataclasses import fields, replace
from enum import Enum

from acquire_desktop.engine.editions import EDITIONS, Edition, StuckHand
from acquire_desktop.engine.record import SetupError, SetupProblem

_CHOICES: dict[str, tuple[object, ...]] = {
    "founder_cash": (False, True),
    "replaces_unplayable": (False, True),
    "stuck_hand": tuple(rule.value for rule in StuckHand),
    "declare_any_time": (False, True),
    "two_player_market": (False, True),
}
_RANGES = {"starting_cash": range(0, 100_100, 100)}


def house_rules(edition: Edition) -> dict[str, object]:
    """Return the fields that differ from the published edition, as plain JSON values."""
    published = EDITIONS[edition.key]
    changed = {}
    for field in fields(Edition):
        value = getattr(edition, field.name)
        if value != getattr(published, field.name):
            changed[field.name] = value.value if isinstance(value, Enum) else value
    return changed


def with_house_rules(edition: Edition, changes: Mapping[str, object]) -> Edition:
    """Change an edition's fields for one game.

    Raises:
        SetupError: If a field cannot be changed or a value makes no sense.
    """
    values: dict[str, object] = {}
    for name, value in changes.items():
        if not _is_allowed(name, value):
            raise SetupError(SetupProblem.BAD_HOUSE_RULE, f"no such house rule: {name}={value!r}")
        values[name] = StuckHand(value) if name == "stuck_hand" else value
    return replace(edition, **values)  # type: ignore[arg-type]


def _is_allowed(name: str, value: object) -> bool:
    if name in _CHOICES:
        return any(
            value is choice or (isinstance(choice, str) and value == choice)
            for choice in _CHOICES[name]
        )
    return type(value) is int and value in _RANGES.get(name, ())
