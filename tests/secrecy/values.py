"""What can be compared of the values that parts of a window keep, and the views among them."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import partial
from types import FunctionType
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor

from acquire_desktop.game import Seat
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.hotel_tycoon.engine.state import State as HotelState
from acquire_desktop.games.hotel_tycoon.engine.view import View as HotelView

OWN: Final = "acquire_desktop."
"""Where the program's own classes are."""
_ENGINES: Final = (
    "acquire_desktop.games.acquire.engine.",
    "acquire_desktop.games.hotel_tycoon.engine.",
)
_SIMPLE: Final = (bool, int, float, str, Enum)
_AS_IS: Final = frozenset((bool, int, str, type(None)))
"""Most values, told without a further look."""
_LEADS_NOWHERE: Final = (*_SIMPLE, type(None), bytes, QObject)
_MOST_PARTS: Final = 64
"""Longer lists are not compared part by part: what they hold is shown by a model."""
_DEEPEST: Final = 5

_fields: dict[type, tuple[str, ...]] = {}
"""The names of the fields of a dataclass, to be looked up once."""


def plain(value: object, depth: int = _DEEPEST) -> object:
    """Return what can be compared of a value; None for what only stands there, like a widget.

    Of a view only whose it is counts, which ``held_views`` judges. What is in it differs between
    the worlds: with hidden holdings also the totals that a log would make derivable.
    """
    if type(value) in _AS_IS:
        return value
    if isinstance(value, float):
        return float(value)  # NumPy's do not compare like others
    if value is None or isinstance(value, _SIMPLE):
        return value
    if isinstance(value, list | tuple | set | frozenset | Mapping):
        return _plain_parts(value, depth - 1) if depth and len(value) <= _MOST_PARTS else None
    if isinstance(value, View | HotelView):
        return "View", value.seat, value.ply
    if isinstance(value, QColor):
        return value.name()
    if isinstance(value, QRect | QRectF):
        return value.getRect()
    if isinstance(value, QPoint | QPointF | QSize):
        return value.toTuple()
    names = _field_names(type(value))
    if depth and names:
        return type(value).__name__, *(plain(getattr(value, name), depth - 1) for name in names)
    return None


def held_views(value: object, path: str, seen: set[int]) -> Iterator[tuple[str, object]]:
    """Yield the views and states that a value leads to, with the way to each.

    Other objects of Qt are asked by themselves; the session may know everything.

    Args:
        value: What some part of the window keeps.
        path: Where.
        seen: What was looked at before, by its id.
    """
    if isinstance(value, View | HotelView | State | HotelState):
        yield path, value
    elif id(value) not in seen and not isinstance(value, _LEADS_NOWHERE):
        seen.add(id(value))
        for name, part in _parts(value):
            yield from held_views(part, path + name, seen)


def is_secret(held: object, looks: Seat | None) -> bool:
    """Tell whether a view or state tells what whoever looks may not know.

    Args:
        held: The view or state.
        looks: The seat whose hand lies open; none for nobody's.
    """
    match held:
        case View():
            return bool(held.hand) and held.seat != looks
        case HotelView():
            return bool(held.hand or held.first_cards) and held.seat != looks
    return True


def _plain_parts(value: Collection[object], depth: int) -> object:
    if isinstance(value, Mapping):
        return tuple((plain(key, depth), plain(part, depth)) for key, part in value.items())
    parts = (plain(part, depth) for part in value)
    return tuple(parts) if isinstance(value, list | tuple) else tuple(sorted(map(repr, parts)))


def _field_names(kind: type) -> tuple[str, ...]:
    if kind not in _fields:
        is_record = is_dataclass(kind)
        _fields[kind] = tuple(field.name for field in fields(kind)) if is_record else ()
    return _fields[kind]


def _parts(value: object) -> Iterator[tuple[str, object]]:
    """Yield what a value leads to; the engine's own values lead to no view."""
    if isinstance(value, Mapping):
        yield from ((f"[{key!r}]", part) for key, part in value.items())
    elif isinstance(value, list | tuple | set | frozenset):
        yield from ((f"[{index}]", part) for index, part in enumerate(value))
    elif isinstance(value, FunctionType):
        cells = zip(value.__code__.co_freevars, value.__closure__ or (), strict=True)
        yield from ((f"<{name}>", _content(cell)) for name, cell in cells)
    elif isinstance(value, partial):
        yield from ((f"({index})", part) for index, part in enumerate(value.args))
    elif type(value).__module__.startswith(OWN) and not type(value).__module__.startswith(_ENGINES):
        for name in _field_names(type(value)) or vars(value):
            yield f".{name}", getattr(value, name)


def _content(cell: object) -> object:
    try:
        return getattr(cell, "cell_contents", None)
    except ValueError:  # nothing in it yet
        return None
