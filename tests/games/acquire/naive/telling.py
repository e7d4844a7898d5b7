"""What the naive engine must be told: the results of chance on the real engine."""

from collections.abc import Sequence

from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.events import Event, MarketDrawn
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view_builder import hand_of
from tests.games.acquire.naive.table import LogEntry


def told_by(state: State, events: Sequence[Event] = ()) -> LogEntry:
    """Return what chance decided, from the state after an action and the action's events."""
    game = state.game
    return LogEntry(
        {
            chain_name(event.chain, state.setup.edition): TILE_NAMES[event.tile]
            for event in events
            if isinstance(event, MarketDrawn)
        },
        [[TILE_NAMES[t] for t in hand_of(game, seat)] for seat in range(state.setup.players)],
        [TILE_NAMES[tile] for tile in game.pool[game.pool_start :]],
    )


def chain_name(chain: int, edition: Edition) -> str:
    return edition.chains[chain].name.lower()
