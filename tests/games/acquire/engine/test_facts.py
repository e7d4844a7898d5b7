"""The facts that random games are checked for notice a board that the rules do not know."""

import random
from collections.abc import Callable

import pytest

from acquire_desktop.games.acquire.engine.board import EMPTY, INDEPENDENT
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import new_game
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import AROUND
from acquire_desktop.games.acquire.engine.setup import make_setup
from tests.games.acquire.engine.facts import check_board


def game_with_a_chain() -> tuple[KernelGame, int]:
    """Play until a chain of three tiles stands, and return it with the game."""
    game = new_game(make_setup(CLASSIC_2023, 3, "facts")).game.copy()
    chance = random.Random(4)
    while max(game.sizes) < 3:
        game.apply(chance.choice(game.legal()))
    return game, game.sizes.index(max(game.sizes))


def with_tile(game: KernelGame, tile: int, owner: int) -> None:
    board = list(game.board)
    board[tile] = owner
    game.board = board


def with_size(game: KernelGame, chain: int, more: int) -> None:
    sizes = list(game.sizes)
    sizes[chain] += more
    game.sizes = sizes


def free_tile(game: KernelGame, chain: int, *, near: bool) -> int:
    """Return an empty tile beside a chain, or one that touches nothing."""
    for tile, owner in enumerate(game.board):
        owners = {game.board[neighbor] for neighbor in AROUND[tile]} - {EMPTY}
        if owner == EMPTY and owners == ({chain} if near else set()):
            return tile
    raise AssertionError


def miscounted(game: KernelGame, chain: int) -> None:
    with_size(game, chain, 1)


def in_two_parts(game: KernelGame, chain: int) -> None:
    with_tile(game, free_tile(game, chain, near=False), chain)
    with_size(game, chain, 1)


def touched_by_an_independent_tile(game: KernelGame, chain: int) -> None:
    with_tile(game, free_tile(game, chain, near=True), INDEPENDENT)


def touched_by_another_chain(game: KernelGame, chain: int) -> None:
    other = next(other for other, size in enumerate(game.sizes) if size == 0)
    tile = free_tile(game, chain, near=True)
    with_tile(game, tile, other)
    beyond = next(spot for spot in AROUND[tile] if game.board[spot] == EMPTY)
    with_tile(game, beyond, other)
    with_size(game, other, 2)
    headquarters = list(game.headquarters)
    headquarters[other] = tile
    game.headquarters = headquarters


def without_headquarters(game: KernelGame, chain: int) -> None:
    headquarters = list(game.headquarters)
    headquarters[chain] = -1
    game.headquarters = headquarters


@pytest.mark.parametrize(
    "broken",
    [
        miscounted,
        in_two_parts,
        touched_by_an_independent_tile,
        touched_by_another_chain,
        without_headquarters,
    ],
)
def test_a_chain_that_cannot_be_is_noticed(broken: Callable[[KernelGame, int], None]) -> None:
    game, chain = game_with_a_chain()
    check_board(game)
    broken(game, chain)
    with pytest.raises(AssertionError):
        check_board(game)


def test_a_chain_at_the_end_of_a_row_does_not_go_on_in_the_next() -> None:
    game, chain = game_with_a_chain()
    board = [EMPTY] * len(game.board)
    board[10] = board[11] = board[12] = chain
    game.board = board
    game.sizes = [3 if other == chain else 0 for other in range(len(game.sizes))]
    game.headquarters = [11 if other == chain else -1 for other in range(len(game.headquarters))]
    with pytest.raises(AssertionError):
        check_board(game)
    board[12], board[9] = EMPTY, chain
    game.board = board
    check_board(game)
