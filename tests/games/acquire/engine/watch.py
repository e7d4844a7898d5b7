"""The facts of the rules document, section 7, checked cheaply while a game goes on.

``Watch.check`` looks after every action only at what the action changed; ``check_facts`` looks
at everything. Together they find a broken fact at the action that broke it, or a few later.
"""

from typing import Final

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, EMPTY, TILE_COUNT
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.kernel import action_codes as kernel
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import AROUND
from tests.games.acquire.engine.facts import check_facts

ALL_TILES: Final = list(range(TILE_COUNT))
PAID: Final = {"StockDisposed": 1, "StockBought": -1, "ChainFounded": 1, "BonusPaid": 1}
"""The events with money as their last field, and which way it goes."""


class Watch:
    """A game under watch."""

    def __init__(self, game: KernelGame, edition: Edition) -> None:
        self.edition = edition
        self.remember(game)
        check_facts(game, edition)

    def remember(self, game: KernelGame) -> None:
        self.board = game.board[:]
        self.stocks = game.stocks[:]
        self.cash = sum(game.cash)
        self.safe = [size if size >= self.edition.safe_size else 0 for size in game.sizes]
        self.turn = game.turn

    def check(self, game: KernelGame, *, fully: bool = False) -> None:
        """Raise AssertionError if the action just done, told in the log, broke a fact."""
        self.check_money(game)
        assert all(map(int.__ge__, game.sizes, self.safe)), "a safe chain shrank"
        if game.stocks != self.stocks:
            for chain in range(CHAIN_COUNT):
                held = game.stocks[chain::CHAIN_COUNT]
                assert min(held) >= 0, "a negative holding"
                assert game.bank[chain] >= 0, "a negative bank"
                assert game.bank[chain] + sum(held) == self.edition.chain_stock, "not 25 stocks"
        if game.board != self.board:
            self.check_new_tiles(game)
        if game.turn != self.turn:
            check_tiles_once(game)
        if fully:
            check_facts(game, self.edition)
        self.remember(game)

    def check_money(self, game: KernelGame) -> None:
        """Cash is a multiple of 100 and changes as the events say."""
        for cash in game.cash:
            assert cash >= 0, "negative cash"
            assert cash % 100 == 0, "cash not in hundreds"
        flow = 0
        for name, *fields in game.log or ():
            if name == "FinalAccountBegan":
                break
            if name in PAID and not (name == "BonusPaid" and fields[1] is None):
                flow += PAID[name] * int(str(fields[-1]))
        assert sum(game.cash) == self.cash + flow, "money came from nowhere"

    def check_new_tiles(self, game: KernelGame) -> None:
        """Where the board changed, no two owners touch, and sizes are counted right."""
        board = game.board
        choosing = game.decision in (kernel.FOUND, kernel.SURVIVOR)
        old = self.board
        for tile in [tile for tile in ALL_TILES if board[tile] != old[tile]]:
            owner = board[tile]
            assert owner != EMPTY, "a tile left the board"
            for near in AROUND[tile]:
                other = board[near]
                touching = other not in (owner, EMPTY)
                # Independent tiles may touch each other and, until the choice, any chain.
                assert not touching or (choosing and game.tile in (tile, near)), "owners touch"
        if not choosing and game.decision not in (kernel.DISPOSE, kernel.ACQUIRE):
            for chain in range(CHAIN_COUNT):
                assert board.count(chain) == game.sizes[chain] != 1, "a wrong size"


def check_tiles_once(game: KernelGame) -> None:
    """Each of the 108 tiles is in exactly one place."""
    board = game.board
    tiles = [tile for tile in ALL_TILES if board[tile] != EMPTY]
    tiles += [tile for tile in game.hands if tile >= 0]
    tiles += game.pool[game.pool_start :]
    tiles += game.out
    tiles.sort()
    assert tiles == ALL_TILES, "not each tile once"
