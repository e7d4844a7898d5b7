"""View objects: states, views, decisions and events as JSON, in the words of docs/protocol.md.

Records are objects by the names of their fields, enumerations their values, properties their keys.
"""

from functools import lru_cache
from typing import Annotated, Any, Final, get_args

from acquire_desktop.codec import Codec, Form, FormError, int_of, text_of
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.board import KEY, NOBODY, PROPERTY_KEYS
from acquire_desktop.games.hotel_tycoon.engine.decisions import Decision
from acquire_desktop.games.hotel_tycoon.engine.events import Event
from acquire_desktop.games.hotel_tycoon.engine.game import observe
from acquire_desktop.games.hotel_tycoon.engine.notation import action_text, parse_action
from acquire_desktop.games.hotel_tycoon.engine.setup import LATER_OPTIONS
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.engine.view import View

_MOST: Final = 10**7
"""No number in a view is greater."""
_MOST_STEPS: Final = 40
"""No car has further to go, with the longest tip and past all others."""
_DECISIONS: Final = {kind.__name__: kind for kind in get_args(Decision)}
DERIVED: Final = frozenset({"game", "decision"})
"""What an object has beside the fields of a view: it follows from them."""
_OF_ONE_SEAT: Final = ("seat", "legal", "hand", "first_cards")
"""What a view has and the table has not."""


def view_object(view: View) -> dict[str, object]:
    """Describe what a seat may know; ``view_reader.view_from`` reads what strangers wrote."""
    shown = {"game": KEY, **_codec(View).write(view), "decision": decision_object(view.decision)}
    if not view.legal:
        del shown["legal"]
    return shown


def view_of(value: object) -> View:
    """Read what ``view_object`` wrote, each field by itself.

    Raises:
        FormError: If it is none, or one of the fields has another form.
    """
    given = dict(value) if isinstance(value, dict) else {}
    fields = {name: part for name, part in given.items() if name not in DERIVED}
    view: View = _codec(View).read({"legal": [], "worth": [], **fields})
    return view


def state_object(state: State) -> dict[str, object]:
    """Describe a whole state, for a referee."""
    views = [observe(state, seat) for seat in range(state.setup.players)]
    shown = {
        name: value
        for name, value in view_object(views[state.seat]).items()
        if name not in _OF_ONE_SEAT
    }
    return {
        **shown,
        "hands": [[card.value for card in view.hand] for view in views],
        "first_cards": [[card.value for card in view.first_cards] for view in views],
        "deck": [card.value for card in reversed(state.table.deck)],
    }


def decision_object(decision: Decision) -> dict[str, object]:
    """Describe what is asked of whom, or what goes on."""
    return {"kind": type(decision).__name__, "seat": decision.seat, **_record(decision)}


def event_object(event: Event) -> dict[str, object]:
    """Describe what happened."""
    return {"event": type(event).__name__, **_record(event)}


def _record(value: Any) -> dict[str, object]:
    kind: Any = type(value)
    written: dict[str, object] = _codec(kind).write(value)
    return written


def _decision_from(value: object) -> Decision:
    given = dict(value) if isinstance(value, dict) else {}
    kind = _DECISIONS.get(text_of(given.pop("kind", "")))
    if kind is None:
        raise FormError("no such decision")
    if "seat" not in kind.__dataclass_fields__:
        given.pop("seat", None)  # it follows from the other fields
    decision: Decision = _codec(kind).read(given)
    return decision


def _property_from(value: object) -> int:
    if value is None:
        return NOBODY
    if value not in PROPERTY_KEYS:
        raise FormError("not a property")
    return PROPERTY_KEYS.index(str(value))


_Property = Annotated[int, "a property"]
_NAMED: Final = {
    **dict.fromkeys(("property", "lot", "other_than", "before", "after"), _Property),
    "entrances": tuple[_Property, ...],
    "steps": Annotated[int, range(NOBODY, _MOST_STEPS + 1)],
}
_FORMS: Final = {
    _Property: Form(lambda at: None if at == NOBODY else PROPERTY_KEYS[at], _property_from),
    int: Form(int, lambda value: int_of(value, NOBODY, _MOST)),
    Action: Form(action_text, lambda value: parse_action(text_of(value))),
    Decision: Form(decision_object, _decision_from),
}


@lru_cache(maxsize=128)
def _codec(kind: type[Any]) -> Codec[Any]:
    return Codec(kind, optional=LATER_OPTIONS, named=_NAMED, forms=_FORMS)
