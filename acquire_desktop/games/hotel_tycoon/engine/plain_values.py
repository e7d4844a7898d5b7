"""Plain values: records, enumerations and tuples as JSON has them."""

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any


def plain(value: Any) -> object:
    """Write a value: a record or an enumeration as an object with its name, a tuple as a list.

    >>> from acquire_desktop.games.hotel_tycoon.engine.actions import BuyLand
    >>> plain((BuyLand(3), 1, None))
    [{'BuyLand': [3]}, 1, None]
    """
    if isinstance(value, Enum):
        return {type(value).__name__: value.value}
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    if is_dataclass(value):
        parts = [plain(getattr(value, field.name)) for field in fields(value)]
        return {type(value).__name__: parts}
    return value
