"""Acquire's face: how the protocol describes it and asks about it."""

from typing import Final

from acquire_desktop.games.acquire.choosers import NAMES, is_known, think
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import MAX_SEATS, TILE_COUNT
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from acquire_desktop.games.acquire.engine.game import legal_actions, observe, redact
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.games.acquire.engine.notation import action_text, board_diagram, parse_tile
from acquire_desktop.games.acquire.engine.setup import Setup, make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.games.acquire.positions.merging_chains import side_by_side
from acquire_desktop.games.acquire.positions.view_objects import (
    DECISION_KINDS,
    decision_object,
    state_object,
)
from acquire_desktop.protocol.face import Face
from acquire_desktop.protocol.lenient_view import position_from
from acquire_desktop.protocol.objects import event_object
from acquire_desktop.protocol.request_fields import (
    FIELDS,
    OTHER_GAMES_FIELDS,
    limits_of,
    search_seed,
)
from acquire_desktop.protocol.wire import Answer, Request, RequestError

DEFAULT_SEED: Final = "acquire"
ALIASES: Final = {"pt-2008": "2008"}
"""Rulebooks that are an edition of another name."""
USUAL_LEVEL: Final = "expert"
"""Who chooses when a request names no level."""


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


def choose(request: Request) -> Answer:
    """Have a computer player decide."""
    level = request.get("level", USUAL_LEVEL)
    # The reference searches for as long as its name says, which a request could abuse.
    if not isinstance(level, str) or ":" in level or not is_known(level):
        known = f"{', '.join(NAMES)}; or a level and a character, as in hard-raider"
        raise RequestError("bad-request", f"'level' must be one of: {known}")
    seed = search_seed(request)
    limits = limits_of(request)
    view, notes = position_from(request)
    result = think(level, view, seed, limits)
    return {
        "action": action_text(result.action, view.edition),
        "candidates": [
            {
                "action": action_text(each.action, view.edition),
                "win": round(each.win, 4),
                "se": round(each.error, 4),
            }
            for each in result.candidates
        ],
        "simulations": result.simulations,
        "level": level,
        **({"notes": notes} if notes else {}),
    }


def refusal(action: Action, state: State) -> str:
    """Tell why an action is not legal, with the decision and the board as STATE shows them."""
    edition = state.setup.edition
    view = side_by_side(observe(state, state.seat))
    kind = DECISION_KINDS[type(view.decision)]
    board = "/".join(board_diagram(view.board, edition))
    text = action_text(action, edition)
    return f"{text!r} is not legal: seat {state.seat} decides {kind!r} on {board}"


FACE: Final = Face(
    rules=ACQUIRE,
    new_fields=frozenset(FIELDS["new"]) - OTHER_GAMES_FIELDS,
    setup_from=setup_from,
    state_object=state_object,
    decision_object=lambda state: decision_object(
        observe(state, state.seat).decision, state.setup.edition
    ),
    legal_actions=legal_actions,
    event_object=lambda event, setup: event_object(event, setup.edition),
    redact=redact,
    refusal=refusal,
    choose=choose,
)
"""As the protocol shows it."""
