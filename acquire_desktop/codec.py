"""Codec: typed values as JSON values, and back, by their type hints.

Records are dataclasses, and enumerations are their values. ``Annotated`` says what a value may be
beyond its type:

- ``Annotated[int, range(1, 7)]``: a number in the range;
- ``Annotated[str, 24]``, ``Annotated[tuple[int, ...], 6]``: the greatest length;
- ``Annotated[str, re.compile("[a-z]+")]``: a text that matches as a whole.
"""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Generic,
    NamedTuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")


class FormError(ValueError):
    """A value that is not what it must be."""


class Form(NamedTuple):
    """How the values of a type are written as JSON values, and read."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


class Codec(Generic[T]):
    """Writes the values of a type as JSON values, and reads nothing else."""

    write: Callable[[T], Any]
    """Return a value as JSON values."""
    read: Callable[[object], T]
    """Return the value that was written; ``FormError`` if it is anything else."""

    def __init__(
        self,
        kind: type[T],
        *,
        as_lists: bool = False,
        only: Collection[str] = (),
        optional: Collection[str] = (),
        names: Mapping[str, Any] | None = None,
        named: Mapping[str, Any] | None = None,
        forms: Mapping[Any, Any] | None = None,
    ) -> None:
        """Find out how the type is written.

        Args:
            kind: A dataclass, or any other type that may stand in one.
            as_lists: Whether records are lists of their fields; else they are objects.
            only: Fields of records that are written, if not all; the others have defaults.
            optional: Fields that are not written while they have their default.
            names: Types in the hints of modules that do not import them.
            named: What stands for the types of fields, by their names.
            forms: What stands for some types: a ``Form``, or a type with other bounds.
        """
        self._as_lists = as_lists
        self._only = only
        self._optional = optional
        self._names = names
        self._named = named or {}
        self._forms = forms or {}
        self.write, self.read = self._form(kind)

    def _form(self, kind: Any, limit: Any = None) -> Form:
        kind = self._forms.get(kind, kind)
        if isinstance(kind, Form):
            return kind
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._form(*parts)
        if origin in (Union, UnionType):
            return self._optional_form(parts, limit) if NoneType in parts else self._union(parts)
        if origin is tuple:
            return self._tuple(parts[0], limit) if parts[-1] is ... else self._row(parts)
        if is_dataclass(kind):
            return self._record(kind)
        if issubclass(kind, Enum):
            return _member_form(kind)
        return Form(_same, _READ[kind](limit))

    def _optional_form(self, kinds: tuple[Any, ...], limit: Any) -> Form:
        (kind,) = (kind for kind in kinds if kind is not NoneType)
        write, read = self._form(kind, limit)
        return Form(
            lambda value: None if value is None else write(value),
            lambda plain: None if plain is None else read(plain),
        )

    def _union(self, kinds: tuple[Any, ...]) -> Form:
        """Return the form of a union: a list of the place of the type in it, and the value."""
        forms = [self._form(kind) for kind in kinds]

        def write(value: Any) -> list[object]:
            at = kinds.index(type(value))
            return [at, forms[at].write(value)]

        def read(plain: Any) -> Any:
            at, value = row_of(plain, 2)
            return forms[int_of(at, 0, len(forms) - 1)].read(value)

        return Form(write, read)

    def _tuple(self, kind: Any, limit: int | None) -> Form:
        write, read = self._form(kind)

        def read_all(plain: Any) -> tuple[Any, ...]:
            return tuple(map(read, list_of(plain, limit)))

        def read_ints(plain: Any) -> tuple[int, ...]:
            if not set(map(type, list_of(plain, limit))) <= {int}:
                raise FormError("not a number")
            return tuple(plain)

        if write is _same:
            write_all = _same if self._as_lists else list  # JSON takes tuples for lists
            return Form(write_all, read_ints if read is _any_int else read_all)
        return Form(lambda values: [write(value) for value in values], read_all)

    def _row(self, kinds: tuple[Any, ...]) -> Form:
        forms = [self._form(kind) for kind in kinds]

        def write(values: Any) -> list[object]:
            return [form.write(part) for form, part in zip(forms, values, strict=True)]

        def read(plain: Any) -> tuple[Any, ...]:
            parts = zip(forms, row_of(plain, len(forms)), strict=True)
            return tuple([form.read(part) for form, part in parts])

        return Form(write, read)

    def _record(self, kind: Any) -> Form:
        hints = {**get_type_hints(kind, None, self._names, include_extras=True), **self._named}
        known = [each for each in fields(kind) if not self._only or each.name in self._only]
        forms = {field.name: self._form(hints[field.name]) for field in known}
        writes = [(name, form.write) for name, form in forms.items()]
        reads = [(name, form.read) for name, form in forms.items()]
        usual = {
            field.name: forms[field.name].write(field.default)
            for field in known
            if field.name in self._optional
        }

        def write_list(value: Any) -> list[object]:
            return [write(getattr(value, name)) for name, write in writes]

        def read_list(plain: Any) -> Any:
            parts = zip(reads, row_of(plain, len(reads)), strict=True)
            return kind(*[read(part) for (_, read), part in parts])

        def write_object(value: Any) -> dict[str, object]:
            written = {name: write(getattr(value, name)) for name, write in writes}
            return {
                name: part
                for name, part in written.items()
                if name not in usual or part != usual[name]
            }

        def read_object(plain: Any) -> Any:
            given = {**usual, **plain} if type(plain) is dict else plain
            parts = fields_of(given, forms)
            values = {}
            for name, read in reads:
                try:
                    values[name] = read(parts[name])
                except FormError as error:
                    raise FormError(f"{name!r}: {error}") from None
            return kind(**values)

        if self._as_lists:
            return Form(write_list, read_list)
        return Form(write_object, read_object)


def _same(value: Any) -> Any:
    return value


def _member_form(kind: type[Enum]) -> Form:
    members = {member.value: member for member in kind}
    types = {kind, *map(type, members)}  # a StrEnum's members are values, too

    def read(plain: Any) -> Enum:
        if type(plain) not in types or plain not in members:
            raise FormError(f"no such {kind.__name__}")
        return members[plain]

    return Form(lambda member: member.value, read)


# Single values


def fields_of(value: object, keys: Collection[str]) -> dict[str, object]:
    """Return an object that has exactly these keys.

    Raises:
        FormError: If it is something else.
    """
    if type(value) is not dict or value.keys() != set(keys):
        raise FormError("not the expected keys")
    return value


def list_of(value: object, limit: int | None) -> list[object]:
    """Return a list of at most ``limit`` items.

    Raises:
        FormError: If it is something else.
    """
    if type(value) is not list or (limit is not None and len(value) > limit):
        raise FormError("not a list of the expected length")
    return value


def row_of(value: object, length: int) -> list[object]:
    """Return a list of ``length`` items.

    Raises:
        FormError: If it is something else.
    """
    if type(value) is not list or len(value) != length:
        raise FormError("not a list of the expected length")
    return value


def text_of(value: object, limit: int = 64) -> str:
    """Return a text of at most ``limit`` characters that UTF-8 can carry.

    Raises:
        FormError: If it is something else.
    """
    if type(value) is not str or len(value) > limit:
        raise FormError("not a text of the expected length")
    if not value.isascii() and any("\ud800" <= char <= "\udfff" for char in value):
        raise FormError("half a character")
    return value


def matching(value: object, pattern: re.Pattern[str]) -> str:
    """Return a text that matches a pattern as a whole.

    Raises:
        FormError: If it is something else.
    """
    if type(value) is not str or pattern.fullmatch(value) is None:
        raise FormError("not a text of the expected form")
    return value


def int_of(value: object, low: int, high: int) -> int:
    """Return an integer from ``low`` to ``high``; true and false are none.

    Raises:
        FormError: If it is something else.
    """
    if type(value) is not int or not low <= value <= high:
        raise FormError("not a number in the expected range")
    return value


def bool_of(value: object) -> bool:
    """Return true or false.

    Raises:
        FormError: If it is something else.
    """
    if type(value) is not bool:
        raise FormError("not true or false")
    return value


def _any_int(value: object) -> int:
    if type(value) is not int:
        raise FormError("not a number")
    return value


def _read_int(limit: range | None) -> Callable[[object], int]:
    if limit is None:
        return _any_int
    low, high = limit[0], limit[-1]
    return lambda value: int_of(value, low, high)


def _read_text(limit: int | re.Pattern[str] | None) -> Callable[[object], str]:
    if isinstance(limit, re.Pattern):
        return lambda value: matching(value, limit)
    return text_of if limit is None else lambda value: text_of(value, limit)


_READ: Mapping[Any, Callable[[Any], Callable[[object], object]]] = {
    bool: lambda _limit: bool_of,
    int: _read_int,
    str: _read_text,
    object: lambda _limit: _same,
}
"""What reads a single value of a type, by its limit."""
