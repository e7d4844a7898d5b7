"""Games played to their end by players of rules, for tests of what is told of them."""

from functools import cache

from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.events import Event
from acquire_desktop.games.acquire.engine.game import apply, observe, start
from acquire_desktop.games.acquire.engine.setup import make_setup, random_word
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.history import History
from acquire_desktop.games.acquire.news.facts import GameFacts, facts_of


def played(
    edition: str, count: int, seed: str, player: str
) -> tuple[list[State], list[list[Event]]]:
    """Play a game whose seats all choose as a player does; return all states and events."""
    setup = make_setup(EDITIONS[edition], count, seed)
    step = start(setup)
    states, events = [step.state], [list(step.events)]
    while not step.state.over:
        state = step.state
        number = random_word(setup.seed, f"{state.ply}|{state.seat}")
        step = apply(state, PLAYERS[player](observe(state, state.seat), number))
        states.append(step.state)
        events.append(list(step.events))
    return states, events


@cache
def facts(edition: str, count: int, seed: str, player: str = "greedy") -> GameFacts:
    """Return the facts of such a game."""
    states, events = played(edition, count, seed, player)
    return facts_from(states, events)


def facts_from(states: list[State], events: list[list[Event]]) -> GameFacts:
    """Return the facts of a game that is over."""
    records = History().records(states, len(states) - 1, range(states[0].setup.players))
    return facts_of(states, events, records)
