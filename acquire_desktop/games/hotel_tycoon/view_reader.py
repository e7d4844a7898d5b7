"""View reader: reads a view from the JSON of strangers, and believes nothing in it."""

import types
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from acquire_desktop.games.hotel_tycoon.engine.board import (
    NOBODY,
    PROPERTY_COUNT,
    PROPERTY_KEYS,
    TILE_COUNT,
)
from acquire_desktop.games.hotel_tycoon.engine.cards import CARDS
from acquire_desktop.games.hotel_tycoon.engine.decisions import Decision
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.game import observe, resample
from acquire_desktop.games.hotel_tycoon.engine.notation import parse_action
from acquire_desktop.games.hotel_tycoon.engine.setup import PLAYERS
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.view_objects import PROPERTY_FIELDS

_MOST: Final = 10**7
"""No number in a view is greater."""
_MOST_STEPS: Final = 40
"""No car has further to go, with the longest tip and past all others."""
_MOST_FLOW: Final = 32
_PIPS: Final = 6
_DERIVED: Final = frozenset({"game", "decision"})
"""What an object has beside the fields of a view: it follows from them."""
_OPTIONAL: Final = frozenset({"legal", "worth"})
"""Fields that follow from the others, and may be left out."""
_KINDS: Final = {kind.__name__: kind for kind in get_args(Decision)}
RULES_FAIL: Final = (
    *(ValueError, TypeError, LookupError, AttributeError),
    *(AssertionError, ArithmeticError, RecursionError),
)
"""What the rules, and those who play by them, raise at a table that no game comes to."""


class BadViewError(ValueError):
    """A view that no game can show."""


@dataclass(slots=True)
class _NoChance:
    """Words for a state in which chance plays no part."""

    last: int = 0

    def word(self) -> int:
        """Return the next number."""
        self.last += 1
        return self.last


def view_from(value: object) -> View:
    """Read what ``view_objects.view_object`` wrote.

    Raises:
        BadViewError: If no game can show it.
    """
    if not isinstance(value, dict):
        raise BadViewError("'view' must be an object")
    hints = get_type_hints(View)
    known = hints.keys() | _DERIVED
    if unknown := sorted(str(name)[:40] for name in value.keys() - known):
        raise BadViewError(f"a view has no such field: {unknown[0]!r}")
    if missing := sorted(hints.keys() - value.keys() - _OPTIONAL):
        raise BadViewError(f"the view lacks {missing[0]!r}")
    given = {"legal": [], "worth": [], **value}
    lines = given.pop("legal")
    parts = {name: _read(name, hint, given[name]) for name, hint in hints.items() if name in given}
    return _checked(View(**parts, legal=()), lines, "worth" in value)


def _checked(read: View, lines: object, has_worth: bool) -> View:
    """Return the view that the rules make of the position, if it is the one that was given."""
    for problem in _problems(read):
        raise BadViewError(problem)
    try:
        view = observe(resample(read, None, _NoChance()), read.seat)
        legal = _legal(lines)
    except RULES_FAIL as error:
        raise BadViewError("the rules cannot go on from it") from error
    for field in fields(View):
        name = field.name
        is_derived = name == "legal" or (name == "worth" and not has_worth)
        if not is_derived and getattr(view, name) != getattr(read, name):
            raise BadViewError(f"{name!r} does not fit the rest")
    if legal and legal != view.legal:
        raise BadViewError("'legal' does not fit the rest")
    return view


def _legal(lines: object) -> tuple[object, ...]:
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise BadViewError("'legal' must be a list of texts")
    return tuple(map(parse_action, lines))


def _problems(view: View) -> Iterator[str]:
    """Yield what is wrong with the numbers, before the rules touch them."""
    seats, properties = range(view.players), range(PROPERTY_COUNT)
    lengths = {
        **dict.fromkeys(_BY_SEAT, view.players),
        **dict.fromkeys(("owners", "built"), PROPERTY_COUNT),
        "entrances": TILE_COUNT,
        **({"worth": view.players} if view.worth else {}),
    }
    checks: tuple[tuple[Callable[[], bool], str], ...] = (
        (lambda: view.players in PLAYERS, "two to four players"),
        (lambda: view.seat in seats, "no such seat"),
        (lambda: len(view.turn.bought) == PROPERTY_COUNT, "'bought' has another length"),
        (lambda: all(tile in range(TILE_COUNT) for tile in view.tiles), "no such tile"),
        (lambda: all(owner in (*seats, NOBODY) for owner in view.owners), "no such owner"),
        (
            lambda: all(view.built[at] in range(len(DEEDS[at].steps) + 1) for at in properties),
            "more is built than the deed has",
        ),
        (lambda: view.turn.seat in seats, "no turn goes on"),
        (lambda: 0 < len(view.flow) <= _MOST_FLOW, "no turn goes on"),
        (lambda: all(_asked(each) in seats for each in view.flow), "no such seat decides"),
        (lambda: all(1 <= pips <= _PIPS for pips in view.turn.dice), "no such die"),
    )
    for name, length in lengths.items():
        if len(getattr(view, name)) != length:
            yield f"{name!r} has another length"
    yield from (problem for is_sound, problem in checks if not is_sound())
    yield from _card_problems(view)


def _asked(decision: Decision) -> int:
    """Return the seat that a decision asks; ``NOBODY`` where none is named."""
    try:
        return decision.seat
    except IndexError:
        return NOBODY


_BY_SEAT: Final = (
    *("cash", "tiles", "parked", "resting", "laps", "out", "came_back", "skips", "profiles"),
    *("hand_sizes", "first_card_counts"),
)


def _card_problems(view: View) -> Iterator[str]:
    """Yield what is wrong with the cards: each is there once."""
    known = [*view.hand, *view.first_cards, *view.discard]
    if len(set(known)) < len(known):
        yield "a card is there twice"
    if (len(view.hand), len(view.first_cards)) != (
        view.hand_sizes[view.seat],
        view.first_card_counts[view.seat],
    ):
        yield "the hand has another size"
    held = sum(view.hand_sizes) + sum(view.first_card_counts)
    drawn = sum(type(each).__name__ == "SwapNotice" for each in view.flow)
    total = held + drawn + len(view.discard) + view.deck_size
    if view.options.events and total != len(CARDS):
        yield "there are twenty cards"


# Values by their types


def _read(name: str, hint: Any, value: object) -> Any:
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return _read_union(name, hint, value)
    if origin is tuple:
        if not isinstance(value, list):
            raise BadViewError(f"{name!r} must be a list")
        return tuple(_read(name, get_args(hint)[0], each) for each in value)
    if is_dataclass(hint):
        return _read_record(name, hint, value)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _read_member(name, hint, value)
    return _PLAIN[hint](name, value)


def _read_union(name: str, hint: Any, value: object) -> Any:
    kinds = [kind for kind in get_args(hint) if kind is not type(None)]
    if len(kinds) < len(get_args(hint)) and value is None:
        return None
    if len(kinds) == 1:
        return _read(name, kinds[0], value)
    kind = value.get("kind") if isinstance(value, dict) else None
    if not isinstance(kind, str) or kind not in _KINDS:
        raise BadViewError(f"{name!r} holds no decision")
    assert isinstance(value, dict), "it has a kind"
    rest = {key: part for key, part in value.items() if key != "kind"}
    return _read_record(name, _KINDS[kind], rest)


def _read_record(name: str, kind: Any, value: object) -> Any:
    hints = get_type_hints(kind)
    given = dict(value) if isinstance(value, Mapping) else {}
    if "seat" in given and "seat" not in hints:
        del given["seat"]  # it follows from the other fields
    if given.keys() != hints.keys():
        raise BadViewError(f"{name!r} has other fields")
    return kind(**{part: _read(part, hint, given[part]) for part, hint in hints.items()})


def _read_member(name: str, kind: type[Enum], value: object) -> Enum:
    try:
        return kind(value)
    except ValueError:
        raise BadViewError(f"{name!r}: no such {kind.__name__}") from None


def _read_number(name: str, value: object) -> int:
    if name in PROPERTY_FIELDS:
        if value is None:
            return NOBODY
        if not isinstance(value, str) or value not in PROPERTY_KEYS:
            raise BadViewError(f"{name!r} must be a property")
        return PROPERTY_KEYS.index(value)
    most = _MOST_STEPS if name == "steps" else _MOST
    if type(value) is not int or not NOBODY <= value <= most:
        raise BadViewError(f"{name!r} must be a whole number")
    return value


def _read_truth(name: str, value: object) -> bool:
    if type(value) is not bool:
        raise BadViewError(f"{name!r} must be true or false")
    return value


_PLAIN: Final[dict[Any, Callable[[str, object], object]]] = {
    int: _read_number,
    bool: _read_truth,
}
