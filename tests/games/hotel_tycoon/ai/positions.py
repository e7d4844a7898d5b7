"""Positions made up for tests of the computer players."""

from collections.abc import Iterator, Mapping
from random import Random

from acquire_desktop.games.hotel_tycoon.ai.players import Level, choose
from acquire_desktop.games.hotel_tycoon.ai.position import Position, terms_of
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, PROPERTY_KEYS, TILE_COUNT
from acquire_desktop.games.hotel_tycoon.engine.game import apply, new_game, observe
from acquire_desktop.games.hotel_tycoon.engine.setup import Options, Setup
from acquire_desktop.games.hotel_tycoon.engine.state import State

GENTLE = Options(fines_eliminate=False)


def position(
    cash: tuple[int, ...],
    owners: Mapping[str, int] | None = None,
    built: Mapping[str, int] | None = None,
    entrances: Mapping[int, str] | None = None,
    options: Options = GENTLE,
) -> Position:
    """Return a position in its first round; what is not named is nobody's."""
    at = PROPERTY_KEYS.index
    held = {tile: at(name) for tile, name in (entrances or {}).items()}
    return Position(
        terms_of(options, (False,) * len(cash), 1),
        cash,
        tuple((owners or {}).get(name, NOBODY) for name in PROPERTY_KEYS),
        tuple((built or {}).get(name, 0) for name in PROPERTY_KEYS),
        tuple(held.get(tile, NOBODY) for tile in range(TILE_COUNT)),
    )


def played(setup: Setup, levels: tuple[Level, ...], seed: int) -> Iterator[State]:
    """Yield the states of a game that computers play."""
    state, rng = new_game(setup), Random(seed)
    yield state
    while not state.over:
        action = choose(observe(state, state.seat), levels[state.seat], rng.getrandbits(32))
        # An illegal action raises here.
        state = apply(state, action).state
        yield state
