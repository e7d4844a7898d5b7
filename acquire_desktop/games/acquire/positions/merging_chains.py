"""The board during a merger: its chains side by side for other programs, joined for the engine.

The engine gives the survivor all tiles as soon as it is known. The rulebooks join the chains when
all stock is settled, so STATE and VIEW show the board as it was, the placed tile without a chain,
with the sizes and prices that this board has.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, INDEPENDENT, Tile, neighbors
from acquire_desktop.games.acquire.engine.decisions import AcquisitionOrder, StockDisposal
from acquire_desktop.games.acquire.engine.editions import price
from acquire_desktop.games.acquire.engine.view import View

Settlement = AcquisitionOrder | StockDisposal
"""The decisions of a merger whose survivor is known."""


def side_by_side(view: View) -> View:
    """Return the view as other programs see it; ``joined`` turns it back."""
    decision = view.decision
    if not isinstance(decision, Settlement):
        return view
    board = list(view.board)
    for tile in connected(board, decision.tile, {decision.survivor}):
        board[tile] = INDEPENDENT
    # What the placed tile connected touched nothing else before, so its parts are told apart by
    # taking it away: those with headquarters are chains, the others independent tiles.
    lone = {INDEPENDENT}
    for chain, place in enumerate(view.headquarters):
        if place is not None and board[place] == INDEPENDENT:
            for tile in connected(board, place, lone, without=decision.tile):
                board[tile] = chain
    return _with_board(view, board, [board.count(chain) for chain in range(CHAIN_COUNT)])


def joined(view: View) -> View:
    """Return the view as the engine has it; the other way round than ``side_by_side``."""
    decision = view.decision
    if not isinstance(decision, Settlement):
        return view
    board, sizes = list(view.board), list(view.sizes)
    merging = {board[near] for near in neighbors(decision.tile)} & set(range(CHAIN_COUNT))
    tiles = connected(board, decision.tile, merging | {INDEPENDENT})
    for tile in tiles:
        board[tile] = decision.survivor
    sizes[decision.survivor] = len(tiles)
    return _with_board(view, board, sizes)


def connected(
    board: Sequence[int], start: Tile, owners: Collection[int], *, without: Tile | None = None
) -> set[Tile]:
    """Return a tile and all that is connected to it through tiles of these owners."""
    seen = {start}
    waiting = [start]
    while waiting:
        for near in neighbors(waiting.pop()):
            if board[near] in owners and near not in seen and near != without:
                seen.add(near)
                waiting.append(near)
    return seen


def _with_board(view: View, board: Sequence[int], sizes: Sequence[int]) -> View:
    prices = tuple(price(view.edition, chain, size) for chain, size in enumerate(sizes))
    return replace(view, board=tuple(board), sizes=tuple(sizes), prices=prices)
