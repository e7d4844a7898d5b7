"""Replay: a written game played again, with a hash for each state."""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

from acquire_desktop.game import AnyGame, GameSetup, GameState
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.strict_json import canonical

CHECK_DIGITS: Final = 16
"""Hex digits of the hash at the end of a turn."""


def replay(
    rules: AnyGame, setup: GameSetup, history: Sequence[str], known: Sequence[GameState] = ()
) -> tuple[GameState, ...]:
    """Return the states before the first line and after every line.

    Args:
        rules: What is played.
        setup: How the game starts.
        history: Actions as lines, and lines of a referee.
        known: The first of these states, where they are at hand; they are not played again.

    Raises:
        SaveError: If a line is not legal where it stands.
    """
    states = list(known[: len(history) + 1])
    try:
        if not states:
            states.append(rules.start(setup).state)
        for line in history[len(states) - 1 :]:
            states.append(_after(rules, states[-1], line))
    except ValueError as error:
        message = f"line {len(states)}: {error}"
        raise SaveError(SaveProblem.ILLEGAL, message) from error
    return tuple(states)


def legal_part(rules: AnyGame, setup: GameSetup, history: Sequence[str]) -> tuple[GameState, ...]:
    """Return the states before the first line and after every line up to the first illegal one.

    For games that began by older rules: a line may be legal no more.
    """
    states = [rules.start(setup).state]
    with suppress(ValueError):
        for line in history:
            states.append(_after(rules, states[-1], line))
    return tuple(states)


def events_of(
    rules: AnyGame, setup: GameSetup, states: Sequence[GameState], history: Sequence[str]
) -> Iterator[Sequence[Any]]:
    """Yield what happened at the set-up and at every line of a history; a referee's tell nothing.

    Args:
        rules: What is played.
        setup: How the game starts.
        states: Before the first line and after every line, as ``replay`` returned them.
        history: Actions as lines, and lines of a referee.
    """
    yield rules.start(setup).events
    for state, line in zip(states, history, strict=False):
        is_played = not rules.is_referees(line)
        yield rules.apply(state, rules.parse_action(line, setup)).events if is_played else ()


def state_hash(state: GameState) -> str:
    """Return 64 hex digits that two equal states share."""
    return hashlib.sha256(canonical(state.key())).hexdigest()


class KnownHashes:
    """Hashes of the states of one game, kept from one save to the next.

    A state is never changed, so that the same object has the same hash; where undo put another
    one in its place, the hash is worked out anew.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[GameState, str]] = {}

    def of(self, index: int, state: GameState) -> str:
        """Return ``state_hash`` of the state after so many lines."""
        known = self._known.get(index)
        if known is None or known[0] is not state:
            known = self._known[index] = state, state_hash(state)
        return known[1]


def turn_checks(
    rules: AnyGame, states: Sequence[GameState], hashes: KnownHashes | None = None
) -> list[list[object]]:
    """Return ``[lines played, start of the hash]`` for each state that begins a turn.

    Args:
        rules: What is played.
        states: Before the first line and after every line.
        hashes: Of this game, as far as they were worked out before.
    """
    hashes = hashes or KnownHashes()
    turns = [rules.turn_of(state) for state in states]
    return [
        [index, hashes.of(index, state)[:CHECK_DIGITS]]
        for index, state in enumerate(states)
        if index and turns[index] != turns[index - 1]
    ]


def _after(rules: AnyGame, state: GameState, line: str) -> GameState:
    after: GameState
    if rules.is_referees(line):
        after = rules.referee(state, line)
    else:
        after = rules.apply(state, rules.parse_action(line, state.setup)).state
    return after
