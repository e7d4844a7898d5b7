"""Acquire as the record of functions by which session, storage and worker run a game."""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Final

from acquire_desktop.game import Game, SeatResult, UndoObstacle
from acquire_desktop.games.acquire import KEY
from acquire_desktop.games.acquire.engine.actions import Action, PlaceTile
from acquire_desktop.games.acquire.engine.events import (
    AcquisitionBegan,
    BonusPaid,
    Event,
    GameEnded,
    HandShuffledBack,
    MarketDrawn,
    TileDrawn,
)
from acquire_desktop.games.acquire.engine.game import apply, observe, start
from acquire_desktop.games.acquire.engine.notation import action_text, parse_action
from acquire_desktop.games.acquire.engine.setup import Setup, random_word
from acquire_desktop.games.acquire.engine.sole_answer import sole_answer
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.games.acquire.engine.view_json import view_to_json
from acquire_desktop.games.acquire.log_entries import LogEntry, TookBack, redact_entries
from acquire_desktop.games.acquire.opponents import thinking_s
from acquire_desktop.games.acquire.public_view import is_public, private_view, public_view
from acquire_desktop.games.acquire.referee import dealt, is_deal
from acquire_desktop.games.acquire.setup_json import setup_from, setup_object
from acquire_desktop.games.acquire.sole_answers import given_answer

_TILES_SEEN: Final = (TileDrawn, HandShuffledBack, MarketDrawn)
_SHOWS_STOCK: Final = (AcquisitionBegan, BonusPaid)
"""Events that tell who holds how much, which only hidden holdings keep from the table."""


def turn_of(state: State) -> int:
    """Return the number of the turn, counted from 1 over all players."""
    return state.game.turn


def learnt(setup: Setup, events: Sequence[Event]) -> UndoObstacle | None:
    """Return the obstacle to taking events back that somebody learnt by them, or None."""
    if any(isinstance(event, _TILES_SEEN) for event in events):
        return UndoObstacle.DRAWN
    is_shown = any(isinstance(event, _SHOWS_STOCK) for event in events)
    return UndoObstacle.HOLDINGS_SHOWN if is_shown and setup.holdings is Holdings.HIDDEN else None


def note_taken_back(state: State, action: Action) -> TookBack | None:
    """Return the note of an action that is taken back, for the others, who saw the tile."""
    return TookBack(state.seat, action.tile) if isinstance(action, PlaceTile) else None


def result_of(states: Sequence[State], steps: Sequence[Sequence[Event]]) -> tuple[SeatResult, ...]:
    """Return how a finished game ended, by seat, with what ``seat_counts`` counts."""
    from acquire_desktop.games.acquire.seat_counts import seat_counts  # few starts need it

    told = chain.from_iterable(steps)
    ended = next(event for event in told if isinstance(event, GameEnded))
    return tuple(
        SeatResult(total, 1 + sum(other > total for other in ended.totals), counts)
        for total, counts in zip(ended.totals, seat_counts(states, steps), strict=True)
    )


def view_object(view: View) -> Mapping[str, object]:
    """Write a view for programs of others."""
    from acquire_desktop.games.acquire.positions.view_objects import view_object as object_of

    return object_of(view)


ACQUIRE: Final = Game[Setup, State, View, Action, Event, LogEntry](
    key=KEY,
    players_module="acquire_desktop.games.acquire.process_players",
    view_to_json=view_to_json,
    view_object=view_object,
    thinking_s=thinking_s,
    start=start,
    apply=apply,
    observe=observe,
    turn_of=turn_of,
    result_of=result_of,
    random_word=lambda setup, purpose: random_word(setup.seed, purpose),
    action_text=lambda action, setup: action_text(action, setup.edition),
    parse_action=lambda line, setup: parse_action(line, setup.edition),
    is_referees=is_deal,
    referee=dealt,
    edition_key=lambda setup: setup.edition.key,
    setup_object=setup_object,
    setup_from=setup_from,
    is_public=is_public,
    public_view=public_view,
    private_view=private_view,
    has_one_answer=lambda state: sole_answer(state) is not None,
    given_answer=given_answer,
    learnt=learnt,
    note_taken_back=note_taken_back,
    redact=redact_entries,
)
