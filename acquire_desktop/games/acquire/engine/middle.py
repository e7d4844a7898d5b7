"""Games that begin in the middle: the set-up that leads to a state, and the state it leads to."""

from dataclasses import replace

from acquire_desktop.games.acquire.engine.action_codec import action_of
from acquire_desktop.games.acquire.engine.board import EMPTY, TILE_COUNT, Seat
from acquire_desktop.games.acquire.engine.position import rebuild
from acquire_desktop.games.acquire.engine.setup import Setup, SetupError, SetupProblem, random_word
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.engine.view_builder import hand_of, view_of


def setup_at(state: State, seed: str) -> Setup:
    """Return the set-up of a game that begins where a state stands, its hidden tiles included.

    Args:
        state: Somebody has to decide in it.
        seed: The text that the chance of the new game comes from.

    Raises:
        SetupError: If the game of the state is over.
    """
    if state.over:
        raise SetupError(SetupProblem.BAD_POSITION, "the game is over")
    game, old = state.game, state.setup
    hands = [tile for seat in range(game.seats) for tile in hand_of(game, seat)]
    hidden = [*hands, *game.pool[game.pool_start :]]
    face_up = [tile for tile in range(TILE_COUNT) if tile not in set(hidden)]
    view = _shown(state, state.seat)
    tiles = (*face_up, *hidden)
    return replace(old, tiles=tiles, seed=seed, first_seat=None, position=view, extra_cash=())


def first_state(setup: Setup) -> State:
    """Return the state that a game with a position begins with.

    Raises:
        SetupError: If the set-up and its position do not fit each other.
    """
    view = setup.position
    if view is None:
        raise SetupError(SetupProblem.BAD_POSITION, "there is no position")
    count = sum(view.hand_sizes) + view.pool_count
    face_up, hidden = setup.tiles[: TILE_COUNT - count], list(setup.tiles[TILE_COUNT - count :])
    hands = []
    for size in view.hand_sizes:
        hands.append(tuple(hidden[:size]))
        del hidden[:size]
    seen = {tile for tile, owner in enumerate(view.board) if owner != EMPTY} | {*view.out}
    if hands[view.seat] != view.hand or {*face_up} != seen:
        raise SetupError(SetupProblem.BAD_TILES, "the tiles are not those of the position")
    built = rebuild(view, hands, hidden, random_word(setup.seed, "chance"))
    return State(setup, built.game, view.ply)


def _shown(state: State, seat: Seat) -> View:
    legal = tuple(action_of(code) for code in state.game.legal())
    return view_of(state.setup, state.game, state.ply, seat, legal)
