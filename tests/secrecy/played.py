"""Recorded games, and how far a seat cannot tell two of them apart, whichever game it is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from acquire_desktop.game import AnyGame


class World(Protocol):
    """A start of a game, hidden things included."""

    @property
    def setup(self) -> Any:
        """How the game begins."""

    @property
    def rules(self) -> AnyGame:
        """The game, but that it goes as it does in this world."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game as it went in one world."""

    states: tuple[Any, ...]
    """Before the first action and after every action."""
    events: tuple[tuple[Any, ...], ...]
    """At the set-up and at every action."""
    actions: tuple[Any, ...]


def replayed(world: World, actions: Sequence[Any]) -> PlayedGame:
    """Play recorded actions in another world, as far as they are legal there."""
    rules = world.rules
    step = rules.start(world.setup)
    states, events = [step.state], [tuple(step.events)]
    done: list[Any] = []
    for action in actions:
        try:
            step = rules.apply(states[-1], action)
        except ValueError:
            break
        done.append(action)
        states.append(step.state)
        events.append(tuple(step.events))
    return PlayedGame(tuple(states), tuple(events), tuple(done))


def agreement(
    first: PlayedGame,
    second: PlayedGame,
    seen: Callable[[Any], object],
    told: Callable[[Sequence[Any]], object],
    since: int = 0,
) -> int:
    """Return the last ply up to which a seat cannot tell two games apart; -1 for none.

    Args:
        first: One game.
        second: The other.
        seen: What the seat may see of a state.
        told: What it was told of events.
        since: The first step that may be looked back at; what led to it is folded.
    """
    steps = zip(first.states, second.states, first.events, second.events, strict=False)
    ply = -1
    for ply, (one, other, events, retold) in enumerate(steps):
        is_folded = ply <= since and since > 0
        same_events = is_folded or told(events) == told(retold)
        is_same = ply < since or seen(one) == seen(other)
        if not (same_events and is_same):
            return ply - 1
    return ply
