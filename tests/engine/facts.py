"""The facts of the rules document, section 7, checked on a kernel game."""

from acquire_desktop.engine import kernel_codes as kernel
from acquire_desktop.engine.board import CHAIN_COUNT, EMPTY, INDEPENDENT, TILE_COUNT
from acquire_desktop.engine.cards import CARD_COUNT, DRAW_FIVE
from acquire_desktop.engine.editions import Edition
from acquire_desktop.engine.kernel import Game
from acquire_desktop.engine.kernel_tables import AROUND


def check_facts(game: Game, edition: Edition) -> None:
    """Raise AssertionError when the game is in a state that the rules do not know."""
    check_tiles(game, edition)
    check_stock_and_cash(game, edition)
    check_board(game)
    assert bool(game.legal()) == (game.decision != kernel.OVER)


def check_tiles(game: Game, edition: Edition) -> None:
    """Each of the 108 tiles is in exactly one place; nobody holds too many."""
    placed = [tile for tile, owner in enumerate(game.board) if owner != EMPTY]
    held = [tile for tile in game.hands if tile >= 0]
    drawable = game.pool[game.pool_start :]
    assert sorted(placed + held + drawable + game.out) == list(range(TILE_COUNT))
    assert sum(game.hand_counts) == len(held)
    for seat, count in enumerate(game.hand_counts):
        kept = game.cards >> seat * CARD_COUNT + DRAW_FIVE & 1
        assert count <= edition.hand_size + (5 if edition.power_cards and not kept else 0)


def check_stock_and_cash(game: Game, edition: Edition) -> None:
    """Bank and players have 25 stocks of each chain; cash is a multiple of 100."""
    for chain in range(CHAIN_COUNT):
        held = game.stocks[chain::CHAIN_COUNT]
        assert min(held) >= 0
        assert game.bank[chain] >= 0
        assert game.bank[chain] + sum(held) == edition.chain_stock
    assert min(game.cash) >= 0
    assert all(cash % 100 == 0 for cash in game.cash)


def check_board(game: Game) -> None:
    """Chains are connected, apart from each other and from independent tiles.

    Only the tile just placed may touch chains while its founding or survivor is being chosen.
    """
    choosing = game.decision in (kernel.FOUND, kernel.SURVIVOR)
    board = game.board
    counts = [0] * CHAIN_COUNT
    seen = bytearray(TILE_COUNT)
    for tile in range(TILE_COUNT):
        owner = board[tile]
        if owner >= CHAIN_COUNT:
            continue
        counts[owner] += 1
        for neighbor in AROUND[tile]:
            other = board[neighbor]
            assert other in (owner, EMPTY) or (
                choosing and neighbor == game.tile and other == INDEPENDENT
            ), "different owners touch"
    for chain in range(CHAIN_COUNT):
        settled = game.headquarters[chain] < 0 or board[game.headquarters[chain]] == chain
        assert settled or game.decision in (kernel.DISPOSE, kernel.ACQUIRE)
        if settled:
            assert counts[chain] == game.sizes[chain] != 1
        if counts[chain]:
            assert reached(game, game.headquarters[chain], seen) == counts[chain]


def reached(game: Game, start: int, seen: bytearray) -> int:
    """Return how many tiles of the same owner are connected to a tile."""
    owner = game.board[start]
    seen[start] = 1
    waiting = [start]
    count = 0
    while waiting:
        count += 1
        for neighbor in AROUND[waiting.pop()]:
            if not seen[neighbor] and game.board[neighbor] == owner:
                seen[neighbor] = 1
                waiting.append(neighbor)
    return count


def check_step(before: Game, after: Game, edition: Edition) -> None:
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
