"""The facts of the rules document, section 7, checked on a kernel game."""

from collections.abc import Sequence
from typing import Final

from acquire_desktop.games.acquire.engine.board import (
    CHAIN_COUNT,
    COLUMNS,
    EMPTY,
    INDEPENDENT,
    TILE_COUNT,
)
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.kernel import action_codes as kernel
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.power_cards import (
    BUY_FIVE,
    CARD_COUNT,
    DRAW_FIVE,
    EXCHANGES,
    FREE_STOCK,
    PLACE_FOUR,
    TILES_DRAWN,
    TILES_PLACED,
)

BITS: Final = [1 << tile for tile in range(TILE_COUNT)]
WHOLE_BOARD: Final = (1 << TILE_COUNT) - 1
FIRST_COLUMN: Final = sum(BITS[::COLUMNS])
LAST_COLUMN: Final = FIRST_COLUMN << COLUMNS - 1


def check_facts(game: KernelGame, edition: Edition) -> None:
    """Raise AssertionError when the game is in a state that the rules do not know."""
    check_tiles(game, edition)
    check_stock_and_cash(game, edition)
    check_board(game)
    check_cards(game)
    assert bool(game.legal()) == (game.decision != kernel.OVER)


def check_tiles(game: KernelGame, edition: Edition) -> None:
    """Each of the 108 tiles is in exactly one place; nobody holds too many."""
    placed = [tile for tile, owner in enumerate(game.board) if owner != EMPTY]
    held = [tile for tile in game.hands if tile >= 0]
    drawable = game.pool[game.pool_start :]
    assert sorted(placed + held + drawable + game.out) == list(range(TILE_COUNT))
    assert sum(game.hand_counts) == len(held)
    for seat, count in enumerate(game.hand_counts):
        has_drawn_more = edition.power_cards and not game.has_card(seat, DRAW_FIVE)
        assert count <= edition.hand_size + (TILES_DRAWN if has_drawn_more else 0)


def check_cards(game: KernelGame) -> None:
    """A card in use is gone from its player, and allows no more than it says."""
    assert 0 <= game.cards < 1 << game.seats * CARD_COUNT
    assert -1 <= game.card < CARD_COUNT
    assert game.card < 0 or not game.has_card(game.turn_seat, game.card)
    assert 0 <= game.tiles_left <= (TILES_PLACED if game.card == PLACE_FOUR else 1)
    assert (game.decision == kernel.FREE) == (game.card == FREE_STOCK)
    assert 0 <= game.exchanges_left <= EXCHANGES
    assert (game.tiles_left > 0) >= (game.decision == kernel.PLACE)
    if game.card == BUY_FIVE and game.decision == kernel.BUY:
        most = max(sum(kernel.purchase_counts(code)) for code in purchases(game))
        assert most <= 5


def purchases(game: KernelGame) -> list[int]:
    mask = kernel.ARGUMENT_MASK
    return [code & mask for code in game.legal() if code >> kernel.KIND_SHIFT == kernel.BUY]


def check_stock_and_cash(game: KernelGame, edition: Edition) -> None:
    """Bank and players have 25 stocks of each chain; cash is a multiple of 100."""
    for chain in range(CHAIN_COUNT):
        held = game.stocks[chain::CHAIN_COUNT]
        assert min(held) >= 0
        assert game.bank[chain] >= 0
        assert game.bank[chain] + sum(held) == edition.chain_stock
    assert min(game.cash) >= 0
    assert all(cash % 100 == 0 for cash in game.cash)


def check_board(game: KernelGame) -> None:
    """Chains are connected, apart from each other and from independent tiles.

    Only the tile just placed may touch chains while its founding or survivor is being chosen.
    """
    tiles = tiles_of_owners(game.board)
    taken = sum(tiles)
    if game.decision in (kernel.FOUND, kernel.SURVIVOR):
        taken &= ~(tiles[INDEPENDENT] & 1 << game.tile)
    for chain in range(CHAIN_COUNT):
        of_chain, headquarters = tiles[chain], game.headquarters[chain]
        assert not around(of_chain) & taken & ~of_chain, "different owners touch"
        settled = headquarters < 0 or bool(of_chain >> headquarters & 1)
        assert settled or game.decision in (kernel.DISPOSE, kernel.ACQUIRE)
        if settled:
            assert of_chain.bit_count() == game.sizes[chain] != 1
        if of_chain:
            assert headquarters >= 0
            assert connected(headquarters, of_chain) == of_chain


def tiles_of_owners(board: Sequence[int]) -> list[int]:
    """Return the tiles of each owner, a set of tiles as the bits of a number."""
    tiles = [0] * EMPTY
    for owner, tile in zip(board, BITS, strict=True):
        if owner != EMPTY:
            tiles[owner] |= tile
    return tiles


def around(tiles: int) -> int:
    """Return the neighbours of a set of tiles, some of which may be in it."""
    beside = (tiles & ~LAST_COLUMN) << 1 | (tiles & ~FIRST_COLUMN) >> 1
    return beside | tiles << COLUMNS & WHOLE_BOARD | tiles >> COLUMNS


def connected(start: int, tiles: int) -> int:
    """Return the tiles of a set that a way through it connects to one of them."""
    found, before = 1 << start & tiles, 0
    while found != before:
        before, found = found, (found | around(found)) & tiles
    return found


def check_step(before: KernelGame, after: KernelGame, edition: Edition) -> None:
    """Check what a single action may change: safe chains stay, events explain the money."""
    for chain in range(CHAIN_COUNT):
        if before.sizes[chain] >= edition.safe_size:
            assert after.sizes[chain] >= before.sizes[chain]
    flow = sum(after.cash) - sum(before.cash)
    paid = 0
    for name, *fields in after.log or ():
        if name == "FinalAccountBegan":
            break
        if name in ("BonusPaid", "StockDisposed"):
            payee_is_market = name == "BonusPaid" and fields[1] is None
            paid += 0 if payee_is_market else int(str(fields[-1]))
        elif name == "StockBought":
            paid -= int(str(fields[-1]))
        elif name == "ChainFounded":
            paid += int(str(fields[-1]))
    assert flow == paid
