"""View objects: states, views, decisions and events as JSON, in the words of docs/protocol.md.

Records are objects by the names of their fields, enumerations their values, properties their keys.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final

from acquire_desktop.games.hotel_tycoon.engine.board import KEY, NOBODY, PROPERTY_KEYS
from acquire_desktop.games.hotel_tycoon.engine.decisions import Decision
from acquire_desktop.games.hotel_tycoon.engine.events import Event
from acquire_desktop.games.hotel_tycoon.engine.game import observe
from acquire_desktop.games.hotel_tycoon.engine.notation import action_text
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.engine.view import View

PROPERTY_FIELDS: Final = frozenset(
    {"property", "lot", "other_than", "before", "after", "entrances"}
)
"""Fields of records that name properties; ``null`` stands for none."""
_OF_ONE_SEAT: Final = ("seat", "legal", "hand", "first_cards")
"""What a view has and the table has not."""


def view_object(view: View) -> Mapping[str, object]:
    """Describe what a seat may know; ``view_reader.view_from`` reads it back."""
    shown = {field.name: _field(field.name, getattr(view, field.name)) for field in fields(view)}
    shown = {"game": KEY, **shown}
    shown["flow"] = [decision_object(each) for each in view.flow]
    shown["decision"] = decision_object(view.decision)
    shown["legal"] = [action_text(action) for action in view.legal]
    if not view.legal:
        del shown["legal"]
    return shown


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
        "hands": [_field("hand", view.hand) for view in views],
        "first_cards": [_field("first_cards", view.first_cards) for view in views],
        "deck": [card.value for card in reversed(state.table.deck)],
    }


def decision_object(decision: Decision) -> dict[str, object]:
    """Describe what is asked of whom, or what goes on."""
    return {"kind": type(decision).__name__, "seat": decision.seat, **_record(decision)}


def event_object(event: Event) -> dict[str, object]:
    """Describe what happened."""
    return {"event": type(event).__name__, **_record(event)}


def _record(value: Any) -> dict[str, object]:
    return {field.name: _field(field.name, getattr(value, field.name)) for field in fields(value)}


def _field(name: str, value: object) -> object:
    if isinstance(value, tuple | list):
        return [_field(name, each) for each in value]
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value):
        return _record(value)
    if name in PROPERTY_FIELDS and type(value) is int:
        return None if value == NOBODY else PROPERTY_KEYS[value]
    return value
