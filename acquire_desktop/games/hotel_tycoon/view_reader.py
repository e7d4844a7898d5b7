"""View reader: reads a view from the JSON of strangers, and believes nothing in it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from typing import Final

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, PROPERTY_COUNT, TILE_COUNT
from acquire_desktop.games.hotel_tycoon.engine.cards import CARDS
from acquire_desktop.games.hotel_tycoon.engine.decisions import Decision
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.game import observe, resample
from acquire_desktop.games.hotel_tycoon.engine.setup import PLAYERS, Questions
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.view_objects import DERIVED, view_of

_MOST_FLOW: Final = 32
_PIPS: Final = 6
_OPTIONAL: Final = frozenset({"legal", "worth"})
"""Fields that follow from the others, and may be left out."""
_FIELDS: Final = {field.name: field for field in fields(View)}.keys()
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
    if unknown := sorted(str(name)[:40] for name in value.keys() - _FIELDS - DERIVED):
        raise BadViewError(f"a view has no such field: {unknown[0]!r}")
    if missing := sorted(_FIELDS - value.keys() - _OPTIONAL):
        raise BadViewError(f"the view lacks {missing[0]!r}")
    try:
        read = view_of(value)
    except ValueError as error:
        raise BadViewError(str(error)) from error
    return _checked(read, "worth" in value)


def _checked(read: View, has_worth: bool) -> View:
    """Return the view that the rules make of the position, if it is the one that was given."""
    for problem in _problems(read):
        raise BadViewError(problem)
    try:
        view = observe(resample(read, None, _NoChance()), read.seat)
    except RULES_FAIL as error:
        raise BadViewError("the rules cannot go on from it") from error
    for name in _FIELDS:
        is_derived = not read.legal if name == "legal" else name == "worth" and not has_worth
        if not is_derived and getattr(view, name) != getattr(read, name):
            raise BadViewError(f"{name!r} does not fit the rest")
    return view


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
    is_open = view.options.questions is Questions.OPEN_HANDS
    lengths = {len(view.open_hands), len(view.open_first_cards)}
    if lengths != {view.players if is_open else 0}:
        yield "not everybody's cards lie open"
    laid = [card for hand in (*view.open_hands, *view.open_first_cards) for card in hand]
    known = [*(laid if is_open else (*view.hand, *view.first_cards)), *view.discard]
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
