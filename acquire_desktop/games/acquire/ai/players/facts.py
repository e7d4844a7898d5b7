"""Facts of a view: chains and stocks beyond its plain numbers."""

from collections.abc import Sequence
from dataclasses import dataclass

from acquire_desktop.games.acquire.engine.board import (
    EMPTY,
    INDEPENDENT,
    TILE_COUNT,
    Chain,
    Seat,
    Tile,
)
from acquire_desktop.games.acquire.engine.editions import bonuses, price
from acquire_desktop.games.acquire.engine.kernel.bonus import bonus_shares
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import AROUND
from acquire_desktop.games.acquire.engine.view import View


@dataclass(frozen=True, slots=True)
class Place:
    """The surroundings of a tile on the board."""

    chains: tuple[Chain, ...]
    """The chains it touches, largest first."""
    survivor: Chain | None
    """The chain that has it afterwards; None when none has, or it must be chosen."""
    size: int
    """Tiles connected afterwards, the tile included."""


def knows(view: View, seat: Seat) -> bool:
    """Return whether the reader of a view may know a seat's cash and stock."""
    return view.holdings.are_shown or view.seat == seat


def knows_all(view: View) -> bool:
    """Return whether the reader may know all holdings, and nobody else has a stake."""
    has_market = view.edition.two_player_market and view.players == 2
    return view.holdings.are_shown and not has_market


def place_of(view: View, tile: Tile) -> Place:
    """Return the surroundings of a tile on the board as it is."""
    board, sizes = view.board, view.sizes
    touched = chains_beside(view, tile)
    chains = tuple(sorted(touched, key=lambda chain: (-sizes[chain], chain)))
    size = len(with_loners(board, tile)) + sum(sizes[chain] for chain in chains)
    is_tied = len(chains) > 1 and sizes[chains[0]] == sizes[chains[1]]
    return Place(chains, None if is_tied or not chains else chains[0], size)


def spaces_beside(view: View, chain: Chain) -> int:
    """Count the free spaces beside a chain."""
    return sum(chain in chains_beside(view, tile) for tile in free_spaces(view))


def is_exposed(view: View, chain: Chain) -> bool:
    """Tell whether one tile could have a chain acquired by another that is not smaller."""
    sizes = view.sizes
    if not 0 < sizes[chain] < view.edition.safe_size:
        return False
    return any(
        chain in beside and any(sizes[other] >= sizes[chain] for other in beside if other != chain)
        for beside in (chains_beside(view, tile) for tile in free_spaces(view))
    )


def bonus_for(view: View, seat: Seat, chain: Chain, size: int, more: int = 0) -> int:
    """Return a seat's bonus in dollars if a chain of this size was acquired now.

    It is 0 when the reader of the view may not know, or a drawn tile has a say in it.

    Args:
        view: What the reader knows.
        seat: Whose bonus.
        chain: The chain.
        size: Its tiles.
        more: Stocks that the seat gets before.
    """
    if not knows_all(view) or not size:
        return 0
    held = [stocks[chain] for stocks in view.stocks]
    held[seat] += more
    amounts = bonuses(view.edition, chain, size)
    shares = bonus_shares(held, amounts, view.edition.bonus_places, view.edition.sole_places)
    return next((share[4] for share in shares if share[0] == seat), 0)


def gain_of_growth(view: View, seat: Seat, chain: Chain, size: int) -> int:
    """Return the dollars by which a seat's stock gains when a chain grows to a size."""
    if not knows(view, seat):
        return 0
    dearer = price(view.edition, chain, size) - view.prices[chain]
    return view.stocks[seat][chain] * dearer


def rivals_best(view: View, seat: Seat, chain: Chain) -> list[int]:
    """Return the holdings of the others in a chain, most first."""
    others = (stocks[chain] for other, stocks in enumerate(view.stocks) if other != seat)
    return sorted(others, reverse=True)


def free_spaces(view: View) -> list[Tile]:
    """Return the free spaces that can still get a tile."""
    return [
        tile for tile in range(TILE_COUNT) if view.board[tile] == EMPTY and tile not in view.out
    ]


def chains_beside(view: View, tile: Tile) -> set[Chain]:
    """Return the chains that a space touches."""
    return {view.board[near] for near in AROUND[tile] if view.board[near] < INDEPENDENT}


def with_loners(board: Sequence[int], tile: Tile) -> set[Tile]:
    """Return a tile and the independent tiles that it connects."""
    found = {tile}
    waiting = [tile]
    while waiting:
        for near in AROUND[waiting.pop()]:
            if board[near] == INDEPENDENT and near not in found:
                found.add(near)
                waiting.append(near)
    return found
