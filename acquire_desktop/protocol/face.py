"""Face: how the protocol describes one game and asks about it, as a record of functions."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from acquire_desktop.game import AnyGame
from acquire_desktop.protocol.wire import Answer, Request

GAME_FIELD = "game"
"""Names the game in ``new``, and in the states and views of all games but Acquire."""


@dataclass(frozen=True)
class Face:
    """A game as the protocol shows it."""

    rules: AnyGame
    """What is played."""
    new_fields: frozenset[str]
    """What a request for a new game may say."""
    setup_from: Callable[[Request], Any]
    """Read the set-up of a new game; ``RequestError`` if it is none."""
    state_object: Callable[[Any], dict[str, object]]
    """Describe a whole state, for a referee."""
    decision_object: Callable[[Any], Mapping[str, object]]
    """Describe what is asked in a state."""
    legal_actions: Callable[[Any], Sequence[Any]]
    """Return every action of the seat that decides in a state."""
    event_object: Callable[[Any, Any], dict[str, object]]
    """Describe an event of a game with a set-up."""
    redact: Callable[[Sequence[Any], int], Sequence[Any]]
    """Return events as a seat saw them."""
    refusal: Callable[[Any, Any], str]
    """Tell why an action is not legal in a state."""
    choose: Callable[[Request], Answer]
    """Have a computer player decide; ``RequestError`` if that cannot be."""
