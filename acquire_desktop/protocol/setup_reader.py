"""Set-up reader: reads the set-up of a new game from a request."""

from typing import Final

from acquire_desktop.games.acquire.engine.board import MAX_SEATS, TILE_COUNT
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.games.acquire.engine.notation import parse_tile
from acquire_desktop.games.acquire.engine.setup import Setup, make_setup
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.protocol.wire import Request, RequestError

DEFAULT_SEED: Final = "acquire"
ALIASES: Final = {"pt-2008": "2008"}
"""Rulebooks that are an edition of another name."""


def setup_from(request: Request) -> Setup:
    """Read the set-up of a new game.

    Raises:
        RequestError: If there is no such edition or it does not allow the set-up.
    """
    edition = _edition(request.get("edition"))
    try:
        players = _int(request, "players")
        return make_setup(
            with_house_rules(edition, _house(request), players),
            players,
            _text(request, "seed", DEFAULT_SEED),
            tiles=_tile_order(request["tiles"]) if "tiles" in request else None,
            first_seat=_int(request, "first_seat") if "first_seat" in request else None,
            holdings=_holdings(request),
            power_cards=_power_cards(request),
            extra_cash=_extra_cash(request),
        )
    except ValueError as error:
        raise RequestError("bad-setup", str(error)) from error


def _edition(key: object) -> Edition:
    name = ALIASES.get(key, key) if isinstance(key, str) else ""
    if name not in EDITIONS:
        raise RequestError("unknown-edition", f"'edition' must be one of: {', '.join(EDITIONS)}")
    return EDITIONS[name]


def _house(request: Request) -> dict[str, object]:
    house = request.get("house", {})
    if not isinstance(house, dict):
        raise ValueError("'house' must be an object")  # noqa: TRY004 - a bad set-up, not a bug
    return house


def _power_cards(request: Request) -> bool:
    value = request.get("power_cards", False)
    if type(value) is not bool:
        raise ValueError("'power_cards' must be true or false")
    return value


def _extra_cash(request: Request) -> list[int]:
    extra_cash = request.get("extra_cash", [])
    if not isinstance(extra_cash, list):
        raise ValueError("'extra_cash' must be a list")  # noqa: TRY004 - a bad set-up, not a bug
    return extra_cash


def _holdings(request: Request) -> Holdings:
    name = _text(request, "holdings", Holdings.OPEN.value)
    if name not in (holdings.value for holdings in Holdings):
        raise ValueError("'holdings' must be open, aided or hidden")
    return Holdings(name)


def _int(request: Request, name: str) -> int:
    value = request.get(name)
    if type(value) is not int or not 0 <= value <= MAX_SEATS:
        raise ValueError(f"'{name}' must be a whole number from 0 to {MAX_SEATS}")
    return value


def _text(request: Request, name: str, default: str) -> str:
    value = request.get(name, default)
    if not isinstance(value, str):
        raise ValueError(f"'{name}' must be a text")  # noqa: TRY004 - a bad set-up, not a bug
    return value


def _tile_order(names: object) -> tuple[int, ...]:
    if not isinstance(names, list) or len(names) != TILE_COUNT:
        raise ValueError("'tiles' must be a list of 108 tile names")
    if not all(isinstance(name, str) for name in names):
        raise ValueError("'tiles' must be a list of 108 tile names")
    return tuple(parse_tile(name) for name in names)
