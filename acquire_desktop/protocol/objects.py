"""Objects: editions and events as the protocol's JSON."""

from dataclasses import fields

from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.events import Event
from acquire_desktop.games.acquire.engine.house_rules import HOUSE_FIELDS, house_value
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.positions.view_objects import field_value


def edition_object(edition: Edition) -> dict[str, object]:
    """Describe an edition: its players, its chains and what can be chosen."""
    return {
        "key": edition.key,
        "players": list(edition.players),
        "chains": [
            {"name": spec.name, "letter": spec.letter, "tier": spec.tier.value}
            for spec in edition.chains
        ],
        "options": {
            "holdings": [holdings.value for holdings in Holdings],
            "power_cards": edition.power_cards,
            "house": _house_options(edition),
        },
    }


def event_object(event: Event, edition: Edition) -> dict[str, object]:
    """Describe an event; chains and tiles are named, lists by chain follow the edition."""
    shown: dict[str, object] = {"event": type(event).__name__}
    for field in fields(event):
        shown[field.name] = field_value(field.name, getattr(event, field.name), edition)
    return shown


def _house_options(edition: Edition) -> dict[str, object]:
    """Return the fields that a house rule can change, as the rulebook has them."""
    return {name: house_value(edition, name) for name in HOUSE_FIELDS}
