"""Hotel Tycoon's face: how the protocol describes it and asks about it."""

from time import monotonic
from typing import Any, Final

from acquire_desktop.games.hotel_tycoon.choosers import NAMES, is_known, think
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.game import legal_actions, redact
from acquire_desktop.games.hotel_tycoon.engine.notation import action_text
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    PLAYERS,
    Mode,
    Setup,
    make_setup,
)
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.game import HOTEL_TYCOON
from acquire_desktop.games.hotel_tycoon.setup_json import setup_from as setup_from_object
from acquire_desktop.games.hotel_tycoon.setup_json import setup_object
from acquire_desktop.games.hotel_tycoon.view_objects import (
    decision_object,
    event_object,
    state_object,
)
from acquire_desktop.games.hotel_tycoon.view_reader import RULES_FAIL, BadViewError, view_from
from acquire_desktop.protocol.face import Face
from acquire_desktop.protocol.request_fields import MOST_SECONDS, limits_of, search_seed
from acquire_desktop.protocol.wire import Answer, Request, RequestError
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.strict_json import StrictJsonError

DEFAULT_SEED: Final = "hotel"
USUAL_LEVEL: Final = "hard"
"""Who chooses when a request names no level."""
_NOT_HERE: Final = ("simulations", "strict")
"""Fields of ``choose`` that mean something in Acquire alone."""


def setup_from(request: Request) -> Setup:
    """Read the set-up of a new game.

    Raises:
        RequestError: If the rules do not allow it.
    """
    mode, players = request.get("setup"), request.get("players")
    if not isinstance(mode, str) or mode not in (each.value for each in Mode):
        modes = ", ".join(each.value for each in Mode)
        raise RequestError("bad-setup", f"'setup' must be one of: {modes}")
    if type(players) is not int or players not in PLAYERS:
        raise RequestError("bad-setup", "'players' must be a whole number from 2 to 4")
    chosen = request.get("options", {})
    if not isinstance(chosen, dict):
        raise RequestError("bad-setup", "'options' must be an object")
    usual: dict[str, Any] = setup_object(make_setup(Mode(mode), players, DEFAULT_SEED))
    seed = request.get("seed", DEFAULT_SEED)
    whole = {**usual, "seed": seed, "options": {**usual["options"], **chosen}}
    try:
        return setup_from_object(whole, players)
    except (StrictJsonError, SaveError) as error:
        raise RequestError("bad-setup", f"not a set-up: {error}") from error


def choose(request: Request) -> Answer:
    """Have a computer player decide."""
    for name in _NOT_HERE:
        if name in request:
            raise RequestError("bad-request", f"{name!r} is of Acquire alone")
    level = request.get("level", USUAL_LEVEL)
    if not isinstance(level, str) or not is_known(level):
        raise RequestError("bad-request", f"'level' must be one of: {', '.join(NAMES)}")
    seed, limits = search_seed(request), limits_of(request)
    until = monotonic() + (MOST_SECONDS if limits is None else limits.seconds or MOST_SECONDS)
    try:
        view = view_from(request.get("view"))
        found = think(level, view, seed, lambda: monotonic() > until)
    except BadViewError as error:
        raise RequestError("bad-view", str(error)) from error
    except RULES_FAIL as error:
        raise RequestError("bad-view", "the rules cannot go on from it") from error
    return {"action": action_text(found.action), "candidates": [], "simulations": 0, "level": level}


def refusal(action: Action, state: State) -> str:
    """Tell why an action is not legal."""
    kind = type(state.table.flow[-1]).__name__
    return f"{action_text(action)!r} is not legal: seat {state.seat} decides {kind!r}"


FACE: Final = Face(
    rules=HOTEL_TYCOON,
    new_fields=frozenset({"game", "setup", "players", "seed", "options"}),
    setup_from=setup_from,
    state_object=state_object,
    decision_object=lambda state: decision_object(state.table.flow[-1]),
    legal_actions=legal_actions,
    event_object=lambda event, _setup: event_object(event),
    redact=redact,
    refusal=refusal,
    choose=choose,
)
"""As the protocol shows it."""
