"""Examples: a value of every kind, made from the types of its fields."""

from dataclasses import fields, is_dataclass
from enum import Enum
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import SwapNotice
from acquire_desktop.games.hotel_tycoon.engine.events import CardDrawn, PermissionThrown
from acquire_desktop.games.hotel_tycoon.engine.terms import Purpose

_PERMISSION_DIE = {Purpose.PERMISSION, Purpose.UPKEEP, Purpose.EARTHQUAKE}
"""What that die is thrown for."""
_NUMBERS = {"tile": 3, "start": 30, "seat": 0, "property": 4, "amount": 1800, "nights": 4}


def examples_of(kind: type[Any]) -> list[Any]:
    """Return a value of a frozen dataclass for each member of each enumeration in it."""
    hints = get_type_hints(kind)
    usual = {field.name: _value(field.name, hints[field.name]) for field in fields(kind)}
    if kind is PermissionThrown:
        usual["purpose"] = Purpose.PERMISSION
    made = [kind(**usual)]
    for name, hint in hints.items():
        if isinstance(hint, type) and issubclass(hint, Enum):
            made += [kind(**(usual | {name: member})) for member in hint]
    if kind in (CardDrawn, SwapNotice):
        made.append(kind(**(usual | {"card": Card.PONZI})))
    if kind is PermissionThrown:
        return [event for event in made if event.purpose in _PERMISSION_DIE]
    return made


def _value(name: str, hint: Any) -> Any:
    if get_origin(hint) is tuple:
        part = get_args(hint)[0]
        return (_value(name, part), _value(name, part))
    if isinstance(hint, UnionType):
        return None
    if issubclass(hint, Enum):
        return next(iter(hint))
    if hint is bool:
        return False
    assert hint is int, hint
    assert not is_dataclass(hint)
    return _NUMBERS.get(name, 1)
