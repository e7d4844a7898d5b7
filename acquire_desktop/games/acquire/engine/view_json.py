"""Plain view: a view as lists of plain JSON values, and back, for another process."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

from acquire_desktop.games.acquire.engine.action_codec import action_of, code_of
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import Chain, Seat, Tile
from acquire_desktop.games.acquire.engine.decisions import Decision
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from acquire_desktop.games.acquire.engine.house_rules import house_rules, with_house_rules
from acquire_desktop.games.acquire.engine.power_cards import PowerCard
from acquire_desktop.games.acquire.engine.view import View

_NAMES: Final = {
    "Action": Action,
    "Chain": Chain,
    "Decision": Decision,
    "Edition": Edition,
    "PowerCard": PowerCard,
    "Seat": Seat,
    "Tile": Tile,
}
"""What the types of a view are called."""
_Way = Callable[[Any], Any]


class PlainViewError(ValueError):
    """Values that are no view."""


def view_to_json(view: View) -> list[object]:
    """Write a view as lists of numbers, texts, truths and nothings."""
    plain: list[object] = _WRITE(view)
    return plain


def view_from_plain(plain: object) -> View:
    """Read a view back: each value has the type that stands in the dataclasses, nothing is looser.

    Raises:
        PlainViewError: If it is something else.
    """
    try:
        view: View = _READ(plain)
    except (ValueError, KeyError, IndexError, TypeError) as error:
        raise PlainViewError(f"not a view: {error}") from error
    return view


def _ways(kind: Any) -> tuple[_Way, _Way]:
    """Return how values of a type are written and read."""
    if kind == Action:
        return code_of, _read_action
    if kind is Edition:
        return _write_edition, _read_edition
    if isinstance(kind, UnionType):
        return _ways_of_union(get_args(kind))
    if get_origin(kind) is tuple:
        return _ways_of_tuple(get_args(kind)[0])
    if is_dataclass(kind):
        return _ways_of_record(kind)
    if issubclass(kind, Enum):
        return (lambda value: value.value), kind
    return _same, _exactly(kind)


def _ways_of_union(kinds: tuple[Any, ...]) -> tuple[_Way, _Way]:
    if NoneType in kinds:
        (kind,) = (kind for kind in kinds if kind is not NoneType)
        write, read = _ways(kind)
        return (
            lambda value: None if value is None else write(value),
            lambda plain: None if plain is None else read(plain),
        )
    ways = [_ways(kind) for kind in kinds]
    writes = {
        kind: (at, write) for at, (kind, (write, _)) in enumerate(zip(kinds, ways, strict=True))
    }

    def write_one(value: Any) -> list[object]:
        at, write = writes[type(value)]
        return [at, write(value)]

    def read_one(plain: Any) -> Any:
        at, value = _list(plain)
        return ways[_number(at)][1](value)

    return write_one, read_one


def _ways_of_tuple(kind: Any) -> tuple[_Way, _Way]:
    write, read = _ways(kind)

    def read_all(plain: Any) -> tuple[Any, ...]:
        return tuple(map(read, _list(plain)))

    def read_numbers(plain: Any) -> tuple[int, ...]:
        if not set(map(type, _list(plain))) <= {int}:
            raise PlainViewError("numbers expected")
        return tuple(plain)

    if write is _same:  # JSON knows no tuples and takes them for lists
        return _same, read_numbers if kind is int else read_all
    return (lambda values: [write(value) for value in values]), read_all


def _ways_of_record(kind: Any) -> tuple[_Way, _Way]:
    kinds = get_type_hints(kind, localns=_NAMES)
    ways = {field.name: _ways(kinds[field.name]) for field in fields(kind)}
    writes = [(name, write) for name, (write, _) in ways.items()]
    reads = [read for _, read in ways.values()]

    def write_all(value: Any) -> list[object]:
        return [write(getattr(value, name)) for name, write in writes]

    def read_all(plain: Any) -> Any:
        return kind(*[read(part) for read, part in zip(reads, _list(plain), strict=True)])

    return write_all, read_all


def _same(value: Any) -> Any:
    return value


def _exactly(kind: type) -> _Way:
    def read(plain: Any) -> Any:
        if type(plain) is not kind:
            raise PlainViewError(f"{kind.__name__} expected")
        return plain

    return read


_list: Final = _exactly(list)
_house: Final = _exactly(dict)


def _number(plain: Any) -> int:
    """Return a number that counts from the start of something."""
    if type(plain) is not int or plain < 0:
        raise PlainViewError("a number expected")
    return plain


def _read_action(plain: Any) -> Action:
    return _action(_number(plain))


@lru_cache(maxsize=4096)
def _action(code: int) -> Action:
    action = action_of(code)
    if code_of(action) != code:
        raise PlainViewError("an action expected")
    return action


@lru_cache(maxsize=8)
def _write_edition(edition: Edition) -> list[object]:
    return [edition.key, house_rules(edition)]


def _read_edition(plain: Any) -> Edition:
    key, house = _list(plain)
    return with_house_rules(EDITIONS[key], _house(house))


_WRITE, _READ = _ways(View)
