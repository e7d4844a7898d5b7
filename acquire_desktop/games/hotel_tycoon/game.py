"""Hotel Tycoon as the record of functions by which session, storage and worker run a game."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final, NoReturn

from acquire_desktop.game import Game, SeatResult, UndoObstacle
from acquire_desktop.games.hotel_tycoon.choosers import thinking_s
from acquire_desktop.games.hotel_tycoon.engine.actions import Action, Pass, Wait
from acquire_desktop.games.hotel_tycoon.engine.board import KEY
from acquire_desktop.games.hotel_tycoon.engine.decisions import CardWindow
from acquire_desktop.games.hotel_tycoon.engine.events import (
    CardDrawn,
    CardPlayed,
    DeckReshuffled,
    DiceThrown,
    Event,
    GameEnded,
    PermissionThrown,
    StayBilled,
)
from acquire_desktop.games.hotel_tycoon.engine.game import apply, observe, redact, start
from acquire_desktop.games.hotel_tycoon.engine.notation import action_text, parse_action
from acquire_desktop.games.hotel_tycoon.engine.setup import Setup, random_word
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.public_view import (
    LogEntry,
    given_answer,
    has_one_answer,
    is_public,
    private_view,
    public_view,
)
from acquire_desktop.games.hotel_tycoon.setup_json import setup_from, setup_object
from acquire_desktop.games.hotel_tycoon.view_objects import view_object

_REVEALING: Final = (DiceThrown, PermissionThrown, CardDrawn, CardPlayed, DeckReshuffled)
"""Events by which somebody learns what chance brought, or which card a player held."""


def turn_of(state: State) -> int:
    """Return the number of the turn, counted from 1 over all players."""
    return state.table.turn.number


def learnt(_setup: Setup, events: Sequence[Event]) -> UndoObstacle | None:
    """Return why events cannot be taken back, by the secrets that they showed, or None."""
    is_revealing = any(isinstance(event, _REVEALING) for event in events)
    return UndoObstacle.DRAWN if is_revealing else None


def result_of(_states: Sequence[State], steps: Iterable[Sequence[Event]]) -> tuple[SeatResult, ...]:
    """Return how a finished game ended, by seat, with the stays in each seat's hotels."""
    entries = list(chain.from_iterable(steps))
    ended = next(event for event in entries if isinstance(event, GameEnded))
    stays = [event for event in entries if isinstance(event, StayBilled)]
    return tuple(
        SeatResult(total, ended.places[seat], _counts(seat, ended, stays))
        for seat, total in enumerate(ended.totals)
    )


def _counts(seat: int, ended: GameEnded, stays: Sequence[StayBilled]) -> dict[str, int]:
    own = [stay for stay in stays if stay.owner == seat]
    return {
        "land": ended.land[seat],
        "guests": len(own),
        "nights": sum(stay.nights for stay in own),
        "fees_billed": sum(stay.amount for stay in own),
        "stays": sum(stay.guest == seat for stay in stays),
    }


def goes_by(view: View, action: Action) -> bool:
    """Tell whether a player only lets the moment of a card pass."""
    return isinstance(view.decision, CardWindow) and isinstance(action, Pass | Wait)


def _no_referee(_state: State, line: str) -> NoReturn:
    raise ValueError(f"nobody referees this game: {line}")


HOTEL_TYCOON: Final = Game[Setup, State, View, Action, Event, LogEntry](
    key=KEY,
    players_module="acquire_desktop.games.hotel_tycoon.choosers",
    view_to_json=view_object,
    view_object=view_object,
    thinking_s=thinking_s,
    start=start,
    apply=apply,
    observe=observe,
    turn_of=turn_of,
    result_of=result_of,
    random_word=lambda setup, purpose: random_word(setup.seed, purpose),
    action_text=lambda action, _setup: action_text(action),
    parse_action=lambda line, _setup: parse_action(line),
    is_referees=lambda _line: False,
    referee=_no_referee,
    edition_key=lambda setup: setup.mode.value,
    setup_object=setup_object,
    setup_from=setup_from,
    is_public=is_public,
    public_view=public_view,
    private_view=private_view,
    has_one_answer=has_one_answer,
    given_answer=given_answer,
    learnt=learnt,
    note_taken_back=lambda _state, _action: None,
    redact=redact,
    goes_by=goes_by,
)
