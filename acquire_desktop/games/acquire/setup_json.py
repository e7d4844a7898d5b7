"""Set-up JSON: the set-up of a game of Acquire as plain JSON values, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from acquire_desktop.games.acquire.engine.board import MAX_SEATS, TILE_COUNT
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.house_rules import house_rules, with_house_rules
from acquire_desktop.games.acquire.engine.setup import EXTRA_CASH, Setup, SetupError, make_setup
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.strict_json import (
    StrictJsonError,
    bool_of,
    fields_of,
    int_of,
    list_of,
    text_of,
)

if TYPE_CHECKING:
    from acquire_desktop.games.acquire.engine.view import View

_SHUFFLE: Final = "pcg32-fisher-yates-1"
"""How the bag came from the seed when it was not given; a note, the bag is what counts."""
_KEYS: Final = frozenset(
    {"edition", "options", "start_player", "seed", "shuffle", "bag", "position"}
)


def setup_object(setup: Setup) -> dict[str, object]:
    """Return a set-up as JSON values."""
    options: dict[str, object] = {
        "holdings": setup.holdings.value,
        "house": house_rules(setup.edition),
    }
    if setup.power_cards:
        options["power_cards"] = True
    if setup.extra_cash:
        options["extra_cash"] = list(setup.extra_cash)
    return {
        "edition": setup.edition.key,
        "options": options,
        "start_player": setup.first_seat,
        "seed": setup.seed,
        "shuffle": _SHUFFLE,
        "bag": list(setup.tiles),
        "position": None if setup.position is None else _position_object(setup.position),
    }


def setup_from(value: Mapping[str, object], players: int) -> Setup:
    """Read back what ``setup_object`` wrote, for so many players.

    Raises:
        StrictJsonError: If the value has another form.
        SaveError: If the edition is not known or does not allow this set-up.
    """
    values = fields_of(value, _KEYS)
    options = _options_from(values["options"])
    start = values["start_player"]
    text_of(values["shuffle"])
    key = text_of(values["edition"])
    if key not in EDITIONS:
        raise SaveError(SaveProblem.UNKNOWN_EDITION, f"no such edition: {key}")
    try:
        return make_setup(
            with_house_rules(EDITIONS[key], _house_from(options["house"]), players),
            players,
            text_of(values["seed"]),
            tiles=tuple(
                int_of(tile, 0, TILE_COUNT - 1) for tile in list_of(values["bag"], TILE_COUNT)
            ),
            first_seat=None if start is None else int_of(start, 0, MAX_SEATS - 1),
            holdings=_holdings_from(options["holdings"]),
            power_cards=bool_of(options["power_cards"]),
            position=_position_from(values["position"]),
            extra_cash=_extra_cash_from(options["extra_cash"]),
        )
    except SetupError as error:
        raise SaveError(SaveProblem.ILLEGAL, str(error)) from error


def _position_object(view: View) -> dict[str, object]:
    """Write where a game begins in the middle; what may be done there follows from it."""
    from acquire_desktop.games.acquire.positions.view_objects import view_object

    return {name: part for name, part in view_object(view).items() if name != "legal"}


def _position_from(value: object) -> View | None:
    if value is None:
        return None
    from acquire_desktop.games.acquire.positions.faults import UNREACHABLE
    from acquire_desktop.games.acquire.positions.view_checks import BadViewError
    from acquire_desktop.games.acquire.positions.view_reader import view_from

    try:
        return view_from(value, overlook=UNREACHABLE)
    except BadViewError as error:
        raise SaveError(SaveProblem.ILLEGAL, str(error)) from error


def is_custom(options: object) -> bool:
    """Tell whether house rules change the edition, by the options that ``setup_object`` wrote.

    What cannot be read has none: it is told when the game is opened.
    """
    try:
        return bool(_house_from(_options_from(options)["house"]))
    except StrictJsonError:
        return False


def _options_from(value: object) -> dict[str, object]:
    """Read the options; saves of games without power cards or extra cash say nothing of them."""
    named = {"power_cards": False, "extra_cash": [], **value} if type(value) is dict else value
    return fields_of(named, {"holdings", "house", "power_cards", "extra_cash"})


def _house_from(value: object) -> dict[str, object]:
    if type(value) is not dict or len(value) > 32:
        raise StrictJsonError("not house rules")
    return {text_of(name): rule for name, rule in value.items()}


def _extra_cash_from(value: object) -> list[int]:
    return [int_of(cash, 0, EXTRA_CASH[-1]) for cash in list_of(value, MAX_SEATS)]


def _holdings_from(value: object) -> Holdings:
    try:
        return Holdings(value)
    except ValueError:
        raise StrictJsonError("holdings are open, aided or hidden") from None
