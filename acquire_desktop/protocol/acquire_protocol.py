"""Acquire's face: how the protocol tells of it and asks about it."""

from typing import Final

from acquire_desktop.games.acquire.choosers import NAMES, is_known, think
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.game import legal_actions, observe, redact
from acquire_desktop.games.acquire.engine.notation import action_text, board_diagram
from acquire_desktop.games.acquire.engine.state import State
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
from acquire_desktop.protocol.setup_reader import setup_from
from acquire_desktop.protocol.wire import Answer, Request, RequestError

USUAL_LEVEL: Final = "expert"
"""Who chooses when a request names no level."""


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
