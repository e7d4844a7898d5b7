"""Playing a written game again, and telling states apart by their hashes."""

import hashlib
import re
from collections.abc import Iterator, Sequence
from typing import Final

from acquire_desktop.engine.board import Seat, Tile, tile_name
from acquire_desktop.engine.events import Event
from acquire_desktop.engine.game import apply, deal, new_game, start
from acquire_desktop.engine.notation import parse_action, parse_tile
from acquire_desktop.engine.record import Setup
from acquire_desktop.engine.state import State
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.strict_json import canonical

CHECK_DIGITS: Final = 16
"""Hex digits of the hash at the end of a turn."""

_DEAL: Final = re.compile(r"deal ([0-5]) (\w{2,3})")


def deal_line(seat: Seat, tile: Tile) -> str:
    """Write the line of a history that deals a tile to a seat.

    >>> deal_line(0, 107)
    'deal 0 12I'
    """
    return f"deal {seat} {tile_name(tile)}"


def is_deal(line: str) -> bool:
    """Tell whether a referee, not a player, made a line of a history.

    >>> is_deal("deal 0 12I"), is_deal("place 12I")
    (True, False)
    """
    return _DEAL.fullmatch(line) is not None


def replay(setup: Setup, history: Sequence[str], known: Sequence[State] = ()) -> tuple[State, ...]:
    """Return the states before the first line and after every line.

    Args:
        setup: How the game starts.
        history: Actions in the text notation, and lines of ``deal_line``.
        known: The first of these states, where they are at hand; they are not played again.

    Raises:
        SaveError: If a line is not legal where it stands.
    """
    states = list(known[: len(history) + 1])
    try:
        if not states:
            states.append(new_game(setup))
        for line in history[len(states) - 1 :]:
            states.append(_after(states[-1], line))
    except ValueError as error:
        message = f"line {len(states)}: {error}"
        raise SaveError(SaveProblem.ILLEGAL, message) from error
    return tuple(states)


def events_of(
    setup: Setup, states: Sequence[State], history: Sequence[str]
) -> Iterator[tuple[Event, ...]]:
    """Yield what happened at the set-up and at every line of a history that was played.

    Args:
        setup: How the game starts.
        states: Before the first line and after every line, as ``replay`` returned them.
        history: Actions in the text notation, and lines of ``deal_line``, which tell nothing.
    """
    yield start(setup).events
    for state, line in zip(states, history, strict=False):
        is_told = not is_deal(line)
        yield apply(state, parse_action(line, setup.edition)).events if is_told else ()


def turn_of(state: State) -> int:
    """Return the number of the turn, counted from 1 over all players."""
    return state.game.turn


def state_hash(state: State) -> str:
    """Return 64 hex digits that two equal states share."""
    return hashlib.sha256(canonical(state.key())).hexdigest()


def turn_checks(states: Sequence[State]) -> list[list[object]]:
    """Return ``[lines played, start of the hash]`` for each state that begins a turn."""
    return [
        [index, state_hash(state)[:CHECK_DIGITS]]
        for index, state in enumerate(states)
        if index and turn_of(state) != turn_of(states[index - 1])
    ]


def _after(state: State, line: str) -> State:
    dealt = _DEAL.fullmatch(line)
    if dealt is not None:
        return deal(state, int(dealt.group(1)), parse_tile(dealt.group(2)))
    return apply(state, parse_action(line, state.setup.edition)).state
