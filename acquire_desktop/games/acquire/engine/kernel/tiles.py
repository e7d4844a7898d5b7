"""Tiles: which can be placed, how they join chains, and what happens to those that cannot.

A tile is *blocked* while it would found an eighth chain, and *unplayable* for ever once it
would merge two safe chains. A hand is *stuck* when none of its tiles can be placed.
"""

from typing import Final

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, INDEPENDENT, TILE_COUNT
from acquire_desktop.games.acquire.engine.kernel.action_codes import BUY, PLACE
from acquire_desktop.games.acquire.engine.kernel.kernel_state import HAND_SPAN, KernelState
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import NEIGHBORS
from acquire_desktop.games.acquire.engine.power_cards import DRAW_FIVE

NO_OBSTACLE: Final = 0
BLOCKED: Final = 1
UNPLAYABLE: Final = 2

WAITING: Final = [0] * TILE_COUNT
"""Tiles whose neighbours are still to be looked at; for reckoning."""
ALL_CHAINS: Final = (1 << CHAIN_COUNT) - 1
"""The owners that are chains, as bits."""
LONE_TILES: Final = 1 << INDEPENDENT
"""The owner of tiles without a chain, as a bit."""


def obstacle(state: KernelState, tile: int) -> int:
    """Return the obstacle to placing a tile: nothing, BLOCKED for now or UNPLAYABLE for ever.

    Rule: en-2023, "You Found a Hotel Chain", "You Merge Two or More Hotel Chains Together".
    """
    return obstacle_among(state, tile, safe_chains(state))


def obstacle_among(state: KernelState, tile: int, safe: int) -> int:
    """Return the same when the safe chains, a bit for each, are known."""
    owners = touched_owners(state, tile)
    safe &= owners
    if safe & safe - 1:
        return UNPLAYABLE
    if owners & (ALL_CHAINS | LONE_TILES) == LONE_TILES and state.active == CHAIN_COUNT:
        return BLOCKED
    return NO_OBSTACLE


def safe_chains(state: KernelState) -> int:
    """Return a bit for each safe chain."""
    safe_size = state.rules.safe_size
    safe = 0
    for chain in range(CHAIN_COUNT):
        safe |= (state.sizes[chain] >= safe_size) << chain
    return safe


def all_fit(state: KernelState, safe: int) -> bool:
    """Tell whether the board is such that every tile can be placed, by its safe chains' bits."""
    return state.active < CHAIN_COUNT and not safe & safe - 1


def can_place(state: KernelState, seat: int) -> bool:
    """Tell whether a seat holds a tile that can be placed."""
    safe = safe_chains(state)
    start = seat * HAND_SPAN
    for index in range(start, start + state.hand_counts[seat]):
        if obstacle_among(state, state.hands[index], safe) == NO_OBSTACLE:
            return True
    return False


# A placed tile


def touched_owners(state: KernelState, tile: int) -> int:
    """Return a bit for each owner whose tiles a tile touches, empty spaces included."""
    owners = 0
    around = NEIGHBORS[tile]
    for neighbor in around:
        owners |= 1 << state.board[neighbor]
    return owners


def join(state: KernelState, tile: int, chain: int, owners: int) -> int:
    """Give a tile and all that is connected to it to a chain; return how many tiles.

    Args:
        state: Where it happens.
        tile: The tile just placed.
        chain: Their new owner.
        owners: A bit for each owner whose tiles join.
    """
    board = state.board
    board[tile] = chain
    WAITING[0] = tile
    waiting = joined = 1
    while waiting:
        waiting -= 1
        around = NEIGHBORS[WAITING[waiting]]
        for neighbor in around:
            if owners >> board[neighbor] & 1:
                board[neighbor] = chain
                WAITING[waiting] = neighbor
                waiting += 1
                joined += 1
    return joined


def end_placement(state: KernelState) -> None:
    """Go on to the next tile of a Place four card, or to buying."""
    state.seat = state.turn_seat
    state.decision = PLACE if state.tiles_left > 0 else BUY


# A stuck hand


def set_hand_aside(state: KernelState) -> None:
    """Set the whole hand aside face up, out of play, and draw a new one.

    Rule: en-2008, "Frequently Asked Questions".
    """
    state.replaced = True
    hand = state.empty_hand(state.turn_seat)
    state.out = state.out + hand
    state.report("HandSetAside", state.turn_seat, tuple(hand))
    state.fill_hand(state.turn_seat)


def shuffle_stuck_hand_back(state: KernelState) -> None:
    """At the start of the turn show a stuck hand, shuffle it into the pool and draw anew.

    Rule: ja-2023, "手持ちのすべての建物コマがゲーム盤に配置できない場合".
    """
    seat = state.turn_seat
    if not state.hand_counts[seat] or can_place(state, seat) or not state.pool_count():
        return
    state.replaced = True
    hand = state.empty_hand(seat)
    state.report("HandShuffledBack", seat, tuple(hand))
    state.shuffle_into_pool(hand)
    state.fill_hand(seat)


def replace_unplayable(state: KernelState, seat: int) -> None:
    """Set unplayable tiles aside and draw as many; new ones wait for the next turn.

    A hand that is larger than usual by a Draw five card draws only up to the usual size.
    Rule: en-2023, "Draw a Building Tile"; ja-2023, "建物コマを1個補充する".
    """
    safe = safe_chains(state)
    if not safe & safe - 1:
        return
    index = seat * HAND_SPAN
    held = state.hand_counts[seat]
    end = index + held
    while index < end:
        tile = state.hands[index]
        if obstacle_among(state, tile, safe) == UNPLAYABLE:
            state.take_from_hand(seat, tile)
            end -= 1
            state.out = [*state.out, tile]
            state.report("UnplayableTileSetAside", seat, tile)
        else:
            index += 1
    if state.hand_counts[seat] < held:
        state.fill_hand(seat)


# The board at a standstill


def is_frozen(state: KernelState) -> bool:
    """Tell whether no player can ever place a tile again, so that the board stays as it is."""
    for seat in range(state.seats):
        if can_place(state, seat):
            return False
    if not state.pool_count():
        return True
    if state.rules.shuffles_stuck_hand_back:
        return not _pool_can_be_placed(state)
    changing_hands = 0
    for seat in range(state.seats):
        changing_hands += _hand_can_change(state, seat)
    return changing_hands == 0


def _pool_can_be_placed(state: KernelState) -> bool:
    """Tell whether hands that go round through the pool will ever hold a tile to place."""
    safe = safe_chains(state)
    for index in range(state.pool_start, len(state.pool)):
        if obstacle_among(state, state.pool[index], safe) == NO_OBSTACLE:
            return True
    return False


def _hand_can_change(state: KernelState, seat: int) -> bool:
    """Tell whether a seat with a stuck hand can draw while the pool has tiles."""
    rules = state.rules
    if rules.sets_stuck_hand_aside or state.has_card(seat, DRAW_FIVE):
        return True
    if state.hand_counts[seat] < rules.hand_size:
        return True
    if not rules.replaces_unplayable:
        return False
    safe = safe_chains(state)
    start = seat * HAND_SPAN
    for index in range(start, start + state.hand_counts[seat]):
        if obstacle_among(state, state.hands[index], safe) == UNPLAYABLE:
            return True
    return False
